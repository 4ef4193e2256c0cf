"""Names of people and sides as a screen shows them."""

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from bot.i18n import Markup, Translator, harmless, isolated, quoted
from bot.screens.types import Occupant, TableContext
from engine.game import Seat

_JOINER: Final = "\u200d"
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are drawn as nothing."""
_PAIR_SIDES: Final = 2


def shortened(name: str, limit: int) -> str:
    """Cut a name to `limit` characters, an ellipsis among them, never inside a letter or an emoji."""
    if len(name) <= limit:
        return name
    end = limit - 1
    while end > 1 and _continues(name, end):
        end -= 1
    return name[:end].rstrip() + "…"


def is_readable(name: str) -> bool:
    """Tell whether a name shows anything: not only blanks, marks and letters without a shape."""
    return any(unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in name)


def _continues(name: str, at: int) -> bool:
    """Tell whether the character here belongs to the one before it."""
    here, before = name[at], name[at - 1]
    if _JOINER in (here, before) or unicodedata.combining(here) or unicodedata.category(here) == "Mn":
        return True
    if 0x1F3FB <= ord(here) <= 0x1F3FF:
        return True
    flags = [0x1F1E6 <= ord(character) <= 0x1F1FF for character in (before, here)]
    return all(flags) and _flags_before(name, at) % 2 == 1


def _flags_before(name: str, at: int) -> int:
    count = 0
    while at > count and 0x1F1E6 <= ord(name[at - count - 1]) <= 0x1F1FF:
        count += 1
    return count


@dataclass(frozen=True, slots=True)
class Names:
    """The names at a table: by seat for HTML (isolated), by seat for buttons (`plain`), by side."""

    occupants: tuple[Occupant, ...]
    t: Translator
    limit: int = 64

    def __call__(self, seat: Seat) -> Markup:
        """Give the name at the seat as HTML."""
        return quoted(self.raw(seat))

    def plain(self, seat: Seat) -> str:
        """Give the name at the seat for a button or an alert."""
        return isolated(self.raw(seat))

    def raw(self, seat: Seat) -> str:
        """Give the name at the seat, shortened where it must be; a seat without a person has a number."""
        name = harmless(self.occupants[seat].name)
        return shortened(name, self.limit) if name else self.t.plain("stand-in-name", number=seat + 1)

    def marked(self, seat: Seat) -> Markup:
        """Give the name, and whether the program plays for it or the person is away."""
        occupant = self.occupants[seat]
        if occupant.stand_in and occupant.name:
            return Markup(self.t("name-stand-in", name=self(seat)))
        return Markup(self.t("name-away", name=self(seat))) if occupant.away else self(seat)

    def together(self, seats: tuple[Seat, ...] | list[Seat]) -> Markup:
        """List the names of several seats."""
        return self.t.listed(self.marked(seat) for seat in seats)

    def side(self, view: Any, side: int) -> Markup:
        """Name a side for its reader: we and they; for the group its two ends of the compass, or the lone player."""
        seats = view.sides[side].seats
        if len(view.sides) != _PAIR_SIDES or (len(seats) == 1 and view.seat is None):
            return self(seats[0])
        if view.seat is not None:
            return Markup(self.t("side-we" if view.seat in seats else "side-they"))
        return Markup(self.t(f"side-{side}"))


def names_of(context: TableContext, t: Translator, limit: int = 64) -> Names:
    """Give the names at the table."""
    return Names(context.occupants, t, limit)
