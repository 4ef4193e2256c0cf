"""People of the rehearsal who are played by stand-ins: they look at their own screens and press the buttons on them."""

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

from bot.demo.presses import next_presses
from bot.press import Press, decode, encode
from bot.rehearsal import NotShown, Person, World
from bot.rehearsal.chats import Chat
from bot.rehearsal.messages import Message
from bot.store import tables
from bot.store.database import Store, Tx
from bot.tables.context import table_context
from bot.tables.running import find_running
from engine.players import choose

log = logging.getLogger(__name__)

PAUSE: Final = 0.7
"""Seconds between the presses of one stand-in, so that people can follow."""
PATIENCE: Final = 10.0
"""Seconds to wait for the answer to a press before looking again."""


class Robots:
    """Plays for whoever it is told to. What to do is chosen from that person's View; then only buttons are pressed."""

    def __init__(self, world: World, store: Store, bot: str, *, pause: float = PAUSE) -> None:
        self._world = world
        self._store = store
        self._bot = bot
        self._pause = pause
        self._players: dict[int, asyncio.Task[None]] = {}

    def play_for(self, person: Person, wanted: bool) -> None:
        """Begin to play for a person, or leave the phone to its owner."""
        running = self._players.pop(person.id, None)
        if running is not None:
            running.cancel()
        if wanted:
            self._players[person.id] = asyncio.create_task(self._play(person))

    async def stop(self) -> None:
        """Leave every phone."""
        tasks = list(self._players.values())
        self._players.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, person: Person) -> None:
        while True:
            try:
                pressed = await self._press_one(person)
            except (NotShown, TimeoutError):
                # The screen has changed under the finger; the next look shows it as it is.
                pressed = False
            await asyncio.sleep(self._pause)
            if not pressed:
                await self._something_new()

    async def _something_new(self) -> None:
        try:
            await asyncio.wait_for(self._world.change(), self._pause)
        except TimeoutError:
            return

    async def _press_one(self, person: Person) -> bool:
        """Press the one button that comes next, if any does. Tell whether one was pressed."""
        found = self._joining(person) or await self._playing(person)
        if found is None:
            return False
        message, data = found
        await person.press(message, data).answered(PATIENCE)
        return True

    def _joining(self, person: Person) -> tuple[Message, str] | None:
        """Find a lobby where the person does not sit yet: its text does not name them."""
        for group in self._world.groups:
            if not person.sees(group):
                continue
            for message, data in _buttons(group):
                press = decode(data)
                if press is not None and press.verb == "join" and person.name not in message.text:
                    return message, data
        return None

    async def _playing(self, person: Person) -> tuple[Message, str] | None:
        wanted = await self._store.read(lambda tx: tuple(self._wanted(tx, person.id)))
        shown = {data: message for message, data in _buttons(person.chat)}
        for press in wanted:
            data = encode(press)
            if data in shown:
                return shown[data], data
        return None

    def _wanted(self, tx: Tx, person: int) -> Iterator[Press]:
        """List what could be pressed at every table where the person is awaited, the best first."""
        for row in tables.of_person(tx, person):
            if row.status != "playing":
                continue
            running = find_running(tx, row.id)
            seat = running.seat_of(person)
            if seat in running.awaited:
                view, context = table_context(tx, running, person, self._bot)
                yield from next_presses(view, context, choose(row.game, view, context.legal))


def _buttons(chat: Chat) -> Iterator[tuple[Message, str]]:
    """List the pressable buttons of a chat, older messages first."""
    for message in chat.shown():
        for button in message.buttons:
            if button.callback_data is not None:
                yield message, button.callback_data
