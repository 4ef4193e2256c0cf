"""The world as JSON for a page or another process: what is on whose phone now."""

from typing import Any, Final

from bot.rehearsal.chats import Chat, PrivateChat
from bot.rehearsal.groups import Group
from bot.rehearsal.messages import Button, Message
from bot.rehearsal.people import Person
from bot.rehearsal.world import World

LATEST: Final = 80


def snapshot(world: World) -> dict[str, Any]:
    """Give everything that is shown now, by person and chat, the latest messages of each."""
    return {
        "revision": world.revision,
        "bot": {"id": world.bot.id, "name": world.bot.name, "username": world.bot.username},
        "people": [_person(world, person) for person in world.people.values()],
        "chats": [_chat(chat) for chat in world.chats.values() if _is_of_interest(chat)],
    }


def _is_of_interest(chat: Chat) -> bool:
    return not (isinstance(chat, Group) and chat.migrated_to is not None)


def _person(world: World, person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "username": person.username,
        "language": person.language,
        "started": person.chat.started,
        "blocked": person.chat.blocked,
        "chats": [chat.id for chat in world.chats.values() if person.sees(chat) and _is_of_interest(chat)],
        "commands": {
            str(chat.id): world.profile.commands_for(chat, person) for chat in world.chats.values() if person.sees(chat)
        },
        "description": world.profile.text("description", person.language[:2]),
    }


def _chat(chat: Chat) -> dict[str, Any]:
    shown = chat.shown()
    view: dict[str, Any] = {
        "id": chat.id,
        "kind": str(chat.kind),
        "audience": sorted(chat.audience()),
        "pinned": chat.pinned,
        "messages": [message_view(message) for message in shown[-LATEST:]],
    }
    if isinstance(chat, PrivateChat):
        view["title"] = chat.owner.name
    if isinstance(chat, Group):
        topics = [topic for topic in chat.topics.values() if not topic.deleted]
        view |= {
            "title": chat.title,
            "forum": chat.forum,
            "bot": chat.has(chat.world.bot),
            "topics": [{"id": topic.id, "name": topic.name, "closed": topic.closed} for topic in topics],
        }
    return view


def message_view(message: Message) -> dict[str, Any]:
    """Give one message as a client shows it."""
    view: dict[str, Any] = {
        "id": message.id,
        "from": message.sender.id,
        "name": message.sender.name,
        "date": message.date,
        "edited": message.edited,
        "thread": message.thread,
        "text": message.text,
        "entities": list(message.now.formatted.entities),
        "rows": [[_button(button) for button in row] for row in message.rows],
        "protected": message.protected,
        "service": message.service,
        "media": next(iter(message.media), None),
    }
    if message.reply_to is not None:
        replied = message.reply_to
        view["reply_to"] = {"id": replied.id, "name": replied.sender.name, "text": replied.text[:80]}
    return view


def _button(button: Button) -> dict[str, Any]:
    values = {"text": button.text, "data": button.callback_data, "url": button.url}
    values |= {"style": button.style, "copy": button.copy_text}
    return {key: value for key, value in values.items() if value is not None}
