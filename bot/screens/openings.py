"""Opening and taking the pile: the two things in which the canasta games differ before a player melds freely."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.screens.offer import Offer
from bot.screens.picking import acts_of, composed, needed_for_pile, own_side, picked
from bot.screens.types import Picks, TableContext
from engine.canastone import types as canastone
from engine.cards import NATURALS, NO_CARDS, VALUES, Hand, holds
from engine.melding import SHORTEST, Group

MOST_OPENINGS: Final = 3
MOST_TAKES: Final = 4


def opens_before_draw(view: Any) -> bool:
    """Tell whether a side opens before the draw [C6.2] or after it [K3.4]."""
    return isinstance(view, canastone.View)


def composes(view: Any, picks: Picks) -> bool:
    """Tell whether picked cards are an opening that is being composed."""
    if view.turn != view.seat or own_side(view).melds:
        return False
    return picks.mode == "open" if view.phase == "draw" else view.phase == "play" and not opens_before_draw(view)


def may_compose(view: Any) -> bool:
    """Tell whether the screen has a part for composing before the draw: an opening, or one with the pile [K4.2]."""
    if view.phase != "draw" or own_side(view).melds:
        return False
    needed = needed_for_pile(view)
    return opens_before_draw(view) or (needed is not None and holds(view.hand, needed))


def takes(view: Any, context: TableContext) -> Iterator[Offer]:
    """Offer ways to take the pile, with no more cards than needed."""
    acts = acts_of(view)
    if opens_before_draw(view):
        shown = needed_for_pile(view)
        if shown is not None and holds(view.hand, shown):
            yield Offer("take", (acts.Take(view.seat, shown),), shown=shown)
        return
    if not composes(view, context.picks) or not context.picks.cards:
        yield from [_take(action) for action in context.legal if isinstance(action, acts.Take)][:MOST_TAKES]


def _take(action: Any) -> Offer:
    return Offer("take", (action,), groups=action.groups, shown=action.shown)


def openings(view: Any, context: TableContext) -> Iterator[Offer]:
    """Offer openings: what is picked, or without picks a few proposals."""
    if own_side(view).melds:
        return
    acts = acts_of(view)
    if not context.picks.cards:
        found = [action for action in context.legal if isinstance(action, acts.Open)]
        found.sort(key=lambda action: sum(group.size for group in action.groups))
        yield from (_open(action) for action in found[:MOST_OPENINGS])
    elif not any(composed(context.picks).loose):
        yield from map(_open, _picked(view, context.picks))


def _picked(view: Any, picks: Picks) -> Iterable[Any]:
    """List the openings that the picked cards can mean: laid alone, or some of them shown to take the pile."""
    acts, groups = acts_of(view), composed(picks).groups
    if opens_before_draw(view):
        yield acts.Open(view.seat, groups)
        needed = needed_for_pile(view) if view.rules.pile_counts_for_opening else None
        if needed is not None:
            yield acts.Open(view.seat, tuple(group for group in groups if group.cards != needed), needed)
    elif view.phase == "play":
        yield acts.Open(view.seat, groups)
    else:
        yield acts.Take(view.seat, *divided(view, groups))


def divided(view: Any, groups: tuple[Group, ...]) -> tuple[Hand, tuple[Group, ...]]:
    """Divide picked groups into the cards shown with the pile's top card and the other melds [K5.8]."""
    top = view.pile[-1] if view.pile else None
    shown = next((group.cards for group in groups if group.rank == top), NO_CARDS)
    return shown, tuple(group for group in groups if group.rank != top)


def _open(action: Any) -> Offer:
    if hasattr(action, "shown"):
        return Offer("open", (action,), groups=action.groups, shown=action.shown)
    return Offer("open", (action,), groups=action.groups, shown=getattr(action, "take", None))


def counted_with_pile(view: Any, picks: Picks) -> int:
    """Tell what the pile's top card adds to an opening that is composed with the pile [K4.2]."""
    if opens_before_draw(view) or view.phase != "draw" or not view.pile or view.pile[-1] not in NATURALS:
        return 0
    top = view.pile[-1]
    return VALUES[top] if picked(picks)[top] else 0


def too_short(view: Any, picks: Picks) -> tuple[Group, ...]:
    """List the composed groups that are no meld yet, those apart that the pile's top card may complete [C3.1, K2.1]."""
    with_pile = not opens_before_draw(view) or view.rules.pile_counts_for_opening
    top = view.pile[-1] if view.pile and view.phase == "draw" and with_pile else None
    return tuple(
        group for group in composed(picks).groups if group.size < SHORTEST and (top is None or group.rank != top)
    )
