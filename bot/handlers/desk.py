"""What every handler works with, and the one way in which an update changes anything."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from telegram import Chat, Update, User

from bot.handlers.admins import Admins
from bot.i18n import Translator, pick, translator
from bot.screens.names import is_readable
from bot.speech import speaks_to
from bot.store import chats, people, updates
from bot.store.database import Store, Tx
from bot.tables import persons
from bot.tables.answers import NOTHING, Answer, Refused
from bot.tables.house import House

Work = Callable[[Tx], Answer]


class AnswersPresses(Protocol):
    """Answers a press without making the caller wait for the network."""

    def __call__(self, query: str, text: str, *, alert: bool = False, url: str | None = None) -> None:
        """Answer the callback query with this id; "" says nothing."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The store, the house's rules, and ways to the world.

    `wake` tells the outbox that something is to be shown, above all in the chat that it names.
    """

    store: Store
    house: House
    bot: str
    admins: Admins
    wake: Callable[[int | None], None]
    answer: AnswersPresses

    async def change(self, update: Update, work: Work) -> tuple[Answer, Translator]:
        """Do `work` in one transaction with meeting whoever sent the update and marking it done.

        An update that was done before does nothing. A refusal is an answer. The translator speaks the person's
        language.
        """
        user = update.effective_user

        def transact(tx: Tx) -> tuple[Answer, Translator]:
            if not updates.done(tx, update.update_id):
                return NOTHING, translator(pick(None))
            _meet(tx, user, update.effective_chat)
            if user is not None and _is_private(update, user):
                persons.came(tx, self.house, user.id)
            try:
                answer = work(tx)
            except Refused as refused:
                answer = refused.answer
            return answer, speaks_to(tx, user.id if user else 0)

        result = await self.store.write(transact)
        self.wake(update.effective_chat.id if update.effective_chat else None)
        return result

    def link(self, start: str) -> str | None:
        """Give the address that opens the private chat with a payload; None for none (Bot API, deep linking)."""
        return f"https://t.me/{self.bot}?start={start}" if start else None


def _is_private(update: Update, user: User) -> bool:
    """Tell whether somebody has written or pressed in their private chat, which is open then."""
    chat = update.effective_chat
    return update.my_chat_member is None and chat is not None and chat.id == user.id


def _name_of(user: User) -> str:
    """Give a name that can be read: a table must not have somebody who looks like a free seat."""
    name = user.full_name
    return name if is_readable(name) else user.username or str(user.id)


def _meet(tx: Tx, user: User | None, chat: Chat | None) -> None:
    if user is not None and not user.is_bot:
        people.meet(tx, user.id, _name_of(user), user.username, user.language_code)
    if chat is not None and chat.id < 0:
        chats.meet(tx, chat.id, chat.title or "")
