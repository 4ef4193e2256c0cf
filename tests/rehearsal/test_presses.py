"""Presses: their life, their answers, and buttons that a client does not show."""

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

from bot.rehearsal.messages import Message
from bot.rehearsal.people import NotShown, Person
from bot.rehearsal.presses import Answer
from bot.rehearsal.world import World
from tests.rehearsal.conftest import Clock


@pytest.fixture
def ada(world: World) -> Person:
    ada = world.person("Ada")
    ada.start()
    return ada


@pytest.fixture
async def table(bot: Bot, ada: Person) -> Message:
    rows = [
        [InlineKeyboardButton("Join", callback_data="j"), InlineKeyboardButton("Leave the table", callback_data="l")],
        [InlineKeyboardButton("Private", url="https://t.me/rehearsal_bot?start=t7")],
    ]
    sent = await bot.send_message(ada.id, "table", reply_markup=InlineKeyboardMarkup(rows))
    return ada.chat.messages[sent.message_id]


@pytest.mark.parametrize("button", ["Leave the table", "l", 1, "table"])
async def test_a_button_by_text_data_place_or_part(bot: Bot, ada: Person, table: Message, button: str | int) -> None:
    press = ada.press(table, button)
    query = (await bot.get_updates())[-1].callback_query
    assert query is not None
    assert (query.id, query.data, query.from_user.id) == (press.id, "l", ada.id)
    assert query.message is not None
    assert query.message.message_id == table.id


async def test_an_answer_is_shown_to_the_presser(bot: Bot, world: World, ada: Person, table: Message) -> None:
    press = ada.press(table, "Join")
    assert press.answer is None
    await bot.answer_callback_query(press.id, "A A K", show_alert=True)
    assert await press.answered() == Answer("A A K", alert=True)
    answered = world.transcript[-1]
    assert (answered.act, answered.text, answered.audience) == ("answered", "A A K", frozenset((ada.id,)))


async def test_a_press_lives_150_seconds(bot: Bot, ada: Person, table: Message, clock: Clock) -> None:
    early, late = ada.press(table, "Join"), ada.press(table, "Join")
    clock.turn(149)
    assert await bot.answer_callback_query(early.id)
    clock.turn(2)
    with pytest.raises(BadRequest, match="Query is too old and response timeout expired or query id is invalid"):
        await bot.answer_callback_query(late.id)
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.answer_callback_query("press0")
    assert not [update for update in await bot.get_updates() if update.callback_query]


async def test_an_alert_has_at_most_200_characters(bot: Bot, ada: Person, table: Message) -> None:
    press = ada.press(table, "Join")
    with pytest.raises(BadRequest, match=r"(?i)message_too_long"):
        await bot.answer_callback_query(press.id, "x" * 201)
    assert await bot.answer_callback_query(press.id, "x" * 200)


@pytest.mark.parametrize("url", ["https://t.me/other?start=a", "https://example.org", "t.me/rehearsal_bot?start=a+b"])
async def test_a_press_opens_only_the_bots_own_start_link(bot: Bot, ada: Person, table: Message, url: str) -> None:
    press = ada.press(table, "Join")
    with pytest.raises(BadRequest, match=r"(?i)url_invalid"):
        await bot.answer_callback_query(press.id, url=url)


async def test_a_start_link_opens_the_private_chat(bot: Bot, world: World, table: Message) -> None:
    boris = world.person("Boris")
    group = world.group("Sunday cards", [boris])
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="j")]])
    sent = await bot.send_message(group.id, "table", reply_markup=keyboard)
    press = boris.press(group.messages[sent.message_id], "Join")
    await bot.answer_callback_query(press.id, url="https://t.me/rehearsal_bot?start=t7")
    answer = await press.answered()
    assert answer.url is not None
    boris.open_link(answer.url)
    assert boris.chat.shown()[-1].text == "/start t7"
    await bot.send_message(boris.id, "your hand")


async def test_a_button_with_a_link_needs_no_query(ada: Person, table: Message) -> None:
    ada.press(table, "Private")
    assert ada.chat.shown()[-1].text == "/start t7"
    assert ada.open_link("https://example.org") is None


async def test_only_what_is_shown_can_be_pressed(world: World, ada: Person, table: Message) -> None:
    with pytest.raises(NotShown, match="no button 'Start'"):
        ada.press(table, "Start")
    with pytest.raises(NotShown, match="does not see"):
        world.person("Boris").press(table, "Join")
    ada.delete(table)
    with pytest.raises(NotShown, match="is deleted"):
        ada.press(table, "Join")
    assert ada.press(table, "Join", stale=True).id


async def test_an_inaccessible_message(bot: Bot, ada: Person, table: Message) -> None:
    ada.press(table, "Join", inaccessible=True)
    query = (await bot.get_updates())[-1].callback_query
    assert query is not None
    assert query.message is not None
    assert not query.message.is_accessible
