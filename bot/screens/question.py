"""The partner's question, "may I close?", put to the one who must answer."""

from typing import Any

from bot.i18n import Translator
from bot.screens import cards, glance
from bot.screens.buttons import as_read, button
from bot.screens.limits import Room, fitted
from bot.screens.names import Names, names_of
from bot.screens.types import Screen, TableContext
from engine.game import Seat


def question(view: Any, context: TableContext, t: Translator) -> Screen | None:
    """Show the open question to the seat that was asked; None when none is open to the reader.

    Only the table and the reader's own cards are counted: nothing of the asker's hand.
    """
    asked = view.question
    if asked is None or asked.answer is not None or asked.partner != view.seat:
        return None
    answers = (
        button(context, t.plain("answer-yes"), "answer", "yes", "success"),
        button(context, t.plain("answer-no"), "answer", "no", "danger"),
    )
    rows = (as_read(answers, t),)
    return fitted(lambda room: Screen(_text(view, context, t, room, asked.asker), rows, protect=True))


def _text(view: Any, context: TableContext, t: Translator, room: Room, asker: Seat) -> str:
    names = names_of(context, t, room.name)
    lines: list[str] = [
        f"<b>{t('question-asked', asker=names(asker))}</b>{glance.times(context, t)}",
        glance.heading(view, context, t),
        *_table(view, names),
        "",
        *_sums(view, names),
        t.line(f"<b>{cards.hand_shown(view.hand)}</b>"),
        "",
        t("question-binds", asker=names(asker)),
    ]
    return "\n".join(lines)


def _table(view: Any, names: Names) -> list[str]:
    sides = [line for side in glance.order_of_sides(view) for line in glance.side_lines(view, side, names)]
    return [glance.stock_and_pile(view, names.t), *sides]


def _sums(view: Any, names: Names) -> list[str]:
    t, own, bonus = names.t, view.seat % len(view.sides), closing_bonus(view.rules)
    points, cost, count = view.sides[own].table_points + bonus, view.hand_cost or 0, sum(view.hand)
    others = [
        t("hand-size", who=names(seat), count=size)
        for seat, size in enumerate(view.hand_sizes)
        if seat % len(view.sides) != own
    ]
    return [
        t("question-counts", points=points, bonus=bonus, cost=cost, cards=count),
        t("question-they-hold", sizes=t.joined(others)),
        t("your-cards", count=count, cost=cost),
    ]


def closing_bonus(rules: Any) -> int:
    """Give what closing brings by itself [C13.2, K8.2]."""
    return int(getattr(rules, "closing", 0) or getattr(rules, "going_out", 0))
