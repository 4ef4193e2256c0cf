"""Everything that was ever shown to anyone, for scans of secrecy and for error messages."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened.

    `act` is one of "said" (by a person), "sent", "edited", "deleted", "answered" (by the bot), "pressed",
    "service"; `audience` holds the ids of the people who could see it; `method` and `params` of the call
    are not kept, only what was shown.
    """

    at: float
    act: str
    chat: int
    audience: frozenset[int]
    author: int
    message: int | None
    text: str
    markup: dict[str, Any] | None = None

    @property
    def everything(self) -> str:
        """All words that were shown: the text, and the buttons' texts and data."""
        rows = (self.markup or {}).get("inline_keyboard", ())
        words = [str(value) for row in rows for button in row for value in button.values()]
        return "\n".join([self.text, *words])

    def __str__(self) -> str:
        return f"{self.act} in {self.chat} by {self.author}: {self.text!r}"
