"""Every game by its name: the one place that knows them all."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canastone import GAME as CANASTONE
from engine.game import AnyGame
from engine.three_thirteen import GAME as THREE_THIRTEEN

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.name: game for game in (CANASTONE, CLASSIC, INTERNATIONAL, THREE_THIRTEEN)}
)
"""The games by name, in the order in which a menu shows them."""


def game_of(state: Any) -> AnyGame:
    """Tell which game a state belongs to; of presets that share a type of state the rules name theirs.

    Raises TypeError for a value that is no state of a game.
    """
    for name, game in GAMES.items():
        if isinstance(state, game.state_type) and getattr(state.rules, "preset", name) == name:
            return game
    message = f"no state of a game: {type(state).__name__}"
    raise TypeError(message)
