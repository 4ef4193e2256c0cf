"""Who decides in a group beside a table's host: its administrators, as Telegram tells, remembered for a minute."""

import logging
import time
from typing import Final

from telegram import Bot
from telegram.constants import ChatMemberStatus
from telegram.error import TelegramError

log = logging.getLogger(__name__)

_REMEMBERED: Final = 60.0
_MOST: Final = 1000
_DECIDING: Final = (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)


class Admins:
    """Asks Telegram who is an administrator (Bot API, getChatMember)."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: dict[tuple[int, int], tuple[bool, float]] = {}

    async def is_admin(self, chat: int, person: int) -> bool:
        """Tell whether a person is an administrator of a group; no when Telegram does not say."""
        known = self._known.get((chat, person))
        if known is not None and known[1] > time.monotonic():
            return known[0]
        try:
            member = await self._bot.get_chat_member(chat, person)
        except TelegramError as error:
            log.warning("chat %s does not tell who is an administrator: %s", chat, type(error).__name__)
            return False
        self.note(chat, person, decides=member.status in _DECIDING)
        return member.status in _DECIDING

    def note(self, chat: int, person: int, *, decides: bool) -> None:
        """Remember what has been heard."""
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[chat, person] = (decides, time.monotonic() + _REMEMBERED)
