"""Whatever a stand-in wants to do, a button on the way to it is on the hand screen, and pressing it is not refused."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from bot.demo.presses import next_presses
from bot.handlers.routes import Pressed, route_of
from bot.i18n import translator
from bot.press import Press
from bot.screens.games import screens_of
from bot.store import chats, people, tables
from bot.store.database import Store, Tx
from bot.tables import lobby, play, start
from bot.tables.context import table_context
from bot.tables.house import House
from bot.tables.running import Running, load
from engine.game import Stage
from engine.players import choose

GROUP, TABLE, MOST_PRESSES = -100, 1, 3000

TABLES: list[tuple[str, int, Mapping[str, int]]] = [
    ("canastone", 4, {"target": 3000, "hold_red_threes": 1, "close_without_discard": 1, "pile_counts_for_opening": 1}),
    ("canastone", 4, {"target": 3000, "no_asking": 1, "close_needs_two_clean": 1, "joker_opening_bar": 1}),
    ("canastone", 6, {"target": 3000, "opening_always_clean": 1, "no_pile_on_own_canasta": 1}),
    ("classic", 4, {"target": 1500}),
    ("international", 2, {"target": 1500}),
    ("international", 3, {"target": 1500}),
    ("three-thirteen", 2, {"jokers": 1, "jacks_wild": 1, "ace_high_low": 1}),
]


def begin(tx: Tx, house: House, game: str, players: int, options: Mapping[str, int]) -> None:
    chats.meet(tx, GROUP, "Sunday cards")
    for person in range(1, players + 1):
        people.meet(tx, person, f"Player {person}", None, "en")
        people.set_reachable(tx, person, 1)
    lobby.open_table(tx, GROUP, None, 1, game)
    lobby.choose_players(tx, lobby.find_lobby(tx, TABLE), players)
    for option, value in options.items():
        lobby.choose_option(tx, lobby.find_lobby(tx, TABLE), option, str(value))
    for person in range(2, players + 1):
        lobby.join(tx, TABLE, person)
    start.start(tx, house, lobby.find_lobby(tx, TABLE))


def step(tx: Tx, house: House) -> bool:
    """Go on by one press; False when the match is over."""
    running = load(tx, tables.require(tx, TABLE))
    if running.stage is Stage.CHANCE:
        play.next_deal(tx, house, TABLE, 1)
    elif running.stage is not Stage.OVER:
        press_next(tx, house, running)
    return running.stage is not Stage.OVER


def press_next(tx: Tx, house: House, running: Running) -> None:
    seat = min(running.awaited)
    person = running.seats[seat].person
    assert person is not None
    view, context = table_context(tx, running, person, "pozzo_bot")
    action = choose(running.row.game, view, context.legal)
    screen = screens_of(running.row.game).hand(view, context, translator("en"))
    shown: set[Press] = {button.press for row in screen.rows for button in row if button.press is not None}
    press = next((press for press in next_presses(view, context, action) if press in shown), None)
    assert press is not None, f"no way to {action} from {shown}"
    route = route_of(press.verb)
    assert route is not None
    route(tx, Pressed(house, press, person, "pozzo_bot", chat=person))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
async def test_there_is_always_a_button_on_the_way(
    tmp_path: Path, game: str, players: int, options: Mapping[str, int]
) -> None:
    chance = Random(5)  # noqa: S311 - the same cards in every run
    house = House(next_deal=3600.0, shuffle=lambda cards: tuple(chance.sample(cards, len(cards))))
    store = await Store.open(tmp_path / "pozzo.sqlite3")
    await store.write(lambda tx: begin(tx, house, game, players, options))
    for _ in range(MOST_PRESSES):
        if not await store.write(lambda tx: step(tx, house)):
            break
    row = await store.read(lambda tx: tables.require(tx, TABLE))
    await store.close()
    assert row.status == "over"
