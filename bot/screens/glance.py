"""The table at a glance: the lines that the group's table, the hand and the question have in common."""

from collections.abc import Sequence
from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.screens import cards, melds
from bot.screens.names import Names
from bot.screens.openings import opens_before_draw
from bot.screens.picking import needed_for_pile
from bot.screens.types import TableContext
from engine.cards import faces_of, is_three, is_wild

UNFOLDED: Final = 6
"""Lines of a quotation that a phone shows before it folds the rest."""


def heading(view: Any, context: TableContext, t: Translator) -> Markup:
    """Name the game, the deal, and in a private chat the group that plays."""
    parts = [f"<b>{t('game-' + context.game)}</b>"]
    if view.deal:
        parts.append(t("deal-number", number=view.deal))
    if view.seat is None:
        parts.append(t("to-target", target=view.rules.target))
    elif context.title:
        parts.append(t("of-group", title=context.title))
    return t.joined(parts)


def times(context: TableContext, t: Translator) -> Markup:
    """Tell since when the table waits and how much time is left, in brackets; nothing without a clock."""
    parts = []
    if context.turn_since is not None:
        parts.append(t("since", time=t.clock(context.turn_since, context.now, context.zone)))
    if context.paused:
        parts.append(t("clock-paused"))
    elif context.time_left is not None:
        parts.append(t("left", time=t.duration(context.time_left)))
    return Markup(f" ({t.listed(parts)})") if parts else Markup()


def is_asked(view: Any) -> bool:
    """Tell whether the question about closing is open."""
    return view.question is not None and view.question.answer is None and view.phase == "play"


def waiting_for(view: Any, context: TableContext, names: Names) -> Markup:
    """Tell what the table waits for, as the group reads it."""
    t, when = names.t, times(context, names.t)
    question = view.question
    if context.broken_off:
        return Markup(t("match-broken-off"))
    if view.winner is not None:
        return Markup(t("match-is-over"))
    if view.phase == "deal":
        return Markup(t("between-deals" if view.deal else "before-first-deal", dealer=names(view.dealer)) + when)
    if is_asked(view):
        who = names.marked(question.partner)
        return Markup(t("waiting-answer", partner=who, asker=names(question.asker)) + when)
    return Markup(t("waiting-turn", who=names.marked(view.turn)) + when)


def stock_and_pile(view: Any, t: Translator) -> Markup:
    """Tell the stock, the pile's top and size, whether it is frozen or blocked, and the packet beneath."""
    parts = [t("stock", count=view.stock_size)]
    if not view.pile:
        parts.append(t("pile-is-empty"))
    else:
        below = len(view.pile) - 1 + view.packet_size
        parts.append(t("pile", top=Markup(f"<b>{cards.card(view.pile[-1])}</b>"), below=below))
        if view.packet_size:
            parts.append(t("pile-packet", count=view.packet_size))
        if view.frozen:
            parts.append(f"<b>{t('frozen')}</b>")
        if is_wild(view.pile[-1]) or is_three(view.pile[-1]):
            parts.append(t("blocked"))
        elif view.seat is not None and (needed := needed_for_pile(view)) and _needs_just_naturals(view):
            parts.append(t("pile-needs", cards=cards.listed(faces_of(needed))))
    return t.joined(parts)


def _needs_just_naturals(view: Any) -> bool:
    """Whether nothing but naturals like the top card takes the pile; else there are several ways."""
    return view.frozen or opens_before_draw(view)


def side_lines(view: Any, side: int, names: Names, members: bool = False) -> list[Markup]:
    """Tell a side's total and opening, then its melds and red threes."""
    t, shown = names.t, view.sides[side]
    head = [t("side-total", side=names.side(view, side), total=shown.total)]
    if members and len(shown.seats) > 1:
        head.insert(1, names.together(shown.seats))
    if not shown.melds:
        head.append(t("opens-at-clean" if getattr(shown, "clean_only", False) else "opens-at", minimum=shown.minimum))
    elif shown.table_points:
        head.append(t("table-points", points=shown.table_points))
    lines = [t.joined(head)]
    inside = [melds.melds_in_words(shown.melds, t)] if shown.melds else []
    if shown.red_threes:
        inside.append(Markup(t("red-threes", count=shown.red_threes)))
    if inside:
        lines.append(Markup("  " + t.joined(inside)))
    return lines


def order_of_sides(view: Any) -> list[int]:
    """List the sides, the reader's own first."""
    sides = range(len(view.sides))
    return list(sides) if view.seat is None else sorted(sides, key=lambda side: side != view.seat % len(view.sides))


def totals(view: Any, names: Names) -> list[str]:
    """Tell what each side has in the match, the reader's first."""
    t = names.t
    return [t("side-total", side=names.side(view, side), total=view.sides[side].total) for side in order_of_sides(view)]


def quoted_lines(lines: Sequence[str]) -> list[str]:
    """Set lines apart as a quotation, which folds when it is long; nothing for none."""
    if not lines:
        return []
    kind = "blockquote expandable" if len(lines) > UNFOLDED else "blockquote"
    return [f"<{kind}>" + "\n".join(lines) + "</blockquote>"]


def hand_sizes(view: Any, names: Names) -> Markup:
    """Tell how many cards each seat holds."""
    t = names.t
    return t.joined([t("hand-size", who=names(seat), count=size) for seat, size in enumerate(view.hand_sizes)])
