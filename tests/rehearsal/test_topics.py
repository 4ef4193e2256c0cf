"""Topics: General has no number, a deleted topic is not found, a closed one is for administrators."""

import pytest
from telegram import Bot
from telegram.error import BadRequest

from bot.rehearsal.groups import Group
from bot.rehearsal.people import Person
from bot.rehearsal.world import World


@pytest.fixture
def ada(world: World) -> Person:
    return world.person("Ada")


@pytest.fixture
def forum(world: World, ada: Person) -> Group:
    return world.group("Card house", [ada], forum=True)


async def test_a_message_in_a_topic_and_in_general(bot: Bot, ada: Person, forum: Group) -> None:
    topic = forum.open_topic("Canastone")
    ada.send(forum, "/play", thread=topic.id)
    ada.send(forum, "/play")
    inside, general = (u.message for u in (await bot.get_updates())[-2:])
    assert inside is not None
    assert general is not None
    assert (inside.message_thread_id, inside.is_topic_message) == (topic.id, True)
    assert general.message_thread_id is None
    answer = await bot.send_message(forum.id, "here", message_thread_id=topic.id)
    assert (answer.message_thread_id, answer.is_topic_message) == (topic.id, True)
    assert (await bot.send_message(forum.id, "there")).message_thread_id is None
    assert [m.text for m in forum.shown(topic.id) if m.text] == ["/play", "here"]


async def test_general_must_be_omitted(bot: Bot, forum: Group) -> None:
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(forum.id, "x", message_thread_id=1)


async def test_a_deleted_topic(bot: Bot, forum: Group) -> None:
    topic = forum.open_topic("Canastone")
    sent = await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    forum.delete_topic(topic)
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("y", forum.id, sent.message_id)


async def test_a_closed_topic(bot: Bot, forum: Group) -> None:
    topic = forum.open_topic("Canastone")
    forum.close_topic(topic)
    with pytest.raises(BadRequest, match=r"(?i)topic_closed"):
        await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    forum.promote(forum.world.bot)
    await bot.send_message(forum.id, "x", message_thread_id=topic.id)


@pytest.mark.parametrize("supergroup", [False, True])
async def test_groups_without_topics(world: World, bot: Bot, ada: Person, *, supergroup: bool) -> None:
    group = world.group("Sunday cards", [ada], supergroup=supergroup)
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.send_message(group.id, "x", message_thread_id=77)


async def test_an_administrator_keeps_topics(bot: Bot, forum: Group) -> None:
    with pytest.raises(BadRequest, match="Not enough rights"):
        await bot.create_forum_topic(forum.id, "Canasta")
    forum.promote(forum.world.bot)
    topic = await bot.create_forum_topic(forum.id, "Canasta")
    await bot.close_forum_topic(forum.id, topic.message_thread_id)
    await bot.reopen_forum_topic(forum.id, topic.message_thread_id)
    await bot.delete_forum_topic(forum.id, topic.message_thread_id)
    with pytest.raises(BadRequest, match="Message thread not found"):
        await bot.close_forum_topic(forum.id, topic.message_thread_id)
