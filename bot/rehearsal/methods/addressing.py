"""Whom and what a call means: the chat, the message, the keyboard that comes with it."""

from typing import Any

from bot.rehearsal.chats import Chat
from bot.rehearsal.messages import Markup, Message
from bot.rehearsal.refusals import refuse
from bot.rehearsal.strictness.html import Entity
from bot.rehearsal.strictness.keyboard import inline_keyboard
from bot.rehearsal.strictness.text import Formatted, caption, message_text
from bot.rehearsal.world import World

Params = dict[str, Any]


def chat_of(world: World, params: Params) -> Chat:
    """Give the chat that `chat_id` names. Raises Refused when there is none."""
    wanted = params.get("chat_id")
    if wanted is None or wanted == "":
        refuse("chat_id is empty")
    chat = world.chats.get(wanted) if isinstance(wanted, int) else None
    if chat is None:
        refuse("chat not found")
    return chat


def message_of(world: World, params: Params, doing: str) -> Message:
    """Give the message that is to be edited or deleted (`doing`), in a chat where the bot may act."""
    if params.get("message_id") is None:
        refuse("message identifier is not specified")
    chat = chat_of(world, params)
    chat.admit_bot()
    message = chat.messages.get(params["message_id"])
    if message is None or message.deleted:
        refuse(f"message to {doing} not found")
    return message


def replied_of(chat: Chat, params: Params) -> Message | None:
    """Give the message that is replied to, or None."""
    wanted = params.get("reply_parameters") or {}
    message_id = wanted.get("message_id", params.get("reply_to_message_id"))
    if message_id is None:
        return None
    message = chat.messages.get(message_id)
    if message is not None and not message.deleted:
        return message
    if not (wanted.get("allow_sending_without_reply") or params.get("allow_sending_without_reply")):
        refuse("message to be replied not found")
    return None


def keyboard_of(world: World, params: Params, *, only_inline: bool = False) -> Markup | None:
    """Give the checked inline keyboard; other markups are let through unseen, but not into an edit."""
    markup = params.get("reply_markup")
    if not markup:
        return None
    if "inline_keyboard" in markup:
        return inline_keyboard(markup, world.limits)
    if only_inline:
        refuse("inline keyboard expected")
    return None


def text_of(world: World, params: Params) -> Formatted:
    """Give the checked text of a message, its mentions of people resolved."""
    return _with_people(world, message_text(params, world.limits.text_length))


def caption_of(world: World, params: Params) -> Formatted:
    """Give the checked caption of a picture or file, its mentions of people resolved."""
    return _with_people(world, caption(params, world.limits.caption_length))


def _with_people(world: World, text: Formatted) -> Formatted:
    """Resolve mentions; one of someone whom the bot never met is plain text, as on Telegram."""
    if not any(entity["type"] == "text_mention" for entity in text.entities):
        return text
    kept: list[Entity] = []
    for entity in text.entities:
        if entity["type"] != "text_mention":
            kept.append(entity)
        elif (person := world.people.get(entity["user"]["id"])) and world.bot_has_met(person):
            kept.append(entity | {"user": person.to_json()})
    return Formatted(text.text, tuple(kept))
