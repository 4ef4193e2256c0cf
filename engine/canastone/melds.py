"""What may lie on the table: melds, clean and dirty, the wild meld and its bond [C3, C4]."""

from typing import Final

from engine.canastone.types import Rules
from engine.cards import Face, Hand
from engine.game import Violation
from engine.melding import CANASTA, SHORTEST, Group, Meld, Melds, meld_of, rank_name

_NATURALS: Final = slice(Face.ACE, Face.TWO)
_THREES: Final = slice(Face.BLACK_THREE, None)


def is_clean(meld: Meld) -> bool:
    """Tell clean from dirty; a wild meld is clean while it can still become a clean canasta [C3.2, C4.3]."""
    if meld.rank is None:
        return meld.jokers == 0 or meld.twos <= 1
    return meld.wilds == 0


def is_bound(melds: Melds) -> bool:
    """Tell whether the side's wild meld is short, so that its wilds may go nowhere else [C4.2]."""
    return any(meld.rank is None and meld.size < CANASTA for meld in melds)


def count_canastas(melds: Melds) -> tuple[int, int]:
    """Count the clean and the dirty canastas, a wild one among them [C3.3, C4.5]."""
    canastas = [meld for meld in melds if meld.is_canasta]
    clean = sum(map(is_clean, canastas))
    return clean, len(canastas) - clean


def groups_violation(melds: Melds, groups: tuple[Group, ...], rules: Rules) -> Violation | None:
    """Judge groups laid in one action beside the side's melds: the first code of the notation that fits any of them.

    Cards join in whatever order is legal [C3.7], and so do groups [C4.6].
    """
    pairs = [(meld_of(melds, group.rank), group) for group in groups]
    for is_broken, code, clause in _GROUP_RULES:
        for meld, group in pairs:
            if is_broken(meld, group, rules):
                return Violation(code, clause, (("rank", rank_name(group.rank)),))
    return _bond_violation(melds, groups)


def _is_too_short(meld: Meld | None, group: Group, _: Rules) -> bool:
    """Tell whether a meld would begin with fewer than three cards [C3.1, C4.1]."""
    return meld is None and group.size < SHORTEST


def _has_three(_: Meld | None, group: Group, __: Rules) -> bool:
    """Tell whether a three of either colour is to be melded, which never happens [C3.6, C8.1]."""
    return any(group.cards[_THREES]) or group.rank in (Face.BLACK_THREE, Face.RED_THREE)


def _has_other_rank(_: Meld | None, group: Group, __: Rules) -> bool:
    """Tell whether the naturals are not of the one rank, or join the wild meld [C3.1, C4.1]."""
    own = 0 if group.rank is None else group.cards[group.rank]
    return sum(group.cards[_NATURALS]) != own


def _has_too_many_wilds(meld: Meld | None, group: Group, rules: Rules) -> bool:
    """Tell whether there are more than two wilds, or not strictly more naturals than wilds [C3.2]."""
    if group.rank is None or not group.wilds:
        return False
    naturals, wilds = (meld.naturals, meld.wilds) if meld else (0, 0)
    naturals, wilds = naturals + group.cards[group.rank], wilds + group.wilds
    return wilds > rules.wilds_in_meld or naturals <= wilds


def _puts_wild_to_canasta(meld: Meld | None, group: Group, _: Rules) -> bool:
    """Tell whether a wild would join seven cards; it may be the seventh, so wilds join first [C3.3, C3.7]."""
    if meld is None or group.rank is None or not group.wilds:
        return False
    return meld.size + group.wilds > CANASTA


_GROUP_RULES: Final = (
    (_is_too_short, "meld-too-short", "C3.1"),
    (_has_three, "threes-not-melded", "C3.6"),
    (_has_other_rank, "rank-mismatch", "C3.1"),
    (_has_too_many_wilds, "too-many-wilds", "C3.2"),
    (_puts_wild_to_canasta, "wild-to-canasta", "C3.3"),
)
"""The rules about one group, in the order of the notation's codes."""


def _bond_violation(melds: Melds, groups: tuple[Group, ...]) -> Violation | None:
    """While the wild meld stays short no other group holds a wild; it ends at seven cards [C4.2, C4.4, C4.6]."""
    meld = meld_of(melds, None)
    added = sum(group.size for group in groups if group.rank is None)
    size = added + (meld.size if meld else 0)
    if 0 < size < CANASTA and any(group.wilds for group in groups if group.rank is not None):
        return Violation("wild-bound", "C4.2" if meld else "C4.6")
    if added and size > CANASTA:
        return Violation("wild-meld-full", "C4.4")
    return None


def is_all_wild(hand: Hand) -> bool:
    """Tell whether a hand that holds cards holds only wilds [C2.2]."""
    size = sum(hand)
    return size > 0 and hand[Face.TWO] + hand[Face.JOKER] == size
