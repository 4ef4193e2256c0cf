"""Telegram's limits: a hand of sixty cards, and floods."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rehearsal.limits import Limits
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from bot.store import screens, tables
from bot.store.codec import write_state
from bot.store.database import Tx
from engine.games import GAMES
from tests.flows.conftest import TOKEN, Stage
from tests.flows.robot import Robot
from tests.flows.secrecy import leaks

SIXTY = " ".join(
    f"{word} " * count
    for word, count in {
        "A": 5, "K": 5, "Q": 5, "J": 5, "10": 5, "9": 5, "8": 5,
        "7": 5, "6": 5, "5": 5, "4": 4, "2": 3, "*": 2, "3b": 1,
    }.items()
)  # fmt: skip


async def test_a_hand_of_sixty_cards_stays_usable(stage: Stage) -> None:
    _, people = await stage.four_at_a_table()

    def fill_hand(tx: Tx) -> None:
        row = tables.require(tx, 1)
        game = GAMES[row.game]
        position = {
            "turn": 0,
            "phase": "play",
            "hands": [SIXTY, "5 5 6 7", "8 8 9 9", "J J Q Q"],
            "stock": "4 5 6 7 8 9 10 J Q K A A",
            "pile": "8 10",
            "melds": ["9 9 9 9 9 9 9", "A A A"],
        }
        state = game.position(game.rules(4, {}), position)
        tables.set_state(tx, 1, row.ply, write_state(game, state), tx.now)

    await stage.pozzo.store.write(fill_hand)
    people[0].say("/hand")
    await stage.settled()
    hand = await people[0].chat.shows("Your 60 cards")
    for card in ("K", "K", "K"):
        await people[0].press(hand, next(label for label in hand.labels if card in label)).answered()
        await stage.settled()
    lay = next(label for label in hand.labels if label.startswith("Lay") and "K K K" in label)
    before = (await stage.table()).ply
    await people[0].press(hand, lay).answered()
    await stage.settled()
    assert (await stage.table()).ply == before + 1
    assert leaks(stage.world, people) == []


@pytest.fixture
async def paced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Stage]:
    caplog.set_level("INFO")
    world = World(limits=Limits(), bot_username="pozzo_bot")
    async with Rehearsal(world, tokens=[TOKEN], check_replies=True) as server:
        stage = Stage(server, tmp_path / "pozzo.sqlite3", pace="telegram")
        await stage.start()
        yield stage
        await stage.stop()


async def test_quick_play_keeps_telegrams_limits_and_every_screen_catches_up(
    paced: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    people = paced.people("Ada", "Boris", "Chiara", "Dado")
    group = paced.world.group("Sunday cards", people)
    await paced.settled()
    people[0].send(group, "/play")
    lobby = await group.shows("Join")
    for person in people[1:]:
        await person.press(lobby, "Join").answered()
    await paced.settled()
    await people[0].press(lobby, "Start").answered()
    robot = Robot(paced.world, people)
    while robot.presses < 30:
        await robot.turn()
        await paced.handled()

    def behind(tx: Tx) -> bool:
        return any(screen.wanted > screen.rendered for screen in screens.of_table(tx, 1) if screen.chat > 0)

    await paced.until(behind, is_true=False, seconds=60)
    refused = [record for record in caplog.records if "as Telegram asks" in record.getMessage()]
    assert refused == []
