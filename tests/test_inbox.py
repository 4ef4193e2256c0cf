"""Intake over real HTTP from the rehearsal server into a real database; the handlers are this file's own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from telegram import (
    CallbackQuery,
    Chat,
    InaccessibleMessage,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    Update,
    User,
)
from telegram.error import InvalidToken
from telegram.ext import Application, TypeHandler

from bot import heartbeat
from bot.inbox import Inbox, lane_of
from bot.rehearsal.faults import Fails
from bot.rehearsal.limits import Limits
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.request import AiohttpRequest
from bot.store import updates
from bot.store.database import Store, Tx
from bot.webhook import Webhook

TOKEN = "1:test"


class Desk:
    """An inbox with a handler that notes what it is given, or does what `does` says."""

    def __init__(self, server: Rehearsal, store: Store, tmp_path: Path) -> None:
        self.store = store
        self.texts: list[str] = []
        self.faults: list[str] = []
        self.woken = 0
        self.does: Callable[[Update], Any] | None = None
        self.beat = tmp_path / "beat"
        self.polling = AiohttpRequest(4)
        builder = Application.builder().token(TOKEN).base_url(server.base_url).updater(None)
        self.application = builder.request(AiohttpRequest()).get_updates_request(self.polling).build()
        self.application.add_handler(TypeHandler(Update, self._handle))
        self.inbox = Inbox(self.application, store, self.polling, self.beat, self._fault, self._woken, 0.01)
        self.task: asyncio.Task[None] | None = None

    async def _handle(self, update: Update, _: Any) -> None:
        if self.does is not None:
            await self.does(update)
        self.texts.append(str(update.message.text if update.message else update.update_id))

    def _woken(self) -> None:
        self.woken += 1

    def _fault(self, _: Tx, place: str) -> None:
        self.faults.append(place)

    async def start(self) -> None:
        await self.application.initialize()
        await self.inbox.resume()
        self.task = asyncio.create_task(self.inbox.poll())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.inbox.finish(1.0)
        await self.application.shutdown()

    async def until(self, predicate: Callable[[], bool]) -> None:
        async with asyncio.timeout(5.0):
            while not predicate():  # noqa: ASYNC110 - handlers make no event
                await asyncio.sleep(0.01)

    async def waiting(self) -> list[int]:
        return [row.id for row in await self.store.read(updates.waiting)]


@pytest.fixture
async def server() -> AsyncIterator[Rehearsal]:
    world = World(limits=Limits().without_flood())
    async with Rehearsal(world, tokens=[TOKEN], webhook_delay=0.02) as server:
        yield server


@pytest.fixture
def ada(server: Rehearsal) -> Person:
    return server.world.person("Ada")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "pozzo.sqlite3")
    yield store
    await store.close()


@pytest.fixture
async def desk(server: Rehearsal, store: Store, tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(server, store, tmp_path)
    yield desk
    await desk.stop()


async def test_updates_are_handled_in_order_and_done(desk: Desk, ada: Person, server: Rehearsal) -> None:
    await desk.start()
    for number in range(250):
        ada.say(str(number))
    await desk.until(lambda: len(desk.texts) == 250)
    assert desk.texts == [str(number) for number in range(250)]
    await desk.until(lambda: len(server.world.updates) == 0)
    await desk.inbox.take([])
    assert await desk.waiting() == []
    assert heartbeat.is_healthy(desk.beat)


async def test_an_update_is_stored_before_it_is_confirmed(desk: Desk, ada: Person, server: Rehearsal) -> None:
    gate = asyncio.Event()

    async def wait(_: Update) -> None:
        await gate.wait()

    desk.does = wait
    ada.say("one")
    await desk.start()
    await desk.until(lambda: len(server.world.updates) == 0)
    assert len(await desk.waiting()) == 1
    gate.set()


async def test_what_is_not_done_is_handled_first_at_the_next_start(
    desk: Desk, ada: Person, server: Rehearsal, store: Store, tmp_path: Path
) -> None:
    async def never(_: Update) -> None:
        await asyncio.Event().wait()

    desk.does = never
    ada.say("cut short")
    await desk.start()
    await desk.until(lambda: len(server.world.updates) == 0)
    assert desk.task is not None
    desk.task.cancel()
    second = Desk(server, store, tmp_path)
    ada.say("later")
    await second.start()
    await second.until(lambda: len(second.texts) == 2)
    assert second.texts == ["cut short", "later"]
    await second.stop()
    assert await second.waiting() == []


async def test_what_comes_again_is_handled_once(desk: Desk, ada: Person, server: Rehearsal) -> None:
    ada.say("once")
    await desk.start()
    await desk.until(lambda: desk.texts == ["once"])
    again = {"update_id": 100_001, "message": {"nothing": "of interest"}}
    await desk.inbox.take([again])
    ada.say("next")
    await desk.until(lambda: len(desk.texts) == 2)
    assert desk.texts == ["once", "next"]


async def test_an_update_done_by_its_handler_is_not_repeated_when_that_fails_later(desk: Desk, ada: Person) -> None:
    tries = []

    async def done_and_then_broken(update: Update) -> None:
        tries.append(update.update_id)
        await desk.store.write(lambda tx: updates.done(tx, update.update_id))
        raise ZeroDivisionError

    desk.does = done_and_then_broken
    ada.say("one")
    await desk.start()
    await desk.until(lambda: len(tries) == 1)
    await asyncio.sleep(0.1)
    assert len(tries) == 1
    assert desk.faults == []


async def test_a_handler_that_fails_is_tried_again(desk: Desk, ada: Person) -> None:
    tries = []

    async def broken_twice(update: Update) -> None:
        tries.append(update.update_id)
        if len(tries) < 3:
            raise ZeroDivisionError

    desk.does = broken_twice
    ada.say("one")
    await desk.start()
    await desk.until(lambda: desk.texts == ["one"])
    assert len(tries) == 3
    assert desk.faults == []


async def test_poison_is_told_and_laid_aside(desk: Desk, ada: Person, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(update: Update) -> None:
        if update.message is not None and update.message.text == "poison":
            message = "the hand is A A K"
            raise ValueError(message)

    desk.does = broken
    ada.say("poison")
    ada.say("fine")
    await desk.start()
    await desk.until(lambda: desk.texts == ["fine"])
    (fault,) = desk.faults
    assert desk.woken == 1
    assert fault.startswith("ValueError at tests/test_inbox.py:")
    assert "A A K" not in caplog.text + fault
    assert "ValueError at" in caplog.text
    await desk.inbox.take([])
    assert await desk.waiting() == []


async def test_an_update_of_an_unknown_shape_is_laid_aside(desk: Desk, ada: Person) -> None:
    await desk.start()
    await desk.inbox.take([{"update_id": 7, "message": {"nothing": "known"}}, {"update_id": 8, "novelty": {}}])
    ada.say("fine")
    await desk.until(lambda: "fine" in desk.texts)
    await desk.inbox.take([])
    assert await desk.waiting() == []


async def test_what_a_pressed_message_showed_is_not_kept(desk: Desk, ada: Person) -> None:
    ada.start()
    await desk.application.initialize()
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="go.1.1.")]])
    await desk.application.bot.send_message(ada.id, "A A K", reply_markup=keyboard)
    seen: list[Update] = []

    async def look(update: Update) -> None:
        seen.append(update)
        await desk.store.write(lambda tx: bodies.extend(row["body"] for row in tx.all("SELECT body FROM updates")))

    bodies: list[str] = []
    desk.does = look
    ada.press(ada.chat.shown()[-1], "Go")
    await desk.start()
    await desk.until(lambda: any(update.callback_query for update in seen) and len(desk.texts) == 2)
    (query,) = [update.callback_query for update in seen if update.callback_query]
    assert query.data == "go.1.1."
    assert query.message is not None
    assert query.message.chat.id == ada.id
    assert bodies
    assert "A A K" not in "".join(bodies)


@pytest.mark.parametrize("fails", [Fails.DROP, Fails.ERROR, Fails.LOSE])
async def test_a_network_that_fails_loses_nothing(
    desk: Desk, ada: Person, server: Rehearsal, fails: Fails, caplog: pytest.LogCaptureFixture
) -> None:
    server.faults.add(fails, "getUpdates", times=2)
    for number in range(3):
        ada.say(str(number))
    await desk.start()
    await desk.until(lambda: len(desk.texts) == 3)
    assert desk.texts == ["0", "1", "2"]
    assert TOKEN not in caplog.text


async def test_a_second_program_with_the_same_token_is_named_plainly(
    desk: Desk, server: Rehearsal, caplog: pytest.LogCaptureFixture
) -> None:
    await desk.start()
    await desk.until(lambda: server.calls.get("getUpdates", 0) > 0)
    async with aiohttp.ClientSession() as session:
        await session.get(f"{server.base_url}{TOKEN}/getUpdates")
    await desk.until(lambda: "409" in caplog.text)
    assert "another program takes this bot's updates" in caplog.text


async def test_a_token_that_telegram_does_not_know_ends_it(store: Store, tmp_path: Path, server: Rehearsal) -> None:
    desk = Desk(server, store, tmp_path)
    await desk.application.initialize()
    server._tokens = frozenset({"2:other"})
    with pytest.raises(InvalidToken):
        await desk.inbox.poll()
    await desk.stop()


async def test_silence_is_told(desk: Desk, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.inbox._SILENCE", 0.04)
    with caplog.at_level(logging.ERROR):
        task = asyncio.create_task(desk.inbox.watch())
        await desk.until(lambda: "nothing has been heard from Telegram" in caplog.text)
        task.cancel()


# -- lanes -------------------------------------------------------------------------------------------------

USER = User(7, "Ada", is_bot=False)


def _pressed(data: str | None, chat: int) -> Update:
    message = InaccessibleMessage(Chat(chat, "group"), 1)
    return Update(1, callback_query=CallbackQuery("1", USER, "1", message, data))


def test_presses_wait_for_their_table_wherever_they_are_made() -> None:
    assert lane_of(_pressed("pick.1f.2a.K", -5)) == lane_of(_pressed("act.1f.2b.3", 7)) == ("table", 51)
    assert lane_of(_pressed("pick.1g.2a.K", -5)) == ("table", 52)


def test_everything_else_waits_for_its_chat() -> None:
    message = Message(1, None, Chat(-5, "group"), from_user=USER)  # type: ignore[arg-type]  # no date is looked at
    assert lane_of(Update(1, message=message)) == ("chat", -5)
    assert lane_of(_pressed("tables.0.0.", -5)) == ("chat", -5)
    assert lane_of(_pressed("rubbish", -5)) == ("chat", -5)
    assert lane_of(Update(1, callback_query=CallbackQuery("1", USER, "1", None, None))) == ("chat", 7)


# -- webhook -----------------------------------------------------------------------------------------------


@pytest.fixture
async def webhook(desk: Desk) -> AsyncIterator[Webhook]:
    await desk.application.initialize()

    async def take(update: dict[str, Any]) -> None:
        await desk.inbox.take([update])

    webhook = Webhook("127.0.0.1:0", "secret", take)
    await webhook.start()
    yield webhook
    await webhook.stop()


async def test_a_webhook_takes_updates_in(desk: Desk, webhook: Webhook, ada: Person, server: Rehearsal) -> None:
    for number in range(20):
        ada.say(str(number))
    await desk.application.bot.set_webhook(f"http://127.0.0.1:{webhook.port}/any/path", secret_token="secret")
    await desk.until(lambda: len(desk.texts) == 20)
    assert desk.texts == [str(number) for number in range(20)]
    await desk.until(lambda: len(server.world.updates) == 0)


async def test_a_webhook_believes_only_who_knows_the_secret(desk: Desk, webhook: Webhook) -> None:
    update = {"update_id": 5, "message": {}}
    async with aiohttp.ClientSession() as session:
        for headers, body, status in (
            ({}, update, 403),
            ({"X-Telegram-Bot-Api-Secret-Token": "sesame"}, update, 403),
            ({"X-Telegram-Bot-Api-Secret-Token": "secret"}, ["update"], 400),
            ({"X-Telegram-Bot-Api-Secret-Token": "secret"}, {"update_id": "5"}, 400),
            ({"X-Telegram-Bot-Api-Secret-Token": "secret"}, update, 200),
        ):
            answer = await session.post(f"http://127.0.0.1:{webhook.port}/", headers=headers, json=body)
            assert answer.status == status
    assert await desk.store.read(lambda tx: tx.all("SELECT id FROM updates")) != []


async def test_a_webhook_says_no_to_what_it_could_not_store(
    desk: Desk, webhook: Webhook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Any) -> None:
        raise OSError

    monkeypatch.setattr(desk.store, "write", broken)
    headers = {"X-Telegram-Bot-Api-Secret-Token": "secret"}
    async with aiohttp.ClientSession() as session:
        answer = await session.post(f"http://127.0.0.1:{webhook.port}/", headers=headers, json={"update_id": 5})
        assert answer.status == 500
    monkeypatch.undo()
