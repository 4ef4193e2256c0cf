"""Updates: numbers, confirmation by offset, redelivery, conflicts, what is asked for, webhooks."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from aiohttp import web
from telegram import Bot
from telegram.error import Conflict

from bot.rehearsal.bell import Bell
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from tests.rehearsal.conftest import TOKEN, Clock


@pytest.fixture
def ada(world: World) -> Person:
    return world.person("Ada")


async def test_unconfirmed_updates_come_again(bot: Bot, ada: Person) -> None:
    ada.start()
    ada.say("one")
    first = await bot.get_updates()
    assert [u.message.text for u in first if u.message] == ["/start", "one"]
    assert first[1].update_id == first[0].update_id + 1
    assert await bot.get_updates() == first
    assert await bot.get_updates(offset=first[1].update_id) == (first[1],)
    assert await bot.get_updates(offset=first[1].update_id + 1) == ()


async def test_a_negative_offset_keeps_the_last(bot: Bot, ada: Person) -> None:
    for number in range(3):
        ada.say(f"{number}")
    assert [u.message.text for u in await bot.get_updates(offset=-2) if u.message] == ["1", "2"]


async def test_a_long_poll_ends_with_the_first_update(bot: Bot, ada: Person) -> None:
    poll = asyncio.create_task(bot.get_updates(timeout=20))
    await asyncio.sleep(0.1)
    assert not poll.done()
    ada.start()
    async with asyncio.timeout(2):
        (update,) = await poll
    assert update.message is not None


async def test_a_long_poll_ends_with_its_time(bot: Bot) -> None:
    assert await bot.get_updates(timeout=1) == ()


async def test_two_polls_conflict(server: Rehearsal, bot: Bot, ada: Person) -> None:
    older = asyncio.create_task(bot.get_updates(timeout=20))
    await asyncio.sleep(0.1)
    async with Bot(TOKEN, base_url=server.base_url) as second:
        newer = asyncio.create_task(second.get_updates(timeout=20))
        with pytest.raises(Conflict, match="terminated by other getUpdates request; make sure that only one bot"):
            await older
        ada.start()
        assert len(await newer) == 1


async def test_messages_wait_a_day_and_presses_150_seconds(bot: Bot, ada: Person, clock: Clock) -> None:
    ada.start()
    clock.turn(24 * 3600 - 1)
    assert len(await bot.get_updates()) == 1
    clock.turn(1)
    assert await bot.get_updates() == ()


async def test_only_what_was_asked_for_comes(bot: Bot, ada: Person) -> None:
    await bot.get_updates(allowed_updates=["callback_query"])
    ada.start()
    assert await bot.get_updates() == ()
    await bot.get_updates(allowed_updates=[])
    ada.say("hello")
    assert len(await bot.get_updates()) == 1


@dataclass
class Hook:
    """A bot's webhook that answers as told."""

    url: str = ""
    answers: list[int] = field(default_factory=list)
    reply: dict[str, Any] | None = None
    got: list[dict[str, Any]] = field(default_factory=list)
    secrets: list[str | None] = field(default_factory=list)
    bell: Bell = field(default_factory=Bell)

    async def handle(self, request: web.Request) -> web.Response:
        self.bell.ring()
        self.got.append(await request.json())
        self.secrets.append(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        status = self.answers.pop(0) if self.answers else 200
        return web.json_response(self.reply, status=status) if self.reply else web.Response(status=status)


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    hook = Hook()
    app = web.Application()
    app.router.add_post("/hook", hook.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    hook.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield hook
    await runner.cleanup()


async def until(server: Rehearsal, count: int, hook: Hook) -> None:
    async with asyncio.timeout(5):
        while len(hook.got) < count or len(server.world.updates):
            await server.world.updates.bell.wait()


async def test_a_webhook_gets_each_update_with_the_secret(server: Rehearsal, bot: Bot, ada: Person, hook: Hook) -> None:
    ada.start()
    await bot.set_webhook(hook.url, secret_token="s3cret")
    ada.say("hello")
    await until(server, 2, hook)
    assert [update["message"]["text"] for update in hook.got] == ["/start", "hello"]
    assert hook.secrets == ["s3cret", "s3cret"]
    with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
        await bot.get_updates()
    await bot.delete_webhook()
    assert await bot.get_updates() == ()


async def test_a_webhook_that_fails_gets_it_again_in_order(
    server: Rehearsal, bot: Bot, ada: Person, hook: Hook
) -> None:
    hook.answers = [500, 403]
    await bot.set_webhook(hook.url)
    ada.start()
    ada.say("hello")
    await until(server, 4, hook)
    assert [update["message"]["text"] for update in hook.got] == ["/start", "/start", "/start", "hello"]
    info = await bot.get_webhook_info()
    assert info.last_error_message == "Wrong response from the webhook: 403 Forbidden"
    assert info.pending_update_count == 0


async def test_lanes_do_not_wait_for_each_other(server: Rehearsal, bot: Bot, hook: Hook, world: World) -> None:
    hook.answers = [500] * 3
    await bot.set_webhook(hook.url)
    world.person("Boris").start()
    async with asyncio.timeout(5):
        while not hook.got:
            await hook.bell.wait()
    world.person("Chiara").start()
    await until(server, 5, hook)
    assert len({update["message"]["chat"]["id"] for update in hook.got}) == 2


async def test_an_answer_to_a_webhook_may_hold_a_call(server: Rehearsal, bot: Bot, ada: Person, hook: Hook) -> None:
    hook.reply = {"method": "sendMessage", "chat_id": ada.id, "text": "by return"}
    await bot.set_webhook(hook.url)
    ada.start()
    await ada.chat.shows("by return")


async def test_drop_pending_updates(bot: Bot, ada: Person) -> None:
    ada.start()
    await bot.delete_webhook(drop_pending_updates=True)
    assert await bot.get_updates() == ()
