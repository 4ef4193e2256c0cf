"""What may be seen: a view built from nothing, events without what is hidden [C5.3, C10.3]."""

from dataclasses import replace

from engine.canastone.asking import can_ask
from engine.canastone.ending import winner_of
from engine.canastone.laying import can_take_back
from engine.canastone.moment import must_close
from engine.canastone.opening import minimum, must_be_clean
from engine.canastone.pile import is_frozen
from engine.canastone.scoring import hand_cost, table_points
from engine.canastone.sides import SIDES, has_opened
from engine.canastone.types import Drew, Event, SideView, State, TookPile, View
from engine.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Show what the seat may see (None: what the whole group may see): own cards, the table, numbers of cards."""
    return View(
        rules=state.rules,
        seat=seat,
        deal=state.deal,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        sides=(_side_view(state, 0), _side_view(state, 1)),
        hand_sizes=tuple(map(sum, state.hands)),
        stock_size=len(state.stock),
        pile=state.pile,
        packet_size=len(state.packet),
        frozen=is_frozen(state.pile),
        question=state.question,
        joker_bar=state.joker_bar,
        hand=state.hands[seat] if seat is not None and state.hands else None,
        hand_cost=_hand_cost(state, seat),
        can_ask=seat is not None and can_ask(state, seat),
        can_take_back=seat is not None and can_take_back(state, seat),
        must_close=seat is not None and seat == state.turn and must_close(state),
        laid=state.laid,
        result=state.result,
        scores=state.scores,
        void=state.void,
        winner=winner_of(state.totals, state.rules) if state.result else None,
    )


def _side_view(state: State, side: int) -> SideView:
    total, melds, red_threes = state.totals[side], state.melds[side], state.red_threes[side]
    return SideView(
        seats=tuple(range(side, state.rules.players, SIDES)),
        total=total,
        minimum=minimum(total, state.rules),
        clean_only=must_be_clean(total, state.rules),
        melds=melds,
        red_threes=red_threes,
        table_points=table_points(melds, red_threes, state.rules),
    )


def _hand_cost(state: State, seat: Seat | None) -> int | None:
    if seat is None or not state.hands:
        return None
    return hand_cost(state.hands[seat], state.rules, opened=has_opened(state, seat))


def redact(event: Event, seat: Seat | None) -> Event:
    """Hide from an event what the seat (None: the group) may not see: cards drawn, the packet, by another."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=None)
    if isinstance(event, TookPile) and event.seat != seat:
        return replace(event, packet=None)
    return event
