"""Faults on demand, as python-telegram-bot meets them."""

import time
from datetime import timedelta

import pytest
from telegram import Bot
from telegram.error import NetworkError, RetryAfter, TimedOut

from bot.rehearsal.faults import Fails
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World


@pytest.fixture
def ada(world: World) -> Person:
    ada = world.person("Ada")
    ada.start()
    return ada


def sent(ada: Person) -> list[str]:
    return [message.text for message in ada.chat.shown()][1:]


@pytest.mark.parametrize(("fails", "arrives"), [(Fails.HANG, False), (Fails.HANG_AFTER, True)])
async def test_time_outs(server: Rehearsal, bot: Bot, ada: Person, fails: Fails, *, arrives: bool) -> None:
    server.faults.add(fails, "sendMessage")
    with pytest.raises(TimedOut):
        await bot.send_message(ada.id, "x", read_timeout=0.1)
    assert sent(ada) == (["x"] if arrives else [])
    await bot.send_message(ada.id, "y")
    assert server.faults.struck == 1


@pytest.mark.parametrize(("fails", "arrives"), [(Fails.DROP, False), (Fails.LOSE, True)])
async def test_dropped_connections(server: Rehearsal, bot: Bot, ada: Person, fails: Fails, *, arrives: bool) -> None:
    server.faults.add(fails)
    with pytest.raises(NetworkError):
        await bot.send_message(ada.id, "x")
    assert sent(ada) == (["x"] if arrives else [])


@pytest.mark.parametrize("code", [500, 502])
async def test_server_errors(server: Rehearsal, bot: Bot, ada: Person, code: int) -> None:
    server.faults.add(Fails.ERROR, code=code, times=2)
    for _ in range(2):
        with pytest.raises(NetworkError):
            await bot.send_message(ada.id, "x")
    assert sent(ada) == []
    await bot.send_message(ada.id, "x")


async def test_only_the_method_and_chat_named(server: Rehearsal, bot: Bot, world: World, ada: Person) -> None:
    boris = world.person("Boris")
    boris.start()
    server.faults.add(Fails.FLOOD, "sendMessage", chat=boris.id, seconds=7, times=None)
    await bot.send_message(ada.id, "x")
    for _ in range(2):
        with pytest.raises(RetryAfter) as caught:
            await bot.send_message(boris.id, "x")
        assert caught.value.retry_after in (7, timedelta(seconds=7))
    server.faults.clear()
    await bot.send_message(boris.id, "x")


async def test_slow(server: Rehearsal, bot: Bot, ada: Person) -> None:
    server.faults.add(Fails.SLOW, seconds=0.2)
    begun = time.monotonic()
    await bot.send_message(ada.id, "x")
    assert time.monotonic() - begun >= 0.2


async def test_a_lost_poll_loses_no_update(server: Rehearsal, bot: Bot, ada: Person) -> None:
    server.faults.add(Fails.LOSE, "getUpdates")
    with pytest.raises(NetworkError):
        await bot.get_updates()
    assert len(await bot.get_updates()) == 1
