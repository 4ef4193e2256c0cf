"""What happens when the time of a turn is gone, or a part of it."""

from dataclasses import replace
from typing import Final

from bot.press import Press
from bot.screens.types import Button, Screen
from bot.speech import speaks_to
from bot.store import deadlines, notices, people, screens, tables
from bot.store.database import Tx
from bot.store.deadlines import Deadline
from bot.store.tables import Vote
from bot.tables import clocks, seating, stand_ins, telling
from bot.tables.answers import Answer, Refused, Toast, told
from bot.tables.house import House
from bot.tables.running import Running, load, player_at
from bot.tables.time_left import is_still, opens
from engine.game import Seat, Stage

_MOST_ACTIONS: Final = 200
"""Actions in one turn, at most: more cards than a hand can hold."""


def turn_ran_out(tx: Tx, house: House, table: Running, seat: Seat) -> None:
    """Do what the table has agreed on: a stand-in plays the turn, or the others are asked."""
    clock = table.row.settings.clock
    tables.set_reserve_used(tx, table.id, seat, float(clock.reserve))
    if clock.on_timeout == "wait" and _others(table, seat):
        tables.set_settings(tx, table.id, replace(table.row.settings, vote=Vote(seat)))
        screens.show(tx, table.row.chat, table.row.thread, table.id, "vote", fresh=True)
        clocks.set_vote(tx, table.row, seat)
        _tell_player(tx, table, seat, "say-time-is-up")
        return
    _tell_player(tx, table, seat, "say-timed-out")
    _play_turn(tx, house, table, seat)


def vote_ran_out(tx: Tx, house: House, table: Running, seat: Seat) -> None:
    """Let a stand-in take a seat that nobody has decided about: a table must not die of everybody's silence."""
    if table.row.settings.vote is not None:
        seating.let_stand_in(tx, house, table, seat)


def vote(tx: Tx, house: House, table: int, person: int, choice: str) -> Answer:
    """Count what a player wants for the seat that keeps the table waiting; more than half of the others decide."""
    running, own = player_at(tx, table, person)
    settings = running.row.settings
    if settings.vote is None or choice not in ("stand-in", "invite"):
        raise Refused(Toast.STALE)
    if own == settings.vote.seat:
        raise Refused(Toast.OWN_SEAT)
    counted = _counted(settings.vote, person, choice)
    tables.set_settings(tx, table, replace(settings, vote=counted))
    screens.touch(tx, table, "vote")
    wanted = counted.stand_in if choice == "stand-in" else counted.invite
    if len(wanted) * 2 > len(_others(running, counted.seat)):
        seating.let_stand_in(tx, house, running, counted.seat)
        if choice == "invite":
            seating.offer_seat(tx, running, counted.seat)
    return told(Toast.VOTED)


def remind(tx: Tx, table: Running, deadline: Deadline) -> None:
    """Tell a player that a part of the time is gone, but not in their quiet hours."""
    person = deadline.details.get("person")
    known = None if person is None else people.get(tx, person)
    if known is None or known.reminders == "off" or known.reachable != 1:
        return
    calendar = clocks.calendar_of(tx, table.id, person)
    if is_still(tx.now, calendar):
        deadlines.put(tx, replace(deadline, due=opens(tx.now, calendar)))
        return
    notices.add(tx, known.id, None, _reminder(tx, table, known.id))


def _play_turn(tx: Tx, house: House, table: Running, seat: Seat) -> None:
    # Should the stand-in ask a person, the turn comes back with no time left, and the stand-in goes on.
    person = table.seats[seat].person
    deadlines.put(tx, Deadline(table.id, "turn", table.ply, tx.now, seat, {"person": person}))
    for _ in range(_MOST_ACTIONS):
        stand_ins.play_seat(tx, house, table, seat)
        table = load(tx, tables.require(tx, table.id))
        if table.row.status != "playing" or table.stage is not Stage.TURN or seat not in table.awaited:
            return


def _counted(before: Vote, person: int, choice: str) -> Vote:
    stand_in = tuple(who for who in before.stand_in if who != person)
    invite = tuple(who for who in before.invite if who != person)
    if choice == "stand-in":
        return replace(before, stand_in=(*stand_in, person), invite=invite)
    return replace(before, stand_in=stand_in, invite=(*invite, person))


def _others(table: Running, seat: Seat) -> list[Seat]:
    return [other for other in seating.humans(table) if other != seat]


def _tell_player(tx: Tx, table: Running, seat: Seat, key: str) -> None:
    person = table.seats[seat].person
    if person is not None:
        telling.tell_person(tx, table, person, key)


def _reminder(tx: Tx, table: Running, person: int) -> Screen:
    t = speaks_to(tx, person)
    key = "say-remind-question" if table.stage is Stage.QUESTION else "say-remind"
    time = t.duration(clocks.time_left(tx, table.id) or 0.0)
    text = t(key, game=t(f"game-{table.row.game}"), time=time)
    return Screen(text, ((Button(t.plain("button-my-hand"), Press("hand", table.id, table.ply), style="primary"),),))
