"""Single values: above all, when the bot was last known to run."""

from __future__ import annotations

from bot.store.database import Tx

ALIVE = "alive"


def value(tx: Tx, key: str) -> str | None:
    """Return the value, None when there is none."""
    row = tx.one("SELECT value FROM meta WHERE key = ?", (key,))
    return None if row is None else str(row["value"])


def put(tx: Tx, key: str, text: str) -> None:
    """Set the value."""
    tx.execute("INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", (key, text))


def note_alive(tx: Tx) -> None:
    """Note that the bot runs now."""
    put(tx, ALIVE, repr(tx.now))


def outage(tx: Tx) -> float:
    """Return the seconds since the bot was last known to run; 0 when it never was."""
    alive = value(tx, ALIVE)
    return 0.0 if alive is None else max(0.0, tx.now - float(alive))


def forget(tx: Tx, ending: str) -> None:
    """Delete the values whose key ends so."""
    tx.execute("DELETE FROM meta WHERE substr(key, -length(:ending)) = :ending", {"ending": ending})


def move(tx: Tx, ending: str, new: str) -> None:
    """Give the values whose key ends so the new ending; what had that is replaced."""
    tx.execute(
        "UPDATE OR REPLACE meta SET key = substr(key, 1, length(key) - length(:ending)) || :new"
        " WHERE substr(key, -length(:ending)) = :ending",
        {"ending": ending, "new": new},
    )
