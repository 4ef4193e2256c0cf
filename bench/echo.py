"""The measure to compare with: python-telegram-bot's echo, bare, with Pozzo's own request class.

Run as a process of its own: `python -m bench.echo BASE_URL`.
"""

import asyncio
import contextlib
import sys
from typing import Any

from telegram import Update
from telegram.ext import Application, MessageHandler, filters

from bench.far_end import TOKEN
from bot.request import AiohttpRequest


async def echo(update: Update, _: Any) -> None:
    """Say what was said."""
    if update.message is not None:
        await update.message.reply_text(update.message.text or "")


async def serve(base_url: str) -> None:
    """Poll and echo until the process is ended."""
    application = (
        Application.builder()
        .token(TOKEN)
        .base_url(base_url)
        .request(AiohttpRequest())
        .get_updates_request(AiohttpRequest(4))
        .build()
    )
    application.add_handler(MessageHandler(filters.TEXT, echo))
    async with application:
        await application.start()
        assert application.updater is not None
        await application.updater.start_polling()
        await asyncio.Event().wait()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(sys.argv[1]))
