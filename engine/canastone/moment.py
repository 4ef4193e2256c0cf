"""Who may act when, and whether the cards named are there: what is asked before the rules of an action [C6.1]."""

from engine.canastone.types import Phase, State
from engine.cards import Hand, holds
from engine.game import Seat, Violation


def is_over(state: State) -> bool:
    """Tell whether no deal is being played."""
    return state.phase is Phase.DEAL or state.phase is Phase.OVER


def question_is_open(state: State) -> bool:
    """Tell whether a partner's answer is awaited [C12.3]."""
    return state.question is not None and state.question.answer is None


def turn_violation(state: State, seat: Seat, phase: Phase | None) -> Violation | None:
    """Judge the moment: a deal, this seat's turn, no open question, the right part of the turn (None: either)."""
    if is_over(state):
        return Violation("deal-over", "C12.1")
    if seat != state.turn:
        return Violation("not-your-turn", "C6.1")
    if question_is_open(state):
        return Violation("awaiting-answer", "C12.3")
    if phase is not None and state.phase is not phase:
        return Violation("wrong-phase", "C6.7")
    return None


def must_close(state: State) -> bool:
    """Tell whether a yes binds this turn's player to close in it [C12.2]."""
    return state.question is not None and state.question.answer == "yes"


def not_in_hand(hand: Hand, cards: Hand) -> Violation | None:
    """Judge whether the cards named are in the hand."""
    return None if holds(hand, cards) else Violation("not-in-hand", "C6.4")
