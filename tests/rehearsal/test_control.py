"""The world from another process: look at it, act as its people, set faults and limits."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import NetworkError

from bot.rehearsal.groups import Group
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World


class Remote:
    """Another process, as far as HTTP can tell."""

    def __init__(self, base: str, session: aiohttp.ClientSession) -> None:
        self.base = base
        self.session = session

    async def get(self, path: str) -> Any:
        async with self.session.get(f"{self.base}/world/{path}") as answer:
            return await answer.json()

    async def post(self, path: str, **body: Any) -> tuple[int, dict[str, Any]]:
        async with self.session.post(f"{self.base}/world/{path}", json=body) as answer:
            return answer.status, await answer.json()

    async def act(self, do: str, **body: Any) -> Any:
        status, answer = await self.post("act", do=do, **body)
        assert (status, answer["ok"]) == (200, True), answer
        return answer["result"]


@pytest.fixture
async def remote(server: Rehearsal) -> AsyncIterator[Remote]:
    async with aiohttp.ClientSession() as session:
        yield Remote(server.url, session)


async def test_people_and_groups_are_made_and_act(remote: Remote, world: World, bot: Bot) -> None:
    ada = await remote.act("person", first_name="Ada", language="fa")
    group = await remote.act("group", title="Sunday cards", members=[ada])
    await remote.act("start", person=ada, payload="t7")
    await remote.act("send", person=ada, chat=group, text="/play")
    texts = [u.message.text for u in await bot.get_updates() if u.message and u.message.text]
    assert texts == ["/start t7", "/play"]
    state = await remote.get("state")
    assert [person["name"] for person in state["people"]] == ["Ada"]
    assert state["people"][0]["chats"] == [ada, group]
    shown = next(chat for chat in state["chats"] if chat["id"] == group)
    assert (shown["title"], shown["bot"], shown["messages"][-1]["text"]) == ("Sunday cards", True, "/play")
    entries = await remote.get("transcript?since=1")
    assert entries[-1]["text"] == "/play"


async def test_a_press_waits_for_its_answer(remote: Remote, world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    ada.start()
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("My hand", callback_data="h")]])
    sent = await bot.send_message(ada.id, "table", reply_markup=keyboard)
    pressing = asyncio.create_task(remote.act("press", person=ada.id, message=sent.message_id, button="h"))
    await world.until(lambda: world.presses)
    await bot.answer_callback_query("press1", "A A K", show_alert=True)
    answer = {"text": "A A K", "alert": True, "url": None}
    assert await pressing == {"press": "press1", "answer": answer}
    unanswered = await remote.act("press", person=ada.id, message=sent.message_id, button="h", wait=0.05)
    assert unanswered["answer"] is None


async def test_what_happens_in_groups(remote: Remote, world: World) -> None:
    ada, boris = world.person("Ada"), world.person("Boris")
    forum = world.group("Card house", [ada], forum=True)
    where = {"person": ada.id, "chat": forum.id}
    await remote.act("add", **where, whom=boris.id)
    await remote.act("promote", **where, whom="bot")
    topic = await remote.act("open_topic", **where, name="Canastone")
    await remote.act("send", **where, text="/play", thread=topic)
    assert forum.shown(topic)[-1].text == "/play"
    await remote.act("close_topic", **where, thread=topic)
    await remote.act("delete_topic", **where, thread=topic)
    await remote.act("kick", **where, whom=boris.id)
    await remote.act("leave", **where)
    assert not forum.people
    await remote.act("block", person=boris.id)
    assert boris.chat.blocked
    await remote.act("unblock", person=boris.id)
    basic = world.group("Sunday cards", [boris])
    moved = world.chats[await remote.act("migrate", person=boris.id, chat=basic.id)]
    assert isinstance(moved, Group)
    said = boris.send(moved, "x")
    await remote.act("delete", person=boris.id, chat=moved.id, message=said.id)
    assert said.deleted
    assert await remote.act("open", person=boris.id, url="https://t.me/rehearsal_bot?start=a") == {"started": True}


async def test_what_cannot_be_done_is_said(remote: Remote, world: World) -> None:
    ada = world.person("Ada")
    group = world.group("Sunday cards", [world.person("Boris")])
    for body, words in (
        ({"do": "dance"}, "do is one of"),
        ({"do": "send", "person": ada.id, "chat": group.id, "text": "x"}, "does not see"),
        ({"do": "migrate", "person": ada.id}, "is no group"),
        ({"do": "press", "person": ada.id, "message": 5, "button": 0}, "KeyError"),
        ({"do": "autoplay", "person": ada.id, "on": True}, "no stand-ins"),
    ):
        status, answer = await remote.post("act", **body)
        assert status == 400
        assert words in answer["error"]
    async with remote.session.post(f"{remote.base}/world/act", data="do=start") as plain:
        assert plain.status == 415


async def test_a_stand_in_is_told_to_play(server: Rehearsal, remote: Remote, world: World) -> None:
    told: list[tuple[Person, bool]] = []
    server.control.autoplay = lambda person, on: told.append((person, on))
    ada = world.person("Ada")
    await remote.act("autoplay", person=ada.id, on=True)
    assert (await remote.get("state"))["autoplay"] == {"offered": True, "people": [ada.id]}
    await remote.act("autoplay", person=ada.id, on=False)
    assert told == [(ada, True), (ada, False)]


async def test_events_tell_of_each_change(remote: Remote, world: World) -> None:
    async with asyncio.timeout(5), remote.session.get(f"{remote.base}/world/events") as stream:
        assert await stream.content.readline() == f"data: {world.revision}\n".encode()
        await stream.content.readline()
        world.person("Ada")
        assert await stream.content.readline() == f"data: {world.revision}\n".encode()


async def test_faults_and_limits(server: Rehearsal, remote: Remote, world: World, bot: Bot) -> None:
    await remote.post("faults", fails="error", method="getMe", code=500)
    with pytest.raises(NetworkError):
        await bot.get_me()
    await remote.post("faults", fails="drop", times=None)
    await remote.post("faults")
    assert (await bot.get_me()).is_bot
    await remote.post("limits", flood=True, chat_burst=1)
    assert world.limits.chat_burst == 1
    status, answer = await remote.post("limits", speed=1)
    assert (status, answer["error"]) == (400, "no such limit: speed")


async def test_the_page_is_served(remote: Remote) -> None:
    async with remote.session.get(remote.base) as page:
        assert (page.status, page.content_type) == (200, "text/html")
