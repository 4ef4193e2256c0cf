"""The rule book: every page of every game reads well under any options, in every language that has it."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.i18n import translator
from bot.press import encode
from bot.screens import rulebook
from engine.games import GAMES

ENGINE = Path(__file__).parents[2] / "engine"
PACKAGES = {
    "canastone": "canastone",
    "classic": "canasta",
    "international": "canasta",
    "three-thirteen": "three_thirteen",
}


def _tables() -> list[tuple[str, Any]]:
    """Rules of every game and number of players: nothing chosen, every switch the other way, each choice."""
    tables = []
    for name, game in GAMES.items():
        flipped: dict[str, Any] = {one.name: not one.default for one in game.options if one.kind == "switch"}
        flipped |= {one.name: one.choices[-1] for one in game.options if one.kind == "choice"}
        for players, options in product(game.players, ({}, flipped)):
            tables.append((name, game.rules(players, options)))
    return tables


@pytest.mark.parametrize("language", ["en", "it", "fa", "uz"])
@pytest.mark.parametrize(("game", "rules"), _tables())
def test_every_page_is_whole(game: str, rules: Any, language: str) -> None:
    t = translator(language, strict=True)
    for page in rulebook.pages(game, rules):
        screen = rulebook.page(game, rules, page.name, t, table=7)
        assert 80 < len(screen.text) < 4096
        assert not re.search(r"[{}]|\n{3,}|  |\bNone\b", screen.text), screen.text
        assert all(len(encode(button.press)) <= 64 for row in screen.rows for button in row if button.press)


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_page_that_tells_it(name: str) -> None:
    text = (ENGINE / PACKAGES[name] / "RULES.md").read_text()
    clauses = re.findall(r"^- ([A-Z]+\d+(?:\.\d+)?) ", text, re.MULTILINE)
    assert clauses
    for clause in clauses:
        page = rulebook.page_of(name, clause)
        told = next(one for one in rulebook.pages(name, _plain(name)) if one.name == page)
        assert any(clause == part or clause.startswith(f"{part}.") for part in told.clauses), clause


def test_a_page_says_nothing_of_what_the_table_has_switched_off() -> None:
    t = translator("en", strict=True)
    rules = GAMES["canastone"].rules(4, {"no_asking": True, "no_five_canasta_bonus": True})
    assert "asking" not in [page.name for page in rulebook.pages("canastone", rules)]
    assert "five canastas" not in rulebook.page("canastone", rules, "score", t, table=1).text
    assert "five canastas" in rulebook.page("canastone", _plain("canastone"), "score", t).text


def test_an_unknown_page_shows_the_contents() -> None:
    t = translator("en", strict=True)
    rules = _plain("canastone")
    assert rulebook.page("canastone", rules, "nowhere", t) == rulebook.contents("canastone", rules, t)


def _plain(name: str) -> Any:
    game = GAMES[name]
    return game.rules(game.players[0], {})
