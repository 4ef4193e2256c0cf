"""Tables and their seats, as rows."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from pydantic import TypeAdapter

from bot.store.database import Row, Tx
from bot.store.people import NOBODY
from engine.game import OptionValue, Seat

Status = Literal["lobby", "playing", "over", "ended", "cancelled"]
"""over: the match was played to its end; ended: it was broken off."""

OnTimeout = Literal["stand-in", "wait"]


@dataclass(frozen=True, slots=True)
class ClockSettings:
    """A table's clock, in seconds; `turn` None: none. `vacation` is in days a year for each player."""

    turn: int | None = None
    reserve: int = 0
    question: int | None = None
    next_deal: int | None = None
    on_timeout: OnTimeout = "stand-in"
    vacation: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """What the others at a table want for a seat whose time has run out: people, by what they want."""

    seat: Seat
    stand_in: tuple[int, ...] = ()
    invite: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What a table agrees on besides its rules."""

    draw_partners: bool = False
    page: str = ""
    """The part of the lobby that is open."""
    clock: ClockSettings = field(default_factory=ClockSettings)
    dealer: Seat = 0
    """Who dealt first: with the rules and the log that is the whole match."""
    paused_since: float | None = None
    pause_agreed: tuple[int, ...] = ()
    """Who wants a pause that not everybody has agreed to yet."""
    turn_left: float | None = None
    """Seconds that the asker's turn has left while the question is open."""
    vote: Vote | None = None
    reminded: float | None = None
    """When the asked partner was last reminded."""
    rematch: int | None = None
    """The table where these people play again."""


_SETTINGS: Final = TypeAdapter(TableSettings)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `state` is JSON of the engine's state, None in the lobby."""

    id: int
    chat: int
    thread: int | None
    game: str
    players: int
    options: Mapping[str, OptionValue]
    settings: TableSettings
    host: int
    status: Status
    ply: int
    state: str | None
    turn_since: float | None
    created: float
    ended: float | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat. In the lobby it is free when there is neither a person nor a stand-in."""

    seat: Seat
    person: int | None
    stand_in: bool
    seen_ply: int
    since_ply: int
    reserve_used: float = 0.0

    @property
    def is_free(self) -> bool:
        """Whether nobody and nothing plays here."""
        return self.person is None and not self.stand_in


def create(tx: Tx, chat: int, thread: int | None, game: str, players: int, host: int) -> TableRow:
    """Open a table with free seats."""
    made = tx.execute(
        "INSERT INTO tables (chat, thread, game, players, host, status, created) VALUES (?, ?, ?, ?, ?, 'lobby', ?)",
        (chat, thread, game, players, host, tx.now),
    )
    if made.lastrowid is None:
        message = "a table without an id"
        raise RuntimeError(message)
    set_seats(tx, made.lastrowid, [(None, False)] * players)
    return require(tx, made.lastrowid)


def get(tx: Tx, table: int) -> TableRow | None:
    """Find a table."""
    row = tx.one("SELECT * FROM tables WHERE id = ?", (table,))
    return None if row is None else _table(row)


def require(tx: Tx, table: int) -> TableRow:
    """Find a table that must be there. Raises LookupError."""
    row = get(tx, table)
    if row is None:
        message = f"no table {table}"
        raise LookupError(message)
    return row


def every(tx: Tx) -> tuple[TableRow, ...]:
    """List all tables, oldest first."""
    return tuple(map(_table, tx.all("SELECT * FROM tables ORDER BY id")))


def in_chat(tx: Tx, chat: int, *, active: bool = True) -> tuple[TableRow, ...]:
    """List the tables of a chat, oldest first: those in the lobby or playing, or all."""
    wanted = "AND status IN ('lobby', 'playing')" if active else ""
    rows = tx.all(f"SELECT * FROM tables WHERE chat = ? {wanted} ORDER BY id", (chat,))  # noqa: S608 - two constants
    return tuple(map(_table, rows))


def of_person(tx: Tx, person: int) -> tuple[TableRow, ...]:
    """List the tables where a person sits, in the lobby or playing, oldest first."""
    rows = tx.all(
        "SELECT tables.* FROM tables JOIN seats ON seats.table_id = tables.id"
        " WHERE seats.person = ? AND status IN ('lobby', 'playing') ORDER BY tables.id",
        (person,),
    )
    return tuple(map(_table, rows))


def set_lobby(tx: Tx, table: TableRow) -> None:
    """Store what a lobby can change (game, players, options, settings, host) and count the change as a ply."""
    tx.execute(
        "UPDATE tables SET game = ?, players = ?, options = ?, settings = ?, host = ?, ply = ply + 1 WHERE id = ?",
        (table.game, table.players, json.dumps(dict(table.options)), _dump(table.settings), table.host, table.id),
    )


def set_settings(tx: Tx, table: int, settings: TableSettings) -> None:
    """Store what the table agrees on besides its rules."""
    tx.execute("UPDATE tables SET settings = ? WHERE id = ?", (_dump(settings), table))


def set_host(tx: Tx, table: int, host: int) -> None:
    """Store who is host."""
    tx.execute("UPDATE tables SET host = ? WHERE id = ?", (host, table))


def begin(tx: Tx, table: int, state: str) -> None:
    """Make a lobby a running match, at ply 0."""
    tx.execute("UPDATE tables SET status = 'playing', ply = 0, state = ? WHERE id = ?", (state, table))


def set_state(tx: Tx, table: int, ply: int, state: str, turn_since: float | None) -> None:
    """Store the state after the action at this ply."""
    tx.execute(
        "UPDATE tables SET ply = ?, state = ?, turn_since = ? WHERE id = ?",
        (ply, state, turn_since, table),
    )


def set_status(tx: Tx, table: int, status: Status) -> None:
    """End a table in one way or another."""
    tx.execute("UPDATE tables SET status = ?, ended = ? WHERE id = ?", (status, tx.now, table))


def set_thread(tx: Tx, table: int, thread: int | None) -> None:
    """Move a table to another topic of its group."""
    tx.execute("UPDATE tables SET thread = ? WHERE id = ?", (thread, table))


def seats(tx: Tx, table: int) -> tuple[SeatRow, ...]:
    """List the seats of a table in their order."""
    rows = tx.all("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(
        SeatRow(
            row["seat"],
            row["person"],
            bool(row["stand_in"]),
            row["seen_ply"],
            row["since_ply"],
            row["reserve_used"],
        )
        for row in rows
    )


def set_seats(tx: Tx, table: int, occupants: list[tuple[int | None, bool]]) -> None:
    """Seat people and stand-ins anew: (person, stand_in) by seat."""
    tx.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    for seat, (person, stand_in) in enumerate(occupants):
        tx.execute(
            "INSERT INTO seats (table_id, seat, person, stand_in) VALUES (?, ?, ?, ?)",
            (table, seat, person, int(stand_in)),
        )


def set_occupant(tx: Tx, table: int, seat: Seat, person: int | None, stand_in: bool) -> None:
    """Say who sits at a seat, and whether the program plays it now."""
    tx.execute(
        "UPDATE seats SET person = ?, stand_in = ? WHERE table_id = ? AND seat = ?",
        (person, int(stand_in), table, seat),
    )


def set_seen(tx: Tx, table: int, seat: Seat, ply: int) -> None:
    """Note up to which ply the seat's player knows what happened."""
    tx.execute("UPDATE seats SET seen_ply = ? WHERE table_id = ? AND seat = ?", (ply, table, seat))


