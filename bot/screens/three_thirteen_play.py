"""Three Thirteen: what one tap does. Nothing is picked first: a card's button discards it."""

from typing import Any

from bot.screens.offer import Offer
from bot.screens.picking import Problem
from bot.screens.types import Picks, TableContext
from engine.suited import WORDS, Card
from engine.three_thirteen.types import Discard, DrawPile, DrawStock, Out, View


def offers(view: View, context: TableContext) -> tuple[Offer, ...]:
    """List what the reader may do now: draw from either place, discard a card, discard it and go out."""
    if view.seat is None or view.hand is None or view.turn != view.seat:
        return ()
    kinds = {DrawStock: "stock", DrawPile: "pile", Out: "out", Discard: "discard"}
    found = [Offer(kinds[type(action)], (action,)) for action in _actions(view)]
    return tuple(offer for offer in found if _may(context, offer.action))


def _actions(view: View) -> list[Any]:
    seat = view.seat
    if seat is None or view.hand is None:
        return []
    if view.phase == "draw":
        return [DrawStock(seat), DrawPile(seat)]
    if view.phase != "play":
        return []
    cards = tuple(dict.fromkeys(view.hand))
    return [*(Out(seat, card) for card in view.out_cards), *(Discard(seat, card) for card in cards)]


def _may(context: TableContext, action: Any) -> bool:
    return context.judge(action) is None if context.judge else action in context.legal


def changed(picks: Picks, view: View, verb: str, argument: str) -> Picks:
    """Open a part of the screen or leave it; this game's hand has no cards to pick."""
    return Picks(mode=argument) if verb == "mode" else picks


def intent(picks: Picks, view: View, verb: str, argument: str) -> Any | Problem:
    """Give the action that a verb means: draw stock|pile, discard CARD, out CARD."""
    seat = view.seat
    if seat is None:
        return Problem("unknown")
    card: Card | None = WORDS.index(argument) if argument in WORDS else None
    match verb:
        case "draw":
            return DrawPile(seat) if argument == "pile" else DrawStock(seat)
        case "discard" if card is not None:
            return Discard(seat, card)
        case "out" if card is not None:
            return Out(seat, card)
        case _:
            return Problem("unknown")
