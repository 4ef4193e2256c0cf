"""Closing on the hand screen: the one button that lays everything and closes, shown before it is done."""

from typing import Any

from bot.screens.offer import Offer
from bot.screens.picking import acts_of
from engine.canastone import types as canastone
from engine.canastone.best_close import best_close_of


def closing_offer(view: Any) -> Offer | None:
    """Offer the best-scoring close that the reader has in this turn, laying and discarding in one; None without one."""
    if not isinstance(view, canastone.View):
        return None
    found = best_close_of(view)
    if found is None:
        return None
    groups, card = found
    acts = acts_of(view)
    laid = (acts.Lay(view.seat, groups),) if groups else ()
    discarded = () if card is None else (acts.Discard(view.seat, card),)
    return Offer("close", (*laid, *discarded), groups=groups, card=card)
