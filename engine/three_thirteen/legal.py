"""Who acts, and a spanning set of what may be done."""

from engine.game import Seat, Stage
from engine.suited import Card
from engine.three_thirteen.arrange import can_go_out
from engine.three_thirteen.ranks import wild_ranks
from engine.three_thirteen.types import Action, Discard, DrawPile, DrawStock, Out, Phase, State


def stage(state: State) -> Stage:
    """Tell what the match waits for."""
    match state.phase:
        case Phase.DEAL | Phase.RESHUFFLE:
            return Stage.CHANCE
        case Phase.DRAW | Phase.PLAY:
            return Stage.TURN
        case Phase.OVER:
            return Stage.OVER


def to_act(state: State) -> frozenset[Seat]:
    """Tell whose turn it is [T1.1]."""
    return frozenset((state.turn,)) if state.phase in (Phase.DRAW, Phase.PLAY) else frozenset()


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Offer both draws where there is a card, then every discard, those that go out first [T5.1, T5.2, T6.1]."""
    if seat not in to_act(state):
        return ()
    if state.phase is Phase.DRAW:
        stock = (DrawStock(seat),) if state.stock else ()
        return (*stock, DrawPile(seat)) if state.pile else stock
    outs = tuple(Out(seat, card) for card in out_cards(state, seat))
    return (*outs, *(Discard(seat, card) for card in sorted(set(state.hands[seat]))))


def out_cards(state: State, seat: Seat) -> tuple[Card, ...]:
    """List the cards that the seat may discard now to be the one who goes out: nobody is yet [T6.1, T6.3, T6.4]."""
    if state.phase is not Phase.PLAY or seat != state.turn or state.out is not None:
        return ()
    return can_go_out(state.hands[seat], wild_ranks(state.rules, state.round), state.rules)
