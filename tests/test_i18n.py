"""Words, numbers and times in the reader's language."""

import logging
from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import FSI, LRI, LRM, PDI, Markup, MissingMessageError, Translator

MESSAGES = {
    "en": """
greeting = Hello { $name }, you hold { $count ->
    [one] one card
   *[other] { $count } cards
}
only-english = Only { $name }
number = { $number }
needs = { $this } and { $that }
held = { $name }: { $count }
""",
    "fa": """
greeting = سلام { $name }، { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
number = { $number }
""",
    "it": "greeting = Ciao { $name }, { $count }\n",
    "uz": "greeting = Salom { $name }, { $count }\n",
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, messages in MESSAGES.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(messages, encoding="utf-8")
    monkeypatch.setattr(i18n, "FOLDER", tmp_path)
    i18n.bundle_of.cache_clear()


@pytest.fixture(autouse=True, scope="module")
def _forget() -> object:
    yield
    i18n.bundle_of.cache_clear()


def test_a_name_is_escaped_and_isolated_once() -> None:
    text = Translator("en")("greeting", name="<b>Tom & Jo", count=2)
    assert text == f"Hello {FSI}&lt;b&gt;Tom &amp; Jo{PDI}, you hold 2 cards"


def test_a_button_has_no_markup_to_escape() -> None:
    assert Translator("en").plain("greeting", name="a<b", count=1) == f"Hello {FSI}a<b{PDI}, you hold one card"


def test_ready_markup_goes_in_as_it_is() -> None:
    assert Translator("en")("greeting", name=Markup("<b>A K</b>"), count=1) == "Hello <b>A K</b>, you hold one card"


def test_a_name_cannot_break_a_line_nor_turn_the_text_around() -> None:
    text = Translator("en")("greeting", name="a\u202eb\u2069c\nd", count=1)
    assert text == f"Hello {FSI}a b c d{PDI}, you hold one card"


def test_persian_numbers_have_persian_digits_and_are_isolated() -> None:
    t = Translator("fa")
    assert t("number", number=-1234) == f"{LRI}-۱٬۲۳۴{PDI}"
    assert t.number(1234) == "۱٬۲۳۴"
    assert t.mark(7) == f"{LRI}۷{PDI}"


def test_english_numbers_need_no_isolate() -> None:
    assert Translator("en")("number", number=-1234) == "-1,234"
    assert Translator("it").number(1234) == "1.234"


def test_what_a_language_lacks_is_said_in_english_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert Translator("it")("only-english", name="Ada") == f"Only {FSI}Ada{PDI}"
    assert "only-english" in caplog.text
    assert "Ada" not in caplog.text


def test_what_no_language_has_shows_its_id() -> None:
    assert Translator("it")("no-such-thing") == "no-such-thing"


def test_strict_raises_for_what_is_missing() -> None:
    with pytest.raises(MissingMessageError):
        Translator("it", strict=True)("only-english", name="Ada")
    with pytest.raises(MissingMessageError):
        Translator("en", strict=True)("needs", this=1)


@pytest.mark.parametrize(
    ("told", "language"),
    [("fa", "fa"), ("fa-IR", "fa"), ("UZ_uz", "uz"), ("it", "it"), ("de", "en"), ("", "en"), (None, "en")],
)
def test_the_language_follows_what_telegram_tells(told: str | None, language: str) -> None:
    assert i18n.pick(told) == language


def test_languages_begin_with_the_reference() -> None:
    assert i18n.languages() == ("en", "it", "fa", "uz")


NOON = 1_800_014_400.0  # 2027-01-15 12:00 UTC


@pytest.mark.parametrize(
    ("language", "zone", "now", "text"),
    [
        ("en", "Europe/Rome", NOON, "13:00"),
        ("en", "+03:30", NOON, "15:30"),
        ("en", "-0500", NOON, "07:00"),
        ("en", None, NOON, "12:00 UTC"),
        ("en", "Nowhere/Town", NOON, "12:00 UTC"),
        ("en", "Europe/Rome", NOON + 86_400, "Jan 15 13:00"),
        ("it", "Europe/Rome", NOON + 86_400, "15 gen 13:00"),
        ("fa", "Asia/Tehran", NOON, "۱۵:۳۰"),
    ],
)
def test_times_of_day(language: str, zone: str | None, now: float, text: str) -> None:
    assert Translator(language).clock(NOON, now, zone) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(5, "1 min"), (59 * 60, "59 min"), (2 * 3600, "2 h"), (2 * 3600 + 300, "2 h 5 min"), (9.5 * 3600, "9 h"),
     (49 * 3600, "2 giorni"), (-3, "1 min")],
)  # fmt: skip
def test_durations(seconds: float, text: str) -> None:
    assert Translator("it").duration(seconds) == text


def test_durations_in_persian_digits() -> None:
    assert Translator("fa").duration(9 * 3600).startswith("۹")


def test_a_translator_is_made_once() -> None:
    assert i18n.translator("it") is i18n.translator("it")


def test_a_line_that_begins_with_a_name_of_another_script_still_runs_as_the_language_does() -> None:
    line = Translator("en", strict=True)("held", name="دارا", count=3)
    assert line.startswith(LRM + FSI)


def test_a_line_of_cards_begins_at_the_readers_side() -> None:
    assert Translator("fa").line("\u2066A K\u2069") == "\u200f\u2066A K\u2069"
    assert Translator("it").line("\u2066A K\u2069") == "\u2066A K\u2069"
