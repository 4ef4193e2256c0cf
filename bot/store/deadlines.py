"""Everything that time will do. A row goes in the transaction that does what it was for."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from bot.store.database import Row, Tx

NOBODY = -1
"""The seat of a deadline that is about no seat."""

_COLUMNS = "table_id, kind, seat, ply, due, details"


@dataclass(frozen=True, slots=True)
class Deadline:
    """Something that is to happen at `due`. `ply` is the table's when it was set: another ply, another world."""

    table: int
    kind: str
    ply: int
    due: float
    seat: int = NOBODY
    details: dict[str, Any] = field(default_factory=dict)


def put(tx: Tx, deadline: Deadline) -> None:
    """Set a deadline in the place of the one for the same table, kind and seat."""
    tx.execute(
        f"INSERT INTO deadlines ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)"  # noqa: S608 - a constant
        " ON CONFLICT (table_id, kind, seat)"
        " DO UPDATE SET ply = excluded.ply, due = excluded.due, details = excluded.details",
        (
            deadline.table,
            deadline.kind,
            deadline.seat,
            deadline.ply,
            deadline.due,
            json.dumps(deadline.details, ensure_ascii=False),
        ),
    )


def clear(tx: Tx, table: int, kind: str | None = None, seat: int | None = None) -> None:
    """Forget the deadlines of a table, or those of one kind, or those of one seat."""
    tx.execute(
        "DELETE FROM deadlines WHERE table_id = :table"
        " AND (:kind IS NULL OR kind = :kind) AND (:seat IS NULL OR seat = :seat)",
        {"table": table, "kind": kind, "seat": seat},
    )


def of_table(tx: Tx, table: int) -> tuple[Deadline, ...]:
    """Return a table's deadlines, the next one first."""
    rows = tx.all(f"SELECT {_COLUMNS} FROM deadlines WHERE table_id = ? ORDER BY due", (table,))  # noqa: S608
    return tuple(map(_deadline, rows))


def due(tx: Tx, limit: int = 100) -> tuple[Deadline, ...]:
    """Return the deadlines whose time has come, the most overdue first."""
    rows = tx.all(f"SELECT {_COLUMNS} FROM deadlines WHERE due <= ? ORDER BY due LIMIT ?", (tx.now, limit))  # noqa: S608
    return tuple(map(_deadline, rows))


def next_due(tx: Tx) -> float | None:
    """Return the time of the next deadline, None when there is none."""
    row = tx.one("SELECT min(due) AS due FROM deadlines")
    return None if row is None else row["due"]


def _deadline(row: Row) -> Deadline:
    return Deadline(row["table_id"], row["kind"], row["ply"], row["due"], row["seat"], json.loads(row["details"]))


def carry(tx: Tx, table: int, ply: int) -> None:
    """Let a table's deadlines hold for its new ply."""
    tx.execute("UPDATE deadlines SET ply = ? WHERE table_id = ?", (ply, table))


def everywhere(tx: Tx) -> tuple[Deadline, ...]:
    """Return every deadline."""
    return tuple(map(_deadline, tx.all(f"SELECT {_COLUMNS} FROM deadlines")))  # noqa: S608 - a constant
