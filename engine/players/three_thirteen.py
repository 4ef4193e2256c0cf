"""Three Thirteen's stand-in: a sensible beginner that sees what its seat sees.

It takes a discard that its combinations use, keeps what may become a combination while there is time for it, throws
the dearest of the rest, and goes out as soon as it can. The same view and the same legal actions always give the
same choice.
"""

from itertools import combinations
from typing import Final

from engine.suited import Card, Hand, rank_of, suit_of
from engine.three_thirteen.arrange import arrange, arrange_without_each
from engine.three_thirteen.ranks import cost_of
from engine.three_thirteen.types import Action, Arrangement, Discard, DrawPile, DrawStock, Out, View

HOPE: Final = 2
"""Points that a pair of cards left over is worth keeping, because a third may come."""
NEAR: Final = 2
"""Ranks apart within which two cards of a suit may become a run."""


def choose(view: View, legal: tuple[Action, ...]) -> Action:
    """Choose one of the legal actions of the view's seat. Raises ValueError when there is none to choose."""
    if view.hand is None or not legal:
        message = "nothing to choose from"
        raise ValueError(message)
    outs = tuple(action for action in legal if isinstance(action, Out))
    discards: tuple[Out | Discard, ...] = outs or tuple(action for action in legal if isinstance(action, Discard))
    if discards:
        after = arrange_without_each(view.hand, view.wild_ranks, view.rules)
        return min(discards, key=lambda action: (_worry(view, after[action.card]), action.card))
    return _draw(view, view.hand, legal)


def _draw(view: View, hand: Hand, legal: tuple[Action, ...]) -> Action:
    """Take the discard if the hand is better with it than before; what the stock brings is unknown."""
    wanted = DrawPile if view.pile and _is_wanted(view, hand, view.pile[-1]) else DrawStock
    return next((action for action in legal if isinstance(action, wanted)), legal[0])


def _is_wanted(view: View, hand: Hand, card: Card) -> bool:
    if rank_of(card) in view.wild_ranks:
        return True
    after = arrange_without_each((*hand, card), view.wild_ranks, view.rules)
    best = min(after[other].penalty for other in hand)
    return best < arrange(hand, view.wild_ranks, view.rules).penalty - cost_of(card, view.rules) // 2


def _worry(view: View, kept: Arrangement) -> int:
    """Weigh what is kept: what it costs now, less what is hoped for while nobody is out; a wild in it is a gain."""
    if view.out is not None:
        return kept.penalty
    pairs = sum(_may_combine(one, other) for one, other in combinations(kept.left_over, 2))
    in_use = (card for combination in kept.combinations for card in combination.cards)
    wilds = sum(rank_of(card) in view.wild_ranks for card in (*kept.left_over, *in_use))
    return kept.penalty - HOPE * pairs - 10 * wilds


def _may_combine(one: Card, other: Card) -> bool:
    """Tell whether a third card could make a combination of the two."""
    apart = abs(rank_of(one) - rank_of(other))
    return apart == 0 or (suit_of(one) == suit_of(other) and apart <= NEAR)
