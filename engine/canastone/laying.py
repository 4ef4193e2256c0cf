"""Laying: the opening, further melds, red threes held in hand, and taking back [C6.4, C7, V4, V7, TB1]."""

from dataclasses import replace

from engine.canastone.closing import can_close, kept_violation
from engine.canastone.drawing import draws, with_red_threes
from engine.canastone.ending import Outcome, ends_deal, passes_if_stuck
from engine.canastone.melds import groups_violation
from engine.canastone.moment import answer_of, must_close, not_in_hand, turn_violation
from engine.canastone.opening import is_joker_opening, minimum, opening_violation
from engine.canastone.sides import has_opened, melds_of, side_of, with_melds
from engine.canastone.types import (
    Event,
    Laid,
    Lay,
    LayRedThree,
    Open,
    Opened,
    Phase,
    RedThreesLaid,
    State,
    TakeBack,
    TookBack,
)
from engine.cards import Face, Hand, minus, plus
from engine.game import Seat, Violation
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

# --- opening ----------------------------------------------------------------------------------------------


def open_violation(state: State, action: Open) -> Violation | None:
    """Judge an opening without the pile: the first action of a turn, from the hand held [C6.2, C7.1]."""
    seat, groups = action.seat, action.groups
    if violation := turn_violation(state, seat, Phase.DRAW):
        return violation
    if violation := not_in_hand(state.hands[seat], cards_of(groups)):
        return violation
    if not groups or not are_well_formed(groups):
        return Violation("malformed", "C7.1")
    if violation := groups_violation(melds_of(state, seat), groups, state.rules):
        return violation
    if has_opened(state, seat):
        return Violation("already-open", "C7.1")
    return opening_violation(groups, state.totals[side_of(seat)], state.rules)


def apply_open(state: State, action: Open) -> Outcome:
    """Lay the side's first melds; the draw or the taking follows [C7.1, C7.6]."""
    return opens(state, action.seat, action.groups, value_of_groups(action.groups))


def opens(state: State, seat: Seat, groups: tuple[Group, ...], value: int) -> Outcome:
    """Lay opening groups that count `value`; a wild meld of jokers sets the bar [V3]."""
    melds = melds_with((), groups)
    bar = state.joker_bar
    after = replace(
        state,
        hands=with_item(state.hands, seat, minus(state.hands[seat], cards_of(groups))),
        melds=with_melds(state, seat, melds),
        laid=(groups,),
        opened_now=True,
        joker_bar=seat if bar is None and is_joker_opening(melds, state.rules) else bar,
    )
    least = minimum(state.totals[side_of(seat)], state.rules)
    return after, (Opened(seat, groups, value, least, completed((), melds)),)


# --- melding ----------------------------------------------------------------------------------------------


def lay_violation(state: State, action: Lay) -> Violation | None:
    """Judge new melds and additions after the draw [C6.4, C6.6, C6.7, C12.3]."""
    seat, groups = action.seat, action.groups
    if violation := turn_violation(state, seat, Phase.PLAY):
        return violation
    hand, melds = state.hands[seat], melds_of(state, seat)
    cards = cards_of(groups)
    if violation := not_in_hand(hand, cards):
        return violation
    if not groups or not are_well_formed(groups):
        return Violation("malformed", "C3.4")
    if violation := groups_violation(melds, groups, state.rules):
        return violation
    if not melds:
        return Violation("not-open", "C6.2")
    return left_violation(state, minus(hand, cards), melds_with(melds, groups))


def left_violation(state: State, kept: Hand, melds: Melds) -> Violation | None:
    """Judge the cards kept after melding, and the bond of a yes [C6.6, C12.3]."""
    if violation := kept_violation(kept, melds, state.rules, answer_of(state)):
        return violation
    if must_close(state) and any(kept) and not can_close(kept, melds, state.rules):
        return Violation("must-close", "C12.3")
    return None


