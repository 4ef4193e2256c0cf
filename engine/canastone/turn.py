"""The judge and the hand that acts: one pair of functions for every action, chosen by its type [C6]."""

from typing import assert_never

from engine.canastone.asking import apply_ask, apply_lapse, apply_reply, ask_violation, lapse_violation, reply_violation
from engine.canastone.dealing import apply_deal, deal_violation
from engine.canastone.discarding import apply_discard, discard_violation
from engine.canastone.drawing import apply_draw
from engine.canastone.ending import Outcome
from engine.canastone.laying import (
    apply_lay,
    apply_open,
    apply_red_three,
    apply_take_back,
    lay_violation,
    open_violation,
    red_three_violation,
    take_back_violation,
)
from engine.canastone.moment import turn_violation, unplayable_violation
from engine.canastone.taking import apply_open_and_take, apply_take, open_and_take_violation, take_violation
from engine.canastone.types import (
    Action,
    Ask,
    Deal,
    Discard,
    Draw,
    Lapse,
    Lay,
    LayRedThree,
    Open,
    Phase,
    Reply,
    State,
    Take,
    TakeBack,
    Unplayable,
)
from engine.game import IllegalAction, Violation


def violation(state: State, action: Action) -> Violation | None:  # noqa: C901 - one case an action
    """Judge an action: None when it is legal, else the first refusal in the order of the notation's codes."""
    match action:
        case Deal():
            return deal_violation(state, action)
        case Draw():
            return turn_violation(state, action.seat, Phase.DRAW)
        case Open(take=None):
            return open_violation(state, action)
        case Open():
            return open_and_take_violation(state, action)
        case Take():
            return take_violation(state, action)
        case Lay():
            return lay_violation(state, action)
        case LayRedThree():
            return red_three_violation(state, action)
        case TakeBack():
            return take_back_violation(state, action)
        case Ask():
            return ask_violation(state, action)
        case Reply():
            return reply_violation(state, action)
        case Lapse():
            return lapse_violation(state)
        case Discard():
            return discard_violation(state, action)
        case Unplayable():
            return unplayable_violation(state, action)
        case _:
            assert_never(action)


def apply(state: State, action: Action) -> Outcome:
    """Act. Raises IllegalAction; a refusal changes nothing."""
    refused = violation(state, action)
    if refused is not None:
        raise IllegalAction(refused)
    return _act(state, action)


def _act(state: State, action: Action) -> Outcome:  # noqa: C901 - one case an action
    match action:
        case Deal():
            return apply_deal(state, action)
        case Draw():
            return apply_draw(state, action)
        case Open(take=None):
            return apply_open(state, action)
        case Open():
            return apply_open_and_take(state, action)
        case Take():
            return apply_take(state, action)
        case Lay():
            return apply_lay(state, action)
        case LayRedThree():
            return apply_red_three(state, action)
        case TakeBack():
            return apply_take_back(state, action)
        case Ask():
            return apply_ask(state, action)
        case Reply():
            return apply_reply(state, action)
        case Lapse():
            return apply_lapse(state)
        case Discard():
            return apply_discard(state, action)
        case Unplayable():
            message = f"never legal: {action.text}"
            raise AssertionError(message)
        case _:
            assert_never(action)
