"""Who plays a seat while the match goes on: handed over, taken back, given to a substitute."""

from dataclasses import replace

from bot.store import people, screens, tables
from bot.store.database import Tx
from bot.store.tables import ClockSettings
from bot.tables import clocks, showing, telling, votes
from bot.tables.answers import NOTHING, Answer, Refused, Toast, told
from bot.tables.house import House
from bot.tables.running import Running, find_running, load, player_at
from engine.game import Seat


def hand_over(tx: Tx, house: House, table: int, person: int) -> Answer:
    """Leave one's seat to a stand-in; it stays one's own to come back to."""
    running, seat = player_at(tx, table, person)
    if running.seats[seat].stand_in:
        raise Refused(Toast.AWAY_ALREADY)
    let_stand_in(tx, house, running, seat)
    return told(Toast.AWAY)


def come_back(tx: Tx, house: House, table: int, person: int) -> Answer:
    """Play one's own seat again."""
    running, seat = player_at(tx, table, person)
    if not running.seats[seat].stand_in:
        raise Refused(Toast.BACK_ALREADY)
    tables.set_occupant(tx, table, seat, person, stand_in=False)
    _reseated(tx, house, table, seat)
    return told(Toast.BACK)


def let_stand_in(tx: Tx, house: House, table: Running, seat: Seat) -> None:
    """Let the program play a seat from now on; the person may come back."""
    tables.set_occupant(tx, table.id, seat, table.seats[seat].person, stand_in=True)
    _reseated(tx, house, table.id, seat)


def invite(tx: Tx, house: House, table: int, seat: Seat, person: int, may_decide: bool) -> Answer:
    """Offer a seat to the group: anybody their own, the host or an administrator that of a stand-in."""
    running = find_running(tx, table)
    if running.seat_of(person) == seat:
        if not running.seats[seat].stand_in:
            let_stand_in(tx, house, running, seat)
    elif not may_decide:
        raise Refused(Toast.HOST_ONLY, host=people.name(tx, running.row.host))
    elif not 0 <= seat < len(running.seats) or not running.seats[seat].stand_in:
        raise Refused(Toast.SEAT_PLAYED)
    offer_seat(tx, running, seat)
    return told(Toast.GROUP_ASKED)


def offer_seat(tx: Tx, table: Running, seat: Seat) -> None:
    """Ask in the table's chat for somebody who takes the seat."""
    screens.show(tx, table.row.chat, table.row.thread, table.id, "vacancy", str(seat), fresh=True)


def take(tx: Tx, house: House, table: int, seat: Seat, person: int) -> Answer:
    """Take a seat that is offered. Whoever takes it has the hand from now on and learns nothing of what was before."""
    running = find_running(tx, table)
    if running.seat_of(person) is not None:
        raise Refused(Toast.SITS_ALREADY)
    offered = screens.find(tx, running.row.chat, table, "vacancy", str(seat))
    if offered is None or not running.seats[seat].stand_in:
        raise Refused(Toast.SEAT_PLAYED)
    if not people.is_reachable(tx, person):
        return Answer(start=f"t{table}")
    _replace_person(tx, running, seat, person)
    _reseated(tx, house, table, seat)
    return told(Toast.SITS)


def _replace_person(tx: Tx, table: Running, seat: Seat, person: int) -> None:
    before, player = table.seats[seat].person, people.name(tx, person)
    tables.set_occupant(tx, table.id, seat, person, stand_in=False)
    tables.set_since(tx, table.id, seat, table.ply)
    if before is None:
        telling.tell_group(tx, table, "say-stand-in-replaced", player=player)
    else:
        telling.tell_group(tx, table, "say-seat-taken", player=player, who=people.name(tx, before))
        telling.tell_person(tx, table, before, "say-replaced", player=player)
        for screen in screens.of_table(tx, table.id):
            if screen.chat == before:
                screens.drop(tx, before, table.id, screen.kind, screen.slot)
        if table.row.host == before:
            tables.set_host(tx, table.id, person)


def _reseated(tx: Tx, house: House, table: int, seat: Seat) -> None:
    """Show who plays now, and give the seat its clock or its stand-in if it is awaited."""
    running = load(tx, tables.require(tx, table))
    place = running.seats[seat]
    screens.touch(tx, table)
    if not place.stand_in:
        screens.drop(tx, running.row.chat, table, "vacancy", str(seat))
    if seat in running.awaited:
        votes.close(tx, running)
        clocks.start(tx, house, running)
    if place.person is None:
        return
    if place.stand_in:
        screens.drop(tx, place.person, table, "question")
    else:
        showing.show_hand(tx, running, place.person, fresh=True)


def change_clock(tx: Tx, house: House, table: int, clock: ClockSettings, may_decide: bool) -> Answer:
    """Give a match another clock; whoever is awaited has a whole turn from now on. For the host or an administrator."""
    running = find_running(tx, table)
    if not may_decide:
        raise Refused(Toast.HOST_ONLY, host=people.name(tx, running.row.host))
    votes.close(tx, running)
    settings = tables.require(tx, table).settings
    tables.set_settings(tx, table, replace(settings, clock=clock, turn_left=None))
    clocks.start(tx, house, load(tx, tables.require(tx, table)))
    screens.touch(tx, table)
    return NOTHING


def humans(table: Running) -> tuple[Seat, ...]:
    """List the seats that people play themselves now."""
    return tuple(seat.seat for seat in table.seats if seat.person is not None and not seat.stand_in)
