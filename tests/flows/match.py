"""A match of any game in any languages, by the buttons that stand on the screens and nothing else."""

from collections.abc import Iterator

from bot.demo.presses import next_presses
from bot.press import Press, decode, encode
from bot.rehearsal.chats import Chat
from bot.rehearsal.groups import Group
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.store import tables
from bot.store.database import Tx
from bot.tables.context import table_context
from bot.tables.running import Running, load
from engine import game
from engine.players import choose
from tests.flows.conftest import Stage
from tests.flows.witness import Witness

TABLE = 1
MOST_PRESSES = 3000
IN_PLAY = frozenset({"act", "pick", "clear", "to", "mode", "answer", "next"})


class Match:
    """People at one table: the first of them hosts it, and each plays as a stand-in of the game would."""

    def __init__(self, stage: Stage, group: Group, people: list[Person]) -> None:
        self.stage = stage
        self.group = group
        self.people = people
        self.witness = Witness(stage.world, people)

    async def begin(self, name: str, target: int | None) -> None:
        """Open the lobby, set how many play, and to what, sit down and start."""
        host, *others = self.people
        host.send(self.group, f"/play {name}")
        await self.stage.settled()
        await self.press(host, self.group, "page", "game")
        await self.press(host, self.group, "players", str(len(self.people)))
        await self.press(host, self.group, "page", "")
        if target is not None:
            await self._aim_at(target)
        for person in others:
            await self.press(person, self.group, "join")
        await self.press(host, self.group, "start")
        self.witness.look(await self.running())

    async def play(self) -> None:
        """Press until the match is over; whoever finds a deal finished asks for the next."""
        for _ in range(MOST_PRESSES):
            running = await self.running()
            if running.stage is game.Stage.OVER:
                return
            if running.stage is game.Stage.CHANCE:
                await self.press(self.people[-1], self.group, "next")
            else:
                await self._turn()
            self.witness.look(await self.running())
        message = f"not over after {MOST_PRESSES} presses"
        raise AssertionError(message)

    async def press(self, person: Person, chat: Chat, verb: str, argument: str | None = None) -> None:
        """Press the newest button with the verb, and the argument if one is given; wait for all that follows."""
        found = [
            (message, data)
            for message, data, press in buttons(chat)
            if press.verb == verb and argument in (None, press.argument)
        ]
        assert found, f"no button {verb} {argument}"
        await self._press(person, *found[-1])

    async def running(self) -> Running:
        """Read the table with its match."""
        return await self.stage.pozzo.store.read(lambda tx: load(tx, tables.require(tx, TABLE)))

    async def _aim_at(self, target: int) -> None:
        host = self.people[0]
        await self.press(host, self.group, "page", "options")
        while (now := dict((await self.stage.table()).options).get("target")) != target:
            offered = [
                int(press.argument.removeprefix("target="))
                for _, _, press in buttons(self.group)
                if press.verb == "opt" and press.argument.startswith("target=")
            ]
            nearest = min(offered, key=lambda value: (abs(value - target), value != now))
            await self.press(host, self.group, "opt", f"target={nearest}")
        await self.press(host, self.group, "page", "")

    async def _turn(self) -> None:
        """Let somebody who is awaited press the button that comes next."""
        person, wanted = await self.stage.pozzo.store.read(self._wanted)
        shown = {data: message for message, data, _ in buttons(person.chat)}
        data = next((data for data in map(encode, wanted) if data in shown), None)
        assert data is not None, f"{person.name} has nothing to press for {wanted}"
        await self._press(person, shown[data], data)

    def _wanted(self, tx: Tx) -> tuple[Person, list[Press]]:
        running = load(tx, tables.require(tx, TABLE))
        seat = min(running.awaited)
        person = next(person for person in self.people if running.seat_of(person.id) == seat)
        view, context = table_context(tx, running, person.id, self.stage.world.bot.username)
        return person, list(next_presses(view, context, choose(running.row.game, view, context.legal)))

    async def _press(self, person: Person, message: Message, data: str) -> None:
        answer = await person.press(message, data).answered()
        # Whoever presses what stands on the newest screen is never refused.
        assert data.split(".")[0] not in IN_PLAY or answer.text == "", (data, answer)
        await self.stage.settled()


def buttons(chat: Chat) -> Iterator[tuple[Message, str, Press]]:
    """List the buttons of a chat that press something, oldest message first."""
    for message in chat.shown():
        for button in message.buttons:
            data = button.callback_data or ""
            if (press := decode(data)) is not None:
                yield message, data, press
