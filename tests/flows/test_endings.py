"""Tables that end before their time, and who leaves them."""

import pytest

from bot.rehearsal.people import Person
from bot.store import tables
from tests.flows.conftest import Stage


async def break_off(stage: Stage, host: Person) -> None:
    group = stage.world.groups[0]
    host.send(group, "/endtable")
    asked = await group.shows("Break it off")
    await host.press(asked, "Break it off").answered()
    await stage.settled()


async def test_everybody_reads_that_a_match_was_broken_off_and_may_play_again(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    await break_off(stage, people[0])
    for chat in (group, *(person.chat for person in people)):
        told = [message for message in chat.shown() if "broken off" in message.text]
        assert {message.labels for message in told} == {(), ("Rematch",)}
        assert not any("to play" in message.text.split("\n")[1] for message in told)
        assert chat.find("Your turn") is None
    await people[3].press(await people[3].chat.shows("Rematch"), "Rematch").answered()
    lobby = await group.shows("Join")
    assert all(person.name in lobby.text for person in people)
    result = await group.shows("Rematch")
    again = await people[1].press(result, "Rematch").answered()
    assert "open already" in again.text
    await people[3].press(lobby, "Call off").answered()
    await stage.settled()
    await people[1].press(result, "Rematch").answered()
    await stage.settled()
    assert (await group.shows("Join")).id != lobby.id


async def test_a_match_broken_off_between_deals_offers_no_next_deal(stage: Stage) -> None:
    (ada,) = stage.people("Ada")
    group = stage.world.group("Sunday cards", [ada])
    ada.send(group, "/play three-thirteen")
    lobby = await group.shows("Join")
    await ada.press(lobby, "Fill").answered()
    await stage.settled()
    await ada.press(lobby, "Start").answered()
    await stage.settled()
    hand = await ada.chat.shows("More")
    await ada.press(hand, "More").answered()
    await ada.press(await ada.chat.shows("plays for me"), "plays for me").answered()
    await group.shows("Next round", timeout=20.0)
    await stage.settled()
    await break_off(stage, ada)
    assert group.find("Next round") is None
    assert ada.chat.find("Next round") is None


async def test_who_hosts_passes_that_on_when_leaving_the_group(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    group.kick(people[0], people[1])
    await stage.settled()
    assert (await stage.table()).host == people[1].id
    await break_off(stage, people[1])
    assert (await stage.table()).status == "ended"


@pytest.mark.parametrize("seated", [1, 2])
async def test_who_wants_to_be_forgotten_leaves_a_table_that_has_not_begun(stage: Stage, seated: int) -> None:
    people = stage.people("Ada", "Boris")
    group = stage.world.group("Sunday cards", people)
    people[0].send(group, "/play")
    lobby = await group.shows("Join")
    for person in people[1:seated]:
        await person.press(lobby, "Join").answered()
    await stage.settled()
    people[0].say("/forgetme")
    await people[0].chat.shows("What was kept about you is deleted")
    await stage.settled()
    assert "Ada" not in lobby.text
    seats = await stage.pozzo.store.read(lambda tx: tables.seats(tx, 1))
    assert people[0].id not in [seat.person for seat in seats]


async def test_a_rematch_does_not_wait_for_who_is_gone(stage: Stage) -> None:
    group, people = await stage.four_at_a_table()
    people[2].block()
    await stage.settled()
    await break_off(stage, people[0])
    await people[0].press(await group.shows("Rematch"), "Rematch").answered()
    await stage.settled()
    lobby = await group.shows("Join")
    assert "Chiara" not in lobby.text
    assert "(free)" in lobby.text
