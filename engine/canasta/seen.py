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
    has_cards = seat is not None and bool(state.hands)
    hand = state.hands[seat] if seat is not None and has_cards else None
    unmelded = seat is not None and bool(state.melds) and not state.melds[seat % state.rules.sides]
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
    rules = state.rules
    seats = tuple(range(side, rules.players, rules.sides))
    total = state.totals[side]
    if not state.melds:
        return SideView(seats, total, minimum_of(rules, total), (), 0, (), 0)
    return SideView(
        seats=seats,
        total=total,
        minimum=minimum_of(rules, total_at_start(state, side)),
        melds=state.melds[side],
        red_threes=state.red_threes[side],
        concealed=state.concealed[side],
        table_points=sum(line.points for line in table_lines(state, side)),
    )


def total_at_start(state: State, side: int) -> int:
    """Tell the side's total at the start of the deal, also when the deal has been scored [K4.1]."""
    return state.totals[side] - (state.result.scores[side] if state.result else 0)


def redact(event: Event, seat: Seat | None) -> Event:
    """Hide the cards that another seat drew; everything else is said aloud at a table."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=None)
    return event
