"""Openings to propose: a few ways to reach the minimum, from the cheapest to the fullest [C7.1, C7.3, V4]."""

from collections.abc import Iterator

from engine.canastone.opening import minimum, must_be_clean
from engine.canastone.types import Rules
from engine.cards import NATURALS, VALUES, Face, Hand, minus, value_of
from engine.melding import CANASTA, SHORTEST, Group, group_of, value_of_groups

Groups = tuple[Group, ...]


def opening_proposals(hand: Hand, total: int, rules: Rules) -> tuple[Groups, ...]:
    """Propose openings that are legal for a side with this total, each once; none only if the hand has none [C7.1].

    (Eight wilds and more, of which some would go with a wild canasta and some elsewhere, are not looked at.)
    """
    return _enough(hand, minimum(total, rules), rules, clean=must_be_clean(total, rules), empty=False)


def pile_opening_proposals(hand: Hand, shown: Hand, top: Face, total: int, rules: Rules) -> tuple[Groups, ...]:
    """Propose what may be laid beside the pile's top card and the cards shown for it, perhaps nothing [V4]."""
    if any(have < need for have, need in zip(hand, shown, strict=True)):
        return ()
    least = minimum(total, rules) - value_of(shown) - VALUES[top]
    return _enough(minus(hand, shown), least, rules, clean=must_be_clean(total, rules), empty=True)


def _enough(hand: Hand, least: int, rules: Rules, *, clean: bool, empty: bool) -> tuple[Groups, ...]:
    found: list[Groups] = [()] if empty and least <= 0 else []
    for groups in _candidates(hand, least, rules, clean=clean):
        if groups and value_of_groups(groups) >= least and groups not in found:
            found.append(groups)
    return tuple(found)


def _candidates(hand: Hand, least: int, rules: Rules, *, clean: bool) -> Iterator[Groups]:
    naturals = _natural_groups(hand)
    yield _until(_shortest(naturals), least)
    yield _until(naturals, least)
    yield naturals
    for wilds in _wild_groups(hand, clean=clean):
        yield (wilds,)
        yield _until((wilds, *naturals), least)
    if not clean:
        yield _until(_dirty_groups(hand, naturals, rules), least)
        yield _until(_pairs_first(hand, naturals, rules), least)
        yield _dirty_groups(hand, naturals, rules)


def _natural_groups(hand: Hand) -> Groups:
    """List every rank of three or more, the most valuable first."""
    groups = [group_of(rank, hand[rank]) for rank in NATURALS if hand[rank] >= SHORTEST]
    return tuple(sorted(groups, key=lambda group: -value_of(group.cards)))


def _shortest(groups: Groups) -> Groups:
    short = [group_of(group.rank, SHORTEST) for group in groups if group.rank is not None]
    return tuple(sorted(short, key=lambda group: -value_of(group.cards)))


def _until(groups: Groups, least: int) -> Groups:
    """Keep as many of the groups, in their order, as reach the minimum."""
    value = 0
    for count, group in enumerate(groups, start=1):
        value += value_of(group.cards)
        if value >= least:
            return groups[:count]
    return groups


def _wild_groups(hand: Hand, *, clean: bool) -> Iterator[Group]:
    """Make the largest wild melds: of twos, of jokers with at most one two, and of any wilds [C4.3, C4.4, C7.3]."""
    twos, jokers = min(hand[Face.TWO], CANASTA), min(hand[Face.JOKER], CANASTA)
    splits = [(twos, 0), (min(twos, 1, CANASTA - jokers), jokers)]
    if not clean:
        splits.append((min(twos, CANASTA - jokers), jokers))
    for with_twos, with_jokers in splits:
        if with_twos + with_jokers >= SHORTEST:
            yield group_of(None, 0, with_twos, with_jokers)


def _dirty_groups(hand: Hand, naturals: Groups, rules: Rules) -> Groups:
    """Let the wilds, jokers first, join the natural groups, then make melds of pairs [C3.2]."""
    wilds = _wild_cards(hand)
    groups = []
    for group in naturals:
        room = min(rules.wilds_in_meld, group.size - 1)
        joining, wilds = wilds[:room], wilds[room:]
        groups.append(_with_wilds(group, joining))
    return (*groups, *_pair_groups(hand, wilds))


def _pairs_first(hand: Hand, naturals: Groups, rules: Rules) -> Groups:
    """Make melds of pairs first, then let the wilds left over join the natural groups [C3.2]."""
    wilds = _wild_cards(hand)
    pairs = _pair_groups(hand, wilds)
    wilds = wilds[len(pairs) :]
    groups = []
    for group in naturals:
        room = min(rules.wilds_in_meld, group.size - 1)
        joining, wilds = wilds[:room], wilds[room:]
        groups.append(_with_wilds(group, joining))
    return (*pairs, *groups)


def _wild_cards(hand: Hand) -> tuple[Face, ...]:
    return (Face.JOKER,) * hand[Face.JOKER] + (Face.TWO,) * hand[Face.TWO]


def _pair_groups(hand: Hand, wilds: tuple[Face, ...]) -> Groups:
    pairs = [rank for rank in NATURALS if hand[rank] == SHORTEST - 1]
    return tuple(_with_wilds(group_of(rank, SHORTEST - 1), (wild,)) for rank, wild in zip(pairs, wilds, strict=False))


def _with_wilds(group: Group, wilds: tuple[Face, ...]) -> Group:
    cards = list(group.cards)
    for wild in wilds:
        cards[wild] += 1
    return Group(group.rank, tuple(cards))
