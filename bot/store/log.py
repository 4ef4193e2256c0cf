"""The log of a table: every action that was applied. Replaying it gives the table's state."""

from dataclasses import dataclass

from bot.store.database import Row, Tx
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class LogRow:
    """One applied action. `by` is the person, None for a stand-in, chance or the clock; `events` is JSON."""

    ply: int
    seat: Seat | None
    by: int | None
    action: str
    events: str
    at: float


def append(tx: Tx, table: int, row: LogRow) -> None:
    """Write down an applied action; the primary key refuses a second one at its ply."""
    tx.execute(
        "INSERT INTO actions (table_id, ply, seat, by, action, events, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, row.ply, row.seat, row.by, row.action, row.events, row.at),
    )


def get(tx: Tx, table: int, ply: int) -> LogRow | None:
    """Find the action of a ply."""
    row = tx.one("SELECT ply, seat, by, action, events, at FROM actions WHERE table_id = ? AND ply = ?", (table, ply))
    return None if row is None else _row(row)


def after(tx: Tx, table: int, ply: int) -> tuple[LogRow, ...]:
    """List the actions after a ply, oldest first; all of them after ply 0."""
    rows = tx.all(
        "SELECT ply, seat, by, action, events, at FROM actions WHERE table_id = ? AND ply > ? ORDER BY ply",
        (table, ply),
    )
    return tuple(map(_row, rows))


def latest(tx: Tx, table: int, count: int) -> tuple[LogRow, ...]:
    """List the latest actions, oldest first."""
    rows = tx.all(
        "SELECT ply, seat, by, action, events, at FROM actions WHERE table_id = ? ORDER BY ply DESC LIMIT ?",
        (table, count),
    )
    return tuple(map(_row, reversed(rows)))


def _row(row: Row) -> LogRow:
    return LogRow(row["ply"], row["seat"], row["by"], row["action"], row["events"], row["at"])
