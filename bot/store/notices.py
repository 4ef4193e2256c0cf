"""Messages sent once, in words settled when they were written."""

from __future__ import annotations

from dataclasses import dataclass

from bot.screens.types import Screen
from bot.store.codec import read_screen, write_screen
from bot.store.database import Tx

URGENT = 0
"""For one person, now."""
CHATTER = 9
"""For a group, whenever there is room."""


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """One message to be sent. `sending` is the time at which a send was begun whose outcome is not known."""

    id: int
    chat: int
    thread: int | None
    screen: Screen
    priority: int
    created: float
    sending: float | None


def add(tx: Tx, chat: int, thread: int | None, screen: Screen, priority: int = URGENT) -> None:
    """Say that a chat is to be told something once; priority from URGENT to CHATTER."""
    tx.execute(
        "INSERT INTO notices (chat, thread, screen, priority, created) VALUES (?, ?, ?, ?, ?)",
        (chat, thread, write_screen(screen), priority, tx.now),
    )


def waiting(tx: Tx) -> tuple[NoticeRow, ...]:
    """Return what is still to be said, in the order in which it was written; not what is being sent."""
    return tuple(
        NoticeRow(
            row["id"],
            row["chat"],
            row["thread"],
            read_screen(row["screen"]),
            row["priority"],
            row["created"],
            row["sending"],
        )
        for row in tx.all("SELECT * FROM notices WHERE sending IS NULL ORDER BY id")
    )


def move_chat(tx: Tx, old: int, new: int) -> None:
    """Say what is still to be said in the supergroup that the group has become."""
    tx.execute("UPDATE notices SET chat = ? WHERE chat = ?", (new, old))
