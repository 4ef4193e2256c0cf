"""`pozzo run` as a process: how it starts, what it says when it cannot, how it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import heartbeat
from bot.rehearsal.limits import Limits
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.store.database import Store

TOKEN = "1:test"


class Runner:
    def __init__(self, server: Rehearsal, folder: Path) -> None:
        self.server = server
        self.database = folder / "pozzo.sqlite3"
        self.settings = {
            "POZZO_TOKEN": TOKEN,
            "POZZO_API_URL": server.url,
            "POZZO_DATABASE": str(self.database),
            "POZZO_PACE": "none",
        }
        self.folder = folder

    async def launch(self, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("POZZO_")}
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", *arguments,
            cwd=self.folder, env=kept | self.settings | settings,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip

    async def ended(self, process: asyncio.subprocess.Process) -> tuple[int, str]:
        out, err = await asyncio.wait_for(process.communicate(), 30)
        assert process.returncode is not None
        text = (out + err).decode()
        assert TOKEN not in text
        assert "Traceback" not in text
        return process.returncode, text


@pytest.fixture
async def runner(tmp_path: Path) -> AsyncIterator[Runner]:
    async with Rehearsal(World(limits=Limits().without_flood()), tokens=[TOKEN]) as server:
        yield Runner(server, tmp_path)


async def answered(person: Person) -> None:
    def look() -> bool:
        return any(message.sender.is_bot for message in person.chat.shown())

    await person.world.until(look, 20.0)


async def test_check_says_that_all_is_well(runner: Runner) -> None:
    status, text = await runner.ended(await runner.launch("--check"))
    assert (status, text.splitlines()) == (
        0,
        ["token: good, this is @rehearsal_bot", f"database: good ({runner.database})"],
    )


@pytest.mark.parametrize("arguments", [(), ("--check",)])
async def test_a_wrong_token_is_one_line(runner: Runner, arguments: tuple[str, ...]) -> None:
    status, text = await runner.ended(await runner.launch(*arguments, POZZO_TOKEN="2:wrong"))
    assert status == 2
    assert len(text.splitlines()) == 1
    assert "POZZO_TOKEN" in text


async def test_a_server_that_is_not_there_is_one_line(runner: Runner) -> None:
    status, text = await runner.ended(await runner.launch(POZZO_API_URL="http://127.0.0.1:9"))
    assert status == 1
    assert len(text.splitlines()) == 1
    assert "POZZO_API_URL" in text


async def test_a_file_that_is_no_database_is_one_line(runner: Runner) -> None:
    await asyncio.to_thread(runner.database.write_bytes, b"no database" * 1000)
    status, text = await runner.ended(await runner.launch("--check"))
    assert status == 1
    assert len(text.splitlines()) == 1
    assert "POZZO_DATABASE" in text


async def test_a_second_instance_is_refused_in_one_line(runner: Runner) -> None:
    store = await Store.open(runner.database)
    status, text = await runner.ended(await runner.launch())
    await store.close()
    assert status == 1
    assert "runs already" in text
    assert len(text.splitlines()) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_answers_and_stops_when_told_to(runner: Runner, number: signal.Signals) -> None:
    ada = runner.server.world.person("Ada")
    ada.start()
    process = await runner.launch()
    await answered(ada)
    process.send_signal(number)
    status, text = await runner.ended(process)
    assert status == 0
    assert "stopping" in text
    assert not runner.database.with_name(f"{runner.database.name}-wal").exists()
    assert heartbeat.is_healthy(heartbeat.path_beside(runner.database))


async def test_a_token_that_is_taken_back_ends_it(runner: Runner) -> None:
    ada = runner.server.world.person("Ada")
    ada.start()
    process = await runner.launch()
    await answered(ada)
    runner.server._tokens = frozenset({"2:other"})
    ada.say("/help")
    status, text = await runner.ended(process)
    assert status == 2
    assert "POZZO_TOKEN" in text
