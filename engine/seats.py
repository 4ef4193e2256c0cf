"""Seats round a table: what each holds as a tuple by seat, and cards dealt clockwise one at a time."""

from typing import TypeVar

from engine.game import Seat

ItemT = TypeVar("ItemT")


def with_item(items: tuple[ItemT, ...], place: int, item: ItemT) -> tuple[ItemT, ...]:
    """Put another item in the place of one seat, or side."""
    return (*items[:place], item, *items[place + 1 :])


def clockwise_from(first: Seat, players: int) -> tuple[Seat, ...]:
    """List all seats, clockwise from the first."""
    return tuple((first + step) % players for step in range(players))


def cut_at(cards: tuple[ItemT, ...], cut: int) -> tuple[ItemT, ...]:
    """Cut a shuffled pack: its first `cut` cards go to the end."""
    return cards[cut:] + cards[:cut]


def dealt_round(cards: tuple[ItemT, ...], first: Seat, players: int) -> tuple[tuple[ItemT, ...], ...]:
    """Deal all the cards one at a time, clockwise from the first seat: what each seat gets, by seat."""
    return tuple(cards[(seat - first) % players :: players] for seat in range(players))
