"""The question "may I close?" and its answer [C12.2, C12.3, C12.4, C12.8, V10]."""

from dataclasses import replace

from engine.canastone.closing import can_close
from engine.canastone.ending import Outcome, passes_if_stuck
from engine.canastone.moment import asked_partner, is_over, question_is_open, turn_violation
from engine.canastone.sides import melds_of, partners_of
from engine.canastone.types import Answer, Answered, Ask, Asked, Phase, Question, Reply, State
from engine.game import Seat, Violation

TEAM_OF_TWO = 1
"""Partners whom a player of four has [C1.1]."""


def ask_violation(state: State, action: Ask) -> Violation | None:
    """Judge a question: after the draw, to a partner, once a turn, with a way to close [C12.2, C12.3, C12.4, V10]."""
    seat = action.seat
    if violation := turn_violation(state, seat, Phase.PLAY):
        return violation
    if state.rules.no_asking:
        return Violation("not-available", "V10")
    partners = partners_of(seat, state.rules)
    if action.partner is None and len(partners) > TEAM_OF_TWO:
        return Violation("malformed", "C12.4")
    if action.partner is not None and action.partner not in partners:
        return Violation("no-partner", "C12.4")
    if state.question is not None:
        return Violation("already-asked", "C12.3")
    return None if _has_a_way_to_close(state, seat) else Violation("cannot-ask", "C12.3")


def _has_a_way_to_close(state: State, seat: Seat) -> bool:
    hand = state.hands[seat]
    return sum(hand) >= state.rules.kept and can_close(hand, melds_of(state, seat), state.rules)


def can_ask(state: State, seat: Seat) -> bool:
    """Tell whether the seat may ask now, some partner at least [C12.3]."""
    return ask_violation(state, Ask(seat, partners_of(seat, state.rules)[0])) is None


def apply_ask(state: State, action: Ask) -> Outcome:
    """Put the question; what was laid before it stays laid [C12.2, TB1]."""
    seat = action.seat
    partner = partners_of(seat, state.rules)[0] if action.partner is None else action.partner
    return replace(state, question=Question(seat, partner), laid=()), (Asked(seat, partner),)


def reply_violation(state: State, action: Reply) -> Violation | None:
    """Judge an answer: to an open question, by the partner asked [C12.2]."""
    if is_over(state):
        return Violation("deal-over", "C12.1")
    if not question_is_open(state):
        return Violation("wrong-phase", "C12.2")
    return None if asked_partner(state) == action.seat else Violation("not-your-turn", "C12.2")


def apply_reply(state: State, action: Reply) -> Outcome:
    """Settle the question; a no to one who holds nothing but bound wilds ends the turn [C12.2, C6.8].

    Who asked with cards to choose from holds more than one; a position's single card waits for its own refusal.
    """
    question = _open_question(state)
    answer: Answer = "yes" if action.yes else "no"
    after = replace(state, question=replace(question, answer=answer), laid=())
    event = Answered(action.seat, question.asker, answer)
    goes_on = action.yes or sum(state.hands[question.asker]) < state.rules.kept
    after, passes = (after, ()) if goes_on else passes_if_stuck(after)
    return after, (event, *passes)


def lapse_violation(state: State) -> Violation | None:
    """Judge the clock: a question must be open [C12.8]."""
    if is_over(state):
        return Violation("deal-over", "C12.8")
    return None if question_is_open(state) else Violation("wrong-phase", "C12.8")


def apply_lapse(state: State) -> Outcome:
    """Let the question go unanswered; it binds nobody [C12.8]."""
    question = _open_question(state)
    after = replace(state, question=replace(question, answer="lapsed"))
    return after, (Answered(question.partner, question.asker, "lapsed"),)


def _open_question(state: State) -> Question:
    if state.question is None:  # pragma: no cover - the judge has said that one is open
        message = "no question is open"
        raise AssertionError(message)
    return state.question
