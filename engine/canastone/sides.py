"""Who sits where: two teams in alternate seats, play going clockwise [C1.1]."""

from typing import Final

from engine.canastone.types import Rules, State
from engine.game import Seat
from engine.melding import Melds

SIDES: Final = 2


def side_of(seat: Seat) -> int:
    """Tell the team of a seat: neighbours are opponents [C1.1]."""
    return seat % SIDES


def right_of(seat: Seat, rules: Rules) -> Seat:
    """Tell who sits at the right, the one before clockwise [C1.1]."""
    return (seat - 1) % rules.players


def left_of(seat: Seat, rules: Rules) -> Seat:
    """Tell who sits at the left, the next clockwise [C1.1]."""
    return (seat + 1) % rules.players


def partners_of(seat: Seat, rules: Rules) -> tuple[Seat, ...]:
    """List the other members of the seat's team, clockwise from it: one of four players, two of six [C1.1]."""
    return tuple((seat + step) % rules.players for step in range(SIDES, rules.players, SIDES))


def melds_of(state: State, seat: Seat) -> Melds:
    """Find the melds of the seat's team [C3.1]."""
    return state.melds[seat % SIDES]


def has_opened(state: State, seat: Seat) -> bool:
    """Tell whether the seat's team has melded in this deal; red threes do not count [C7.5]."""
    return bool(state.melds[seat % SIDES])


def with_melds(state: State, seat: Seat, melds: Melds) -> tuple[Melds, Melds]:
    """Put other melds in the place of those of the seat's team."""
    first, second = state.melds
    return (melds, second) if seat % SIDES == 0 else (first, melds)
