"""Scores of the canasta games: the sheet of a deal, the sheet of the match."""

from collections.abc import Callable
from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.screens import cards
from bot.screens.buttons import button, spread
from bot.screens.glance import heading, order_of_sides
from bot.screens.limits import Room, fitted
from bot.screens.moves import ended_in_words
from bot.screens.names import Names, names_of, shortened
from bot.screens.sheet import Line, table_of
from bot.screens.types import Rows, Screen, TableContext
from engine.canasta import types as canasta
from engine.canasta.opening import minimum_of
from engine.canastone import opening as canastone_opening
from engine.canastone import types as canastone

MOST_DEALS: Final = 40
"""Deals that the sheet of a match lists, the latest ones."""

COLUMN_NAME: Final = 8

MOST_COUNTED: Final = 2
"""With more sides a phone has no room for the numbers of things beside their points."""

_COUNTED_APART: Final = frozenset({"melds", "hands", "hands-doubled", "closing"})
"""Lines whose number of things says nothing to a reader."""

_NEXT_MINIMUM: Final[dict[type, Callable[[int, Any], int]]] = {
    canastone.Rules: canastone_opening.minimum,
    canasta.Rules: lambda total, rules: minimum_of(rules, total),
}


def deal(ended: Any, view: Any, context: TableContext, t: Translator) -> Screen:
    """Show how a deal was scored, from its DealEnded event; the hands left are open to all by then."""
    return fitted(lambda room: _deal(ended, view, context, t, room))


def match(view: Any, context: TableContext, t: Translator) -> Screen:
    """Show all deals of the match so far, the totals, and once it is over who has won."""
    return fitted(lambda room: _match(view, context, t, room))


# --- one deal ---------------------------------------------------------------------------------------------


def _deal(ended: Any, view: Any, context: TableContext, t: Translator, room: Room) -> Screen:
    names, result = names_of(context, t, room.name), ended.result
    lines = [f"<b>{ended_in_words(result, names)}</b>", _sheet_of_deal(ended, view, names)]
    if view.winner is None:
        lines.append(_next_minimums(ended.totals, view, names))
    lines.append(t("hands-left"))
    for seat, hand in enumerate(result.hands):
        held = cards.hand_shown(hand) if sum(hand) else Markup(t("no-cards"))
        lines.append(t("hand-left", who=names(seat), cards=held))
    return Screen("\n".join(lines), _rows_of_deal(result, view, context, t))


def _sheet_of_deal(ended: Any, view: Any, names: Names) -> Markup:
    t, result = names.t, ended.result
    sides = order_of_sides(view)
    by_kind = [{line.kind: line for line in result.lines[side]} for side in sides]
    kinds = list(dict.fromkeys(kind for side in by_kind for kind in side))
    counts = len(by_kind) <= MOST_COUNTED
    lines: list[Line | None] = [("", _row([side_head(view, side, names) for side in sides], counts)), None]
    for kind in sorted(kinds, key=_place):
        cells = [cell for side in by_kind for cell in _cells(side.get(kind), t)[0 if counts else 1 :]]
        lines.append((t.plain(f"line-{kind}"), cells))
    lines.append(None)
    lines.append((t.plain("line-deal"), _row([t.number(result.scores[side]) for side in sides], counts)))
    lines.append((t.plain("line-total"), _row([t.number(ended.totals[side]) for side in sides], counts)))
    return table_of(lines, t)


def _row(cells: list[str], counts: bool) -> list[str]:
    """Give a cell for each column: where things are counted, a side has a column for that before its points."""
    return [cell for points in cells for cell in (("", points) if counts else (points,))]


_ORDER: Final = (
    "melds", "hands", "hands-doubled", "closing", "going-out", "concealed", "clean-canastas", "natural-canastas",
    "dirty-canastas", "mixed-canastas", "clean-aces", "dirty-aces", "seven-twos", "six-jokers", "dirty-wilds",
)  # fmt: skip


def _place(kind: str) -> int:
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER)


def side_head(view: Any, side: int, names: Names) -> str:
    """Name a side at the head of a column: short, plain."""
    seats = view.sides[side].seats
    if len(view.sides) == 2 and view.seat is not None:
        return names.t.plain("side-we" if view.seat in seats else "side-they")
    if len(seats) > 1:
        return names.t.plain(f"side-short-{side}")
    return shortened(names.raw(seats[0]), COLUMN_NAME)


def _cells(line: Any, t: Translator) -> tuple[str, str]:
    if line is None:
        return "", t.number(0)
    return "" if line.kind in _COUNTED_APART else f"{t.number(line.count)}×", t.number(line.points)


def _next_minimums(totals: tuple[int, ...], view: Any, names: Names) -> str:
    t, minimum = names.t, _NEXT_MINIMUM[type(view.rules)]
    return t.joined(
        [
            t("opens-next", side=names.side(view, side), minimum=minimum(totals[side], view.rules))
            for side in order_of_sides(view)
        ]
    )


def _rows_of_deal(result: Any, view: Any, context: TableContext, t: Translator) -> Rows:
    sheet = button(context, t.plain("button-match-sheet"), "score")
    if view.phase == "deal" and view.deal == result.deal and view.winner is None and not context.broken_off:
        return spread((button(context, t.plain("button-next-deal"), "next", style="primary"), sheet), t)
    return ((sheet,),)


# --- the match --------------------------------------------------------------------------------------------


def _match(view: Any, context: TableContext, t: Translator, room: Room) -> Screen:
    names = names_of(context, t, room.name)
    sides = order_of_sides(view)
    heads = [side_head(view, side, names) for side in sides]
    lines: list[Line | None] = [("", heads), None]
    first = max(0, len(view.scores) - MOST_DEALS)
    for number, scores in enumerate(view.scores[first:], start=first + 1):
        lines.append((t.plain("line-deal-number", number=number), [t.number(scores[side]) for side in sides]))
    if view.scores:
        lines.append(None)
    lines.append((t.plain("line-total"), [t.number(view.sides[side].total) for side in sides]))
    text = [_head_of_match(view, context, names), table_of(lines, t)]
    if len(view.sides[0].seats) > 1:
        text.extend(
            t("side-members", side=names.side(view, side), names=names.together(view.sides[side].seats))
            for side in sides
        )
    return Screen("\n".join(text), _rows_of_match(view, context, t))


def _head_of_match(view: Any, context: TableContext, names: Names) -> str:
    t = names.t
    if context.broken_off:
        return f"<b>{t('match-broken-off')}</b>\n{heading(view, context, t)}"
    if view.winner is None:
        return str(heading(view, context, t))
    totals = sorted((side.total for side in view.sides), reverse=True)
    won = t("match-won", side=names.side(view, view.winner), margin=totals[0] - totals[1])
    return f"<b>{won}</b>\n{heading(view, context, t)}"


def _rows_of_match(view: Any, context: TableContext, t: Translator) -> Rows:
    is_over = view.winner is not None or context.broken_off
    return ((button(context, t.plain("button-rematch"), "rematch"),),) if is_over else ()
