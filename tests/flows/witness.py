"""Judges all that is shown in a match by what the store knew at that moment, in any game and any language."""

import re

from bot.i18n import LANGUAGES, LRI, PDI, Markup, translator
from bot.rehearsal.people import Person
from bot.rehearsal.transcript import Entry
from bot.rehearsal.world import World
from bot.screens import cards, suited
from bot.tables.running import Running
from engine.game import Stage
from tests.flows.secrecy import FEWEST

SUITED = re.compile("(?:10|[2-9AJQK])[♠♥♦♣]")
BY_THE_BOT = frozenset({"sent", "edited", "answered"})
ONE_S_OWN = re.compile(r"\n(?:pick|act|to|clear)\.")
"""Buttons that stand on nobody's screen but the player's."""


def _drawn_in(language: str) -> re.Pattern[str]:
    before, after = translator(language).plain("told-drew-cards", cards=Markup("\0")).split("\0")
    return re.compile(f"{re.escape(before)}{LRI}[^{PDI}]*[AKQJ2-9🃏♠][^{PDI}]*{PDI}{re.escape(after)}")


DRAWN = tuple(map(_drawn_in, LANGUAGES))


class Witness:
    """Looks after every press; `leaks` says what was shown to people whom it was not for."""

    def __init__(self, world: World, people: list[Person]) -> None:
        self.leaks: list[str] = []
        self.judged = 0
        self._world = world
        self._people = {person.id: person for person in people}
        self._read = 0
        self._hands: dict[int, list[set[str]]] = {}
        self._laid_open: set[tuple[int, int | None]] = set()
        self._public: list[set[str]] = [set(), set()]
        self._round = 0

    def look(self, now: Running) -> None:
        """Judge what was shown since the last look. A hand may be shown to its owner as it was then or is now."""
        entries = self._world.transcript[self._read :]
        self._read += len(entries)
        has_suits = now.row.game == "three-thirteen"
        for person in self._people:
            seat = now.seat_of(person)
            hand = () if seat is None or not now.state.hands else now.state.hands[seat]
            shown = {suited.shown(card) for card in hand} if has_suits else _as_shown(hand)
            self._hands[person] = [*self._hands.get(person, [])[-1:], shown]
        if has_suits:
            self._turn_over(now)
        ended = now.stage in (Stage.CHANCE, Stage.OVER)
        for entry in entries:
            if entry.act not in BY_THE_BOT:
                continue
            if ended and entry.act == "sent":
                self._laid_open.add((entry.chat, entry.message))
            elif (entry.chat, entry.message) not in self._laid_open:
                self.judged += 1
                self.leaks.extend(self._with_suits(entry) if has_suits else self._without(entry))

    def _turn_over(self, now: Running) -> None:
        if now.state.round != self._round:
            self._public = [self._public[-1], set()]
            self._round = now.state.round
        self._public[-1].update(map(suited.shown, now.state.pile))

    def _with_suits(self, entry: Entry) -> list[str]:
        """Every card that is named lay face up, in this round or the last, or is the reader's own."""
        known = self._public[0] | self._public[1]
        if len(entry.audience) == 1:
            (reader,) = entry.audience
            known = known.union(*self._hands[reader])
        unknown = set(SUITED.findall(entry.everything)) - known
        return [*([f"{sorted(unknown)}: {entry}"] if unknown else []), *_buttons_of_one(entry)]

    def _without(self, entry: Entry) -> list[str]:
        """A card has many of its like, so whole hands are looked for, and cards told to have been drawn."""
        reader = next(iter(entry.audience)) if len(entry.audience) == 1 else None
        own = set().union(*self._hands[reader]) if reader is not None else set()
        found = [
            f"a hand of {owner}: {entry}"
            for owner, hands in self._hands.items()
            # Two people may hold the same cards.
            if owner != reader and any(hand in entry.everything for hand in set().union(*hands) - own)
        ]
        drawn = [line for line in entry.text.split("\n") if any(told.search(line) for told in DRAWN)]
        if any(reader is None or self._people[reader].name not in line for line in drawn):
            found.append(f"drawn cards: {entry}")
        return [*found, *_buttons_of_one(entry)]


def _as_shown(hand: tuple[int, ...]) -> set[str]:
    if sum(hand) < FEWEST:
        return set()
    return {str(cards.hand_shown(hand)), str(cards.counted(hand))}


def _buttons_of_one(entry: Entry) -> list[str]:
    return [f"a hand's buttons: {entry}"] if len(entry.audience) > 1 and ONE_S_OWN.search(entry.everything) else []
