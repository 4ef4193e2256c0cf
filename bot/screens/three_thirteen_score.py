"""Three Thirteen: the sheet of a round, the sheet of the match."""

from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.screens import suited
from bot.screens.buttons import button, spread
from bot.screens.limits import Room, fitted
from bot.screens.names import Names, names_of, shortened
from bot.screens.score import COLUMN_NAME
from bot.screens.sheet import Line, table_of
from bot.screens.three_thirteen import arranged, ended_in_words, heading
from bot.screens.types import Rows, Screen, TableContext
from engine.three_thirteen.ranks import wild_ranks
from engine.three_thirteen.types import View

ROW_NAME: Final = 16


def deal(ended: Any, view: View, context: TableContext, t: Translator) -> Screen:
    """Show how a round was scored, from its RoundEnded event, every hand arranged."""
    return fitted(lambda room: _round(ended, view, context, names_of(context, t, room.name)))


def match(view: View, context: TableContext, t: Translator) -> Screen:
    """Show all rounds of the match so far, the totals, and once it is over who has won."""
    return fitted(lambda room: _match(view, context, t, room))


def _round(ended: Any, view: View, context: TableContext, names: Names) -> Screen:
    t, result = names.t, ended.result
    lines: list[Line | None] = [(t.plain("tt-head"), [t.plain("tt-head-round"), t.plain("line-total")]), None]
    lines.extend(
        (shortened(names.raw(seat), ROW_NAME), [t.number(points), t.number(total)])
        for seat, (points, total) in enumerate(zip(result.scores, ended.totals, strict=True))
    )
    text = [f"<b>{ended_in_words(result, names)}</b>", str(table_of(lines, t))]
    wilds = wild_ranks(view.rules, result.round)
    for seat, arrangement in enumerate(result.arrangements):
        held = t.joined(arranged(arrangement, wilds, t))
        text.append(t("hand-left", who=names(seat), cards=Markup(held)))
    return Screen("\n".join(text), _round_rows(result, view, context, t))


def _round_rows(result: Any, view: View, context: TableContext, t: Translator) -> Rows:
    sheet = button(context, t.plain("button-match-sheet"), "score")
    if view.phase == "deal" and view.round == result.round and not context.broken_off:
        return spread((button(context, t.plain("tt-next-round"), "next", style="primary"), sheet), t)
    return ((sheet,),)


def _match(view: View, context: TableContext, t: Translator, room: Room) -> Screen:
    names = names_of(context, t, room.name)
    seats = range(view.rules.players)
    lines: list[Line | None] = [("", [shortened(names.raw(seat), COLUMN_NAME) for seat in seats]), None]
    for number, scores in enumerate(view.scores, start=1):
        words = t.plain("tt-line-round", number=number, rank=Markup(suited.rank_name(_wild_of(view, number))))
        lines.append((words, [t.number(points) for points in scores]))
    if view.scores:
        lines.append(None)
    lines.append((t.plain("line-total"), [t.number(total) for total in view.totals]))
    head = heading(view, context, t)
    if view.winners:
        won = t("tt-won", who=names.together(view.winners), count=len(view.winners))
        head = f"<b>{won}</b>\n{head}"
    elif context.broken_off:
        head = f"<b>{t('match-broken-off')}</b>\n{head}"
    is_over = view.winners or context.broken_off
    rematch = ((button(context, t.plain("button-rematch"), "rematch"),),) if is_over else ()
    return Screen(f"{head}\n{table_of(lines, t)}\n{t('tt-lowest-wins')}", rematch)


def _wild_of(view: View, number: int) -> int:
    return view.rules.first_hand + number - 1
