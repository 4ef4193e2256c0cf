"""Buttons that many screens share, and how buttons fall into rows."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Translator, shown_length
from bot.press import Press
from bot.screens.types import Button, LobbyContext, Rows, Style, TableContext

_ROOM: Final = {2: 16, 3: 10, 4: 7, 5: 5}
"""How many characters a button shows on a narrow phone, by how many stand beside each other."""


def button(
    context: TableContext | LobbyContext, text: str, verb: str, argument: str = "", style: Style | None = None
) -> Button:
    """Make a button of the table as it is now."""
    return Button(text, Press(verb, context.table, context.ply, argument), style=style)


def grid(buttons: Iterable[Button], width: int) -> Rows:
    """Lay cards out in rows of at most `width`, in as few as that takes and as even as they go."""
    everything = tuple(buttons)
    lines = -(-len(everything) // width)
    even = -(-len(everything) // max(1, lines))
    return tuple(everything[at : at + even] for at in range(0, len(everything), even or 1))


def rows(buttons: Iterable[Button], width: int, t: Translator) -> Rows:
    """Lay words out in even rows of at most `width`, fewer where a label would be cut; each turned as it is read."""
    everything = tuple(buttons)
    tried = (grid(everything, narrower) for narrower in range(width, 0, -1))
    return next(tuple(as_read(row, t) for row in laid) for laid in tried if all(map(is_seen_whole, laid)))


def spread(row: tuple[Button, ...], t: Translator) -> Rows:
    """Break a row of words, given as it is read, into as few as it takes for every word to be seen whole."""
    greedy: list[tuple[Button, ...]] = []
    for item in row:
        if greedy and is_seen_whole((*greedy[-1], item)):
            greedy[-1] = (*greedy[-1], item)
        else:
            greedy.append((item,))
    even = rows(row, max(1, len(row)), t)
    return even if len(even) <= len(greedy) else tuple(as_read(line, t) for line in greedy)


def packed(buttons: Iterable[Button], t: Translator) -> Rows:
    """Lay buttons out two in a row where both are seen whole, else one; each row turned as it is read."""
    result: list[tuple[Button, ...]] = []
    for item in buttons:
        if result and len(result[-1]) == 1 and is_seen_whole((*result[-1], item)):
            result[-1] = (*result[-1], item)
        else:
            result.append((item,))
    return tuple(as_read(row, t) for row in result)


def is_seen_whole(row: tuple[Button, ...]) -> bool:
    """Tell whether a narrow phone shows every label of a row to its end; one alone is as whole as it can be."""
    return len(row) == 1 or max(shown_length(item.text) for item in row) <= _ROOM.get(len(row), 0)


def as_read(row: tuple[Button, ...], t: Translator) -> tuple[Button, ...]:
    """Order a row of words as it is read: the first at the right where the language begins there. Cards never turn."""
    return row[::-1] if t.rtl else row
