"""Work in lanes: in order within a lane, lanes beside each other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress

Work = Callable[[], Awaitable[None]]


class Lanes:
    """Does each piece of work after the one that was put before it into the same lane.

    Work must not raise: what it raises ends up in the event loop's exception handler and stops nothing.
    """

    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[Work]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._count = 0
        self._fewer = asyncio.Event()

    def __len__(self) -> int:
        """Count what is put and not yet done."""
        return self._count

    def put(self, lane: Hashable, work: Work) -> None:
        """Do this when the lane's earlier work is done."""
        self._count += 1
        if lane in self._waiting:
            self._waiting[lane].append(work)
            return
        self._waiting[lane] = deque((work,))
        task = asyncio.create_task(self._drive(lane))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def below(self, most: int) -> None:
        """Wait until fewer than `most` pieces are put and not done."""
        while self._count >= most:
            self._fewer.clear()
            await self._fewer.wait()

    async def drain(self, seconds: float) -> bool:
        """Wait until everything is done; False when that takes longer than so, and then what is left is cancelled."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.below(1)
            return True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return False

    async def _drive(self, lane: Hashable) -> None:
        works = self._waiting[lane]
        try:
            while works:
                try:
                    await works[0]()
                except Exception as error:
                    message = {"message": f"work in lane {lane} raised", "exception": error}
                    asyncio.get_running_loop().call_exception_handler(message)
                works.popleft()
                self._count -= 1
                self._fewer.set()
        finally:
            # Nothing between the last look at `works` and this gives another task a turn.
            self._count -= len(works)
            del self._waiting[lane]
