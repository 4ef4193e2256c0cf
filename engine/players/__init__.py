"""Stand-ins: each chooses an action from a View, never from a state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.players import canasta, canastone, three_thirteen

_PLAYERS: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "canastone": canastone.choose,
    "classic": canasta.choose,
    "international": canasta.choose,
    "three-thirteen": three_thirteen.choose,
}


def choose(game: str, view: Any, legal: tuple[Any, ...]) -> Any:
    """Choose one of the legal actions of the view's seat, as the stand-in of the game would.

    `game` is a name of `engine.games.GAMES`. Raises KeyError for another, ValueError when there is nothing to choose.
    """
    return _PLAYERS[game](view, legal)
