"""Which language a chat or a person is spoken to in."""

from bot.i18n import Translator, pick, translator
from bot.store import chats, people
from bot.store.database import Tx


def speaks_to(tx: Tx, person: int) -> Translator:
    """Give the translator for a person: as chosen, else as Telegram tells."""
    row = people.get(tx, person)
    if row is None:
        return translator(pick(None))
    return translator(row.language or pick(row.language_code))


def speaks_in(tx: Tx, chat: int, host: int) -> Translator:
    """Give the translator for a chat: the person's in a private one, else the group's choice, else the host's."""
    if chat > 0:
        return speaks_to(tx, chat)
    row = chats.get(tx, chat)
    return translator(row.language) if row is not None and row.language else speaks_to(tx, host)
