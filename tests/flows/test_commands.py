"""What people write: nonsense, too much, in the wrong place, too early."""

import pytest

from tests.flows.conftest import Stage


async def test_too_long_a_name_of_a_game_is_answered_in_few_words(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    ada.say("/play " + "z" * 3000)
    told = await ada.chat.shows("There is no game called")
    assert "…" in told.text
    assert len(told.text) < 300


async def test_the_game_may_stand_on_the_next_line(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    ada.say("/play\nthree thirteen")
    await ada.chat.shows("Three Thirteen")


@pytest.mark.parametrize("payload", ["t" + "9" * 40, "t²", "x", "t", "t0"])
async def test_a_link_to_no_table_welcomes(stage: Stage, payload: str) -> None:
    ada = stage.world.person("Ada")
    ada.say(f"/start {payload}")
    await ada.chat.shows("Pozzo")


async def test_before_the_match_there_is_no_score_and_no_clock_to_change(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    group = stage.world.group("Sunday cards", [ada])
    for command in ("/score", "/clock"):
        ada.send(group, "/play")
        await stage.settled()
        ada.send(group, command)
        await stage.settled()
        assert group.shown()[-1].text == "The match has not begun yet."


async def test_what_belongs_in_the_group_is_sent_there(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()
    for command in ("/endtable", "/clock"):
        people[0].say(command)
        await people[0].chat.shows("Your table is in a group")
        await stage.settled()


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("new york", "America/New_York"),
        (" Tashkent ", "Asia/Tashkent"),
        ("تهران", "Asia/Tehran"),
        ("تهران\u200c", "Asia/Tehran"),
        ("Toshkent", "Asia/Tashkent"),
        ("Londra", "Europe/London"),
        ("+3:30", "+3:30"),
        ("GMT \u22125", "UTC-5"),
        ("+۳:۳۰", "+۳:۳۰"),
    ],
)
async def test_a_city_is_known_by_the_name_that_people_call_it(stage: Stage, words: str, zone: str) -> None:
    (ada,) = stage.people("Ada")
    ada.say("/settings")
    page = await ada.chat.shows("Time zone")
    await ada.press(page, "Time zone").answered()
    ada.say(words)
    await stage.settled()
    row = await stage.pozzo.store.read(lambda tx: tx.one("SELECT zone FROM people WHERE id = ?", (ada.id,)))
    assert row is not None
    assert row["zone"] == zone


async def test_an_unknown_city_is_not_passed_over_in_silence(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    ada.say("Atlantis")
    ada.say("/settings")
    page = await ada.chat.shows("Time zone")
    assert ada.chat.find("I do not know that place") is None
    await ada.press(page, "Time zone").answered()
    ada.say("Atlantis")
    await ada.chat.shows("I do not know that place")


async def test_a_lobby_where_nobody_has_joined_makes_way_for_the_next_of_its_host(stage: Stage) -> None:
    ada, boris = stage.people("Ada", "Boris")
    group = stage.world.group("Sunday cards", [ada, boris])
    ada.send(group, "/play")
    first = await group.shows("Join")
    await stage.settled()
    ada.send(group, "/play three-thirteen")
    await stage.settled()
    assert "called off" in first.text
    assert not first.buttons
    second = await group.shows("Three Thirteen")
    await boris.press(second, "Join").answered()
    ada.send(group, "/play classic")
    await stage.settled()
    assert "Join" in second.labels
    assert "Join" in (await group.shows("Classic Canasta")).labels


async def test_a_long_list_of_tables_ends(stage: Stage) -> None:
    hosts = stage.people(*(f"Host {number}" for number in range(40)))
    group = stage.world.group("Sunday cards", hosts)
    for host in hosts:
        host.send(group, "/play")
        await stage.settled()
    hosts[0].send(group, "/tables")
    listed = await group.shows("Table 40")
    assert "Table 10" not in listed.text
    assert "Table 11:" in listed.text


async def test_a_time_of_one_s_own_is_written_for_a_lobby_and_for_a_match(stage: Stage) -> None:
    people = stage.people("Ada", "Boris", "Chiara", "Dado")
    group = stage.world.group("Sunday cards", people)
    people[0].send(group, "/play")
    lobby = await group.shows("Join")
    people[1].send(group, "/clock 45m")
    await group.shows("Only a table’s host")
    people[0].send(group, "/clock 45m")
    await stage.settled()
    assert "Clock: 45 min a turn" in lobby.text
    for person in people[1:]:
        await person.press(lobby, "Join").answered()
    await stage.settled()
    await people[0].press(lobby, "Start").answered()
    await stage.settled()
    people[0].send(group, "/clock 2d")
    await stage.settled()
    assert (await stage.table()).settings.clock.turn == 2 * 24 * 3600
    assert "2 days" in (await group.shows("Clock:")).text
