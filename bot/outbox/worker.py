"""The loop that makes Telegram show what the store says.

Each round reads what is out of date, chooses what the pace allows now, draws it, notes which of it is a new
message (until the answer comes its outcome is unknown), and lets it go; answers are noted in the next round.
A chat is told one thing at a time. Nothing is kept here that a crash could lose.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from telegram import Bot

from bot import faults
from bot.outbox import calls
from bot.outbox.outcomes import (
    Done,
    Frozen,
    MessageGone,
    Moved,
    NotSent,
    Outcome,
    Refused,
    ThreadGone,
    Unknown,
    Unreachable,
    outcome_of,
)
from bot.outbox.pace import Pace
from bot.screens.types import Screen
from bot.store import outgoing
from bot.store.database import Store, Tx
from bot.store.notices import CHATTER, NoticeRow
from bot.store.outgoing import UNKNOWN_SECONDS, Retired, Waiting
from bot.store.screens import ScreenRow

log = logging.getLogger(__name__)

Render = Callable[[Tx, ScreenRow], Screen | None]
Record = Callable[[Tx], None]
Key = tuple[str, int, int]

_BATCH: Final = 40
"""Screens drawn in one round: drawing more would keep the first ones waiting."""
_LONGEST_PAUSE: Final = 300.0
_PAUSE_OF_NETWORK: Final = 5.0
_TRIES_OF_ONE_SAID: Final = 5
_FAILURES_KEPT: Final = 1000


@dataclass(frozen=True, slots=True)
class Happenings:
    """What is done, in the same transaction, when Telegram tells something about a chat."""

    unreachable: Callable[[Tx, int], None]
    moved: Callable[[Tx, int, int], None]
    topic_gone: Callable[[Tx, int, int], None]


@dataclass(frozen=True, slots=True)
class _Parcel:
    """Something chosen to be told now; `screen` is there if it is a screen, drawn."""

    waiting: Waiting
    screen: Screen | None
    is_new: bool


@dataclass(slots=True)
class _Round:
    """What one look at the store has come to. `pause`: seconds until there may be more."""

    parcels: list[_Parcel] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    failed: list[Key] = field(default_factory=list)
    pause: float | None = None

    def come_back(self, seconds: float) -> None:
        self.pause = seconds if self.pause is None else min(self.pause, seconds)


class Outbox:
    """Tells Telegram. `wake` it after each commit that may have put something out of date."""

    def __init__(
        self,
        bot: Bot,
        store: Store,
        render: Render,
        happenings: Happenings,
        pace: Pace,
        unknown_seconds: float = UNKNOWN_SECONDS,
    ) -> None:
        self._bot = bot
        self._store = store
        self._render = render
        self._happenings = happenings
        self._pace = pace
        self._unknown_seconds = unknown_seconds
        self._changed = asyncio.Event()
        self._idle = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._records: list[tuple[int, Record]] = []
        self._failures: dict[Key, tuple[int, float]] = {}

    def wake(self) -> None:
        """Look again: something may be out of date."""
        self._idle.clear()
        self._changed.set()

    async def run(self) -> None:
        """Tell Telegram whatever is to be told, until cancelled; what is on the way then is waited for."""
        await self._store.write(outgoing.forget_interrupted)
        try:
            while True:
                self._changed.clear()
                await self._sleep(await self._round())
        finally:
            await self._finish()

    async def settled(self, seconds: float) -> bool:
        """Wait until nothing can be told any more at this moment; False when that took longer than so."""
        self.wake()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._idle.wait()
            return True
        return False

    # -- a round -------------------------------------------------------------------------------------------

    async def _round(self) -> float | None:
        if self._records:
            await self._note(self._take_records())
        found = await self._store.read(lambda tx: self._choose(tx, frozenset(self._busy)))
        for key in found.failed:
            self._fail(key)
        sends = [parcel.waiting for parcel in found.parcels if parcel.is_new]
        if found.records or sends:
            await self._note([*found.records, lambda tx: outgoing.begin(tx, sends)])
        for parcel in found.parcels:
            self._dispatch(parcel)
        if not self._busy and not self._records and not found.records and found.pause is None:
            self._idle.set()
        if found.records:
            found.come_back(0.0)
        return found.pause

    async def _sleep(self, seconds: float | None) -> None:
        if seconds == 0.0:
            return
        # Not wait_for: until Python 3.12 that forgets being cancelled when what it waits for comes at the same time.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    async def _note(self, records: Collection[Record]) -> None:
        try:
            await self._store.write(lambda tx: _write_all(tx, records))
        except Exception as error:
            log.error("what came of %s messages was not noted together: %s", len(records), faults.where(error))
            for record in records:
                await self._note_alone(record)

    async def _note_alone(self, record: Record) -> None:
        # One that fails must not undo what the others have to say.
        try:
            await self._store.write(record)
        except Exception as error:
            log.error("what came of a message was not noted: %s", faults.where(error))

    # -- choosing, on the store's thread -----------------------------------------------------------------------

    def _choose(self, tx: Tx, busy: frozenset[int]) -> _Round:
        found = _Round()
        chosen = set(busy)
        now = time.monotonic()
        for waiting in outgoing.waiting(tx, self._unknown_seconds):
            if waiting.chat in chosen:
                continue
            if len(found.parcels) + len(found.records) >= _BATCH:
                found.come_back(0.0)
                break
            delay = max(self._delay(waiting, now), self._pace.wait(waiting.chat))
            if delay > 0:
                found.come_back(delay)
                continue
            if self._prepare(tx, waiting, found):
                self._pace.take(waiting.chat)
                chosen.add(waiting.chat)
        if (unknown := outgoing.next_known(tx, self._unknown_seconds)) is not None:
            # Never at once: a screen that may go now was chosen above, or its chat is busy.
            found.come_back(max(unknown, 1.0))
        return found

    def _delay(self, waiting: Waiting, now: float) -> float:
        failure = self._failures.get(waiting.key)
        return 0.0 if failure is None else failure[1] - now

    def _prepare(self, tx: Tx, waiting: Waiting, found: _Round) -> bool:
        """Draw what waits; False when Telegram need not be told of it."""
        what = waiting.what
        if not isinstance(what, ScreenRow):
            found.parcels.append(_Parcel(waiting, None, isinstance(what, NoticeRow)))
            return True
        try:
            screen = self._render(tx, what)
        except Exception as error:
            log.error("table %s: the screen %s was not drawn: %s", what.table, what.kind, faults.where(error))
            found.failed.append(waiting.key)
            return False
        if screen is None:
            found.records.append(lambda tx: outgoing.nothing_to_show(tx, what))
            return False
        is_new = what.message is None or what.fresh > what.rendered
        if not is_new and what.shown == calls.digest(screen):
            found.records.append(lambda tx: outgoing.shown(tx, what, what.message, what.shown))
            return False
        found.parcels.append(_Parcel(waiting, screen, is_new))
        return True

    # -- telling -------------------------------------------------------------------------------------------

    def _dispatch(self, parcel: _Parcel) -> None:
        chat = parcel.waiting.chat
        self._busy[chat] = asyncio.create_task(self._deliver(parcel), name=f"outbox {chat}")

    async def _deliver(self, parcel: _Parcel) -> None:
        try:
            record = await self._tell(parcel)
        except Exception as error:
            outcome = outcome_of(error)
            self._fail(parcel.waiting.key, _PAUSE_OF_NETWORK if isinstance(outcome, NotSent | Unknown) else None)
            record = self._record(parcel, outcome)
        else:
            self._failures.pop(parcel.waiting.key, None)
        # The chat stays busy until this is noted, or it would be told the same again.
        self._records.append((parcel.waiting.chat, record))
        self._changed.set()

    async def _tell(self, parcel: _Parcel) -> Record:
        what = parcel.waiting.what
        match what:
            case Retired():
                await calls.take_buttons(self._bot, what.chat, what.message)
            case NoticeRow():
                rings = what.priority < CHATTER
                await calls.send(self._bot, what.chat, what.thread, what.screen, rings=rings)
            case ScreenRow():
                return await self._show(parcel, what)
        return lambda tx: outgoing.finish(tx, parcel.waiting)

    async def _show(self, parcel: _Parcel, what: ScreenRow) -> Record:
        screen = parcel.screen or Screen("")
        digest = calls.digest(screen)
        if parcel.is_new or what.message is None:
            rings = what.fresh > what.rendered
            sent = await calls.send(self._bot, what.chat, what.thread, screen, rings=rings)
            return lambda tx: outgoing.shown(tx, what, sent, digest)
        await calls.edit(self._bot, what.chat, what.message, screen)
        return lambda tx: outgoing.shown(tx, what, what.message, digest)

    def _take_records(self) -> list[Record]:
        taken, self._records = self._records, []
        for chat, _ in taken:
            self._busy.pop(chat, None)
        return [record for _, record in taken]

    async def _finish(self) -> None:
        while self._busy:
            await asyncio.gather(*self._busy.values())
            await self._note(self._take_records())

    # -- what came of it -----------------------------------------------------------------------------------

    def _record(self, parcel: _Parcel, outcome: Outcome) -> Record:
        waiting = parcel.waiting
        chat = waiting.chat
        match outcome:
            case Done():
                self._failures.pop(waiting.key, None)
                return self._as_shown(parcel)
            case MessageGone():
                self._failures.pop(waiting.key, None)
                return lambda tx: _message_gone(tx, waiting)
            case Frozen(seconds):
                log.info("chat %s waits %s s, as Telegram asks", chat, seconds)
                self._failures.pop(waiting.key, None)
                self._pace.freeze(chat, seconds)
                return lambda tx: outgoing.not_sent(tx, waiting)
            case Unreachable():
                return lambda tx: self._unreachable(tx, waiting)
            case Moved(to):
                self._failures.pop(waiting.key, None)
                return lambda tx: self._moved(tx, waiting, to)
            case ThreadGone():
                self._failures.pop(waiting.key, None)
                return lambda tx: self._thread_gone(tx, waiting)
            case Unknown():
                return self._unknown(parcel)
            case NotSent():
                return lambda tx: outgoing.not_sent(tx, waiting)
            case Refused(words):
                return self._refused(parcel, words)

    def _as_shown(self, parcel: _Parcel) -> Record:
        what, screen = parcel.waiting.what, parcel.screen
        if isinstance(what, ScreenRow) and screen is not None:
            digest = calls.digest(screen)
            return lambda tx: outgoing.shown(tx, what, what.message, digest)
        return lambda tx: outgoing.finish(tx, parcel.waiting)

    def _unknown(self, parcel: _Parcel) -> Record:
        if not parcel.is_new:
            return _nothing
        if isinstance(parcel.waiting.what, NoticeRow):
            return lambda tx: outgoing.finish(tx, parcel.waiting)
        self._failures.pop(parcel.waiting.key, None)
        return _nothing

    def _refused(self, parcel: _Parcel, words: str) -> Record:
        waiting = parcel.waiting
        log.error("chat %s: Telegram refuses %s: %s", waiting.chat, waiting.key[0], words)
        tries, _ = self._failures[waiting.key]
        if isinstance(waiting.what, ScreenRow) or tries < _TRIES_OF_ONE_SAID:
            return lambda tx: outgoing.not_sent(tx, waiting)
        return lambda tx: outgoing.finish(tx, waiting)

    def _unreachable(self, tx: Tx, waiting: Waiting) -> None:
        outgoing.not_sent(tx, waiting)
        outgoing.forget_notices(tx, waiting.chat)
        self._happenings.unreachable(tx, waiting.chat)

    def _moved(self, tx: Tx, waiting: Waiting, to: int) -> None:
        outgoing.not_sent(tx, waiting)
        if isinstance(waiting.what, Retired):
            outgoing.finish(tx, waiting)
        self._happenings.moved(tx, waiting.chat, to)

    def _thread_gone(self, tx: Tx, waiting: Waiting) -> None:
        outgoing.without_thread(tx, waiting)
        thread = None if isinstance(waiting.what, Retired) else waiting.what.thread
        if thread is not None:
            self._happenings.topic_gone(tx, waiting.chat, thread)

    def _fail(self, key: Key, pause: float | None = None) -> None:
        now = time.monotonic()
        if len(self._failures) > _FAILURES_KEPT:
            self._failures = {each: failure for each, failure in self._failures.items() if failure[1] > now}
        tries = self._failures.get(key, (0, 0.0))[0] + 1
        longest = _LONGEST_PAUSE if pause is None else pause
        self._failures[key] = (tries, now + min(longest, 2.0 ** min(tries - 1, 10)))


def _write_all(tx: Tx, records: Collection[Record]) -> None:
    for record in records:
        record(tx)


def _nothing(_: Tx) -> None:
    return


def _message_gone(tx: Tx, waiting: Waiting) -> None:
    if isinstance(waiting.what, ScreenRow):
        outgoing.lost_message(tx, waiting.what)
    else:
        outgoing.finish(tx, waiting)
