"""What holds for every table of this bot, given once when it starts."""

from collections.abc import Callable
from dataclasses import dataclass
from secrets import SystemRandom
from typing import Final

_RANDOM: Final = SystemRandom()


def shuffle(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Put the cards in an order that nobody can foresee."""
    return tuple(_RANDOM.sample(cards, len(cards)))


@dataclass(frozen=True, slots=True)
class House:
    """Seconds until the next deal begins by itself and until a stand-in acts, and where chance comes from.

    `shuffle` puts cards in an order; tests give their own.
    """

    next_deal: float = 600.0
    stand_in_delay: float = 1.5
    shuffle: Callable[[tuple[str, ...]], tuple[str, ...]] = shuffle
