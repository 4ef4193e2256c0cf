"""The bot as it is wired: intake by webhook, faults told, Telegram away, chats that change under it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app import Pozzo, Tuning, build
from bot.rehearsal.chats import Chat
from bot.rehearsal.faults import Fails
from bot.rehearsal.groups import Group
from bot.rehearsal.limits import Limits
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.settings import Settings
from bot.store import chats, deadlines, people, tables
from bot.store.database import Tx
from bot.store.deadlines import Deadline
from bot.tables import lobby

TOKEN = "1:test"
SECRET = "sesame"


class Clock:
    """The time, and how far it was turned on."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class House:
    """Starts bots at one server and database, one after the other."""

    def __init__(self, server: Rehearsal, folder: Path) -> None:
        self.server = server
        self.world = server.world
        self.database = folder / "pozzo.sqlite3"
        self.clock = Clock()
        self.bots: list[Pozzo] = []

    async def start(self, **settings: Any) -> Pozzo:
        given = {"token": TOKEN, "database": self.database, "api_url": self.server.url, "pace": "none"}
        made = Settings.model_validate(given | settings)
        tuning = Tuning(unknown_seconds=0.3, retry_pause=0.01)
        pozzo = await build(made, clock=self.clock, tuning=tuning)
        self.bots.append(pozzo)
        await pozzo.start()
        return pozzo

    async def stop(self) -> None:
        while self.bots:
            await self.bots.pop().stop()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with Rehearsal(World(limits=Limits().without_flood()), tokens=[TOKEN]) as server:
        house = House(server, tmp_path)
        yield house
        await house.stop()


@pytest.fixture
def ada(house: House) -> Person:
    person = house.world.person("Ada")
    person.start()
    return person


@pytest.fixture
def group(house: House, ada: Person) -> Group:
    return house.world.group("Sunday cards", [ada])


def of_bot(chat: Chat) -> list[Message]:
    return [message for message in chat.shown() if message.sender.is_bot]


def pressable(chat: Chat) -> list[Message]:
    return [message for message in of_bot(chat) if message.buttons]


async def until(predicate: Callable[[], object]) -> None:
    async with asyncio.timeout(10.0):
        while not predicate():  # noqa: ASYNC110 - not everything makes an event
            await asyncio.sleep(0.01)


async def test_updates_may_come_by_webhook(house: House, ada: Person) -> None:
    pozzo = await house.start(
        webhook_url="https://bot.example/hook", webhook_secret=SECRET, webhook_listen="127.0.0.1:0"
    )
    assert pozzo.webhook is not None
    hook = house.server.intake.webhook
    assert (hook.url, hook.secret) == ("https://bot.example/hook", SECRET)
    # The proxy between: what is queued for https://bot.example goes to the port that the bot listens on.
    house.server.intake.webhook.url = f"http://127.0.0.1:{pozzo.webhook.port}/hook"
    ada.say("/start")
    await house.world.until(lambda: of_bot(ada.chat))
    assert "getUpdates" not in house.server.calls
    async with aiohttp.ClientSession() as session:
        answer = await session.post(hook.url, json={"update_id": 1})
        assert answer.status == 403


async def test_polling_ends_a_webhook_that_was_set(house: House, ada: Person) -> None:
    house.server.intake.set_webhook({"url": "https://elsewhere.example/"})
    await house.start()
    await house.world.until(lambda: of_bot(ada.chat))


