"""Positions that the tests of Canastone share."""

from typing import Any, Final

from engine.canastone import GAME
from engine.canastone.types import State
from engine.cards import Hand, hand_of, parse_cards
from engine.game import OptionValue
from engine.melding import Melds, meld_from

CLOSING: Final = "K K K K K K K | Q Q Q Q Q 2 2"
"""Melds that allow closing."""

_TABLE: Final[dict[str, Any]] = {
    "turn": 0,
    "phase": "play",
    "hands": ["K 9 5 4", "5 6 7 J", "4 6 8 J", "9 10 J 7"],
    "stock": "4 5 6 7 8 9",
    "pile": "8",
    "melds": ["Q Q Q", ""],
}


def cards(text: str) -> Hand:
    return hand_of(parse_cards(text))


def melds(text: str) -> Melds:
    return tuple(meld_from(parse_cards(part)) for part in text.split("|") if part.strip())


def position(hand: str, options: dict[str, OptionValue] | None = None, **deal: Any) -> State:
    """A table of four where seat 0 holds `hand` and has drawn, unless said otherwise."""
    table = {**_TABLE, **deal}
    table["hands"] = [hand, *table["hands"][1:]]
    return GAME.position(GAME.rules(4, options or {}), table)


def act(state: State, seat: int, text: str) -> State:
    return GAME.apply(state, GAME.parse_action(state, seat, text))[0]


def code_of(state: State, seat: int, text: str) -> str | None:
    violation = GAME.violation(state, GAME.parse_action(state, seat, text))
    return violation.code if violation else None
