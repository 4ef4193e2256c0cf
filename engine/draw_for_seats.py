"""The draw for seats of the canasta family: who draws again, and who sits where by the cards drawn [C1.2, K1.4]."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class DrawAgain:
    """These players, by their place in the draw, have no rank of their own yet and draw again [C1.2, K1.4]."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seating:
    """`players[seat]` is who sits there, by the place in the draw; seats go clockwise and teams alternate."""

    players: tuple[int, ...]
    first: int
    """The seat that plays first: the highest card [C1.3, K1.4]."""
    dealer: int
    """The seat at its right, which deals first [C1.3, K1.4]."""


def seated(ranked: Iterable[int]) -> Seating:
    """Seat players, named from the highest card down, in that order: the first begins, the last deals."""
    players = tuple(ranked)
    return Seating(players, first=0, dealer=len(players) - 1)


def ranked_by(heights: Sequence[Any]) -> list[int]:
    """List the players from the highest card down; no two heights are equal."""
    return sorted(range(len(heights)), key=heights.__getitem__, reverse=True)


def in_teams(ranked: Sequence[int]) -> tuple[int, ...]:
    """Alternate the higher half of the players with the lower, each in its order [C1.2, K1.4]."""
    half = len(ranked) // 2
    return tuple(player for pair in zip(ranked[:half], ranked[half:], strict=True) for player in pair)
