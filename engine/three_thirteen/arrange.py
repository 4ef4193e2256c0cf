"""The exact arrangement of a hand: combinations such that what is left over costs the least, and going out."""

from functools import partial

from engine.suited import ACE, KING, RANKS, Card, Hand, Suit, card_of, rank_of
from engine.three_thirteen.cover import Cover
from engine.three_thirteen.ranks import cost_of
from engine.three_thirteen.types import Arrangement, Combination, Place, Rules


def arrange(cards: Hand, wilds: tuple[int, ...], rules: Rules) -> Arrangement:
    """Arrange the cards with the least penalty, always in the same way; `wilds` are the wild ranks [T7.1].

    Each card stands in one combination or is left over [T4.3].
    """
    natural, wild = _parted(cards, wilds)
    cover = _cover_of(natural, wild, rules)
    return _arranged(cover, cover.mask_of(), wild, rules)


def arrange_without_each(cards: Hand, wilds: tuple[int, ...], rules: Rules) -> dict[Card, Arrangement]:
    """Arrange, for every card, what is left without it as `arrange` does, and faster than one by one [T5.2, T7.1]."""
    natural, wild = _parted(cards, wilds)
    cover = _cover_of(natural, wild, rules)
    after = {card: _arranged(cover, cover.mask_of(card), wild, rules) for card in set(natural)}
    for card in set(wild):
        kept = list(wild)
        kept.remove(card)
        after[card] = _arranged(cover, cover.mask_of(), kept, rules)
    return after


def _arranged(cover: Cover, held: int, wild: list[Card], rules: Rules) -> Arrangement:
    """Arrange the natural cards of the mask and the wilds."""
    drafts = _Drafts(rules, list(wild))
    left = held
    for mask in cover.best(held, len(wild)):
        drafts.add(_cards_in(cover, mask))
        left ^= mask
    combinations = drafts.finished()
    left_over = (*_cards_in(cover, left), *drafts.wild)
    return Arrangement(combinations, tuple(sorted(left_over)), sum(cost_of(card, rules) for card in left_over))


def _cards_in(cover: Cover, mask: int) -> tuple[Card, ...]:
    return tuple(card for bit, card in enumerate(cover.cards) if mask >> bit & 1)


def _cover_of(natural: tuple[Card, ...], wild: list[Card], rules: Rules) -> Cover:
    return Cover(natural, len(wild), rules, partial(cost_of, rules=rules))


def can_go_out(cards: Hand, wilds: tuple[int, ...], rules: Rules) -> tuple[Card, ...]:
    """List the cards of which one can be discarded so that combinations take all the others [T6.1]."""
    natural, wild = _parted(cards, wilds)
    if not natural:
        return tuple(sorted(set(wild))) if len(wild) > rules.shortest else ()
    cover = _cover_of(natural, wild, rules)
    if cover.is_hopeless():
        return ()
    may = [card for card in set(natural) if _takes_all(cover, cover.mask_of(card), len(wild), rules)]
    if wild and cover.is_full(cover.mask_of(), len(wild) - 1):
        may.extend(set(wild))
    return tuple(sorted(may))


def _takes_all(cover: Cover, mask: int, wilds: int, rules: Rules) -> bool:
    """Tell whether combinations take every card: a set of wilds only where no natural card is there [T3.2]."""
    return cover.is_full(mask, wilds) if mask else wilds >= rules.shortest


def _parted(cards: Hand, wilds: tuple[int, ...]) -> tuple[tuple[Card, ...], list[Card]]:
    natural = tuple(card for card in cards if rank_of(card) not in wilds)
    return natural, sorted(card for card in cards if rank_of(card) in wilds)


