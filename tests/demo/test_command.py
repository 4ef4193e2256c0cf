"""`pozzo demo` and `pozzo run --or-demo` as they are typed: a process that starts, serves its page and ends."""

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from bot import cli, logs

ROOT = Path(__file__).parents[2]
SECONDS = 30.0


async def launch(folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("POZZO_")}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments,
        cwd=folder, env=kept | {"PYTHONPATH": str(ROOT), "BROWSER": "true"} | settings,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def line_of(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), SECONDS)).decode()


async def ended(process: asyncio.subprocess.Process, number: signal.Signals | None = None) -> tuple[int, str]:
    """End the process, or wait for its end: its status and what it said on standard error."""
    if number is not None:
        process.send_signal(number)
    _, error = await asyncio.wait_for(process.communicate(), SECONDS)
    assert process.returncode is not None
    return process.returncode, error.decode()


def found_in(folder: Path) -> list[Path]:
    return list(folder.iterdir())


async def test_the_demo_serves_its_page_and_ends_when_told(tmp_path: Path) -> None:
    # A setting that the bot would refuse is none of the demo's business.
    process = await launch(tmp_path, "demo", "--no-browser", "--port", "0", POZZO_WEBHOOK_URL="http://no.example")
    told = await line_of(process)
    found = re.search(r"http://127\.0\.0\.1:\d+", told)
    assert found is not None, told
    async with aiohttp.ClientSession() as session, session.get(f"{found[0]}/") as page:
        assert page.status == 200
        assert "<html" in await page.text()
    async with aiohttp.ClientSession() as session, session.get(f"{found[0]}/world/state") as state:
        assert (await state.json())["bot"]["name"] == "Pozzo"
    assert await ended(process, signal.SIGTERM) == (0, "")
    assert not found_in(tmp_path)


async def test_run_or_demo_says_that_it_is_the_demo(tmp_path: Path) -> None:
    process = await launch(tmp_path, "run", "--or-demo", "--port", "0", "--no-browser")
    assert await line_of(process) == "No token is set (POZZO_TOKEN): this is the demo.\n"
    assert "http://127.0.0.1:" in await line_of(process)
    # Ctrl-C.
    assert await ended(process, signal.SIGINT) == (0, "")


async def test_run_or_demo_says_that_the_bot_runs(tmp_path: Path) -> None:
    process = await launch(
        tmp_path, "run", "--or-demo", "--check", POZZO_TOKEN="1:test", POZZO_API_URL="http://127.0.0.1:9"
    )
    assert await line_of(process) == "A token is set: the bot runs with the database pozzo.sqlite3.\n"
    status, error = await ended(process)
    assert status == 1
    assert error.startswith("pozzo: http://127.0.0.1:9 cannot be reached")
    assert error.count("\n") == 1


@pytest.mark.parametrize("command", ["demo", "rehearsal"])
def test_a_port_that_is_taken_is_told_in_one_line(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Within this process logging stays as the tests have it.
    monkeypatch.setattr(logs, "configure", lambda *_: None)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert cli.main([command, "--port", str(port)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"pozzo: port {port} cannot be had (")
    assert error.count("\n") == 1
