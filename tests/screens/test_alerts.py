"""Why something is refused: a sentence for every code, short, with the clause."""

import re
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Translator, translator
from bot.screens import alerts
from bot.screens.limits import ALERT
from bot.screens.picking import Problem
from bot.screens.why import refused
from engine.game import Violation
from tests.screens.test_picking import Pressing, table
from tests.test_locales import messages

REFUSALS = sorted(name.removeprefix("refusal-") for name in messages("en") if name.startswith("refusal-"))
CLAUSES = ("C10.2", "K5.3", "T6.4", "V5", "TB1")


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param, strict=request.param in ("en", "it"))


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_is_short_and_names_its_clause(code: str, t: Translator) -> None:
    for clause in CLAUSES:
        params = (("rank", "10"), ("value", 12_345), ("minimum", 200), ("cards", "K K 2"), ("clean", 2), ("least", 2))
        for violation in (Violation(code, clause, params), Violation(code, clause)):
            text = alerts.refusal(violation, t)
            assert len(text) <= ALERT
            assert not text.endswith("…")
            assert f"({clause})" in text
            assert "<" not in text


def test_cards_of_a_refusal_are_shown_as_players_know_them() -> None:
    problem = Problem("wild-where", (("cards", "2 *"),))
    assert "2 🃏" in alerts.problem(problem, translator("en", strict=True))


def test_an_opening_tells_how_much_is_missing() -> None:
    violation = Violation("opening-too-low", "C7.2", (("value", 45), ("minimum", 50)))
    assert alerts.refusal(violation, translator("en", strict=True)) == "Too low to open: 45 of 50. (C7.2)"


@pytest.mark.parametrize(
    ("presses", "deal", "code"),
    [
        ((), {"pile": "8 K"}, "not-open"),
        ((), {"pile": "2 K", "melds": ["9 9 9", ""], "hands": ["K K 4", "5 5", "6 6", "7 7"]}, "pile-frozen"),
        ((), {"pile": "2", "melds": ["9 9 9", ""]}, "pile-blocked"),
        (("mode open", "pick K", "pick K", "pick K"), {}, "opening-too-low"),
        (("pick K", "pick K"), {"melds": ["9 9 9", ""], "phase": "play"}, "meld-too-short"),
        (("pick *",), {"melds": ["2 2 2", ""], "phase": "play"}, "discard-wild-bound"),
        ((), {"melds": ["9 9 9 9 9 9 9", ""], "phase": "play"}, "cannot-ask"),
        ((), {}, None),
        (("pick 4",), {"phase": "play"}, None),
    ],
)
def test_why_not_explains_the_nearest_thing(presses: tuple[str, ...], deal: dict[str, Any], code: str | None) -> None:
    pressing = Pressing(table(**deal)).press(*presses)
    found = refused(pressing.position.view(0), pressing.position.context(0, pressing.picks))
    assert (None if found is None else found.code) == code


def test_the_alert_of_a_hand_lists_every_card() -> None:
    text = alerts.peek(table().view(0), translator("en", strict=True))
    assert re.sub("[\u2066-\u2069]", "", text) == "8 cards: K K K 9 9 4 2 🃏"


def test_the_alert_of_an_empty_hand_says_so() -> None:
    position = table(hands=["", "5 5", "6 6", "7 7"])
    assert alerts.peek(position.view(0), translator("en", strict=True)) == "You hold no cards now."
