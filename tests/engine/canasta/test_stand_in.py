"""The stand-in plays whole matches to their end, and its choices are those of a beginner who thinks."""

import random
from typing import Any

import pytest

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canasta.contract import Canasta
from engine.canasta.types import State
from engine.game import Stage
from engine.players.canasta import choose
from tests.engine.canasta.positions import does, position
from tests.engine.random_play import shuffle

MATCH: int = 5000
"""Actions in which any match of stand-ins has ended."""


def played(game: Canasta, players: int, seed: int, stand_ins: set[int]) -> State:
    """Play a match to its end; who is no stand-in plays at random."""
    state, chance = game.new(game.rules(players, {}), 0), random.Random(seed)  # noqa: S311 - the same match every time
    for _ in range(MATCH):
        if game.stage(state) is Stage.OVER:
            return state
        state = game.apply(state, _next(game, state, chance, stand_ins))[0]
    raise AssertionError


def _next(game: Canasta, state: State, chance: random.Random, stand_ins: set[int]) -> Any:
    if game.stage(state) is Stage.CHANCE:
        return shuffle(game, state, chance)
    (seat,) = game.to_act(state)
    legal = game.legal_actions(state, seat)
    return choose(game.view(state, seat), legal) if seat in stand_ins else chance.choice(legal)


@pytest.mark.parametrize(("game", "players"), [(CLASSIC, 4), *((INTERNATIONAL, n) for n in INTERNATIONAL.players)])
def test_matches_end(game: Canasta, players: int) -> None:
    for seed in range(2):
        assert max(played(game, players, seed, set(range(players))).totals) >= game.rules(players, {}).target


@pytest.mark.parametrize(("game", "players"), [(CLASSIC, 4), (INTERNATIONAL, 6)])
def test_it_beats_chance(game: Canasta, players: int) -> None:
    for seed in range(2):
        totals = played(game, players, seed, set(range(0, players, 2))).totals
        assert totals[0] > totals[1]


def chosen(state: State, seat: int = 0) -> str:
    game = INTERNATIONAL if state.rules.preset == "international" else CLASSIC
    return game.write_action(choose(game.view(state, seat), game.legal_actions(state, seat)))


def test_it_asks_before_it_goes_out_and_does_so_after_a_yes() -> None:
    """[K6.2]"""
    state = position("9 9 9 4", ("K K K K K K K", ""), has_melded=[0])
    assert chosen(state) == "ask 2"
    state, _ = does(state, "ask")
    state, _ = does(state, chosen(state, 2), 2)
    assert state.question is not None
    assert state.question.answer == "yes"
    state, _ = does(state, chosen(state))
    assert chosen(state) == "discard 4"


def test_it_answers_by_what_its_own_hand_costs() -> None:
    """[K6.2]"""
    dear = position("9 9 9 4", ("K K K K K K K", "A A A A A A A"), rest=("5", "* * * 2 2 A A", "7"), has_melded=[0])
    assert chosen(does(dear, "ask")[0], 2) == "answer no"


def test_it_opens_with_naturals_rather_than_wilds() -> None:
    assert chosen(position("A A A K K 2 2 4 5 6")) == "open A: A A A"


def test_it_keeps_what_the_opponents_collect() -> None:
    assert chosen(position("4 Q 7 7 A A 5 5", ("", "Q Q Q | 4 4 4"))) != "discard Q"


def test_it_takes_a_pile_that_costs_nothing() -> None:
    assert chosen(position("4 6 7", ("K K K", ""), phase="draw", pile="K")) == "take"


def test_it_leaves_a_small_pile_that_costs_a_wild() -> None:
    assert chosen(position("K 2 6 7", ("Q Q Q", ""), phase="draw", pile="5 K")) == "draw"