def apply_lay(state: State, action: Lay) -> Outcome:
    """Lay melds and additions; under V8 melding the last cards closes [C6.4, C3.4, V8]."""
    seat, groups = action.seat, action.groups
    before = melds_of(state, seat)
    melds = melds_with(before, groups)
    kept = minus(state.hands[seat], cards_of(groups))
    after = replace(
        state,
        hands=with_item(state.hands, seat, kept),
        melds=with_melds(state, seat, melds),
        laid=(*state.laid, groups),
    )
    events: tuple[Event, ...] = (Laid(seat, groups, completed(before, melds)),)
    if any(kept):
        return after, events
    after, ends = ends_deal(after, "closed", seat)
    return after, (*events, *ends)


# --- red threes held in hand ------------------------------------------------------------------------------


def red_three_violation(state: State, action: LayRedThree) -> Violation | None:
    """Judge the laying of a held red three: after the draw, not after a yes [V7].

    When the stock is empty it is not replaced and counts as melding [C6.6].
    """
    seat = action.seat
    if violation := turn_violation(state, seat, Phase.PLAY):
        return violation
    if not state.rules.hold_red_threes:
        return Violation("not-available", "V7")
    hand = state.hands[seat]
    if not hand[Face.RED_THREE]:
        return Violation("not-in-hand", "V7")
    if not state.stock and (violation := _unreplaced_violation(state, seat, _without_red_three(hand))):
        return violation
    return Violation("must-close", "V7") if must_close(state) else None


def _unreplaced_violation(state: State, seat: Seat, kept: Hand) -> Violation | None:
    """Judge what a laying that is not replaced leaves, as after melding; of itself it never closes [C6.6, V7, V8]."""
    if violation := kept_violation(kept, melds_of(state, seat), state.rules, answer_of(state)):
        return violation
    return None if any(kept) else Violation("must-keep-two", "V7")


def _without_red_three(hand: Hand) -> Hand:
    return (*hand[: Face.RED_THREE], hand[Face.RED_THREE] - 1)


def apply_red_three(state: State, action: LayRedThree) -> Outcome:
    """Lay out a held red three; the stock, unless it is empty, replaces it with a card for the hand [V7]."""
    seat = action.seat
    after = replace(
        with_red_threes(state, seat, 1),
        hands=with_item(state.hands, seat, _without_red_three(state.hands[seat])),
        laid=(),
    )
    replaced = min(1, len(state.stock))
    after, events, _ = draws(after, seat, replaced)
    after, passes = passes_if_stuck(after) if replaced else (after, ())
    return after, (RedThreesLaid(seat, 1, replaced), *events, *passes)


# --- taking back ------------------------------------------------------------------------------------------


def can_take_back(state: State, seat: Seat) -> bool:
    """Tell whether the seat has laid something since anything new was seen [TB1]."""
    return bool(state.laid) and turn_violation(state, seat, None) is None


def take_back_violation(state: State, action: TakeBack) -> Violation | None:
    """Judge taking back: own turn, no open question, something laid since anything new was seen [TB1]."""
    if violation := turn_violation(state, action.seat, None):
        return violation
    return None if state.laid else Violation("not-available", "TB1")


def apply_take_back(state: State, action: TakeBack) -> Outcome:
    """Put the last groups laid back in the hand; an opening taken back leaves the side unopened [TB1]."""
    seat, groups = action.seat, state.laid[-1]
    is_opening = state.phase is Phase.DRAW
    after = replace(
        state,
        hands=with_item(state.hands, seat, plus(state.hands[seat], cards_of(groups))),
        melds=with_melds(state, seat, melds_without(melds_of(state, seat), groups)),
        laid=state.laid[:-1],
        opened_now=state.opened_now and not is_opening,
        joker_bar=None if is_opening and state.joker_bar == seat else state.joker_bar,
    )
    return after, (TookBack(seat, groups),)
