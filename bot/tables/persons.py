"""People around the tables: met, reachable or not, forgotten."""

from bot.store import meta, people, screens, tables
from bot.store.database import Tx
from bot.store.tables import TableRow
from bot.tables import lobby, seating, showing, telling
from bot.tables.house import House
from bot.tables.running import load


def came(tx: Tx, house: House, person: int) -> bool:
    """Note that the private chat is open: the person plays their seats again, and lobbies show that they are there.

    Tells whether that is news.
    """
    if not people.set_reachable(tx, person, 1):
        return False
    for row in tables.of_person(tx, person):
        if row.status == "playing" and _is_played_for(tx, row, person):
            seating.come_back(tx, house, row.id, person)
        _show_presence(tx, row)
    return True


def cannot_be_told(tx: Tx, house: House, person: int) -> bool:
    """Note that the person has blocked the bot or is gone; their tables go on. Tells whether that is news."""
    if not people.set_reachable(tx, person, -1):
        return False
    for row in tables.of_person(tx, person):
        _goes_away(tx, house, row, person, "say-cannot-be-told")
        _show_presence(tx, row)
    return True


def left_group(tx: Tx, house: House, chat: int, person: int) -> None:
    """Note that a person has left a group: there they are away, though the private chat may still be open."""
    for row in tables.of_person(tx, person):
        if row.chat == chat:
            _goes_away(tx, house, row, person, "say-left-group")
            if row.host == person:
                _pass_on(tx, row)


def show_hands(tx: Tx, person: int) -> bool:
    """Send the hands of all running tables where the person sits; tells whether there are any."""
    rows = [row for row in tables.of_person(tx, person) if row.status == "playing"]
    for row in rows:
        showing.show_hand(tx, load(tx, row), person, fresh=True)
    return bool(rows)


def show_hand_of(tx: Tx, table: int, person: int) -> bool:
    """Send the hand of one table, if it runs and the person sits there; tells whether it does."""
    row = tables.get(tx, table)
    if row is None or row.status != "playing":
        return False
    running = load(tx, row)
    if running.seat_of(person) is None:
        return False
    showing.show_hand(tx, running, person, fresh=True)
    return True


def forget(tx: Tx, person: int) -> bool:
    """Delete what is kept about a person.

    Seats at tables that have not begun are left. While a match runs where the person sits, the name is needed there:
    then only what was chosen is deleted, and the answer is False.
    """
    for row in tables.of_person(tx, person):
        if row.status == "lobby":
            lobby.leave(tx, row.id, person)
    if tables.needs(tx, person):
        people.choose(tx, person, language=None, zone=None, quiet_from=None, quiet_to=None, reminders="normal")
        return False
    tables.forget_person(tx, person)
    screens.forget_chat(tx, person)
    meta.forget(tx, f":{person}")
    people.forget(tx, person)
    return True


def _goes_away(tx: Tx, house: House, row: TableRow, person: int, key: str) -> None:
    """Tell the group; without a clock, which would see to it, a stand-in plays from now on."""
    if row.status == "lobby":
        lobby.leave(tx, row.id, person)
        return
    running = load(tx, row)
    telling.tell_group(tx, running, key, player=people.name(tx, person))
    seat = running.seat_of(person)
    if seat is not None and row.settings.clock.turn is None and not running.seats[seat].stand_in:
        seating.let_stand_in(tx, house, running, seat)


def _pass_on(tx: Tx, row: TableRow) -> None:
    """Let the next player of a match host it, should its host be out of the group for which the host decides."""
    others = [seat.person for seat in tables.seats(tx, row.id) if seat.person not in (None, row.host)]
    if row.status == "playing" and others and others[0] is not None:
        tables.set_host(tx, row.id, others[0])


def _is_played_for(tx: Tx, row: TableRow, person: int) -> bool:
    return any(seat.person == person and seat.stand_in for seat in tables.seats(tx, row.id))


def _show_presence(tx: Tx, row: TableRow) -> None:
    if row.status == "lobby":
        showing.show_lobby(tx, row.id, row.chat, row.thread)
    elif showing.is_group(row.chat):
        screens.show(tx, row.chat, row.thread, row.id, "table")
