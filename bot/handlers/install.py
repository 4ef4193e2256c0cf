"""Which update goes to which handler."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final

from telegram import Message, Update
from telegram.ext import (
    Application,
    BaseHandler,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.handlers import commands, membership, presses
from bot.handlers.desk import Desk

Command = Callable[[Desk, Update, Message, int], Awaitable[None]]
AnyApplication = Application[Any, Any, Any, Any, Any, Any]

COMMANDS: Final[Mapping[str, Command]] = {
    "start": commands.start,
    "play": commands.play,
    "hand": commands.hand,
    "tables": commands.list_tables,
    "score": commands.score,
    "clock": commands.clock,
    "endtable": commands.end_table,
    "forgetme": commands.forget_me,
    "rules": commands.rules,
    "settings": commands.settings,
    "help": commands.helps,
}

PERSONAL: Final = (commands.play, commands.hand, commands.forget_me)
"""Commands that are about whoever writes them."""


def install(application: AnyApplication, desk: Desk) -> None:
    """Give the application its handlers."""
    telling = (_membership(desk), _migration(desk), _leaving(desk))
    application.add_handlers([_pressing(desk), *telling, *_commands(desk), _typing(desk)])


def _commands(desk: Desk) -> list[BaseHandler[Any, Any, Any]]:
    return [CommandHandler(name, _commanded(desk, command)) for name, command in COMMANDS.items()]


def _typing(desk: Desk) -> BaseHandler[Any, Any, Any]:
    words = filters.TEXT & ~filters.COMMAND & filters.ChatType.PRIVATE
    return MessageHandler(words, _commanded(desk, commands.typed))


def _commanded(desk: Desk, command: Command) -> Callable[[Update, Any], Any]:
    async def handle(update: Update, _: Any) -> None:
        message, user = update.message, update.effective_user
        if message is None or user is None:
            return
        if message.sender_chat is not None and command in PERSONAL:
            await commands.anonymous(desk, update, message)
        else:
            await command(desk, update, message, user.id)

    return handle


def _pressing(desk: Desk) -> BaseHandler[Any, Any, Any]:
    async def handle(update: Update, _: Any) -> None:
        await presses.on_press(desk, update)

    return CallbackQueryHandler(handle)


def _membership(desk: Desk) -> BaseHandler[Any, Any, Any]:
    async def handle(update: Update, _: Any) -> None:
        if update.my_chat_member is not None:
            await membership.on_own_membership(desk, update, update.my_chat_member)

    return ChatMemberHandler(handle, ChatMemberHandler.MY_CHAT_MEMBER)


def _migration(desk: Desk) -> BaseHandler[Any, Any, Any]:
    return MessageHandler(filters.StatusUpdate.MIGRATE, _service(desk, membership.on_migration))


def _leaving(desk: Desk) -> BaseHandler[Any, Any, Any]:
    return MessageHandler(filters.StatusUpdate.LEFT_CHAT_MEMBER, _service(desk, membership.on_leaving))


def _service(
    desk: Desk, act: Callable[[Desk, Update, Message], Awaitable[None]]
) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    async def handle(update: Update, _: Any) -> None:
        if update.message is not None:
            await act(desk, update, update.message)

    return handle
