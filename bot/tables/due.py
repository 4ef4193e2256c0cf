"""What time does at a table."""

from bot.store import deadlines, tables
from bot.store.database import Tx
from bot.store.deadlines import Deadline
from bot.tables import play, stand_ins
from bot.tables.house import House
from bot.tables.running import Running, load


def fire(tx: Tx, house: House, deadline: Deadline) -> None:
    """Do what a deadline is for, once: its row goes in the same transaction. One of an older ply does nothing."""
    deadlines.clear(tx, deadline.table, deadline.kind, deadline.seat)
    row = tables.get(tx, deadline.table)
    if row is None or row.status != "playing" or row.ply != deadline.ply:
        return
    _fire(tx, house, load(tx, row), deadline)


def _fire(tx: Tx, house: House, table: Running, deadline: Deadline) -> None:
    match deadline.kind:
        case "stand-in" if deadline.seat in table.awaited:
            stand_ins.play_seat(tx, house, table, deadline.seat)
        case "next-deal" if play.is_between_deals(table):
            play.deal(tx, house, table)
        case _:
            pass
