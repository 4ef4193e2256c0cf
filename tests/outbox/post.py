"""The outbox with everything around it; what a screen says is a value of the store's `meta`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.outbox.worker import Outbox
from bot.press import Press
from bot.rehearsal.server import Rehearsal
from bot.screens.types import Button, Screen
from bot.store import meta, notices, screens
from bot.store.database import Store, Tx
from bot.store.screens import ScreenRow

UNKNOWN_SECONDS = 0.3
"""Instead of a minute: how long a send of unknown outcome is not repeated."""
READ_SECONDS = 0.5


@dataclass
class Heard:
    """What the outbox has passed on of what Telegram told."""

    unreachable: list[int] = field(default_factory=list)
    moved: list[tuple[int, int]] = field(default_factory=list)
    topics: list[tuple[int, int]] = field(default_factory=list)


def render(tx: Tx, row: ScreenRow) -> Screen | None:
    text = meta.value(tx, row.kind)
    if text == "fault":
        raise ZeroDivisionError
    if text is None:
        return None
    return Screen(text, ((Button("Go", Press("go", row.table, row.wanted)),),), protect=row.kind == "hand")


class Post:
    """The outbox with everything around it."""

    def __init__(self, server: Rehearsal, store: Store, outbox: Outbox, heard: Heard) -> None:
        self.server = server
        self.world = server.world
        self.store = store
        self.outbox = outbox
        self.heard = heard
        self.begin()

    def begin(self) -> None:
        """Let the outbox run."""
        self.running = asyncio.create_task(self.outbox.run())

    async def show(self, chat: int, kind: str, text: str, *, fresh: bool = False, thread: int | None = None) -> None:
        def work(tx: Tx) -> None:
            meta.put(tx, kind, text)
            screens.show(tx, chat, thread, 3, kind, fresh=fresh)

        await self.store.write(work)
        self.outbox.wake()

    async def say(self, chat: int, text: str, priority: int = notices.URGENT, thread: int | None = None) -> None:
        await self.store.write(lambda tx: notices.add(tx, chat, thread, Screen(text), priority))
        self.outbox.wake()

    async def row(self, chat: int, kind: str) -> ScreenRow:
        row = await self.store.read(lambda tx: screens.find(tx, chat, 3, kind))
        assert row is not None
        return row

    async def settled(self) -> None:
        assert await self.outbox.settled(5.0)

    async def until(self, predicate: Callable[[], bool]) -> None:
        async with asyncio.timeout(5.0):
            while not predicate():  # noqa: ASYNC110 - calls make no event
                await asyncio.sleep(0.01)
