"""The bot as a process of its own, with chance that is the same each time: argv is the API's address and
the database."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from pathlib import Path

from pydantic import SecretStr

from bot import app, logs
from bot.settings import Settings
from bot.tables.house import House


def _shuffle(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(random.Random(3).sample(sorted(cards), len(cards)))  # noqa: S311 - the same each time


async def main(url: str, database: Path) -> None:
    logs.configure("ERROR", ())
    settings = Settings(token=SecretStr("1:test"), database=database, api_url=url, pace="none")
    pozzo = await app.build(settings, house=House(shuffle=_shuffle), tuning=app.Tuning(unknown_seconds=0.3))
    stopping = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopping.set)
    await pozzo.start()
    await stopping.wait()
    await pozzo.stop()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
