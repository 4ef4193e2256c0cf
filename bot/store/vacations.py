"""Vacations: stretches in which a player's clock at a table stands still."""

from bot.store.database import Tx

Span = tuple[float, float]


def of_person(tx: Tx, table: int, person: int) -> tuple[Span, ...]:
    """List a player's vacations at a table, oldest first, as (begins, ends)."""
    rows = tx.all(
        "SELECT begins, ends FROM vacations WHERE table_id = ? AND person = ? ORDER BY begins", (table, person)
    )
    return tuple((row["begins"], row["ends"]) for row in rows)


def begin(tx: Tx, table: int, person: int, seconds: float) -> None:
    """Begin a vacation now."""
    tx.execute("INSERT INTO vacations VALUES (?, ?, ?, ?)", (table, person, tx.now, tx.now + seconds))


def end(tx: Tx, table: int, person: int) -> bool:
    """End the vacation that lasts now; tells whether there is one."""
    found = tx.execute(
        "UPDATE vacations SET ends = ? WHERE table_id = ? AND person = ? AND begins <= ? AND ends > ?",
        (tx.now, table, person, tx.now, tx.now),
    )
    return found.rowcount > 0
