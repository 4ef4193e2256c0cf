"""Meld arithmetic that both canastas share: melds, groups of cards that become or join one, their notation."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.cards import (
    NO_CARDS,
    SYMBOLS,
    VALUES,
    Face,
    Hand,
    faces_of,
    hand_of,
    is_wild,
    parse_cards,
    plus,
    value_of,
    write_hand,
)

CANASTA: Final = 7
"""Cards that make a meld a canasta [C3.3, K2.3]."""

SHORTEST: Final = 3
"""Cards that make a meld [C3.1, K2.1]."""


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards of one rank on the table, owned by a side. `rank` None is the meld of wilds [C4.1]."""

    rank: Face | None
    naturals: int
    twos: int = 0
    jokers: int = 0

    @property
    def wilds(self) -> int:
        """How many twos and jokers it holds."""
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return self.naturals + self.twos + self.jokers

    @property
    def is_canasta(self) -> bool:
        """Whether it has seven cards or more [C3.3, K2.3]."""
        return self.naturals + self.twos + self.jokers >= CANASTA

    @property
    def cards(self) -> Hand:
        """The cards it holds."""
        return _counted(self.rank, self.naturals, self.twos, self.jokers)

    @property
    def value(self) -> int:
        """The points of its cards [C2.3, K1.3]."""
        naturals = 0 if self.rank is None else VALUES[self.rank] * self.naturals
        return naturals + VALUES[Face.TWO] * self.twos + VALUES[Face.JOKER] * self.jokers


@dataclass(frozen=True, slots=True)
class Group:
    """Cards from one hand that are laid as a new meld of `rank`, or join the side's meld of it."""

    rank: Face | None
    cards: Hand

    @property
    def size(self) -> int:
        """How many cards it names."""
        return sum(self.cards)

    @property
    def twos(self) -> int:
        """How many twos it names."""
        return self.cards[Face.TWO]

    @property
    def jokers(self) -> int:
        """How many jokers it names."""
        return self.cards[Face.JOKER]

    @property
    def wilds(self) -> int:
        """How many wilds it names."""
        return self.twos + self.jokers


Melds = tuple[Meld, ...]
"""A side's melds, at most one of a rank, in the order in which they were begun."""


def meld_of(melds: Melds, rank: Face | None) -> Meld | None:
    """Find the side's meld of the rank (None: the meld of wilds), if there is one [C3.4, K2.1]."""
    for meld in melds:
        if meld.rank == rank:
            return meld
    return None


def joined(melds: Melds, group: Group) -> Melds:
    """Put the group's cards into the meld of its rank, where they stay [C3.5], or begin one. Judges nothing."""
    old = meld_of(melds, group.rank)
    naturals = 0 if group.rank is None else group.cards[group.rank]
    if old is None:
        return (*melds, Meld(group.rank, naturals, group.twos, group.jokers))
    new = Meld(group.rank, old.naturals + naturals, old.twos + group.twos, old.jokers + group.jokers)
    return tuple(new if meld is old else meld for meld in melds)


def melds_with(melds: Melds, groups: Iterable[Group]) -> Melds:
    """Let every group become a meld or join the side's meld of its rank. Judges nothing."""
    for group in groups:
        melds = joined(melds, group)
    return melds


def melds_without(melds: Melds, groups: Iterable[Group]) -> Melds:
    """Take up groups that have been laid, each of another rank; a meld of no card is none [TB1]. Judges nothing."""
    taken = {group.rank: group for group in groups}
    left = (_parted(meld, taken[meld.rank]) if meld.rank in taken else meld for meld in melds)
    return tuple(meld for meld in left if meld.size)


def _parted(meld: Meld, group: Group) -> Meld:
    naturals = 0 if group.rank is None else group.cards[group.rank]
    return Meld(meld.rank, meld.naturals - naturals, meld.twos - group.twos, meld.jokers - group.jokers)


