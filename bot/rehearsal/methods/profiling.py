"""Commands, name, descriptions and menu button: what the bot says about itself."""

from collections.abc import Callable
from typing import Any

from bot.rehearsal.methods.addressing import Params
from bot.rehearsal.profile import ScopeKey, check_commands, check_language
from bot.rehearsal.refusals import refuse
from bot.rehearsal.world import World

Method = Callable[[World, Params], Any]


def set_my_commands(world: World, params: Params) -> Any:
    """Set the commands of one scope and language."""
    commands = [
        {"command": command["command"].removeprefix("/"), "description": command["description"].strip()}
        for command in params.get("commands", [])
    ]
    check_commands(commands)
    world.profile.commands[_key(world, params)] = commands
    world.changed()
    return True


def delete_my_commands(world: World, params: Params) -> Any:
    """Forget the commands of one scope and language."""
    world.profile.commands.pop(_key(world, params), None)
    world.changed()
    return True


def get_my_commands(world: World, params: Params) -> Any:
    """Give the commands of exactly this scope and language."""
    return world.profile.commands.get(_key(world, params), [])


def _key(world: World, params: Params) -> tuple[ScopeKey, str]:
    scope = params.get("scope") or {"type": "default"}
    if "chat_id" in scope and scope["chat_id"] not in world.chats:
        refuse("chat not found")
    key = (scope["type"], scope.get("chat_id", 0), scope.get("user_id", 0))
    return key, check_language(params.get("language_code", ""))


def setter(kind: str) -> Method:
    """Make setMyName, setMyDescription or setMyShortDescription."""

    def set_text(world: World, params: Params) -> Any:
        world.profile.set_text(kind, params.get(kind, ""), params.get("language_code", ""))
        world.changed()
        return True

    return set_text


def getter(kind: str) -> Method:
    """Make getMyName, getMyDescription or getMyShortDescription."""

    def get_text(world: World, params: Params) -> Any:
        return {kind: world.profile.text(kind, check_language(params.get("language_code", "")))}

    return get_text


def set_chat_menu_button(world: World, params: Params) -> Any:
    """Set the menu button of one private chat, or of all."""
    world.profile.menu_buttons[params.get("chat_id", 0)] = params.get("menu_button") or {"type": "default"}
    return True


def get_chat_menu_button(world: World, params: Params) -> Any:
    """Give the menu button of one private chat, or of all."""
    buttons = world.profile.menu_buttons
    return buttons.get(params.get("chat_id", 0)) or buttons.get(0) or {"type": "commands"}
