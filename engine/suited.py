"""Cards with rank and suit, and jokers: one number a card, and their notation.

Several packs hold equal cards, which have the same number: a hand is a sorted tuple in which cards may repeat.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

Card = int
"""Suit by suit, ace to king: `13 * suit + rank - 1`; a joker is `JOKER`."""

Hand = tuple[Card, ...]
"""Cards in rising order of their numbers."""


class Suit(IntEnum):
    """A suit; its number orders cards on a screen."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
RANKS: Final = 13

JOKER: Final[Card] = 52
JOKER_RANK: Final = 0
"""The rank of a joker, which no other card has."""

_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS: Final = ("s", "h", "d", "c")
WORDS: Final = (*(rank + suit for suit in _SUITS for rank in _RANKS), "*")
"""How each card is written, by its number."""
_BY_WORD: Final = {word: card for card, word in enumerate(WORDS)}


def card_of(rank: int, suit: Suit) -> Card:
    """Make the card of a rank, 1 for the ace to 13 for the king, and a suit."""
    return RANKS * suit + rank - 1


def rank_of(card: Card) -> int:
    """Tell the rank: 1 for an ace to 13 for a king, `JOKER_RANK` for a joker."""
    return JOKER_RANK if card == JOKER else card % RANKS + 1


def suit_of(card: Card) -> Suit | None:
    """Tell the suit; a joker has none."""
    return None if card == JOKER else Suit(card // RANKS)


def parse_card(word: str) -> Card:
    """Read a card such as `10h` or `*`. Raises ValueError naming the word that is no card."""
    card = _BY_WORD.get(word)
    if card is None:
        message = f"no card: {word}"
        raise ValueError(message)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards such as `As 10h *`, in their order. Raises ValueError naming the first word that is no card."""
    return tuple(map(parse_card, text.split()))


def write_card(card: Card) -> str:
    """Write a card as `parse_card` reads it."""
    return WORDS[card]


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards as `parse_cards` reads them."""
    return " ".join(WORDS[card] for card in cards)


def pack_of(packs: int, jokers: int) -> tuple[Card, ...]:
    """List the cards of so many 52-card packs and of jokers in all."""
    return (*tuple(range(JOKER)) * packs, *(JOKER,) * jokers)
