"""`pozzo demo`: everything on this machine, no token, no network; one is whoever one likes."""

import asyncio
import contextlib
import signal
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot.app import build
from bot.demo.robots import Robots
from bot.rehearsal import Limits, World
from bot.rehearsal.server import Rehearsal
from bot.settings import Settings

BOT: Final = "pozzo_demo_bot"
TOKEN: Final = "1:demo"  # noqa: S105 - the rehearsal takes any
PORT: Final = 8070
FEW_SECONDS: Final = 20
"""How long a finished deal stays before the next one starts by itself."""


def main(port: int = PORT, *, browser: bool = True) -> int:
    """Play until interrupted. Return an exit status; raises OSError when the port is taken."""
    with tempfile.TemporaryDirectory(prefix="pozzo-demo-") as folder:
        asyncio.run(_play(Path(folder), port, browser=browser))
    return 0


async def _play(folder: Path, port: int, *, browser: bool) -> None:
    world = populated()
    async with Rehearsal(world, port=port) as server:
        pozzo = await build(_settings(folder, server.url))
        robots = Robots(world, pozzo.store, BOT)
        server.control.autoplay = robots.play_for
        try:
            await pozzo.start()
            _announce(server.url, browser=browser)
            await _until_told_to_stop()
        finally:
            await robots.stop()
            await pozzo.stop()


def populated() -> World:
    """Make four people, each with the language of their phone, who have a group with the bot."""
    world = World(bot_username=BOT, limits=Limits().without_flood())
    people = [
        world.person("Ada"),
        world.person("Boris", language="uz"),
        world.person("Chiara", language="it"),
        world.person("دارا", language="fa"),
    ]
    world.group("Sunday cards", people)
    for person in people:
        person.start()
    return world


def _settings(folder: Path, url: str) -> Settings:
    return Settings(
        token=SecretStr(TOKEN), database=folder / "demo.sqlite3", api_url=url, pace="none", next_deal=FEW_SECONDS
    )


def _announce(url: str, *, browser: bool) -> None:
    sys.stdout.write(
        f"The demo is at {url}/ (Ctrl-C ends it).\nType /play in the group; tick a phone to let a stand-in play it.\n"
    )
    sys.stdout.flush()
    if browser:
        webbrowser.open(f"{url}/")


async def _until_told_to_stop() -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Where signals cannot be handled (Windows) Ctrl-C still ends the program, only less gently.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    await stop.wait()
