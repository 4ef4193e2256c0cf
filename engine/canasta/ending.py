"""The end of a deal and of the match [K6.1, K8, K10.1]."""

from dataclasses import replace

from engine.canasta.scoring import deal_lines, margin_of, winner_of
from engine.canasta.types import DealEnded, DealResult, EndReason, Event, MatchEnded, Phase, State

Outcome = tuple[State, tuple[Event, ...]]
"""The state after an action, and what happened in it."""


def out_if_empty(state: State, events: list[Event]) -> Outcome:
    """End the deal if the player to move has laid the last card; no discard is owed [K6.1]."""
    if any(state.hands[state.turn]):
        return state, tuple(events)
    return deal_ended(state, "closed", events)


def deal_ended(state: State, reason: EndReason, events: list[Event]) -> Outcome:
    """Score the deal, tell whether the match is over with it, pass the deal to the left [K1.4, K8, K10.1]."""
    result = DealResult(state.deal, reason, state.turn, deal_lines(state, reason), state.hands)
    totals = tuple(map(int.__add__, state.totals, result.scores))
    winner = winner_of(totals, state.rules.target)
    after = replace(
        state,
        phase=Phase.DEAL if winner is None else Phase.OVER,
        totals=totals,
        dealer=(state.dealer + 1) % state.rules.players,
        question=None,
        laid=(),
        result=result,
        scores=(*state.scores, result.scores),
    )
    ending: list[Event] = [DealEnded(result, totals)]
    if winner is not None:
        ending.append(MatchEnded(winner, margin_of(totals)))
    return after, (*events, *ending)
