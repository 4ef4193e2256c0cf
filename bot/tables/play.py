"""Playing: a legal action becomes the next ply, with everything that follows from it."""

from typing import Any

from bot.store import deadlines, log, picks, tables
from bot.store.codec import write_events, write_state
from bot.store.database import Tx
from bot.store.log import LogRow
from bot.tables import clocks, showing, votes
from bot.tables.answers import NOTHING, Answer, Refused, Toast
from bot.tables.house import House
from bot.tables.running import Running, player_at
from engine.game import Stage


def do(tx: Tx, house: House, running: Running, action: Any, person: int | None) -> Answer:
    """Apply an action if the rules allow it; the answer says what they have against it."""
    violation = running.game.violation(running.state, action)
    if violation is not None:
        return Answer(refusal=violation)
    advance(tx, house, running, action, person)
    return NOTHING


def advance(tx: Tx, house: House, before: Running, action: Any, by: int | None) -> Running:
    """Apply a legal action, and what follows by itself; write the log, the state, deadlines and screens."""
    after = _apply(tx, before, action, by)
    after = _follow(tx, house, after)
    _settle(tx, house, before, after)
    return after


def deal(tx: Tx, house: House, before: Running) -> Running:
    """Shuffle and deal; a void deal is dealt again at once."""
    after = _shuffle(tx, house, before)
    after = _follow(tx, house, after)
    _settle(tx, house, before, after)
    return after


def next_deal(tx: Tx, house: House, table: int, person: int) -> Answer:
    """Begin the deal that the table waits for; any player may. Raises Refused when it has begun already."""
    running, _ = player_at(tx, table, person)
    if not is_between_deals(running):
        raise Refused(Toast.DEALT)
    deal(tx, house, running)
    return NOTHING


def is_between_deals(table: Running) -> bool:
    """Whether the table waits for the next deal."""
    return table.stage is Stage.CHANCE


def _shuffle(tx: Tx, house: House, table: Running) -> Running:
    while (chance := table.game.chance(table.state)) is not None:
        order = house.shuffle(chance.cards)
        table = _apply(tx, table, table.game.shuffled(table.state, order), None)
    return table


def _follow(tx: Tx, house: House, table: Running) -> Running:
    """Do what needs nobody: discards that become the stock, and a decline where nothing else is possible [K7.1]."""
    while True:
        chance = table.game.chance(table.state)
        if chance is not None and chance.kind == "reshuffle":
            table = _apply(tx, table, table.game.shuffled(table.state, house.shuffle(chance.cards)), None)
        elif (action := _needs_nobody(table)) is not None:
            table = _apply(tx, table, action, None)
        else:
            return table


def _needs_nobody(table: Running) -> Any | None:
    if table.stage is not Stage.TURN:
        return None
    (seat,) = table.awaited
    if getattr(table.game.view(table.state, seat), "stock_size", 1):
        return None
    legal = table.game.legal_actions(table.state, seat)
    if len(legal) != 1 or table.game.write_action(legal[0]) != "draw":
        return None
    return legal[0]


def _apply(tx: Tx, table: Running, action: Any, by: int | None) -> Running:
    state, events = table.game.apply(table.state, action)
    ply = table.ply + 1
    written = table.game.write_action(action)
    log.append(tx, table.id, LogRow(ply, action.seat, by, written, write_events(events), tx.now))
    return table.moved_to(ply, state)


def _settle(tx: Tx, house: House, before: Running, after: Running) -> None:
    since = tx.now if after.awaited != before.awaited else before.row.turn_since
    tables.set_state(tx, after.id, after.ply, write_state(after.game, after.state), since)
    picks.clear(tx, after.id)
    if before.row.settings.vote is not None and before.awaited != after.awaited:
        votes.close(tx, after)
    _note_seen(tx, before, after)
    showing.show_move(tx, before, after)
    if before.stage is Stage.CHANCE:
        showing.show_paused_sheet(tx, after.id, before.ply)
    if after.stage in (Stage.CHANCE, Stage.OVER):
        showing.show_sheet(tx, after)
    if after.stage is Stage.OVER:
        _end_match(tx, after)
    else:
        clocks.move_on(tx, house, before, after)


def _note_seen(tx: Tx, before: Running, after: Running) -> None:
    """Who has ended a turn knows all that has happened so far."""
    if before.stage is Stage.TURN and after.stage is not Stage.QUESTION:
        for seat in before.awaited - after.awaited:
            tables.set_seen(tx, after.id, seat, after.ply)


def _end_match(tx: Tx, table: Running) -> None:
    tables.set_status(tx, table.id, "over")
    deadlines.clear(tx, table.id)
    showing.show_result(tx, table)
