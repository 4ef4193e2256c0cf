"""The rehearsal with a crowd in it, and a bot under test in a process of its own."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

from bot.rehearsal import Limits, Person, World
from bot.rehearsal.chats import Chat

TOKEN: Final = "1:bench"  # noqa: S105 - the rehearsal takes any
PATIENCE: Final = 30.0

FoundT = TypeVar("FoundT")


class Crowd:
    """People who wait for what their screens show, woken by what happens in their own chat alone."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._waiting: dict[int, list[asyncio.Future[None]]] = {}
        self._told = 0

    async def dispatch(self) -> None:
        """Wake those who wait; runs beside everything else."""
        while True:
            while self._told < len(self.world.transcript):
                for waiting in self._waiting.pop(self.world.transcript[self._told].chat, ()):
                    if not waiting.done():
                        waiting.set_result(None)
                self._told += 1
            await self.world.change()

    async def until(self, chat: Chat, look: Callable[[], FoundT | None]) -> FoundT:
        """Wait until a look at the chat finds something. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            while (found := look()) is None:
                happens = asyncio.get_running_loop().create_future()
                self._waiting.setdefault(chat.id, []).append(happens)
                await happens
        return found

    def people(self, count: int) -> list[Person]:
        """Make people who have opened their private chat."""
        people = [self.world.person(f"Player {number}") for number in range(count)]
        for person in people:
            person.start()
        return people


def crowd() -> Crowd:
    """Make an empty world without flood limits: it is the program that is measured, not Telegram's patience."""
    return Crowd(World(bot_username="bench_bot", limits=Limits().without_flood()))


@asynccontextmanager
async def bot_process(*command: str, **environment: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run `python -m COMMAND` until the block ends, with nothing of ours in its environment but what is given."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("POZZO_")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *command, env=inherited | environment, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def resident_megabytes(process: asyncio.subprocess.Process) -> float:
    """Tell the memory that a process holds (Linux)."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
