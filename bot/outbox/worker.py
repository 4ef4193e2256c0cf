"""The loop that makes Telegram show what the store says.

Each round reads what is out of date, chooses what the pace allows now, draws it and lets it go. A new message is
noted before it leaves (until the answer comes its outcome is unknown), and what came of a message after it. A chat is
told one thing at a time, and is busy until that is noted. Nothing is kept here that a crash could lose.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from telegram import Bot

from bot import faults
from bot.outbox import calls
from bot.outbox.courier import Courier, Happenings, Parcel, Record
from bot.outbox.pace import Pace
from bot.outbox.patience import Patience
from bot.screens.types import Screen
from bot.store import outgoing
from bot.store.database import Store, Tx
from bot.store.outgoing import UNKNOWN_SECONDS, Key, Waiting, What
from bot.store.screens import ScreenRow

log = logging.getLogger(__name__)

Render = Callable[[Tx, ScreenRow], Screen | None]
Note = tuple[int, Key, Record]
"""What is to be noted without a call, of what in which chat."""

_ON_THE_WAY: Final = 16
"""Calls at the same time, at most. More would not be answered sooner; what waits here instead of there is merged with
what comes after it, and what is urgent overtakes it."""
_ROUND_SECONDS: Final = 0.004
"""From one round to the next, at least: answers that come close together are noted together."""
_PARTING_SECONDS: Final = 5.0
_TURNS_PER_PRIORITY: Final = 50
"""How many messages to others a step of priority is worth."""
_TURNS_OF_EAGERNESS: Final = 1000
_TURNS_KEPT: Final = 10_000


@dataclass(slots=True)
class _Round:
    """What one look at the store has come to. `pause`: seconds until there may be more, None: not by itself."""

    parcels: list[Parcel] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    undrawn: list[Key] = field(default_factory=list)
    pause: float | None = None

    def come_back(self, seconds: float) -> None:
        self.pause = seconds if self.pause is None else min(self.pause, seconds)


class Outbox:
    """Tells Telegram. `wake` it after each commit that may have put something out of date.

    `render` draws a screen as it is now, inside a transaction, None when there is nothing to show any more.
    """

    def __init__(
        self,
        bot: Bot,
        store: Store,
        render: Render,
        happenings: Happenings,
        pace: Pace,
        unknown_seconds: float = UNKNOWN_SECONDS,
    ) -> None:
        self._store = store
        self._render = render
        self._pace = pace
        self._patience = Patience()
        self._courier = Courier(bot, happenings, pace, self._patience)
        self._unknown_seconds = unknown_seconds
        self._changed = asyncio.Event()
        self._idle = asyncio.Event()
        self._busy: dict[int, asyncio.Task[Any]] = {}
        self._turn = 0
        self._turns: dict[int, int] = {}
        self._eager: set[int] = set()

    def wake(self, chat: int | None = None) -> None:
        """Look again: something may be out of date. In `chat`, if it is named, somebody waits to see it."""
        if chat is not None:
            self._eager.add(chat)
            # Who is heard of can be told: what failed there before is not left alone any longer.
            self._patience.forget_all(lambda key: isinstance(key, tuple) and key[1] == chat)
        self._idle.clear()
        self._changed.set()

    async def run(self) -> None:
        """Tell Telegram whatever is to be told, until cancelled; what is on the way then is waited for."""
        await self._store.write(outgoing.forget_interrupted)
        try:
            while True:
                next_round = asyncio.get_running_loop().time() + _ROUND_SECONDS
                self._changed.clear()
                await self._sleep(await self._round())
                await asyncio.sleep(next_round - asyncio.get_running_loop().time())
        finally:
            await self._finish()

    async def settled(self, seconds: float) -> bool:
        """Wait until nothing is left to be told; False when that took longer than so."""
        self.wake()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._idle.wait()
            return True
        return False

    # -- a round -------------------------------------------------------------------------------------------

    async def _round(self) -> float | None:
        found = await self._store.read(lambda tx: self._choose(tx, frozenset(self._busy)))
        for key in found.undrawn:
            self._patience.fail(key)
            found.come_back(0.0)
        for parcel in found.parcels:
            self._pace.take()
            self._count_turn(parcel.what.chat)
            self._occupy(parcel.what.chat, self._deliver(parcel))
        for chat, key, record in found.notes:
            self._occupy(chat, self._note(key, record))
        if not self._busy and found.pause is None and not self._changed.is_set():
            self._idle.set()
        return found.pause

    def _occupy(self, chat: int, work: Coroutine[Any, Any, object]) -> None:
        """Let the chat be busy with this; when it is done, look again."""
        task = asyncio.create_task(work, name=f"outbox {chat}")
        self._busy[chat] = task
        task.add_done_callback(lambda _: self._free(chat))

    def _free(self, chat: int) -> None:
        del self._busy[chat]
        self._changed.set()

    def _count_turn(self, chat: int) -> None:
        if len(self._turns) + len(self._eager) > _TURNS_KEPT:
            self._turns.clear()
            self._eager.clear()
        self._turn += 1
        self._turns[chat] = self._turn
        self._eager.discard(chat)

    async def _sleep(self, seconds: float | None) -> None:
        if seconds == 0.0:
            return
        # Not wait_for: until Python 3.12 that forgets being cancelled when what it waits for comes at the same time.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()

    async def _deliver(self, parcel: Parcel) -> None:
        try:
            if parcel.is_new and not await self._note(parcel.key, lambda tx: outgoing.begin(tx, parcel.what)):
                # It is not sent: nobody would know of it after a crash.
                return
            record = await self._courier.deliver(parcel)
        finally:
            self._pace.answered(parcel.what.chat)
        await self._note(parcel.key, record)

    async def _note(self, key: Key, record: Record) -> bool:
        """Note something; when that fails, leave what it is about alone for a while and say False."""
        try:
            await self._store.write(record)
        except Exception as error:
            log.error("what came of a %s was not noted: %s", key[0], faults.where(error))
            self._patience.fail(key)
            return False
        return True

    async def _finish(self) -> None:
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=_PARTING_SECONDS)

    # -- choosing, on the store's thread -------------------------------------------------------------------

    def _choose(self, tx: Tx, busy: frozenset[int]) -> _Round:
        found = _Round()
        chosen: dict[int, Waiting] = {}
        for waiting in sorted(outgoing.waiting(tx, self._unknown_seconds), key=self._urgency):
            if len(busy) + len(chosen) >= _ON_THE_WAY:
                # The next round begins when something is done, which makes room.
                break
            if waiting.chat in busy or waiting.chat in chosen:
                continue
            delay = max(self._patience.wait(waiting.key), self._pace.wait(waiting.chat, len(chosen)))
            if delay > 0:
                found.come_back(delay)
            else:
                chosen[waiting.chat] = waiting
        for waiting, what in outgoing.look_up(tx, chosen.values()):
            self._prepare(tx, waiting, what, found)
        if not chosen and (unknown := outgoing.next_known(tx, self._unknown_seconds)) is not None:
            # Not at once: its chat may be busy.
            found.come_back(max(unknown, 1.0))
        return found

    def _urgency(self, waiting: Waiting) -> int:
        """Order by priority, but let no chat wait for ever behind others that always have something more urgent.

        Who has just pressed, or is to play now, comes before those who look on.
        """
        turns = self._turns.get(waiting.chat, 0) + waiting.priority * _TURNS_PER_PRIORITY
        is_eager = waiting.chat in self._eager or (waiting.is_called and waiting.chat > 0)
        return turns - _TURNS_OF_EAGERNESS if is_eager else turns

    def _prepare(self, tx: Tx, waiting: Waiting, what: What, found: _Round) -> None:
        """Draw what waits, and say what is to be done with it."""
        if not isinstance(what, ScreenRow):
            found.parcels.append(Parcel(waiting.key, what, is_new=waiting.kind == "notice"))
            return
        try:
            screen = self._render(tx, what)
        except Exception as error:
            log.error("table %s: the screen %s was not drawn: %s", what.table, what.kind, faults.where(error))
            found.undrawn.append(waiting.key)
            return
        digest = "" if screen is None else calls.digest(screen)
        is_new = what.message is None or waiting.is_called
        if screen is None:
            found.notes.append((what.chat, waiting.key, lambda tx: outgoing.nothing_to_show(tx, what)))
        elif not is_new and what.shown == digest:
            found.notes.append((what.chat, waiting.key, lambda tx: outgoing.finish(tx, what)))
        else:
            found.parcels.append(Parcel(waiting.key, what, screen, digest, is_new))
