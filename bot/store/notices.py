"""Messages sent once, in words settled when they were written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.types import Screen
from bot.store.codec import read_screen, write_screen
from bot.store.database import Row, Tx

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
    """Return what is still to be said and not being said, in the order of writing."""
    return tuple(map(_row, tx.all("SELECT * FROM notices WHERE sending IS NULL ORDER BY id")))


def outline(tx: Tx) -> list[tuple[int, int, int]]:
    """Return the (id, chat, priority) of the same, without the words."""
    rows = tx.all("SELECT id, chat, priority FROM notices WHERE sending IS NULL ORDER BY id")
    return [tuple(row) for row in rows]


def get_all(tx: Tx, ids: Sequence[int]) -> tuple[NoticeRow, ...]:
    """Return the notices with these ids, as far as there are any."""
    marks = ",".join("?" * len(ids))
    return tuple(map(_row, tx.all(f"SELECT * FROM notices WHERE id IN ({marks})", ids))) if ids else ()  # noqa: S608


def move_chat(tx: Tx, old: int, new: int) -> None:
    """Say what is still to be said in the supergroup that the group has become."""
    tx.execute("UPDATE notices SET chat = ? WHERE chat = ?", (new, old))


def _row(row: Row) -> NoticeRow:
    return NoticeRow(**{**dict(row), "screen": read_screen(row["screen"])})
