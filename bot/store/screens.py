"""What each chat should show, and what it shows now. The outbox makes the second follow the first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database import Row, Tx

_SETTLED = ("deal", "match")
"""Kinds that are not repeated in a new place: they tell of something that is over."""

_PASSING = ("turn",)
"""Kinds whose messages say nothing any more when their moment has passed: they are deleted."""

ON_THE_WAY_SECONDS = 20.0
"""No call is waited for longer than this."""

_CAN_BE_TOLD = (
    "NOT EXISTS (SELECT 1 FROM people WHERE people.id = chat AND reachable < 0)"
    " AND NOT EXISTS (SELECT 1 FROM chats WHERE chats.id = chat AND active = 0)"
)


@dataclass(frozen=True, slots=True)
class ScreenRow:
    """One screen of one chat. `wanted` above `rendered`: out of date; `fresh` above `rendered`: to be a new message.

    `message` shows it now (None: none yet), `shown` is a digest of what it shows, `sending` the time at which a
    send was begun whose outcome is not known.
    """

    id: int
    chat: int
    thread: int | None
    table: int
    kind: str
    slot: str
    wanted: int
    rendered: int
    fresh: int
    message: int | None
    shown: str | None
    sending: float | None


def show(tx: Tx, chat: int, thread: int | None, table: int, kind: str, slot: str = "", *, fresh: bool = False) -> None:
    """Say that a chat is to show a screen as it is now; `fresh`: as a new message, which notifies."""
    tx.execute(
        "INSERT INTO screens (chat, thread, table_id, kind, slot, fresh)"
        " VALUES (:chat, :thread, :table, :kind, :slot, :fresh)"
        " ON CONFLICT (chat, table_id, kind, slot) DO UPDATE SET wanted = wanted + 1, thread = :thread,"
        " fresh = CASE WHEN :fresh THEN wanted + 1 ELSE fresh END",
        {"chat": chat, "thread": thread, "table": table, "kind": kind, "slot": slot, "fresh": int(fresh)},
    )


def touch(tx: Tx, table: int, kind: str | None = None) -> None:
    """Say that what a table shows anywhere, or that kind of it, is out of date."""
    tx.execute(
        "UPDATE screens SET wanted = wanted + 1 WHERE table_id = :table AND (:kind IS NULL OR kind = :kind)",
        {"table": table, "kind": kind},
    )


def drop(tx: Tx, chat: int, table: int, kind: str, slot: str = "") -> None:
    """Forget a screen; its message stays as it is but loses its buttons, or goes if it was for the moment only."""
    row = tx.one(
        "DELETE FROM screens WHERE chat = ? AND table_id = ? AND kind = ? AND slot = ? RETURNING message",
        (chat, table, kind, slot),
    )
    if row is not None and row["message"] is not None:
        retire(tx, chat, row["message"], kind)


def retire(tx: Tx, chat: int, message: int, kind: str = "") -> None:
    """Say that a message, which showed a screen of this kind, is to lose its buttons, or to go."""
    tx.execute("INSERT INTO retired VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (chat, message, int(kind in _PASSING)))


def retired(tx: Tx) -> tuple[tuple[int, int], ...]:
    """Return the (chat, message) that are to lose their buttons or to go, in chats that can be told."""
    rows = tx.all(f"SELECT chat, message FROM retired WHERE {_CAN_BE_TOLD} ORDER BY message")  # noqa: S608 - a constant
    return tuple((row["chat"], row["message"]) for row in rows)


def goes(tx: Tx, chat: int, message: int) -> bool:
    """Tell whether a retired message is to be deleted."""
    row = tx.one("SELECT goes FROM retired WHERE chat = ? AND message = ?", (chat, message))
    return row is not None and bool(row["goes"])


def keep_message(tx: Tx, chat: int, message: int) -> None:
    """Note that a message cannot be deleted: it is to lose its buttons at least."""
    tx.execute("UPDATE retired SET goes = 0 WHERE chat = ? AND message = ?", (chat, message))


def retire_old(tx: Tx, chat: int, message: int) -> None:
    """Say that a message is to lose its buttons, unless it shows a screen now or may be the one just being sent."""
    shown = "SELECT 1 FROM screens WHERE chat = ? AND (message = ? OR sending IS NOT NULL)"
    if tx.one(shown, (chat, message)) is None:
        retire(tx, chat, message)


def adopt(tx: Tx, chat: int, table: int, message: int, on_the_way: float = ON_THE_WAY_SECONDS) -> None:
    """Note that a message with buttons of a table has been pressed: perhaps one whose send nobody has confirmed.

    It is when it is newer than all that the chat is known to show, and just one send of the table there has an
    unknown outcome, since longer than a call can be `on_the_way`. Then that screen is shown by it, and is brought up
    to date there instead of being sent again.
    """
    unknown = tx.all("SELECT * FROM screens WHERE chat = ? AND table_id = ? AND sending IS NOT NULL", (chat, table))
    if len(unknown) != 1 or unknown[0]["sending"] > tx.now - on_the_way:
        return
    newest = tx.one("SELECT max(message) AS message FROM screens WHERE chat = ?", (chat,))
    if newest is not None and newest["message"] is not None and newest["message"] >= message:
        return
    row = _row(unknown[0])
    tx.execute(
        "UPDATE screens SET message = ?, shown = NULL, sending = NULL, fresh = 0, rendered = min(rendered, wanted - 1)"
        " WHERE id = ?",
        (message, row.id),
    )
    if row.message is not None:
        retire(tx, chat, row.message, row.kind)


def of_table(tx: Tx, table: int) -> tuple[ScreenRow, ...]:
    """Return the screens of a table."""
    return tuple(map(_row, tx.all("SELECT * FROM screens WHERE table_id = ? ORDER BY id", (table,))))


def find(tx: Tx, chat: int, table: int, kind: str, slot: str = "") -> ScreenRow | None:
    """Return one screen, None when the chat is not to show it."""
    row = tx.one(
        "SELECT * FROM screens WHERE chat = ? AND table_id = ? AND kind = ? AND slot = ?", (chat, table, kind, slot)
    )
    return None if row is None else _row(row)


def out_of_date(tx: Tx, sent_before: float) -> list[tuple[int, int, str, int]]:
    """Return the screens to be shown, as (id, chat, kind, whether as a new message).

    Left out are those being sent since `sent_before` with an unknown outcome, and chats that cannot be told anything.
    """
    rows = tx.all(
        "SELECT id, chat, kind, fresh > rendered FROM screens"  # noqa: S608 - a constant
        f" WHERE wanted > rendered AND (sending IS NULL OR sending <= ?) AND {_CAN_BE_TOLD}",
        (sent_before,),
    )
    return [tuple(row) for row in rows]


def get_all(tx: Tx, ids: Sequence[int]) -> tuple[ScreenRow, ...]:
    """Return the screens with these ids, as far as there are any."""
    marks = ",".join("?" * len(ids))
    return tuple(map(_row, tx.all(f"SELECT * FROM screens WHERE id IN ({marks})", ids))) if ids else ()  # noqa: S608


def move_chat(tx: Tx, old: int, new: int) -> None:
    """Show what is not over anew in the supergroup that the group has become; message ids do not carry over."""
    tx.execute("DELETE FROM retired WHERE chat = ?", (old,))
    tx.execute("DELETE FROM screens WHERE chat = ? AND kind IN (?, ?)", (old, *_SETTLED))
    tx.execute(
        "UPDATE OR REPLACE screens SET chat = ?, message = NULL, shown = NULL, sending = NULL, wanted = wanted + 1"
        " WHERE chat = ?",
        (new, old),
    )


def _row(row: Row) -> ScreenRow:
    return ScreenRow(
        row["id"],
        row["chat"],
        row["thread"],
        row["table_id"],
        row["kind"],
        row["slot"],
        row["wanted"],
        row["rendered"],
        row["fresh"],
        row["message"],
        row["shown"],
        row["sending"],
    )


def forget_chat(tx: Tx, chat: int) -> None:
    """Forget what a chat shows; its messages stay as they are."""
    tx.execute("DELETE FROM screens WHERE chat = ?", (chat,))
    tx.execute("DELETE FROM retired WHERE chat = ?", (chat,))


def touch_chat(tx: Tx, chat: int) -> None:
    """Say that everything a chat shows is out of date."""
    tx.execute("UPDATE screens SET wanted = wanted + 1 WHERE chat = ?", (chat,))
