"""Answers to presses: at once, without a pace (answerCallbackQuery has no limit), all at the same time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from telegram import Bot
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

log = logging.getLogger(__name__)

_TRIES: Final = 3
_PAUSE: Final = 0.3


class Answers:
    """Answers presses in the background; call it with the query's id."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, query: str, text: str, *, alert: bool = False, url: str | None = None) -> None:
        """Answer a press; "" only stops the button's spinning. An alert stays until it is closed."""
        task = asyncio.create_task(self._answer(query, text, alert, url))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self, seconds: float) -> None:
        """Wait until every answer is out, but not longer than so."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        for task in self._tasks:
            task.cancel()

    async def _answer(self, query: str, text: str, alert: bool, url: str | None) -> None:
        for left in reversed(range(_TRIES)):
            try:
                await self._bot.answer_callback_query(query, text or None, show_alert=alert or None, url=url)
            except (BadRequest, RetryAfter) as error:
                # Too old, mostly: the bot was down when it was pressed. There is nobody left to tell.
                log.info("a press was not answered: %s", error.message)
            except NetworkError as error:
                # Answering twice shows one answer, so that it may be repeated whatever became of the first.
                if left:
                    await asyncio.sleep(_PAUSE)
                    continue
                log.warning("a press was not answered: %s", type(error).__name__)
            except TelegramError as error:
                log.warning("a press was not answered: %s", type(error).__name__)
            return
