"""A table's clock as deadline rows: set, held, released, moved when a player's calendar changes.

A deadline that ticks for somebody says for whom, so that what it has left can be counted by that person's calendar
at any moment. One that is held is due never, and says what it has left.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC
from typing import Final

from bot.i18n import zone_of
from bot.store import deadlines, people, tables, vacations
from bot.store.database import Tx
from bot.store.deadlines import NOBODY, Deadline
from bot.store.tables import TableRow
from bot.tables.house import House
from bot.tables.running import Running
from bot.tables.time_left import ALWAYS, Calendar, after, counted
from engine.game import Seat, Stage

NEVER: Final = 4e12
"""When a held deadline is due."""

REMINDERS: Final = {"off": (), "normal": (50, 90), "more": (25, 50, 75, 90)}
"""Hundredths of a turn's time after which its player is reminded, by what the player has chosen."""

VOTE_SECONDS: Final = 24 * 3600.0
VOTE_TURNS: Final = 3
"""A vote is open for a day, or for so many turns' time when that is longer."""

_MAIN: Final = ("turn", "question", "next-deal")


def calendar_of(tx: Tx, table: int, person: int | None) -> Calendar:
    """Make the calendar of a person at a table; nobody's never stands still."""
    row = None if person is None else people.get(tx, person)
    if row is None:
        return ALWAYS
    quiet = None if row.quiet_from is None or row.quiet_to is None else (row.quiet_from, row.quiet_to)
    return Calendar(zone_of(row.zone) or UTC, quiet, vacations.of_person(tx, table, row.id))


def left(tx: Tx, deadline: Deadline, at: float) -> float:
    """Give the seconds that a deadline had left at a moment, those that count."""
    if "left" in deadline.details:
        return float(deadline.details["left"])
    return counted(at, deadline.due, calendar_of(tx, deadline.table, deadline.details.get("person")))


def time_left(tx: Tx, table: int) -> float | None:
    """Give what the turn, the question or the pause before the next deal has left; None without a clock."""
    found = [left(tx, deadline, tx.now) for deadline in deadlines.of_table(tx, table) if deadline.kind in _MAIN]
    return min(found, default=None)


def move_on(tx: Tx, house: House, before: Running, after_: Running) -> None:
    """Set the deadlines after an action: a turn that goes on keeps its clock, what comes new gets one."""
    if before.stage is Stage.TURN and after_.stage is Stage.TURN and before.awaited == after_.awaited:
        deadlines.clear(tx, after_.id, "stand-in")
        deadlines.carry(tx, after_.id, after_.ply)
        _stand_in(tx, house, after_)
        return
    turn_left = _turn_left(tx, before.id)
    if before.stage is Stage.TURN and after_.stage is not Stage.QUESTION:
        _charge_reserve(tx, before, turn_left)
    resumed = before.row.settings.turn_left if before.stage is Stage.QUESTION else None
    _keep_turn_left(tx, after_, turn_left if after_.stage is Stage.QUESTION else None)
    start(tx, house, after_, resumed)


def start(tx: Tx, house: House, table: Running, resumed: float | None = None) -> None:
    """Set the deadlines of a table from nothing; `resumed` is what a turn that was interrupted has left."""
    deadlines.clear(tx, table.id)
    _stand_in(tx, house, table)
    if table.stage is Stage.CHANCE:
        _put(tx, table.row, "next-deal", NOBODY, table.row.settings.clock.next_deal or house.next_deal, None)
    for seat in table.awaited:
        if not table.seats[seat].stand_in:
            _start_for(tx, table, seat, resumed)


def set_vote(tx: Tx, row: TableRow, seat: Seat) -> None:
    """Set the time in which the others may decide about a seat whose time has run out."""
    _put(tx, row, "vote", seat, max(VOTE_SECONDS, VOTE_TURNS * (row.settings.clock.turn or 0)), None)


def hold(tx: Tx, table: int) -> None:
    """Stop a table's clocks, each with what it has left."""
    for deadline in _ticking(deadlines.of_table(tx, table)):
        _hold(tx, deadline, left(tx, deadline, tx.now))


def release(tx: Tx, table: int) -> None:
    """Let a table's clocks go on."""
    for deadline in _ticking(deadlines.of_table(tx, table)):
        _release(tx, deadline, left(tx, deadline, tx.now))


