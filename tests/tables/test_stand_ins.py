"""Seats that the program plays: a partner who is a person is asked before a close; nothing hidden is used."""

from functools import partial

from bot.store import deadlines, log, tables
from bot.store.codec import write_state
from bot.store.database import Store, Tx
from bot.tables import due, lobby, play, seating, stand_ins, start
from bot.tables.house import House
from bot.tables.running import Running, load
from engine.game import Stage
from tests.tables.conftest import ADA, BORIS, CHIARA, FOUR, GROUP

CLOSING = {
    "turn": 0,
    "phase": "play",
    "hands": ["K 4", "5 5 6 7 7", "8 8 9 9", "J J Q Q 10"],
    "stock": "4 5 6 7 8 9 10 J Q K A A 4 4 5 5 6 6",
    "pile": "8 10",
    "melds": ["9 9 9 9 9 9 9 | Q Q Q Q Q 2 2 | K K K", "A A A"],
}


def begin(tx: Tx, house: House, stand_ins_at: tuple[int, ...]) -> int:
    lobby.open_table(tx, GROUP, None, ADA, "canastone")
    table = tables.in_chat(tx, GROUP)[-1].id
    tables.set_seats(tx, table, [(None, True) if seat in stand_ins_at else (FOUR[seat], False) for seat in range(4)])
    start.start(tx, house, lobby.find_lobby(tx, table))
    row = tables.require(tx, table)
    running = load(tx, row)
    state = running.game.position(running.game.rules(4, {}), CLOSING)
    tables.set_state(tx, table, row.ply, write_state(running.game, state), tx.now)
    return table


def loaded(tx: Tx, table: int) -> Running:
    return load(tx, tables.require(tx, table))


def play_on(tx: Tx, house: House, table: int, seat: int) -> Running:
    """Let the stand-in of a seat act until the turn or a question is somebody else's."""
    for _ in range(30):
        running = loaded(tx, table)
        if running.stage is not Stage.TURN or seat not in running.awaited:
            return running
        stand_ins.play_seat(tx, house, running, seat)
    raise AssertionError


async def test_a_stand_in_asks_a_person_before_it_closes(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house, (0, 1, 3))
        running = play_on(tx, house, table, 0)
        assert running.stage is Stage.QUESTION
        assert running.awaited == {2}

    await store.write(work)


async def test_after_a_lapse_it_is_free_to_close(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house, (0, 1, 3))
        play_on(tx, house, table, 0)
        due.fire(tx, house, deadlines.Deadline(table, "question", loaded(tx, table).ply, tx.now, 2))
        running = play_on(tx, house, table, 0)
        assert "lapse" in [row.action for row in log.after(tx, table, 0)]
        assert running.stage is not Stage.QUESTION

    await store.write(work)


async def test_a_stand_in_answers_its_partners_question(store: Store, house: House) -> None:
    def work(tx: Tx) -> int:
        table = begin(tx, house, (2,))
        running = loaded(tx, table)
        action = running.game.parse_action(running.state, 0, "ask")
        from_seat = running.seats[0].person
        assert from_seat == ADA
        play.do(tx, house, running, action, ADA)
        return table

    table = await store.write(work)
    (deadline,) = await store.read(deadlines.due)
    assert (deadline.kind, deadline.seat) == ("stand-in", 2)
    await store.write(partial(due.fire, house=house, deadline=deadline))
    running = await store.read(lambda tx: loaded(tx, table))
    assert running.stage is Stage.TURN
    assert running.state.question.answer in ("yes", "no")


async def test_everybody_may_leave_and_the_match_goes_on(store: Store) -> None:
    house = House(next_deal=0.0, stand_in_delay=0.0)

    def work(tx: Tx) -> int:
        table = begin(tx, house, ())
        for person in FOUR:
            seating.hand_over(tx, house, table, person)
        return table

    table = await store.write(work)
    for _ in range(40):
        for deadline in await store.read(deadlines.due):
            await store.write(partial(due.fire, house=house, deadline=deadline))
    assert await store.read(lambda tx: loaded(tx, table).ply) > 10
    await store.write(partial(seating.come_back, house=house, table=table, person=BORIS))
    seats = await store.read(lambda tx: tables.seats(tx, table))
    assert [seat.person for seat in seats if not seat.stand_in] == [BORIS]
    assert CHIARA in [seat.person for seat in seats]