async def test_administrators_are_told_of_a_fault_once_and_without_its_words(
    house: House, ada: Person, group: Group, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        message = "the hand is A A K"
        raise ValueError(message)

    await house.start(admins=frozenset({ada.id}))
    ada.send(group, "/play canastone")
    shown = await group.shows("Join")
    boris = house.world.person("Boris")
    group.add(boris)
    boris.start()
    monkeypatch.setattr(lobby, "join", broken)
    for _ in range(2):
        assert "went wrong" in (await boris.press(shown, "Join").answered()).text
    await house.world.until(lambda: any("ValueError at" in message.text for message in of_bot(ada.chat)))
    monkeypatch.undo()
    await boris.press(shown, "Join").answered()
    await house.world.until(lambda: "Boris" in shown.text)
    told = [message.text for message in of_bot(ada.chat) if "ValueError at" in message.text]
    assert len(told) == 1
    assert "A A K" not in told[0] + caplog.text


async def test_no_clock_runs_while_the_bot_is_down(house: House, ada: Person, group: Group) -> None:
    pozzo = await house.start()
    ada.send(group, "/play canastone")
    await group.shows("Join")
    due = house.clock() + 100.0
    await pozzo.store.write(lambda tx: deadlines.put(tx, Deadline(1, "no such kind", 0, due)))
    await house.stop()
    house.clock.ahead += 50_000.0
    pozzo = await house.start()
    (found,) = await pozzo.store.read(lambda tx: deadlines.of_table(tx, 1))
    assert found.due == pytest.approx(due + 50_000.0, abs=10.0)


async def test_what_telegram_could_not_be_told_is_shown_when_it_is_back(
    house: House, ada: Person, group: Group
) -> None:
    await house.start()
    await house.world.until(lambda: of_bot(ada.chat))
    for method in ("sendMessage", "editMessageText", "editMessageReplyMarkup", "answerCallbackQuery"):
        house.server.faults.add(Fails.ERROR, method, times=None, code=500)
    ada.send(group, "/play canastone")
    await asyncio.sleep(0.5)
    assert pressable(group) == []
    house.server.faults.clear()
    await house.world.until(lambda: any("Join" in message.labels for message in of_bot(group)))


async def test_who_blocks_the_bot_is_noted_and_comes_back(house: House, ada: Person) -> None:
    pozzo = await house.start()
    await house.world.until(lambda: of_bot(ada.chat))
    # Telegram tells of it by an update, too; here the answer to a message is first.
    ada.chat.blocked = True
    await pozzo.store.write(lambda tx: tx.execute("INSERT INTO notices VALUES (9, ?, NULL, ?, 0, 0, NULL)",
                                                  (ada.id, '{"text": "hello"}')))  # fmt: skip
    pozzo.outbox.wake()
    assert await pozzo.outbox.settled(5.0)
    assert await _reachable(pozzo, ada) == -1
    ada.start()
    await house.world.until(lambda: len(of_bot(ada.chat)) == 2)
    assert await _reachable(pozzo, ada) == 1


async def _reachable(pozzo: Pozzo, person: Person) -> int:
    row = await pozzo.store.read(lambda tx: people.get(tx, person.id))
    assert row is not None
    return row.reachable


async def test_a_group_that_became_a_supergroup_keeps_its_table(house: House, ada: Person, group: Group) -> None:
    pozzo = await house.start()
    ada.send(group, "/play canastone")
    await group.shows("Join")
    new = group.migrate()
    table = await new.shows("Join")
    row = await pozzo.store.read(lambda tx: tables.get(tx, 1))
    assert row is not None
    assert row.chat == new.id
    await ada.press(table, "Clock").answered()
    assert await pozzo.outbox.settled(5.0)
    assert len(pressable(new)) == 1


async def test_a_bot_thrown_out_of_a_group_shows_the_table_when_it_is_back(
    house: House, ada: Person, group: Group
) -> None:
    pozzo = await house.start()
    ada.send(group, "/play canastone")
    table = await group.shows("Join")
    group.kick(house.world.bot, ada)

    def gone(tx: Tx) -> bool:
        row = chats.get(tx, group.id)
        return row is not None and not row.active

    async with asyncio.timeout(5.0):
        while not await pozzo.store.read(gone):  # noqa: ASYNC110 - rows make no event
            await asyncio.sleep(0.01)
    group.add(house.world.bot, ada)
    await house.world.until(lambda: pressable(group)[-1] is not table)
    assert "Join" in pressable(group)[-1].labels


async def test_a_topic_that_is_deleted_lets_its_table_go_on_in_general(house: House, ada: Person) -> None:
    pozzo = await house.start()
    forum = house.world.group("Forum", [ada], forum=True)
    topic = forum.open_topic("cards")
    ada.send(forum, "/play canastone", thread=topic.id)
    table = await forum.shows("Join", thread=topic.id)
    press = ada.press(table, "Clock")
    forum.delete_topic(topic)
    await press.answered()
    assert await pozzo.outbox.settled(5.0)
    (shown,) = pressable(forum)
    assert shown.thread is None
    row = await pozzo.store.read(lambda tx: tables.get(tx, 1))
    assert row is not None
    assert row.thread is None
