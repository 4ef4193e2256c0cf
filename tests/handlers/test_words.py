"""Answers to presses, in the words of whoever pressed."""

from bot.handlers.presses import MOST, words
from bot.i18n import translator
from bot.tables.answers import Answer


def test_an_option_is_called_by_its_name_in_the_readers_language() -> None:
    answer = Answer("options-excluded", (("option", "no_asking"), ("other", "target")))
    for language in ("en", "fa"):
        t = translator(language, strict=True)
        said = words(answer, t)
        assert t.plain("option-no-asking") in said
        assert t.plain("option-target") in said
        assert "no_asking" not in said


def test_an_option_that_nobody_knows_stands_as_it_was_asked_for() -> None:
    assert "flying_deuces" in words(Answer("options-unknown", (("option", "flying_deuces"),)), translator("en"))


def test_an_answer_fits_what_telegram_takes() -> None:
    assert len(words(Answer("", text="x" * 500), translator("en"))) == MOST
