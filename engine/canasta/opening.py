"""The initial meld: what a side's first melds in a deal must count [K4]."""

from collections.abc import Iterable

from engine.canasta.types import Rules
from engine.cards import value_of
from engine.melding import Group


def minimum_of(rules: Rules, total: int) -> int:
    """Tell what the first melds must count, by the side's total at the start of the deal [K4.1]."""
    for below, minimum in rules.opening_minimums:
        if total < below:
            return minimum
    return rules.opening_minimum_beyond


def value_of_groups(groups: Iterable[Group]) -> int:
    """Add up the card values of the groups; bonuses and red threes do not count [K4.1, K4.2]."""
    return sum(value_of(group.cards) for group in groups)
