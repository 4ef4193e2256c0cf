"""A player's own hand in a canasta game: what happened, what may be done now, cards to pick."""

from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.screens import cards, glance, rulebook
from bot.screens.alerts import refusal_in_text
from bot.screens.buttons import as_read, button, grid, packed
from bot.screens.labels import STYLES, card_label, offer_label, rank_shown_plain, word
from bot.screens.limits import Room, fitted
from bot.screens.more import is_played_for, with_more
from bot.screens.moves import told_lines
from bot.screens.names import Names, names_of
from bot.screens.offer import Offer
from bot.screens.offers import offers
from bot.screens.openings import composes, counted_with_pile, may_compose, opens_before_draw, too_short
from bot.screens.picking import Composed, composed, own_side, picked, rank_word
from bot.screens.types import Button, Rows, Screen, TableContext
from bot.screens.why import refused
from engine.cards import FACES, value_of
from engine.game import Violation
from engine.melding import Group

CARDS_IN_ROW: Final = 4


def hand(view: Any, context: TableContext, t: Translator) -> Screen:
    """Show a player of a canasta game the own hand; `view` is that seat's."""
    found = offers(view, context)
    return fitted(lambda room: _screen(view, context, names_of(context, t, room.name), found, room))


def _screen(view: Any, context: TableContext, names: Names, found: tuple[Offer, ...], room: Room) -> Screen:
    acts = is_own_turn(view) and not context.broken_off and not is_played_for(view.seat, context)
    text, buttons = (_own_turn if acts else _calm)(view, context, names, found)
    lines = [_status(view, context, names), *_news(view, context, names, room), *_table(view, names), *text]
    if is_played_for(view.seat, context):
        lines.extend(("", f"<b>{names.t('stand-in-plays')}</b>"))
    return Screen("\n".join(lines), with_more(buttons, view.seat, context, names), protect=True)


def is_own_turn(view: Any) -> bool:
    """Tell whether the reader may act in the own turn now, no question being open."""
    return view.turn == view.seat and view.phase in ("draw", "play") and not glance.is_asked(view)


# --- text -------------------------------------------------------------------------------------------------


def _status(view: Any, context: TableContext, names: Names) -> str:
    t, when = names.t, glance.times(context, names.t)
    asked = view.question
    if context.broken_off:
        first: str = glance.waiting_for(view, context, names)
    elif is_own_turn(view):
        first = f"<b>{t('your-turn')}</b>{when}"
    elif glance.is_asked(view) and asked.asker == view.seat:
        first = f"<b>{t('question-waits', partner=names(asked.partner))}</b>{when}"
    elif glance.is_asked(view) and asked.partner == view.seat:
        first = f"<b>{t('question-to-you', asker=names(asked.asker))}</b>{when}"
    else:
        first = glance.waiting_for(view, context, names)
    return f"{first}\n{glance.heading(view, context, t)}"


def _news(view: Any, context: TableContext, names: Names, room: Room) -> list[str]:
    return glance.quoted_lines(told_lines(context.told, view.seat, names, room.moves))


def _table(view: Any, names: Names) -> list[str]:
    if not view.deal or view.phase in ("deal", "over"):
        return glance.totals(view, names)
    lines: list[str] = [glance.stock_and_pile(view, names.t)]
    for side in glance.order_of_sides(view):
        lines.extend(glance.side_lines(view, side, names))
    others = [
        names.t("hand-size", who=names(seat), count=size)
        for seat, size in enumerate(view.hand_sizes)
        if seat != view.seat
    ]
    lines.append(names.t("hands-of-others", sizes=names.t.joined(others)))
    return lines


def _own_cards(view: Any, t: Translator) -> list[str]:
    if not view.hand or not sum(view.hand) or view.phase in ("deal", "over"):
        return []
    return [
        "",
        t("your-cards", count=sum(view.hand), cost=view.hand_cost or 0),
        t.line(f"<b>{cards.hand_shown(view.hand)}</b>"),
    ]


