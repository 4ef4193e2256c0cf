"""A screen as Bot API calls."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from telegram import Bot
from telegram.constants import ParseMode

from bot.press import encode
from bot.screens.types import Button, Screen
from bot.store.codec import write_screen

_NO_PREVIEW: Final = {"is_disabled": True}
_DIGEST_BYTES: Final = 12
_PIECE: Final = 2000


def digest(screen: Screen) -> str:
    """Return what tells this screen from any other."""
    written = write_screen(screen).encode()
    made = blake2b(digest_size=_DIGEST_BYTES)
    # In pieces: for a larger one the interpreter's lock is let go, and getting it back takes longer than the digest.
    for at in range(0, len(written), _PIECE):
        made.update(written[at : at + _PIECE])
    return made.hexdigest()


async def send(bot: Bot, chat: int, thread: int | None, screen: Screen, *, rings: bool) -> int:
    """Send a screen as a new message, with a notification if it `rings`; return the message's id (sendMessage)."""
    said = _said(chat, screen)
    if thread is not None:
        said["message_thread_id"] = thread
    if screen.protect:
        said["protect_content"] = True
    if not rings:
        said["disable_notification"] = True
    message = await _call(bot, "sendMessage", said)
    return int(message["message_id"])


async def edit(bot: Bot, chat: int, message: int, screen: Screen) -> None:
    """Make a message show a screen (editMessageText)."""
    await _call(bot, "editMessageText", _said(chat, screen) | {"message_id": message})


async def take_buttons(bot: Bot, chat: int, message: int) -> None:
    """Take the buttons off a message (editMessageReplyMarkup)."""
    await _call(bot, "editMessageReplyMarkup", {"chat_id": chat, "message_id": message})


async def delete(bot: Bot, chat: int, message: int) -> None:
    """Delete a message (deleteMessage)."""
    await _call(bot, "deleteMessage", {"chat_id": chat, "message_id": message})


async def _call(bot: Bot, method: str, parameters: dict[str, Any]) -> Any:
    """Call the Bot API and give its result as JSON; raises what the library's own methods raise.

    The library's own methods build an object of every message that comes back, which takes as long as the call, and
    nothing here looks at it. `do_api_request` does not; it would warn that there is a method for this, but for the
    small letters (Bot API: "all methods are case-insensitive").
    """
    return await bot.do_api_request(method.lower(), parameters)


def _said(chat: int, screen: Screen) -> dict[str, Any]:
    said: dict[str, Any] = {
        "chat_id": chat,
        "text": screen.text,
        "parse_mode": ParseMode.HTML,
        "link_preview_options": _NO_PREVIEW,
    }
    if screen.rows:
        keyboard = [[_button(button) for button in row] for row in screen.rows]
        said["reply_markup"] = json.dumps({"inline_keyboard": keyboard}, ensure_ascii=False)
    return said


def _button(button: Button) -> dict[str, str]:
    made = {"text": button.text}
    if button.press is not None:
        made["callback_data"] = encode(button.press)
    if button.url is not None:
        made["url"] = button.url
    if button.style is not None:
        made["style"] = button.style
    return made
