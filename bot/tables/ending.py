"""The end of a table: rematch, breaking off."""

from dataclasses import replace

from bot.store import deadlines, screens, tables
from bot.store.database import Tx
from bot.tables import lobby, showing
from bot.tables.answers import NOTHING, Answer, Refused, Toast, told
from bot.tables.running import load


def rematch(tx: Tx, table: int, person: int) -> Answer:
    """Open a lobby with the same people, game and options. The first tap does; a later one is Refused."""
    row = tables.get(tx, table)
    if row is None:
        raise Refused(Toast.NO_TABLE)
    if row.status not in ("over", "ended"):
        raise Refused(Toast.NOT_OVER)
    if all(seat.person != person for seat in tables.seats(tx, table)):
        raise Refused(Toast.STRANGER)
    if _is_open(tx, row.settings.rematch):
        raise Refused(Toast.REMATCH_OPEN)
    opened = lobby.reopen(tx, row, person)
    tables.set_settings(tx, table, replace(row.settings, rematch=opened.id))
    screens.touch(tx, table, "match")
    return NOTHING


def _is_open(tx: Tx, table: int | None) -> bool:
    """Tell whether a rematch was opened and not called off since."""
    row = None if table is None else tables.get(tx, table)
    return row is not None and row.status != "cancelled"


def ask_to_end(tx: Tx, table: int, may_decide: bool) -> Answer:
    """Ask the host or an admin whether the table is really to be broken off."""
    row = tables.get(tx, table)
    if row is None or row.status not in ("lobby", "playing"):
        raise Refused(Toast.OVER)
    if not may_decide:
        raise Refused(Toast.HOST_OR_ADMIN)
    screens.show(tx, row.chat, row.thread, table, "end", fresh=True)
    return NOTHING


def end(tx: Tx, table: int, may_decide: bool, *, confirmed: bool) -> Answer:
    """Break the table off, or leave it after all. Raises Refused for who may not, or for a table that is over."""
    row = tables.get(tx, table)
    if row is None or row.status not in ("lobby", "playing"):
        raise Refused(Toast.OVER)
    if not may_decide:
        raise Refused(Toast.HOST_OR_ADMIN)
    if not confirmed:
        screens.drop(tx, row.chat, table, "end")
        return told(Toast.GOES_ON)
    break_off(tx, table)
    return told(Toast.ENDED)


def break_off(tx: Tx, table: int) -> None:
    """End a table before its time: nobody wins, the scores so far are told."""
    row = tables.require(tx, table)
    deadlines.clear(tx, table)
    if row.status == "lobby":
        tables.set_status(tx, table, "cancelled")
        screens.show(tx, row.chat, row.thread, table, "lobby")
        screens.drop(tx, row.chat, table, "end")
        return
    tables.set_status(tx, table, "ended")
    showing.show_result(tx, load(tx, row))
