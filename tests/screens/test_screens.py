"""Every screen of every game, drawn from positions of real play in every language."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.i18n import FSI, LANGUAGES, LRI, LRM, PDI, RLI, Translator, translator
from bot.press import decode, encode
from bot.rehearsal.limits import Limits
from bot.rehearsal.strictness.html import parse_html
from bot.screens.games import screens_of
from bot.screens.limits import ALERT, fits, visible
from bot.screens.types import Picks, Screen
from engine.game import Stage
from tests.engine.random_play import TABLES
from tests.screens.positions import LONG_NAMES, NAMES, Position, sample, texts_of


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Translator:
    return translator(request.param, strict=True)


def drawn(position: Position, t: Translator, names: tuple[str, ...] = NAMES) -> Iterator[Screen]:
    """Draw every screen that the position has for anybody."""
    screens = screens_of(position.game.name)
    group = position.view(None)
    yield screens.table(group, position.context(None, names=names), t)
    yield screens.match(group, position.context(None, names=names), t)
    for seat in range(position.players):
        view = position.view(seat)
        context = position.context(seat, names=names)
        yield screens.hand(view, context, t)
        yield screens.match(view, context, t)
        asked = screens.question(view, context, t)
        if asked is not None:
            yield asked
    for event in position.events[-2:]:
        if hasattr(event, "result"):
            yield screens.deal(event, group, position.context(None, names=names), t)
            yield screens.deal(event, position.view(0), position.context(0, names=names), t)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_telegram_takes_every_screen(name: str, players: int, t: Translator) -> None:
    for position in sample(name, players)[:: 1 if t.language == "en" else 4]:
        for screen in drawn(position, t):
            _check(screen)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_telegram_takes_every_screen_with_the_longest_names(name: str, players: int) -> None:
    t = translator("en", strict=True)
    for position in sample(name, players)[::4]:
        for screen in drawn(position, t, LONG_NAMES):
            _check(screen)


def _check(screen: Screen) -> None:
    assert fits(screen), screen
    parse_html(screen.text)
    for row in screen.rows:
        for button in row:
            assert button.text.strip()
            assert (button.press is None) != (button.url is None)
            if button.press is not None:
                assert len(encode(button.press)) <= Limits().callback_data_bytes
                assert decode(encode(button.press)) == button.press


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everything_put_into_a_text_is_isolated(name: str, players: int, t: Translator) -> None:
    for position in sample(name, players)[::5]:
        for screen in drawn(position, t):
            for text in texts_of(screen):
                _check_isolates(visible(text))


def _check_isolates(text: str) -> None:
    for line in text.split("\n"):
        depth = 0
        for at, character in enumerate(line):
            depth += (character in FSI + LRI + RLI) - (character == PDI)
            assert depth >= 0, line
            if line[at:].startswith(NAMES) and LRM not in line:
                assert depth > 0, line
        assert depth == 0, line


def test_in_persian_cards_and_numbers_stand_in_isolates() -> None:
    t = translator("fa")
    for position in sample("canastone", 4)[::3]:
        for seat in (None, *range(4)):
            view, context = position.view(seat), position.context(seat)
            screens = screens_of("canastone")
            screen = (screens.table if seat is None else screens.hand)(view, context, t)
            for line in visible(screen.text).split("\n"):
                bare = re.sub(f"[{FSI}{LRI}{RLI}][^{PDI}]*{PDI}", "", line)
                bare = re.sub(f"[{FSI}{LRI}{RLI}][^{PDI}]*{PDI}", "", bare)
                assert not re.search("[0-9۰-۹]", bare), line


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_reader_cannot_see_makes_no_difference(name: str, players: int) -> None:
    t = translator("en", strict=True)
    screens = screens_of(name)
    for position in sample(name, players)[::3]:
        if position.state.result is not None or not position.state.hands:
            continue
        for seat in (None, *range(players)):
            other = _with_other_cards(position, seat)
            if other is None:
                continue
            draw = screens.table if seat is None else screens.hand
            first = draw(position.view(seat), position.context(seat), t)
            assert first == draw(other.view(seat), other.context(seat), t)


def _with_other_cards(position: Position, seat: int | None) -> Position | None:
    """Exchange the hands that the reader does not see, where they are of one size, and turn the stock around."""
    state = position.state
    if position.game.stage(state) is Stage.QUESTION:
        return None
    hidden = [other for other in range(position.players) if other != seat]
    hands = list(state.hands)
    sizes = {other: _size(hands[other]) for other in hidden}
    for first in hidden:
        for second in hidden:
            if first < second and sizes[first] == sizes[second]:
                hands[first], hands[second] = hands[second], hands[first]
    return replace(position, state=replace(state, hands=tuple(hands), stock=state.stock[::-1]))


def _size(hand: tuple[int, ...]) -> int:
    return sum(hand) if len(hand) == 15 else len(hand)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_alert_of_the_own_hand_is_short(name: str, players: int, t: Translator) -> None:
    for position in sample(name, players)[::2]:
        for seat in range(position.players):
            assert 0 < len(screens_of(name).peek(position.view(seat), t)) <= ALERT


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_offer_can_be_done(name: str, players: int) -> None:
    for position in sample(name, players):
        for seat in position.game.to_act(position.state):
            screens = screens_of(name)
            view = position.view(seat)
            offers = screens.offers(view, position.context(seat))
            assert len({offer.id for offer in offers}) == len(offers)
            for offer in offers:
                state: Any = position.state
                for action in offer.actions:
                    state, _ = position.game.apply(state, action)
                if offer.kind == "close":
                    assert state.result is not None
                    assert state.result.by == seat


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_player_can_always_go_on_from_the_hand_screen(name: str, players: int) -> None:
    """Whoever is awaited has a button that acts, or cards to pick of which one may be discarded."""
    t = translator("en", strict=True)
    for position in sample(name, players):
        for seat in position.game.to_act(position.state):
            verbs = _verbs(position, seat, Picks(), t)
            if not verbs & {"act", "answer"}:
                assert "pick" in verbs
                assert any("act" in _verbs(position, seat, Picks((card,)), t) for card in _held(position, seat))


def _verbs(position: Position, seat: int, picks: Picks, t: Translator) -> set[str]:
    screen = screens_of(position.game.name).hand(position.view(seat), position.context(seat, picks), t)
    return {button.press.verb for row in screen.rows for button in row if button.press is not None}


def _held(position: Position, seat: int) -> list[str]:
    screen = screens_of(position.game.name).hand(
        position.view(seat), position.context(seat), translator("en", strict=True)
    )
    presses = [button.press for row in screen.rows for button in row if button.press is not None]
    return [press.argument for press in presses if press.verb == "pick"]


def test_a_hand_may_not_be_forwarded() -> None:
    for position in sample("canastone", 4)[::9]:
        t = translator("en", strict=True)
        assert screens_of("canastone").hand(position.view(0), position.context(0), t).protect
        assert not screens_of("canastone").table(position.view(None), position.context(None), t).protect
