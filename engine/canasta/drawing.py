"""The draw, and with the stock empty the declining of the pile [K3.1, K3.2, K7]."""

from dataclasses import replace

from engine.canasta.dealing import with_red_threes
from engine.canasta.ending import Outcome, deal_ended
from engine.canasta.moment import when_violation
from engine.canasta.pile import must_take
from engine.canasta.types import Draw, Drew, Event, Phase, RedThreesLaid, State
from engine.cards import hand_of, plus
from engine.game import Violation
from engine.seats import with_item
from engine.stock import drawn_from


def draw_violation(state: State, action: Draw) -> Violation | None:
    """Judge the draw, or with the stock empty the declining of the pile [K3.1, K7.1]."""
    refused = when_violation(state, action.seat, Phase.DRAW)
    if refused is None and must_take(state):
        return Violation("pile-must-be-taken", "K7.1")
    return refused


def apply_draw(state: State) -> Outcome:
    """Draw; a draw that yields no card for the hand ends the deal [K3.1, K3.2, K7.1, K7.2]."""
    seat = state.turn
    drawing = drawn_from(state.stock, state.rules.draw)
    events: list[Event] = []
    if drawing.red_threes:
        replaced = min(drawing.red_threes, len(drawing.cards))
        events.append(RedThreesLaid(seat, drawing.red_threes, replaced))
        state = replace(state, red_threes=with_red_threes(state, seat, drawing.red_threes))
    if not drawing.cards:
        return deal_ended(replace(state, stock=drawing.stock), "stock", events)
    events.append(Drew(seat, len(drawing.cards), drawing.cards))
    hand = plus(state.hands[seat], hand_of(drawing.cards))
    side = seat % state.rules.sides
    return replace(
        state,
        phase=Phase.PLAY,
        drawn="stock",
        stock=drawing.stock,
        hands=with_item(state.hands, seat, hand),
        old_melds=len(state.melds[side]),
    ), tuple(events)