# --- the own turn -----------------------------------------------------------------------------------------


def _own_turn(view: Any, context: TableContext, names: Names, found: tuple[Offer, ...]) -> tuple[list[str], Rows]:
    t = names.t
    lines = _own_cards(view, t)
    why = refused(view, context)
    if context.picks.mode == "why" and why is not None:
        lines.extend(("", f"<i>{refusal_in_text(why, t)}</i>"))
    picking = view.phase == "play" or composes(view, context.picks)
    lines.extend(_advice(view, context, found, t))
    buttons = _card_buttons(view, context, t) if picking else ()
    below = (*_sendings(view, context, t), *_offer_buttons(view, context, names, found))
    return lines, (*buttons, *packed(below, t), *_last_row(view, context, t, why, picking))


def _advice(view: Any, context: TableContext, found: tuple[Offer, ...], t: Translator) -> list[str]:
    """Say what the moment asks for."""
    if context.picks.mode == "close" and (close := _of_kind(found, "close")):
        return ["", _closing_in_words(close, t)]
    if composes(view, context.picks):
        discards = [t("advice-or-discard")] if view.phase == "play" else []
        return ["", _opening_sum(view, context, t), *discards]
    if view.phase == "draw":
        return ["", _advice_to_draw(view, t)]
    if view.must_close:
        close = _of_kind(found, "close")
        return ["", t("advice-must-close"), *([_closing_in_words(close, t)] if close else [])]
    lines = [t("advice-play" if own_side(view).melds else "advice-play-unopened")]
    if view.question is not None and view.question.answer in ("no", "lapsed"):
        lines.append(t(f"advice-after-{view.question.answer}"))
    if context.picks.cards:
        lines.append(t("picked", cards=cards.counted(picked(context.picks)), value=value_of(picked(context.picks))))
    return ["", *lines]


def _advice_to_draw(view: Any, t: Translator) -> str:
    if getattr(view, "must_take", False):
        return t("advice-must-take")
    if own_side(view).melds:
        return t("advice-draw", count=view.rules.draw)
    before = opens_before_draw(view)
    return t("advice-draw-unopened" if before else "advice-draw-opens-later", count=view.rules.draw)


def _opening_sum(view: Any, context: TableContext, t: Translator) -> str:
    side, found = own_side(view), composed(context.picks)
    if not context.picks.cards:
        clean = getattr(side, "clean_only", False)
        return t("opening-empty-clean" if clean else "opening-empty", minimum=side.minimum)
    parts = [
        t("opening-part", cards=cards.groups_shown((group,)), value=value_of(group.cards)) for group in found.groups
    ]
    top = counted_with_pile(view, context.picks)
    if top:
        parts.append(t("opening-top", cards=cards.card(view.pile[-1]), value=top))
    total = t("opening-sum", parts=t.joined(parts, " + "), value=found.value + top, minimum=side.minimum)
    if any(found.loose):
        total += "\n" + t("opening-loose", cards=cards.counted(found.loose))
    if short := too_short(view, context.picks):
        total += "\n" + t("opening-short", cards=cards.groups_shown(short))
    return total


def _closing_in_words(close: Offer, t: Translator) -> str:
    lines = [t("close-lays", groups=cards.groups_shown(close.groups))] if close.groups else []
    if close.card is not None:
        lines.append(t("close-discards", card=cards.card(close.card)))
    return "\n".join([t("close-plan"), *lines])


# --- buttons ----------------------------------------------------------------------------------------------


def _card_buttons(view: Any, context: TableContext, t: Translator) -> Rows:
    chosen = picked(context.picks)
    return grid(
        (
            button(
                context,
                card_label(face, view.hand[face], chosen[face], t),
                "pick",
                word(face),
                "primary" if chosen[face] else None,
            )
            for face in FACES
            if view.hand[face]
        ),
        CARDS_IN_ROW,
    )


