"""The draw, and all other cards from the stock to a hand; red threes laid out and replaced [C6.3, C9, C12.6]."""

from dataclasses import replace

from engine.canastone.ending import Outcome, ends_deal, passes_if_stuck
from engine.canastone.sides import SIDES
from engine.canastone.types import Draw, Drew, Event, Phase, RedThreesLaid, State
from engine.cards import hand_of, plus
from engine.game import Seat
from engine.seats import with_item
from engine.stock import drawn_from


def apply_draw(state: State, action: Draw) -> Outcome:
    """Draw two; if the stock does not give them the deal ends at once [C6.2, C6.3, C12.6]."""
    seat = action.seat
    state, events, complete = draws(replace(state, phase=Phase.PLAY, laid=()), seat, state.rules.draw)
    state, ends = passes_if_stuck(state) if complete else ends_deal(state, "stock", seat)
    return state, (*events, *ends)


def draws(state: State, seat: Seat, owed: int) -> tuple[State, tuple[Event, ...], bool]:
    """Give the seat the cards that the stock owes; a red three is laid out and replaced, again if need be [C9.1, C9.2].

    The last value tells whether the seat has received them all before the stock ran out [C12.6].
    """
    drawing = drawn_from(state.stock, owed, holds_red_threes=state.rules.hold_red_threes)
    received, red = drawing.cards, drawing.red_threes
    hands = with_item(state.hands, seat, plus(state.hands[seat], hand_of(received)))
    after = replace(with_red_threes(state, seat, red), hands=hands, stock=drawing.stock)
    complete = len(received) == owed
    events: list[Event] = []
    if red:
        replaced = red if complete else red - (owed - len(received))
        events.append(RedThreesLaid(seat, red, max(replaced, 0)))
    if received:
        events.append(Drew(seat, len(received), received))
    return after, tuple(events), complete


def with_red_threes(state: State, seat: Seat, count: int) -> State:
    """Lay so many red threes in the area of the seat's team [C9.1]."""
    if not count:
        return state
    first, second = state.red_threes
    laid = (first + count, second) if seat % SIDES == 0 else (first, second + count)
    return replace(state, red_threes=laid)
