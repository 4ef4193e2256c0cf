"""Rows of buttons: on a narrow phone every label is read to its end."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Translator, translator
from bot.press import Press
from bot.screens.buttons import is_seen_whole, packed, spread
from bot.screens.games import screens_of
from bot.screens.lobby import lobby
from bot.screens.types import Button, Picks, Screen
from tests.engine.random_play import TABLES
from tests.screens.positions import Position, sample
from tests.screens.test_lobby import CLOCK, PAGES, context

MODES = ("", "open", "close", "why", "more")


def buttons(*labels: str) -> tuple[Button, ...]:
    return tuple(Button(label, Press("refresh")) for label in labels)


def labels(rows: tuple[tuple[Button, ...], ...]) -> list[list[str]]:
    return [[button.text for button in row] for row in rows]


@pytest.mark.parametrize(
    ("row", "broken"),
    [
        (["Open", "Why not?", "Score"], [["Open", "Why not?", "Score"]]),
        (["Open …", "Why not?", "Score", "More …"], [["Open …", "Why not?"], ["Score", "More …"]]),
        (["Nega mumkin emas?", "Hisob", "Yana …"], [["Nega mumkin emas?"], ["Hisob", "Yana …"]]),
        (["Next deal", "Sheet of the match"], [["Next deal"], ["Sheet of the match"]]),
        ([], []),
    ],
)
def test_a_row_breaks_where_a_label_would_be_cut(row: list[str], broken: list[list[str]]) -> None:
    assert labels(spread(buttons(*row), translator("en"))) == broken


def test_what_turns_words_takes_no_room() -> None:
    assert is_seen_whole(buttons("\u2066Discard 1234 567\u2069", "Take"))


def test_offers_stand_two_in_a_row() -> None:
    rows = packed(buttons("Draw 2", "Take the pile", "Open", "Open: A A A | K K K", "Ask"), translator("en"))
    assert labels(rows) == [["Draw 2", "Take the pile"], ["Open"], ["Open: A A A | K K K"], ["Ask"]]


def test_rows_begin_at_the_right_where_the_language_does() -> None:
    assert labels(spread(buttons("a", "b"), translator("fa"))) == [["b", "a"]]
    assert labels(packed(buttons("a", "b", "c"), translator("fa"))) == [["b", "a"], ["c"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_label_is_cut_at_a_table(name: str, players: int, language: str) -> None:
    t = translator(language)
    for position in sample(name, players)[::3]:
        for screen in screens_at(name, position, t):
            cut = [row for row in screen.rows if not is_seen_whole(row) and not _is_of_cards(row)]
            assert not cut


def screens_at(name: str, position: Position, t: Translator) -> Iterator[Screen]:
    screens = screens_of(name)
    yield screens.table(position.view(None), position.context(None), t)
    yield screens.match(position.view(0), position.context(0), t)
    for event in position.events:
        if hasattr(event, "totals") and hasattr(event, "result"):
            yield screens.deal(event, position.view(0), position.context(0), t)
    for seat in range(position.players):
        view: Any = position.view(seat)
        for mode in MODES:
            yield screens.hand(view, position.context(seat, picks=Picks(mode=mode)), t)
        question = screens.question(view, position.context(seat), t)
        if question is not None:
            yield question


def _is_of_cards(row: tuple[Button, ...]) -> bool:
    return all(button.press is not None and button.press.verb == "pick" for button in row)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_label_is_cut_in_a_lobby(game: str, players: int, language: str) -> None:
    t = translator(language)
    for page in PAGES:
        screen = lobby(context(game, players, page=page, clock=CLOCK), t)
        assert not [row for row in screen.rows if not is_seen_whole(row)]
