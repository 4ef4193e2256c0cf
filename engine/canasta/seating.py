"""The draw for partners: who plays with whom, where everybody sits, who begins and who deals [K1.4]."""

from collections.abc import Sequence
from typing import Final

from engine.canasta.options import INTERNATIONAL
from engine.draw_for_seats import DrawAgain, Seating, in_teams, ranked_by, seated
from engine.suited import ACE, JOKER, KING, Card, rank_of, suit_of

__all__ = ["DrawAgain", "Seating", "seating"]

SMALLEST_TABLE_OF_TEAMS: Final = 4
"""Players from which there are two teams [K1.1]."""


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
    ranked = ranked_by([_height(card) for card in drawn])
    return seated(ranked if len(ranked) < SMALLEST_TABLE_OF_TEAMS else in_teams(ranked))


def _height(card: Card) -> tuple[int, int]:
    """Tell how high a drawn card is: ace to two, and of one rank spades, hearts, diamonds, clubs [K1.4]."""
    rank, suit = rank_of(card), suit_of(card)
    return (KING + 1 if rank == ACE else rank), -(suit or 0)
