"""Updates from Telegram: stored, then confirmed, then handled, in order for each table.

An update is marked done in the transaction of its change, so that a crash at any moment neither loses it nor lets
it count twice. What is stored and not done is handled first at the next start.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from telegram import Bot, Update
from telegram.error import Conflict, NetworkError, RetryAfter, TelegramError
from telegram.ext import Application
from telegram.request import BaseRequest

from bot import faults, heartbeat
from bot.lanes import Lanes
from bot.press import decode
from bot.store import updates
from bot.store.database import Store, Tx

log = logging.getLogger(__name__)

AnyApplication = Application[Any, Any, Any, Any, Any, Any]
Lane = tuple[str, int]

KINDS: Final = ("message", "callback_query", "my_chat_member")
"""The updates that the bot asks for (Bot API, allowed_updates)."""

_OF_A_PRESSED_MESSAGE: Final = frozenset({"message_id", "date", "chat", "message_thread_id", "is_topic_message"})
POLL_SECONDS: Final = 25
_MOST_AT_ONCE: Final = 100
_MOST_IN_HAND: Final = 1000
_TRIES: Final = 3
_LONGEST_PAUSE: Final = 30.0
_KEPT_SECONDS: Final = 48 * 3600.0
"""Telegram repeats an update for 24 hours at most; after twice that its id need not be known any more."""
_PRUNE_EVERY: Final = 3600.0
_SILENCE: Final = heartbeat.HEALTHY_SECONDS


class Inbox:
    """Takes updates in.

    `on_fault` is told the place of the fault when handling an update has failed for good, in the transaction that
    lays it aside; `wake` is called when there may be something to tell people of.
    """

    def __init__(
        self,
        application: AnyApplication,
        store: Store,
        polling: BaseRequest,
        beat: Path,
        on_fault: Callable[[Tx, str], None],
        wake: Callable[[], None],
        retry_pause: float = 0.5,
    ) -> None:
        self._application = application
        self._bot: Bot = application.bot
        self._store = store
        self._polling = polling
        self._beat = beat
        self._on_fault = on_fault
        self._wake = wake
        self._retry_pause = retry_pause
        self._lanes = Lanes()
        self._handled: list[int] = []
        self._heard_at = time.monotonic()
        self._pruned_at = float("-inf")
        application.add_error_handler(self._note_error)
        self._errors: dict[int, Exception] = {}

    # -- taking in -----------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Begin with the updates that an earlier run has stored and not done."""
        rows = await self._store.read(updates.waiting)
        if rows:
            log.info("%s updates of an earlier run are handled first", len(rows))
        for row in rows:
            self._put(row.id, row.body)

    async def take(self, found: Iterable[dict[str, Any]]) -> None:
        """Store updates and let those that are new be handled; they may be confirmed when this returns."""
        bodies = [(int(update["update_id"]), json.dumps(_slim(update), ensure_ascii=False)) for update in found]
        handled, self._handled = self._handled, []

        def store(tx: Tx) -> tuple[int, ...]:
            updates.all_done(tx, handled)
            return updates.add(tx, bodies)

        new = set(await self._store.write(store))
        for update_id, body in bodies:
            if update_id in new:
                self._put(update_id, body)

    async def poll(self) -> None:
        """Ask Telegram for updates until cancelled (Bot API, getUpdates).

        Raises InvalidToken when Telegram does not know the bot; nothing else ends it.
        """
        offset: int | None = None
        failures = 0
        while True:
            await self._lanes.below(_MOST_IN_HAND)
            try:
                found = await self._get_updates(offset)
                failures = 0
            except (Conflict, RetryAfter, NetworkError) as error:
                failures += 1
                await asyncio.sleep(self._pause_after(error, failures))
                continue
            self.heard()
            if found or self._handled:
                await self.take(found)
            # After an empty answer everything is confirmed. To go on naming the last id would lose updates when
            # Telegram begins to count anew, which it does after a week without any (Bot API, update_id).
            offset = max(int(update["update_id"]) for update in found) + 1 if found else None

    def heard(self) -> None:
        """Note an exchange with Telegram that went well."""
        self._heard_at = time.monotonic()
        heartbeat.beat(self._beat)

    @property
    def silence(self) -> float:
        """Seconds since Telegram was last heard."""
        return time.monotonic() - self._heard_at

    async def watch(self) -> None:
        """Say so while nothing is heard from Telegram, and forget updates of long ago, until cancelled."""
        while True:
            await self._prune()
            await asyncio.sleep(_SILENCE / 4)
            if self.silence > _SILENCE:
                log.error("nothing has been heard from Telegram for %.0f s", self.silence)

    async def finish(self, seconds: float) -> None:
        """Let what is being handled come to its end, but not for longer than so."""
        if not await self._lanes.drain(seconds):
            log.warning("updates were still being handled: they are handled at the next start")
        handled, self._handled = self._handled, []
        await self._store.write(lambda tx: updates.all_done(tx, handled))

    async def _get_updates(self, offset: int | None) -> list[dict[str, Any]]:
        asked: dict[str, Any] = {
            "timeout": POLL_SECONDS,
            "limit": _MOST_AT_ONCE,
            "allowed_updates": json.dumps(KINDS),
        }
        if offset is not None:
            asked["offset"] = offset
        # Not Bot.get_updates: it would build an object of each update, and its JSON is what is stored.
        address = f"{self._bot.base_url}/getUpdates?{urlencode(asked)}"
        found: Any = await self._polling.post(address, read_timeout=POLL_SECONDS + 10.0)
        return list(found)

    def _pause_after(self, error: TelegramError, failures: int) -> float:
        pause = min(_LONGEST_PAUSE, 2.0 ** min(failures - 1, 10))
        match error:
            case Conflict():
                log.error("another program takes this bot's updates (409): stop it, or give this one its own token")
                return max(5.0, pause)
            case RetryAfter():
                seconds = error.retry_after
                return float(seconds) if isinstance(seconds, int) else seconds.total_seconds()
            case _:
                log.warning("Telegram was not reached (%s), next try in %.0f s", type(error).__name__, pause)
                return pause

    async def _prune(self) -> None:
        if time.monotonic() - self._pruned_at > _PRUNE_EVERY:
            self._pruned_at = time.monotonic()
            await self._store.write(lambda tx: updates.prune(tx, tx.now - _KEPT_SECONDS))

    # -- handling ------------------------------------------------------------------------------------------

    def _put(self, update_id: int, body: str) -> None:
        try:
            update = Update.de_json(json.loads(body), self._bot)
            lane = lane_of(update)
        except Exception as error:
            # Nothing that anybody's handler could do anything with; it counts as done like all others.
            log.error("update %s is not understood: %s", update_id, faults.innermost(error))
            self._handled.append(update_id)
            return
        self._lanes.put(lane, lambda: self._handle(update))

    async def _handle(self, update: Update) -> None:
        while True:
            error = await self._process(update)
            if error is None:
                self._handled.append(update.update_id)
                return
            log.error("update %s failed: %s", update.update_id, faults.where(error))
            if not await self._is_to_be_repeated(update.update_id, error):
                self._wake()
                return
            await asyncio.sleep(self._retry_pause)

    async def _process(self, update: Update) -> Exception | None:
        try:
            await self._application.process_update(update)
        except Exception as error:
            return error
        return self._errors.pop(update.update_id, None)

    async def _is_to_be_repeated(self, update_id: int, error: Exception) -> bool:
        def work(tx: Tx) -> bool:
            tries = updates.failed(tx, update_id)
            if tries is None:
                return False
            if tries < _TRIES:
                return True
            updates.done(tx, update_id)
            self._on_fault(tx, faults.innermost(error))
            return False

        return await self._store.write(work)

    async def _note_error(self, update: object, context: Any) -> None:
        if isinstance(update, Update):
            self._errors[update.update_id] = context.error


def _slim(update: dict[str, Any]) -> dict[str, Any]:
    """Leave out what the pressed message showed: nobody looks at it, and it may be a hand."""
    query = update.get("callback_query")
    message = query.get("message") if isinstance(query, dict) else None
    if not isinstance(query, dict) or not isinstance(message, dict):
        return update
    kept = {name: value for name, value in message.items() if name in _OF_A_PRESSED_MESSAGE}
    return {**update, "callback_query": {**query, "message": kept}}


def lane_of(update: Update) -> Lane:
    """Return what an update must wait for: what is pressed for a table, anything else of a chat.

    A table is pressed from its group and from several private chats at the same time.
    """
    query = update.callback_query
    press = decode(query.data or "") if query is not None else None
    if press is not None and press.table:
        return "table", press.table
    chat = update.effective_chat
    if chat is not None:
        return "chat", chat.id
    user = update.effective_user
    return "chat", 0 if user is None else user.id
