"""From /play to the first hand."""

import pytest

from tests.flows.conftest import Stage


async def test_four_people_meet_in_a_group_and_get_their_hands(stage: Stage) -> None:
    world = stage.world
    ada, boris, chiara, dado = (world.person(name) for name in ("Ada", "Boris", "Chiara", "Dado"))
    group = world.group("Sunday cards", [ada, boris, chiara, dado])
    ada.start()
    ada.send(group, "/play")
    lobby = await group.shows("Join")
    for person in (boris, chiara, dado):
        answer = await person.press(lobby, "Join").answered()
        assert answer.url is not None
        person.open_link(answer.url)
    await world.until(lambda: "Dado" in lobby.text and "private chat" not in lobby.text, what="all are there")
    await ada.press(lobby, "Start").answered()
    assert "deal 1" in (await group.shows("My hand")).text
    await stage.settled()
    assert not lobby.labels
    for person in (ada, boris, chiara, dado):
        assert (await person.chat.shows("Your 15 cards")).protected


async def test_who_must_come_first_is_named_to_the_end_however_long_the_names(stage: Stage) -> None:
    world = stage.world
    names = [letter * 64 for letter in "BCDEF"]
    people = [world.person("Ada"), *(world.person(name) for name in names)]
    group = world.group("Sunday cards", people)
    people[0].start()
    people[0].send(group, "/play")
    lobby = await group.shows("Join")
    await people[0].press(lobby, "Game").answered()
    await stage.settled()
    await people[0].press(lobby, "6 players").answered()
    await stage.settled()
    await people[0].press(lobby, "Back").answered()
    await stage.settled()
    for person in people[1:]:
        await person.press(lobby, "Join").answered()
    await stage.settled()
    answer = await people[0].press(lobby, "Start").answered()
    assert answer.text.endswith("must open the private chat first.")
    assert all(f"{name[:17]}…" in answer.text for name in names)


@pytest.mark.parametrize("name", ["\u202e\u2066", "\u200b\u200d", "\u3164", "\u2800 \u2800"])
async def test_a_name_that_shows_nothing_is_replaced(stage: Stage, name: str) -> None:
    ada, blank = stage.world.person("Ada"), stage.world.person(name, username="unseen_one")
    group = stage.world.group("Sunday cards", [ada, blank])
    ada.start()
    blank.start()
    blank.send(group, "/play")
    lobby = await group.shows("Join")
    assert "unseen_one" in lobby.text


async def test_names_of_any_script_and_of_emoji_alone_are_kept(stage: Stage) -> None:
    for name in ("دارا", "🎴", "☆", "7", "Ж"):
        person = stage.world.person(name)
        group = stage.world.group("Sunday cards", [person])
        person.send(group, "/play")
        assert name in (await group.shows("Join")).text


async def test_who_does_not_come_to_the_private_chat_holds_nobody_up(stage: Stage) -> None:
    ada, boris = stage.people("Ada", "Boris")
    eva = stage.world.person("Eva")
    group = stage.world.group("Sunday cards", [ada, boris, eva])
    ada.send(group, "/play")
    lobby = await group.shows("Join")
    for person in (boris, eva):
        await person.press(lobby, "Join").answered()
    await stage.settled()
    await ada.press(lobby, "Fill with stand-ins").answered()
    await stage.settled()
    assert "Eva" in lobby.text
    await ada.press(lobby, "Fill with stand-ins").answered()
    await stage.settled()
    assert "Eva" not in lobby.text
    assert "Boris" in lobby.text
    eva.start()
    await eva.press(lobby, "Join").answered()
    await stage.settled()
    assert "Eva" in lobby.text
    await ada.press(lobby, "Start").answered()
    await eva.chat.shows("Your 15 cards")
