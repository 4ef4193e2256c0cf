"""Pauses that a whole table agrees on, and vacations of one player."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from bot.store import screens, tables, vacations
from bot.store.database import Tx
from bot.tables import clocks, seating, telling
from bot.tables.answers import NOTHING, Answer, Refused, Toast, told
from bot.tables.running import player_at

DAY: Final = 24 * 3600


def agree(tx: Tx, table: int, person: int) -> Answer:
    """Ask for a pause, or agree to one; it begins when everybody who plays has."""
    running, _ = player_at(tx, table, person)
    settings = running.row.settings
    if settings.paused_since is not None:
        raise Refused(Toast.PAUSED_ALREADY)
    agreed = tuple(dict.fromkeys((*settings.pause_agreed, person)))
    playing = {running.seats[other].person for other in seating.humans(running)}
    if playing <= set(agreed):
        tables.set_settings(tx, table, replace(settings, paused_since=tx.now, pause_agreed=()))
        clocks.hold(tx, table)
        screens.touch(tx, table)
    else:
        tables.set_settings(tx, table, replace(settings, pause_agreed=agreed))
    is_first = not settings.pause_agreed
    screens.show(tx, running.row.chat, running.row.thread, table, "pause", fresh=is_first)
    return told(Toast.GROUP_ASKED) if is_first else NOTHING


def resume(tx: Tx, table: int, person: int) -> Answer:
    """End a pause, or take back the wish for one; any player may."""
    running, _ = player_at(tx, table, person)
    settings = running.row.settings
    tables.set_settings(tx, table, replace(settings, paused_since=None, pause_agreed=()))
    if settings.paused_since is not None:
        clocks.release(tx, table)
    if settings.paused_since is not None or settings.pause_agreed:
        telling.tell_group(tx, running, "say-pause-over")
    screens.drop(tx, running.row.chat, table, "pause")
    screens.touch(tx, table)
    return told(Toast.GOES_ON)


def go_on_vacation(tx: Tx, table: int, person: int, days: int) -> Answer:
    """Let one's own clock stand still for some days. Raises Refused when the year's days do not suffice."""
    running, _ = player_at(tx, table, person)
    if days < 1 or days > days_left(tx, table, person, running.row.settings.clock.vacation):
        raise Refused(Toast.NO_VACATION)
    if is_on_vacation(tx, table, person):
        raise Refused(Toast.VACATION_ALREADY)
    clocks.recalendar(tx, person, lambda: vacations.begin(tx, table, person, days * DAY))
    screens.touch(tx, table)
    return told(Toast.VACATION, days=days)


def end_vacation(tx: Tx, table: int, person: int) -> Answer:
    """Come back from a vacation early; the days that are left stay for later."""
    player_at(tx, table, person)
    clocks.recalendar(tx, person, lambda: vacations.end(tx, table, person))
    screens.touch(tx, table)
    return told(Toast.BACK)


def is_on_vacation(tx: Tx, table: int, person: int) -> bool:
    """Tell whether a player is on vacation now."""
    return any(begins <= tx.now < ends for begins, ends in vacations.of_person(tx, table, person))


def days_left(tx: Tx, table: int, person: int, budget: int) -> int:
    """Give the whole days of vacation that a player has left at a table in this year (UTC)."""
    year = datetime.fromtimestamp(tx.now, UTC).year
    begins, ends = (datetime(at, 1, 1, tzinfo=UTC).timestamp() for at in (year, year + 1))
    used = sum(
        max(0.0, min(until, ends) - max(since, begins)) for since, until in vacations.of_person(tx, table, person)
    )
    return max(0, int(budget - used / DAY))
