"""Looks for what was not translated in chats of other languages: English words, names of messages, bare variables."""

import re
from collections.abc import Iterable
from functools import lru_cache

from bot.i18n import LANGUAGES, REFERENCE, own_name
from bot.rehearsal.people import Person
from bot.rehearsal.transcript import Entry
from bot.rehearsal.world import World
from tests.flows.witness import BY_THE_BOT
from tests.test_locales import messages, text

WORD = re.compile(r"[^\W\d_]{2,}")
LATIN_WORD = re.compile("[A-Za-z]{2,}")
ADDRESS = re.compile(r"https?://\S+")
NAME_OF_MESSAGE = re.compile("[a-z]+(?:-[a-z0-9]+)+")


def untranslated(world: World, people: list[Person]) -> list[str]:
    """List what people who read another language saw in English. The group reads its host's, the first person's."""
    spoken = {person.id: person.language for person in people}
    titles = [group.title for group in world.groups]
    names = {
        word.lower()
        for name in (world.bot.first_name, *titles, *(person.name for person in people), *map(own_name, LANGUAGES))
        for word in WORD.findall(name)
    }
    found = []
    for entry in world.transcript:
        if entry.act in BY_THE_BOT:
            reader = next(iter(entry.audience)) if len(entry.audience) == 1 else people[0].id
            wrong = _wrong_words(entry, spoken[reader]) - names
            if wrong:
                found.append(f"{sorted(wrong)} for {spoken[reader]}: {entry}")
    return found


def _wrong_words(entry: Entry, language: str) -> set[str]:
    shown = ADDRESS.sub("", "\n".join([entry.text, *_labels(entry)]))
    wrong = set(re.findall("[{}]", shown)) | (set(NAME_OF_MESSAGE.findall(shown)) & messages(REFERENCE).keys())
    if language == REFERENCE:
        return wrong
    foreign = {word.lower() for word in WORD.findall(shown)} & words(REFERENCE)
    if language == "fa":
        foreign |= {word.lower() for word in LATIN_WORD.findall(shown)}
    return wrong | (foreign - words(language))


def _labels(entry: Entry) -> Iterable[str]:
    for row in (entry.markup or {}).get("inline_keyboard", ()):
        for button in row:
            yield button["text"]


@lru_cache
def words(language: str) -> frozenset[str]:
    """Collect every word that a language's messages are made of."""
    return frozenset(word.lower() for message in messages(language).values() for word in WORD.findall(text(message)))
