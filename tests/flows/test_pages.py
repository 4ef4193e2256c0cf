"""Everything that can be pressed or asked for is pressed and asked for by two people who read no English."""

from collections import Counter

import pytest

from bot.rehearsal.chats import Chat
from bot.rehearsal.people import Person
from bot.store import tables
from tests.flows.conftest import Stage
from tests.flows.english import untranslated
from tests.flows.match import TABLE, Match, buttons

COMMANDS = ("hand", "tables", "score", "clock", "rules", "settings", "help", "endtable")
LAST = frozenset({"start", "cancel", "leave", "end", "rematch"})
"""What would end a part of the tour, and comes after it."""

OFTEN = 40
SELDOM = 6


class Tour:
    """Presses each button that is shown, and nothing twice; of a kind that comes in great numbers, the first few."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._pressed: set[tuple[int, int, str, str]] = set()
        self._counts: Counter[tuple[int, int, str]] = Counter()

    async def go(self) -> None:
        """Press until there is nothing new."""
        while any([await self._press_one(chat, person) for chat, person in self._places()]):
            pass

    def _places(self) -> list[tuple[Chat, Person]]:
        people = self._match.people
        return [*((person.chat, person) for person in people), *((self._match.group, person) for person in people)]

    async def _press_one(self, chat: Chat, person: Person) -> bool:
        # The newest message first, and a page from its top: the way back comes last.
        for message, data, press in sorted(buttons(chat), key=lambda found: -found[0].id):
            kind = (chat.id, person.id, press.verb)
            key = (*kind, press.argument)
            most = OFTEN if press.verb in ("act", "mode", "page") else SELDOM
            # Another language would be another tour.
            if press.verb in LAST or "language=" in press.argument or key in self._pressed or self._counts[kind] > most:
                continue
            self._pressed.add(key)
            self._counts[kind] += 1
            await person.press(message, data).answered()
            await self._match.stage.settled()
            return True
        return False


async def asked_for(match: Match) -> None:
    """Let both ask for everything, the host in the group too: what is asked for there is in the asker's language."""
    for person in match.people:
        for command in COMMANDS:
            person.say(f"/{command}")
    for command in COMMANDS:
        match.people[0].send(match.group, f"/{command}")
    await match.stage.settled()


async def sat_down(match: Match) -> None:
    """Let both sit at the table, wherever the tour has left them, and stand-ins on the other seats."""
    seats = await match.stage.pozzo.store.read(lambda tx: tables.seats(tx, TABLE))
    for person in match.people:
        if person.id not in {seat.person for seat in seats}:
            await match.press(person, match.group, "join")
    seats = await match.stage.pozzo.store.read(lambda tx: tables.seats(tx, TABLE))
    if any(seat.is_free for seat in seats):
        await match.press(match.people[0], match.group, "fill")


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("name", "players", "languages"),
    [("canastone", 4, ("it", "fa")), ("classic", 4, ("fa", "uz")), ("three-thirteen", 2, ("uz", "it"))],
)
async def test_no_page_and_no_answer_is_in_another_language(
    stage: Stage, name: str, players: int, languages: tuple[str, str]
) -> None:
    people = [
        stage.world.person(who, language=language) for who, language in zip(("Ada", "Dado"), languages, strict=True)
    ]
    host, guest = people
    match = Match(stage, stage.world.group("Sunday cards", people), people)
    tour = Tour(match)
    host.send(match.group, "/play")
    await stage.settled()
    for person in people:
        person.start()
    await asked_for(match)
    await tour.go()
    if any(press.verb == "page" and press.argument == "" for _, _, press in buttons(match.group)):
        await match.press(host, match.group, "page", "")
    await match.press(host, match.group, "page", "game")
    await match.press(host, match.group, "game", name)
    await match.press(host, match.group, "players", str(players))
    await match.press(host, match.group, "page", "")
    await sat_down(match)
    await match.press(host, match.group, "start")
    assert (await stage.table()).status == "playing"
    await asked_for(match)
    await tour.go()
    await match.press(host, match.group, "end", "yes")
    await tour.go()
    await match.press(host, match.group, "rematch")
    await match.press(guest, match.group, "leave")
    await match.press(guest, match.group, "cancel")
    assert untranslated(stage.world, people) == []
