"""Positions for tests, written as scenario files write them."""

from typing import Any

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canasta.types import Action, Event, State
from engine.game import OptionValue, Violation

REST = ("5 6 7", "Q J 8", "7 8 10")


def position(
    hand: str,
    melds: tuple[str, ...] = ("", ""),
    *,
    game: str = "classic",
    players: int = 4,
    rest: tuple[str, ...] = REST,
    options: dict[str, OptionValue] | None = None,
    **deal: Any,
) -> State:
    """Seat 0 holds `hand` and is to play; after the draw unless `phase` says otherwise."""
    kind = INTERNATIONAL if game == "international" else CLASSIC
    table = {
        "turn": 0,
        "phase": "play",
        "hands": [hand, *rest[: players - 1]],
        "stock": "4 5 6 7 8 9",
        "pile": "J",
        "melds": list(melds),
        **deal,
    }
    return kind.position(kind.rules(players, options or {}), table)


def does(state: State, text: str, seat: int = 0) -> tuple[State, tuple[Event, ...]]:
    """Do what the text says."""
    return CLASSIC.apply(state, reads(state, text, seat))


def reads(state: State, text: str, seat: int = 0) -> Action:
    return CLASSIC.parse_action(state, seat, text)


def refusal(state: State, text: str, seat: int = 0) -> Violation | None:
    return CLASSIC.violation(state, reads(state, text, seat))
