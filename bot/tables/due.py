"""What time does at a table."""

from bot.store import deadlines, tables
from bot.store.database import Tx
from bot.store.deadlines import Deadline
from bot.tables import play, stand_ins, timeouts
from bot.tables.house import House
from bot.tables.running import Running, load
from engine.game import Stage


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
        case "turn" if deadline.seat in table.awaited and table.stage is Stage.TURN:
            timeouts.turn_ran_out(tx, house, table, deadline.seat)
        case "vote" if deadline.seat in table.awaited:
            timeouts.vote_ran_out(tx, house, table, deadline.seat)
        case "question":
            _lapse(tx, house, table)
        case kind if kind.startswith("remind-") and deadline.seat in table.awaited:
            timeouts.remind(tx, table, deadline)
        case _:
            pass


def _lapse(tx: Tx, house: House, table: Running) -> None:
    """End a question that got no answer: it binds nobody [C12.8, K6.5]."""
    action = table.game.lapse(table.state)
    if action is not None:
        play.advance(tx, house, table, action, None)
