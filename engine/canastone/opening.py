"""The opening: a side's first melds, their minimum and what they may be made of [C7, V1, V2, V3, V4]."""

from engine.canastone.melds import is_clean
from engine.canastone.types import Rules
from engine.game import Violation
from engine.melding import Group, Meld, Melds, joined, meld_of, value_of_groups


def minimum(total: int, rules: Rules) -> int:
    """Tell what a side's opening must reach, by its total at the start of the deal [C7.2, V2]."""
    if total < 0 and rules.negative_opens_free:
        return rules.negative_minimum
    for below, least in rules.opening_minimums:
        if total < below:
            return least
    return rules.opening_minimum_beyond


def must_be_clean(total: int, rules: Rules) -> bool:
    """Tell whether every opening meld must be clean [C7.3, V1]."""
    return rules.opening_always_clean or minimum(total, rules) <= rules.clean_opening_up_to


def opening_violation(groups: tuple[Group, ...], total: int, rules: Rules) -> Violation | None:
    """Judge what is laid to open: enough, and clean where it must be [C7.1, C7.3].

    Under V4 the pile's top card and the cards shown for it are one of the groups.
    """
    value, least = value_of_groups(groups), minimum(total, rules)
    if value < least:
        return Violation("opening-too-low", "C7.2", (("value", value), ("minimum", least)))
    if must_be_clean(total, rules) and not all(is_clean(as_meld(group)) for group in groups):
        return Violation("opening-not-clean", "C7.3", (("minimum", least),))
    return None


def as_meld(group: Group) -> Meld:
    """See a group as a new meld by itself [C3.1]."""
    return joined((), group)[0]


def is_joker_opening(melds: Melds, rules: Rules) -> bool:
    """Tell whether opening melds hold a wild meld of jokers and at most one two [V3]."""
    wild = meld_of(melds, None)
    return rules.joker_opening_bar and wild is not None and wild.twos <= rules.twos_in_joker_opening and wild.jokers > 0
