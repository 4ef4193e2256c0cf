"""The deal as an action: the cut, what is refused, who deals [K1]."""

import random

import pytest

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canasta.types import Deal, RedThreesLaid
from engine.cards import Face
from engine.game import Stage
from tests.engine.canasta.positions import does, position
from tests.engine.random_play import new_match, play


def shuffled_pack(seed: int) -> tuple[str, ...]:
    waiting = CLASSIC.chance(CLASSIC.new(CLASSIC.rules(4, {}), 3))
    assert waiting is not None
    cards = list(waiting.cards)
    random.Random(seed).shuffle(cards)  # noqa: S311 - a game
    return tuple(cards)


@pytest.mark.parametrize("seed", range(20))
def test_a_cut_moves_the_first_cards_to_the_end(seed: int) -> None:
    """[K1.8]"""
    order, cut = shuffled_pack(seed), seed * 5
    start = CLASSIC.new(CLASSIC.rules(4, {}), 3)
    one, _ = CLASSIC.apply(start, CLASSIC.shuffled(start, order, cut))
    other, _ = CLASSIC.apply(start, CLASSIC.shuffled(start, order[cut:] + order[:cut]))
    assert one == other
    assert CLASSIC.problems(one) == ()


def test_a_deal_needs_the_whole_pack_and_its_time() -> None:
    start = CLASSIC.new(CLASSIC.rules(4, {}), 3)
    deal = CLASSIC.shuffled(start, shuffled_pack(1))
    assert isinstance(deal, Deal)
    judged = [Deal(deal.order[1:]), Deal(deal.order, -1), Deal(deal.order, len(deal.order) + 1)]
    assert [getattr(CLASSIC.violation(start, wrong), "code", None) for wrong in judged] == ["malformed"] * 3
    dealt, _ = CLASSIC.apply(start, deal)
    refused = CLASSIC.violation(dealt, deal)
    assert refused is not None
    assert refused.code == "wrong-phase"
    assert CLASSIC.chance(dealt) is None
    assert CLASSIC.stage(dealt) is Stage.TURN


def test_after_the_match_nothing_is_dealt() -> None:
    over, _ = does(position("J", ("K K K K K K K", ""), scores=[4900, 0], has_melded=[0]), "discard J")
    assert CLASSIC.stage(over) is Stage.OVER
    assert CLASSIC.chance(over) is None
    refused = CLASSIC.violation(over, CLASSIC.shuffled(over, shuffled_pack(1)))
    assert refused is not None
    assert refused.code == "deal-over"


def test_red_threes_that_were_dealt_are_told() -> None:
    """[K1.7]"""
    for seed in range(40):
        start, chance = new_match(INTERNATIONAL, 6, seed)
        ply = next(play(INTERNATIONAL, start, chance))
        told = [event for event in ply.events if isinstance(event, RedThreesLaid)]
        assert sum(event.count for event in told) == sum(ply.after.red_threes)
        assert all(event.count == event.replaced for event in told)
        assert {sum(hand) for hand in ply.after.hands} == {13}
        assert not any(hand[Face.RED_THREE] for hand in ply.after.hands)
