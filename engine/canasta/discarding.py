"""The discard, which ends the turn or with the last card the deal [K3.1, K6.1]."""

from dataclasses import replace

from engine.canasta.closing import answer_of, last_discard_violation
from engine.canasta.ending import Outcome, deal_ended
from engine.canasta.moment import when_violation
from engine.canasta.pile import is_frozen
from engine.canasta.types import Discard, Discarded, Phase, State
from engine.cards import is_natural
from engine.game import Violation
from engine.seats import with_item


def discard_violation(state: State, action: Discard) -> Violation | None:
    """Judge the discard that ends the turn, or with the last card the deal [K3.1, K6.1]."""
    refused = when_violation(state, action.seat, Phase.PLAY)
    if refused is not None:
        return refused
    hand = state.hands[action.seat]
    if not hand[action.card]:
        return Violation("not-in-hand", "K3.1")
    if sum(hand) == 1:
        return last_discard_violation(state)
    return Violation("must-close", "K6.2") if answer_of(state) == "yes" else None


def apply_discard(state: State, action: Discard) -> Outcome:
    """Discard, which ends the turn [K3.1, K5.4]."""
    seat, card = action.seat, action.card
    pile = (*state.pile, card)
    froze = not is_natural(card) and is_frozen(state.rules, pile) and not is_frozen(state.rules, state.pile)
    hand = list(state.hands[seat])
    hand[card] -= 1
    after = replace(state, pile=pile, hands=with_item(state.hands, seat, tuple(hand)))
    discarded = Discarded(seat, card, froze)
    if not any(hand):
        return deal_ended(after, "closed", [discarded])
    return _next_turn(after), (discarded,)


def _next_turn(state: State) -> State:
    has_melded = state.has_melded
    if state.layings or state.drawn == "pile":
        has_melded = with_item(has_melded, state.turn, True)
    return replace(
        state,
        phase=Phase.DRAW,
        turn=(state.turn + 1) % state.rules.players,
        has_melded=has_melded,
        drawn=None,
        old_melds=0,
        grown=0,
        layings=0,
        question=None,
        laid=(),
    )
