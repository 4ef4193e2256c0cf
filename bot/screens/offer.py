"""One thing that a hand screen offers at one tap."""

from dataclasses import dataclass
from hashlib import blake2s
from typing import Any

from engine.cards import Face, Hand
from engine.game import Seat
from engine.melding import Group


@dataclass(frozen=True, slots=True)
class Offer:
    """Something the reader may do at one tap. `actions` are applied in their order, all or none.

    Kinds: draw, take, open, lay, discard, red, ask, yes, no, back, close. `groups` are laid, `shown` takes the pile,
    `card` is discarded, `seat` is asked.
    """

    kind: str
    actions: tuple[Any, ...]
    groups: tuple[Group, ...] = ()
    shown: Hand | None = None
    card: Face | None = None
    seat: Seat | None = None

    @property
    def id(self) -> str:
        """The offer's name in a press: a digest of its actions."""
        return blake2s(repr(self.actions).encode(), digest_size=6).hexdigest()

    @property
    def action(self) -> Any:
        """The first action; the only one of every kind but `close`."""
        return self.actions[0]
