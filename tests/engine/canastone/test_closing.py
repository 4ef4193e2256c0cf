"""Closing decided by search is compared with trying everything, for hands small enough to try everything."""

import itertools
import random
import time
from collections.abc import Iterator

import pytest

from engine.canastone import GAME
from engine.canastone.best_close import best_close, best_close_of
from engine.canastone.closing import can_close, may_close, must_pass
from engine.canastone.melds import groups_violation
from engine.canastone.scoring import table_points
from engine.canastone.types import Discard, Lay, Rules
from engine.cards import NATURALS, NO_CARDS, Face, Hand, faces_of, hand_of, minus, parse_cards, plus
from engine.melding import Group, Meld, Melds, meld_from, melds_with

PLAIN = Rules()
VARIANTS = (
    PLAIN,
    Rules(close_without_discard=True),
    Rules(close_needs_two_clean=True),
    Rules(close_without_discard=True, close_needs_two_clean=True),
)


def cards(text: str) -> Hand:
    return hand_of(parse_cards(text))


def melds(text: str) -> Melds:
    return tuple(meld_from(parse_cards(part)) for part in text.split("|"))


def _spreads(hand: Hand, table: Melds) -> Iterator[tuple[Group, ...]]:
    """Every way to give all cards of the hand to melds, wilds to any rank that lies or is held, or to the wild meld."""
    ranks = [rank for rank in NATURALS if hand[rank] or any(meld.rank == rank for meld in table)]
    places: list[Face | None] = [None, *ranks]
    wilds = [card for card in faces_of(hand) if card in (Face.TWO, Face.JOKER)]
    seen = set()
    for chosen in itertools.product(places, repeat=len(wilds)):
        groups = []
        for place in places:
            held = NO_CARDS if place is None else tuple(n if f == place else 0 for f, n in enumerate(hand))
            group = plus(held, hand_of(wild for wild, where in zip(wilds, chosen, strict=True) if where == place))
            if any(group):
                groups.append(Group(place, group))
        if tuple(groups) not in seen:
            seen.add(tuple(groups))
            yield tuple(groups)


def _closes(hand: Hand, table: Melds, rules: Rules) -> Iterator[tuple[tuple[Group, ...], Face | None]]:
    """Every way to close in one action and a discard, found by trying all."""
    if hand[Face.BLACK_THREE]:
        return
    discards: list[Face | None] = [rank for rank in NATURALS if hand[rank]]
    if rules.close_without_discard:
        discards.append(None)
    for discard in discards:
        rest = hand if discard is None else minus(hand, hand_of([discard]))
        for groups in _spreads(rest, table):
            if groups_violation(table, groups, rules) is None and may_close(melds_with(table, groups), rules):
                yield groups, discard


def _random_table(chance: random.Random) -> Melds:
    table = []
    for rank in chance.sample(NATURALS, chance.randint(1, 4)):
        wilds = chance.randint(0, 2)
        naturals = max(chance.choice((2, 3, 4, 5, 6, 7)), 3 - wilds, wilds + 1)
        table.append(Meld(rank, naturals, wilds))
    if chance.random() < 0.4:
        size = chance.choice((4, 5, 6, 7))
        jokers = chance.randint(0, size)
        table.append(Meld(None, 0, size - jokers, jokers))
    return tuple(table)


def _random_hand(chance: random.Random, table: Melds) -> Hand:
    """Cards that mostly fit, or closing would hardly ever be possible."""
    ranks = [meld.rank for meld in table if meld.rank is not None]
    few = [*ranks, *ranks, *chance.sample(NATURALS, 2), Face.TWO, Face.TWO, Face.JOKER]
    if chance.random() < 0.03:
        few.append(Face.BLACK_THREE)
    return hand_of(chance.choices(few, k=chance.randint(1, 7)))


def test_closing_is_possible_exactly_when_trying_everything_finds_a_way() -> None:
    chance = random.Random(11)  # noqa: S311 - the same cases every time
    found = 0
    for _ in range(2500):
        table = _random_table(chance)
        hand = _random_hand(chance, table)
        rules = chance.choice(VARIANTS)
        expected = next(_closes(hand, table, rules), None) is not None
        assert can_close(hand, table, rules) == expected, (hand, table, rules)
        found += expected
    assert found > 100


def _worth(groups: tuple[Group, ...], table: Melds, rules: Rules) -> int:
    return table_points(melds_with(table, groups), 0, rules)


def test_the_best_close_scores_as_much_as_any() -> None:
    chance = random.Random(12)  # noqa: S311 - the same cases every time
    found = 0
    for _ in range(1500):
        table = _random_table(chance)
        hand = _random_hand(chance, table)
        rules = chance.choice(VARIANTS)
        best = best_close(hand, table, rules)
        scores = [_worth(groups, table, rules) for groups, _ in _closes(hand, table, rules)]
        assert (best is None) == (not scores)
        if best is not None:
            groups, discard = best
            laid = hand_of(card for group in groups for card in faces_of(group.cards))
            assert plus(laid, NO_CARDS if discard is None else hand_of([discard])) == hand
            if groups:
                assert groups_violation(table, groups, rules) is None
            assert may_close(melds_with(table, groups), rules)
            assert _worth(groups, table, rules) == max(scores)
            found += 1
    assert found > 60


