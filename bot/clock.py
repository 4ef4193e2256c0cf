"""The loop that does what time brings: rows in the store, each done once, in the transaction that deletes it."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bot import faults
from bot.store import deadlines, meta
from bot.store.database import Store, Tx
from bot.store.deadlines import Deadline
from bot.tables import clocks, due
from bot.tables.house import House

log = logging.getLogger(__name__)

_ALIVE_EVERY: Final = 5.0
"""Seconds between notes that the bot runs; an outage is known as exactly as this."""


class Clock:
    """Fires deadlines. `wake` tells the outbox that something is to be shown; `nudge` tells the clock of a change."""

    def __init__(self, store: Store, house: House, wake: Callable[[], None]) -> None:
        self._store = store
        self._house = house
        self._wake = wake
        self._changed = asyncio.Event()
        self._noted_at = float("-inf")

    def nudge(self) -> None:
        """Look again: a deadline may have been set that comes earlier than the one waited for."""
        self._changed.set()

    async def begin(self) -> None:
        """Put everything off by the time in which the bot did not run: no clock runs then."""
        await self._store.write(_make_up)

    async def run(self) -> None:
        """Fire deadlines as they come, until cancelled."""
        while True:
            self._changed.clear()
            await self._note_alive()
            wait = await self._store.read(_time_to_next)
            if wait > 0:
                await self._sleep(min(wait, _ALIVE_EVERY))
            else:
                await self.fire_due()

    async def fire_due(self) -> int:
        """Fire what is due now; return how many deadlines that were."""
        found = await self._store.read(deadlines.due)
        for deadline in found:
            await self._fire(deadline)
        if found:
            self._wake()
        return len(found)

    async def _note_alive(self) -> None:
        if time.monotonic() - self._noted_at >= _ALIVE_EVERY:
            await self._store.write(meta.note_alive)
            self._noted_at = time.monotonic()

    async def _fire(self, deadline: Deadline) -> None:
        try:
            await self._store.write(lambda tx: due.fire(tx, self._house, deadline))
        except Exception as error:
            # A fault of ours must not stop every other table's clock, nor come back at once for ever.
            log.error("table %s ply %s: %s: %s", deadline.table, deadline.ply, deadline.kind, faults.where(error))
            await self._store.write(lambda tx: deadlines.clear(tx, deadline.table, deadline.kind, deadline.seat))

    async def _sleep(self, seconds: float) -> None:
        # Not wait_for: until Python 3.12 that forgets being cancelled when what it waits for comes at the same time.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()


def _make_up(tx: Tx) -> None:
    clocks.make_up(tx, tx.now - meta.outage(tx))
    meta.note_alive(tx)


def _time_to_next(tx: Tx) -> float:
    next_due = deadlines.next_due(tx)
    return _ALIVE_EVERY if next_due is None else next_due - tx.now
