"""Whole matches of every game with every number of players, in every language, by the buttons alone."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import Markup, Translator, isolated, translator
from bot.rehearsal.chats import Chat
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.rehearsal.transcript import Entry
from bot.tables.running import Running
from bot.verify import verdicts
from tests.flows.conftest import Stage, shuffler
from tests.flows.english import untranslated
from tests.flows.match import Match, buttons

NAMES = ("Chiara", "دارا", "Botir", "Ada", "Dado", "Ziba")
TURNING = re.compile("[\u200e\u2066-\u2069]")

MATCHES = [
    # The game, to how many points, the seed of its cards, and the language of each player, the host's first. The
    # seeds are those of short matches; two deals are played where the target is beyond one.
    ("canastone", 3000, 17, ("en", "it", "fa", "uz")),
    ("canastone", 3000, 1, ("fa", "it", "uz", "en", "it", "fa")),
    ("classic", 1500, 14, ("uz", "fa", "it", "en")),
    ("international", 500, 15, ("it", "fa")),
    ("international", 500, 22, ("fa", "uz", "it")),
    ("international", 1000, 11, ("uz", "it", "fa", "en")),
    ("international", 500, 8, ("it", "uz", "fa", "en", "uz", "it")),
    ("three-thirteen", None, 13, ("uz", "fa")),
    ("three-thirteen", None, 14, ("fa", "it", "uz")),
    ("three-thirteen", None, 1, ("it", "fa", "en", "uz")),
]


async def gathered(stage: Stage, seed: int, languages: tuple[str, ...]) -> Match:
    stage.house = replace(stage.house, shuffle=shuffler(seed))
    await stage.restart()
    people = [stage.world.person(name, language=language) for name, language in zip(NAMES, languages, strict=False)]
    for person in people:
        person.start()
    return Match(stage, stage.world.group("Sunday cards", people), people)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("name", "target", "seed", "languages"), MATCHES)
async def test_a_whole_match(
    stage: Stage,
    caplog: pytest.LogCaptureFixture,
    name: str,
    target: int | None,
    seed: int,
    languages: tuple[str, ...],
) -> None:
    match = await gathered(stage, seed, languages)
    await match.begin(name, target)
    await match.play()
    running = await match.running()
    assert running.row.status == "over"
    assert running.state.totals == tuple(map(sum, zip(*running.state.scores, strict=True)))
    assert all(press.answer is not None for press in stage.world.presses.values())
    for chat, person in [(match.group, None), *((person.chat, person) for person in match.people)]:
        t = translator((person or match.people[0]).language)
        result = result_in(chat)
        seat = None if person is None else running.seat_of(person.id)
        assert won(match, running, seat, t) in result.text
        assert totals_shown(result, t) == totals_stored(running, seat, t)
    (verdict,) = await stage.pozzo.store.read(lambda tx: tuple(verdicts(tx)))
    assert verdict.problems == ()
    assert verdict.actions == running.ply
    assert match.witness.judged > running.ply
    assert match.witness.leaks == []
    assert untranslated(stage.world, match.people) == []
    assert [record.getMessage() for record in caplog.records if record.name == "bot.i18n"] == []


def result_in(chat: Chat) -> Message:
    (result,) = {message for message, _, press in buttons(chat) if press.verb == "rematch"}
    return result


def won(match: Match, running: Running, seat: int | None, t: Translator) -> str:
    """Say who has won, as the sheet of the match must say it in its first line."""
    totals, names = running.state.totals, {running.seat_of(person.id): person.name for person in match.people}
    if running.row.game == "three-thirteen":
        winners = [names[player] for player, total in enumerate(totals) if total == min(totals)]
        return t.plain("tt-won", who=t.listed(map(isolated, winners)), count=len(winners))
    best = totals.index(max(totals))
    margin = max(totals) - sorted(totals)[-2]
    return t.plain("match-won", side=Markup(side_called(best, len(totals), seat, names, t)), margin=margin)


def side_called(side: int, sides: int, seat: int | None, names: dict[Any, str], t: Translator) -> str:
    if sides == 2 and seat is not None:
        return t.plain("side-we" if seat % sides == side else "side-they")
    return isolated(names[side]) if sides == len(names) else t.plain(f"side-{side}")


def totals_shown(result: Message, t: Translator) -> list[str]:
    """Read the last line of the sheet, without what turns its parts, as columns from the left."""
    lines = [TURNING.sub("", line) for line in result.text.split("\n")]
    (line,) = [line for line in lines if line.endswith(t.plain("line-total")) and line != t.plain("line-total")]
    return line.removesuffix(t.plain("line-total")).split()


def totals_stored(running: Running, seat: int | None, t: Translator) -> list[str]:
    totals = running.state.totals
    own = None if seat is None or running.row.game == "three-thirteen" else seat % len(totals)
    order = sorted(range(len(totals)), key=lambda side: (side != own, side))
    shown = [t.number(totals[side]) for side in order]
    return [word for number in (reversed(shown) if t.rtl else shown) for word in number.split()]


@pytest.mark.parametrize("name", ["canastone", "classic", "three-thirteen"])
async def test_the_witness_sees_a_hand_that_others_are_shown(stage: Stage, name: str) -> None:
    match = await gathered(stage, 3, ("it", "fa", "uz", "en"))
    await match.begin(name, None)
    assert match.witness.leaks == []
    boris, ada = match.people[2:]
    hand = next(e for e in reversed(stage.world.transcript) if e.act in ("sent", "edited") and e.chat == ada.chat.id)
    for chat, audience in ((boris.chat, [boris]), (match.group, match.people)):
        stage.world.transcript.append(shown_to(hand, chat, audience))
        match.witness.look(await match.running())
        assert len(match.witness.leaks) == 1
        match.witness.leaks.clear()


def shown_to(entry: Entry, chat: Chat, audience: list[Person]) -> Entry:
    return replace(entry, chat=chat.id, audience=frozenset(person.id for person in audience), markup=None)
