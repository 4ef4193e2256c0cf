"""The draw for partners: who plays with whom, where everybody sits, who begins and who deals [C1.2, C1.3]."""

from typing import Final

from engine.canastone.options import PLAYERS
from engine.cards import NATURALS, Face
from engine.draw_for_seats import DrawAgain, Seating, in_teams, ranked_by, seated

__all__ = ["DrawAgain", "Seating", "seating"]

_ORDER: Final = (*NATURALS, Face.BLACK_THREE, Face.TWO)
"""Ranks of the draw from the highest down; a red three ranks as a black one, a joker has no rank [C1.2]."""
_HEIGHTS: Final = {face: len(_ORDER) - place for place, face in enumerate(_ORDER)} | {
    Face.RED_THREE: len(_ORDER) - _ORDER.index(Face.BLACK_THREE)
}


def seating(drawn: tuple[Face, ...]) -> DrawAgain | Seating:
    """Seat four or six players by the cards drawn, one each: the highest half plays the lowest half [C1.2].

    The highest card sits first (seat 0) and the others of each team follow by rank, teams alternating: of four cards
    A K Q J the ace sits at 0, the king, its partner, at 2, the queen at 1 and the jack at 3. Players whose ranks are
    equal draw again, all of them, and so does whoever drew a joker; the others keep their cards. Raises ValueError
    for another number of players.
    """
    if len(drawn) not in PLAYERS:
        message = f"{len(drawn)} cards drawn for four or six players"
        raise ValueError(message)
    again = tuple(player for player, card in enumerate(drawn) if _must_draw_again(card, drawn))
    if again:
        return DrawAgain(again)
    return seated(in_teams(ranked_by([_HEIGHTS[card] for card in drawn])))


def _must_draw_again(card: Face, drawn: tuple[Face, ...]) -> bool:
    """Tell whether this card among those drawn is a joker or has its equal [C1.2]."""
    if card is Face.JOKER:
        return True
    return sum(_HEIGHTS.get(other) == _HEIGHTS[card] for other in drawn) > 1
