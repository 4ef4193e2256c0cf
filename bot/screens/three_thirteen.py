"""Three Thirteen: the group's table, the hand and its alert."""

from typing import Any, Final

from bot.i18n import Markup, Translator, left_to_right
from bot.screens import suited
from bot.screens.alerts import cut
from bot.screens.buttons import as_read, button, grid, packed, rows
from bot.screens.glance import quoted_lines, times
from bot.screens.limits import Room, fitted
from bot.screens.more import is_played_for, with_more
from bot.screens.moves import Teller, told_lines
from bot.screens.names import Names, names_of
from bot.screens.offer import Offer
from bot.screens.table import MOST_TOLD, table_rows
from bot.screens.three_thirteen_play import offers
from bot.screens.types import Button, Rows, Screen, TableContext
from engine.three_thirteen.types import Arrangement, View

CARDS_IN_ROW: Final = 5


def table(view: View, context: TableContext, t: Translator) -> Screen:
    """Show the table to its group."""
    return fitted(lambda room: Screen(_group_text(view, context, t, room), table_rows(context, t)))


def hand(view: View, context: TableContext, t: Translator) -> Screen:
    """Show a player the own hand, arranged as well as it can be."""
    found = offers(view, context)
    return fitted(lambda room: _hand(view, context, names_of(context, t, room.name), found, room))


def peek(view: View, t: Translator) -> str:
    """Give the reader's hand as an alert: sets and runs, then what is left over."""
    if not view.hand or view.arrangement is None:
        return t.plain("peek-empty")
    return cut(t.plain("tt-peek", cards=suited.listed(view.hand, view.wild_ranks), penalty=view.arrangement.penalty))


def question(view: View, context: TableContext, t: Translator) -> Screen | None:
    """Show nothing: nobody is asked anything in this game."""
    return None


# --- text -------------------------------------------------------------------------------------------------


def _group_text(view: View, context: TableContext, t: Translator, room: Room) -> str:
    names = names_of(context, t, room.name)
    lines = [heading(view, context, t), _waiting(view, context, names), *_table(view, names)]
    told = told_lines(context.told, None, names, min(MOST_TOLD, room.moves), TELLERS)
    if told:
        lines.extend((t("lately"), *told))
    return "\n".join(lines)


def heading(view: View, context: TableContext, t: Translator) -> str:
    """Name the game, the round and what is wild in it, and in a private chat the group."""
    parts = [f"<b>{t('game-' + context.game)}</b>"]
    if view.round:
        parts.append(t("tt-round", number=view.round, last=view.rules.rounds))
        ranks = ", ".join(map(suited.rank_name, view.wild_ranks))
        parts.append(t("tt-wild", ranks=Markup(left_to_right(ranks))))
    if view.seat is not None and context.title:
        parts.append(t("of-group", title=context.title))
    return str(t.joined(parts))


def _waiting(view: View, context: TableContext, names: Names) -> str:
    t, when = names.t, times(context, names.t)
    if context.broken_off:
        return t("match-broken-off")
    if view.phase == "over":
        return t("match-is-over")
    if view.phase == "deal":
        return t("tt-between-rounds" if view.round else "before-first-deal", dealer=names(view.dealer)) + when
    if view.turn == view.seat:
        return f"<b>{t('your-turn')}</b>{when}"
    return t("waiting-turn", who=names.marked(view.turn)) + when


def _table(view: View, names: Names) -> list[str]:
    t = names.t
    lines: list[str] = []
    if view.round and view.phase not in ("deal", "over"):
        parts = [t("stock", count=view.stock_size)]
        top = Markup(f"<b>{suited.card(view.pile[-1], view.wild_ranks)}</b>") if view.pile else None
        parts.append(t("tt-pile", card=top) if top else t("pile-is-empty"))
        lines.append(t.joined(parts))
        if view.out is not None:
            turns = t.listed(names(seat) for seat in view.last_turns)
            lines.append(t("tt-out", who=names(view.out), turns=turns))
    points = [t("hand-size", who=names.marked(seat), count=total) for seat, total in enumerate(view.totals)]
    lines.append(t("tt-points", points=t.joined(points)))
    return lines


