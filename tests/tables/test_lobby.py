"""The lobby: who sits where, who may change what."""

from collections.abc import Callable

import pytest

from bot.store import people, screens, tables
from bot.store.database import Store, Tx
from bot.store.tables import TableRow
from bot.tables import lobby, start
from bot.tables.answers import Answer, Refused, Toast
from bot.tables.house import House
from tests.tables.conftest import ADA, BORIS, CHIARA, DADO, EVA, FOUR, GROUP


def open_lobby(tx: Tx, game: str = "canastone", chat: int = GROUP) -> TableRow:
    lobby.open_table(tx, chat, None, ADA, game)
    return tables.in_chat(tx, chat)[-1]


def hosted(tx: Tx, table: int) -> lobby.Lobby:
    return lobby.hosted(tx, table, tables.require(tx, table).ply, may_decide=True)


def people_at(tx: Tx, table: int) -> list[int | None]:
    return [seat.person for seat in tables.seats(tx, table)]


def refusal(work: Callable[[], Answer]) -> Answer:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.answer


async def test_a_table_opens_with_its_host_seated_and_shows_its_lobby(store: Store) -> None:
    def work(tx: Tx) -> None:
        row = open_lobby(tx)
        assert (row.status, row.game, row.players, row.host) == ("lobby", "canastone", 4, ADA)
        assert people_at(tx, row.id) == [ADA, None, None, None]
        assert screens.find(tx, GROUP, row.id, "lobby") is not None

    await store.write(work)


async def test_alone_in_private_stand_ins_take_the_other_seats(store: Store) -> None:
    def work(tx: Tx) -> None:
        row = open_lobby(tx, chat=ADA)
        assert [(seat.person, seat.stand_in) for seat in tables.seats(tx, row.id)] == [
            (ADA, False),
            (None, True),
            (None, True),
            (None, True),
        ]

    await store.write(work)


async def test_people_join_change_seats_and_leave(store: Store) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        assert lobby.join(tx, table, BORIS).key == Toast.SITS
        assert lobby.join(tx, table, BORIS).key == Toast.SITS_ALREADY
        lobby.sit(tx, table, BORIS, 3)
        lobby.sit_in_team(tx, table, CHIARA, 0)
        assert people_at(tx, table) == [ADA, None, CHIARA, BORIS]
        assert refusal(lambda: lobby.sit(tx, table, DADO, 3)).key == Toast.TAKEN
        assert refusal(lambda: lobby.sit_in_team(tx, table, DADO, 0)).key == Toast.TEAM_FULL
        lobby.join(tx, table, DADO)
        assert refusal(lambda: lobby.join(tx, table, EVA)).key == Toast.FULL
        lobby.leave(tx, table, ADA)
        assert tables.require(tx, table).host == DADO
        assert refusal(lambda: lobby.leave(tx, table, EVA)).key == Toast.SITS_NOT

    await store.write(work)


async def test_a_lobby_that_everybody_leaves_is_closed(store: Store) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        lobby.leave(tx, table, ADA)
        assert tables.require(tx, table).status == "cancelled"
        assert refusal(lambda: lobby.join(tx, table, BORIS)).key == Toast.NO_TABLE

    await store.write(work)


async def test_who_cannot_be_written_to_is_led_to_the_private_chat_and_named_at_the_start(
    store: Store, house: House
) -> None:
    def work(tx: Tx) -> None:
        people.set_reachable(tx, BORIS, 0)
        table = open_lobby(tx).id
        assert lobby.join(tx, table, BORIS).start == f"t{table}"
        lobby.fill(tx, hosted(tx, table))
        refused = refusal(lambda: start.start(tx, house, hosted(tx, table)))
        assert refused.key == Toast.UNREACHABLE
        assert dict(refused.args) == {"names": "Boris"}

    await store.write(work)


async def test_only_who_decides_changes_the_table_and_only_from_its_latest_lobby(store: Store) -> None:
    def work(tx: Tx) -> None:
        row = open_lobby(tx)
        assert refusal_of(tx, row.id, row.ply, may_decide=False) == Toast.HOST_ONLY
        assert refusal_of(tx, row.id, row.ply - 1, may_decide=True) == Toast.LOBBY_STALE

    await store.write(work)


def refusal_of(tx: Tx, table: int, ply: int, *, may_decide: bool) -> str:
    with pytest.raises(Refused) as refused:
        lobby.hosted(tx, table, ply, may_decide)
    return refused.value.answer.key


async def test_options_are_checked_and_defaults_are_not_stored(store: Store) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        lobby.choose_option(tx, hosted(tx, table), "target", "15000")
        lobby.choose_option(tx, hosted(tx, table), "hold_red_threes", "1")
        assert tables.require(tx, table).options == {"target": 15000, "hold_red_threes": True}
        assert refusal(lambda: lobby.choose_option(tx, hosted(tx, table), "target", "7")).key == "options-out-of-range"
        lobby.choose_option(tx, hosted(tx, table), "target", "12000")
        assert tables.require(tx, table).options == {"hold_red_threes": True}

    await store.write(work)


async def test_another_game_or_size_keeps_who_sits(store: Store) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        lobby.sit(tx, table, BORIS, 3)
        lobby.choose_players(tx, hosted(tx, table), 6)
        assert people_at(tx, table) == [ADA, BORIS, None, None, None, None]
        lobby.choose_game(tx, hosted(tx, table), "three-thirteen")
        assert people_at(tx, table) == [ADA, BORIS]
        assert refusal(lambda: lobby.choose_players(tx, hosted(tx, table), 6)).key == Toast.PLAYERS

    await store.write(work)


async def test_a_smaller_table_than_those_who_sit_is_refused(store: Store) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        for person in FOUR[1:]:
            lobby.join(tx, table, person)
        assert refusal(lambda: lobby.choose_game(tx, hosted(tx, table), "nothing")).key == Toast.NO_GAME
        lobby.choose_game(tx, hosted(tx, table), "three-thirteen")
        assert tables.require(tx, table).players == 4
        assert refusal(lambda: lobby.choose_players(tx, hosted(tx, table), 3)).key == Toast.TOO_MANY

    await store.write(work)


async def test_stand_ins_fill_free_seats_and_make_room_again(store: Store) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        lobby.fill(tx, hosted(tx, table))
        assert all(not seat.is_free for seat in tables.seats(tx, table))
        lobby.join(tx, table, BORIS)
        assert people_at(tx, table) == [ADA, BORIS, None, None]
        lobby.fill(tx, hosted(tx, table))
        assert [seat.is_free for seat in tables.seats(tx, table)] == [False, False, True, True]

    await store.write(work)


async def test_a_match_does_not_begin_with_a_free_seat(store: Store, house: House) -> None:
    def work(tx: Tx) -> None:
        table = open_lobby(tx).id
        assert refusal(lambda: start.start(tx, house, hosted(tx, table))).key == Toast.SEATS_FREE

    await store.write(work)
