"""A whole match, from /play to the rematch, by the buttons alone."""

import pytest

from bot.rehearsal.groups import Group
from bot.rehearsal.people import Person
from tests.flows.conftest import Stage
from tests.flows.robot import Robot
from tests.flows.secrecy import leaks

MOST_PRESSES = 6000


async def open_short_table(stage: Stage, group: Group, people: list[Person]) -> None:
    people[0].send(group, "/play canastone")
    lobby = await group.shows("Join")
    for person in people[1:]:
        await person.press(lobby, "Join").answered()
    await stage.settled()
    await people[0].press(lobby, "Options").answered()
    for _ in range(9):
        await stage.settled()
        await people[0].press(lobby, "−").answered()
    await stage.settled()
    assert "Target: 3,000" in lobby.text
    await people[0].press(lobby, "Back").answered()
    await stage.settled()
    await people[0].press(lobby, "Start").answered()


@pytest.mark.timeout(300)
async def test_a_match_to_a_small_target_with_a_close_refused_and_then_granted(stage: Stage) -> None:
    world = stage.world
    people = stage.people("Ada", "Boris", "Chiara", "Dado")
    group = world.group("Sunday cards", people)
    await open_short_table(stage, group, people)
    robot = Robot(world, people, answers=("No", "Yes"))
    for _ in range(MOST_PRESSES):
        await stage.settled()
        if await robot.turn():
            continue
        sheet = group.find("Next deal")
        if sheet is None:
            break
        await people[1].press(sheet, "Next deal").answered()
    row = await stage.table()
    assert row.status == "over"
    assert robot.questions >= 2
    told = "\n".join(entry.text for entry in world.transcript if entry.chat == group.id)
    assert "may I close" in told
    result = await group.shows("Rematch")
    assert "wins" in result.text or "won" in result.text
    assert leaks(world, people) == []
    await people[2].press(result, "Rematch").answered()
    await stage.settled()
    lobby = await group.shows("Join")
    assert all(person.name in lobby.text for person in people)
    assert "Target: 3,000" in lobby.text
