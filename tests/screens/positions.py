"""Positions of real play, with everything a screen is given."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from bot.screens.types import Occupant, Picks, Screen, TableContext, Told
from engine.game import AnyGame, Stage
from engine.games import GAMES
from tests.engine.random_play import shuffle

NAMES: Final = ("Ada & Lu", "بهرام", "<Chiara>", "D’Angelo", "Øystein", "Zarina")
LONG_NAMES: Final = tuple(f"👩‍👩‍👧‍👦{'🇮🇷🏳️‍🌈' * 12}{number}"[:64] for number in range(6))
WEIGHTS: Final = {"Lay": 6, "Take": 6, "Open": 6, "Ask": 5}


@dataclass(frozen=True, slots=True)
class Position:
    """A state of a game, and what has happened up to it."""

    game: AnyGame
    state: Any
    events: tuple[Any, ...]

    @property
    def players(self) -> int:
        return len(self.state.hands) or self.state.rules.players

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def context(
        self, seat: int | None, picks: Picks | None = None, names: tuple[str, ...] = NAMES, **changes: Any
    ) -> TableContext:
        acts = seat is not None and seat in self.game.to_act(self.state)
        context = TableContext(
            table=123_456_789,
            ply=9_999,
            game=self.game.name,
            title="Sunday & cards",
            host=1,
            occupants=tuple(Occupant(name, number) for number, name in enumerate(names[: self.players], start=1)),
            bot="pozzo_bot",
            now=1_800_000_600.0,
            turn_since=1_800_000_000.0,
            time_left=32_400.0,
            zone="Asia/Tehran",
            told=tuple(Told(None, self.game.redact(event, seat), 1_800_000_000.0) for event in self.events),
            picks=picks or Picks(),
            legal=self.game.legal_actions(self.state, seat) if acts and seat is not None else (),
            judge=lambda action: self.game.violation(self.state, action),
        )
        return replace(context, **changes)


def playing(name: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Position]:
    """Play a match by chance, leaning towards melding, and give every position in it."""
    game, chance = GAMES[name], random.Random(seed)  # noqa: S311 - play for a test
    state = game.new(game.rules(players, options or {}), players - 1)
    events: tuple[Any, ...] = ()
    while game.stage(state) is not Stage.OVER:
        if game.stage(state) is Stage.CHANCE:
            action = shuffle(game, state, chance)
        else:
            seat = min(game.to_act(state))
            legal = game.legal_actions(state, seat)
            action = chance.choices(legal, [WEIGHTS.get(type(one).__name__, 1) for one in legal])[0]
        state, new = game.apply(state, action)
        events = (*events, *new)[-20:]
        yield Position(game, state, events)


@lru_cache(maxsize=64)
def sample(name: str, players: int, every: int = 23, most: int = 40) -> tuple[Position, ...]:
    """Give some positions of a match: here and there, and each end of a deal and each question."""
    found = []
    for number, position in enumerate(playing(name, players, seed=players)):
        stage = position.game.stage(position.state)
        if number % every == 0 or stage is Stage.QUESTION or position.state.result is not None:
            found.append(position)
        if len(found) >= most:
            break
    return tuple(found)


def texts_of(screen: Screen) -> list[str]:
    """Give everything of a screen that a reader sees."""
    return [screen.text, *(button.text for row in screen.rows for button in row)]
