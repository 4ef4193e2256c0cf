"""Closing on the hand screen: the one button that lays everything and closes, shown before it is done."""

from typing import Any

from bot.screens.offer import Offer
from bot.screens.picking import acts_of, own_side
from engine.canasta import types as canasta
from engine.canasta.closing import best_close
from engine.canastone.best_close import best_close_of
from engine.cards import Face
from engine.melding import Group


def closing_offer(view: Any) -> Offer | None:
    """Offer the best-scoring close that the reader has in this turn, laying and discarding in one; None without one."""
    found = _best(view)
    if found is None:
        return None
    groups, card = found
    acts = acts_of(view)
    lay = acts.Lay if own_side(view).melds else acts.Open
    laid = (lay(view.seat, groups),) if groups else ()
    discarded = () if card is None else (acts.Discard(view.seat, card),)
    return Offer("close", (*laid, *discarded), groups=groups, card=card)


def _best(view: Any) -> tuple[tuple[Group, ...], Face | None] | None:
    if isinstance(view, canasta.View):
        way = best_close(view)
        return None if way is None else (way.groups, way.last)
    return best_close_of(view)