def _sendings(view: Any, context: TableContext, t: Translator) -> list[Button]:
    """While an opening is composed, a wild has to be told which group it joins."""
    found: Composed = composed(context.picks)
    if not composes(view, context.picks) or not any(found.loose):
        return []
    groups: list[Group] = [group for group in found.groups if group.rank is not None]
    loose = next(face for face in FACES if found.loose[face])
    ranks = [*(group.rank for group in groups), *((None,) if opens_before_draw(view) else ())]
    return [
        button(
            context,
            t.plain("send-wild", card=cards.card(loose), rank=rank_shown_plain(rank, t)),
            "to",
            rank_word(rank),
        )
        for rank in ranks
    ]


def _offer_buttons(view: Any, context: TableContext, names: Names, found: tuple[Offer, ...]) -> list[Button]:
    buttons = []
    for offer in _shown_offers(view, context, found):
        if offer.kind == "close" and not view.must_close and context.picks.mode != "close":
            buttons.append(button(context, names.t.plain("button-close"), "mode", "close"))
        else:
            label = offer_label(offer, view, names)
            buttons.append(button(context, label, "act", offer.id, STYLES.get(offer.kind)))
    return buttons


def _shown_offers(view: Any, context: TableContext, found: tuple[Offer, ...]) -> list[Offer]:
    """Leave out what the open part of the screen does not ask about."""
    if context.picks.mode == "close" and _of_kind(found, "close"):
        return [offer for offer in found if offer.kind == "close"]
    if view.phase == "draw" and composes(view, context.picks):
        return [offer for offer in found if offer.kind == "open" and context.picks.cards]
    if view.must_close and not context.picks.cards:
        return [offer for offer in found if offer.kind in ("close", "back")]
    return list(found)


def _last_row(view: Any, context: TableContext, t: Translator, why: Violation | None, picking: bool) -> Rows:
    last = []
    if may_compose(view) and context.picks.mode != "open":
        label = "button-open" if opens_before_draw(view) else "button-open-pile"
        last.append(button(context, t.plain(label), "mode", "open"))
    if context.picks.mode in ("open", "close"):
        last.append(button(context, t.plain("button-back"), "mode", ""))
    if picking and context.picks.cards:
        last.append(button(context, t.plain("button-clear"), "clear"))
    if why is not None and context.picks.mode == "why":
        page = rulebook.page_of(context.game, why.clause)
        title = rulebook.title_of(context.game, page, t)
        last.append(button(context, t.plain("button-rule", title=Markup(title)), "rules", f"{context.game} {page}"))
    elif why is not None:
        last.append(button(context, t.plain("button-why"), "mode", "why"))
    last.append(button(context, t.plain("button-score"), "score"))
    return (as_read(tuple(last), t),)


# --- everybody else's turn --------------------------------------------------------------------------------


def _calm(view: Any, context: TableContext, names: Names, found: tuple[Offer, ...]) -> tuple[list[str], Rows]:
    t = names.t
    buttons = [
        button(context, offer_label(offer, view, names), "answer", offer.kind, STYLES.get(offer.kind))
        for offer in found
    ]
    if glance.is_asked(view) and view.question.asker == view.seat:
        remind = t.plain("button-remind", who=Markup(names.plain(view.question.partner)))
        buttons.append(button(context, remind, "remind"))
    if view.phase == "deal" and view.winner is None:
        buttons.append(button(context, t.plain("button-next-deal"), "next", style="primary"))
    buttons.append(button(context, t.plain("button-refresh"), "refresh"))
    buttons.append(button(context, t.plain("button-score"), "score"))
    return _own_cards(view, t), packed(buttons, t)


def _of_kind(found: tuple[Offer, ...], kind: str) -> Offer | None:
    return next((offer for offer in found if offer.kind == kind), None)
