"""The rule book in the chat: a page at a time, in the reader's words, as the table plays it."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.press import Press
from bot.screens.buttons import as_read, packed
from bot.screens.types import Button, Rows, Screen
from engine.cards import VALUES, Face

VERB: Final = "rules"
"""The verb of the book's buttons; the argument is `game` or `game page`, the table 0 when no table is meant."""


def _always(_rules: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its name, the clauses that it tells, and whether a table with such rules has it."""

    name: str
    clauses: tuple[str, ...]
    shown: Callable[[Any], bool] = _always


_CANASTONE: Final = (
    Page("goal", ("C1",)),
    Page("turn", ("C6",)),
    Page("cards", ("C2",)),
    Page("melds", ("C3",)),
    Page("opening", ("C7", "V1", "V2", "V3", "V4")),
    Page("pile", ("C10", "C11", "V5")),
    Page("threes", ("C8", "C9", "C14", "V7")),
    Page("wilds", ("C4",)),
    Page("closing", ("C12", "V8", "V9")),
    Page("asking", ("C12.2", "C12.3", "C12.4", "C12.8", "V10"), lambda rules: not rules.no_asking),
    Page("score", ("C13", "V11")),
    Page("match", ("C5", "C15", "V6")),
    Page("back", ("TB1",)),
)
_CANASTA: Final = (
    Page("goal", ("K1",)),
    Page("turn", ("K3",)),
    Page("cards", ("K1.2", "K1.3", "K1.5")),
    Page("melds", ("K2",)),
    Page("opening", ("K4",)),
    Page("pile", ("K5",)),
    Page("threes", ("K1.6", "K1.7", "K2.4", "K9")),
    Page("closing", ("K6", "K7")),
    Page("asking", ("K6.2", "K6.5"), lambda rules: rules.players > rules.sides),
    Page("score", ("K8",)),
    Page("match", ("K10",)),
    Page("back", ("TB1",)),
)
_THREE_THIRTEEN: Final = (
    Page("goal", ("T1",)),
    Page("turn", ("T5",)),
    Page("cards", ("T2",)),
    Page("wilds", ("T3", "V3", "V4")),
    Page("melds", ("T4", "V1")),
    Page("closing", ("T6",)),
    Page("score", ("T7", "V2")),
    Page("match", ("T7.4",)),
)
_BOOKS: Final[Mapping[str, tuple[str, tuple[Page, ...]]]] = {
    "canastone": ("canastone", _CANASTONE),
    "classic": ("canasta", _CANASTA),
    "international": ("canasta", _CANASTA),
    "three-thirteen": ("three-thirteen", _THREE_THIRTEEN),
}


def pages(game: str, rules: Any) -> tuple[Page, ...]:
    """List the pages that a table with these rules has, in reading order."""
    return tuple(page for page in _BOOKS[game][1] if page.shown(rules))


def page_of(game: str, clause: str) -> str:
    """Name the page that tells a clause such as `C10.2`: the one that names the longest part of it, else the first."""
    parts = clause.split(".")
    wanted = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    for part in wanted:
        for page in _BOOKS[game][1]:
            if part in page.clauses:
                return page.name
    return _BOOKS[game][1][0].name


def title_of(game: str, page: str, t: Translator) -> str:
    """Give a page's title as plain text."""
    return t.plain(f"rules-{_BOOKS[game][0]}-{page}-title")


def contents(game: str, rules: Any, t: Translator, *, table: int = 0) -> Screen:
    """Show the list of pages. With `table` 0 the rules are the usual ones."""
    text = "\n".join((f"<b>{_title(game, t)}</b>", t(_applies(table)), "", t("rules-contents")))
    buttons = (Button(title_of(game, page.name, t), _press(table, game, page.name)) for page in pages(game, rules))
    return Screen(text, packed(buttons, t))


def page(game: str, rules: Any, name: str, t: Translator, *, table: int = 0) -> Screen:
    """Show one page; a name that this table's book does not have shows the list of pages."""
    book, _ = _BOOKS[game]
    shown = pages(game, rules)
    names = [one.name for one in shown]
    if name not in names:
        return contents(game, rules, t, table=table)
    at = names.index(name)
    title = t(f"rules-{book}-{name}-title")
    head = t("rules-page", title=Markup(title), number=at + 1, count=len(names))
    body = _tidy(t(f"rules-{book}-{name}", **_values(rules, t)))
    text = "\n\n".join((f"<b>{head}</b>", body, f"<i>{_title(game, t)}. {t(_applies(table))}</i>"))
    return Screen(text, _turning(game, names, at, t, table))


def _turning(game: str, names: list[str], at: int, t: Translator, table: int) -> Rows:
    previous = (Button(t.plain("rules-button-previous"), _press(table, game, names[at - 1])),) if at else ()
    after = names[at + 1 : at + 2]
    following = tuple(Button(t.plain("rules-button-next"), _press(table, game, name)) for name in after)
    return (as_read((*previous, *following), t), (Button(t.plain("rules-button-contents"), _press(table, game)),))


def _press(table: int, game: str, name: str = "") -> Press:
    return Press(VERB, table, argument=f"{game} {name}".strip())


def _title(game: str, t: Translator) -> str:
    return t("rules-title", game=Markup(t(f"game-{game}")))


def _applies(table: int) -> str:
    return "rules-as-at-table" if table else "rules-as-usual"


def _values(rules: Any, t: Translator) -> dict[str, Any]:
    """Give every number and switch of the rules to the page's message, and the tables made of them."""
    values: dict[str, Any] = {one.name: _value(getattr(rules, one.name)) for one in fields(rules)}
    names = {"joker": Face.JOKER, "ace": Face.ACE, "king": Face.KING, "four": Face.FOUR}
    values |= {f"value_{name}": VALUES[face] for name, face in names.items()}
    if hasattr(rules, "opening_minimums"):
        values["minimums"] = _lines(_minimums(rules, t))
    if isinstance(getattr(rules, "red_threes", None), tuple):
        counted = enumerate(rules.red_threes[1:], start=1)
        values["red_three_table"] = _lines(
            t("rules-red-threes", count=count, points=points) for count, points in counted
        )
    return values


def _value(value: Any) -> Any:
    if isinstance(value, bool):
        return Markup("on" if value else "off")
    return Markup(value) if isinstance(value, str) else value if isinstance(value, int) else 0


def _minimums(rules: Any, t: Translator) -> Iterable[str]:
    for below, minimum in rules.opening_minimums:
        yield t("rules-minimum-below", total=below, minimum=minimum)
    yield t("rules-minimum-beyond", total=rules.opening_minimums[-1][0], minimum=rules.opening_minimum_beyond)


def _lines(lines: Iterable[str]) -> Markup:
    return Markup("\n".join(lines))


def _tidy(text: str) -> str:
    """Close the gaps that switched-off sentences leave."""
    text = "\n".join(line.strip() for line in text.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", text).strip()
