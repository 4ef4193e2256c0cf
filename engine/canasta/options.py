"""Tables and their options: two presets of one set of rules, and what the number of players changes."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.canasta.types import Rules
from engine.game import InvalidOptions, Option, OptionValue
from engine.table_options import check_options

PLAYERS: Final = "players"
LOWEST_OFFERED: Final = 500
HIGHEST_OFFERED: Final = 100_000
"""Targets that a lobby offers."""
HIGHEST_TARGET: Final = 1_000_000
"""Any target from 1 up to this can be played to [K10.2]."""

_BY_PLAYERS: Final[Mapping[int, Mapping[str, Any]]] = {
    2: {"sides": 2, "hand_size": 15, "draw": 2, "canastas_to_go_out": 2},
    3: {"sides": 3, "hand_size": 13, "draw": 2, "target": 7500},
    4: {},
    6: {
        "packs": 3,
        "jokers": 6,
        "hand_size": 13,
        "canastas_to_go_out": 2,
        "opening_minimums": ((0, 15), (1500, 50), (3000, 90), (7000, 120)),
        "opening_minimum_beyond": 150,
        "red_threes": (0, 100, 200, 300, 400, 1000, 1200),
        "target": 10000,
    },
}
"""What differs from four players [K1.1, K1.2, K1.5, K3.1, K4.1, K6.1, K9.1, K10.1]."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options, and the numbers of players that it knows [K1.1]."""

    name: str
    players: tuple[int, ...]
    wild_ratio: str
    black_three_freezes: bool
    concealed_needs_minimum: bool
    concealed_canasta_bonus: bool
    cut_side: str

    @property
    def options(self) -> tuple[Option, ...]:
        """Every option with this preset's defaults, in the order in which a lobby shows them.

        The default target is that of four players; where none is set, three play to 7500 and six to 10000 [K10.1].
        """
        return (
            Option("target", "K10.2", "number", Rules().target, low=LOWEST_OFFERED, high=HIGHEST_OFFERED, step=500),
            Option("wild_ratio", "K2.2", "choice", self.wild_ratio, ("two_naturals_each", "not_above_naturals")),
            Option("black_three_freezes", "K5.4", "switch", self.black_three_freezes),
            Option("concealed_needs_minimum", "K6.3", "switch", self.concealed_needs_minimum),
            Option("concealed_canasta_bonus", "K8.3", "switch", self.concealed_canasta_bonus),
            Option("cut_side", "K1.8", "choice", self.cut_side, ("left", "right")),
        )


CLASSIC: Final = Preset("classic", (4,), "two_naturals_each", True, True, False, "left")
INTERNATIONAL: Final = Preset("international", (4, 2, 3, 6), "not_above_naturals", False, False, True, "right")


def make_rules(preset: Preset, players: int, options: Mapping[str, OptionValue]) -> Rules:
    """Make the rules of a table; options not named keep the preset's value [K10.2].

    Raises InvalidOptions for a number of players that the preset does not have, an unknown option, or a value
    that the option cannot take.
    """
    if players not in preset.players:
        raise InvalidOptions(PLAYERS, "out-of-range", (("players", players),))
    check_options(map(_as_playable, preset.options), options)
    numbers = {"players": players, **_BY_PLAYERS[players]}
    chosen = {option.name: option.default for option in preset.options if option.name != "target"} | dict(options)
    return replace(Rules(preset=preset.name), **(numbers | chosen))


def _as_playable(option: Option) -> Option:
    """Widen what a lobby offers to what rules may be made for: any target up to the highest [K10.2]."""
    return replace(option, low=1, high=HIGHEST_TARGET, step=1) if option.name == "target" else option
