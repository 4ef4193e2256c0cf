"""Values to JSON and back. The engine's dataclasses know nothing of this."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from pydantic import TypeAdapter

from bot.screens.types import Picks, Screen
from engine.game import AnyGame
from engine.games import GAMES

_TYPE = "type"


def write_state(game: AnyGame, state: Any) -> str:
    """Write a state of the game."""
    return _adapter(game.state_type).dump_json(state).decode()


def read_state(game: AnyGame, text: str) -> Any:
    """Read a state of the game. Raises ValueError when it is none."""
    return _state(game.name, text)


# Every screen of a table and the next press at it read the same words; what they say is frozen and can be shared.
@lru_cache(maxsize=256)
def _state(game: str, text: str) -> Any:
    return _adapter(GAMES[game].state_type).validate_json(text)


def write_events(events: Iterable[Any]) -> str:
    """Write events as an array of objects, each with its class under "type"."""
    return json.dumps(
        [{_TYPE: type(event).__name__} | _adapter(type(event)).dump_python(event, mode="json") for event in events],
        ensure_ascii=False,
        separators=(",", ":"),
    )


def read_events(game: AnyGame, text: str) -> tuple[Any, ...]:
    """Read events of the game. Raises ValueError when they are none."""
    return _events(game.name, text)


@lru_cache(maxsize=2048)
def _events(game: str, text: str) -> tuple[Any, ...]:
    types = {kind.__name__: kind for kind in GAMES[game].event_types}
    return tuple(_event(types, written) for written in json.loads(text))


def write_picks(picks: Picks) -> str:
    """Write what a player has picked."""
    return _adapter(Picks).dump_json(picks).decode()


def read_picks(text: str) -> Picks:
    """Read what a player has picked. Raises ValueError when it is no such thing."""
    picks: Picks = _adapter(Picks).validate_json(text)
    return picks


def write_screen(screen: Screen) -> str:
    """Write a screen."""
    return _adapter(Screen).dump_json(screen).decode()


def read_screen(text: str) -> Screen:
    """Read a screen. Raises ValueError when it is none."""
    screen: Screen = _adapter(Screen).validate_json(text)
    return screen


_ADAPTERS: Final[dict[type[Any], TypeAdapter[Any]]] = {}


def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    found = _ADAPTERS.get(kind)
    if found is None:
        # Two threads may both make one, which harms nobody.
        found = _ADAPTERS[kind] = TypeAdapter(kind)
    return found


def _event(types: Mapping[str, type[Any]], written: dict[str, Any]) -> Any:
    name = written.pop(_TYPE)
    if name not in types:
        msg = f"the game has no event {name}"
        raise ValueError(msg)
    return _adapter(types[name]).validate_python(written)
