"""Commands per scope and language, descriptions, menu button, pins."""

import pytest
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChat,
    MenuButtonCommands,
)
from telegram.error import BadRequest

from bot.rehearsal.world import World


async def test_commands_per_scope_and_language(world: World, bot: Bot) -> None:
    ada, reza = world.person("Ada"), world.person("Reza", language="fa")
    group = world.group("Sunday cards", [ada, reza])
    await bot.set_my_commands([BotCommand("help", "Help")])
    await bot.set_my_commands([BotCommand("play", "Open a table")], scope=BotCommandScopeAllGroupChats())
    await bot.set_my_commands([BotCommand("hand", "My hand")], scope=BotCommandScopeAllPrivateChats())
    await bot.set_my_commands(
        [BotCommand("hand", "دست من")], scope=BotCommandScopeAllPrivateChats(), language_code="fa"
    )
    offered = world.profile.commands_for
    assert offered(group, ada) == [{"command": "play", "description": "Open a table"}]
    assert offered(ada.chat, ada) == [{"command": "hand", "description": "My hand"}]
    assert offered(reza.chat, reza) == [{"command": "hand", "description": "دست من"}]
    assert (await bot.get_my_commands())[0].command == "help"
    await bot.delete_my_commands(scope=BotCommandScopeAllGroupChats())
    assert offered(group, ada) == [{"command": "help", "description": "Help"}]


@pytest.mark.parametrize("name", ["Play", "play-now", "x" * 33, "بازی"])
async def test_names_of_commands(bot: Bot, name: str) -> None:
    with pytest.raises(BadRequest, match=r"(?i)bot_command_invalid"):
        await bot.set_my_commands([("x" * 32, "fine"), (name, "not")])


async def test_other_limits_of_commands(bot: Bot) -> None:
    with pytest.raises(BadRequest, match=r"(?i)bot_command_description_invalid"):
        await bot.set_my_commands([("play", "x" * 257)])
    with pytest.raises(BadRequest, match=r"(?i)bot_commands_too_much"):
        await bot.set_my_commands([(f"c{number}", "x") for number in range(101)])
    with pytest.raises(BadRequest, match=r"(?i)lang_code_invalid"):
        await bot.set_my_commands([("play", "x")], language_code="english")
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.set_my_commands([("play", "x")], scope=BotCommandScopeChat(5))


async def test_descriptions(bot: Bot) -> None:
    await bot.set_my_description("Cards")
    await bot.set_my_description("ورق", language_code="fa")
    await bot.set_my_short_description("Cards in groups")
    await bot.set_my_name("Pozzo")
    assert (await bot.get_my_description(language_code="fa")).description == "ورق"
    assert (await bot.get_my_description(language_code="uz")).description == "Cards"
    assert (await bot.get_my_short_description()).short_description == "Cards in groups"
    assert (await bot.get_my_name()).name == "Pozzo"
    with pytest.raises(BadRequest, match=r"(?i)too_long"):
        await bot.set_my_short_description("x" * 121)


async def test_menu_button(bot: Bot) -> None:
    await bot.set_chat_menu_button(menu_button=MenuButtonCommands())
    assert (await bot.get_chat_menu_button()).type == "commands"


async def test_me(bot: Bot) -> None:
    me = await bot.get_me()
    assert (me.username, me.can_read_all_group_messages, me.is_bot) == ("rehearsal_bot", False, True)


async def test_pins(world: World, bot: Bot) -> None:
    group = world.group("Sunday cards", [world.person("Ada")])
    sent = await bot.send_message(group.id, "table")
    with pytest.raises(BadRequest, match="Not enough rights to manage pinned messages"):
        await bot.pin_chat_message(group.id, sent.message_id)
    group.promote(world.bot)
    await bot.pin_chat_message(group.id, sent.message_id)
    assert group.pinned == sent.message_id
    await bot.unpin_chat_message(group.id)
    assert group.pinned is None