class _Drafts:
    """Combinations being made of their natural cards and the wilds at hand."""

    def __init__(self, rules: Rules, wild: list[Card]) -> None:
        self.rules = rules
        self.wild = wild
        self.sets: dict[int, list[Card]] = {}
        self.runs: list[tuple[Suit, dict[int, Card | None]]] = []
        self.spare = len(wild)
        """Wilds that no combination needs."""

    def add(self, natural: tuple[Card, ...]) -> None:
        """Begin a combination, or let a set join the one of its rank; natural cards of one rank are a set."""
        if len({rank_of(card) for card in natural}) == 1:
            self.sets.setdefault(rank_of(natural[0]), []).extend(natural)
        else:
            self.runs.append(_run_of(natural, self.rules))

    def finished(self) -> tuple[Combination, ...]:
        """Give every combination its wilds; what no combination takes stays in `wild`."""
        self.spare -= sum(card is None for _, places in self.runs for card in places.values())
        needs = {rank: max(0, self.rules.shortest - len(cards)) for rank, cards in self.sets.items()}
        self.spare -= sum(needs.values())
        wilds_only = not self.sets and self.spare >= self.rules.shortest
        if self.sets:
            needs[min(needs)] += self.spare
        elif not wilds_only and self.runs:
            for _ in range(self.spare):
                _lengthen(self.runs[0][1], self.rules)
        runs = [_run(suit, places, self.wild) for suit, places in _joined(self.runs)]
        sets = [_set(rank, self.sets[rank], needs[rank], self.wild) for rank in sorted(self.sets)]
        return (*sets, *runs, *([_set(0, [], self.spare, self.wild)] if wilds_only else []))


def _run_of(natural: tuple[Card, ...], rules: Rules) -> tuple[Suit, dict[int, Card | None]]:
    """Lay the cards of a suit by rank, None where a wild must stand; the ace is high where that is nearer [V1]."""
    by_rank = {rank_of(card): card for card in natural}
    if rules.ace_high_low and ACE in by_rank and max(by_rank) > KING // 2:
        by_rank[KING + 1] = by_rank.pop(ACE)
    places: dict[int, Card | None] = {rank: by_rank.get(rank) for rank in range(min(by_rank), max(by_rank) + 1)}
    while len(places) < rules.shortest:
        _lengthen(places, rules)
    return Suit(natural[0] // RANKS), places


def _lengthen(places: dict[int, Card | None], rules: Rules) -> None:
    """Add a place for a wild at the upper end of a run, or below it where nothing is above [T3.2]."""
    highest = KING + 1 if rules.ace_high_low else KING
    above = max(places) + 1
    places[above if above <= highest else min(places) - 1] = None


def _joined(runs: list[tuple[Suit, dict[int, Card | None]]]) -> list[tuple[Suit, dict[int, Card | None]]]:
    """Show runs that follow one another as one [T4.3]."""
    whole: list[tuple[Suit, dict[int, Card | None]]] = []
    for suit, places in sorted(runs, key=lambda run: (run[0], min(run[1]))):
        for other, before in whole:
            if other == suit and max(before) + 1 == min(places) and len(before) + len(places) <= RANKS:
                before.update(places)
                break
        else:
            whole.append((suit, dict(places)))
    return whole


def _run(suit: Suit, places: dict[int, Card | None], wild: list[Card]) -> Combination:
    made = []
    for rank in sorted(places):
        card = places[rank]
        made.append(
            Place(_wild_for(rank, suit, wild), rank, is_wild=True) if card is None else Place(card, rank, is_wild=False)
        )
    return Combination(suit, tuple(made))


def _wild_for(rank: int, suit: Suit, wild: list[Card]) -> Card:
    """Take a wild for a place in a run, the very card that it stands for if it is there [T3.2]."""
    own = card_of((rank - 1) % RANKS + 1, suit)
    return wild.pop(wild.index(own) if own in wild else 0)


def _set(rank: int, natural: list[Card], wilds: int, wild: list[Card]) -> Combination:
    places = [Place(card, rank, is_wild=False) for card in sorted(natural)]
    places.extend(Place(wild.pop(0), rank, is_wild=True) for _ in range(wilds))
    return Combination(None, tuple(places))
