"""The draw for partners: who plays with whom, where everybody sits, who begins and who deals [K1.4]."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.canasta.options import INTERNATIONAL
from engine.suited import ACE, JOKER, KING, Card, rank_of, suit_of

SMALLEST_TABLE_OF_TEAMS: Final = 4
"""Players from which there are two teams [K1.1]."""


@dataclass(frozen=True, slots=True)
class DrawAgain:
    """These players, by their place in the draw, drew identical cards or jokers and draw again [K1.4]."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seating:
    """`players[seat]` is who sits there, by the place in the draw; seats go clockwise and teams alternate."""

    players: tuple[int, ...]
    first: int
    """The seat that plays first: the highest card [K1.4]."""
    dealer: int
    """The seat at its right, which deals first [K1.4]."""


def seating(drawn: Sequence[Card]) -> DrawAgain | Seating:
    """Seat the players by the cards drawn, one each, in the order in which they choose: highest first [K1.4].

    Of four, the two highest are partners: the highest sits at 0 and its partner at 2, the third at 1, the lowest
    at 3. Six are seated likewise, the highest three against the lowest; two or three sit in the order of their cards.
    Who drew a joker or a card that another drew too draws again, all of them; the others keep their cards. Raises
    ValueError for a number of players that cannot play.
    """
    if len(drawn) not in INTERNATIONAL.players:
        message = f"{len(drawn)} cards drawn for two, three, four or six players"
        raise ValueError(message)
    again = tuple(player for player, card in enumerate(drawn) if card == JOKER or drawn.count(card) > 1)
    if again:
        return DrawAgain(again)
    ranked = sorted(range(len(drawn)), key=lambda player: height(drawn[player]), reverse=True)
    return Seating(_placed(ranked), first=0, dealer=len(drawn) - 1)


def height(card: Card) -> tuple[int, int]:
    """Tell how high a drawn card is: ace to two, and of one rank spades, hearts, diamonds, clubs [K1.4]."""
    rank, suit = rank_of(card), suit_of(card)
    return (KING + 1 if rank == ACE else rank), -(suit or 0)


def _placed(ranked: list[int]) -> tuple[int, ...]:
    """Seat teams alternately, the higher half of the cards against the lower; each alone sits as ranked [K1.1]."""
    if len(ranked) < SMALLEST_TABLE_OF_TEAMS:
        return tuple(ranked)
    half = len(ranked) // 2
    return tuple(player for pair in zip(ranked[:half], ranked[half:], strict=True) for player in pair)
