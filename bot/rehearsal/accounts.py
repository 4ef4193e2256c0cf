"""Who writes: people and the bot, with the fields that the Bot API's User has."""

from dataclasses import dataclass
from typing import Any


@dataclass(eq=False, slots=True)
class Account:
    """One user of Telegram; a bot is one too."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language: str = ""
    is_bot: bool = False

    @property
    def name(self) -> str:
        """The name as clients show it."""
        return f"{self.first_name} {self.last_name}".strip()

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's User."""
        user: dict[str, Any] = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        if self.last_name:
            user["last_name"] = self.last_name
        if self.username:
            user["username"] = self.username
        if self.language:
            user["language_code"] = self.language
        return user


@dataclass(eq=False, slots=True)
class BotAccount(Account):
    """The bot that is rehearsed; `privacy` is BotFather's privacy mode."""

    is_bot: bool = True
    privacy: bool = True

    def me(self) -> dict[str, Any]:
        """Give what getMe answers."""
        return self.to_json() | {
            "can_join_groups": True,
            "can_read_all_group_messages": not self.privacy,
            "supports_inline_queries": False,
            "can_connect_to_business": False,
            "has_main_web_app": False,
        }
