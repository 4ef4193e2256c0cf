"""People of the rehearsal who are played by stand-ins: they look at their own screens and press the buttons on them."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from typing import Final

from bot import faults
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
LOOK_AGAIN: Final = 1.0
"""Seconds after which somebody looks at the phone although nothing has happened."""


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
            seen = self._world.revision
            try:
                pressed = await self._press_one(person)
            except (NotShown, TimeoutError):
                # The screen has changed under the finger; the next look shows it as it is.
                pressed = False
            except Exception as error:
                # One person whose next press cannot be told must not stop for ever.
                log.error("no next press for person %s: %s", person.id, faults.where(error))
                pressed = False
            await asyncio.sleep(self._pause)
            if not pressed:
                await self._something_new(seen)

    async def _something_new(self, seen: int) -> None:
        """Wait for what has happened since the last look; now and then look all the same."""
        if self._world.revision == seen:
            # Not wait_for: up to Python 3.11 it may swallow the cancelling of a phone given back.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._world.change()

    async def _press_one(self, person: Person) -> bool:
        """Press the one button that comes next, if any does. Tell whether one was pressed."""
        found = await self._joining(person) or await self._playing(person)
        if found is None:
            return False
        message, data = found
        await person.press(message, data).answered(PATIENCE)
        return True

    async def _joining(self, person: Person) -> tuple[Message, str] | None:
        """Find a lobby with a free seat where the person does not sit yet."""
        offered = [
            (message, data, press)
            for group in self._world.groups
            if person.sees(group)
            for message, data in _buttons(group)
            if (press := decode(data)) is not None and press.verb == "join"
        ]
        for message, data, press in offered:
            if await self._store.read(partial(_may_join, table=press.table, person=person.id)):
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


def _may_join(tx: Tx, table: int, person: int) -> bool:
    row = tables.get(tx, table)
    if row is None or row.status != "lobby":
        return False
    seats = tables.seats(tx, table)
    return any(seat.is_free for seat in seats) and all(seat.person != person for seat in seats)


def _buttons(chat: Chat) -> Iterator[tuple[Message, str]]:
    """List the pressable buttons of a chat, older messages first."""
    for message in chat.shown():
        for button in message.buttons:
            if button.callback_data is not None:
                yield message, button.callback_data
