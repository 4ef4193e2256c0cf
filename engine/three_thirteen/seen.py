"""What a seat, or the whole group, may see: its own hand and what lies face up, no other hand, no stock [T4.5]."""

from dataclasses import replace

from engine.game import Seat
from engine.three_thirteen.arrange import arrange
from engine.three_thirteen.legal import out_cards
from engine.three_thirteen.ranks import wild_ranks
from engine.three_thirteen.scoring import winners
from engine.three_thirteen.types import Drew, Event, Phase, State, View


def view(state: State, seat: Seat | None) -> View:
    """Show what the seat (None: the group) may see, built from nothing [T4.5]."""
    rules = state.rules
    wilds = wild_ranks(rules, state.round) if state.round else ()
    hand = state.hands[seat] if seat is not None and state.hands else None
    return View(
        rules=rules,
        seat=seat,
        round=state.round,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        wild_ranks=wilds,
        totals=state.totals,
        hand_sizes=tuple(map(len, state.hands)),
        stock_size=len(state.stock),
        pile=state.pile,
        hand=hand,
        drawn=state.drawn if seat == state.turn else None,
        arrangement=None if hand is None else arrange(hand, wilds, rules),
        out_cards=() if seat is None else out_cards(state, seat),
        out=state.out,
        last_turns=last_turns(state),
        result=state.result,
        scores=state.scores,
        winners=winners(state),
    )


def last_turns(state: State) -> tuple[Seat, ...]:
    """List who has a turn left after somebody has gone out, in order [T6.2]."""
    if state.out is None or state.phase in (Phase.DEAL, Phase.OVER):
        return ()
    players = state.rules.players
    left = (state.out - state.turn) % players
    return tuple((state.turn + ahead) % players for ahead in range(left))


def redact(event: Event, seat: Seat | None) -> Event:
    """Hide from an event what the seat (None: the group) may not see: what others draw from the stock [T4.5]."""
    if isinstance(event, Drew) and event.source == "stock" and event.seat != seat:
        return replace(event, card=None)
    return event
