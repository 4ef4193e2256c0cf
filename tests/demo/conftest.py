"""The demo as it runs, only that nobody pauses between two presses and the cards are the same in every run."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.demo.run import Demo, open_demo
from bot.tables.house import House


@pytest.fixture
async def demo(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Demo]:
    chance = Random(15)  # noqa: S311 - the same cards in every run
    house = House(next_deal=3600.0, stand_in_delay=0.0, shuffle=lambda cards: tuple(chance.sample(cards, len(cards))))
    async with open_demo(tmp_path, house=house, pause=0.0) as demo:
        yield demo
    faults = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults
