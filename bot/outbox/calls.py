"""A screen as Bot API calls."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, LinkPreviewOptions
from telegram.constants import ParseMode

from bot.press import encode
from bot.screens.types import Button, Screen
from bot.store.codec import write_screen

_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
_DIGEST_BYTES: Final = 12


def digest(screen: Screen) -> str:
    """Return what tells this screen from any other."""
    return blake2b(write_screen(screen).encode(), digest_size=_DIGEST_BYTES).hexdigest()


async def send(bot: Bot, chat: int, thread: int | None, screen: Screen, *, rings: bool) -> int:
    """Send a screen as a new message, with a notification if it `rings`; return the message's id."""
    message = await bot.send_message(
        chat,
        screen.text,
        parse_mode=ParseMode.HTML,
        reply_markup=_keyboard(screen),
        message_thread_id=thread,
        protect_content=screen.protect or None,
        disable_notification=None if rings else True,
        link_preview_options=_NO_PREVIEW,
    )
    return message.message_id


async def edit(bot: Bot, chat: int, message: int, screen: Screen) -> None:
    """Make a message show a screen."""
    await bot.edit_message_text(
        screen.text,
        chat,
        message,
        parse_mode=ParseMode.HTML,
        reply_markup=_keyboard(screen),
        link_preview_options=_NO_PREVIEW,
    )


async def take_buttons(bot: Bot, chat: int, message: int) -> None:
    """Take the buttons off a message."""
    await bot.edit_message_reply_markup(chat, message)


def _keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    if not screen.rows:
        return None
    return InlineKeyboardMarkup([[_button(button) for button in row] for row in screen.rows])


def _button(button: Button) -> InlineKeyboardButton:
    data = None if button.press is None else encode(button.press)
    return InlineKeyboardButton(button.text, url=button.url, callback_data=data, style=button.style)
