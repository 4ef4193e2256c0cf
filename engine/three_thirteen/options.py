"""Rules from the options of a table."""

from collections.abc import Mapping
from typing import Final

from engine.game import InvalidOptions, Option, OptionValue
from engine.table_options import check_options
from engine.three_thirteen.types import Rules

PLAYERS: Final = (2, 3, 4)
"""The numbers of players that can sit down [T1.1]."""

OPTIONS: Final = (
    Option("ace_high_low", "V1", "switch", default=False),
    Option("court_values", "V2", "switch", default=False),
    Option("jacks_wild", "V3", "switch", default=False),
    Option("jokers", "V4", "switch", default=False),
)


def make_rules(players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Make the rules of a table. Raises InvalidOptions: unknown, not-a-switch, out-of-range (players)."""
    if players not in PLAYERS:
        option = "players"
        raise InvalidOptions(option, "out-of-range", (("low", min(PLAYERS)), ("high", max(PLAYERS))))
    check_options(OPTIONS, options)
    on = {name for name, value in options.items() if value}
    return _rules(players, on)


def _rules(players: int, on: set[str]) -> Rules:
    """Set what each option changes: two packs from three players up [T1.2], the costs [V1, V2, V3], jokers [V4]."""
    plain = Rules()
    court = "court_values" in on
    jack = 11 if court else plain.jack_cost
    return Rules(
        players=players,
        packs=1 if players == min(PLAYERS) else 2,
        jokers_in_pack=2 if "jokers" in on else 0,
        ace_cost=15 if "ace_high_low" in on else plain.ace_cost,
        jack_cost=20 if "jacks_wild" in on else jack,
        queen_cost=12 if court else plain.queen_cost,
        king_cost=13 if court else plain.king_cost,
        ace_high_low="ace_high_low" in on,
        court_values=court,
        jacks_wild="jacks_wild" in on,
        jokers="jokers" in on,
    )
