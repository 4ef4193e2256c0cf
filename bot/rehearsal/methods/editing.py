"""editMessageText, editMessageCaption, editMessageReplyMarkup, deleteMessage, deleteMessages."""

from typing import Any

from bot.rehearsal.messages import Message, Version
from bot.rehearsal.methods.addressing import Params, caption_of, chat_of, keyboard_of, message_of, text_of
from bot.rehearsal.refusals import NOT_MODIFIED, refuse
from bot.rehearsal.strictness.text import Formatted
from bot.rehearsal.world import World


def edit_message_text(world: World, params: Params) -> Any:
    """Change a text and its keyboard; a keyboard that is not given goes away."""
    text = text_of(world, params)
    message = _own(world, params)
    if message.media or message.service:
        refuse("there is no text in the message to edit")
    return _edit(world, params, message, text)


def edit_message_caption(world: World, params: Params) -> Any:
    """Change the caption of a picture or file and its keyboard."""
    text = caption_of(world, params)
    message = _own(world, params)
    if not message.media:
        refuse("there is no caption in the message to edit")
    return _edit(world, params, message, text)


def edit_message_reply_markup(world: World, params: Params) -> Any:
    """Change or take away the keyboard alone."""
    message = _own(world, params)
    return _edit(world, params, message, message.now.formatted)


def _own(world: World, params: Params) -> Message:
    message = message_of(world, params, "edit")
    if message.sender is not world.bot:
        refuse("message can't be edited")
    return message


def _edit(world: World, params: Params, message: Message, text: Formatted) -> Any:
    markup = keyboard_of(world, params, only_inline=True)
    if message.now.same_as(Version(0.0, text, markup)):
        refuse(NOT_MODIFIED)
    world.flood.admit(message.chat.id, group=message.chat.is_group)
    world.edit(message, text, markup)
    return message.to_json()


def delete_message(world: World, params: Params) -> Any:
    """Delete one message for everyone, within 48 hours; another's only as administrator."""
    message = message_of(world, params, "delete")
    if not _may_delete(world, message):
        refuse("message can't be deleted for everyone")
    world.remove(message)
    return True


def delete_messages(world: World, params: Params) -> Any:
    """Delete 1-100 messages; those that are gone or may not be deleted are passed over."""
    ids = params.get("message_ids") or []
    if not 1 <= len(ids) <= 100:
        refuse("message identifiers are not specified" if not ids else "too many messages to delete")
    chat = chat_of(world, params)
    chat.admit_bot()
    for message in filter(None, map(chat.messages.get, ids)):
        if _may_delete(world, message):
            world.remove(message)
    return True


def _may_delete(world: World, message: Message) -> bool:
    if world.clock() - message.date > world.limits.deletion_window:
        return False
    return message.sender is world.bot or message.chat.bot_may_delete_others()
