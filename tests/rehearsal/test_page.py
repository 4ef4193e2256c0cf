"""The page in a real browser: press, toast, alert, links, right-to-left lines, topics, a phone-wide window."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from bot.rehearsal.groups import Group
from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from tests.browser import NARROW, WIDE, Page

pytestmark = pytest.mark.browser
ROWS: list[list[tuple[str, str, str | None]]] = [
    [("My hand", "hand", None), ("Play", "play", "primary")],
    [("Pick K", "pick", "success")],
]


@pytest.fixture
def ada(world: World) -> Person:
    return world.person("Ada")


@pytest.fixture
def group(world: World, ada: Person) -> Group:
    return world.group("Sunday cards", [ada, world.person("دارا", language="fa")])


@pytest.fixture
async def page(server: Rehearsal, driver: webdriver.Chrome, group: Group) -> AsyncIterator[Page]:
    """A page with a bot behind it that shows a hand, opens the private chat, and tells what was picked."""
    answers: dict[str, dict[str, Any]] = {
        "hand": {"text": "A A K", "show_alert": True},
        "play": {"url": "https://t.me/rehearsal_bot?start=t7"},
        "pick": {"text": "Picked K"},
    }

    async def play() -> None:
        while True:
            for update in server.world.updates.waiting():
                server.world.updates.forget(update)
                if update.kind == "callback_query":
                    query = update.payload
                    answer = answers[query["data"]] | {"callback_query_id": query["id"]}
                    await server.perform("answerCallbackQuery", answer)
            await server.world.updates.bell.wait()

    playing = asyncio.create_task(play())
    await asyncio.to_thread(driver.get, server.url)
    yield Page(driver)
    playing.cancel()
    await asyncio.to_thread(driver.get, "about:blank")


async def show(server: Rehearsal, chat: int, text: str) -> None:
    def button(words: str, data: str, style: str | None) -> dict[str, str]:
        return {"text": words, "callback_data": data} | ({"style": style} if style else {})

    rows = [[button(*each) for each in row] for row in ROWS]
    params = {"chat_id": chat, "text": text, "parse_mode": "HTML", "reply_markup": {"inline_keyboard": rows}}
    await server.perform("sendMessage", params)


async def test_a_person_writes_presses_and_follows_a_link(
    server: Rehearsal, page: Page, ada: Person, group: Group
) -> None:
    await asyncio.to_thread(page.write, "group", "/play")
    await group.shows("/play")
    await show(server, group.id, "<b>table</b>")

    def press() -> None:
        page.click("group", ".key", "My hand")
        assert page.find("group", ".alert .text").text == "A A K"
        page.click("group", ".alert button")
        page.click("group", ".key.success", "Pick K")
        page.find("group", ".toast", "Picked K")
        page.find(ada.id, ".instead button", "Start")
        page.click("group", ".key.primary", "Play")
        page.find(ada.id, ".message.mine", "/start t7")

    await asyncio.to_thread(press)
    assert ada.chat.started


async def test_lines_find_their_own_direction(server: Rehearsal, page: Page, group: Group) -> None:
    await show(server, group.id, "نوبت شماست\nYour turn\n<pre>   We  They</pre>")

    def look() -> None:
        text = page.find("group", ".message .text", "Your turn")
        assert text.value_of_css_property("unicode-bidi") == "plaintext"
        assert text.find_element(By.TAG_NAME, "pre").text == "   We  They"

    await asyncio.to_thread(look)


async def test_markup_of_others_is_shown_and_not_run(page: Page, ada: Person, group: Group) -> None:
    ada.send(group, "<img src=x onerror=alert(1)>")
    bubble = await asyncio.to_thread(page.find, "group", ".bubble", "<img")
    assert not bubble.find_elements(By.TAG_NAME, "img")


async def test_commands_are_offered(server: Rehearsal, page: Page, group: Group) -> None:
    await server.perform("setMyCommands", {"commands": [{"command": "play", "description": "Open a table"}]})

    def pick() -> None:
        page.click("group", ".slash")
        page.click("group", ".menu button", "Open a table")

    await asyncio.to_thread(pick)
    await group.shows("/play")


async def test_topics_and_other_people(world: World, page: Page, ada: Person) -> None:
    forum = world.group("Card house", [ada, world.person("Boris")], forum=True)
    topic = forum.open_topic("Canastone")

    def go() -> None:
        page.click("group", ".groups option", "Card house")
        page.click("group", ".topics button", "Canastone")
        page.click("group", ".chip", "Boris")
        page.write("group", "/play")

    await asyncio.to_thread(go)
    said = await forum.shows("/play", thread=topic.id)
    assert said.sender.name == "Boris"


async def test_a_block_and_a_stand_in(server: Rehearsal, page: Page, ada: Person) -> None:
    told: list[bool] = []
    server.control.autoplay = lambda _, on: told.append(on)
    ada.start()

    def stop() -> None:
        page.click(ada.id, ".switch input")
        page.click(ada.id, "header .quiet", "Stop the bot")
        page.find(ada.id, ".instead button", "Unblock")

    await asyncio.to_thread(stop)
    assert ada.chat.blocked
    assert told == [True]


async def test_a_phone_wide_window_shows_one_column(
    driver: webdriver.Chrome, page: Page, ada: Person, group: Group
) -> None:
    def narrow() -> None:
        driver.set_window_size(*NARROW)
        try:
            assert page.column("group").is_displayed()
            assert not page.column(ada.id).is_displayed()
            tabs = page.wait(lambda: driver.find_elements(By.CSS_SELECTOR, "#tabs button"))
            tabs[1].click()
            page.wait(lambda: page.column(ada.id).is_displayed())
            assert not page.column("group").is_displayed()
            assert driver.execute_script("return document.body.scrollWidth <= window.innerWidth")
        finally:
            driver.set_window_size(*WIDE)

    await asyncio.to_thread(narrow)


async def test_the_page_has_no_complaint(driver: webdriver.Chrome, page: Page) -> None:
    await asyncio.to_thread(page.find, "group", ".chip", "Ada")
    # A closed page leaves its last requests; what matters is that nothing was forbidden or failed to run.
    complaints = [entry["message"] for entry in driver.get_log("browser")]  # type: ignore[no-untyped-call]
    assert not [words for words in complaints if "Error" in words or "Content Security Policy" in words]
