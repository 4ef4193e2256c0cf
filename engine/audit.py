"""What is wrong with a state: the audit of every game in one place."""

from typing import Any

from engine.games import game_of


def problems(state: Any) -> tuple[str, ...]:
    """Tell what is wrong with a state that play from a full pack has reached; nothing for a sound one.

    Raises TypeError for a value that is no state of a game.
    """
    return game_of(state).problems(state)
