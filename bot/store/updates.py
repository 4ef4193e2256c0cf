"""Updates from Telegram: a row before they are confirmed, done in the transaction of their change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.store.database import Tx


@dataclass(frozen=True, slots=True)
class UpdateRow:
    """An update as it came: `body` is its JSON; `tries` how often handling it has failed."""

    id: int
    body: str
    tries: int


def add(tx: Tx, bodies: Iterable[tuple[int, str]]) -> tuple[int, ...]:
    """Store updates, as (id, body); return the ids that were not there before, in the order given."""
    return tuple(
        update_id
        for update_id, body in bodies
        if tx.execute(
            "INSERT INTO updates (id, body, at) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
            (update_id, body, tx.now),
        ).rowcount
    )


def done(tx: Tx, update_id: int | None) -> bool:
    """Mark an update done; False when it was done before, and then nothing else may be changed.

    None, for a change that no update has caused, is always True.
    """
    if update_id is None:
        return True
    cursor = tx.execute(
        "INSERT INTO updates (id, body, at, done) VALUES (:id, '', :now, :now)"
        " ON CONFLICT (id) DO UPDATE SET done = :now, body = '' WHERE done IS NULL",
        {"id": update_id, "now": tx.now},
    )
    return cursor.rowcount > 0


def all_done(tx: Tx, ids: Iterable[int]) -> None:
    """Mark updates done that have changed nothing, and so have nothing to be marked with."""
    tx.each("UPDATE updates SET done = ?, body = '' WHERE id = ? AND done IS NULL", [(tx.now, each) for each in ids])


def waiting(tx: Tx) -> tuple[UpdateRow, ...]:
    """Return the updates that are not done, oldest first."""
    rows = tx.all("SELECT id, body, tries FROM updates WHERE done IS NULL ORDER BY id")
    return tuple(UpdateRow(row["id"], row["body"], row["tries"]) for row in rows)


def failed(tx: Tx, update_id: int) -> int | None:
    """Count a failure to handle an update; return how many there have been, None when it is done all the same."""
    row = tx.one("UPDATE updates SET tries = tries + 1 WHERE id = ? AND done IS NULL RETURNING tries", (update_id,))
    return None if row is None else int(row["tries"])


def prune(tx: Tx, before: float) -> None:
    """Forget updates that were done before that time."""
    tx.execute("DELETE FROM updates WHERE done < ?", (before,))
