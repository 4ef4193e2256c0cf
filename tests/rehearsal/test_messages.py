"""Editing, deleting, replying, protecting."""

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, ReplyParameters
from telegram.error import BadRequest

from bot.rehearsal.people import NotShown, Person
from bot.rehearsal.world import World
from tests.rehearsal.conftest import Clock

KEYBOARD = InlineKeyboardMarkup([[InlineKeyboardButton("Join", callback_data="join")]])


@pytest.fixture
def ada(world: World) -> Person:
    ada = world.person("Ada")
    ada.start()
    return ada


async def test_an_edit_that_changes_nothing(bot: Bot, ada: Person) -> None:
    message = await bot.send_message(ada.id, "<b>x</b>", parse_mode="HTML", reply_markup=KEYBOARD)
    with pytest.raises(BadRequest, match="Message is not modified: specified new message content and reply markup"):
        await bot.edit_message_text(
            " <strong>x</strong>", ada.id, message.message_id, parse_mode="HTML", reply_markup=KEYBOARD
        )
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.edit_message_reply_markup(ada.id, message.message_id, reply_markup=KEYBOARD)
    plain = await bot.edit_message_text("x", ada.id, message.message_id, reply_markup=KEYBOARD)
    assert not isinstance(plain, bool)
    assert plain.edit_date is not None


async def test_an_edit_without_keyboard_takes_it_away(bot: Bot, world: World, ada: Person) -> None:
    message = await bot.send_message(ada.id, "x", reply_markup=KEYBOARD)
    await bot.edit_message_text("y", ada.id, message.message_id)
    shown = ada.chat.messages[message.message_id]
    assert [version.text for version in shown.versions] == ["x", "y"]
    assert not shown.buttons
    with pytest.raises(NotShown):
        ada.press(shown, "Join")
    assert ada.press(shown, "Join", stale=True).button.callback_data == "join"


async def test_what_cannot_be_edited(bot: Bot, world: World, ada: Person) -> None:
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", ada.id, 999)
    said = ada.say("hello")
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("x", ada.id, said.id)
    sent = await bot.send_message(ada.id, "x")
    ada.delete(ada.chat.messages[sent.message_id])
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("y", ada.id, sent.message_id)


async def test_no_age_is_too_old_for_an_edit(bot: Bot, ada: Person, clock: Clock) -> None:
    message = await bot.send_message(ada.id, "x")
    clock.turn(30 * 86400)
    await bot.edit_message_text("y", ada.id, message.message_id)


async def test_deleting_within_48_hours(bot: Bot, ada: Person, clock: Clock) -> None:
    young, old = await bot.send_message(ada.id, "x"), await bot.send_message(ada.id, "y")
    clock.turn(48 * 3600 - 1)
    assert await bot.delete_message(ada.id, young.message_id)
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await bot.delete_message(ada.id, young.message_id)
    clock.turn(2)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await bot.delete_message(ada.id, old.message_id)
    assert [message.text for message in ada.chat.shown()] == ["/start", "y"]


async def test_deleting_what_others_wrote(bot: Bot, world: World, ada: Person) -> None:
    group = world.group("Sunday cards", [ada])
    said = ada.send(group, "/play")
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.delete_message(group.id, said.id)
    group.promote(world.bot)
    assert await bot.delete_messages(group.id, [said.id, 999])
    assert said.deleted


async def test_replies(bot: Bot, ada: Person) -> None:
    said = ada.say("hello")
    message = await bot.send_message(ada.id, "hi", reply_parameters=ReplyParameters(said.id))
    assert message.reply_to_message is not None
    assert message.reply_to_message.text == "hello"
    with pytest.raises(BadRequest, match="Message to be replied not found"):
        await bot.send_message(ada.id, "hi", reply_parameters=ReplyParameters(999))
    await bot.send_message(ada.id, "hi", reply_parameters=ReplyParameters(999, allow_sending_without_reply=True))


async def test_a_reply_in_a_supergroup_names_a_thread_that_is_no_topic(bot: Bot, world: World, ada: Person) -> None:
    group = world.group("Sunday cards", [ada], supergroup=True)
    root = await bot.send_message(group.id, "the table")
    ada.send(group, "/play", reply_to=group.messages[root.message_id])
    message = (await bot.get_updates())[-1].message
    assert message is not None
    assert (message.message_thread_id, message.is_topic_message) == (root.message_id, None)
    await bot.send_message(group.id, "here", message_thread_id=root.message_id)


async def test_protected_content(bot: Bot, ada: Person) -> None:
    message = await bot.send_message(ada.id, "a hand", protect_content=True)
    assert message.has_protected_content
    assert ada.chat.messages[message.message_id].protected


async def test_the_transcript_knows_who_could_read_what(bot: Bot, world: World, ada: Person) -> None:
    boris = world.person("Boris")
    group = world.group("Sunday cards", [ada, boris])
    sent = await bot.send_message(group.id, "table", reply_markup=KEYBOARD)
    await bot.edit_message_text("table 2", group.id, sent.message_id)
    await bot.send_message(ada.id, "hand")
    by_bot = [(e.act, e.text, e.audience) for e in world.transcript if e.act in ("sent", "edited")]
    both = frozenset((ada.id, boris.id))
    assert by_bot == [("sent", "table", both), ("edited", "table 2", both), ("sent", "hand", frozenset((ada.id,)))]
    assert "join" in next(e for e in world.transcript if e.text == "table").everything
    assert world.messages(ada.chat, boris) == ()
    assert [m.text for m in world.messages(group, boris) if m.text] == ["table 2"]
