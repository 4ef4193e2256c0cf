"""Whatever is pressed on a hand screen, in whatever order, the screen holds and every offer can be done."""

import random
from itertools import product
from typing import Any

import pytest

from bot.i18n import translator
from bot.press import Press
from bot.screens import alerts
from bot.screens.games import screens_of
from bot.screens.limits import fits
from bot.screens.picking import PICK_VERBS, Problem, picked
from bot.screens.types import Picks, Screen
from bot.tables.hand import ACT_VERBS
from engine.cards import FACES, SYMBOLS, holds
from tests.engine.random_play import TABLES
from tests.screens.positions import Position, sample

LANGUAGES = ("en", "it")


def pick_presses(screen: Screen) -> list[Press]:
    return [press for press in _presses(screen) if press.verb in PICK_VERBS]


def _presses(screen: Screen) -> list[Press]:
    return [press for row in screen.rows for button in row if (press := button.press) is not None]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_any_presses_in_any_order(name: str, players: int) -> None:
    chance = random.Random(players)  # noqa: S311 - play for a test
    for position in sample(name, players)[::2]:
        for seat in position.game.to_act(position.state):
            _press_about(position, seat, chance)


ARGUMENTS = (
    "",
    "0",
    "9" * 30,
    "-1",
    "\u0663",
    "\u00b2",
    "K",
    "W",
    "2",
    "K K",
    "10H",
    "*0",
    "pile",
    "yes",
    "why",
    "\n",
    "\x00",
)
"""What a press may carry that somebody made up: words of other verbs, numbers of other scripts, too much."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_no_button_says_is_refused_in_words(name: str, players: int) -> None:
    for position in sample(name, players)[::12]:
        for seat in range(players):
            _act_in_vain(position, seat)


def _act_in_vain(position: Position, seat: int) -> None:
    screens, t, view = screens_of(position.game.name), translator("en", strict=True), position.view(seat)
    picks = _some_cards(view) if picks_cards(position) else Picks()
    for verb, argument in product(sorted(ACT_VERBS), ARGUMENTS):
        meant = screens.intent(picks, view, verb, argument)
        if isinstance(meant, Problem):
            assert alerts.problem(meant, t)
        elif (refusal := position.game.violation(position.state, meant)) is not None:
            assert alerts.refusal(refusal, t)
    for verb, argument in product(sorted(PICK_VERBS), ARGUMENTS):
        changed = screens.changed(picks, view, verb, argument)
        if changed != picks:
            assert fits(screens.hand(view, position.context(seat, changed), t))


def _some_cards(view: Any) -> Picks:
    return Picks(cards=tuple(SYMBOLS[face] for face in FACES if view.hand[face])[-3:])


def _press_about(position: Position, seat: int, chance: random.Random) -> None:
    screens, t = screens_of(position.game.name), translator(chance.choice(LANGUAGES), strict=True)
    view, picks = position.view(seat), Picks()
    for _ in range(12):
        context = position.context(seat, picks)
        screen = screens.hand(view, context, t)
        assert fits(screen)
        offers = {offer.id: offer for offer in screens.offers(view, context)}
        for offer in offers.values():
            assert position.game.violation(position.state, offer.action) is None
        assert all(press.argument in offers for press in _presses(screen) if press.verb == "act")
        presses = pick_presses(screen)
        if not presses:
            return
        press = chance.choice(presses)
        picks = screens.changed(picks, view, press.verb, press.argument)
        if picks_cards(position):
            assert holds(view.hand, picked(picks))


def picks_cards(position: Position) -> bool:
    """Tell whether the game's cards have no suits, so that they are picked."""
    return position.game.name != "three-thirteen"
