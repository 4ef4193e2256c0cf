"""A press of a button: decoded, done by the tables, answered."""

import logging
from typing import Final

from telegram import CallbackQuery, Update

from bot.handlers.desk import Desk, Work
from bot.handlers.routes import Pressed, Route, needs_decider, route_of
from bot.i18n import Markup, Translator, pick, translator
from bot.press import Press, decode
from bot.screens import alerts
from bot.screens.picking import Problem
from bot.store import screens, tables
from bot.store.database import Tx
from bot.tables.answers import Answer, Refused, Toast, told

log = logging.getLogger(__name__)

MOST: int = 200
"""Characters of an answer to a press (Bot API, answerCallbackQuery)."""


_OUTLIVED: Final = (Toast.STALE, Toast.OVER, Toast.NO_TABLE)
"""Answers to buttons that should not be there any more."""


async def on_press(desk: Desk, update: Update) -> None:
    """Handle a callback query. Every one is answered, also when handling it fails."""
    query = update.callback_query
    if query is None:
        return
    press = decode(query.data or "")
    route = None if press is None else route_of(press.verb)
    try:
        answer, t = await desk.change(update, await _work(desk, query, press, route))
    except Exception:
        t = translator(pick(query.from_user.language_code))
        desk.answer(query.id, words(told(Toast.FAULT), t))
        raise
    desk.answer(query.id, words(answer, t), alert=answer.alert, url=desk.link(answer.start))
    if press is not None:
        log.info("table %s ply %s: press %s", press.table, press.ply, press.verb)


async def _work(desk: Desk, query: CallbackQuery, press: Press | None, route: Route | None) -> Work:
    if press is None or route is None:
        return lambda _: told(Toast.STALE)
    person = query.from_user.id
    chat = query.message.chat.id if query.message is not None else person
    decides = needs_decider(press.verb) and await _may_decide(desk, press, person)
    pressed = Pressed(desk.house, press, person, desk.bot, decides, chat)
    message = None if query.message is None else query.message.message_id
    return lambda tx: _pressed(tx, route, pressed, message)


def _pressed(tx: Tx, route: Route, pressed: Pressed, message: int | None) -> Answer:
    if message is not None:
        screens.adopt(tx, pressed.chat, pressed.table, message)
    try:
        return route(tx, pressed)
    except Refused as refused:
        if message is not None and refused.answer.key in _OUTLIVED:
            screens.retire_old(tx, pressed.chat, message)
        raise


async def _may_decide(desk: Desk, press: Press, person: int) -> bool:
    """Tell whether a person hosts the table of a press, or administers the group that it is about."""
    if press.verb == "group":
        chat = press.argument.partition(":")[0].removeprefix("-")
        return chat.isdecimal() and await desk.admins.is_admin(-int(chat), person)
    row = await desk.store.read(lambda tx: tables.get(tx, press.table))
    if row is None:
        return False
    return row.host == person or (row.chat < 0 and await desk.admins.is_admin(row.chat, person))


def words(answer: Answer, t: Translator) -> str:
    """Put an answer into the person's words, as plain text that Telegram takes."""
    if isinstance(answer.refusal, Problem):
        text = alerts.problem(answer.refusal, t)
    elif answer.refusal is not None:
        text = alerts.refusal(answer.refusal, t)
    elif answer.key:
        text = t.plain(answer.key, **{name: _named(name, value, t) for name, value in answer.args})
    else:
        text = answer.text
    return text[:MOST]


def _named(name: str, value: str | int, t: Translator) -> str | int:
    """Call an option by the name that people know it by."""
    key = f"option-{value}".replace("_", "-")
    return Markup(t.plain(key)) if name in ("option", "other") and t.has(key) else value
