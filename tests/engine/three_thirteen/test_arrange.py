"""Arrangements against a slow search that tries everything, and their speed-independent promises."""

import random
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.suited import ACE, JOKER, KING, Card, pack_of, parse_cards, rank_of, suit_of, write_cards
from engine.three_thirteen import GAME
from engine.three_thirteen.arrange import arrange, arrange_without_each, can_go_out
from engine.three_thirteen.ranks import cost_of, wild_ranks
from engine.three_thirteen.types import Arrangement, Combination, Rules

VARIANTS = ("ace_high_low", "court_values", "jacks_wild", "jokers")


def rules_with(*on: str, players: int = 4) -> Rules:
    return GAME.rules(players, dict.fromkeys(on, True))


def is_combination(cards: tuple[Card, ...], wilds: tuple[int, ...], rules: Rules) -> bool:
    """Tell by the words of T4.1 and T4.2 alone."""
    natural = [card for card in cards if rank_of(card) not in wilds]
    ranks = [rank_of(card) for card in natural]
    if len(cards) < 3:
        return False
    if len(set(ranks)) <= 1:
        return True
    if len({suit_of(card) for card in natural}) > 1 or len(set(ranks)) < len(ranks):
        return False
    aces = (ACE, KING + 1) if rules.ace_high_low else (ACE,)
    return any(fits([ace if rank == ACE else rank for rank in ranks], len(cards), max(aces)) for ace in aces)


def fits(ranks: list[int], length: int, highest: int) -> bool:
    """Tell whether the ranks lie in some window of so many places, the ace at one end only."""
    highest = max(highest, KING)
    windows = (range(low, low + length) for low in range(1, highest - length + 2))
    return any(all(rank in window for rank in ranks) for window in windows)


def least_penalty(cards: tuple[Card, ...], wilds: tuple[int, ...], rules: Rules) -> int:
    """Try every set of disjoint combinations."""
    bits = range(len(cards))
    good = [
        sum(1 << bit for bit in chosen)
        for size in range(3, len(cards) + 1)
        for chosen in combinations(bits, size)
        if is_combination(tuple(cards[bit] for bit in chosen), wilds, rules)
    ]
    costs = [cost_of(card, rules) for card in cards]

    @cache
    def least(rest: int) -> int:
        if not rest:
            return 0
        low = rest & -rest
        alone = costs[low.bit_length() - 1] + least(rest ^ low)
        return min([alone, *(least(rest ^ mask) for mask in good if mask & low and mask & rest == mask)])

    return least((1 << len(cards)) - 1)


def check(made: Arrangement, cards: tuple[Card, ...], wilds: tuple[int, ...], rules: Rules) -> None:
    """Tell whether an arrangement is one: every card once, every combination sound, the penalty of what is left."""
    used = [card for combination in made.combinations for card in combination.cards]
    assert Counter([*used, *made.left_over]) == Counter(cards)
    assert made.penalty == sum(cost_of(card, rules) for card in made.left_over)
    for combination in made.combinations:
        assert is_combination(combination.cards, wilds, rules)
        check_places(combination, wilds)


def check_places(combination: Combination, wilds: tuple[int, ...]) -> None:
    ranks = [place.rank for place in combination.places]
    if combination.suit is None:
        assert len(set(ranks)) == 1
    else:
        assert ranks == list(range(ranks[0], ranks[0] + len(ranks)))
        assert ranks[0] >= 1
        assert ranks[-1] <= KING + 1
    for place in combination.places:
        assert place.is_wild == (rank_of(place.card) in wilds)
        if not place.is_wild:
            assert (place.rank - 1) % KING + 1 == rank_of(place.card)
            assert combination.suit in (None, suit_of(place.card))


@st.composite
def hands(draw: st.DrawFn, most: int) -> tuple[tuple[Card, ...], tuple[int, ...], Rules]:
    """Make a hand of few suits and near ranks, in which combinations are frequent."""
    rules = rules_with(*draw(st.sets(st.sampled_from(VARIANTS))))
    round_number = draw(st.integers(1, 11))
    low = draw(st.integers(1, 10))
    near = st.integers(low, low + draw(st.integers(2, 12))).map(lambda rank: (rank - 1) % 13 + 1)
    suited = st.builds(lambda rank, suit: suit * 13 + rank - 1, near, st.integers(0, draw(st.integers(0, 3))))
    card = st.one_of(suited, st.sampled_from((JOKER, round_number + 1))) if rules.jokers else suited
    cards = draw(st.lists(card, min_size=1, max_size=most))
    return tuple(sorted(cards)), wild_ranks(rules, round_number), rules


