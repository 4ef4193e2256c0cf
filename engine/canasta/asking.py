"""The question "may I go out?" and its answer [K6.2, K6.5]."""

from dataclasses import replace
from typing import Final

from engine.canasta.closing import has_partners, partners_of, position_of
from engine.canasta.ending import Outcome
from engine.canasta.moment import asked_partner, is_over, question_is_open, when_violation
from engine.canasta.types import Answer, Answered, Ask, Asked, Phase, Question, Reply, State
from engine.canasta.way_out import can_go_out
from engine.game import Seat, Violation

CARDS_TO_ASK: Final = 2
"""Cards that the asker holds at least [K6.2]."""


def ask_violation(state: State, action: Ask) -> Violation | None:
    """Judge the question: in one's own turn, after the draw [K6.2]."""
    return when_violation(state, action.seat, Phase.PLAY) or question_violation(state, action.partner)


def apply_ask(state: State, action: Ask) -> Outcome:
    """Open the question; nothing laid before it can be taken back [K6.2, TB1]."""
    partner = partners_of(state.rules, action.seat)[0] if action.partner is None else action.partner
    asked = replace(state, question=Question(action.seat, partner), laid=())
    return asked, (Asked(action.seat, partner),)


def reply_violation(state: State, action: Reply) -> Violation | None:
    """Judge an answer: by the partner asked, while the question is open [K6.2]."""
    if is_over(state):
        return Violation("deal-over", "K10.1")
    if not question_is_open(state):
        return Violation("wrong-phase", "K6.2")
    if asked_partner(state) != action.seat:
        return Violation("not-your-turn", "K6.2")
    return None


def apply_reply(state: State, action: Reply) -> Outcome:
    """Give the answer, which binds the asker [K6.2]."""
    return _settled(state, "yes" if action.yes else "no")


def lapse_violation(state: State) -> Violation | None:
    """Judge the clock: only an open question lapses [K6.5]."""
    return None if question_is_open(state) else Violation("wrong-phase", "K6.5")


def apply_lapse(state: State) -> Outcome:
    """Close the question unanswered: it binds nobody [K6.5]."""
    return _settled(state, "lapsed")


def _settled(state: State, answer: Answer) -> Outcome:
    if state.question is None:  # pragma: no cover - the judge has said that one is open
        message = "no question is open"
        raise AssertionError(message)
    question = replace(state.question, answer=answer)
    return replace(state, question=question), (Answered(question.partner, question.asker, answer),)


def question_violation(state: State, partner: Seat | None) -> Violation | None:
    """Judge the question "may I go out?" after the draw [K6.2]."""
    partners = partners_of(state.rules, state.turn)
    if partner is None and len(partners) > 1:
        return Violation("malformed", "K6.2")
    if not partners or (partner is not None and partner not in partners):
        return Violation("no-partner", "K6.2")
    if state.question is not None:
        return Violation("already-asked", "K6.2")
    if state.layings or sum(state.hands[state.turn]) < CARDS_TO_ASK or not can_go_out(position_of(state)):
        return Violation("cannot-ask", "K6.2")
    return None


def can_ask(state: State, seat: Seat) -> bool:
    """Tell whether the seat may ask a partner now [K6.2]."""
    return is_time_to_ask(state, seat) and can_go_out(position_of(state))


def is_time_to_ask(state: State, seat: Seat) -> bool:
    """Tell whether the seat may ask now if it can go out at all [K6.2]."""
    if state.phase is not Phase.PLAY or seat != state.turn or state.question is not None or state.layings:
        return False
    return has_partners(state.rules) and sum(state.hands[seat]) >= CARDS_TO_ASK
