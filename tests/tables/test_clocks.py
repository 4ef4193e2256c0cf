"""A table's clock: turns, reserves, questions, pauses, vacations, outages; each thing happens once."""

from dataclasses import replace
from functools import partial

import pytest

from bot.store import deadlines, meta, notices, people, screens, tables
from bot.store.codec import write_state
from bot.store.database import Store, Tx
from bot.store.tables import ClockSettings
from bot.tables import clocks, due, lobby, pauses, play, seating, start, timeouts
from bot.tables.answers import Refused, Toast
from bot.tables.context import occupants
from bot.tables.house import House
from bot.tables.running import Running, load
from engine.game import Stage
from tests.tables.conftest import ADA, EVA, FOUR, GROUP, Time

HOUR = 3600.0
DAY = 24 * HOUR

ASKING = {
    "dealer": 3,
    "turn": 0,
    "phase": "play",
    "hands": ["K K 4", "5 5 6 7 7", "8 8 9 9", "J J Q Q 10"],
    "stock": "4 5 6 7 8 9 10 J Q K A A 4 4 5 5 6 6",
    "pile": "8 10",
    "melds": ["9 9 9 9 9 9 9 | Q Q Q Q Q 2 2 | K K K", "A A A"],
}


@pytest.fixture
def house() -> House:
    return House(next_deal=600.0, stand_in_delay=0.0)


def begin(tx: Tx, house: House, clock: ClockSettings) -> Running:
    lobby.open_table(tx, GROUP, None, ADA, "canastone")
    table = tables.in_chat(tx, GROUP)[-1].id
    for person in FOUR[1:]:
        lobby.join(tx, table, person)
    lobby.choose_clock(tx, lobby.find_lobby(tx, table), clock)
    start.start(tx, house, lobby.find_lobby(tx, table))
    return loaded(tx, table)


def loaded(tx: Tx, table: int) -> Running:
    return load(tx, tables.require(tx, table))


def seat_to_play(running: Running) -> int:
    (seat,) = running.awaited
    return seat


def person_to_play(running: Running) -> int:
    person = running.seats[seat_to_play(running)].person
    assert person is not None
    return person


def end_turn(tx: Tx, house: House, table: int) -> None:
    """Draw and discard, with no melding."""
    do(tx, house, table, "draw")
    discard(tx, house, table)


def discard(tx: Tx, house: House, table: int) -> None:
    running = loaded(tx, table)
    legal = running.game.legal_actions(running.state, seat_to_play(running))
    do(tx, house, table, next(text for text in map(running.game.write_action, legal) if text.startswith("discard")))


def do(tx: Tx, house: House, table: int, written: str) -> None:
    running = loaded(tx, table)
    seat = seat_to_play(running)
    play.do(tx, house, running, running.game.parse_action(running.state, seat, written), person_to_play(running))


async def fire_due(store: Store, house: House) -> list[str]:
    """Fire what is due, each in a transaction of its own, as the loop does."""
    fired: list[str] = []
    while found := await store.read(deadlines.due):
        for deadline in found:
            await store.write(partial(due.fire, house=house, deadline=deadline))
            fired.append(deadline.kind)
    return fired


async def at_a_table(store: Store, house: House, clock: ClockSettings) -> int:
    return (await store.write(lambda tx: begin(tx, house, clock))).id


def kinds(tx: Tx, table: int) -> list[str]:
    return [deadline.kind for deadline in deadlines.of_table(tx, table)]


async def test_without_a_clock_nothing_is_due(store: Store, house: House) -> None:
    table = await at_a_table(store, house, ClockSettings())
    assert await store.read(lambda tx: kinds(tx, table)) == []


async def test_reminders_come_at_half_and_nine_tenths_and_then_a_stand_in_plays_the_turn(
    store: Store, house: House, time: Time
) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    before = await store.read(lambda tx: loaded(tx, table))
    time.passes(HOUR / 2)
    assert await fire_due(store, house) == ["remind-50"]
    time.passes(HOUR * 0.4)
    assert await fire_due(store, house) == ["remind-90"]
    told = await store.read(notices.waiting)
    assert [notice.chat for notice in told if notice.chat > 0] == [person_to_play(before)] * 2
    time.passes(HOUR * 0.1)
    assert await fire_due(store, house) == ["turn"]
    after = await store.read(lambda tx: loaded(tx, table))
    assert seat_to_play(after) == (seat_to_play(before) + 1) % 4
    assert not any(seat.stand_in for seat in after.seats)
    assert await fire_due(store, house) == []


async def test_a_turn_that_goes_on_keeps_its_clock(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    time.passes(HOUR / 4)
    await store.write(lambda tx: do(tx, house, table, "draw"))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR * 0.75)
    await store.write(lambda tx: discard(tx, house, table))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR)


