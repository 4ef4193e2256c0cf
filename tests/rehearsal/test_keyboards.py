"""Keyboards: callback_data, rows, number, size, kinds and colours of buttons."""

import pytest
from telegram import Bot, ForceReply, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest

from bot.rehearsal.people import Person
from bot.rehearsal.world import World


@pytest.fixture
def ada(world: World) -> Person:
    ada = world.person("Ada")
    ada.start()
    return ada


def grid(rows: int, columns: int, data: str = "d", text: str = "b") -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([[InlineKeyboardButton(text, callback_data=data)] * columns] * rows)


async def test_the_largest_keyboard(bot: Bot, ada: Person) -> None:
    keyboard = InlineKeyboardMarkup(list(grid(12, 8).inline_keyboard) + list(grid(1, 4).inline_keyboard))
    message = await bot.send_message(ada.id, "x", reply_markup=keyboard)
    assert message.reply_markup == keyboard


@pytest.mark.parametrize(
    "keyboard", [grid(1, 9), grid(13, 8), grid(12, 8, "d" * 64, "b" * 12)], ids=["row", "number", "size"]
)
async def test_larger_ones(bot: Bot, ada: Person, keyboard: InlineKeyboardMarkup) -> None:
    with pytest.raises(BadRequest, match="Reply markup is too long"):
        await bot.send_message(ada.id, "x", reply_markup=keyboard)


@pytest.mark.parametrize("data", ["", "d" * 65, "آ" * 33])
async def test_callback_data_has_1_to_64_bytes(bot: Bot, ada: Person, data: str) -> None:
    await bot.send_message(ada.id, "x", reply_markup=grid(1, 1, "آ" * 32))
    with pytest.raises(BadRequest, match="Button_data_invalid"):
        await bot.send_message(ada.id, "x", reply_markup=grid(1, 1, data))


@pytest.mark.parametrize(
    ("button", "words"),
    [
        (InlineKeyboardButton("b"), "Text buttons are unallowed in the inline keyboard"),
        (InlineKeyboardButton("b", callback_data="d", url="https://t.me/x"), "exclude each other"),
        (InlineKeyboardButton(" ", callback_data="d"), "must not be empty"),
        (InlineKeyboardButton("b", url="not an address"), "Wrong HTTP URL"),
        (InlineKeyboardButton("b", callback_data="d", api_kwargs={"style": "pink"}), "style"),
    ],
)
async def test_impossible_buttons(bot: Bot, ada: Person, button: InlineKeyboardButton, words: str) -> None:
    with pytest.raises(BadRequest, match=f"(?i){words}"):
        await bot.send_message(ada.id, "x", reply_markup=InlineKeyboardMarkup([[button]]))


async def test_colours(bot: Bot, ada: Person) -> None:
    button = InlineKeyboardButton("Close", callback_data="d", style="danger")
    message = await bot.send_message(ada.id, "x", reply_markup=InlineKeyboardMarkup([[button]]))
    (shown,) = ada.chat.messages[message.message_id].buttons
    assert shown.style == "danger"


async def test_an_edit_takes_only_an_inline_keyboard(bot: Bot, ada: Person) -> None:
    message = await bot.send_message(ada.id, "x", reply_markup=ForceReply())
    with pytest.raises(BadRequest):
        await bot.edit_message_text("y", ada.id, message.message_id, reply_markup=ForceReply())  # type: ignore[arg-type]
