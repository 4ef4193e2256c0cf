"""The lobby: seats, options, clock, who is missing."""

from typing import Any

import pytest

from bot.i18n import LANGUAGES, Translator, translator
from bot.press import Press, encode
from bot.screens.limits import fits, visible
from bot.screens.lobby import lobby, sides_of
from bot.screens.types import LobbyContext, Occupant, Screen
from engine.games import GAMES
from tests.engine.random_play import TABLES
from tests.screens.positions import LONG_NAMES, NAMES

PAGES = ("", "game", "options", "clock", "unknown")
CLOCK = (("turn", 86_400), ("reserve", 3_600), ("on_timeout", "wait"), ("vacation", 14))


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param, strict=request.param in ("en", "it"))


def context(game: str = "canastone", players: int = 4, names: tuple[str, ...] = NAMES, **changes: Any) -> LobbyContext:
    values: dict[str, Any] = {
        "table": 7,
        "ply": 3,
        "game": game,
        "players": players,
        "options": (),
        "host": 1,
        "occupants": tuple(Occupant(name, number) for number, name in enumerate(names[:players], start=1)),
        "unreachable": (),
        "bot": "pozzo_bot",
        **changes,
    }
    return LobbyContext(**values)


def presses(screen: Screen) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in screen.rows:
        for button in row:
            if button.press is not None:
                found.setdefault(button.press.verb, []).append(button.press.argument)
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("page", PAGES)
def test_telegram_takes_every_page(game: str, players: int, page: str, t: Translator) -> None:
    flipped = tuple((o.name, not o.default) for o in GAMES[game].options if o.kind == "switch")
    for options, clock in (((), ()), (flipped, CLOCK)):
        screen = lobby(
            context(game, players, LONG_NAMES, page=page, options=options, clock=clock, unreachable=LONG_NAMES), t
        )
        assert fits(screen)
        for row in screen.rows:
            for button in row:
                assert button.press is None or encode(button.press)


def test_seats_are_shown_by_team() -> None:
    seats = (Occupant("Ada", 1), Occupant(""), Occupant("Chiara", 3), Occupant("", None, stand_in=True))
    text = visible(lobby(context(occupants=seats), translator("en", strict=True)).text)
    lines = text.replace("\u2068", "").replace("\u2069", "").split("\n")
    assert "North–South: Ada · Chiara" in lines
    assert "East–West: (free) · Stand-in 4" in lines


def test_where_each_plays_alone_there_are_no_teams() -> None:
    screen = lobby(context("three-thirteen", 3), translator("en", strict=True))
    assert "team" not in presses(screen)
    assert "partners" not in presses(screen)
    assert sides_of(context("three-thirteen", 3)) == ((0,), (1,), (2,))


def test_who_cannot_be_written_to_has_a_link() -> None:
    screen = lobby(context(unreachable=("Boris",)), translator("en", strict=True))
    links = [button.url for row in screen.rows for button in row if button.url]
    assert links == ["https://t.me/pozzo_bot?start=t7"]
    assert "Boris" in screen.text


def test_free_seats_can_be_filled_and_freed_again() -> None:
    t = translator("en", strict=True)
    free = context(occupants=(Occupant("Ada", 1), *[Occupant("")] * 3))
    filled = context(occupants=(Occupant("Ada", 1), *[Occupant("", None, stand_in=True)] * 3))
    full = context()
    assert [("fill" in presses(lobby(each, t))) for each in (free, filled, full)] == [True, True, False]
    assert lobby(free, t).rows != lobby(filled, t).rows


def test_each_option_has_a_button_that_sets_its_other_value() -> None:
    screen = lobby(context(page="options", options=(("no_asking", True),)), translator("en", strict=True))
    arguments = presses(screen)["opt"]
    assert "no_asking=0" in arguments
    assert "pile_counts_for_opening=1" in arguments
    assert {"target=11000", "target=13000"} <= set(arguments)
    assert len(screen.text.split("(V")) == 12


def test_a_number_stays_within_its_bounds() -> None:
    screen = lobby(context(page="options", options=(("target", 30_000),)), translator("en", strict=True))
    assert {"target=29000", "target=30000"} <= set(presses(screen)["opt"])


def test_a_choice_goes_round() -> None:
    screen = lobby(context("classic", page="options"), translator("en", strict=True))
    assert "wild_ratio=not_above_naturals" in presses(screen)["opt"]


def test_options_that_are_not_as_usual_are_named() -> None:
    t = translator("en", strict=True)
    assert "Options: standard" in lobby(context(), t).text
    unusual = lobby(context(options=(("target", 15_000), ("no_asking", True))), t)
    assert "Options: Target: 15,000, No asking" in unusual.text


def test_the_clock_in_words() -> None:
    text = lobby(context(clock=CLOCK), translator("en", strict=True)).text
    assert "24 hr a turn, 1 hr reserve, then the table waits, 14 days off a year" in text
    assert "Clock: none" in lobby(context(), translator("en", strict=True)).text


def test_drawn_cards_are_shown() -> None:
    text = lobby(context(drawn=(("Ada", "K"), ("Boris", "9"))), translator("en", strict=True)).text
    assert "Ada" in text
    assert "K" in text


def test_presses_carry_the_lobbys_ply() -> None:
    screen = lobby(context(), translator("en", strict=True))
    assert Press("join", 7, 3) in [button.press for row in screen.rows for button in row]
