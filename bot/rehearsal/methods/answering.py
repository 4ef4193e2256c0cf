"""answerCallbackQuery."""

import re
from typing import Any, Final

from bot.rehearsal.methods.addressing import Params
from bot.rehearsal.presses import Answer
from bot.rehearsal.refusals import QUERY_TOO_OLD, refuse
from bot.rehearsal.strictness.html import utf16
from bot.rehearsal.world import World

DEEP_LINK: Final = re.compile(r"(?:https?://)?t(?:elegram)?\.me/(\w+)\?start=[A-Za-z0-9_-]{1,64}\Z", re.IGNORECASE)


def answer_callback_query(world: World, params: Params) -> Any:
    """Show the presser a toast, an alert, or open a t.me/BOT?start=... link; no flood limit applies."""
    press = world.presses.get(str(params.get("callback_query_id", "")))
    if press is None or world.clock() - press.at > world.limits.press_life:
        refuse(QUERY_TOO_OLD)
    text = params.get("text", "").strip()
    if utf16(text) > world.limits.alert_length:
        refuse("MESSAGE_TOO_LONG")
    url = params.get("url") or None
    if url is not None and not _is_own_link(world, url):
        refuse("URL_INVALID")
    world.answer(press, Answer(text, bool(params.get("show_alert")), url))
    return True


def _is_own_link(world: World, url: str) -> bool:
    match = DEEP_LINK.match(url)
    return match is not None and match.group(1).lower() == world.bot.username.lower()
