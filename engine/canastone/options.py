"""The options of a table: which there are, and the rules that they make [C1.1, V1 to V11]."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.canastone.types import Rules
from engine.game import InvalidOptions, Option, OptionValue
from engine.table_options import check_options

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


def make_rules(players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Make the rules of a table; options not named keep their default [C1.1, V1 to V11].

    Raises InvalidOptions for a number of players or an option that cannot be played.
    """
    if players not in PLAYERS:
        raise InvalidOptions(_PLAYERS, "out-of-range", (("players", players),))
    check_options(OPTIONS, options)
    return replace(Rules(players=players), **options)  # type: ignore[arg-type]  # checked above
