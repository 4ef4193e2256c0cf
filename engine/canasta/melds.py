"""Melds: what may lie together, and what laying does to a side [K2]."""

from collections.abc import Iterable

from engine.canasta.types import Rules
from engine.cards import Face, is_three
from engine.game import Violation
from engine.melding import CANASTA, SHORTEST, Group, Meld, Melds, joined, meld_of


def wild_limit(rules: Rules, naturals: int) -> int:
    """Tell how many wilds so many naturals carry in one meld [K2.2].

    A meld of three then holds two naturals at least, and none is of wilds only [K2.1, K2.3].
    """
    return min(naturals // rules.naturals_per_wild, rules.wilds_in_meld)


def is_within_wild_limit(rules: Rules, meld: Meld) -> bool:
    """Tell whether the meld's naturals carry its wilds [K2.2]."""
    return meld.wilds <= wild_limit(rules, meld.naturals)


def canastas(melds: Melds) -> int:
    """Count the melds of seven cards or more [K2.3]."""
    return sum(meld.size >= CANASTA for meld in melds)


def concealed_ranks(before: Melds, groups: Iterable[Group]) -> tuple[Face, ...]:
    """Name the ranks of the groups that are complete canastas by themselves, laid in one action [K8.3]."""
    return tuple(
        group.rank
        for group in groups
        if group.rank is not None and group.size >= CANASTA and meld_of(before, group.rank) is None
    )


def grown_melds(old: Melds, groups: Iterable[Group]) -> int:
    """Count the groups that join one of the melds [K6.3]."""
    return sum(meld_of(old, group.rank) is not None for group in groups)


def meld_violation(rules: Rules, melds: Melds, groups: tuple[Group, ...], *, goes_out: bool) -> Violation | None:
    """Judge what the groups make of the side's melds [K2.1, K2.2, K2.4].

    `goes_out`: the action leaves one card at most and its player may go out with it.
    """
    if any(group.size < SHORTEST and meld_of(melds, group.rank) is None for group in groups):
        return Violation("meld-too-short", "K2.1", (("least", SHORTEST),))
    if any(_holds_threes_wrongly(rules, melds, group, goes_out=goes_out) for group in groups):
        return Violation("threes-not-melded", "K2.4")
    if any(_holds_another_rank(group) for group in groups):
        return Violation("rank-mismatch", "K2.1")
    if not all(carries_its_wilds(rules, melds, group) for group in groups):
        return Violation("too-many-wilds", "K2.2", (("most", rules.wilds_in_meld),))
    return None


def _holds_threes_wrongly(rules: Rules, melds: Melds, group: Group, *, goes_out: bool) -> bool:
    if group.rank is not None and is_three(group.rank):
        return not (goes_out and _is_black_three_meld(rules, melds, group))
    return group.cards[Face.BLACK_THREE] > 0


def _is_black_three_meld(rules: Rules, melds: Melds, group: Group) -> bool:
    """Tell whether it is three or four black threes and nothing else [K2.4]."""
    threes = group.cards[Face.BLACK_THREE]
    old = meld_of(melds, Face.BLACK_THREE)
    in_all = threes + (old.naturals if old else 0)
    return group.rank == Face.BLACK_THREE and group.size == threes and in_all <= rules.black_threes_in_meld


def _holds_another_rank(group: Group) -> bool:
    own = 0 if group.rank is None else group.cards[group.rank]
    return own + group.wilds != group.size


def carries_its_wilds(rules: Rules, melds: Melds, group: Group) -> bool:
    """Tell whether the meld that the group makes or joins carries the group's wilds, if it has any [K2.2]."""
    if not group.wilds:
        return True
    after = meld_of(joined(melds, group), group.rank)
    return after is not None and is_within_wild_limit(rules, after)
