"""The locales say the same things in every language, and everything that the code asks for."""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n import FOLDER, LANGUAGES, REFERENCE, translator
from bot.screens.limits import ALERT
from engine.games import GAMES

BOT = Path(__file__).parents[1] / "bot"
CODES = Path(__file__).parents[1] / "engine"
OTHERS = ["it", "fa", "uz"]
GIVEN_TO_ALL = {"clause", "family"}
"""Variables that each refusal is given, whether its sentence uses them or not."""

PLAIN = ("toast-", "refusal-", "problem-", "button-", "offer-", "card-", "becomes-", "answer-", "line-", "peek",
         "option-on", "option-off", "clock-", "command-")  # fmt: skip
"""What stands on buttons and in alerts, where there is no markup."""


@lru_cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file.name} says {entry.id.name} again"
                found[entry.id.name] = entry
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library's name
        self.parts.append(node.value)


def text(message: ftl.Message) -> str:
    visitor = _Text()
    visitor.visit(message)
    return "".join(visitor.parts)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language).keys() == messages(REFERENCE).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_values(language: str) -> None:
    for name, message in messages(REFERENCE).items():
        own = variables(messages(language)[name]) if name in messages(language) else variables(message)
        assert own <= variables(message) | GIVEN_TO_ALL, name
        assert variables(message) - own <= {"count", "size", *GIVEN_TO_ALL}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_markup_is_whole_and_buttons_have_none(language: str) -> None:
    for name, message in messages(language).items():
        words = text(message)
        if name.startswith(PLAIN):
            assert "<" not in words, name
        for tag in ("b", "i", "code", "blockquote"):
            assert words.count(f"<{tag}>") == words.count(f"</{tag}>"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    for name, message in messages(language).items():
        assert "!" not in text(message), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_answers_fit_an_alert(language: str) -> None:
    for name, message in messages(language).items():
        if name.startswith(("toast-", "refusal-", "problem-", "options-")):
            longest = text(message) if "->" not in text(message) else ""
            assert len(longest) <= 2 * ALERT, name


@lru_cache
def spoken() -> tuple[set[str], list[str]]:
    """Collect the strings of the bot's code, and the beginnings of those that are put together."""
    whole: set[str] = set()
    begun: list[str] = []
    for file in BOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr):
                first = node.values[0]
                begun.append(first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else "")
    return whole, begun


def test_what_the_code_asks_for_is_there() -> None:
    asked = set()
    for file in BOT.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        asked |= set(re.findall(r"\bt(?:\.plain)?\(\s*\"([a-z0-9-]+)\"", source))
        asked |= set(re.findall(r"\"((?:toast|say|problem)-[a-z-]+)\"", source))
    assert asked <= messages(REFERENCE).keys()


def test_every_message_is_asked_for() -> None:
    whole, begun = spoken()
    beginnings = tuple({start for start in begun if start.endswith("-")} | {s for s in whole if s.endswith("-")})
    unused = [name for name in messages(REFERENCE) if name not in whole and not name.startswith(beginnings)]
    assert not unused


def test_every_refusal_of_the_rules_has_a_sentence() -> None:
    codes = set()
    for file in CODES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        codes |= set(re.findall(r"Violation\(\s*\"([a-z-]+)\"", source))
    assert len(codes) > 20
    assert {f"refusal-{code}" for code in codes} <= messages(REFERENCE).keys()


def test_every_option_of_every_game_has_a_name_and_a_line() -> None:
    t = translator(REFERENCE, strict=True)
    for game in GAMES.values():
        for option in game.options:
            key = f"option-{option.name.replace('_', '-')}"
            assert t(key)
            assert t(f"{key}-about")
            for choice in option.choices:
                assert t(f"{key}-{choice.replace('_', '-')}")
