"""The demo in a browser, with the real bot behind it: a table is opened, played at, and closed with a partner's leave.

Every step leaves a picture in the test's folder (pytest --basetemp=DIR keeps them in DIR).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from selenium import webdriver

from bot.demo.run import Demo
from bot.i18n import translator
from bot.rehearsal.people import Person
from bot.store import picks, screens, tables
from bot.store.codec import write_state
from bot.store.database import Tx
from bot.tables.running import find_running
from tests.browser import NARROW, WIDE, Page

pytestmark = pytest.mark.browser

IN_ITALIAN: Final = translator("it").plain
BEFORE_A_DRAW: Final = {
    "turn": 0,
    "hands": ["A A K K K Q J 10 10 8 8 5 5 5 4", "5 5 9 9", "6 6 A A", "7 7 K Q"],
    "stock": "9 8 7 6 5 4 K Q J 10 9 8",
    "pile": "2 8 K",
    "melds": ["", "9 9 9 | Q Q Q Q 2 | A A A A A A A"],
}
BEFORE_A_CLOSE: Final = {
    "turn": 0,
    "phase": "play",
    "hands": ["K 5", "5 6 7 J", "4 6 8 J", "9 10 J 7"],
    "stock": "4 5 6 7 8 9",
    "pile": "8",
    "melds": ["K K K K K K K | Q Q Q Q Q 2 2", "9 9 9 | A A A A 2"],
}
BIG_HAND: Final = {
    "turn": 0,
    "phase": "play",
    "hands": [
        "A A A A A K K K Q Q Q Q J J J 10 10 10 10 9 9 9 8 8 8 7 7 7 6 6 6 5 5 5 5 4 4 4 2 2 2 * * 3b 3b 3b",
        "5 5 9 9", "6 6 A A", "7 7 K Q",
    ],
    "stock": "9 8 7 6 5 4",
    "pile": "8",
    "melds": ["K K K K K K K | Q Q Q Q Q 2 2 | J J J J", "9 9 9 9 9 | A A A A 2 | 10 10 10 10"],
}  # fmt: skip
CUT = """
return [...document.querySelectorAll(".key .label")]
  .filter((each) => each.offsetParent && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent);
