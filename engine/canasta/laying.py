"""Laying: the initial meld, further melds, and taking back [K2, K3.3, K4, TB1]."""

from dataclasses import replace

from engine.canasta.closing import bond_violation, is_excused_from_minimum, keeps_too_little, may_go_out_with
from engine.canasta.ending import Outcome, out_if_empty
from engine.canasta.melds import concealed_ranks, grown_melds, meld_violation
from engine.canasta.moment import own_melds, seat_violation, when_violation
from engine.canasta.opening import minimum_of
from engine.canasta.types import Laid, Lay, Open, Opened, Phase, State, TakeBack, TookBack
from engine.cards import Hand, holds, minus, plus
from engine.game import Violation
from engine.melding import (
    Group,
    Melds,
    are_well_formed,
    cards_of,
    completed,
    melds_with,
    melds_without,
    value_of_groups,
)
from engine.seats import with_item


def open_violation(state: State, action: Open) -> Violation | None:
    """Judge the side's first melds after the draw [K3.4, K4.1].

    A side that has melded opens at no time: before the draw it is told that, after it that the time for it is over.
    """
    own = own_melds(state)
    refused = seat_violation(state, action.seat)
    if refused is None and bool(own) is (state.phase is Phase.PLAY):
        refused = Violation("wrong-phase", "K4.1" if own else "K3.1")
    refused = refused or _named_violation(state, action.groups)
    if refused is not None:
        return refused
    rest = minus(state.hands[action.seat], cards_of(action.groups))
    melds = melds_with(own, action.groups)
    refused = melding_violation(state, action.groups, melds, rest)
    if refused is None and own:
        refused = Violation("already-open", "K4.1")
    return (
        refused
        or minimum_violation(state, value_of_groups(action.groups), excused=_is_excused(state, melds, rest))
        or left_violation(state, melds, rest)
    )


def _is_excused(state: State, melds: Melds, rest: Hand) -> bool:
    """Tell whether the action goes out concealed where that needs no minimum [K6.3]."""
    return sum(rest) <= 1 and is_excused_from_minimum(state) and may_go_out_with(state, melds, rest)


def minimum_violation(state: State, value: int, *, excused: bool = False) -> Violation | None:
    """Judge what the side's first melds count [K4.1, K4.2]."""
    minimum = minimum_of(state.rules, state.totals[state.turn % state.rules.sides])
    if excused or value >= minimum:
        return None
    return Violation("opening-too-low", "K4.1", (("value", value), ("minimum", minimum)))


def apply_open(state: State, action: Open) -> Outcome:
    """Lay the side's first melds [K4.1]."""
    after = _with_laid(state, action.groups)
    minimum = minimum_of(state.rules, state.totals[action.seat % state.rules.sides])
    canastas = completed((), own_melds(after))
    opened = Opened(action.seat, action.groups, value_of_groups(action.groups), minimum, canastas)
    return out_if_empty(after, [opened])


def lay_violation(state: State, action: Lay) -> Violation | None:
    """Judge new melds and additions of a side that has melded [K2, K4.3]."""
    refused = when_violation(state, action.seat, Phase.PLAY) or _named_violation(state, action.groups)
    if refused is not None:
        return refused
    rest = minus(state.hands[action.seat], cards_of(action.groups))
    melds = melds_with(own_melds(state), action.groups)
    refused = melding_violation(state, action.groups, melds, rest)
    if refused is None and not own_melds(state):
        return Violation("not-open", "K4.1")
    return refused or left_violation(state, melds, rest)


def apply_lay(state: State, action: Lay) -> Outcome:
    """Lay melds; a hand that is all laid goes out [K2.1, K4.3, K6.1]."""
    after = _with_laid(state, action.groups)
    canastas = completed(own_melds(state), own_melds(after))
    return out_if_empty(after, [Laid(action.seat, action.groups, canastas)])


def _named_violation(state: State, groups: tuple[Group, ...]) -> Violation | None:
    """Judge the cards that the groups of a laying name: there, and well put [K2.1, K2.3]."""
    if any(group.rank is None for group in groups):
        return Violation("not-available", "K2.3")
    if groups and not holds(state.hands[state.turn], cards_of(groups)):
        return Violation("not-in-hand", "K2.1")
    if not groups or not are_well_formed(groups):
        return Violation("malformed", "K2.1")
    return None


def melding_violation(state: State, groups: tuple[Group, ...], melds: Melds, rest: Hand) -> Violation | None:
    """Judge the melds that come of the groups, `melds` and `rest` being what is there after them [K2]."""
    goes_out = sum(rest) <= 1 and may_go_out_with(state, melds, rest)
    return meld_violation(state.rules, own_melds(state), groups, goes_out=goes_out)


def left_violation(state: State, melds: Melds, rest: Hand) -> Violation | None:
    """Judge what laying leaves in the hand [K3.3, K6.2]."""
    if keeps_too_little(state, melds, rest):
        return Violation("must-keep-card", "K3.3")
    return bond_violation(state, melds, rest)


def _with_laid(state: State, groups: tuple[Group, ...]) -> State:
    """Lay the groups from the hand of the player to move."""
    return replace(
        with_melds_laid(state, groups),
        hands=with_item(state.hands, state.turn, minus(state.hands[state.turn], cards_of(groups))),
        layings=state.layings + 1,
        laid=(*state.laid, groups),
    )


def with_melds_laid(state: State, groups: tuple[Group, ...]) -> State:
    """Put the groups on the table of the player to move, and note what is concealed and what is not [K6.3, K8.3]."""
    side, own = state.turn % state.rules.sides, own_melds(state)
    concealed = state.concealed[side] + concealed_ranks(own, groups)
    return replace(
        state,
        melds=with_item(state.melds, side, melds_with(own, groups)),
        concealed=with_item(state.concealed, side, concealed) if concealed else state.concealed,
        grown=state.grown + grown_melds(own[: state.old_melds], groups),
    )


def take_back_violation(state: State, action: TakeBack) -> Violation | None:
    """Judge taking back: something was laid since anything new was seen [TB1]."""
    refused = when_violation(state, action.seat, Phase.PLAY)
    if refused is None and not state.laid:
        return Violation("not-available", "TB1")
    return refused


def apply_take_back(state: State) -> Outcome:
    """Put what was last laid back into the hand [TB1]."""
    side, groups = state.turn % state.rules.sides, state.laid[-1]
    melds = melds_without(own_melds(state), groups)
    standing = {meld.rank for meld in melds}
    concealed = tuple(rank for rank in state.concealed[side] if rank in standing)
    return replace(
        state,
        melds=with_item(state.melds, side, melds),
        concealed=with_item(state.concealed, side, concealed),
        hands=with_item(state.hands, state.turn, plus(state.hands[state.turn], cards_of(groups))),
        grown=state.grown - grown_melds(melds[: state.old_melds], groups),
        layings=state.layings - 1,
        laid=state.laid[:-1],
    ), (TookBack(state.turn, groups),)