@settings(max_examples=400, deadline=None)
@given(hands(most=9))
def test_no_arrangement_is_cheaper(hand: tuple[tuple[Card, ...], tuple[int, ...], Rules]) -> None:
    cards, wilds, rules = hand
    made = arrange(cards, wilds, rules)
    check(made, cards, wilds, rules)
    assert made.penalty == least_penalty(cards, wilds, rules), write_cards(cards)


@settings(max_examples=200, deadline=None)
@given(hands(most=9))
def test_going_out_needs_everything_but_the_discard_in_combinations(
    hand: tuple[tuple[Card, ...], tuple[int, ...], Rules],
) -> None:
    cards, wilds, rules = hand
    may = can_go_out(cards, wilds, rules)
    assert may == tuple(sorted(set(may)))
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        arranged = bool(rest) and least_penalty(tuple(rest), wilds, rules) == 0
        assert (card in may) == arranged, write_cards((card,))


@settings(max_examples=200, deadline=None)
@given(hands(most=14))
def test_all_discards_at_once_are_arranged_as_one_by_one(
    hand: tuple[tuple[Card, ...], tuple[int, ...], Rules],
) -> None:
    cards, wilds, rules = hand
    after = arrange_without_each(cards, wilds, rules)
    assert set(after) == set(cards)
    for card, made in after.items():
        rest = list(cards)
        rest.remove(card)
        assert made == arrange(tuple(rest), wilds, rules)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("on", [(), ("ace_high_low", "jacks_wild", "jokers"), ("court_values", "ace_high_low")])
def test_big_hands_are_arranged_soundly(players: int, on: tuple[str, ...]) -> None:
    rules = rules_with(*on, players=players)
    pack = pack_of(rules.packs, rules.packs * rules.jokers_in_pack)
    chance = random.Random(7)  # noqa: S311 - the same hands every time
    for round_number in (8, 9, 10, 11):
        wilds = wild_ranks(rules, round_number)
        for _ in range(60):
            cards = tuple(sorted(chance.sample(pack, round_number + 3)))
            made = arrange(cards, wilds, rules)
            check(made, cards, wilds, rules)
            assert made == arrange(cards[::-1], wilds, rules)
            for card in can_go_out(cards, wilds, rules):
                rest = list(cards)
                rest.remove(card)
                assert arrange(tuple(rest), wilds, rules).left_over == ()


def shown(text: str, round_number: int, *on: str) -> list[str]:
    rules = rules_with(*on)
    made = arrange(tuple(sorted(parse_cards(text))), wild_ranks(rules, round_number), rules)
    return [
        *(write_cards(combination.cards) for combination in made.combinations),
        f"left {write_cards(made.left_over)}",
    ]


@pytest.mark.parametrize(
    ("text", "round_number", "on", "lines"),
    [
        ("5s 5c 8h 6d 7d 8d 9d Qh", 6, (), ["5s 5c 8h", "6d 7d 8d 9d", "left Qh"]),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", 9, (), ["As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks", "left "]),
        ("Qs Ks As Ah 2h 3h", 6, ("ace_high_low",), ["Qs Ks As", "Ah 2h 3h", "left "]),
        ("Ks As 2s", 6, ("ace_high_low",), ["left As 2s Ks"]),
        ("3s 3h 3d", 1, (), ["3s 3h 3d", "left "]),
        ("3s 3h Kd", 1, (), ["Kd 3s 3h", "left "]),
        ("3s Kd", 1, (), ["left 3s Kd"]),
        ("* * *", 1, ("jokers",), ["* * *", "left "]),
        ("6s 6h 6d 6s 7s 8s", 1, (), ["6s 6h 6d", "6s 7s 8s", "left "]),
        ("Js Jh 9d 4s", 4, ("jacks_wild",), ["9d Js Jh", "left 4s"]),
    ],
)
def test_what_a_hand_looks_like(text: str, round_number: int, on: tuple[str, ...], lines: list[str]) -> None:
    assert shown(text, round_number, *on) == lines
