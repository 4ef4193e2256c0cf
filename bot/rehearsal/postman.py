"""Delivery by webhook: in order within a lane, again with growing delay until the bot answers 2xx."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import aiohttp

from bot.rehearsal.intake import Intake, Webhook
from bot.rehearsal.updates import Update

SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the header's name
LONGEST_DELAY: Final = 60.0

Reply = Callable[[dict[str, Any]], Awaitable[None]]


class Postman:
    """Posts what waits to the webhook, whenever one is set.

    `delay` is the pause before the second try, in seconds; it doubles up to a minute. `reply` performs a
    method that the bot put into its answer.
    """

    def __init__(self, intake: Intake, reply: Reply, *, delay: float = 1.0) -> None:
        self._intake = intake
        self._reply = reply
        self._delay = delay
        self._lanes: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._round: asyncio.Task[None] | None = None
        self._session: aiohttp.ClientSession | None = None

    def start(self) -> None:
        """Begin to watch the queue."""
        self._round = asyncio.create_task(self._deliver_all())

    async def stop(self) -> None:
        """Stop; what was not delivered stays in the queue."""
        tasks = [task for task in (self._round, *self._lanes.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    async def _deliver_all(self) -> None:
        queue = self._intake.world.updates
        while True:
            if self._intake.webhook.url:
                self._open_lanes(self._intake.webhook)
            await queue.bell.wait()

    def _open_lanes(self, webhook: Webhook) -> None:
        for update in self._intake.world.updates.waiting():
            if len(self._lanes) >= webhook.connections:
                return
            if update.lane not in self._lanes:
                task = asyncio.create_task(self._deliver(update, webhook))
                self._lanes[update.lane] = task
                task.add_done_callback(partial(self._close_lane, update.lane))

    def _close_lane(self, lane: tuple[str, int], _task: asyncio.Task[None]) -> None:
        del self._lanes[lane]
        self._intake.world.updates.bell.ring()

    async def _deliver(self, update: Update, webhook: Webhook) -> None:
        delay = self._delay
        queue = self._intake.world.updates
        while self._intake.webhook is webhook and update in queue.waiting():
            if await self._post(update, webhook):
                queue.forget(update)
                return
            await asyncio.sleep(delay)
            delay = min(delay * 2, LONGEST_DELAY)

    async def _post(self, update: Update, webhook: Webhook) -> bool:
        headers = {SECRET_HEADER: webhook.secret} if webhook.secret else {}
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=60))
        try:
            async with self._session.post(webhook.url, json=update.to_json(), headers=headers) as answer:
                body = await answer.read()
                if 200 <= answer.status < 300:
                    await self._perform(body, answer.content_type)
                    return True
                problem = f"Wrong response from the webhook: {answer.status} {answer.reason}"
        except (aiohttp.ClientError, TimeoutError) as error:
            problem = f"Connection failed: {type(error).__name__}"
        webhook.last_error, webhook.last_error_at = problem, self._intake.world.clock()
        return False

    async def _perform(self, body: bytes, content_type: str) -> None:
        if content_type == "application/json" and body.strip().startswith(b"{"):
            call = json.loads(body)
            if "method" in call:
                await self._reply(call)
