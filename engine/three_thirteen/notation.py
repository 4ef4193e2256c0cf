"""Actions as scenarios and logs write them."""

from collections.abc import Mapping
from typing import Final, assert_never

from engine.game import Seat
from engine.suited import parse_cards, write_card, write_cards
from engine.three_thirteen.types import Action, Deal, Discard, DrawPile, DrawStock, Out, Phase, Reshuffle, Unplayable

_FOREIGN: Final[Mapping[str, Phase]] = {
    **dict.fromkeys(("open", "take"), Phase.DRAW),
    **dict.fromkeys(("meld", "lay", "ask", "answer"), Phase.PLAY),
}
"""Verbs of other games, and when they would have their place."""


def parse_action(seat: Seat | None, text: str) -> Action:
    """Read an action as `write_action` writes it. Raises ValueError naming what is wrong."""
    verb, _, rest = text.strip().partition(" ")
    if seat is None:
        return _parse_chance(verb, rest.strip())
    match verb, rest.strip():
        case "draw", "stock":
            return DrawStock(seat)
        case "draw", "pile":
            return DrawPile(seat)
        case "draw", "":
            return Unplayable(seat, verb, "not-available", Phase.DRAW)
        case (("discard" | "out"), words):
            return _parse_discard(seat, verb, words)
        case other, _ if other in _FOREIGN:
            return Unplayable(seat, text.strip(), "not-available", _FOREIGN[other])
        case _:
            message = f"unknown verb: {text}"
            raise ValueError(message)


def _parse_discard(seat: Seat, verb: str, words: str) -> Action:
    cards = parse_cards(words)
    if len(cards) != 1:
        return Unplayable(seat, f"{verb} {words}".strip(), "malformed", Phase.PLAY, cards)
    return Discard(seat, cards[0]) if verb == "discard" else Out(seat, cards[0])


def write_action(action: Action) -> str:
    """Write an action in the notation of scenarios and logs; the seat is written apart."""
    match action:
        case Deal():
            return f"deal {action.cut} {write_cards(action.order)}"
        case Reshuffle():
            return f"reshuffle {write_cards(action.order)}"
        case DrawStock():
            return "draw stock"
        case DrawPile():
            return "draw pile"
        case Discard():
            return f"discard {write_card(action.card)}"
        case Out():
            return f"out {write_card(action.card)}"
        case Unplayable():
            return action.text
        case _:
            assert_never(action)


def _parse_chance(verb: str, rest: str) -> Action:
    match verb:
        case "deal":
            cut, _, order = rest.partition(" ")
            return Deal(parse_cards(order), int(cut))
        case "reshuffle":
            return Reshuffle(parse_cards(rest))
        case _:
            message = f"nobody does {verb}"
            raise ValueError(message)
