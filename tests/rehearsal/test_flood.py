"""Flood limits: about one a second in a chat with short bursts, 20 a minute in a group, 30 a second in all."""

from datetime import timedelta

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import RetryAfter

from bot.rehearsal.limits import Limits
from bot.rehearsal.world import World
from tests.rehearsal.conftest import Clock


@pytest.fixture
def limits() -> Limits:
    return Limits()


def seconds(error: RetryAfter) -> float:
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else wait


async def test_a_chat_takes_a_short_burst_and_then_one_a_second(world: World, bot: Bot, clock: Clock) -> None:
    ada, boris = world.person("Ada"), world.person("Boris")
    for person in (ada, boris):
        person.start()
    for number in range(world.limits.chat_burst):
        await bot.send_message(ada.id, f"{number}")
    with pytest.raises(RetryAfter) as caught:
        await bot.send_message(ada.id, "too fast")
    assert seconds(caught.value) == 1
    await bot.send_message(boris.id, "another chat is not meant")
    clock.turn(seconds(caught.value))
    await bot.send_message(ada.id, "in time")


async def test_edits_count_and_what_is_refused_does_not(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    ada.start()
    message = await bot.send_message(ada.id, "0")
    for number in range(1, world.limits.chat_burst):
        await bot.edit_message_text(f"{number}", ada.id, message.message_id)
    with pytest.raises(RetryAfter):
        await bot.edit_message_text("too fast", ada.id, message.message_id)
    assert ada.chat.messages[message.message_id].text == "4"


async def test_a_group_takes_twenty_a_minute(world: World, bot: Bot, clock: Clock) -> None:
    group = world.group("Sunday cards", [world.person("Ada")])
    for number in range(20):
        await bot.send_message(group.id, f"{number}")
        clock.turn(1.5)
    with pytest.raises(RetryAfter) as caught:
        await bot.send_message(group.id, "too many")
    assert seconds(caught.value) == 30
    clock.turn(30)
    await bot.send_message(group.id, "in time")


async def test_the_bot_has_thirty_a_second_over_all(world: World, bot: Bot, clock: Clock) -> None:
    people = [world.person(f"P{number}") for number in range(31)]
    for person in people:
        person.start()
    for person in people[:30]:
        await bot.send_message(person.id, "x")
    with pytest.raises(RetryAfter):
        await bot.send_message(people[30].id, "x")
    clock.turn(1)
    await bot.send_message(people[30].id, "x")


async def test_answers_to_presses_have_no_limit(world: World, bot: Bot) -> None:
    ada = world.person("Ada")
    ada.start()
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("b", callback_data="d")]])
    sent = await bot.send_message(ada.id, "x", reply_markup=keyboard)
    for _ in range(40):
        press = ada.press(ada.chat.messages[sent.message_id], "b")
        assert await bot.answer_callback_query(press.id)


async def test_switched_off(world: World, bot: Bot) -> None:
    world.set_limits(Limits().without_flood())
    ada = world.person("Ada")
    ada.start()
    for number in range(40):
        await bot.send_message(ada.id, f"{number}")
