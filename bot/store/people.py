"""People: everybody who has pressed or written, and what they have chosen for themselves."""

from dataclasses import dataclass
from typing import Any, Literal

from bot.store.database import Tx

Reachable = Literal[-1, 0, 1]
"""1: the private chat is open; 0: it never was; -1: blocked or gone."""

Reminders = Literal["off", "normal", "more"]

NOBODY = 0
"""Who hosted a table that is over, once its host has been forgotten."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person; `language` is chosen, `language_code` what Telegram told last. Quiet hours are minutes of the day."""

    id: int
    name: str
    username: str | None
    language: str | None
    language_code: str | None
    reachable: Reachable
    zone: str | None
    quiet_from: int | None
    quiet_to: int | None
    reminders: Reminders


def meet(tx: Tx, person: int, name: str, username: str | None, language_code: str | None) -> None:
    """Note somebody as Telegram tells of them now; what they have chosen stays."""
    tx.execute(
        "INSERT INTO people (id, name, username, language_code) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, username = excluded.username,"
        " language_code = excluded.language_code",
        (person, name, username, language_code),
    )


def get(tx: Tx, person: int) -> PersonRow | None:
    """Find a person."""
    row = tx.one("SELECT * FROM people WHERE id = ?", (person,))
    return None if row is None else PersonRow(**dict(row))


def name(tx: Tx, person: int) -> str:
    """Tell a person's name, "" when they have been forgotten."""
    row = tx.one("SELECT name FROM people WHERE id = ?", (person,))
    return "" if row is None else str(row["name"])


def set_reachable(tx: Tx, person: int, reachable: Reachable) -> bool:
    """Note whether the person can be written to; tells whether that is news."""
    found = tx.execute(
        "UPDATE people SET reachable = ? WHERE id = ? AND reachable <> ?", (reachable, person, reachable)
    )
    return found.rowcount > 0


def choose(tx: Tx, person: int, **columns: Any) -> None:
    """Set what a person chooses: language, zone, quiet_from, quiet_to, reminders."""
    allowed = {"language", "zone", "quiet_from", "quiet_to", "reminders"}
    if not columns.keys() <= allowed:
        message = f"not for people to choose: {sorted(columns.keys() - allowed)}"
        raise ValueError(message)
    sets = ", ".join(f"{column} = ?" for column in columns)
    tx.execute(f"UPDATE people SET {sets} WHERE id = ?", (*columns.values(), person))  # noqa: S608 - names checked above


def forget(tx: Tx, person: int) -> None:
    """Delete all that is kept about a person whom no seat and no table names."""
    tx.execute("DELETE FROM vacations WHERE person = ?", (person,))
    tx.execute("DELETE FROM people WHERE id = ?", (person,))


def is_reachable(tx: Tx, person: int) -> bool:
    """Tell whether the person can be written to."""
    row = tx.one("SELECT reachable FROM people WHERE id = ?", (person,))
    return row is not None and row["reachable"] == 1
