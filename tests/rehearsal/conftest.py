"""A strict far end, a clock to turn, and python-telegram-bot's own Bot pointed at it."""

from collections.abc import AsyncIterator

import pytest
from telegram import Bot

from bot.rehearsal.limits import Limits
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World

TOKEN = "1:test"


class Clock:
    """Seconds since 1970, moved by hand."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits() -> Limits:
    """Flood limits have their own tests."""
    return Limits().without_flood()


@pytest.fixture
async def server(clock: Clock, limits: Limits) -> AsyncIterator[Rehearsal]:
    world = World(clock=clock, limits=limits)
    async with Rehearsal(world, tokens=[TOKEN], check_replies=True, webhook_delay=0.02) as server:
        yield server


@pytest.fixture
def world(server: Rehearsal) -> World:
    return server.world


@pytest.fixture
async def bot(server: Rehearsal) -> AsyncIterator[Bot]:
    async with Bot(TOKEN, base_url=server.base_url) as bot:
        yield bot
