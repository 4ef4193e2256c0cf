"""The bot is killed (SIGKILL) again and again while four people play; what comes of it must not show that.

The same presses are made each time, and the cards are the same. Calls that the server sees are counted; at chosen
ones the process is killed, in turn before the call had its effect and after it, always before the answer.
"""

from __future__ import annotations

import asyncio
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.press import Press, decode
from bot.rehearsal.chats import Chat
from bot.rehearsal.limits import Limits
from bot.rehearsal.messages import Button, Message
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.store import updates
from bot.store.database import Store, Tx

ROOT = Path(__file__).parent.parent.parent
TURNS = 3
PATIENCE = 30.0
EVERY = 9
"""A kill at each ninth call; with the offsets below every third call of the evening is met."""


@dataclass(frozen=True)
class Outcome:
    """What is left of an evening."""

    log: tuple[tuple[Any, ...], ...]
    shown: dict[str, tuple[str, tuple[str, ...]]]
    undone: int
    problems: tuple[str, ...]
    kills: int
    calls: int


class Killing(Rehearsal):
    """A far end at whose n-th call (of those named in `kills`) the bot is killed, and started again."""

    def __init__(self, world: World, database: Path, kills: frozenset[int]) -> None:
        super().__init__(world)
        self._database = database
        self._kills = kills
        self.seen = 0
        self.killed = 0
        self.polled_by: asyncio.subprocess.Process | None = None
        self.process: asyncio.subprocess.Process | None = None
        self._again: asyncio.Task[None] | None = None

    async def launch(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.restart.bot_process", self.url, str(self._database), cwd=ROOT
        )

    async def perform(self, name: str, params: dict[str, Any]) -> Any:
        if name in {"getMe", "deleteWebhook", "setMyCommands"}:
            return await super().perform(name, params)
        self.seen += 1
        self.polled_by = self.process if name == "getUpdates" else self.polled_by
        if self.seen not in self._kills:
            return await super().perform(name, params)
        if self.killed % 2:
            await super().perform(name, params)
        self.killed += 1
        self._again = asyncio.create_task(self._kill_and_launch())
        raise web.HTTPBadGateway

    async def _kill_and_launch(self) -> None:
        # In a task of its own: the call that is being answered is cancelled when its caller is gone.
        assert self.process is not None
        self.process.kill()
        await self.process.wait()
        await self.launch()

    async def end(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return await self.process.wait()


Found = tuple[Message, Button, Press]


def buttons(chat: Chat) -> Iterator[Found]:
    """List the buttons of the bot in a chat, those of newer messages first."""
    for message in reversed(chat.shown()):
        for button in message.buttons:
            press = decode(button.callback_data or "")
            if press is not None:
                yield message, button, press


class Evening:
    """Four people who make the same presses each time."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people = [world.person(name) for name in ("Ada", "Boris", "Chiara", "Dado")]
        self.group = world.group("Sunday cards", self.people)
        self.ply = 0

    async def press(self, person: Person, chat: Chat, verb: str, label: str = "") -> None:
        """Press the newest button of this verb and label that is not for a ply that has passed."""

        def look() -> Found | None:
            return next((each for each in buttons(chat) if self._fits(each, verb, label)), None)

        what = f"{verb} {label} at ply {self.ply} in {chat}"
        message, button, press = await self.world.until(look, PATIENCE, what)
        self.ply = press.ply
        person.press(message, button.callback_data or "")

    def _fits(self, found: Found, verb: str, label: str) -> bool:
        _, button, press = found
        return press.verb == verb and press.ply >= self.ply and label in button.text

    async def wait_until_free(self, seats: int) -> None:
        """Wait until the lobby shows so many free seats."""

        def look() -> bool:
            return any(message.labels and message.text.count("(free)") == seats for message in self.group.shown())

        await self.world.until(look, PATIENCE, f"{seats} free seats")

    async def play(self) -> None:
        ada, *others = self.people
        for person in self.people:
            person.start()
        ada.send(self.group, "/play canastone")
        for taken, person in enumerate(others):
            await self.wait_until_free(3 - taken)
            await self.press(person, self.group, "join")
        await self.wait_until_free(0)
        await self.press(ada, self.group, "start")
        self.ply = 1
        first = await self.world.until(self._awaited, PATIENCE, "somebody to draw")
        order = self.people.index(first)
        for turn in range(TURNS):
            await self._turn(self.people[(order + turn) % 4])

    def _awaited(self) -> Person | None:
        for person in self.people:
            if any(self._fits(each, "act", "Draw") for each in buttons(person.chat)):
                return person
        return None

    async def _turn(self, person: Person) -> None:
        await self.press(person, person.chat, "act", "Draw")
        self.ply += 1
        await self.press(person, person.chat, "pick")
        await self.press(person, person.chat, "act", "Discard")
        self.ply += 1


def _without_times(text: str) -> str:
    return re.sub(r"\(since [^)]*\)", "", text)


def _newest(chat: Chat, verb: str) -> tuple[str, tuple[str, ...]]:
    message = next(message for message, _, press in buttons(chat) if press.verb == verb)
    return _without_times(message.text), message.labels


async def play(folder: Path, kills: frozenset[int]) -> Outcome:
    """Play the evening, with a kill at each of these calls."""
    world = World(limits=Limits().without_flood())
    database = folder / "pozzo.sqlite3"
    async with Killing(world, database, kills) as server:
        await server.launch()
        try:
            evening = Evening(world)
            await evening.play()
            await _until_quiet(server)
            assert await server.end() == 0
        finally:
            with suppress(ProcessLookupError):
                assert server.process is not None
                server.process.send_signal(signal.SIGKILL)
    shown = {person.name: _newest(person.chat, "score") for person in evening.people}
    shown["group"] = _newest(evening.group, "peek")
    store = await Store.open(database)
    log = await store.read(_log)
    undone = len(await store.read(updates.waiting))
    problems = await store.problems()
    await store.close()
    return Outcome(log, shown, undone, problems, server.killed, server.seen)


async def _until_quiet(server: Killing) -> None:
    """Wait until the bot has told all it had to tell: it only asks for updates, and is given none."""
    quiet = 0
    seen = -1
    while quiet < 5:
        at_work = server.polled_by is server.process and not len(server.world.updates)
        quiet = quiet + 1 if server.seen == seen and at_work else 0
        seen = server.seen
        await asyncio.sleep(0.2)


def _log(tx: Tx) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(row) for row in tx.all("SELECT ply, seat, by, action, events FROM actions ORDER BY ply"))


_UNDISTURBED: list[Outcome] = []


@pytest.fixture
async def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    if not _UNDISTURBED:
        _UNDISTURBED.append(await play(tmp_path_factory.mktemp("undisturbed"), frozenset()))
    return _UNDISTURBED[0]


async def test_an_evening_without_a_crash(undisturbed: Outcome) -> None:
    assert len(undisturbed.log) == 1 + 2 * TURNS
    assert (undisturbed.undone, undisturbed.problems, undisturbed.kills) == (0, (), 0)


@pytest.mark.parametrize("offset", [1, 4, 7])
async def test_crashes_do_not_show(tmp_path: Path, undisturbed: Outcome, offset: int) -> None:
    outcome = await play(tmp_path, frozenset(range(offset, 1000, EVERY)))
    assert outcome.kills >= undisturbed.calls // EVERY
    assert outcome.log == undisturbed.log
    assert outcome.shown == undisturbed.shown
    assert (outcome.undone, outcome.problems) == (0, ())
