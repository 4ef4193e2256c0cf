"""What a bot says about itself: commands per scope and language, descriptions, the menu button."""

import re
from collections.abc import Sequence
from typing import Any, Final

from bot.rehearsal.chats import Chat
from bot.rehearsal.groups import Group
from bot.rehearsal.people import Person
from bot.rehearsal.refusals import refuse

NAME: Final = re.compile(r"[a-z0-9_]{1,32}\Z")
LANGUAGE: Final = re.compile(r"(?:[a-z]{2})?\Z")
MOST_COMMANDS: Final = 100
LONGEST: Final = {"name": 64, "description": 512, "short_description": 120}

ScopeKey = tuple[str, int, int]
Commands = list[dict[str, Any]]


def check_language(code: str) -> str:
    """Refuse anything but a two-letter code or nothing."""
    if not LANGUAGE.match(code):
        refuse("LANG_CODE_INVALID")
    return code


def check_commands(commands: Sequence[dict[str, Any]]) -> None:
    """Refuse names outside [a-z0-9_]{1,32}, descriptions outside 1-256, and more than a hundred."""
    if len(commands) > MOST_COMMANDS:
        refuse("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not NAME.match(command["command"].removeprefix("/")):
            refuse("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"]) <= 256:
            refuse("BOT_COMMAND_DESCRIPTION_INVALID")


class Profile:
    """The texts of one bot, by language; "" is the language of everyone else."""

    def __init__(self, name: str) -> None:
        self.commands: dict[tuple[ScopeKey, str], Commands] = {}
        self.texts: dict[tuple[str, str], str] = {("name", ""): name}
        self.menu_buttons: dict[int, dict[str, Any]] = {}

    def set_text(self, kind: str, text: str, language: str) -> None:
        """Set the name, description or short description in one language; "" takes it away."""
        check_language(language)
        if len(text) > LONGEST[kind]:
            refuse(f"BOT_{kind.upper()}_TOO_LONG")
        if text:
            self.texts[kind, language] = text
        else:
            self.texts.pop((kind, language), None)

    def text(self, kind: str, language: str) -> str:
        """Give what someone with this language reads."""
        return self.texts.get((kind, language)) or self.texts.get((kind, ""), "")

    def commands_for(self, chat: Chat, person: Person) -> Commands:
        """Give the commands a client offers: the narrowest scope first, in the person's language or none."""
        for scope in _scopes_for(chat, person):
            for language in (person.language[:2], ""):
                if found := self.commands.get((scope, language)):
                    return found
        return []


def _scopes_for(chat: Chat, person: Person) -> list[ScopeKey]:
    """Bot API, "Determining list of commands"."""
    if not isinstance(chat, Group):
        return [("chat", chat.id, 0), ("all_private_chats", 0, 0), ("default", 0, 0)]
    scopes: list[ScopeKey] = [("chat_member", chat.id, person.id)]
    admin = chat.member(person).is_admin
    if admin:
        scopes.append(("chat_administrators", chat.id, 0))
    scopes.append(("chat", chat.id, 0))
    if admin:
        scopes.append(("all_chat_administrators", 0, 0))
    return [*scopes, ("all_group_chats", 0, 0), ("default", 0, 0)]
