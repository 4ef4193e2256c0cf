"""What a seat, or the group, may see: built from nothing, so that a new field is hidden until it is shown."""

from dataclasses import replace

from engine.canasta.asking import can_ask
from engine.canasta.closing import answer_of
from engine.canasta.opening import minimum_of
from engine.canasta.pile import is_frozen, must_take
from engine.canasta.scoring import table_lines, winner_of
from engine.canasta.types import Drew, Event, Phase, SideView, State, View
from engine.cards import value_of
from engine.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Show what the seat (None: the group) may see: the table, the sizes of hands, its own cards."""
    frozen_for_all = is_frozen(state.rules, state.pile)
    hand = None if seat is None else state.hands[seat]
    unmelded = seat is not None and not state.melds[seat % state.rules.sides]
    return View(
        rules=state.rules,
        seat=seat,
        deal=state.deal,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        sides=tuple(_side_view(state, side) for side in range(state.rules.sides)),
        hand_sizes=tuple(map(sum, state.hands)),
        stock_size=len(state.stock),
        pile=state.pile,
        packet_size=0,
        frozen=frozen_for_all or unmelded,
        frozen_for_all=frozen_for_all,
        question=state.question,
        drawn=state.drawn,
        has_melded=state.has_melded,
        old_melds=state.old_melds,
        grown=state.grown,
        layings=state.layings,
        hand=hand,
        hand_cost=None if hand is None else value_of(hand),
        can_ask=seat is not None and can_ask(state, seat),
        can_take_back=_can_take_back(state, seat),
        must_close=state.turn == seat and answer_of(state) == "yes",
        must_take=state.turn == seat and state.phase is Phase.DRAW and must_take(state),
        laid=state.laid,
        result=state.result,
        scores=state.scores,
        winner=winner(state),
    )


def winner(state: State) -> int | None:
    """Tell which side has won the match; None before its end [K10.1]."""
    return winner_of(state.totals, state.rules.target) if state.phase is Phase.OVER else None


def _can_take_back(state: State, seat: Seat | None) -> bool:
    """Tell whether the seat may take back what it has laid [TB1]."""
    return state.turn == seat and state.phase is Phase.PLAY and bool(state.laid)


def _side_view(state: State, side: int) -> SideView:
    return SideView(
        seats=tuple(range(side, state.rules.players, state.rules.sides)),
        total=state.totals[side],
        minimum=minimum_of(state.rules, state.totals[side]),
        melds=state.melds[side],
        red_threes=state.red_threes[side],
        concealed=state.concealed[side],
        table_points=sum(line.points for line in table_lines(state, side)),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """Hide the cards that another seat drew; everything else is said aloud at a table."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=None)
    return event
