"""Who may act when: what is asked before the rules of an action [K3.1, K6.2]."""

from engine.canasta.types import Phase, State, Unplayable
from engine.cards import holds
from engine.game import Seat, Violation
from engine.melding import Melds


def is_over(state: State) -> bool:
    """Tell whether no deal is being played."""
    return state.phase is Phase.DEAL or state.phase is Phase.OVER


def asked_partner(state: State) -> Seat | None:
    """Tell whose answer is awaited, None if no question is open [K6.2]."""
    question = state.question
    return question.partner if question is not None and question.answer is None else None


def question_is_open(state: State) -> bool:
    """Tell whether a partner's answer is awaited [K6.2]."""
    return asked_partner(state) is not None


def seat_violation(state: State, seat: Seat) -> Violation | None:
    """Judge whether the seat may act in a turn at all [K3.1, K6.2]."""
    if is_over(state):
        return Violation("deal-over", "K10.1")
    if seat != state.turn:
        return Violation("not-your-turn", "K3.1")
    if question_is_open(state):
        return Violation("awaiting-answer", "K6.2")
    return None


def when_violation(state: State, seat: Seat, phase: Phase) -> Violation | None:
    """Judge whether the seat may act now: draw, then meld, then discard [K3.1]."""
    refused = seat_violation(state, seat)
    if refused is None and state.phase is not phase:
        return Violation("wrong-phase", "K3.1")
    return refused


def unplayable_violation(state: State, action: Unplayable) -> Violation:
    """Refuse what is no action of this game, or not a whole one [K3.1]."""
    refused = when_violation(state, action.seat, action.phase)
    if refused is None and not holds(state.hands[action.seat], action.cards):
        refused = Violation("not-in-hand", "K3.1")
    return refused or Violation(action.code, "K3.1")


def own_melds(state: State) -> Melds:
    """Show the melds of the side to play."""
    return state.melds[state.turn % state.rules.sides]
