"""Initial melds to propose: a few of the many that reach the minimum [K4.1]."""

from collections.abc import Iterator

from engine.canasta.melds import wild_limit
from engine.canasta.opening import minimum_of
from engine.canasta.types import Rules, State
from engine.cards import NATURALS, NO_CARDS, VALUES, WILDS, Face, Hand, copies_of, minus
from engine.melding import SHORTEST, Group, taken_group, value_of_groups

Groups = tuple[Group, ...]


def openings(state: State, top: Face | None = None, shown: Hand = NO_CARDS) -> Iterator[Groups]:
    """Propose groups that reach the minimum: as few as will do, and all without wilds if they do.

    With `top`, the pile's top card and the cards `shown` with it count as well, and the groups may be none [K4.2].
    """
    hand = minus(state.hands[state.turn], shown)
    credit = 0 if top is None else value_of_groups((taken_group(top, shown),))
    missing = minimum_of(state.rules, state.totals[state.turn % state.rules.sides]) - credit
    if missing <= 0 and top is not None:
        yield ()
    natural = _natural_groups(hand, top)
    all_natural = value_of_groups(natural) >= missing
    if all_natural and natural:
        yield natural
    fewest = _until_enough(state.rules, hand, natural, missing, top)
    if fewest and fewest != natural:
        yield fewest


def _natural_groups(hand: Hand, top: Face | None) -> Groups:
    """List what lies without wilds, the most valuable first."""
    ranks = sorted(
        (rank for rank in NATURALS if hand[rank] >= SHORTEST and rank is not top),
        key=lambda rank: -hand[rank] * VALUES[rank],
    )
    return tuple(Group(rank, copies_of(rank, hand[rank])) for rank in ranks)


def _until_enough(rules: Rules, hand: Hand, natural: Groups, missing: int, top: Face | None) -> Groups:
    """Lay natural groups, then pairs with a wild, then more wilds, until the value is there; none if it never is."""
    laid: list[Group] = []
    value = 0
    for group in _candidates(hand, natural, top):
        if value >= missing:
            break
        laid.append(group)
        value += value_of_groups((group,))
    if value < missing:
        laid, value = _with_more_wilds(rules, hand, laid, missing)
    return tuple(laid) if value >= missing else ()


def _candidates(hand: Hand, natural: Groups, top: Face | None) -> Iterator[Group]:
    """Go through groups in the order in which a player parts with them."""
    yield from natural
    wilds = [wild for wild in WILDS for _ in range(hand[wild])]
    pairs = [rank for rank in NATURALS if hand[rank] == SHORTEST - 1 and rank is not top]
    for rank, wild in zip(pairs, wilds, strict=False):
        yield Group(rank, copies_of(rank, SHORTEST - 1, wild))


def _with_more_wilds(rules: Rules, hand: Hand, laid: list[Group], missing: int) -> tuple[list[Group], int]:
    """Add wilds to the groups, the costly ones last, as far as their naturals carry them [K2.2]."""
    used = [sum(group.cards[wild] for group in laid) for wild in WILDS]
    spare = [wild for wild, gone in zip(WILDS, used, strict=True) for _ in range(hand[wild] - gone)]
    value = value_of_groups(laid)
    for place, group in enumerate(laid):
        while spare and value < missing and laid[place].wilds < wild_limit(rules, group.cards[group.rank or 0]):
            wild = spare.pop(0)
            cards = list(laid[place].cards)
            cards[wild] += 1
            laid[place] = Group(group.rank, tuple(cards))
            value += VALUES[wild]
    return laid, value
