"""Cards with suits as players see them: rank and suit, a star on what is wild."""

from collections.abc import Iterable
from typing import Final

from bot.i18n import Markup, left_to_right
from bot.screens.types import Style
from engine.suited import JOKER, WORDS, Card, Suit, rank_of, suit_of
from engine.three_thirteen.types import Arrangement, Combination

_SUITS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_RED: Final = frozenset({Suit.HEARTS, Suit.DIAMONDS})


def shown(card: Card, wild_ranks: tuple[int, ...] = ()) -> str:
    """Give a card; with the wild ranks of the round, a wild one has a star."""
    suit = suit_of(card)
    text = "🃏" if suit is None else WORDS[card][:-1] + _SUITS[suit]
    return f"{text}*" if rank_of(card) in wild_ranks and card != JOKER else text


def card(which: Card, wild_ranks: tuple[int, ...] = ()) -> Markup:
    """Give a card in a text."""
    return Markup(left_to_right(shown(which, wild_ranks)))


def listed(cards: Iterable[Card], wild_ranks: tuple[int, ...] = ()) -> Markup:
    """List cards."""
    return Markup(left_to_right(" ".join(shown(which, wild_ranks) for which in cards)))


def style_of(which: Card) -> Style | None:
    """Colour a card's button so that red is told from black."""
    return "danger" if suit_of(which) in _RED else None


def rank_name(rank: int) -> str:
    """Give a rank by itself, a joker's too."""
    return "🃏" if rank == rank_of(JOKER) else WORDS[rank - 1][:-1]


def combinations(arranged: Arrangement) -> Markup:
    """List the sets and runs of an arrangement with bars between them."""
    return Markup(left_to_right(" | ".join(map(_combination, arranged.combinations))))


def _combination(combination: Combination) -> str:
    return " ".join(_place(place.card, place.is_wild) for place in combination.places)


def _place(which: Card, is_wild: bool) -> str:
    return f"{shown(which)}*" if is_wild and which != JOKER else shown(which)