async def test_the_reserve_is_used_up_after_the_turns_own_time(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), reserve=int(HOUR)))
    seat = await store.read(lambda tx: seat_to_play(loaded(tx, table)))
    time.passes(HOUR * 1.25)
    assert "turn" not in await fire_due(store, house)
    await store.write(lambda tx: end_turn(tx, house, table))
    used = await store.read(lambda tx: [place.reserve_used for place in tables.seats(tx, table)])
    assert used[seat] == pytest.approx(HOUR / 4)
    assert sum(used) == pytest.approx(HOUR / 4)
    for _ in range(3):
        await store.write(lambda tx: end_turn(tx, house, table))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR * 1.75)
    time.passes(HOUR * 1.75)
    assert "turn" in await fire_due(store, house)
    used = await store.read(lambda tx: [place.reserve_used for place in tables.seats(tx, table)])
    assert used[seat] == pytest.approx(HOUR)


async def test_a_question_has_its_own_time_and_lapses_and_the_turn_goes_on_where_it_was(
    store: Store, house: House, time: Time
) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), question=1200))

    def ask(tx: Tx) -> None:
        row = tables.require(tx, table)
        game = loaded(tx, table).game
        state = game.position(game.rules(4, {}), ASKING)
        tables.set_state(tx, table, row.ply, write_state(game, state), tx.now)
        clocks.start(tx, house, loaded(tx, table))

    await store.write(ask)
    time.passes(600)
    await store.write(lambda tx: do(tx, house, table, "ask"))
    assert await store.read(lambda tx: loaded(tx, table).stage) is Stage.QUESTION
    time.passes(1200)
    assert "question" in await fire_due(store, house)
    running = await store.read(lambda tx: loaded(tx, table))
    assert running.stage is Stage.TURN
    assert running.state.question.answer == "lapsed"
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(3000)


async def test_the_next_deal_begins_by_itself(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))

    def near_the_end(tx: Tx) -> None:
        row = tables.require(tx, table)
        game = loaded(tx, table).game
        state = game.position(game.rules(4, {}), {**ASKING, "stock": "4"})
        tables.set_state(tx, table, row.ply, write_state(game, state), tx.now)
        do(tx, house, table, "discard 4")

    await store.write(near_the_end)
    assert await store.read(lambda tx: kinds(tx, table)) == ["next-deal"]
    time.passes(599)
    assert await fire_due(store, house) == []
    time.passes(1)
    assert await fire_due(store, house) == ["next-deal"]
    assert await store.read(lambda tx: loaded(tx, table).stage) is Stage.TURN


async def test_quiet_hours_stop_the_clock_and_the_reminders(store: Store, house: House, time: Time) -> None:
    minute = int(time.now // 60) % 1440
    for person in FOUR:
        quiet_to = (minute + 600) % 1440
        await store.write(partial(people.choose, person=person, zone="UTC", quiet_from=minute, quiet_to=quiet_to))
    await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    time.passes(10 * HOUR - 60)
    assert await fire_due(store, house) == []
    time.passes(HOUR / 2 + 60)
    assert await fire_due(store, house) == ["remind-50"]


async def test_a_reminder_that_comes_late_waits_for_the_morning(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    person = await store.read(lambda tx: person_to_play(loaded(tx, table)))
    time.passes(HOUR / 2)
    minute = int(time.now // 60) % 1440
    (reminder,) = await store.read(deadlines.due)
    await store.write(
        partial(people.choose, person=person, zone="UTC", quiet_from=minute, quiet_to=(minute + 60) % 1440)
    )
    await store.write(partial(due.fire, house=house, deadline=reminder))
    assert [notice for notice in await store.read(notices.waiting) if notice.chat > 0] == []
    time.passes(HOUR)
    assert "remind-50" in await fire_due(store, house)
    assert person in [notice.chat for notice in await store.read(notices.waiting)]


async def test_a_change_of_quiet_hours_keeps_what_is_left(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    person = await store.read(lambda tx: person_to_play(loaded(tx, table)))
    time.passes(HOUR / 2)

    def sleep(tx: Tx) -> None:
        minute = int(tx.now // 60) % 1440
        clocks.recalendar(
            tx,
            person,
            lambda: people.choose(tx, person, zone="UTC", quiet_from=minute, quiet_to=(minute + 480) % 1440),
        )

    await store.write(sleep)
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR / 2)
    time.passes(8 * HOUR - 60)
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR / 2, abs=61)


async def test_a_pause_needs_everybody_and_stops_everything(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    time.passes(HOUR / 4)
    for person in FOUR:
        assert await store.read(lambda tx: tables.require(tx, table).settings.paused_since) is None
        await store.write(partial(pauses.agree, table=table, person=person))
    assert await store.read(lambda tx: tables.require(tx, table).settings.paused_since) is not None
    time.passes(40 * DAY)
    assert await fire_due(store, house) == []
    await store.write(lambda tx: end_turn(tx, house, table))
    time.passes(DAY)
    assert await fire_due(store, house) == []
    await store.write(lambda tx: pauses.resume(tx, table, ADA))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR)


async def test_a_vacation_stops_ones_own_clock_and_has_a_budget(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), vacation=7))
    person = await store.read(lambda tx: person_to_play(loaded(tx, table)))
    time.passes(HOUR / 2)
    await store.write(lambda tx: pauses.go_on_vacation(tx, table, person, 3))
    time.passes(2 * DAY)
    assert "turn" not in await fire_due(store, house)
    await store.write(lambda tx: pauses.end_vacation(tx, table, person))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR / 2)
    assert await store.read(lambda tx: pauses.days_left(tx, table, person, 7)) == 5
    for days in (0, 6, 400):
        with pytest.raises(Refused, match=Toast.NO_VACATION):
            await store.write(partial(pauses.go_on_vacation, table=table, person=person, days=days))


