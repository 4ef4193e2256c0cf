"""The only wiring: settings in, a bot out that can be started and stopped."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from telegram.error import InvalidToken, TelegramError
from telegram.ext import Application
from telegram.request import BaseRequest

from bot import faults, heartbeat
from bot.clock import Clock
from bot.handlers.admins import Admins
from bot.handlers.desk import Desk
from bot.handlers.install import install
from bot.handlers.menus import introduce
from bot.inbox import KINDS, Inbox
from bot.outbox.answers import Answers
from bot.outbox.courier import Happenings
from bot.outbox.pace import TELEGRAM, Pace
from bot.outbox.worker import Outbox
from bot.render import Renderer
from bot.request import AiohttpRequest, environment_proxy
from bot.screens.types import Screen
from bot.settings import Settings
from bot.speech import speaks_to
from bot.store import notices
from bot.store.database import Store, Tx
from bot.store.outgoing import UNKNOWN_SECONDS
from bot.tables import groups
from bot.tables.house import House
from bot.webhook import Webhook

log = logging.getLogger(__name__)

AnyApplication = Application[Any, Any, Any, Any, Any, Any]

_HANDLING_SECONDS: Final = 10.0
_TELLING_SECONDS: Final = 3.0
_ANSWERING_SECONDS: Final = 2.0
_LONGEST_PAUSE: Final = 30.0
_WELL_SECONDS: Final = 120.0
"""What has run so long was well until it failed."""
_SAME_FAULT_SECONDS: Final = 3600.0
_BEAT_SECONDS: Final = 30.0
_MOST_WEBHOOK_CALLS: Final = 100


@dataclass(frozen=True, slots=True)
class Tuning:
    """What tests and benchmarks set differently."""

    unknown_seconds: float = UNKNOWN_SECONDS
    retry_pause: float = 0.5


@dataclass(slots=True)
class Pozzo:
    """The bot, put together. `start` it, wait for `failed`, `stop` it."""

    settings: Settings
    application: AnyApplication
    store: Store
    inbox: Inbox
    outbox: Outbox
    answers: Answers
    clock: Clock
    webhook: Webhook | None
    failed: asyncio.Future[None]
    """Raises what the bot cannot go on with: InvalidToken."""
    _intake: list[asyncio.Task[None]] = field(default_factory=list)
    _others: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def username(self) -> str:
        """The bot's username."""
        return str(self.application.bot.username)

    async def start(self) -> None:
        """Make up for the time in which the bot was down, go on with what was left undone, take updates in.

        Raises TelegramError when Telegram cannot be told where updates are to go, OSError when the webhook's
        address cannot be had.
        """
        await self.clock.begin()
        await self._choose_intake()
        self._others = [
            asyncio.create_task(self._keep_up("the outbox", self.outbox.run)),
            asyncio.create_task(self._keep_up("the clock", self.clock.run)),
            asyncio.create_task(self._introduce()),
        ]
        await self.inbox.resume()
        self.outbox.wake()
        if self.webhook is None:
            intake = asyncio.create_task(self._keep_up("the inbox", self.inbox.poll))
        else:
            await self.webhook.start()
            intake = asyncio.create_task(self._stay_in_touch())
        self._intake = [intake, asyncio.create_task(self._keep_up("the watch", self.inbox.watch))]
        log.info("@%s is at work", self.username)

    async def stop(self) -> None:
        """Take in nothing more, let everything that is begun come to its end, close the database."""
        if self.webhook is not None:
            await self.webhook.stop()
        await _cancel(self._intake)
        await self.inbox.finish(_HANDLING_SECONDS)
        if self._others:
            log.info("stopping")
            await self.outbox.settled(_TELLING_SECONDS)
        await _cancel(self._others)
        await self.answers.drain(_ANSWERING_SECONDS)
        self.failed.cancel()
        await self.application.shutdown()
        await self.store.close()

    async def _choose_intake(self) -> None:
        bot, settings = self.application.bot, self.settings
        if self.webhook is None or settings.webhook_url is None or settings.webhook_secret is None:
            await bot.delete_webhook()
            return
        secret = settings.webhook_secret.get_secret_value()
        await bot.set_webhook(
            settings.webhook_url,
            secret_token=secret,
            allowed_updates=list(KINDS),
            max_connections=_MOST_WEBHOOK_CALLS,
        )

    async def _introduce(self) -> None:
        # It is a convenience: without it the bot works as well.
        try:
            await introduce(self.application.bot)
        except TelegramError as error:
            log.warning("what Telegram shows of the bot is as it was: %s", type(error).__name__)

    async def _stay_in_touch(self) -> None:
        """With a webhook nobody asks for updates; asking for anything tells whether Telegram can be reached."""
        while True:
            with suppress(TelegramError):
                await self.application.bot.get_me()
                self.inbox.heard()
            await asyncio.sleep(_BEAT_SECONDS)

    async def _keep_up(self, name: str, run: Callable[[], Awaitable[None]]) -> None:
        pause = 1.0
        while True:
            begun = time.monotonic()
            try:
                await run()
            except InvalidToken as error:
                if not self.failed.done():
                    self.failed.set_exception(error)
                return
            except Exception as error:
                log.error("%s failed and begins anew in %.0f s: %s", name, pause, faults.where(error))
            await asyncio.sleep(pause)
            pause = 1.0 if time.monotonic() - begun > _WELL_SECONDS else min(_LONGEST_PAUSE, pause * 2)


