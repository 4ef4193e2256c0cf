"""People of the demo who play by themselves: nothing but the buttons on their screens, to the end of a deal."""

import asyncio
from collections import Counter

import pytest

from bot.demo.run import Demo
from bot.press import decode
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.store import log, tables
from bot.store.database import Tx
from bot.tables.running import find_running
from engine.game import Stage

TABLE = 1
PATIENCE = 60.0
BOUND_TO_PASS = 10.0
"""Seconds in which somebody must have pressed something."""


async def lobby_of(demo: Demo, command: str) -> Message:
    """Let the first person open a table."""
    group, host = demo.world.groups[0], next(iter(demo.world.people.values()))
    host.send(group, command)
    return await group.shows("Join")


async def everybody_plays(demo: Demo, lobby: Message) -> None:
    """Let stand-ins sit down for everybody, and start."""
    people = list(demo.world.people.values())
    for person in people:
        demo.robots.play_for(person, True)
    seated = (await demo.pozzo.store.read(lambda tx: tables.require(tx, TABLE))).players
    await demo.world.until(lambda: _joined(demo) >= seated - 1)
    await demo.pozzo.outbox.settled(5.0)
    await people[0].press(lobby, "Start").answered()


def _joined(demo: Demo) -> int:
    return sum(press.answer is not None for press in demo.world.presses.values() if _verb(press.button) == "join")


def _verb(button: object) -> str:
    press = decode(str(getattr(button, "callback_data", "")))
    return "" if press is None else press.verb


def position(tx: Tx) -> tuple[int, bool]:
    running = find_running(tx, TABLE)
    return running.ply, running.ply > 1 and running.stage is Stage.CHANCE


async def deal_has_ended(demo: Demo) -> int:
    """Wait for the end of the deal and return the ply; nobody may sit idle for long meanwhile."""
    last = -1
    async with asyncio.timeout(PATIENCE):
        while True:
            presses = len(demo.world.presses)
            assert presses > last, "nobody presses anything"
            for _ in range(round(BOUND_TO_PASS / 0.1)):
                ply, ended = await demo.pozzo.store.read(position)
                if ended:
                    return ply
                await asyncio.sleep(0.1)
                if len(demo.world.presses) > presses:
                    break
            last = presses


def toasts(demo: Demo) -> Counter[str]:
    """Count what was said in answer to presses in play."""
    return Counter(
        press.answer.text
        for press in demo.world.presses.values()
        if press.answer is not None and _verb(press.button) in {"act", "pick", "clear", "to", "mode", "answer"}
    )


@pytest.mark.parametrize("game", ["canastone", "classic", "international", "three-thirteen"])
async def test_a_deal_is_played_by_pressing_buttons_alone(demo: Demo, game: str) -> None:
    lobby = await lobby_of(demo, f"/play {game}")
    await everybody_plays(demo, lobby)
    assert await deal_has_ended(demo) >= 5
    # Whoever presses what stands on the newest screen is never refused.
    assert set(toasts(demo)) == {""}
    await demo.pozzo.outbox.settled(5.0)
    assert demo.world.groups[0].shown()[-1].text.startswith(("Deal 1", "Round 1"))


async def test_nobody_asks_again_for_a_seat_that_is_taken(demo: Demo) -> None:
    lobby = await lobby_of(demo, "/play three-thirteen")
    await everybody_plays(demo, lobby)
    await deal_has_ended(demo)
    asked = Counter(press.person for press in demo.world.presses.values() if _verb(press.button) == "join")
    # The three others may have seen the one free seat at the same moment, each once.
    assert set(asked.values()) == {1}
    rows = await demo.pozzo.store.read(lambda tx: log.after(tx, TABLE, 0))
    assert len({row.by for row in rows if row.by is not None}) == 2


async def test_a_phone_given_back_is_its_owner_s(demo: Demo) -> None:
    lobby = await lobby_of(demo, "/play")
    _, boris, *_ = demo.world.people.values()
    await left_alone(demo, boris)
    assert _joined(demo) == 0
    await boris.press(lobby, "Join").answered()
    assert _joined(demo) == 1


async def left_alone(demo: Demo, person: Person) -> None:
    """Let a stand-in have the phone and take it back before it has done anything."""
    demo.robots.play_for(person, True)
    demo.robots.play_for(person, False)
    await asyncio.sleep(0.05)


async def test_a_phone_left_open_at_another_page_is_played_on(demo: Demo) -> None:
    lobby = await lobby_of(demo, "/play three-thirteen")
    people = tuple(demo.world.people.values())
    await people[1].press(lobby, "join.1.0.").answered()
    await demo.pozzo.outbox.settled(5.0)
    await people[0].press(lobby, next(b.callback_data or "" for b in lobby.buttons if _verb(b) == "start")).answered()
    await demo.pozzo.outbox.settled(5.0)
    for person in people[:2]:
        hand = next(message for message in reversed(person.chat.shown()) if message.buttons)
        way = next(
            button.callback_data or "" for button in hand.buttons if (button.callback_data or "").endswith("more")
        )
        await person.press(hand, way).answered()
        await demo.pozzo.outbox.settled(5.0)
    for person in people[:2]:
        demo.robots.play_for(person, True)
    assert await deal_has_ended(demo) >= 5


@pytest.mark.parametrize("steps", range(6))
async def test_a_stand_in_stops_however_soon_after_something_has_happened(demo: Demo, steps: int) -> None:
    for person in demo.world.people.values():
        demo.robots.play_for(person, True)
    await asyncio.sleep(0.1)
    demo.world.changed()
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(5.0):
        await demo.robots.stop()