def set_since(tx: Tx, table: int, seat: Seat, ply: int) -> None:
    """Note from which ply on whoever sits here now may know what happened."""
    tx.execute(
        "UPDATE seats SET since_ply = ?, seen_ply = max(seen_ply, ?) WHERE table_id = ? AND seat = ?",
        (ply, ply, table, seat),
    )


def set_reserve_used(tx: Tx, table: int, seat: Seat, seconds: float) -> None:
    """Store what a seat has used of its reserve."""
    tx.execute("UPDATE seats SET reserve_used = ? WHERE table_id = ? AND seat = ?", (seconds, table, seat))


def needs(tx: Tx, person: int) -> bool:
    """Tell whether a person sits at a table that goes on, or hosts one."""
    hosts = "SELECT 1 FROM tables WHERE host = ? AND status IN ('lobby', 'playing')"
    return bool(of_person(tx, person)) or tx.one(hosts, (person,)) is not None


def forget_person(tx: Tx, person: int) -> None:
    """Take a person, whom no table needs, out of the tables that are over."""
    tx.execute("UPDATE seats SET person = NULL WHERE person = ?", (person,))
    tx.execute("UPDATE actions SET by = NULL WHERE by = ?", (person,))
    tx.execute("INSERT INTO people (id, name) VALUES (?, '') ON CONFLICT (id) DO NOTHING", (NOBODY,))
    tx.execute("UPDATE tables SET host = ? WHERE host = ?", (NOBODY, person))


def _dump(settings: TableSettings) -> str:
    return _SETTINGS.dump_json(settings, exclude_defaults=True).decode()


def _table(row: Row) -> TableRow:
    return TableRow(
        row["id"],
        row["chat"],
        row["thread"],
        row["game"],
        row["players"],
        json.loads(row["options"]),
        _SETTINGS.validate_json(row["settings"]),
        row["host"],
        row["status"],
        row["ply"],
        row["state"],
        row["turn_since"],
        row["created"],
        row["ended"],
    )
