"""What every game keeps, whoever plays it and however badly: random play from random options."""

import copy
import random
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest
from pydantic import TypeAdapter

from engine.audit import problems
from engine.game import AnyGame, IllegalAction, Stage
from engine.games import GAMES, game_of
from engine.scenario import CODES, cards_in
from tests.engine.random_play import TABLES, Ply, new_match, play

SEEDS: Final = {"canastone": 200, "classic": 40, "three-thirteen": 60}
FEWEST_SEEDS: Final = 20
"""Seeds of a game that is not named."""
CHUNK: Final = 20
LONGEST_DEAL: Final = 3000
"""Actions in which any deal has ended."""

CHUNKS: Final = [
    pytest.param(name, players, range(start, start + CHUNK), id=f"{name}-{players}-{start}")
    for name, players in TABLES
    for start in range(0, SEEDS.get(name, FEWEST_SEEDS), CHUNK)
]


@pytest.mark.parametrize(("name", "players", "seeds"), CHUNKS)
def test_a_deal_keeps_the_contract(name: str, players: int, seeds: range) -> None:
    game = GAMES[name]
    for seed in seeds:
        state, chance = new_match(game, players, seed)
        pack = pack_of(game, state)
        earlier: list[Any] = []
        last: Ply | None = None
        for number, ply in enumerate(play(game, state, chance)):
            check_log(game, ply)
            assert problems(ply.after) == ()
            if number % 2 == 0:
                check_offers(game, ply.before, apply_all=number % 10 == 0)
            if number % 3 == 0:
                check_cards(game, ply.after, pack)
                check_judgements(game, ply.before, mutations(game, ply, earlier, chance))
            earlier.append(ply.action)
            last = ply
            assert number < LONGEST_DEAL
        assert last is not None
        check_end(game, state, last.after)


def pack_of(game: AnyGame, state: Any) -> list[str]:
    """List the cards of a match that has not been dealt yet."""
    waiting = game.chance(state)
    assert waiting is not None
    assert waiting.kind == "deal"
    return sorted(waiting.cards)


def check_offers(game: AnyGame, state: Any, *, apply_all: bool) -> None:
    """Whoever is to act has something to do, nobody else has, and all that is offered is legal."""
    acting, stage = game.to_act(state), game.stage(state)
    assert bool(acting) == (stage in (Stage.TURN, Stage.QUESTION))
    assert (game.chance(state) is not None) == (stage is Stage.CHANCE)
    assert (game.lapse(state) is not None) == (stage is Stage.QUESTION)
    for seat in range(game.rules_of(state).players):
        offered = game.legal_actions(state, seat)
        assert bool(offered) == (seat in acting)
        assert len(set(offered)) == len(offered)
        for action in offered:
            assert action.seat == seat
            assert game.violation(state, action) is None, action
            if apply_all:
                assert problems(game.apply(state, action)[0]) == ()


def check_log(game: AnyGame, ply: Ply) -> None:
    """What a log says is what was done."""
    written = game.write_action(ply.action)
    assert game.parse_action(ply.before, ply.action.seat, written) == ply.action, written


def check_cards(game: AnyGame, state: Any, pack: list[str]) -> None:
    assert game_of(state) is game
    if not getattr(state, "void", False):  # a void deal leaves the table empty
        assert sorted(cards_in(game, state).elements()) == pack


def mutations(game: AnyGame, ply: Ply, earlier: list[Any], chance: random.Random) -> list[Any]:
    """Make actions that are probably illegal: of another seat, of another moment, with other cards."""
    made = [ply.action, *chance.sample(earlier, min(4, len(earlier)))]
    players = game.rules_of(ply.before).players
    return [
        action if action.seat is None else replace(action, seat=seat)
        for action in made
        for seat in {ply.action.seat or 0, chance.randrange(players)}
    ]


def check_judgements(game: AnyGame, state: Any, actions: list[Any]) -> None:
    """A refusal has a code and a clause and changes nothing; a stranger to the turn is always refused."""
    before = copy.deepcopy(state)
    for action in actions:
        refused = game.violation(state, action)
        if refused is None:
            assert action.seat is None or action.seat in game.to_act(state)
            assert problems(game.apply(state, action)[0]) == ()
            continue
        assert refused.code in CODES
        assert refused.clause
        with pytest.raises(IllegalAction) as raised:
            game.apply(state, action)
        assert raised.value.violation == refused
    assert state == before


def check_end(game: AnyGame, start: Any, state: Any) -> None:
    """The deal has ended for a reason, its lines add up to its scores, and these to the totals."""
    assert game.observe(state, "ended") is not False
    scores = list(game.observe(state, "deal_scores"))
    totals = [*game.observe(start, "totals")]
    assert list(game.observe(state, "totals")) == [total + score for total, score in zip(totals, scores, strict=True)]
    lines = getattr(state.result, "lines", None)
    if lines is not None:
        assert [sum(line.points for line in side) for side in lines] == scores
    assert [list(one) for one in state.scores][-1] == scores


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_log_replays_to_the_same_states(name: str, players: int) -> None:
    game = GAMES[name]
    for seed in range(3):
        start, chance = new_match(game, players, seed)
        plies = list(play(game, start, chance, deals=2))
        log = [(ply.action.seat, game.write_action(ply.action)) for ply in plies]
        state = start
        for (seat, written), ply in zip(log, plies, strict=True):
            state, events = game.apply(state, game.parse_action(state, seat, written))
            assert (state, events) == (ply.after, ply.events)


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def check_json(value: Any) -> None:
    kind: Any = type(value)
    written = adapter(kind).dump_json(value)
    assert adapter(kind).validate_json(written) == value


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_states_actions_and_events_go_through_json(name: str, players: int) -> None:
    game = GAMES[name]
    for seed in range(4):
        state, chance = new_match(game, players, seed)
        for number, ply in enumerate(play(game, state, chance)):
            assert isinstance(ply.after, game.state_type)
            assert isinstance(ply.action, game.action_types)
            check_json(ply.action)
            for event in ply.events:
                assert isinstance(event, game.event_types)
                check_json(event)
            if number % 5 == 0 or game.observe(ply.after, "ended"):
                check_json(ply.after)
            view = game.view(ply.after, number % players)
            assert isinstance(view, game.view_type)


def test_a_match_of_three_thirteen_has_eleven_rounds() -> None:
    game = GAMES["three-thirteen"]
    for players in game.players:
        state, chance = new_match(game, players, players)
        for ply in play(game, state, chance, deals=100):
            state = ply.after
        assert game.stage(state) is Stage.OVER
        assert state.round == len(state.scores) == 11
        assert list(state.totals) == [sum(column) for column in zip(*state.scores, strict=True)]
        winner = game.observe(state, "winner")
        won = winner if isinstance(winner, tuple) else (winner,)
        assert {seat for seat in range(players) if state.totals[seat] == min(state.totals)} == set(won)


def test_a_value_that_is_no_state_belongs_to_no_game() -> None:
    with pytest.raises(TypeError, match="no state of a game: str"):
        problems("pack")
