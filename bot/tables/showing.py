"""Which screens a change at a table puts out of date."""

from bot.store import chats, people, screens
from bot.store.database import Tx
from bot.store.tables import TableRow
from bot.tables.running import Running
from engine.game import Stage

_LASTING = ("table", "hand", "deal", "match", "score")
"""Kinds of screens that stay when a match has ended."""


def show_lobby(tx: Tx, table: int, chat: int, thread: int | None) -> None:
    """Show that the lobby has changed."""
    screens.show(tx, chat, thread, table, "lobby")


def show_move(tx: Tx, before: Running, after: Running) -> None:
    """Show that an action was applied: the group's table and every hand; a turn that has come rings."""
    row = after.row
    _show_group(tx, before, after)
    come = after.awaited - before.awaited
    for seat in after.seats:
        if seat.person is None or not people.is_reachable(tx, seat.person):
            continue
        rings = seat.seat in come and after.stage is Stage.TURN and not seat.stand_in
        screens.show(tx, seat.person, None, row.id, "hand", fresh=rings)
    _show_question(tx, before, after)


def show_hand(tx: Tx, table: Running, person: int, *, fresh: bool) -> None:
    """Show a player the hand, as a new message or in place; an open question too, if it is theirs."""
    screens.show(tx, person, None, table.id, "hand", fresh=fresh)
    seat = table.seat_of(person)
    if seat in table.awaited and table.stage is Stage.QUESTION:
        screens.show(tx, person, None, table.id, "question", fresh=fresh)


def show_sheet(tx: Tx, table: Running) -> None:
    """Show that a deal has ended: the score to the group and to each player. Its slot is the ply at which it ended."""
    _show_everywhere(tx, table, "deal", str(table.ply))


def show_result(tx: Tx, table: Running) -> None:
    """Show that the match has ended: who won; hands and the live table show it a last time, without buttons."""
    _show_everywhere(tx, table, "match")
    hide_play(tx, table.id)


def show_paused_sheet(tx: Tx, table: int, ply: int) -> None:
    """Show that the next deal has begun: the sheet of the one that ended at this ply offers it no longer."""
    for screen in screens.of_table(tx, table):
        if screen.kind == "deal" and screen.slot == str(ply):
            screens.show(tx, screen.chat, screen.thread, table, "deal", screen.slot)


def hide_play(tx: Tx, table: int) -> None:
    """Take the buttons off everything that was for playing on."""
    for screen in screens.of_table(tx, table):
        if screen.kind in _LASTING:
            screens.show(tx, screen.chat, screen.thread, table, screen.kind, screen.slot)
        else:
            screens.drop(tx, screen.chat, table, screen.kind, screen.slot)


def _show_group(tx: Tx, before: Running, after: Running) -> None:
    row = after.row
    if not is_group(row.chat):
        return
    screens.show(tx, row.chat, row.thread, row.id, "table")
    chat = chats.get(tx, row.chat)
    # A question is a part of its asker's turn, which has been announced.
    is_new = Stage.QUESTION not in (before.stage, after.stage) and after.awaited != before.awaited
    if not is_new or chat is None or not chat.announce:
        return
    if any(seat.seat in after.awaited and seat.person is not None and not seat.stand_in for seat in after.seats):
        screens.show(tx, row.chat, row.thread, row.id, "turn", fresh=True)


def _show_question(tx: Tx, before: Running, after: Running) -> None:
    for seat in after.seats:
        if seat.person is None:
            continue
        if after.stage is Stage.QUESTION and seat.seat in after.awaited:
            if not seat.stand_in:
                screens.show(tx, seat.person, None, after.id, "question", fresh=before.stage is not Stage.QUESTION)
        elif before.stage is Stage.QUESTION and seat.seat in before.awaited:
            screens.drop(tx, seat.person, after.id, "question")


def _show_everywhere(tx: Tx, table: Running, kind: str, slot: str = "") -> None:
    row = table.row
    if is_group(row.chat):
        screens.show(tx, row.chat, row.thread, row.id, kind, slot)
    for person in table.people:
        if people.is_reachable(tx, person):
            screens.show(tx, person, None, row.id, kind, slot)


def is_group(chat: int) -> bool:
    """Tell whether a chat is a group: its id is negative, a private chat has its person's id (Bot API, Chat)."""
    return chat < 0


def show_place(tx: Tx, row: TableRow, *, fresh: bool) -> None:
    """Show a table in its chat: its lobby, or the live table."""
    kind = "lobby" if row.status == "lobby" else "table"
    screens.show(tx, row.chat, row.thread, row.id, kind, fresh=fresh)
