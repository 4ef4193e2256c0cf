"""Chats: the groups that the bot plays in, and what they have chosen."""

from dataclasses import dataclass

from bot.store import notices, screens
from bot.store.database import Tx


@dataclass(frozen=True, slots=True)
class ChatRow:
    """A group. `announce`: a turn is announced by a new message there; `active`: the bot is a member."""

    id: int
    title: str
    language: str | None
    announce: bool
    active: bool


def meet(tx: Tx, chat: int, title: str) -> None:
    """Note a group as Telegram tells of it now; a group that speaks to the bot is one it is in.

    An empty title, as the chat of a message that is no longer there may have, changes none.
    """
    tx.execute(
        "INSERT INTO chats (id, title) VALUES (?, ?) ON CONFLICT (id)"
        " DO UPDATE SET title = iif(excluded.title = '', title, excluded.title), active = 1",
        (chat, title),
    )


def get(tx: Tx, chat: int) -> ChatRow | None:
    """Find a group."""
    row = tx.one("SELECT * FROM chats WHERE id = ?", (chat,))
    if row is None:
        return None
    return ChatRow(row["id"], row["title"], row["language"], bool(row["announce"]), bool(row["active"]))


def set_active(tx: Tx, chat: int, active: bool) -> None:
    """Note whether the bot is a member of the group."""
    tx.execute("UPDATE chats SET active = ? WHERE id = ?", (int(active), chat))


def set_language(tx: Tx, chat: int, language: str | None) -> None:
    """Set the language of everything in the group; None: as its hosts'."""
    tx.execute("UPDATE chats SET language = ? WHERE id = ?", (language, chat))


def set_announce(tx: Tx, chat: int, announce: bool) -> None:
    """Set whether a turn is announced by a new message in the group."""
    tx.execute("UPDATE chats SET announce = ? WHERE id = ?", (int(announce), chat))


def move(tx: Tx, old: int, new: int) -> bool:
    """Take everything of a group to the supergroup it has become; tells whether anything was known of it.

    Ids of messages do not carry over, so that each screen is sent again (Bot API, `migrate_to_chat_id`).
    Both chats tell of the move, and repeating it changes nothing.
    """
    known = get(tx, old)
    if known is None:
        return False
    tx.execute(
        "INSERT INTO chats (id, title, language, announce, active) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (id) DO UPDATE SET language = excluded.language, announce = excluded.announce, active = 1",
        (new, known.title, known.language, int(known.announce)),
    )
    tx.execute("UPDATE tables SET chat = ? WHERE chat = ?", (new, old))
    screens.move_chat(tx, old, new)
    notices.move_chat(tx, old, new)
    tx.execute("DELETE FROM chats WHERE id = ?", (old,))
    return True
