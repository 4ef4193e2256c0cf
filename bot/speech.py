"""Which language a chat or a person is spoken to in."""

from bot.i18n import Translator, pick, translator
from bot.store import chats, meta, people
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


def address(tx: Tx, chat: int, person: int) -> None:
    """Remember, for what a chat shows beside its tables, the language of the person who has asked for it."""
    if chat < 0:
        meta.put(tx, _asked_key(chat), speaks_to(tx, person).language)


def speaks_beside_tables(tx: Tx, chat: int) -> Translator:
    """Give the translator for what is about no table: where a group has not chosen, that of who asked last."""
    row = chats.get(tx, chat)
    if chat > 0 or (row is not None and row.language):
        return speaks_in(tx, chat, 0)
    return translator(pick(meta.value(tx, _asked_key(chat))))


def _asked_key(chat: int) -> str:
    return f"asked:{chat}"
