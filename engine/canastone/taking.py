"""Taking the pile, alone or with the opening [C10, V3, V4]."""

from dataclasses import replace

from engine.canastone.drawing import draws, with_red_threes
from engine.canastone.ending import Outcome, ends_deal, passes_if_stuck
from engine.canastone.laying import opens
from engine.canastone.melds import groups_violation
from engine.canastone.moment import not_in_hand, turn_violation
from engine.canastone.opening import is_joker_opening, opening_violation
from engine.canastone.pile import is_barred, keeps_too_few, pile_violation, shows_more_than_needed
from engine.canastone.sides import has_opened, melds_of, side_of, with_melds
from engine.canastone.types import Event, Open, Phase, RedThreesLaid, State, Take, TookPile
from engine.cards import NO_CARDS, Face, Hand, hand_of, minus, plus
from engine.game import Seat, Violation
from engine.melding import Melds, are_well_formed, cards_of, completed, melds_with, taken_group, value_of_groups
from engine.seats import with_item


def take_violation(state: State, action: Take) -> Violation | None:
    """Judge the taking of the pile by an opened side, before the draw [C10.1, C10.2, C10.5, V3, V5]."""
    seat, shown = action.seat, action.shown
    if violation := turn_violation(state, seat, Phase.DRAW):
        return violation
    if violation := not_in_hand(state.hands[seat], shown):
        return violation
    if shows_more_than_needed(state.pile, shown, state.rules):
        return Violation("malformed", "C10.4")
    if not has_opened(state, seat):
        return Violation("not-open", "C10.1")
    if violation := pile_violation(state.pile, shown, melds_of(state, seat), state.rules):
        return violation
    if is_barred(state, seat):
        return Violation("joker-bar", "V3")
    return _kept_violation(state, minus(state.hands[seat], shown))


def _kept_violation(state: State, kept: Hand) -> Violation | None:
    return Violation("must-keep-two", "C10.5") if keeps_too_few(state, kept) else None


def apply_take(state: State, action: Take) -> Outcome:
    """Meld the top card with the cards shown, take the rest, draw one [C10.3]."""
    return _takes(state, action.seat, action.shown)


def _takes(state: State, seat: Seat, shown: Hand) -> Outcome:
    before = melds_of(state, seat)
    melds = melds_with(before, (taken_group(state.pile[-1], shown),))
    event = TookPile(
        seat=seat,
        shown=shown,
        top=state.pile[-1],
        pile=state.pile[:-1],
        packet_size=len(state.packet),
        packet=state.packet,
        canastas=completed(before, melds),
    )
    state, red = _receives(replace(state, melds=with_melds(state, seat, melds)), seat, shown)
    events: tuple[Event, ...] = (event, RedThreesLaid(seat, red, 0)) if red else (event,)
    state, drawn, complete = draws(state, seat, state.rules.draw_with_pile)
    state, ends = passes_if_stuck(state) if complete else ends_deal(state, "stock", seat)
    return state, (*events, *drawn, *ends)


def _receives(state: State, seat: Seat, shown: Hand) -> tuple[State, int]:
    """Give the pile's rest and the packet to the hand; red threes are laid out, not replaced [C9.3, C10.3].

    Tells how many red threes were laid out.
    """
    cards = hand_of((*state.pile[:-1], *state.packet))
    red = 0 if state.rules.hold_red_threes else cards[Face.RED_THREE]
    kept = (*cards[: Face.RED_THREE], cards[Face.RED_THREE] - red)
    hand = plus(minus(state.hands[seat], shown), kept)
    after = replace(
        with_red_threes(state, seat, red),
        phase=Phase.PLAY,
        hands=with_item(state.hands, seat, hand),
        pile=(),
        packet=(),
        laid=(),
    )
    return after, red


# --- opening with the pile --------------------------------------------------------------------------------


def shown_in(action: Open) -> Hand:
    """Tell the cards shown to take the pile with an opening, none if it takes none [V4]."""
    return NO_CARDS if action.take is None else action.take


def open_and_take_violation(state: State, action: Open) -> Violation | None:
    """Judge opening and taking in one action, the top card and those shown for it counting [V4]."""
    seat, groups = action.seat, action.groups
    if violation := turn_violation(state, seat, Phase.DRAW):
        return violation
    if not state.rules.pile_counts_for_opening:
        return Violation("not-available", "V4")
    shown = shown_in(action)
    named = plus(cards_of(groups), shown)
    if violation := not_in_hand(state.hands[seat], named):
        return violation
    if not are_well_formed(groups) or shows_more_than_needed(state.pile, shown, state.rules):
        return Violation("malformed", "V4")
    if violation := groups_violation(melds_of(state, seat), groups, state.rules):
        return violation
    if has_opened(state, seat):
        return Violation("already-open", "C7.1")
    return _pile_opening_violation(state, action)


def _pile_opening_violation(state: State, action: Open) -> Violation | None:
    seat, groups, shown, rules = action.seat, action.groups, shown_in(action), state.rules
    melds = melds_with((), groups)
    if violation := pile_violation(state.pile, shown, melds, rules):
        return violation
    if _would_break_bar(state, seat, melds):
        return Violation("joker-bar", "V3")
    laid = (*groups, taken_group(state.pile[-1], shown))
    if violation := opening_violation(laid, state.totals[side_of(seat)], rules):
        return violation
    return _kept_violation(state, minus(state.hands[seat], plus(cards_of(groups), shown)))


def _would_break_bar(state: State, seat: Seat, melds: Melds) -> bool:
    """Tell whether opening so and taking would be the joker opening with the pile that the bar forbids [V3, V4]."""
    bar = state.joker_bar
    return bar is not None and side_of(bar) != side_of(seat) and is_joker_opening(melds, state.rules)


def apply_open_and_take(state: State, action: Open) -> Outcome:
    """Open with groups and the pile's top card at once, then take and draw [V4]."""
    shown = shown_in(action)
    value = value_of_groups((*action.groups, taken_group(state.pile[-1], shown)))
    opened, events = opens(state, action.seat, action.groups, value)
    taken, more = _takes(opened, action.seat, shown)
    return taken, (*events, *more)
