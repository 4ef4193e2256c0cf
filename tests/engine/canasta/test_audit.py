"""The audit finds what play never makes."""

from dataclasses import replace
from typing import Any

import pytest

from engine.canasta import CLASSIC
from engine.canasta.types import Phase, State
from engine.cards import Face
from engine.melding import Meld
from tests.engine.random_play import new_match, play


def sound() -> State:
    """A state in which both sides have melded."""
    for seed in range(100):
        start, chance = new_match(CLASSIC, 4, seed)
        for ply in play(CLASSIC, start, chance):
            state: State = ply.after
            if all(state.melds) and state.result is None and state.phase is Phase.DRAW:
                return state
    raise AssertionError


STATE = sound()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"stock": STATE.stock[1:]}, "the pack"),
        ({"turn": 4}, "no such seat"),
        ({"phase": Phase.PLAY}, "draw"),
        ({"phase": Phase.OVER}, "result"),
        ({"scores": ((1, 2),)}, "scores"),
        ({"concealed": ((Face.FOUR,), ())}, "concealed"),
        ({"melds": ((*STATE.melds[0], STATE.melds[0][0]), STATE.melds[1])}, "two melds"),
        ({"melds": ((Meld(Face.KING, 1, 2),), STATE.melds[1])}, "no meld"),
        ({"red_threes": (5, 0)}, "the pack"),
    ],
)
def test_what_is_wrong_is_told(change: dict[str, Any], problem: str) -> None:
    assert CLASSIC.problems(STATE) == ()
    found = CLASSIC.problems(replace(STATE, **change))
    assert any(problem in one for one in found), found


def test_a_hand_that_cannot_be() -> None:
    counts = [0] * 15
    counts[Face.RED_THREE], counts[Face.ACE] = 1, -1
    found = CLASSIC.problems(replace(STATE, hands=(tuple(counts), *STATE.hands[1:])))
    assert {"a red three in a hand", "a hand with less than no cards"} <= set(found)
    assert "a player without cards in a deal that goes on" in CLASSIC.problems(
        replace(STATE, hands=((0,) * 15, *STATE.hands[1:]))
    )
