"""The lists of commands that Telegram shows: by chat and by language (Bot API, setMyCommands)."""

from typing import Final

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)

from bot.i18n import REFERENCE, Translator, languages, translator

PRIVATE: Final = ("play", "hand", "tables", "score", "rules", "settings", "help", "forgetme")
GROUP: Final = ("play", "tables", "score", "clock", "endtable", "rules", "settings", "help")

_SCOPES: Final[tuple[tuple[BotCommandScope, tuple[str, ...]], ...]] = (
    (BotCommandScopeAllPrivateChats(), PRIVATE),
    (BotCommandScopeAllGroupChats(), GROUP),
    (BotCommandScopeAllChatAdministrators(), GROUP),
)


async def set_commands(bot: Bot) -> None:
    """Tell Telegram every list; the reference language is for everybody whose language is not among ours."""
    for scope, names in _SCOPES:
        for language in languages():
            commands = _commands(names, translator(language))
            code = None if language == REFERENCE else language
            await bot.set_my_commands(commands, scope=scope, language_code=code)


def _commands(names: tuple[str, ...], t: Translator) -> list[BotCommand]:
    return [BotCommand(name, t.plain(f"command-{name}")) for name in names]
