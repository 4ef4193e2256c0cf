"""Actions as scenarios and logs write them."""

from typing import assert_never

from engine.game import Seat
from engine.suited import parse_card, parse_cards, write_card, write_cards
from engine.three_thirteen.types import Action, Deal, Discard, DrawPile, DrawStock, Out, Reshuffle, State


def parse_action(state: State, seat: Seat | None, text: str) -> Action:
    """Read an action as `write_action` writes it. Raises ValueError naming what is wrong."""
    verb, _, rest = text.strip().partition(" ")
    if seat is None:
        return _parse_chance(verb, rest.strip())
    match verb, rest.strip():
        case "draw", "stock":
            return DrawStock(seat)
        case "draw", "pile":
            return DrawPile(seat)
        case "discard", card:
            return Discard(seat, parse_card(card))
        case "out", card:
            return Out(seat, parse_card(card))
        case _:
            message = f"unknown verb: {text}"
            raise ValueError(message)


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
