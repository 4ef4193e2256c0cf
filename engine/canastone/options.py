"""The options of a table: which there are, and the rules that they make [C1.1, V1 to V11]."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.canastone.types import Rules
from engine.game import InvalidOptions, Option, OptionValue

PLAYERS: Final = (4, 6)
"""How many can sit down, the usual number first [C1.1]."""

OPTIONS: Final = (
    Option("opening_always_clean", "V1", "switch", default=False),
    Option("negative_opens_free", "V2", "switch", default=False),
    Option("joker_opening_bar", "V3", "switch", default=False),
    Option("pile_counts_for_opening", "V4", "switch", default=False),
    Option("no_pile_on_own_canasta", "V5", "switch", default=False),
    Option("target", "V6", "number", default=12000, low=3000, high=30000, step=1000),
    Option("hold_red_threes", "V7", "switch", default=False),
    Option("close_without_discard", "V8", "switch", default=False),
    Option("close_needs_two_clean", "V9", "switch", default=False),
    Option("no_asking", "V10", "switch", default=False),
    Option("no_five_canasta_bonus", "V11", "switch", default=False),
)
_PLAYERS: Final = "players"
_BY_NAME: Final = {option.name: option for option in OPTIONS}


def make_rules(players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Make the rules of a table; options not named keep their default [C1.1, V1 to V11].

    Raises InvalidOptions for a number of players or an option that cannot be played.
    """
    if players not in PLAYERS:
        raise InvalidOptions(_PLAYERS, "out-of-range", (("players", players),))
    for name, value in options.items():
        _check(name, value)
    return replace(Rules(players=players), **options)  # type: ignore[arg-type]  # checked one by one above


def _check(name: str, value: OptionValue) -> None:
    option = _BY_NAME.get(name)
    if option is None:
        raise InvalidOptions(name, "unknown")
    if option.kind == "switch":
        if not isinstance(value, bool):
            raise InvalidOptions(name, "not-a-switch")
        return
    if isinstance(value, bool) or not isinstance(value, int):
        raise InvalidOptions(name, "not-a-number")
    if not option.low <= value <= option.high or value % option.step:
        bounds = (("low", option.low), ("high", option.high), ("step", option.step))
        raise InvalidOptions(name, "out-of-range", bounds)
