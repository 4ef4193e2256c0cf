"""Monospaced tables whose columns line up in any digits and any direction of writing.

Numbers come first and words last, because letters of a script that the monospaced font lacks are of any width. Each
line runs from left to right; in a right-to-left language the columns are in the opposite order, so that they read
from the right: the words, then the first column.
"""

import html
from collections.abc import Sequence

from bot.i18n import FSI, LRI, LRM, PDI, RLI, Markup, Translator

Line = tuple[str, Sequence[str]]
"""Words, and a cell for each column, both plain text."""


def table_of(lines: Sequence[Line | None], t: Translator) -> Markup:
    """Set the lines as a block; None draws a rule across the columns."""
    widths = _widths([line for line in lines if line is not None])
    ruler = "─" * (sum(widths) + len(widths) - 1)
    text = "\n".join(LRM + ruler if line is None else _line(line, widths, t) for line in lines)
    return Markup(f"<pre>{text}</pre>")


def _line(line: Line, widths: Sequence[int], t: Translator) -> str:
    words, cells = line
    padded = [" " * (width - len(cell)) + _apart(cell, LRI, t) for cell, width in zip(cells, widths, strict=True)]
    columns = " ".join(reversed(padded) if t.rtl else padded)
    if not words:
        return f"{LRM}{columns}".rstrip()
    return f"{LRM}{columns}  {_apart(words, RLI if t.rtl else FSI, t)}"


def _apart(text: str, mark: str, t: Translator) -> str:
    """Isolate what could turn its neighbours around: everything where letters run from the right, names elsewhere."""
    escaped = html.escape(text, quote=False)
    return f"{mark}{escaped}{PDI}" if text and (t.rtl or not text.isascii()) else escaped


def _widths(lines: Sequence[Line]) -> list[int]:
    return [max(map(len, column), default=0) for column in zip(*(cells for _, cells in lines), strict=True)]