def test_deciding_about_a_hand_of_forty_takes_milliseconds() -> None:
    chance = random.Random(13)  # noqa: S311 - the same cases every time
    times = []
    for _ in range(400):
        table = _random_table(chance)
        ranks = [meld.rank for meld in table if meld.rank is not None]
        hand = hand_of(chance.choices([*ranks, *chance.sample(NATURALS, 7), Face.TWO, Face.JOKER], k=40))
        before = time.perf_counter()
        can_close(hand, table, PLAIN)
        times.append(time.perf_counter() - before)
    # The target is 5 ms; the limit leaves room for a busy machine.
    assert sorted(times)[int(len(times) * 0.99)] < 0.02


@pytest.mark.parametrize(
    ("hand", "table", "rules", "expected"),
    [
        ("K 5", "K K K K K K K | Q Q Q Q Q 2 2", PLAIN, True),
        ("2 5", "K K K K K K K | Q Q Q Q Q Q", PLAIN, True),
        ("5 6", "K K K K K K K | Q Q Q Q Q 2 2", PLAIN, False),
        ("3b K", "K K K K K K K | Q Q Q Q Q 2 2", PLAIN, False),
        ("2 2", "K K K K K K K | Q Q Q Q Q Q", PLAIN, False),
        ("* 5", "K K K K K K K | Q Q Q Q Q 2 2 | 2 2 2 2 2 2", PLAIN, True),
        ("* 5", "K K K K K K K | Q Q Q Q Q 2 2 | 2 2 2 2 2", PLAIN, False),
        ("K K", "K K K K K K | Q Q Q Q Q 2 2", PLAIN, True),
        ("2", "K K K K K K K | Q Q Q Q Q Q", Rules(close_without_discard=True), True),
        ("3b", "K K K K K K K | Q Q Q Q Q 2 2", Rules(close_without_discard=True), False),
        ("K 5", "K K K K K K K | Q Q Q Q Q 2 2", Rules(close_needs_two_clean=True), False),
    ],
)
def test_closing_of_plain_hands(hand: str, table: str, rules: Rules, *, expected: bool) -> None:
    assert can_close(cards(hand), melds(table), rules) is expected


def test_a_turn_passes_only_when_no_discard_can_be_made() -> None:
    short = melds("9 9 9 | 2 2 2")
    assert must_pass(cards("2 2 2"), short, PLAIN, None)
    assert must_pass(cards("2 2 2 * *"), short, PLAIN, None)
    assert not must_pass(cards("2 2 2 * * *"), short, PLAIN, None)
    assert not must_pass(cards("2 2 4"), short, PLAIN, None)
    assert must_pass(cards("4"), short, PLAIN, None)
    closing = melds("K K K K K K K | Q Q Q Q Q 2 2")
    assert not must_pass(cards("4"), closing, PLAIN, None)
    assert must_pass(cards("3b"), closing, PLAIN, None)


def test_the_view_is_enough_to_find_the_best_close_and_to_play_it() -> None:
    rules = GAME.rules(4, {})
    deal = {
        "phase": "play",
        "turn": 0,
        "hands": ["A A A K 5 5 6", "4", "4", "4"],
        "stock": "4 5 6",
        "pile": "8",
        "melds": ["A A A A | K K K K K | Q Q Q Q Q 2 2", ""],
    }
    state = GAME.position(rules, deal)
    assert best_close_of(GAME.view(state, 0)) is None, "fives and a six are left"
    state = GAME.position(rules, {**deal, "hands": ["A A A K 2 5", "4", "4", "4"]})
    close = best_close_of(GAME.view(state, 0))
    assert close is not None
    groups, discard = close
    assert discard is Face.FIVE
    state, _ = GAME.apply(state, Lay(0, groups))
    state, _ = GAME.apply(state, Discard(0, discard))
    assert state.result is not None
    assert state.result.reason == "closed"


def test_no_close_is_offered_to_another_seat_before_the_draw_or_after_a_no() -> None:
    deal = {
        "turn": 0,
        "hands": ["K 5", "4", "4", "4"],
        "stock": "4 5 6",
        "pile": "8",
        "melds": ["K K K K K K K | Q Q Q Q Q 2 2", ""],
    }
    rules = GAME.rules(4, {})
    playing = GAME.position(rules, {**deal, "phase": "play"})
    assert best_close_of(GAME.view(playing, 0)) is not None
    assert best_close_of(GAME.view(playing, 2)) is None
    assert best_close_of(GAME.view(playing, None)) is None
    assert best_close_of(GAME.view(GAME.position(rules, {**deal, "phase": "draw"}), 0)) is None
    refused = GAME.position(rules, {**deal, "phase": "play", "ask": {"seat": 0, "partner": 2, "answer": "no"}})
    assert best_close_of(GAME.view(refused, 0)) is None
