"""`pozzo demo`: everything on this machine, no token, no network; one is whoever one likes."""

import asyncio
import contextlib
import sys
import tempfile
import webbrowser
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import SecretStr

from bot import logs
from bot.app import Pozzo, build
from bot.demo.robots import PAUSE, Robots
from bot.rehearsal import Limits, World
from bot.rehearsal.server import Rehearsal
from bot.settings import Settings
from bot.stopping import told_to_stop
from bot.tables.house import House

BOT: Final = "pozzo_demo_bot"
NAME: Final = "Pozzo"
TOKEN: Final = "1:demo"  # noqa: S105 - the rehearsal takes any
PORT: Final = 8070
FEW_SECONDS: Final = 20
"""How long a finished deal stays before the next one starts by itself."""


@dataclass(frozen=True, slots=True)
class Demo:
    """What is running: the far end with its page at `server.url`, the bot, and who plays by itself."""

    server: Rehearsal
    pozzo: Pozzo
    robots: Robots

    @property
    def world(self) -> World:
        """The people, their group and what they see."""
        return self.server.world


def main(port: int = PORT, *, browser: bool = True) -> int:
    """Play until interrupted. Return an exit status; raises OSError when the port is taken."""
    logs.configure("WARNING", ())
    with tempfile.TemporaryDirectory(prefix="pozzo-demo-") as folder:
        asyncio.run(_play(Path(folder), port, browser=browser))
    return 0


async def _play(folder: Path, port: int, *, browser: bool) -> None:
    stop = told_to_stop()
    async with open_demo(folder, port) as demo:
        _announce(demo.server.url, browser=browser)
        await stop.wait()


@contextlib.asynccontextmanager
async def open_demo(
    folder: Path, port: int = 0, *, world: World | None = None, house: House | None = None, pause: float = PAUSE
) -> AsyncIterator[Demo]:
    """Run the demo with its database in a folder; `pause` is that between two presses of a stand-in, in seconds.

    Raises OSError when the port is taken; port 0 is any that is free.
    """
    async with Rehearsal(world or populated(), port=port) as server:
        pozzo = await build(_settings(folder, server.url), house=house)
        robots = Robots(server.world, pozzo.store, server.world.bot.username, pause=pause)
        server.control.autoplay = robots.play_for
        try:
            await pozzo.start()
            yield Demo(server, pozzo, robots)
        finally:
            await robots.stop()
            await pozzo.stop()


def populated() -> World:
    """Make four people, each with the language of their phone, who have a group with the bot."""
    world = World(bot_username=BOT, bot_name=NAME, limits=Limits().without_flood())
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
    # Every setting is given, so that none of the environment's has a say in the demo.
    defaults = {name: field.get_default() for name, field in Settings.model_fields.items() if not field.is_required()}
    chosen = {
        "token": SecretStr(TOKEN),
        "database": folder / "demo.sqlite3",
        "api_url": url,
        "pace": "none",
        "next_deal": FEW_SECONDS,
    }
    return Settings.model_validate(defaults | chosen)


def _announce(url: str, *, browser: bool) -> None:
    sys.stdout.write(
        f"The demo is at {url}/ (Ctrl-C ends it).\nType /play in the group; tick a phone to let a stand-in play it.\n"
    )
    sys.stdout.flush()
    if browser:
        webbrowser.open(f"{url}/")
