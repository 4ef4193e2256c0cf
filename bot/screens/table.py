"""The table as the group sees it: one message, edited after every move."""

from typing import Any

from bot.i18n import Translator
from bot.screens import glance
from bot.screens.buttons import button, spread
from bot.screens.limits import Room, fitted
from bot.screens.moves import told_lines
from bot.screens.names import names_of
from bot.screens.types import Rows, Screen, TableContext

MOST_TOLD = 4
"""Turns that the group's table tells of."""


def table(view: Any, context: TableContext, t: Translator) -> Screen:
    """Show the table of a canasta game to its group. `view` is the group's."""
    return fitted(lambda room: Screen(_text(view, context, t, room), table_rows(context, t)))


def _text(view: Any, context: TableContext, t: Translator, room: Room) -> str:
    names = names_of(context, t, room.name)
    lines: list[str] = [glance.heading(view, context, t), glance.waiting_for(view, context, names)]
    if view.phase in ("deal", "over"):
        lines.extend(glance.totals(view, names) if view.deal else ())
    elif view.deal:
        lines.append(glance.stock_and_pile(view, t))
        for side in range(len(view.sides)):
            lines.append(t.joined(()))
            lines.extend(glance.side_lines(view, side, names, members=True))
        lines.append(t.joined(()))
        lines.append(t.joined([t("hands"), glance.hand_sizes(view, names)], " "))
    told = told_lines(context.told, None, names, min(MOST_TOLD, room.moves))
    if told:
        lines.extend((t.joined([t("lately")]), *told))
    return "\n".join(lines)


def table_rows(context: TableContext, t: Translator) -> Rows:
    """Give the buttons of a group's table: the hand as an alert, the way to play, the score."""
    row = (
        button(context, t.plain("button-peek"), "peek"),
        button(context, t.plain("button-play"), "go", style="primary"),
        button(context, t.plain("button-score"), "score"),
    )
    return spread(row, t)
