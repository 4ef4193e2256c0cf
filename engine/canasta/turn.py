"""The state machine: each action is judged and done by its own pair of functions."""

from typing import assert_never

from engine.canasta.asking import apply_ask, apply_lapse, apply_reply, ask_violation, lapse_violation, reply_violation
from engine.canasta.dealing import deal_violation, dealt
from engine.canasta.discarding import apply_discard, discard_violation
from engine.canasta.drawing import apply_draw, draw_violation
from engine.canasta.ending import Outcome
from engine.canasta.laying import (
    apply_lay,
    apply_open,
    apply_take_back,
    lay_violation,
    open_violation,
    take_back_violation,
)
from engine.canasta.moment import unplayable_violation
from engine.canasta.taking import apply_take, take_violation
from engine.canasta.types import (
    Action,
    Ask,
    Deal,
    Discard,
    Draw,
    Lapse,
    Lay,
    Open,
    Reply,
    State,
    Take,
    TakeBack,
    Unplayable,
)
from engine.game import IllegalAction, Violation


def violation(state: State, action: Action) -> Violation | None:  # noqa: C901 - one case an action
    """Judge an action: None when it is legal."""
    match action:
        case Deal():
            return deal_violation(state, action)
        case Lapse():
            return lapse_violation(state)
        case Reply():
            return reply_violation(state, action)
        case Draw():
            return draw_violation(state, action)
        case Take():
            return take_violation(state, action)
        case Open():
            return open_violation(state, action)
        case Lay():
            return lay_violation(state, action)
        case TakeBack():
            return take_back_violation(state, action)
        case Ask():
            return ask_violation(state, action)
        case Discard():
            return discard_violation(state, action)
        case Unplayable():
            return unplayable_violation(state, action)
        case _:
            assert_never(action)


def apply(state: State, action: Action) -> Outcome:  # noqa: C901 - one case an action
    """Act. Raises IllegalAction; a refusal changes nothing. Events tell everything that happened, in order."""
    refused = violation(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    match action:
        case Deal():
            return dealt(state, action)
        case Lapse():
            return apply_lapse(state)
        case Reply():
            return apply_reply(state, action)
        case Draw():
            return apply_draw(state)
        case Take():
            return apply_take(state, action)
        case Open():
            return apply_open(state, action)
        case Lay():
            return apply_lay(state, action)
        case TakeBack():
            return apply_take_back(state)
        case Ask():
            return apply_ask(state, action)
        case Discard():
            return apply_discard(state, action)
        case Unplayable():  # pragma: no cover - always refused
            raise AssertionError(action)
        case _:
            assert_never(action)
