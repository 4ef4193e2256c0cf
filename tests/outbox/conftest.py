"""An outbox between a store and a strict far end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from telegram import Bot

from bot.outbox.courier import Happenings
from bot.outbox.pace import Pace
from bot.outbox.worker import Outbox
from bot.rehearsal.groups import Group
from bot.rehearsal.limits import Limits
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.request import AiohttpRequest
from bot.store import chats, notices, people, screens
from bot.store.database import Store, Tx
from tests.outbox.post import READ_SECONDS, UNKNOWN_SECONDS, Heard, Post, render


@pytest.fixture
def limits() -> Limits:
    return Limits().without_flood()


@pytest.fixture
def pace() -> Pace:
    return Pace(None)


@pytest.fixture
async def server(limits: Limits) -> AsyncIterator[Rehearsal]:
    async with Rehearsal(World(limits=limits)) as server:
        yield server


@pytest.fixture
def world(server: Rehearsal) -> World:
    return server.world


@pytest.fixture
async def ada(world: World) -> Person:
    person = world.person("Ada")
    person.start()
    return person


@pytest.fixture
async def group(world: World, ada: Person) -> Group:
    return world.group("Sunday cards", [ada])


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "pozzo.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def post(server: Rehearsal, store: Store, pace: Pace) -> AsyncIterator[Post]:
    heard = Heard()

    def unreachable(tx: Tx, chat: int) -> None:
        heard.unreachable.append(chat)
        if chat > 0:
            people.meet(tx, chat, "somebody", None, None)
            people.set_reachable(tx, chat, -1)
        else:
            chats.meet(tx, chat, "a group")
            chats.set_active(tx, chat, active=False)

    def moved(tx: Tx, old: int, new: int) -> None:
        heard.moved.append((old, new))
        screens.move_chat(tx, old, new)
        notices.move_chat(tx, old, new)

    def topic_gone(_: Tx, chat: int, thread: int) -> None:
        heard.topics.append((chat, thread))

    request = AiohttpRequest(read_timeout=READ_SECONDS, write_timeout=0.0)
    async with Bot("1:test", base_url=server.base_url, request=request) as bot:
        outbox = Outbox(bot, store, render, Happenings(unreachable, moved, topic_gone), pace, UNKNOWN_SECONDS)
        post = Post(server, store, outbox, heard)
        yield post
        post.running.cancel()
        await asyncio.gather(post.running, return_exceptions=True)
