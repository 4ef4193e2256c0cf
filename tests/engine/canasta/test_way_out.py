"""Going out decided by search is compared with trying everything, for hands small enough to try everything."""

import itertools
import random
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.canasta import CLASSIC
from engine.canasta.closing import best_close, position_of
from engine.canasta.types import Action, Discard, Lay, Open, Rules, State
from engine.canasta.way_out import can_go_out
from engine.cards import NATURALS, Face, Hand, faces_of, hand_of, minus
from engine.melding import Group, Meld
from tests.engine.canasta.positions import position

RANKS = (Face.ACE, Face.KING, Face.NINE, Face.FOUR)
WILDS = (Face.TWO, Face.JOKER)


def shares(hand: Hand, ranks: list[Face]) -> Iterator[tuple[Group, ...]]:
    """Every way to lay the whole hand, each wild with any of the ranks."""
    wilds = [card for card in faces_of(hand) if card in WILDS]
    seen = set()
    for chosen in itertools.product(ranks, repeat=len(wilds)):
        groups = []
        for rank in ranks:
            cards = [rank] * hand[rank] + [wild for wild, place in zip(wilds, chosen, strict=True) if place is rank]
            if cards:
                groups.append(Group(rank, hand_of(cards)))
        if tuple(groups) not in seen:
            seen.add(tuple(groups))
            yield tuple(groups)


def ways(state: State) -> Iterator[tuple[Action, ...]]:
    """Every way to go out in one laying action and perhaps a discard, whether the rules allow it or not."""
    hand = state.hands[0]
    for last in (None, *dict.fromkeys(faces_of(hand))):
        kept = hand if last is None else minus(hand, hand_of([last]))
        lying = {meld.rank for meld in state.melds[0]}
        ranks = [rank for rank in (*NATURALS, Face.BLACK_THREE) if kept[rank] or rank in lying]
        for groups in shares(kept, ranks):
            laying: Action = Lay(0, groups) if state.melds[0] else Open(0, groups)
            discards = () if last is None else (Discard(0, last),)
            yield (laying, *discards) if groups else discards


def score_of(state: State, actions: tuple[Action, ...]) -> int | None:
    """Tell what side 0 scores if the actions end the deal; None if one is refused or the deal goes on."""
    for action in actions:
        if state.result is not None or CLASSIC.violation(state, action) is not None:
            return None
        state, _ = CLASSIC.apply(state, action)
    return state.result.scores[0] if state.result else None


def best_score(state: State) -> int | None:
    scores = (score_of(state, way) for way in ways(state))
    return max((score for score in scores if score is not None), default=None)


def close_of(state: State) -> tuple[Action, ...] | None:
    way = best_close(CLASSIC.view(state, 0))
    if way is None:
        return None
    laying: Action = Lay(0, way.groups) if state.melds[0] else Open(0, way.groups)
    return (*((laying,) if way.groups else ()), *(() if way.last is None else (Discard(0, way.last),)))


def random_melds(chance: random.Random, rules: Rules) -> tuple[Meld, ...]:
    melds = []
    for rank in RANKS:
        if chance.random() < 0.45:
            naturals = chance.randint(2, 7)
            most = min(naturals // rules.naturals_per_wild, 3)
            twos = chance.randint(0, most) if naturals > 2 else 1
            melds.append(Meld(rank, naturals, min(twos, most)))
    return tuple(melds)


def random_state(chance: random.Random) -> State:
    """Few ranks and many wilds, so that going out is often just possible and often just not."""
    game, players = chance.choice([("classic", 4), ("international", 4), ("international", 2), ("international", 6)])
    naturals = [face for face in RANKS for _ in range(chance.choice([0, 0, 1, 2, 3, 4, 7]))]
    others = [Face.TWO] * chance.randint(0, 3) + [Face.JOKER] * chance.randint(0, 1)
    others += [Face.BLACK_THREE] * chance.choice([0, 0, 0, 1, 3, 4, 5])
    state = position("4", game=game, players=players, rest=("5 6",) * 5, scores=[chance.choice([-5, 0, 1500, 3000]), 0])
    melds = random_melds(chance, state.rules)
    return replace(
        state,
        hands=(hand_of(naturals + others), *state.hands[1:]),
        melds=(melds, ()),
        old_melds=chance.randint(0, len(melds)),
        has_melded=(chance.random() < 0.5, *state.has_melded[1:]),
        drawn=chance.choice(["stock", "pile"]),
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_search_finds_the_best_of_all_ways(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - a game
    possible = 0
    for _ in range(60):
        state = random_state(chance)
        if not any(state.hands[0]):
            continue
        best, close = best_score(state), close_of(state)
        assert can_go_out(position_of(state)) == (best is not None), state
        assert (None if close is None else score_of(state, close)) == best, state
        possible += best is not None
    assert possible > 5


def test_a_long_hand_is_decided_quickly() -> None:
    naturals = "A A A K K K Q Q Q J J J 10 10 10 9 9 9 9 8 8 8 8 7 7 7 7 6 6 6 6 5 5 5 5 4 4 4 4 4"
    state = position(f"{naturals} 2 2 2 2 * * * *")
    begun = time.perf_counter()
    assert can_go_out(position_of(state))
    assert best_close(CLASSIC.view(state, 0)) is not None
    assert time.perf_counter() - begun < 0.5


def test_best_close_is_for_the_player_to_move_who_may_go_out() -> None:
    state = position("9 9 9 4", ("K K K K K K K", ""), has_melded=[0])
    assert best_close(CLASSIC.view(state, 0)) is not None
    assert best_close(CLASSIC.view(state, 2)) is None
    assert best_close(CLASSIC.view(state, None)) is None
    for answer in (None, "no"):
        ask = {"seat": 0, "partner": 2} | ({"answer": answer} if answer else {})
        shut = position("9 9 9 4", ("K K K K K K K", ""), has_melded=[0], ask=ask)
        assert best_close(CLASSIC.view(shut, 0)) is None


def test_best_close_keeps_a_natural_canasta_natural() -> None:
    """The wild goes to the meld that it makes a canasta, not to one that it would spoil. [K8.2]"""
    state = position("2 4", ("K K K K K K K | 9 9 9 9 9 9", ""), has_melded=[0])
    way = best_close(CLASSIC.view(state, 0))
    assert way is not None
    assert [group.rank for group in way.groups] == [Face.NINE]
    assert way.last is Face.FOUR