async def build(
    settings: Settings,
    request: BaseRequest | None = None,
    *,
    clock: Callable[[], float] = time.time,
    house: House | None = None,
    tuning: Tuning | None = None,
) -> Pozzo:
    """Put the bot together: open the database, ask Telegram who the bot is (getMe).

    `request` makes the calls (by default aiohttp, through the environment's proxy); `clock` gives the time,
    in seconds since the epoch. Raises InvalidToken or another TelegramError, and what `Store.open` raises.
    """
    tuning = tuning or Tuning()
    store = await Store.open(settings.database, clock)
    polling = _request(settings, 4)
    application = _application(settings, request or _request(settings, 256), polling)
    try:
        await application.initialize()
        return _wired(settings, application, store, polling, house or House(settings.next_deal), tuning)
    except BaseException:
        await application.bot.shutdown()
        await store.close()
        raise


def _request(settings: Settings, connections: int) -> BaseRequest:
    return AiohttpRequest(connections, proxy=environment_proxy(settings.api_url))


def _application(settings: Settings, request: BaseRequest, polling: BaseRequest) -> AnyApplication:
    builder = Application.builder().token(settings.token.get_secret_value()).updater(None)
    builder = builder.base_url(f"{settings.api_url}/bot").base_file_url(f"{settings.api_url}/file/bot")
    return builder.request(request).get_updates_request(polling).build()


def _wired(
    settings: Settings, application: AnyApplication, store: Store, polling: BaseRequest, house: House, tuning: Tuning
) -> Pozzo:
    bot = application.bot
    pace = Pace(TELEGRAM if settings.pace == "telegram" else None)
    happenings = Happenings(lambda tx, chat: groups.cannot_be_told(tx, house, chat), groups.moved, groups.topic_deleted)
    outbox = Outbox(bot, store, Renderer(bot.username), happenings, pace, tuning.unknown_seconds)
    clock = Clock(store, house, outbox.wake)
    answers = Answers(bot)

    def wake(chat: int | None) -> None:
        outbox.wake(chat)
        clock.nudge()

    install(application, Desk(store, house, bot.username, Admins(bot), wake, answers))
    beat = heartbeat.path_beside(settings.database)
    teller = _Teller(settings.admins)
    inbox = Inbox(application, store, polling, beat, teller.tell, outbox.wake, tuning.retry_pause)
    failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    return Pozzo(settings, application, store, inbox, outbox, answers, clock, _webhook(settings, inbox), failed)


def _webhook(settings: Settings, inbox: Inbox) -> Webhook | None:
    if settings.webhook_url is None or settings.webhook_secret is None:
        return None

    async def take(update: dict[str, Any]) -> None:
        await inbox.take([update])
        inbox.heard()

    return Webhook(settings.webhook_listen, settings.webhook_secret.get_secret_value(), take)


class _Teller:
    """Tells the administrators of faults, of the same one not more often than once an hour."""

    def __init__(self, admins: frozenset[int]) -> None:
        self._admins = admins
        self._told: dict[str, float] = {}

    def tell(self, tx: Tx, place: str) -> None:
        if tx.now - self._told.get(place, float("-inf")) < _SAME_FAULT_SECONDS:
            return
        self._told[place] = tx.now
        for admin in self._admins:
            notices.add(tx, admin, None, Screen(speaks_to(tx, admin)("fault-update", place=place)))


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()
