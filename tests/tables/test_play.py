"""Playing at a table: presses become plies, and nothing else does."""

from collections.abc import Callable

import pytest

from bot.store import deadlines, log, screens, tables
from bot.store.codec import read_state
from bot.store.database import Store, Tx
from bot.tables import due, hand, lobby, play, start
from bot.tables.answers import NOTHING, Refused, Toast
from bot.tables.house import House
from bot.tables.running import Running, load
from engine.game import Stage
from engine.games import GAMES
from tests.tables.conftest import ADA, EVA, FOUR, GROUP


def begin(tx: Tx, house: House, game: str = "canastone") -> int:
    lobby.open_table(tx, GROUP, None, ADA, game)
    table = tables.in_chat(tx, GROUP)[-1].id
    for person in FOUR[1:]:
        lobby.join(tx, table, person)
    start.start(tx, house, lobby.find_lobby(tx, table))
    return table


def loaded(tx: Tx, table: int) -> Running:
    return load(tx, tables.require(tx, table))


def to_play(running: Running) -> tuple[int, int]:
    (seat,) = running.awaited
    person = running.seats[seat].person
    assert person is not None
    return seat, person


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Refused) as error:
        work()
    return error.value.answer.key


async def test_the_first_deal_is_in_the_log_and_rings_only_for_who_is_to_play(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house)
        running = loaded(tx, table)
        assert running.stage is Stage.TURN
        dealt = log.after(tx, table, 0)
        assert [row.ply for row in dealt] == list(range(1, running.ply + 1))
        assert dealt[-1].action.startswith("deal")
        _, person = to_play(running)
        rings = {screen.chat: screen.fresh for screen in screens.of_table(tx, table) if screen.kind == "hand"}
        assert set(rings) == set(FOUR)
        assert [who for who, fresh in rings.items() if fresh] == [person]
        assert screens.find(tx, GROUP, table, "lobby") is None

    await store.write(work)


async def test_an_action_is_one_ply_and_the_log_replays_to_the_state(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house)
        for _ in range(40):
            running = loaded(tx, table)
            if running.stage is not Stage.TURN:
                break
            seat, person = to_play(running)
            action = running.game.legal_actions(running.state, seat)[0]
            assert play.do(tx, house, running, action, person) is NOTHING
            assert loaded(tx, table).ply > running.ply
        assert replayed(tx, table) == loaded(tx, table).state

    await store.write(work)


def replayed(tx: Tx, table: int) -> object:
    row = tables.require(tx, table)
    game = GAMES[row.game]
    state = game.new(game.rules(row.players, row.options), row.settings.dealer)
    for entry in log.after(tx, table, 0):
        state, _ = game.apply(state, game.parse_action(state, entry.seat, entry.action))
    return state


async def test_an_illegal_action_is_explained_and_changes_nothing(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house)
        running = loaded(tx, table)
        seat, _ = to_play(running)
        other = running.seats[(seat + 1) % 4].person
        assert other is not None
        answer = hand.act(tx, house, table, running.ply, other, "draw", "")
        assert answer.refusal is not None
        assert answer.refusal.code == "not-your-turn"
        assert loaded(tx, table).ply == running.ply

    await store.write(work)


async def test_a_stale_press_redraws_and_changes_nothing_and_a_double_tap_is_one(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house)
        running = loaded(tx, table)
        _, person = to_play(running)
        hand.act(tx, house, table, running.ply, person, "draw", "")
        after = loaded(tx, table)
        assert after.ply == running.ply + 1
        before = screens.find(tx, person, table, "hand")
        assert refused(lambda: hand.act(tx, house, table, running.ply, person, "draw", "")) == Toast.STALE
        redrawn = screens.find(tx, person, table, "hand")
        assert before is not None
        assert redrawn is not None
        assert redrawn.wanted == before.wanted + 1
        assert loaded(tx, table) == after

    await store.write(work)


async def test_a_stranger_and_a_table_that_is_over_are_refused(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = begin(tx, house)
        running = loaded(tx, table)
        assert refused(lambda: hand.act(tx, house, table, running.ply, EVA, "draw", "")) == Toast.STRANGER
        tables.set_status(tx, table, "ended")
        assert refused(lambda: hand.act(tx, house, table, running.ply, ADA, "draw", "")) == Toast.OVER
        assert refused(lambda: hand.act(tx, house, table + 1, 0, ADA, "draw", "")) == Toast.NO_TABLE

    await store.write(work)


async def test_stand_ins_play_a_whole_match_by_deadlines_alone(store: Store) -> None:
    house = House(next_deal=0.0, stand_in_delay=0.0)

    def begin_alone(tx: Tx) -> int:
        lobby.open_table(tx, GROUP, None, ADA, "canastone")
        table = tables.in_chat(tx, GROUP)[-1].id
        lobby.choose_option(tx, lobby.find_lobby(tx, table), "target", "3000")
        tables.set_seats(tx, table, [(None, True)] * 4)
        start.start(tx, house, lobby.find_lobby(tx, table))
        return table

    def fire(tx: Tx) -> bool:
        found = deadlines.due(tx)
        for deadline in found:
            due.fire(tx, house, deadline)
        return bool(found)

    table = await store.write(begin_alone)
    while await store.write(fire):
        pass

    def check(tx: Tx) -> None:
        row = tables.require(tx, table)
        assert row.status == "over"
        running = load(tx, row)
        assert running.stage is Stage.OVER
        assert read_state(running.game, row.state or "") == running.state
        assert deadlines.of_table(tx, table) == ()

    await store.read(check)
