"""One's tables, settings and help."""

import pytest

from bot.i18n import LANGUAGES, Translator, translator
from bot.press import Press, encode
from bot.screens.limits import fits, visible
from bot.screens.private import (
    Choices,
    GroupChoices,
    Place,
    TableLine,
    group_settings,
    help_screen,
    settings,
    tables_list,
)
from bot.screens.types import Screen
from tests.screens.positions import LONG_NAMES

NOW = 1_800_000_000.0
EN = translator("en", strict=True)


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param, strict=request.param in ("en", "it"))


def arguments(screen: Screen, verb: str) -> list[str]:
    presses = [button.press for row in screen.rows for button in row]
    return [press.argument for press in presses if press is not None and press.verb == verb]


def lines(count: int) -> tuple[TableLine, ...]:
    places: tuple[Place, ...] = ("lobby", "own-turn", "other-turn", "between", "over")
    return tuple(
        TableLine(number, "canastone", LONG_NAMES[0], places[number % 5], LONG_NAMES[1], NOW, "https://t.me/c/1/2")
        for number in range(1, count + 1)
    )


@pytest.mark.parametrize("count", [0, 1, 5, 60])
def test_telegram_takes_a_list_of_tables(count: int, t: Translator) -> None:
    screen = tables_list(lines(count), NOW, None, t)
    assert fits(screen)
    assert visible(screen.text).strip()


def test_tables_that_wait_for_the_reader_come_first() -> None:
    text = visible(tables_list(lines(5), NOW, "Europe/Rome", EN).text)
    assert text.startswith("1. Canastone")
    assert "your turn" in text.split("\n")[0]


@pytest.mark.parametrize("page", ["", "language", "zone", "quiet", "reminders"])
def test_telegram_takes_every_page_of_settings(page: str, t: Translator) -> None:
    for choices in (Choices(None, None, None, "normal"), Choices("fa", "+03:30", (1320, 420), "more")):
        screen = settings(choices, page, NOW, t)
        assert fits(screen)
        assert all(len(encode(press)) <= 64 for row in screen.rows for b in row if (press := b.press))


def test_a_language_is_named_in_itself() -> None:
    screen = settings(Choices(None, None, None, "normal"), "language", NOW, EN)
    labels = [button.text for row in screen.rows for button in row]
    assert {"English", "Italiano", "فارسی"} <= set(labels)
    assert arguments(screen, "set") == ["language=", "language=en", "language=it", "language=fa", "language=uz"]


def test_a_clock_is_chosen_by_the_time_it_shows() -> None:
    screen = settings(Choices(None, "+03:30", None, "normal"), "zone", NOW, EN)
    chosen = [button for row in screen.rows for button in row if button.style]
    assert [button.press for button in chosen] == [Press("set", argument="zone=+03:30")]
    assert "11:30" in chosen[0].text


def test_quiet_hours_and_reminders() -> None:
    choices = Choices(None, None, (1320, 420), "more")
    assert "22:00–07:00" in settings(choices, "", NOW, EN).text
    assert "quiet=off" in arguments(settings(choices, "quiet", NOW, EN), "set")
    assert arguments(settings(choices, "reminders", NOW, EN), "set") == [
        "reminders=off", "reminders=normal", "reminders=more",
    ]  # fmt: skip


def test_a_group_chooses_its_language_and_how_loud_it_is(t: Translator) -> None:
    screen = group_settings(GroupChoices(-1_001_234_567_890, "it", announce=True), t)
    assert fits(screen)
    found = arguments(screen, "group")
    assert "-1001234567890:language=fa" in found
    assert "-1001234567890:announce=0" in found


def test_help_depends_on_the_place(t: Translator) -> None:
    private, group = help_screen(t, private=True), help_screen(t, private=False)
    assert fits(private)
    assert fits(group)
    assert private != group


@pytest.mark.parametrize(
    ("language", "city"), [("en", "Tashkent"), ("it", "Roma"), ("fa", "تهران"), ("uz", "Toshkent")]
)
def test_cities_are_called_as_the_reader_calls_them(language: str, city: str) -> None:
    screen = settings(Choices(None, None, None, "normal"), "zone", NOW, translator(language, strict=True))
    assert any(city in button.text for row in screen.rows for button in row)


def test_an_offset_that_was_typed_is_told_once() -> None:
    assert "UTC-5\u2069" in settings(Choices(None, "UTC-5", None, "normal"), "", NOW, EN).text
    assert "UTCUTC" not in settings(Choices(None, "UTC-5", None, "normal"), "", NOW, EN).text
