"""createForumTopic, closeForumTopic, reopenForumTopic, deleteForumTopic."""

from typing import Any

from bot.rehearsal.groups import Group, Topic
from bot.rehearsal.methods.addressing import Params, chat_of
from bot.rehearsal.refusals import refuse
from bot.rehearsal.world import World


def create_forum_topic(world: World, params: Params) -> Any:
    """Begin a topic, as administrator of a forum."""
    name = params.get("name", "").strip()
    if not 1 <= len(name) <= 128:
        refuse("TOPIC_TITLE_INVALID" if len(name) > 128 else "topic name is empty")
    return _forum(world, params).open_topic(name, world.bot).to_json()


def close_forum_topic(world: World, params: Params) -> Any:
    """Close a topic."""
    forum = _forum(world, params)
    topic = _topic(forum, params)
    if topic.closed:
        refuse("TOPIC_NOT_MODIFIED")
    forum.close_topic(topic, world.bot)
    return True


def reopen_forum_topic(world: World, params: Params) -> Any:
    """Open a closed topic again."""
    forum = _forum(world, params)
    topic = _topic(forum, params)
    if not topic.closed:
        refuse("TOPIC_NOT_MODIFIED")
    forum.reopen_topic(topic, world.bot)
    return True


def delete_forum_topic(world: World, params: Params) -> Any:
    """Delete a topic and everything in it."""
    forum = _forum(world, params)
    forum.delete_topic(_topic(forum, params))
    return True


def _forum(world: World, params: Params) -> Group:
    chat = chat_of(world, params)
    if not isinstance(chat, Group) or not chat.forum:
        refuse("the chat is not a forum")
    if not chat.find_bot().is_admin:
        refuse("not enough rights to manage topics")
    return chat


def _topic(forum: Group, params: Params) -> Topic:
    topic = forum.topics.get(params.get("message_thread_id", 0))
    if topic is None or topic.deleted:
        refuse("message thread not found")
    return topic
