"""The real bot over HTTP against a strict Telegram on this machine."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest

from bot.app import Pozzo, Tuning, build
from bot.rehearsal.groups import Group
from bot.rehearsal.limits import Limits
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.settings import Settings
from bot.store import deadlines, tables
from bot.store.database import Tx
from bot.store.tables import TableRow
from bot.tables.house import House

TOKEN = "1:test"


class Stage:
    """The far end, and a bot that can be stopped and started again with the same database."""

    def __init__(self, server: Rehearsal, database: Path, pace: str = "none") -> None:
        self.server = server
        self.world = server.world
        self.settings = Settings.model_validate(
            {
                "token": TOKEN,
                "database": database,
                "api_url": server.base_url.removesuffix("/bot"),
                "pace": pace,
            }
        )
        self.house = House(next_deal=3600.0, stand_in_delay=0.0, shuffle=shuffler(15))
        self._pozzo: Pozzo | None = None

    @property
    def pozzo(self) -> Pozzo:
        assert self._pozzo is not None
        return self._pozzo

    async def start(self) -> None:
        self._pozzo = await build(self.settings, house=self.house, tuning=Tuning(unknown_seconds=0.2, retry_pause=0.05))
        await self._pozzo.start()

    async def stop(self) -> None:
        if self._pozzo is not None:
            await self._pozzo.stop()
            self._pozzo = None

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def four_at_a_table(self) -> tuple[Group, list[Person]]:
        """Let four people begin Canastone in a group."""
        people = self.people("Ada", "Boris", "Chiara", "Dado")
        group = self.world.group("Sunday cards", people)
        await self.begin(group, people)
        return group, people

    def people(self, *names: str) -> list[Person]:
        """Let people open their private chat with the bot."""
        people = [self.world.person(name) for name in names]
        for person in people:
            person.start()
        return people

    async def begin(self, group: Group, people: list[Person], thread: int | None = None) -> Message:
        """Let people sit down and start; return the table's message."""
        people[0].send(group, "/play", thread=thread)
        lobby = await group.shows("Join", thread=thread)
        for person in people[1:]:
            await person.press(lobby, "Join").answered()
        await self.settled()
        await people[0].press(lobby, "Start").answered()
        await self.settled()
        return await group.shows("My hand", thread=thread)

    async def table(self, number: int = 1) -> TableRow:
        """Read a table's row."""
        return await self.pozzo.store.read(lambda tx: tables.require(tx, number))

    async def settled(self) -> None:
        """Wait until all that was done has had its effect, stand-ins included, and everybody has been told."""
        async with asyncio.timeout(10):
            while True:
                while await self._is_busy():  # noqa: ASYNC110 - several things at once are waited for
                    await asyncio.sleep(0.003)
                assert await self.pozzo.outbox.settled(5.0)
                if not await self._is_busy():
                    return

    async def handled(self) -> None:
        """Wait until everything that people did has been handled, whether or not they have been told."""
        async with asyncio.timeout(10):
            while await self._is_busy():  # noqa: ASYNC110 - several things at once are waited for
                await asyncio.sleep(0.01)

    async def until(self, question: Callable[[Tx], bool], *, is_true: bool, seconds: float) -> None:
        """Wait until the store answers a question so."""
        async with asyncio.timeout(seconds):
            while await self.pozzo.store.read(question) is not is_true:  # noqa: ASYNC110 - another task changes it
                await asyncio.sleep(0.05)

    async def _is_busy(self) -> bool:
        if self.world.updates or len(self.pozzo.inbox._lanes):
            return True
        return bool(await self.pozzo.store.read(deadlines.due))


def shuffler(seed: int) -> Callable[[tuple[str, ...]], tuple[str, ...]]:
    """Shuffle in the same way in every run."""
    chance = Random(seed)  # noqa: S311 - the same in every run is what is wanted here
    return lambda cards: tuple(chance.sample(cards, len(cards)))


@pytest.fixture
async def stage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Stage]:
    caplog.set_level(logging.INFO)
    world = World(limits=Limits().without_flood(), bot_username="pozzo_bot")
    async with Rehearsal(world, tokens=[TOKEN], check_replies=True) as server:
        stage = Stage(server, tmp_path / "pozzo.sqlite3")
        await stage.start()
        yield stage
        await stage.stop()
    faults = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults
