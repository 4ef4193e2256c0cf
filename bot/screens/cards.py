"""Cards of the canasta family as players see them: short, told apart at a glance, always from left to right."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Markup, left_to_right
from engine.cards import FACES, SYMBOLS, Face, Hand, faces_of
from engine.melding import Group

SHOWN: Final = (*SYMBOLS[:12], "🃏", "3♠", "3♥")
"""By face. Threes alone have a colour in these games, so they alone have a suit."""

MOST_LISTED: Final = 30
"""More cards than this are counted (`K×3`) rather than listed."""


MOST_SPELLED: Final = 4
"""Cards of a group that the eye counts by itself."""


def card(face: Face) -> Markup:
    """Give one card in a text."""
    return Markup(left_to_right(SHOWN[face]))


def rank_shown(rank: Face | None) -> str:
    """Give the rank of a meld; the meld of wilds shows both kinds of wild."""
    return f"2{SHOWN[Face.JOKER]}" if rank is None else SHOWN[rank]


def listed(faces: Iterable[Face]) -> Markup:
    """List cards in their order."""
    return Markup(left_to_right(" ".join(SHOWN[face] for face in faces)))


def hand_shown(hand: Hand) -> Markup:
    """List a hand in the order of faces; a big one is counted."""
    return listed(faces_of(hand)) if sum(hand) <= MOST_LISTED else counted(hand)


def counted(hand: Hand) -> Markup:
    """Count a hand: `K×3 Q 10×2`."""
    return Markup(left_to_right(_counted_words(hand)))


def _counted_words(hand: Hand) -> str:
    return " ".join(_times(face, hand[face]) for face in FACES if hand[face])


def _times(face: Face, count: int) -> str:
    return SHOWN[face] if count == 1 else f"{SHOWN[face]}×{count}"


def group_shown(group: Group) -> str:
    """List the cards of a group, naturals first; many are counted; wilds alone tell which meld they join."""
    spelled = " ".join(SHOWN[face] for face in faces_of(group.cards))
    text = spelled if group.size <= MOST_SPELLED else _counted_words(group.cards)
    joins = group.rank is not None and group.wilds == group.size
    return f"{text}→{rank_shown(group.rank)}" if joins else text


def groups_shown(groups: Iterable[Group]) -> Markup:
    """List groups with a bar between them."""
    return Markup(left_to_right(" | ".join(map(group_shown, groups))))


def groups_counted(groups: Iterable[Group]) -> Markup:
    """Count the cards of groups: `A×4 | Q×3 2`."""
    return Markup(left_to_right(" | ".join(_counted_words(group.cards) for group in groups)))


def ranks_shown(groups: Iterable[Group]) -> Markup:
    """Name the ranks of groups, when there is room for no more."""
    return Markup(left_to_right(" ".join(rank_shown(group.rank) for group in groups)))
