"""How turns follow each other, how a deal ends and when the match is over [C1.3, C6.8, C12.5, C13.4, C15]."""

from dataclasses import replace

from engine.canastone.closing import must_pass
from engine.canastone.moment import answer_of
from engine.canastone.scoring import side_lines
from engine.canastone.sides import SIDES, left_of, melds_of, side_of
from engine.canastone.types import DealEnded, DealResult, EndReason, Event, MatchEnded, Phase, Rules, State, TurnPassed
from engine.game import Seat

Outcome = tuple[State, tuple[Event, ...]]
"""What an action leads to: the state after it and what happened, in order."""


def stock_is_too_short(state: State) -> bool:
    """Tell whether no turn can start: one card or none in the stock [C12.5]."""
    return len(state.stock) < state.rules.draw


def starts_turn(state: State, seat: Seat) -> Outcome:
    """Begin the seat's turn, or end the deal if the stock is too short, even for one who could take the pile [C12.5].

    A joker bar falls when its opener's turn comes round [V3].
    """
    state = replace(
        state,
        phase=Phase.DRAW,
        turn=seat,
        question=None,
        laid=(),
        opened_now=False,
        joker_bar=None if state.joker_bar == seat else state.joker_bar,
    )
    return ends_deal(state, "stock", seat) if stock_is_too_short(state) else (state, ())


def passes_if_stuck(state: State) -> Outcome:
    """End the turn by itself if its player can make no discard [C6.8]."""
    seat = state.turn
    if not must_pass(state.hands[seat], melds_of(state, seat), state.rules, answer_of(state)):
        return state, ()
    after, events = starts_turn(state, left_of(seat, state.rules))
    return after, (TurnPassed(seat), *events)


def ends_deal(state: State, reason: EndReason, by: Seat) -> Outcome:
    """End the deal: count it, add it to the totals, let the deal pass to the left [C1.3, C12.7, C13.4]."""
    lines = [
        side_lines(
            state.melds[side],
            state.hands[side::SIDES],
            state.red_threes[side],
            state.rules,
            closed=reason == "closed" and side_of(by) == side,
        )
        for side in range(SIDES)
    ]
    result = DealResult(state.deal, reason, by, (lines[0], lines[1]), state.hands)
    first, second = result.scores
    totals = (state.totals[0] + first, state.totals[1] + second)
    winner = winner_of(totals, state.rules)
    after = replace(
        state,
        totals=totals,
        phase=Phase.DEAL if winner is None else Phase.OVER,
        dealer=left_of(state.dealer, state.rules),
        question=None,
        laid=(),
        opened_now=False,
        joker_bar=None,
        result=result,
        scores=(*state.scores, result.scores),
    )
    ended = DealEnded(result, totals)
    if winner is None:
        return after, (ended,)
    return after, (ended, MatchEnded(winner, abs(totals[0] - totals[1])))


def winner_of(totals: tuple[int, int], rules: Rules) -> int | None:
    """Tell the winning side once a total has reached the target; equal totals play another deal [C15.1, V6]."""
    first, second = totals
    if max(totals) < rules.target or first == second:
        return None
    return 0 if first > second else 1
