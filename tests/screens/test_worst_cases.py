"""Screens at their fullest: Telegram takes them all the same."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import LANGUAGES, translator
from bot.screens.games import screens_of
from bot.screens.limits import ALERT, BUTTONS, fits, units, visible
from bot.screens.names import shortened
from bot.screens.types import Picks
from engine.canastone.types import Answered, Asked, Discarded, Drew, Laid, Opened, TookPile
from engine.cards import FACES, NATURALS, Face, Hand, hand_of
from engine.games import GAMES
from engine.melding import Group
from tests.screens.positions import LONG_NAMES, Position

ALL_RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4"]
FULL_SIDE = " | ".join([*(" ".join([rank] * 5 + ["2", "*"]) for rank in ALL_RANKS), "2 2 * * * 2 2"])
HAND_OF_SIXTY = " ".join(" ".join([word] * 4) for word in (*ALL_RANKS, "2", "*", "3b", "3r"))


def fullest() -> Position:
    game = GAMES["canastone"]
    rules = game.rules(6, {"hold_red_threes": True})
    deal = {
        "hands": [HAND_OF_SIXTY] * 6,
        "melds": [FULL_SIDE, FULL_SIDE],
        "stock": " ".join(["4"] * 20),
        "pile": "2 " + " ".join(["K"] * 40),
        "packet": " ".join(["A"] * 14),
        "scores": [123_456, -98_765],
        "phase": "play",
        "red_threes": [6, 6],
    }
    state = game.position(rules, deal)
    seat = state.turn
    groups = tuple(Group(rank, hand_of([rank] * 12)) for rank in NATURALS)
    shown: Hand = hand_of([Face.KING] * 3)
    events: tuple[Any, ...] = ()
    for player in range(6):
        events += (
            Opened(player, groups, 2_345, 200),
            TookPile(player, shown, Face.KING, (Face.KING,) * 60, 14, None),
            Drew(player, 2, (Face.JOKER, Face.JOKER)),
            Laid(player, groups, (*NATURALS, None)),
            Asked(player, (player + 2) % 6),
            Answered((player + 2) % 6, player, "no"),
            Discarded(player, Face.TWO, froze=True),
        )
    assert state.turn == seat
    return Position(game, state, events * 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_and_hand(language: str) -> None:
    position, t = fullest(), translator(language)
    screens = screens_of("canastone")
    assert fits(screens.table(position.view(None), position.context(None, names=LONG_NAMES), t))
    for seat in range(6):
        for picks in (Picks(), Picks(("K", "K", "2", "*")), Picks(mode="why"), Picks(("2",)), Picks(mode="close")):
            screen = screens.hand(position.view(seat), position.context(seat, picks, LONG_NAMES), t)
            assert fits(screen), units(visible(screen.text))
    assert len(screens.peek(position.view(0), t)) <= ALERT


def test_a_hand_of_sixty_is_fifteen_buttons_of_cards() -> None:
    position = fullest()
    seat = position.state.turn
    screen = screens_of("canastone").hand(position.view(seat), position.context(seat), translator("en"))
    picks = [
        button for row in screen.rows for button in row if button.press is not None and button.press.verb == "pick"
    ]
    assert len(picks) == len(FACES)
    assert sum(map(len, screen.rows)) <= BUTTONS // 3
    assert len(screen.rows) <= 12


def test_the_fullest_screen_gives_up_moves_and_length_of_names_not_the_table() -> None:
    position, t = fullest(), translator("en")
    text = visible(screens_of("canastone").table(position.view(None), position.context(None, names=LONG_NAMES), t).text)
    assert "dirty canasta" in text
    assert "Stock" in text
    assert text.count("canasta") >= 20


def test_an_open_question_at_the_fullest_table() -> None:
    position, t = fullest(), translator("en", strict=True)
    view = position.view(2)
    question = type("Q", (), {"asker": 0, "partner": 2, "answer": None})()
    screen = screens_of("canastone").question(
        replace(view, question=question), position.context(2, names=LONG_NAMES), t
    )
    assert screen is not None
    assert fits(screen)


@pytest.mark.parametrize("name", [*LONG_NAMES, "a" * 64, "é" * 64, "e\u0301" * 40, "🇮🇷" * 20, "👍🏽" * 20])
@pytest.mark.parametrize("limit", [5, 6, 10, 16, 24])
def test_a_short_name_is_cut_between_letters(name: str, limit: int) -> None:
    short = shortened(name, limit)
    assert len(short) <= limit
    assert name.startswith(short[:-1])
    rest = name[len(short) - 1 :]
    if len(short) > 2:
        assert rest[0] not in "\u200d\u0301\ufe0f"
        assert short[-2] != "\u200d"
        assert not 0x1F3FB <= ord(rest[0]) <= 0x1F3FF
        assert sum(0x1F1E6 <= ord(letter) <= 0x1F1FF for letter in short) % 2 == 0 or "🏳" in name


def test_a_name_that_fits_is_left_alone() -> None:
    assert shortened("Maria Antonietta", 16) == "Maria Antonietta"
