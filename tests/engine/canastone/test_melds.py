"""Groups are judged as if every order of adding their cards had been tried [C3.7]."""

import itertools
from functools import cache

import pytest

from engine.canastone.melds import groups_violation, is_all_wild, is_bound, is_clean
from engine.canastone.types import Rules
from engine.cards import NO_CARDS, Face
from engine.melding import Group, Meld, Melds, completed, melds_with
from tests.engine.canastone.positions import cards, melds

RULES = Rules()


def _may_add(naturals: int, wilds: int, *, wild: bool) -> bool:
    """One card to a meld that stands [C3.2, C3.3]."""
    if not wild:
        return True
    return naturals + wilds < 7 and wilds < 2 and naturals > wilds + 1


@cache
def _some_order_goes(naturals: int, wilds: int, add_naturals: int, add_wilds: int) -> bool:
    if not add_naturals and not add_wilds:
        return True
    natural_first = add_naturals > 0 and _some_order_goes(naturals + 1, wilds, add_naturals - 1, add_wilds)
    wild_first = add_wilds > 0 and _may_add(naturals, wilds, wild=True)
    return natural_first or (wild_first and _some_order_goes(naturals, wilds + 1, add_naturals, add_wilds - 1))


def _some_start_goes(naturals: int, wilds: int) -> bool:
    """A new meld: some three of the cards stand as a meld and the rest can follow."""
    starts = [(3, 0), (2, 1)]
    return any(
        naturals >= some and wilds >= few and _some_order_goes(some, few, naturals - some, wilds - few)
        for some, few in starts
    )


def _group(naturals: int, wilds: int) -> Group:
    hand = list(NO_CARDS)
    hand[Face.KING], hand[Face.TWO] = naturals, wilds
    return Group(Face.KING, tuple(hand))


def test_adding_to_a_meld_goes_exactly_when_some_order_goes() -> None:
    for naturals, wilds, more, few in itertools.product(range(2, 10), range(3), range(6), range(5)):
        if naturals <= wilds or naturals + wilds < 3 or more + few == 0:
            continue
        table: Melds = (Meld(Face.KING, naturals, wilds),)
        legal = groups_violation(table, (_group(more, few),), RULES) is None
        assert legal == _some_order_goes(naturals, wilds, more, few), (naturals, wilds, more, few)


def test_a_new_meld_goes_exactly_when_some_order_goes() -> None:
    for naturals, wilds in itertools.product(range(13), range(6)):
        if naturals + wilds:
            legal = groups_violation((), (_group(naturals, wilds),), RULES) is None
            assert legal == _some_start_goes(naturals, wilds), (naturals, wilds)


@pytest.mark.parametrize(
    ("meld", "clean"),
    [
        ("K K K", True),
        ("K K 2", False),
        ("2 2 2", True),
        ("2 2 *", False),
        ("2 * *", True),
        ("* * *", True),
        ("2 2 2 2 2 2 2", True),
        ("* * * * * * 2", True),
        ("* * * * * 2 2", False),
        ("2 2 2 2 2 2 *", False),
    ],
)
def test_clean_and_dirty(meld: str, *, clean: bool) -> None:
    assert is_clean(melds(meld)[0]) is clean


def test_the_bond_lasts_until_seven() -> None:
    assert is_bound(melds("K K K | 2 2 2 * * *"))
    assert not is_bound(melds("K K K | 2 2 2 * * * *"))
    assert not is_bound(melds("K K K"))


def test_canastas_that_have_just_been_completed_are_told() -> None:
    before = melds("K K K K K K | Q Q Q Q Q Q Q | 2 2 2 2 2 2")
    groups = (Group(Face.KING, cards("K")), Group(Face.QUEEN, cards("Q")), Group(None, cards("2")))
    assert completed(before, melds_with(before, groups)) == (Face.KING, None)


def test_a_hand_of_wilds() -> None:
    assert is_all_wild(cards("2 * 2"))
    assert not is_all_wild(cards("2 * 3b"))
    assert not is_all_wild(NO_CARDS)
