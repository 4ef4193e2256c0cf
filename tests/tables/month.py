"""A month of tables on a virtual clock, with people as they are: late, asleep, gone, back again."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random

from bot.store import deadlines, meta, notices, people, tables
from bot.store.database import Store, Tx
from bot.store.deadlines import Deadline
from bot.store.tables import ClockSettings, OnTimeout, TableRow
from bot.tables import clocks, due, lobby, pauses, persons, play, start, timeouts
from bot.tables.house import House
from bot.tables.running import Running, load
from bot.tables.time_left import is_still
from engine.game import Stage
from engine.players import choose
from tests.tables.conftest import GROUP, Time

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
GAMES_PLAYED = (("three-thirteen", 2), ("three-thirteen", 3), ("canastone", 4), ("classic", 4), ("international", 2))
ZONES = ("Europe/Rome", "Asia/Tehran", "America/New_York", "+05:00", None)
FIRST_PERSON = 101
STEP = 10 * MINUTE
"""How often people look at their phones."""


@dataclass
class Month:
    """Thirty tables. `fired` counts every deadline that was done; `faults` tells what should not have happened."""

    store: Store
    time: Time
    house: House
    chance: Random
    fired: Counter[tuple[int, str, int, int, float]] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    gone: set[int] = field(default_factory=set)
    people: int = 0

    async def prepare(self, count: int) -> None:
        """Open and start the tables, each with people of its own."""
        for _ in range(count):
            await self.store.write(self._open_table)

    async def live(self, days: float) -> None:
        """Let time pass, step by step, with an outage now and then."""
        end = self.time.now + days * DAY
        while self.time.now < end and await self.store.read(_any_running):
            await self.store.write(meta.note_alive)
            if self.chance.random() < 0.002:
                await self._outage()
            await self._pass(STEP)
            await self.store.write(self._everybody_looks)

    async def _pass(self, seconds: float) -> None:
        until = self.time.now + seconds
        while True:
            upcoming = await self.store.read(deadlines.next_due)
            if upcoming is None or upcoming > until:
                break
            self.time.now = max(self.time.now, upcoming)
            for deadline in await self.store.read(deadlines.due):
                await self.store.write(partial(self._fire, deadline=deadline))
        self.time.now = until

    async def _outage(self) -> None:
        self.time.passes(self.chance.uniform(MINUTE, 2 * DAY))
        await self.store.write(lambda tx: clocks.make_up(tx, tx.now - meta.outage(tx)))

    # -- one transaction each ------------------------------------------------------------------------------------

    def _open_table(self, tx: Tx) -> None:
        game, players = GAMES_PLAYED[self.chance.randrange(len(GAMES_PLAYED))]
        sitting = [self._person(tx) for _ in range(players)]
        lobby.open_table(tx, GROUP, None, sitting[0], game)
        table = tables.in_chat(tx, GROUP)[-1].id
        lobby.choose_players(tx, lobby.find_lobby(tx, table), players)
        for person in sitting[1:]:
            lobby.join(tx, table, person)
        if game != "three-thirteen":
            option = next(option for option in lobby.find_lobby(tx, table).game.options if option.name == "target")
            lobby.choose_option(tx, lobby.find_lobby(tx, table), "target", str(option.low))
        on_timeout: OnTimeout = "wait" if self.chance.random() < 0.2 else "stand-in"
        hours = self.chance.choice((1, 2, 8))
        clock = ClockSettings(int(hours * HOUR), int(self.chance.choice((0, 2)) * HOUR), None, None, on_timeout, 5)
        lobby.choose_clock(tx, lobby.find_lobby(tx, table), clock)
        start.start(tx, self.house, lobby.find_lobby(tx, table))

    def _person(self, tx: Tx) -> int:
        person = FIRST_PERSON + self.people
        self.people += 1
        people.meet(tx, person, f"Person {person}", None, "en")
        people.set_reachable(tx, person, 1)
        zone = self.chance.choice(ZONES)
        people.choose(tx, person, zone=zone, quiet_from=23 * 60, quiet_to=self.chance.choice((7, 9)) * 60)
        people.choose(tx, person, reminders=self.chance.choice(("off", "normal", "more")))
        return person

    def _fire(self, tx: Tx, deadline: Deadline) -> None:
        row = tables.get(tx, deadline.table)
        before = {notice.id for notice in notices.waiting(tx)}
        due.fire(tx, self.house, deadline)
        if row is not None and row.status == "playing" and row.ply == deadline.ply:
            self.fired[deadline.table, deadline.kind, deadline.seat, deadline.ply, deadline.due] += 1
        self._check(tx, deadline.table)
        for notice in notices.waiting(tx):
            if notice.id not in before and notice.chat > 0 and deadline.kind.startswith("remind"):
                self._check_awake(tx, deadline.table, notice.chat)
            tx.execute("DELETE FROM notices WHERE id = ?", (notice.id,))

    def _everybody_looks(self, tx: Tx) -> None:
        for row in tables.in_chat(tx, GROUP):
            if row.status == "playing":
                self._somebody_acts(tx, row)

    def _somebody_acts(self, tx: Tx, row: TableRow) -> None:
        running = load(tx, row)
        self._life_happens(tx, running)
        running = load(tx, tables.require(tx, row.id))
        if running.stage is Stage.CHANCE and self.chance.random() < 0.5:
            play.next_deal(tx, self.house, row.id, running.people[0])
            return
        if running.row.settings.vote is not None:
            self._votes(tx, running)
            return
        for seat in running.awaited:
            place = running.seats[seat]
            if place.person is None or place.stand_in or place.person in self.gone:
                continue
            asleep = is_still(tx.now, clocks.calendar_of(tx, row.id, place.person))
            if self.chance.random() < (0.02 if asleep else 0.5):
                self._play_turn(tx, running, place.person)

    def _votes(self, tx: Tx, running: Running) -> None:
        late = running.row.settings.vote
        for person in running.people:
            still_open = tables.require(tx, running.id).settings.vote is not None
            if still_open and late is not None and running.seat_of(person) != late.seat and person not in self.gone:
                timeouts.vote(tx, self.house, running.id, person, self.chance.choice(("stand-in", "invite")))

    def _play_turn(self, tx: Tx, running: Running, person: int) -> None:
        seat = running.seat_of(person)
        while running.row.status == "playing" and seat in running.awaited and seat is not None:
            legal = running.game.legal_actions(running.state, seat)
            action = choose(running.game.name, running.game.view(running.state, seat), legal)
            play.do(tx, self.house, running, action, person)
            running = load(tx, tables.require(tx, running.id))
        self._check(tx, running.id)

    def _life_happens(self, tx: Tx, running: Running) -> None:
        if self.chance.random() > 0.004:
            return
        person = self.chance.choice(running.people)
        match self.chance.randrange(6):
            case 0 | 1:
                self.gone.add(person)
            case 2:
                self.gone.discard(person)
            case 3:
                self.gone.add(person)
                persons.cannot_be_told(tx, self.house, person)
            case 4:
                self.gone.discard(person)
                persons.came(tx, self.house, person)
            case _ if not pauses.is_on_vacation(tx, running.id, person):
                if pauses.days_left(tx, running.id, person, running.row.settings.clock.vacation) >= 1:
                    pauses.go_on_vacation(tx, running.id, person, 1)

    def _check(self, tx: Tx, table: int) -> None:
        running = load(tx, tables.require(tx, table))
        self.faults += [f"table {table} ply {running.ply}: {fault}" for fault in running.game.problems(running.state)]

    def _check_awake(self, tx: Tx, table: int, person: int) -> None:
        if is_still(tx.now, clocks.calendar_of(tx, table, person)):
            self.faults.append(f"person {person} was reminded in quiet hours")


def _any_running(tx: Tx) -> bool:
    return any(row.status == "playing" for row in tables.in_chat(tx, GROUP))
