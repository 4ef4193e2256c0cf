"""Buttons that many screens share, and how buttons fall into rows."""

from collections.abc import Iterable

from bot.i18n import Translator
from bot.press import Press
from bot.screens.types import Button, LobbyContext, Rows, Style, TableContext


def button(
    context: TableContext | LobbyContext, text: str, verb: str, argument: str = "", style: Style | None = None
) -> Button:
    """Make a button of the table as it is now."""
    return Button(text, Press(verb, context.table, context.ply, argument), style=style)


def rows(buttons: Iterable[Button], width: int) -> Rows:
    """Lay buttons out in rows of at most `width`."""
    everything = tuple(buttons)
    return tuple(everything[at : at + width] for at in range(0, len(everything), width))


def as_read(row: tuple[Button, ...], t: Translator) -> tuple[Button, ...]:
    """Order a row of words as it is read: the first at the right where the language begins there. Cards never turn."""
    return row[::-1] if t.rtl else row
