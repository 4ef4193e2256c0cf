"""The score of a round and the end of the match."""

from engine.game import Seat
from engine.three_thirteen.arrange import arrange
from engine.three_thirteen.ranks import wild_ranks
from engine.three_thirteen.types import EndReason, Phase, RoundResult, State


def is_over(state: State) -> bool:
    """Tell whether the round, or the match with it, has ended."""
    return state.result is not None


def winners(state: State) -> tuple[Seat, ...]:
    """List who has won: the lowest total, shared by equals; nobody before the last round has ended [T7.4]."""
    if state.phase is not Phase.OVER:
        return ()
    lowest = min(state.totals)
    return tuple(seat for seat, total in enumerate(state.totals) if total == lowest)


def result_of(state: State, reason: EndReason) -> RoundResult:
    """Arrange and score every hand as it is now; who went out scores nothing [T7.1, T7.3]."""
    wilds = wild_ranks(state.rules, state.round)
    arrangements = tuple(arrange(hand, wilds, state.rules) for hand in state.hands)
    scores = tuple(0 if seat == state.out else made.penalty for seat, made in enumerate(arrangements))
    return RoundResult(state.round, reason, state.out, arrangements, scores)
