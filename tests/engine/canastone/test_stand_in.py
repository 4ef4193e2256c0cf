"""The stand-in plays whole matches, sensibly, from what its seat sees."""

import random

import pytest

from engine.canastone import GAME
from engine.canastone.types import Action, Ask, Discard, Lay, Open, Phase, Reply, State, Take
from engine.cards import Face
from engine.game import OptionValue
from engine.players.canastone import choose
from tests.engine.canastone.positions import CLOSING, act, position

MOST_DEALS = 40


def _choice(state: State, seat: int) -> Action:
    return choose(GAME.view(state, seat), GAME.legal_actions(state, seat))


def _played(seed: int, players: int, options: dict[str, OptionValue]) -> State:
    chance = random.Random(seed)  # noqa: S311 - the same cases every time
    state = GAME.new(GAME.rules(players, options), 0)
    while state.phase is not Phase.OVER and state.deal < MOST_DEALS:
        waiting = GAME.chance(state)
        if waiting is not None:
            order = list(waiting.cards)
            chance.shuffle(order)
            action = GAME.shuffled(state, tuple(order))
        else:
            action = _choice(state, min(GAME.to_act(state)))
        state, _ = GAME.apply(state, action)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_match_of_stand_ins_ends(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - the same cases every time
    switches = [option.name for option in GAME.options if option.kind == "switch"]
    options: dict[str, OptionValue] = {name: True for name in switches if seed and chance.random() < 0.4}
    state = _played(seed, 6 if seed % 3 == 2 else 4, options)
    assert state.phase is Phase.OVER
    assert max(state.totals) >= state.rules.target
    closed_side = [max(scores) for scores in state.scores]
    assert sum(closed_side) / len(closed_side) > 1000, "sides that try make canastas"


def test_it_opens_and_takes_a_pile_that_is_worth_it() -> None:
    state = position("A A A 8 8 9 5", melds=["", ""], phase="draw", pile="4 5 6 8", packet="7 7")
    opening = _choice(state, 0)
    assert isinstance(opening, Open)
    state, _ = GAME.apply(state, opening)
    assert isinstance(_choice(state, 0), Take)


def test_it_asks_before_it_closes_and_closes_after_a_yes() -> None:
    state = position("K 5", melds=[CLOSING, ""])
    assert isinstance(_choice(state, 0), Ask)
    state = act(act(state, 0, "ask"), 2, "answer yes")
    laying = _choice(state, 0)
    assert isinstance(laying, Lay)
    state, _ = GAME.apply(state, laying)
    assert _choice(state, 0) == Discard(0, Face.FIVE)


def test_it_does_not_close_after_a_no() -> None:
    state = act(act(position("K K 5", melds=[CLOSING, ""]), 0, "ask"), 2, "answer no")
    for _ in range(5):
        if state.turn != 0:
            break
        state, _events = GAME.apply(state, _choice(state, 0))
    assert state.turn == 1
    assert state.result is None


def test_it_answers_by_what_its_hand_costs() -> None:
    cheap = act(position("K 5", melds=[CLOSING, ""]), 0, "ask")
    assert _choice(cheap, 2) == Reply(2, yes=True)
    dear = position("K 5", melds=[CLOSING, ""], hands=["", "4", "* * * * 2 2 2 2 2 A A A A A A", "4"])
    assert _choice(act(dear, 0, "ask"), 2) == Reply(2, yes=False)


def test_it_keeps_its_wilds_and_what_the_others_collect() -> None:
    state = position("2 J 9 5 5", melds=["Q Q Q", "J J J"], stock="4 5 6 7 8 " * 6)
    assert _choice(state, 0) == Discard(0, Face.NINE)


def test_it_blocks_a_pile_that_is_worth_it() -> None:
    state = position("3b J 9 5 5", melds=["Q Q Q", "J J J"], pile="4 5 6 8")
    assert _choice(state, 0) == Discard(0, Face.BLACK_THREE)


def test_the_same_view_gives_the_same_choice() -> None:
    state = position("K K 2 9 5 4 4 7 8 8", phase="draw", melds=["", ""])
    assert len({_choice(state, 0) for _ in range(5)}) == 1


def test_there_must_be_something_to_choose() -> None:
    state = position("K 5")
    with pytest.raises(ValueError, match="nothing"):
        choose(GAME.view(state, 1), GAME.legal_actions(state, 1))
    with pytest.raises(ValueError, match="nothing"):
        choose(GAME.view(state, None), GAME.legal_actions(state, 0))
