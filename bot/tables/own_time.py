"""A time for a turn that no button offers, as somebody writes it: 45m, 6 h, 2 days, in any of our languages."""

import re
from collections.abc import Mapping
from typing import Final

from bot.tables.lobby import MOST_SECONDS

_WRITTEN: Final = re.compile(r"(\d{1,5})\s*(\w*)")

_UNITS: Final[Mapping[int, tuple[str, ...]]] = {
    60: ("", "m", "min", "mins", "minute", "minutes", "minuto", "minuti", "daq", "daqiqa", "د", "دقیقه"),
    3600: ("h", "hr", "hrs", "hour", "hours", "ora", "ore", "soat", "س", "ساعت"),
    24 * 3600: ("d", "day", "days", "g", "gg", "giorno", "giorni", "kun", "روز"),
}


def seconds_of(words: str) -> int | None:
    """Read a time in seconds, minutes when no unit is named; None for what is no time, or none for a turn."""
    found = _WRITTEN.fullmatch(words.strip().casefold())
    if found is None:
        return None
    number, unit = int(found[1]), found[2]
    seconds = next((number * each for each, names in _UNITS.items() if unit in names), 0)
    return seconds if 0 < seconds <= MOST_SECONDS else None
