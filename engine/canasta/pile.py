"""The discard pile: when it is frozen, who may take it and with what [K5, K7.1]."""

from typing import Final

from engine.canasta.melds import carries_its_wilds
from engine.canasta.moment import own_melds
from engine.canasta.types import Rules, State
from engine.cards import NO_CARDS, Face, Hand, hand_of, is_natural
from engine.game import Seat, Violation
from engine.melding import Melds, meld_of, taken_group

Pile = tuple[Face, ...]

NATURALS_FOR_FROZEN: Final = 2
"""Naturals of the top card's rank that take a frozen pile [K5.3]."""


def is_frozen(rules: Rules, pile: Pile) -> bool:
    """Tell whether the pile is frozen for all: by a wild, a red three, or a black three where that freezes [K5.4].

    A red three in the pile was turned at the start, for none is ever discarded; a black three freezes the pile
    in the same way whether it was turned [K1.6] or discarded.
    """
    if Face.TWO in pile or Face.JOKER in pile or Face.RED_THREE in pile:
        return True
    return rules.black_three_freezes and Face.BLACK_THREE in pile


def is_frozen_for(state: State, seat: Seat) -> bool:
    """Tell whether the pile is frozen for the seat: for all, or because its side has not melded [K5.5]."""
    return not state.melds[seat % state.rules.sides] or is_frozen(state.rules, state.pile)


def is_blocked(pile: Pile) -> bool:
    """Tell whether a wild or a three lies on top, so that nobody may take the pile [K5.1]."""
    return not is_natural(pile[-1])


def rest_of(pile: Pile) -> Hand:
    """Count what a hand gets with the pile: all but the top card and the red threes [K3.3, K5.7]."""
    rest = list(hand_of(pile[:-1]))
    rest[Face.RED_THREE] = 0
    return tuple(rest)


def must_take(state: State) -> bool:
    """Tell whether the stock is empty and the top card fits a meld of the side to play, the pile not being
    frozen for it [K7.1]; one card does not take one card [K5.6]."""
    if state.stock or not state.pile or is_blocked(state.pile) or is_frozen_for(state, state.turn):
        return False
    fits = meld_of(own_melds(state), state.pile[-1]) is not None
    return fits and not is_one_for_one(state)


def is_one_for_one(state: State) -> bool:
    """Tell whether the player to move holds one card and the pile one [K5.6]."""
    return len(state.pile) == 1 and sum(state.hands[state.turn]) == 1


def pile_violation(state: State, shown: Hand) -> Violation | None:
    """Judge the taking of the pile with these shown cards, its initial meld apart [K5.1, K5.6]."""
    if not state.pile:
        return Violation("pile-empty", "K5.1")
    if is_blocked(state.pile):
        return Violation("pile-blocked", "K5.1")
    side_melds = own_melds(state)
    is_alone = shown == NO_CARDS
    refused = _alone_violation(state, side_melds) if is_alone else _shown_violation(state, side_melds, shown)
    if refused is None and is_one_for_one(state):
        return Violation("pile-one-card", "K5.6")
    return refused


def _alone_violation(state: State, side_melds: Melds) -> Violation | None:
    """Judge the top card that joins the side's meld by itself [K5.2, K5.3, K5.5]."""
    if not side_melds:
        return Violation("pile-frozen", "K5.5")
    if meld_of(side_melds, state.pile[-1]) is None:
        return Violation("pile-does-not-fit", "K5.2")
    if is_frozen(state.rules, state.pile):
        return Violation("pile-frozen", "K5.3")
    return None


def _shown_violation(state: State, side_melds: Melds, shown: Hand) -> Violation | None:
    """Judge two cards or more that are shown with the top card [K5.2, K5.3, K5.5, K5.9]."""
    top = state.pile[-1]
    old = meld_of(side_melds, top)
    naturals, wilds = shown[top], shown[Face.TWO] + shown[Face.JOKER]
    if naturals + wilds != sum(shown) or sum(shown) == 1:
        return Violation("pile-needs-naturals", "K5.9")
    if naturals == 0 and old is None:
        return Violation("pile-needs-naturals", "K5.2")
    if not carries_its_wilds(state.rules, side_melds, taken_group(top, shown)):
        return Violation("too-many-wilds", "K2.2", (("most", state.rules.wilds_in_meld),))
    if naturals < NATURALS_FOR_FROZEN and is_frozen_for(state, state.turn):
        return Violation("pile-frozen", "K5.3" if side_melds else "K5.5")
    return None
