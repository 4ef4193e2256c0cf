"""The engine alone, on one core: random play, views, the way to a close, the least penalty of a hand."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from bench.report import heading, line, percentile
from engine.canastone.closing import can_close
from engine.canastone.types import State
from engine.cards import faces_of, hand_of, is_three
from engine.game import AnyGame, Seat, Stage
from engine.games import GAMES
from engine.suited import parse_cards
from engine.three_thirteen.arrange import arrange
from engine.three_thirteen.ranks import wild_ranks

Position = tuple[State, Seat]

SECONDS = 2.0
"""How long random play goes on, a game."""
BIG_HAND = 40
LARGEST_HAND = 14
ROUNDS = (9, 10, 11)
"""The rounds of Three Thirteen with the largest hands."""


def main() -> None:
    """Print the engine's figures."""
    heading("Random play: legal_actions and apply, actions a second")
    usual = 0.0
    for name, game in GAMES.items():
        for players in game.players:
            speed = actions_a_second(game, players)
            usual = usual or speed
            line(f"{name}, {players} players", f"{speed:,.0f}", f"{speed / usual:.2f} x canastone, 4 players")
    heading("Canastone: a view")
    times = sorted(_timed(GAMES["canastone"].view, _positions()))
    line(
        "one view",
        f"p50 {1e6 * percentile(times, 50):.0f} us",
        f"p99 {1e6 * percentile(times, 99):.0f} us (target 100)",
    )
    heading(f"Canastone: whether a hand of {BIG_HAND} can close, in mid-game")
    times = sorted(_timed(_can_close, _with_big_hands()))
    line(
        "one answer",
        f"p50 {1e3 * percentile(times, 50):.2f} ms",
        f"p99 {1e3 * percentile(times, 99):.2f} ms (target 5)",
    )
    heading("Three Thirteen: the least penalty of 14 cards, 10,000 hands")
    times = sorted(arrangement_times(10_000))
    line(
        "one hand",
        f"p50 {1e3 * percentile(times, 50):.2f} ms",
        f"p99 {1e3 * percentile(times, 99):.2f} ms (target 2), worst {1e3 * times[-1]:.2f} ms (target 10)",
    )


def actions_a_second(game: AnyGame, players: int) -> float:
    """Play at random for a while; time counts for offering and applying alone, not for the choice or the shuffle."""
    chance = random.Random(players)
    state: Any = None
    actions, spent = 0, 0.0
    while spent < SECONDS:
        if state is None or game.stage(state) is Stage.OVER:
            state = game.new(game.rules(players, {}), dealer=0)
        if game.stage(state) is Stage.CHANCE:
            state = _shuffled(game, state, chance)
            continue
        seat = min(game.to_act(state))
        begun = time.perf_counter()
        legal = game.legal_actions(state, seat)
        offered = time.perf_counter()
        action = chance.choice(legal)
        chosen = time.perf_counter()
        state, _ = game.apply(state, action)
        spent += time.perf_counter() - chosen + offered - begun
        actions += 1
    return actions / spent


def arrangement_times(hands: int) -> Iterator[float]:
    """Arrange random hands of fourteen cards in the last rounds, the variants in turn.

    Gives the seconds of the processor that each takes: the worst of ten thousand is else whatever the machine did
    beside it.
    """
    chance = random.Random(313)
    game = GAMES["three-thirteen"]
    for number in range(hands):
        flags = {option.name: bool(number >> at & 1) for at, option in enumerate(game.options)}
        rules = game.rules(4, flags)
        due = game.chance(game.new(rules, dealer=0))
        assert due is not None
        cards = tuple(sorted(parse_cards(" ".join(chance.sample(due.cards, LARGEST_HAND)))))
        wilds = wild_ranks(rules, ROUNDS[number % len(ROUNDS)])
        begun = time.process_time()
        arrange(cards, wilds, rules)
        yield time.process_time() - begun


def _shuffled(game: AnyGame, state: Any, chance: random.Random) -> Any:
    due = game.chance(state)
    assert due is not None
    return game.apply(state, game.shuffled(state, tuple(chance.sample(due.cards, len(due.cards)))))[0]


def _positions() -> Iterator[Position]:
    """Positions of random play, every seventh action of thirty deals."""
    game, chance = GAMES["canastone"], random.Random(7)
    for _ in range(30):
        state = _shuffled(game, game.new(game.rules(4, {}), dealer=0), chance)
        count = 0
        while game.stage(state) in (Stage.TURN, Stage.QUESTION):
            seat = min(game.to_act(state))
            state, _ = game.apply(state, chance.choice(game.legal_actions(state, seat)))
            count += 1
            if count % 7 == 0:
                yield state, seat


def _with_big_hands() -> Iterator[Position]:
    """Such positions with forty cards, no three among them, in the player's hand: the longest search."""
    chance = random.Random(40)
    for state, seat in _positions():
        held = [face for hand in state.hands for face in faces_of(hand)]
        loose = [face for face in (*held, *state.stock, *state.packet, *state.pile) if not is_three(face)]
        if len(loose) < BIG_HAND:
            continue
        hand = hand_of(chance.sample(loose, BIG_HAND))
        yield replace(state, hands=tuple(hand if at == seat else other for at, other in enumerate(state.hands))), seat


def _can_close(state: State, seat: Seat) -> bool:
    return can_close(state.hands[seat], state.melds[seat % 2], state.rules)


def _timed(work: Callable[[State, Seat], Any], positions: Iterator[Position]) -> Iterator[float]:
    for state, seat in positions:
        begun = time.perf_counter()
        work(state, seat)
        yield time.perf_counter() - begun
