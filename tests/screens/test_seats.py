"""Seats while a match goes on: offers, pauses, votes, and what a hand's "More" opens."""

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import LANGUAGES, Translator, translator
from bot.screens import seats
from bot.screens.games import screens_of
from bot.screens.limits import fits, visible
from bot.screens.types import Occupant, Picks, Screen, TableContext
from tests.screens.positions import LONG_NAMES, NAMES, Position, sample

EN = translator("en", strict=True)
GAMES = ("canastone", "three-thirteen")


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param, strict=request.param in ("en", "it"))


def position(game: str = "canastone") -> Position:
    return sample(game, 4)[1]


def context(names: tuple[str, ...] = NAMES, **changes: Any) -> TableContext:
    return position().context(None, names=names, **changes)


def presses(screen: Screen) -> list[tuple[str, str]]:
    return [(press.verb, press.argument) for row in screen.rows for button in row if (press := button.press)]


def test_a_free_seat_can_be_taken(t: Translator) -> None:
    screen = seats.vacancy(context(LONG_NAMES), 2, t)
    assert fits(screen)
    assert presses(screen) == [("takeseat", "2")]


def test_a_pause_shows_who_has_agreed_and_who_has_not() -> None:
    screen = seats.pause(context(), (1, 3), EN)
    text = visible(screen.text)
    agreed, missing = text.split("Awaited")
    assert NAMES[0] in agreed
    assert NAMES[2] in agreed
    assert NAMES[1] in missing
    assert presses(screen) == [("pause", ""), ("resume", "")]


def test_whoever_a_stand_in_plays_for_need_not_agree() -> None:
    before = context()
    occupants = (replace(before.occupants[0], stand_in=True), *before.occupants[1:])
    assert NAMES[0] not in visible(seats.pause(replace(before, occupants=occupants), (2,), EN).text)


def test_a_paused_table_goes_on_at_a_press(t: Translator) -> None:
    screen = seats.pause(context(LONG_NAMES, paused=True), (), t)
    assert fits(screen)
    assert presses(screen) == [("resume", "")]


def test_a_vote_names_its_voters(t: Translator) -> None:
    screen = seats.vote(context(), 1, (1,), (3,), t)
    assert fits(screen)
    assert NAMES[0] in visible(screen.text)
    assert presses(screen) == [("vote", "stand-in"), ("vote", "invite")]


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_that_a_stand_in_plays_leads_back(game: str, t: Translator) -> None:
    for place in sample(game, 4)[::7]:
        for seat in range(4):
            before = place.context(seat)
            occupants = tuple(replace(who, stand_in=True) for who in before.occupants)
            screen = screens_of(game).hand(place.view(seat), replace(before, occupants=occupants), t)
            assert {verb for verb, _ in presses(screen)} == {"return", "refresh", "score"}


@pytest.mark.parametrize("game", GAMES)
def test_more_leads_to_rules_pause_and_handing_over(game: str, t: Translator) -> None:
    place = position(game)
    view = place.view(0)
    assert ("mode", "more") in presses(screens_of(game).hand(view, place.context(0), t))
    picks = screens_of(game).changed(Picks(), view, "mode", "more")
    opened = screens_of(game).hand(view, place.context(0, picks), t)
    assert fits(opened)
    assert presses(opened) == [("rules", game), ("pause", ""), ("handover", ""), ("invite", "0"), ("mode", "")]
    assert screens_of(game).changed(picks, view, "mode", "") == Picks()


def test_days_off_are_offered_as_far_as_they_last() -> None:
    place, picks = position(), Picks(mode="more")
    hand = screens_of("canastone").hand
    some = hand(place.view(0), place.context(0, picks, vacation_left=8), EN)
    assert [argument for verb, argument in presses(some) if verb == "vacation"] == ["1", "3", "7"]
    away = hand(place.view(0), place.context(0, picks, vacation_left=8, on_vacation=True), EN)
    assert ("home", "") in presses(away)
    assert not [argument for verb, argument in presses(away) if verb == "vacation"]


def test_the_host_offers_the_seats_of_stand_ins() -> None:
    place, picks = position(), Picks(mode="more")
    before = place.context(0, picks)
    occupants = (*before.occupants[:3], Occupant("", None, stand_in=True))
    hand = screens_of("canastone").hand
    assert ("invite", "3") in presses(hand(place.view(0), replace(before, occupants=occupants), EN))
    guest = place.context(1, picks, occupants=occupants)
    assert ("invite", "3") not in presses(hand(place.view(1), guest, EN))


def test_alone_there_is_nobody_to_agree_on_a_pause_with() -> None:
    screen = screens_of("canastone").hand(position().view(0), position().context(0, Picks(mode="more"), title=""), EN)
    assert "pause" not in {verb for verb, _ in presses(screen)}
