"""What Telegram shows of the bot before it speaks: lists of commands by chat, what it is for; in each language."""

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


async def introduce(bot: Bot) -> None:
    """Tell Telegram every list and what the bot is for (Bot API: setMyCommands, setMyDescription,
    setMyShortDescription). The reference language is for everybody whose language is not among ours.
    """
    for language in languages():
        t, code = translator(language), None if language == REFERENCE else language
        for scope, names in _SCOPES:
            await bot.set_my_commands(_commands(names, t), scope=scope, language_code=code)
        await bot.set_my_description(t.plain("bot-description"), language_code=code)
        await bot.set_my_short_description(t.plain("bot-short-description"), language_code=code)


def _commands(names: tuple[str, ...], t: Translator) -> list[BotCommand]:
    return [BotCommand(name, t.plain(f"command-{name}")) for name in names]
