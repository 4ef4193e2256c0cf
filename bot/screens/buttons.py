"""Buttons that many screens share, and how buttons fall into rows."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Translator
from bot.press import Press
from bot.screens.types import Button, LobbyContext, Rows, Style, TableContext

_ROOM: Final = ((5, 5), (4, 7), (3, 10), (2, 16))
"""How many buttons stand beside each other on a narrow phone, and how many characters each then shows."""


def button(
    context: TableContext | LobbyContext, text: str, verb: str, argument: str = "", style: Style | None = None
) -> Button:
    """Make a button of the table as it is now."""
    return Button(text, Press(verb, context.table, context.ply, argument), style=style)


def rows(buttons: Iterable[Button], width: int) -> Rows:
    """Lay buttons out in rows of at most `width`."""
    everything = tuple(buttons)
    return tuple(everything[at : at + width] for at in range(0, len(everything), width))


def spread(row: tuple[Button, ...], t: Translator) -> Rows:
    """Break a row of words, given as it is read, into as few as it takes for every word to be seen whole."""
    longest = max((len(each.text) for each in row), default=0)
    width = next((width for width, room in _ROOM if longest <= room and width <= len(row)), 1)
    lines = -(-len(row) // width)
    return tuple(as_read(each, t) for each in rows(row, -(-len(row) // lines)))


def as_read(row: tuple[Button, ...], t: Translator) -> tuple[Button, ...]:
    """Order a row of words as it is read: the first at the right where the language begins there. Cards never turn."""
    return row[::-1] if t.rtl else row
