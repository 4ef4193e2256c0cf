"""getMe, getChat, getChatMember, getChatAdministrators, getChatMemberCount, leaveChat, pins."""

from typing import Any

from bot.rehearsal.chats import PrivateChat
from bot.rehearsal.groups import Group
from bot.rehearsal.members import Status
from bot.rehearsal.methods.addressing import Params, chat_of, message_of
from bot.rehearsal.refusals import refuse
from bot.rehearsal.world import World

GIFTS = dict.fromkeys(
    ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
)


def get_me(world: World, _params: Params) -> Any:
    """Give the bot's User."""
    return world.bot.me()


def get_chat(world: World, params: Params) -> Any:
    """Give a ChatFullInfo."""
    chat = chat_of(world, params)
    if isinstance(chat, Group):
        chat.find_bot()
    elif isinstance(chat, PrivateChat) and not world.bot_has_met(chat.owner):
        refuse("chat not found")
    details = {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": GIFTS}
    return chat.to_json() | details


def get_chat_member(world: World, params: Params) -> Any:
    """Give a ChatMember; whoever left or never came is "left"."""
    chat = chat_of(world, params)
    account = world.bot if params.get("user_id") == world.bot.id else world.people.get(params.get("user_id", 0))
    if account is None:
        refuse("user not found")
    if isinstance(chat, PrivateChat):
        return chat.member_json(account)
    group = _group(world, params)
    return group.member(account).to_json()


def get_chat_administrators(world: World, params: Params) -> Any:
    """Give the ChatMembers who run a group."""
    group = _group(world, params, "there are no administrators in the private chat")
    return [member.to_json() for member in group.members.values() if member.is_admin]


def get_chat_member_count(world: World, params: Params) -> Any:
    """Count a group's members, the bot too."""
    chat = chat_of(world, params)
    if not isinstance(chat, Group):
        return 2
    chat.find_bot()
    return sum(member.is_inside for member in chat.members.values())


def leave_chat(world: World, params: Params) -> Any:
    """Let the bot leave a group."""
    group = _group(world, params, "chat member status can't be changed in private chats")
    group.leave(world.bot)
    return True


def pin_chat_message(world: World, params: Params) -> Any:
    """Pin a message, as administrator in groups."""
    message = message_of(world, params, "pin")
    _need_pin_right(world, message.chat)
    message.chat.pinned = message.id
    world.changed()
    return True


def unpin_chat_message(world: World, params: Params) -> Any:
    """Take the pin (of `message_id`, or the only one) away."""
    chat = chat_of(world, params)
    chat.admit_bot()
    _need_pin_right(world, chat)
    if chat.pinned is None or params.get("message_id", chat.pinned) != chat.pinned:
        refuse("message to unpin not found")
    chat.pinned = None
    world.changed()
    return True


def _need_pin_right(world: World, chat: Any) -> None:
    if isinstance(chat, Group) and not chat.member(world.bot).is_admin:
        refuse("not enough rights to manage pinned messages in the chat")


def _group(world: World, params: Params, otherwise: str = "chat not found") -> Group:
    chat = chat_of(world, params)
    if not isinstance(chat, Group):
        refuse(otherwise)
    if chat.find_bot().status is Status.LEFT:
        refuse("chat not found")
    return chat
