"""Cards of the canasta family: faces, hands as multisets of faces, and their notation.

Suits do not matter in these games [C2.1], so a card is one of fifteen faces and a hand is how many of each
face it holds. (Three Thirteen has suits; its cards live in `engine.suited`.)
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final


class Face(IntEnum):
    """A face; its number is its place in a `Hand` and its order on a screen."""

    ACE = 0
    KING = 1
    QUEEN = 2
    JACK = 3
    TEN = 4
    NINE = 5
    EIGHT = 6
    SEVEN = 7
    SIX = 8
    FIVE = 9
    FOUR = 10
    TWO = 11
    JOKER = 12
    BLACK_THREE = 13
    RED_THREE = 14


Hand = tuple[int, ...]
"""How many of each face: fifteen numbers, in the order of `Face`. A multiset, also of melded or shown cards."""

FACES: Final = tuple(Face)
NATURALS: Final = FACES[:11]
WILDS: Final = (Face.TWO, Face.JOKER)
THREES: Final = (Face.BLACK_THREE, Face.RED_THREE)
NO_CARDS: Final[Hand] = (0,) * len(FACES)

SYMBOLS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "2", "*", "3b", "3r")
_BY_SYMBOL: Final = dict(zip(SYMBOLS, FACES, strict=True))

VALUES: Final[tuple[int, ...]] = (20, 10, 10, 10, 10, 10, 10, 5, 5, 5, 5, 20, 50, 5, 0)
"""Points of a melded or held card, by face [C2.3, C8.3, K1.3]; red threes are scored apart."""


def is_natural(face: Face) -> bool:
    """Tell whether the face is one of A K Q J 10 9 8 7 6 5 4 [C2.2, K1.3]."""
    return face <= Face.FOUR


def is_wild(face: Face) -> bool:
    """Tell whether the face is a two or a joker [C2.2, K1.3]."""
    return face in WILDS


def is_three(face: Face) -> bool:
    """Tell whether the face is a three of either colour [C2.2, K1.3]."""
    return face >= Face.BLACK_THREE


def hand_of(cards: Iterable[Face]) -> Hand:
    """Count the cards into a hand."""
    counts = [0] * len(FACES)
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def faces_of(hand: Hand) -> tuple[Face, ...]:
    """List every card of the hand, in the order of `Face`."""
    return tuple(face for face in FACES for _ in range(hand[face]))


def copies_of(face: Face, count: int = 1, beside: Face | None = None) -> Hand:
    """Make a hand of so many cards of one face, and perhaps one card beside them."""
    counts = list(NO_CARDS)
    counts[face] = count
    if beside is not None:
        counts[beside] += 1
    return tuple(counts)


def plus(hand: Hand, other: Hand) -> Hand:
    """Put two multisets together."""
    return tuple(map(int.__add__, hand, other))


def minus(hand: Hand, other: Hand) -> Hand:
    """Take `other` out of `hand`; the caller knows that it is there (`holds`)."""
    return tuple(map(int.__sub__, hand, other))


def holds(hand: Hand, other: Hand) -> bool:
    """Tell whether every card of `other` is in `hand`."""
    return all(map(int.__ge__, hand, other))


def value_of(hand: Hand) -> int:
    """Add up the points of the cards [C2.3, K1.3]; red threes count nothing here."""
    return sum(map(int.__mul__, hand, VALUES))


def parse_cards(text: str) -> tuple[Face, ...]:
    """Read cards such as `K K 10 * 3b`, in their order.

    Raises ValueError naming the first word that is no card.
    """
    cards = []
    for word in text.split():
        face = _BY_SYMBOL.get(word)
        if face is None:
            message = f"no card: {word}"
            raise ValueError(message)
        cards.append(face)
    return tuple(cards)


def write_cards(cards: Iterable[Face]) -> str:
    """Write cards as `parse_cards` reads them."""
    return " ".join(SYMBOLS[card] for card in cards)


def write_hand(hand: Hand) -> str:
    """Write a hand as `parse_cards` reads it, in the order of `Face`."""
    return write_cards(faces_of(hand))


def pack_of(packs: int, jokers: int) -> tuple[Face, ...]:
    """List the cards of so many 52-card packs and jokers in all [C2.1, K1.2]."""
    twelve = (*NATURALS, Face.TWO)
    threes = (Face.BLACK_THREE, Face.RED_THREE)
    one_pack = [face for face in twelve for _ in range(4)] + [face for face in threes for _ in range(2)]
    return tuple(one_pack * packs + [Face.JOKER] * jokers)