"""
STICKING_OUT = """
return [...document.querySelectorAll(".messages, .bubble, .keyboard, .text pre, .column > header")]
  .filter((each) => each.offsetParent && each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.className || each.tagName}: ${each.textContent.slice(0, 60)}`);
"""


class Stage(Page):
    """The page with the demo behind it, and the folder of its pictures."""

    def __init__(self, driver: webdriver.Chrome, demo: Demo, folder: Path) -> None:
        super().__init__(driver)
        self.demo = demo
        self.folder = folder
        self.taken = 0

    async def does(self, act: Callable[..., Any], *arguments: Any) -> None:
        """Use the page, and wait until everything that follows is drawn."""
        world = self.demo.world
        before = world.revision
        await asyncio.to_thread(act, *arguments)
        await world.until(lambda: world.revision > before)
        await world.until(lambda: all(press.answer for press in world.presses.values()))
        await self.drawn()

    async def drawn(self) -> None:
        self.demo.pozzo.outbox.wake()
        await self.demo.pozzo.outbox.settled(5.0)
        await asyncio.to_thread(self.wait, lambda: self.revision() >= self.demo.world.revision)

    def revision(self) -> int:
        return int(self.driver.find_element("tag name", "body").get_attribute("data-revision") or -1)

    async def has(self, position: dict[str, Any]) -> None:
        """Put a position on the table and show it."""
        await self.demo.pozzo.store.write(partial(put, position=position))
        await self.drawn()

    async def picture(self, name: str) -> None:
        """Take a picture, and see that every word on a button is read to its end and nothing sticks out."""
        await asyncio.to_thread(self._picture, name)

    def _picture(self, name: str) -> None:
        self.taken += 1
        assert self.driver.save_screenshot(str(self.folder / f"{self.taken:02}-{name}.png"))
        assert self.driver.execute_script(CUT) == []
        assert self.driver.execute_script(STICKING_OUT) == []

    def narrow(self, width: int, height: int) -> None:
        self.driver.set_window_size(width, height)


@pytest.fixture
async def stage(demo: Demo, driver: webdriver.Chrome, tmp_path: Path) -> AsyncIterator[Stage]:
    await asyncio.to_thread(driver.get, demo.server.url)
    yield Stage(driver, demo, tmp_path)
    await asyncio.to_thread(driver.get, "about:blank")


def put(tx: Tx, position: dict[str, Any]) -> None:
    """Set up a position of Canastone at the table that is being played, and show it to everybody."""
    running = find_running(tx, 1)
    state = running.game.position(running.game.rules_of(running.state), position)
    tables.set_state(tx, running.id, running.ply + 1, write_state(running.game, state), tx.now)
    picks.clear(tx, running.id)
    screens.show(tx, running.row.chat, None, running.id, "table")
    for person in running.people:
        screens.show(tx, person, None, running.id, "hand", fresh=True)


async def begin(stage: Stage) -> tuple[Person, Person, Person, Person]:
    """Open a table by writing, let everybody press Join, start."""
    ada, boris, chiara, dara = stage.demo.world.people.values()
    await stage.does(stage.write, "group", "/play")
    await stage.demo.world.groups[0].shows("Join")
    for person in (boris, chiara, dara):
        await asyncio.to_thread(stage.click, "group", ".chip", person.name)
        await stage.does(stage.click, "group", ".key", "Join")
    await asyncio.to_thread(stage.click, "group", ".chip", ada.name)
    await stage.picture("lobby")
    await stage.does(stage.click, "group", ".key", "Start")
    await stage.picture("dealt")
    return ada, boris, chiara, dara


async def test_a_turn_and_a_close_by_clicking(stage: Stage) -> None:
    ada, boris, chiara, _ = await begin(stage)

    await stage.has(BEFORE_A_DRAW)
    await stage.picture("to-draw")
    await stage.does(stage.click, ada.id, ".key", "Draw 2")
    await stage.does(stage.click, ada.id, ".key", "4")
    await stage.picture("picked")
    await stage.does(stage.click, ada.id, ".key", "Discard 4")
    await stage.picture("discarded")
    await asyncio.to_thread(stage.find, "group", ".bubble", f"{boris.name} to play")

    await stage.has(BEFORE_A_CLOSE)
    await stage.does(stage.click, ada.id, ".key", "May I close?")
    await stage.picture("asked")
    await asyncio.to_thread(stage.find, "group", ".bubble", f"asked {chiara.name}: may I close?")
    await stage.does(stage.click, chiara.id, ".key", IN_ITALIAN("offer-yes"))
    await stage.picture("answered")
    await stage.does(stage.click, ada.id, ".key", "Lay all and close")
    await stage.picture("closed")
    for column in ("group", ada.id):
        sheet = await asyncio.to_thread(stage.find, column, ".message pre", "closing")
        assert "300" in sheet.text
    await asyncio.to_thread(stage.find, "group", ".key", "Next deal")


async def test_one_s_own_hand_is_an_alert_in_the_group(stage: Stage) -> None:
    ada, *_ = await begin(stage)
    await stage.has(BEFORE_A_CLOSE)
    await stage.does(stage.click, "group", ".key", "My hand")
    assert "K 5" in (await asyncio.to_thread(stage.find, "group", ".alert .text")).text
    assert not any("K 5" in message.text for message in stage.demo.world.groups[0].shown())
    assert ada.chat.find("K 5") is not None


async def test_a_big_hand_on_a_phone(stage: Stage) -> None:
    ada, *_ = await begin(stage)
    await asyncio.to_thread(stage.narrow, *NARROW)
    try:
        await stage.has(BIG_HAND)
        await stage.picture("group-narrow")
        await asyncio.to_thread(stage.driver.find_elements("css selector", "#tabs button")[1].click)
        await stage.picture("big-hand")
        for card in ("A", "A", "A", "2"):
            await stage.does(stage.click, ada.id, ".key", card)
        await stage.picture("big-hand-picked")
        width = await asyncio.to_thread(stage.driver.execute_script, "return document.body.scrollWidth")
        assert width <= NARROW[0]
    finally:
        await asyncio.to_thread(stage.narrow, *WIDE)


async def test_stand_ins_play_when_a_phone_is_ticked(stage: Stage) -> None:
    people = await begin(stage)
    for person in people:
        await asyncio.to_thread(stage.click, person.id, ".switch input")
    await stage.demo.world.until(lambda: len(stage.demo.world.presses) > 25, 20.0)
    for person in people:
        await asyncio.to_thread(stage.click, person.id, ".switch input")
    await stage.drawn()
    await stage.picture("stand-ins")
