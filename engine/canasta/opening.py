"""The initial meld: what a side's first melds in a deal must count [K4]."""

from engine.canasta.types import Rules


def minimum_of(rules: Rules, total: int) -> int:
    """Tell what the first melds must count, by the side's total at the start of the deal [K4.1]."""
    for below, minimum in rules.opening_minimums:
        if total < below:
            return minimum
    return rules.opening_minimum_beyond
