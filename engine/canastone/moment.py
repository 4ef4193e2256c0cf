"""Who may act when, and whether the cards named are there: what is asked before the rules of an action [C6.1]."""

from engine.canastone.types import Answer, Phase, State, Unplayable
from engine.cards import Hand, holds
from engine.game import Seat, Violation


def is_over(state: State) -> bool:
    """Tell whether no deal is being played."""
    return state.phase is Phase.DEAL or state.phase is Phase.OVER


def asked_partner(state: State) -> Seat | None:
    """Tell whose answer is awaited, None if no question is open [C12.3]."""
    question = state.question
    return question.partner if question is not None and question.answer is None else None


def question_is_open(state: State) -> bool:
    """Tell whether a partner's answer is awaited [C12.3]."""
    return asked_partner(state) is not None


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


def answer_of(state: State) -> Answer | None:
    """Tell how this turn's question was answered, None if none was or it is open [C12.2]."""
    return state.question.answer if state.question else None


def must_close(state: State) -> bool:
    """Tell whether a yes binds this turn's player to close in it [C12.2]."""
    return answer_of(state) == "yes"


def not_in_hand(hand: Hand, cards: Hand) -> Violation | None:
    """Judge whether the cards named are in the hand."""
    return None if holds(hand, cards) else Violation("not-in-hand", "C6.4")


def unplayable_violation(state: State, action: Unplayable) -> Violation:
    """Refuse words that make no action of this game, when and where their verb has its place."""
    if refused := turn_violation(state, action.seat, action.phase):
        return refused
    if action.code == "not-available":
        return Violation("not-available", "C6")
    return not_in_hand(state.hands[action.seat], action.cards) or Violation("malformed", "C6")
