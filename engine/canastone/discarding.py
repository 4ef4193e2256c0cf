"""The discard, which ends the turn or with the last card the deal [C4.2, C6.5, C11.1, C12.1]."""

from dataclasses import replace

from engine.canastone.closing import last_card_violation
from engine.canastone.ending import Outcome, ends_deal, starts_turn
from engine.canastone.melds import is_bound
from engine.canastone.moment import answer_of, must_close, turn_violation
from engine.canastone.pile import is_frozen
from engine.canastone.sides import left_of, melds_of
from engine.canastone.types import Discard, Discarded, Phase, State
from engine.cards import is_wild
from engine.game import Violation
from engine.seats import with_item


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


def apply_discard(state: State, action: Discard) -> Outcome:
    """Put the card on the pile: a wild freezes it, the last card closes, else the next turn begins [C6.5, C11.1]."""
    seat, card = action.seat, action.card
    hand = state.hands[seat]
    kept = (*hand[:card], hand[card] - 1, *hand[card + 1 :])
    froze = is_wild(card) and not is_frozen(state.pile)
    after = replace(state, hands=with_item(state.hands, seat, kept), pile=(*state.pile, card))
    after, events = starts_turn(after, left_of(seat, state.rules)) if any(kept) else ends_deal(after, "closed", seat)
    return after, (Discarded(seat, card, froze), *events)
