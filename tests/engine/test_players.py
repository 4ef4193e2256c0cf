"""Stand-ins of every game: they play to the end of a deal, always the same, and better than chance."""

import random
from typing import Any

import pytest

from engine.game import AnyGame, Stage
from engine.games import GAMES
from engine.players import choose
from tests.engine.random_play import TABLES, new_match, shuffle


def step(game: AnyGame, state: Any, chance: random.Random, stand_ins: set[int]) -> Any:
    if game.stage(state) is Stage.CHANCE:
        return game.apply(state, shuffle(game, state, chance))[0]
    seat = min(game.to_act(state))
    legal = game.legal_actions(state, seat)
    if seat not in stand_ins:
        return game.apply(state, chance.choice(legal))[0]
    view = game.view(state, seat)
    action = choose(game.name, view, legal)
    assert action in legal
    assert action == choose(game.name, view, legal)
    return game.apply(state, action)[0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_is_played_to_its_end_by_choices_that_do_not_change(name: str, players: int) -> None:
    game = GAMES[name]
    for seed in range(3):
        state, chance = new_match(game, players, seed)
        for _ in range(3000):
            state = step(game, state, chance, set(range(players)))
            if game.observe(state, "ended") is not False:
                break
        assert game.observe(state, "ended") is not False


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_chosen_from_nothing(name: str) -> None:
    game = GAMES[name]
    state, chance = new_match(game, game.players[0], 1)
    dealt = game.apply(state, shuffle(game, state, chance))[0]
    for seat in (None, 0):
        with pytest.raises(ValueError, match="nothing to choose from"):
            choose(name, game.view(dealt, seat), ())


def test_three_thirteen_is_played_better_than_by_chance() -> None:
    game = GAMES["three-thirteen"]
    chance = random.Random(3)  # noqa: S311 - the same match every time
    state = game.new(game.rules(2, {}), 0)
    while game.stage(state) is not Stage.OVER:
        state = step(game, state, chance, {0})
    clever, random_player = state.totals
    assert clever * 2 < random_player


@pytest.mark.parametrize("name", ["canastone", "classic", "international"])
def test_a_side_of_stand_ins_beats_a_side_that_plays_by_chance(name: str) -> None:
    game = GAMES[name]
    chance = random.Random(4)  # noqa: S311 - the same deals every time
    gains = 0
    for deal in range(12):
        state = game.new(game.rules(4, {}), deal % 4)
        while game.observe(state, "ended") is False:
            state = step(game, state, chance, {0, 2})
        ours, theirs = game.observe(state, "totals")
        gains += ours - theirs
    assert gains > 12 * 200