def completed(before: Melds, after: Melds) -> tuple[Face | None, ...]:
    """Tell the ranks (None: wilds) of the melds that have just become canastas [C3.3, K2.3]."""
    old = {meld.rank for meld in before if meld.is_canasta}
    return tuple(meld.rank for meld in after if meld.is_canasta and meld.rank not in old)


def group_of(rank: Face | None, naturals: int, twos: int = 0, jokers: int = 0) -> Group:
    """Make a group of so many naturals of its rank (None: of wilds only), twos and jokers."""
    return Group(rank, _counted(rank, naturals, twos, jokers))


def _counted(rank: Face | None, naturals: int, twos: int, jokers: int) -> Hand:
    counts = list(NO_CARDS)
    if rank is not None:
        counts[rank] = naturals
    counts[Face.TWO], counts[Face.JOKER] = twos, jokers
    return tuple(counts)


def taken_group(top: Face, shown: Hand) -> Group:
    """Put the pile's top card to the cards shown for it: together they make or join a meld [C10.3, K5.1]."""
    cards = list(shown)
    cards[top] += 1
    return Group(top, tuple(cards))


def cards_of(groups: tuple[Group, ...]) -> Hand:
    """Put the cards of all groups together."""
    cards = groups[0].cards if groups else NO_CARDS
    for group in groups[1:]:
        cards = plus(cards, group.cards)
    return cards


def value_of_groups(groups: Iterable[Group]) -> int:
    """Add up the card values that count towards an opening: no bonus, no red three [C7.1, C7.4, K4.1, K4.2]."""
    return sum(value_of(group.cards) for group in groups)


def are_well_formed(groups: tuple[Group, ...]) -> bool:
    """Tell whether each group holds cards and names a rank of its own, which no wild is [C3.4, K2.1]."""
    ranks = [group.rank for group in groups]
    return (
        len(set(ranks)) == len(ranks)
        and not any(rank is not None and is_wild(rank) for rank in ranks)
        and all(any(group.cards) for group in groups)
    )


def rank_name(rank: Face | None) -> str:
    """Name a meld's rank as the notation does; the meld of wilds is `W`."""
    return "W" if rank is None else SYMBOLS[rank]


def meld_from(cards: Iterable[Face]) -> Meld:
    """Make a meld of the cards as they lie: wilds only make the meld of wilds.

    Raises ValueError when the natural cards are not of one rank.
    """
    hand = hand_of(cards)
    ranks = {face for face in faces_of(hand) if not is_wild(face)}
    if len(ranks) > 1:
        message = f"cards of several ranks in one meld: {write_hand(hand)}"
        raise ValueError(message)
    rank = ranks.pop() if ranks else None
    return Meld(rank, 0 if rank is None else hand[rank], hand[Face.TWO], hand[Face.JOKER])


def parse_group(text: str) -> Group:
    """Read a group such as `K: K K 2`; the meld of wilds is `W: 2 2 *`.

    Raises ValueError when it has no colon, no rank or no cards.
    """
    name, colon, cards = text.partition(":")
    if not colon or not cards.strip():
        message = f"no group: {text.strip()}"
        raise ValueError(message)
    rank = None if name.strip() == "W" else _one_card(name)
    return Group(rank, hand_of(parse_cards(cards)))


def parse_groups(text: str) -> tuple[Group, ...]:
    """Read groups divided by `|`. Raises ValueError as `parse_group` does."""
    return tuple(parse_group(part) for part in text.split("|"))


def write_groups(groups: Iterable[Group]) -> str:
    """Write groups as `parse_groups` reads them."""
    return " | ".join(f"{rank_name(group.rank)}: {write_hand(group.cards)}" for group in groups)


def _one_card(text: str) -> Face:
    cards = parse_cards(text)
    if len(cards) != 1:
        message = f"no rank: {text.strip()}"
        raise ValueError(message)
    return cards[0]
