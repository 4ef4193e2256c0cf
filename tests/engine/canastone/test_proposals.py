"""Openings are proposed whenever there is one [C7.1, C7.3]."""

import itertools
import random
from collections.abc import Iterator

from engine.canastone import GAME
from engine.canastone.melds import groups_violation
from engine.canastone.opening import must_be_clean, opening_violation
from engine.canastone.proposals import opening_proposals
from engine.canastone.types import Open, Rules
from engine.cards import FACES, NATURALS, NO_CARDS, Face, Hand, hand_of, holds, write_cards
from engine.melding import Group
from tests.engine.canastone.positions import position

TOTALS = (0, 3000, 5000, 7000, 10000, 12000, -5)


def _group(rank: Face | None, naturals: int, twos: int, jokers: int) -> Group:
    cards = list(NO_CARDS)
    if rank is not None:
        cards[rank] = naturals
    cards[Face.TWO], cards[Face.JOKER] = twos, jokers
    return Group(rank, tuple(cards))


def _laid(hand: Hand) -> Iterator[tuple[Group, ...]]:
    """Every set of melds that uses all naturals of its ranks, wilds anywhere."""
    ranks = [rank for rank in NATURALS if hand[rank] >= 2]
    shares = [(twos, jokers) for twos in range(3) for jokers in range(3) if twos + jokers <= 2]
    wild_melds = list(itertools.product(range(hand[Face.TWO] + 1), range(hand[Face.JOKER] + 1)))
    for chosen in itertools.product([None, *shares], repeat=len(ranks)):
        for wild in wild_melds:
            groups = [
                _group(rank, hand[rank], *share) for rank, share in zip(ranks, chosen, strict=True) if share is not None
            ]
            if any(wild):
                groups.append(_group(None, 0, *wild))
            used = tuple(sum(group.cards[face] for group in groups) for face in FACES)
            if groups and holds(hand, used):
                yield tuple(groups)


def _has_opening(hand: Hand, total: int, rules: Rules) -> bool:
    return any(
        groups_violation((), groups, rules) is None and opening_violation(groups, total, rules) is None
        for groups in _laid(hand)
    )


def test_an_opening_is_proposed_exactly_when_there_is_one() -> None:
    chance = random.Random(21)  # noqa: S311 - the same hands every time
    pool = [Face.ACE, Face.KING, Face.EIGHT, Face.FIVE] * 3 + [Face.NINE, Face.TWO, Face.TWO, Face.JOKER]
    found = 0
    for _ in range(250):
        hand = hand_of(chance.choices(pool, k=chance.randint(5, 11)))
        total = chance.choice(TOTALS)
        rules = Rules(opening_always_clean=chance.random() < 0.3, negative_opens_free=chance.random() < 0.3)
        proposed = opening_proposals(hand, total, rules)
        assert bool(proposed) == _has_opening(hand, total, rules), (hand, total, must_be_clean(total, rules))
        found += bool(proposed)
    assert 50 < found < 200


def test_every_proposal_is_legal() -> None:
    chance = random.Random(22)  # noqa: S311 - the same hands every time
    pack = [*[face for face in FACES[:13] for _ in range(12)], *[Face.JOKER] * 6]
    for _ in range(300):
        hand = write_cards(chance.sample(pack, 22))
        scores = [chance.choice(TOTALS), 0]
        options: dict[str, bool | int | str] = {"opening_always_clean": chance.random() < 0.3}
        state = position(hand, options, phase="draw", melds=["", ""], scores=scores)
        proposals = opening_proposals(state.hands[0], state.totals[0], state.rules)
        assert len(set(proposals)) == len(proposals)
        for groups in proposals:
            assert GAME.violation(state, Open(0, groups)) is None, groups


def test_the_pile_is_proposed_with_the_opening_where_it_counts() -> None:
    state = position("A A 9 8", {"pile_counts_for_opening": True}, phase="draw", melds=["", ""], pile="A")
    opens = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Open)]
    assert [action.take is not None and not action.groups for action in opens] == [True]