async def test_everybody_sees_who_is_on_vacation(store: Store, house: House) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), vacation=7))

    def away(tx: Tx) -> set[int | None]:
        running = loaded(tx, table)
        return {one.person for one in occupants(tx, running.row, running.seats) if one.away}

    assert await store.read(away) == set()
    await store.write(lambda tx: pauses.go_on_vacation(tx, table, ADA, 3))
    assert await store.read(away) == {ADA}
    await store.write(lambda tx: pauses.end_vacation(tx, table, ADA))
    assert await store.read(away) == set()


async def test_no_clock_runs_while_the_bot_is_down(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    time.passes(HOUR / 2)
    await store.write(meta.note_alive)
    time.passes(9 * DAY)
    await store.write(lambda tx: clocks.make_up(tx, tx.now - meta.outage(tx)))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(HOUR / 2)
    time.passes(HOUR / 2)
    assert "turn" in await fire_due(store, house)


async def test_a_table_that_waits_lets_the_others_vote(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), on_timeout="wait"))
    late = await store.read(lambda tx: person_to_play(loaded(tx, table)))
    ply = await store.read(lambda tx: loaded(tx, table).ply)
    time.passes(HOUR)
    await fire_due(store, house)
    assert await store.read(lambda tx: loaded(tx, table).ply) == ply
    assert await store.read(lambda tx: screens.find(tx, GROUP, table, "vote")) is not None
    others = [person for person in FOUR if person != late]
    with pytest.raises(Refused):
        await store.write(lambda tx: timeouts.vote(tx, house, table, late, "stand-in"))
    await store.write(lambda tx: timeouts.vote(tx, house, table, others[0], "stand-in"))
    assert not await store.read(lambda tx: any(seat.stand_in for seat in tables.seats(tx, table)))
    await store.write(lambda tx: timeouts.vote(tx, house, table, others[1], "stand-in"))
    seats = await store.read(lambda tx: tables.seats(tx, table))
    assert [seat.person for seat in seats if seat.stand_in] == [late]
    await fire_due(store, house)
    assert await store.read(lambda tx: loaded(tx, table).ply) > ply
    assert await store.read(lambda tx: screens.find(tx, GROUP, table, "vote")) is None


async def test_who_plays_late_ends_the_vote(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), on_timeout="wait"))
    time.passes(HOUR)
    await fire_due(store, house)
    await store.write(lambda tx: end_turn(tx, house, table))
    assert await store.read(lambda tx: tables.require(tx, table).settings.vote) is None
    assert await store.read(lambda tx: screens.find(tx, GROUP, table, "vote")) is None


async def test_a_voted_invitation_offers_the_seat_to_the_group(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR), on_timeout="wait"))
    late = await store.read(lambda tx: loaded(tx, table))
    seat, person = seat_to_play(late), person_to_play(late)
    time.passes(HOUR)
    await fire_due(store, house)
    for other in [who for who in FOUR if who != person][:2]:
        await store.write(partial(timeouts.vote, house=house, table=table, person=other, choice="invite"))
    await store.write(lambda tx: seating.take(tx, house, table, seat, EVA))
    running = await store.read(lambda tx: loaded(tx, table))
    assert running.seats[seat].person == EVA
    assert running.seats[seat].since_ply == running.ply
    assert not running.seats[seat].stand_in


async def test_a_clock_may_be_changed_while_the_match_goes_on(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings())
    clock = replace(ClockSettings(), turn=int(8 * HOUR))
    with pytest.raises(Refused, match=Toast.HOST_ONLY):
        await store.write(lambda tx: seating.change_clock(tx, house, table, clock, may_decide=False))
    await store.write(lambda tx: seating.change_clock(tx, house, table, clock, may_decide=True))
    assert await store.read(lambda tx: clocks.time_left(tx, table)) == pytest.approx(8 * HOUR)


async def test_a_deadline_of_an_older_ply_does_nothing(store: Store, house: House, time: Time) -> None:
    table = await at_a_table(store, house, ClockSettings(turn=int(HOUR)))
    (first, *_) = await store.read(lambda tx: deadlines.of_table(tx, table))
    await store.write(lambda tx: end_turn(tx, house, table))
    after = await store.read(lambda tx: loaded(tx, table))
    await store.write(lambda tx: due.fire(tx, house, first))
    assert await store.read(lambda tx: loaded(tx, table).state) == after.state
