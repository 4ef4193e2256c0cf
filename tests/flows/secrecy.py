"""Looks through everything that was ever shown for cards that somebody should not have seen."""

import re

from bot.rehearsal.people import Person
from bot.rehearsal.transcript import Entry
from bot.rehearsal.world import World

_OWN_CARDS = re.compile(r"Your \d+ cards.*\n(.+)")
_DRAWN_FACE = re.compile(r"drew (?:and \w+ )?\u2066")
_OPEN_HANDS = "Hands left:"
FEWEST = 4
"""Cards of a hand that are told apart from cards that lie on the table."""


def leaks(world: World, people: list[Person]) -> list[str]:
    """List what was shown to people whom it was not for: whole hands, drawn cards, buttons that pick cards."""
    hands = {person.id: _hands_of(world, person) for person in people}
    return [leak for entry in world.transcript for leak in _leaks_of(entry, hands)]


def _hands_of(world: World, person: Person) -> set[str]:
    shown = (entry for entry in world.transcript if entry.chat == person.chat.id)
    found = (match.group(1) for entry in shown if (match := _OWN_CARDS.search(entry.text)))
    return {hand for hand in found if len(hand.split()) >= FEWEST}


def _leaks_of(entry: Entry, hands: dict[int, set[str]]) -> list[str]:
    if entry.act not in ("sent", "edited", "answered") or _OPEN_HANDS in entry.text:
        return []
    found = [
        f"a hand of {owner} was shown to {sorted(entry.audience)}: {entry}"
        for owner, shown in hands.items()
        if entry.audience != {owner} and any(hand in entry.everything for hand in shown)
    ]
    if len(entry.audience) > 1 and (_DRAWN_FACE.search(entry.text) or "\npick." in entry.everything):
        found.append(f"cards in a group: {entry}")
    return found
