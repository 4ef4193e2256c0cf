"""Telegram's far end on this machine: a strict Bot API server with people who use it.

    world = World()
    ada = world.person("Ada", language="fa")
    group = world.group("Sunday cards", [ada])
    async with Rehearsal(world) as server:
        ...  # a bot with base_url=server.base_url
        ada.send(group, "/play")
        table = await group.shows("Join")
        answer = await ada.press(table, "Join").answered()

`World` needs the standard library alone; `bot.rehearsal.server` needs aiohttp and aiogram (the demo extra).
"""

from bot.rehearsal.limits import Limits
from bot.rehearsal.people import NotShown, Person
from bot.rehearsal.world import World

__all__ = ["Limits", "NotShown", "Person", "World"]
