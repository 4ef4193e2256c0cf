"""The judge and the hand that acts: one pair of functions for every action, chosen by its type [C6]."""

from dataclasses import replace
from typing import assert_never

from engine.canastone.asking import (
    apply_ask,
    apply_lapse,
    apply_reply,
    ask_violation,
    lapse_violation,
    reply_violation,
)
from engine.canastone.closing import last_card_violation
from engine.canastone.dealing import apply_deal, deal_violation
from engine.canastone.drawing import draws
from engine.canastone.ending import Outcome, ends_deal, passes_if_stuck, starts_turn
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
from engine.canastone.melds import is_bound
from engine.canastone.moment import answer_of, must_close, not_in_hand, turn_violation
from engine.canastone.pile import is_frozen
from engine.canastone.sides import left_of, melds_of
from engine.canastone.taking import (
    apply_open_and_take,
    apply_take,
    open_and_take_violation,
    take_violation,
)
from engine.canastone.types import (
    Action,
    Ask,
    Deal,
    Discard,
    Discarded,
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
from engine.cards import is_wild
from engine.game import IllegalAction, Violation
from engine.seats import with_item


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
            return _unplayable_violation(state, action)
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
            return _apply_draw(state, action)
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
            return _apply_discard(state, action)
        case Unplayable():
            message = f"never legal: {action.text}"
            raise AssertionError(message)
        case _:
            assert_never(action)


def _apply_draw(state: State, action: Draw) -> Outcome:
    """Draw two; if the stock does not give them the deal ends at once [C6.2, C6.3, C12.6]."""
    seat = action.seat
    state, events, complete = draws(replace(state, phase=Phase.PLAY, laid=()), seat, state.rules.draw)
    state, ends = passes_if_stuck(state) if complete else ends_deal(state, "stock", seat)
    return state, (*events, *ends)


def discard_violation(state: State, action: Discard) -> Violation | None:
    """Judge a discard: the last card closes, a yes allows no other, a bound wild stays [C4.2, C6.5, C12.1, C12.3]."""
    seat, card = action.seat, action.card
    if refused := turn_violation(state, seat, Phase.PLAY):
        return refused
    hand, melds = state.hands[seat], melds_of(state, seat)
    if not hand[card]:
        return Violation("not-in-hand", "C6.5")
    if sum(hand) == 1:
        return last_card_violation(card, melds, state.rules, answer_of(state))
    if must_close(state):
        return Violation("must-close", "C12.2")
    if is_wild(card) and is_bound(melds):
        return Violation("discard-wild-bound", "C4.2")
    return None


def _apply_discard(state: State, action: Discard) -> Outcome:
    """Put the card on the pile: a wild freezes it, the last card closes, else the next turn begins [C6.5, C11.1]."""
    seat, card = action.seat, action.card
    hand = state.hands[seat]
    kept = (*hand[:card], hand[card] - 1, *hand[card + 1 :])
    froze = is_wild(card) and not is_frozen(state.pile)
    after = replace(state, hands=with_item(state.hands, seat, kept), pile=(*state.pile, card))
    after, events = starts_turn(after, left_of(seat, state.rules)) if any(kept) else ends_deal(after, "closed", seat)
    return after, (Discarded(seat, card, froze), *events)


def _unplayable_violation(state: State, action: Unplayable) -> Violation:
    """Refuse words that make no action of this game, when and where their verb has its place."""
    if refused := turn_violation(state, action.seat, action.phase):
        return refused
    if action.code == "not-available":
        return Violation("not-available", "C6")
    return not_in_hand(state.hands[action.seat], action.cards) or Violation("malformed", "C6")
