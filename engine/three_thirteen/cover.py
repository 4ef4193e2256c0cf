"""Which natural cards of a hand combinations can cover with so many wilds: an exact search.

Natural cards are bits of a mask, in rising rank. A combination is the natural cards in it and the number of wilds
that it cannot do without. Three facts keep the search small:

- a run of six places or more is two runs, so only windows of three to five places count [T4.2, T4.3];
- wilds are alike here, since any of them stands for any card, and a wild that is not needed joins a combination
  that there is anyway [T3.2]: only the number of wilds needed matters;
- equal cards are alike, so of several the lowest bit is used first and left over last.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from engine.suited import ACE, KING, Card, rank_of
from engine.three_thirteen.types import Rules

LONGEST: Final = 5
"""Places of the longest run that is not two runs."""

Piece = tuple[int, int, int, int]
"""A possible combination: its mask, the wilds it needs, what its cards would cost left over, and the mask of cards
equal to some of its own that must be used before them."""


class Cover:
    """The possible combinations of some natural cards, each filed under the lowest card in it."""

    def __init__(self, naturals: tuple[Card, ...], wilds: int, rules: Rules, cost: Callable[[Card], int]) -> None:
        """Take the natural cards, how many wilds go with them, and what a card left over costs."""
        self.cards: Final = tuple(sorted(naturals, key=lambda card: (rank_of(card), card)))
        self.wilds: Final = wilds
        self._costs: Final = tuple(map(cost, self.cards))
        self._equal: Final = self._equal_cards()
        self._pieces: Final[list[list[Piece]]] = [[] for _ in self.cards]
        for mask, need in sorted(self._sets(rules) | self._runs(rules), key=lambda piece: (piece[1], -piece[0])):
            self._file(mask, need)
        self._search: Final = _Search(self._pieces, self._equal, self._costs)

    def mask_of(self, without: Card | None = None) -> int:
        """Make the mask of all the cards, or of all but one that is among them."""
        every = (1 << len(self.cards)) - 1
        return every if without is None else every ^ (1 << self.cards.index(without))

    def is_hopeless(self) -> bool:
        """Tell at a glance that two cards or more can be in no combination at all, whatever is discarded [T6.1]."""
        combined = 0
        for pieces in self._pieces:
            for mask, *_ in pieces:
                combined |= mask
        return len(self.cards) - combined.bit_count() > 1

    def is_full(self, mask: int, wilds: int) -> bool:
        """Tell whether combinations with that many wilds can cover every card of the mask [T6.1]."""
        failed: set[tuple[int, int]] = set()

        def full(rest: int, left: int) -> bool:
            if not rest:
                return True
            if (rest, left) in failed:
                return False
            for piece, need, _, first in self._pieces[_lowest(rest)]:
                if need > left:
                    break
                if piece & rest == piece and not first & rest and full(rest ^ piece, left - need):
                    return True
            failed.add((rest, left))
            return False

        return full(mask, wilds)

    def best(self, mask: int, wilds: int) -> tuple[int, ...]:
        """Choose combinations so that the cards of the mask outside them cost the least [T7.1]: the mask of each.

        `wilds` are at most those that the cover was made for. What one call finds out the next ones know.
        """
        search, rest, left, chosen = self._search, mask, wilds, []
        search.greatest(rest, left, sum(cost for bit, cost in enumerate(self._costs) if mask >> bit & 1))
        while rest:
            piece = search.known[rest, left][1]
            if piece is None:
                rest ^= self._equal[_lowest(rest)] & rest
            else:
                chosen.append(piece[0])
                rest, left = rest ^ piece[0], left - piece[1]
        return tuple(chosen)

    def _equal_cards(self) -> tuple[int, ...]:
        return tuple(sum(1 << j for j, other in enumerate(self.cards) if other == card) for card in self.cards)

    def _file(self, mask: int, need: int) -> None:
        bits = [index for index in range(len(self.cards)) if mask >> index & 1]
        first = 0
        for index in bits:
            first |= self._equal[index] & ((1 << index) - 1)
        value = sum(self._costs[index] for index in bits)
        self._pieces[bits[0]].append((mask, need, value, first & ~mask))

    def _sets(self, rules: Rules) -> set[tuple[int, int]]:
        """List sets: any cards of one rank, wilds where they are fewer than three [T4.1]."""
        by_rank: dict[int, list[int]] = {}
        for index, card in enumerate(self.cards):
            by_rank.setdefault(rank_of(card), []).append(1 << index)
        found: set[tuple[int, int]] = set()
        for bits in by_rank.values():
            for size in range(max(1, rules.shortest - self.wilds), len(bits) + 1):
                need = max(0, rules.shortest - size)
                found.update((sum(chosen), need) for chosen in combinations(bits, size))
        return found

    def _runs(self, rules: Rules) -> set[tuple[int, int]]:
        """List runs of two natural cards or more, wilds in the gaps or at an end [T4.2]."""
        found: set[tuple[int, int]] = set()
        for suit_places in self._by_suit(rules):
            ranks = sorted(suit_places)
            for low in ranks:
                beyond = [rank for rank in ranks if low < rank < low + LONGEST]
                for size in range(1, len(beyond) + 1):
                    for others in combinations(beyond, size):
                        need = max(rules.shortest, others[-1] - low + 1) - size - 1
                        if need <= self.wilds:
                            found.update((mask, need) for mask in _masks(suit_places, (low, *others)))
        return found

    def _by_suit(self, rules: Rules) -> list[dict[int, list[int]]]:
        """Sort the cards by suit and then by the ranks they have in a run [T1.3, V1]."""
        suits: list[dict[int, list[int]]] = [{} for _ in range(4)]
        for index, card in enumerate(self.cards):
            rank = rank_of(card)
            places = suits[card // KING]
            places.setdefault(rank, []).append(1 << index)
            if rank == ACE and rules.ace_high_low:
                places.setdefault(KING + 1, []).append(1 << index)
        return suits


class _Search:
    """The search for the greatest cost that combinations can cover; what it has found out it knows."""

    def __init__(self, pieces: list[list[Piece]], equal: tuple[int, ...], costs: tuple[int, ...]) -> None:
        self.pieces = pieces
        self.equal = equal
        self.costs = costs
        self.known: dict[tuple[int, int], tuple[int, Piece | None]] = {}
        """By cards and wilds: the greatest cost, and the piece that takes the lowest card, None if it is left over."""

    def greatest(self, rest: int, left: int, worth: int) -> int:
        """Find the greatest cost that can be covered of `rest`, whose cards cost `worth` in all, with `left` wilds."""
        if not rest:
            return 0
        found = self.known.get((rest, left))
        if found is None:
            found = self.known[rest, left] = self._tried(rest, left, worth)
        return found[0]

    def _tried(self, rest: int, left: int, worth: int) -> tuple[int, Piece | None]:
        """Try every piece with the lowest card, then leaving the card, and those equal to it, over."""
        lowest = _lowest(rest)
        dropped = self.equal[lowest] & rest
        covered, choice = -1, None
        for piece in self.pieces[lowest]:
            mask, need, value, first = piece
            if need > left:
                break
            if mask & rest == mask and not first & rest:
                total = value + self.greatest(rest ^ mask, left - need, worth - value)
                if total == worth:
                    return total, piece
                if total > covered:
                    covered, choice = total, piece
        without = self.greatest(rest ^ dropped, left, worth - self.costs[lowest] * dropped.bit_count())
        return (without, None) if without > covered else (covered, choice)


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _masks(places: dict[int, list[int]], ranks: tuple[int, ...]) -> list[int]:
    """Make every mask that has one card of each of the ranks."""
    masks = [0]
    for rank in ranks:
        masks = [mask | bit for mask in masks for bit in places[rank]]
    return masks