def _hand(view: View, context: TableContext, names: Names, found: tuple[Offer, ...], room: Room) -> Screen:
    t = names.t
    lines = [_waiting(view, context, names), heading(view, context, t)]
    lines.extend(quoted_lines(told_lines(context.told, view.seat, names, room.moves, TELLERS)))
    lines.extend(_table(view, names))
    if view.hand and view.arrangement is not None and view.phase in ("draw", "play", "reshuffle"):
        lines.extend(("", t("tt-your-cards", count=len(view.hand)), *arranged(view.arrangement, view.wild_ranks, t)))
        if view.phase == "play" and found:
            lines.extend(("", t("tt-tap")))
    if view.seat is None:
        return Screen("\n".join(lines))
    if is_played_for(view.seat, context):
        lines.extend(("", f"<b>{t('stand-in-plays')}</b>"))
    buttons = with_more(_hand_rows(view, context, t, found), view.seat, context, names)
    return Screen("\n".join(lines), buttons, protect=True)


def arranged(arrangement: Arrangement, wild_ranks: tuple[int, ...], t: Translator) -> list[str]:
    """Tell an arrangement: its sets and runs, what is left over and costs."""
    lines: list[str] = [t.line(f"<b>{suited.combinations(arrangement)}</b>")] if arrangement.combinations else []
    if arrangement.left_over:
        left = suited.listed(arrangement.left_over, wild_ranks)
        lines.append(t("tt-left-over", cards=left, penalty=arrangement.penalty))
    else:
        lines.append(t("tt-all-arranged"))
    return lines


# --- buttons ----------------------------------------------------------------------------------------------


def _hand_rows(view: View, context: TableContext, t: Translator, found: tuple[Offer, ...]) -> Rows:
    draws = [_draw_button(offer, view, context, t) for offer in found if offer.kind in ("stock", "pile")]
    outs = [
        button(context, t.plain("tt-go-out", card=suited.card(offer.action.card)), "act", offer.id, "success")
        for offer in found
        if offer.kind == "out"
    ]
    discards = [
        button(
            context,
            suited.shown(offer.action.card, view.wild_ranks),
            "act",
            offer.id,
            suited.style_of(offer.action.card),
        )
        for offer in found
        if offer.kind == "discard"
    ]
    last = [button(context, t.plain("button-refresh"), "refresh")] if not found else []
    if view.phase == "deal" and not view.winners:
        last.insert(0, button(context, t.plain("tt-next-round"), "next", style="primary"))
    last.append(button(context, t.plain("button-score"), "score"))
    return (*rows(outs, 1, t), *packed(draws, t), *grid(discards, CARDS_IN_ROW), as_read(tuple(last), t))


def _draw_button(offer: Offer, view: View, context: TableContext, t: Translator) -> Button:
    if offer.kind == "stock":
        return button(context, t.plain("tt-draw-stock"), "act", offer.id, "primary")
    label = t.plain("tt-draw-pile", card=suited.card(view.pile[-1], view.wild_ranks))
    return button(context, label, "act", offer.id)


# --- what happened ----------------------------------------------------------------------------------------


def _dealt(event: Any, _: bool, names: Names) -> str:
    return names.t("tt-told-dealt", round=event.round, dealer=names(event.dealer), card=suited.card(event.top))


def _drew(event: Any, own: bool, names: Names) -> str:
    if event.source == "pile":
        return names.t("tt-told-took", card=suited.card(event.card))
    if own and event.card is not None:
        return names.t("told-drew-cards", cards=suited.card(event.card))
    return names.t("tt-told-drew")


TELLERS: Final[dict[str, Teller]] = {
    "Dealt": _dealt,
    "Drew": _drew,
    "Discarded": lambda event, _, names: names.t("told-discarded", card=suited.card(event.card)),
    "WentOut": lambda _event, _own, names: names.t("tt-told-out"),
    "Reshuffled": lambda event, _, names: names.t("tt-told-reshuffled", count=event.count),
    "RoundEnded": lambda event, _, names: ended_in_words(event.result, names),
    "MatchEnded": lambda _event, _own, names: names.t("told-match-ended"),
}


def ended_in_words(result: Any, names: Names) -> str:
    """Tell why a round ended."""
    if result.out is not None:
        return names.t("tt-ended-out", round=result.round, who=names(result.out))
    return names.t(f"tt-ended-{result.reason}", round=result.round)