def make_up(tx: Tx, alive: float) -> None:
    """Give every clock what it had left when the bot was last known to run."""
    for deadline in deadlines.everywhere(tx):
        if "left" not in deadline.details:
            _release(tx, deadline, left(tx, deadline, alive))


def recalendar(tx: Tx, person: int, change: Callable[[], object]) -> None:
    """Make a change to a person's calendar; their clocks go on by the new one with what they have left."""
    theirs = [d for d in deadlines.everywhere(tx) if d.details.get("person") == person and "left" not in d.details]
    lefts = [left(tx, deadline, tx.now) for deadline in theirs]
    change()
    for deadline, seconds in zip(theirs, lefts, strict=True):
        _release(tx, deadline, seconds)


def _start_for(tx: Tx, table: Running, seat: Seat, resumed: float | None) -> None:
    clock, person = table.row.settings.clock, table.seats[seat].person
    if clock.turn is None:
        return
    if table.stage is Stage.QUESTION:
        allowed = float(clock.question or clock.turn)
        _put(tx, table.row, "question", seat, allowed, person)
        _remind(tx, table.row, seat, person, allowed, allowed)
        return
    reserve = max(0.0, clock.reserve - table.seats[seat].reserve_used)
    total = clock.turn + reserve
    remaining = total if resumed is None else resumed
    _put(tx, table.row, "turn", seat, remaining, person)
    _remind(tx, table.row, seat, person, clock.turn, remaining - reserve)


def _remind(tx: Tx, row: TableRow, seat: Seat, person: int | None, allowed: float, remaining: float) -> None:
    """Set the reminders that are still to come: after so many hundredths of the time allowed."""
    known = None if person is None else people.get(tx, person)
    for hundredths in REMINDERS["normal" if known is None else known.reminders]:
        seconds = remaining - allowed * (100 - hundredths) / 100
        if seconds > 0:
            _put(tx, row, f"remind-{hundredths}", seat, seconds, person)


def _put(tx: Tx, row: TableRow, kind: str, seat: Seat, seconds: float, person: int | None) -> None:
    deadline = Deadline(row.id, kind, row.ply, NEVER, seat, {} if person is None else {"person": person})
    if row.settings.paused_since is None:
        _release(tx, deadline, seconds)
    else:
        _hold(tx, deadline, seconds)


def _hold(tx: Tx, deadline: Deadline, seconds: float) -> None:
    deadlines.put(tx, replace(deadline, due=NEVER, details={**deadline.details, "left": seconds}))


def _release(tx: Tx, deadline: Deadline, seconds: float) -> None:
    details = {name: value for name, value in deadline.details.items() if name != "left"}
    calendar = calendar_of(tx, deadline.table, details.get("person"))
    deadlines.put(tx, replace(deadline, due=after(tx.now, seconds, calendar), details=details))


def _stand_in(tx: Tx, house: House, table: Running) -> None:
    for seat in table.awaited:
        if table.seats[seat].stand_in:
            deadlines.put(tx, Deadline(table.id, "stand-in", table.ply, tx.now + house.stand_in_delay, seat))


def _ticking(found: Iterable[Deadline]) -> list[Deadline]:
    return [deadline for deadline in found if deadline.kind != "stand-in"]


def _turn_left(tx: Tx, table: int) -> float | None:
    found = [left(tx, deadline, tx.now) for deadline in deadlines.of_table(tx, table) if deadline.kind == "turn"]
    return min(found, default=None)


def _charge_reserve(tx: Tx, table: Running, turn_left: float | None) -> None:
    """Take from the reserve what a turn has used beyond its time. A turn whose clock has run out was charged then."""
    reserve = table.row.settings.clock.reserve
    if turn_left is None or not reserve:
        return
    for seat in table.awaited:
        unused = max(0.0, reserve - table.seats[seat].reserve_used)
        tables.set_reserve_used(tx, table.id, seat, reserve - min(unused, turn_left))


def _keep_turn_left(tx: Tx, table: Running, turn_left: float | None) -> None:
    settings = table.row.settings
    if settings.turn_left != turn_left:
        tables.set_settings(tx, table.id, replace(settings, turn_left=turn_left))
