"""A real database in a file, people who can be written to, and time that passes when a test says so."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from bot.store import chats, people
from bot.store.database import Store, Tx
from bot.tables.house import House

T = TypeVar("T")

GROUP = -100
ADA, BORIS, CHIARA, DADO, EVA = 11, 12, 13, 14, 15
NAMES = {ADA: "Ada", BORIS: "Boris", CHIARA: "Chiara", DADO: "Dado", EVA: "Eva"}
FOUR = (ADA, BORIS, CHIARA, DADO)


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def store(tmp_path: Path, time: Time) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "pozzo.sqlite3", clock=time)
    await opened.write(_furnish)
    yield opened
    await opened.close()


@pytest.fixture
def house() -> House:
    return House(next_deal=600.0, stand_in_delay=0.0)


def _furnish(tx: Tx) -> None:
    chats.meet(tx, GROUP, "Sunday cards")
    for person, name in NAMES.items():
        people.meet(tx, person, name, None, "en")
        people.set_reachable(tx, person, 1)


Do = Callable[[Callable[[Tx], T]], T]
