"""The queue of updates: kept until confirmed by the next offset, for as long as Telegram keeps them."""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.rehearsal.bell import Bell
from bot.rehearsal.limits import Limits

UNASKED: Final = frozenset(("chat_member", "message_reaction", "message_reaction_count"))
FIRST_ID: Final = 100_001


@dataclass(frozen=True, slots=True)
class Update:
    """One update. `lane` orders delivery by webhook: messages by chat, presses by person."""

    id: int
    kind: str
    payload: dict[str, Any]
    expires: float
    lane: tuple[str, int]

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's Update."""
        return {"update_id": self.id, self.kind: self.payload}


class UpdateQueue:
    """What waits for the bot. update_id rises by one; what is not confirmed is given again."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self.allowed: frozenset[str] | None = None
        self.bell = Bell()
        self._clock = clock
        self._waiting: deque[Update] = deque()
        self._next_id = FIRST_ID

    def __len__(self) -> int:
        return len(self.waiting())

    def allow(self, kinds: Sequence[str]) -> None:
        """Keep `allowed_updates`; an empty list means Telegram's default, all but a few."""
        self.allowed = frozenset(kinds) or None

    def put(self, kind: str, payload: dict[str, Any], lane: tuple[str, int]) -> Update | None:
        """Queue an update; None when the bot did not ask for this kind."""
        if not (kind in self.allowed if self.allowed is not None else kind not in UNASKED):
            return None
        life = self.limits.press_life if kind == "callback_query" else self.limits.update_life
        update = Update(self._next_id, kind, payload, self._clock() + life, lane)
        self._next_id += 1
        self._waiting.append(update)
        self.bell.ring()
        return update

    def waiting(self, most: int | None = None) -> list[Update]:
        """Give what waits, oldest first, without what grew too old."""
        now = self._clock()
        if any(update.expires <= now for update in self._waiting):
            self._waiting = deque(update for update in self._waiting if update.expires > now)
        return list(self._waiting)[:most]

    def confirm(self, offset: int) -> None:
        """Forget every update before `offset`; a negative one counts from the end of the queue."""
        if offset < 0:
            offset = self._next_id + offset
        while self._waiting and self._waiting[0].id < offset:
            self._waiting.popleft()

    def forget(self, update: Update) -> None:
        """Forget one delivered update (webhooks deliver each by itself)."""
        if update in self._waiting:
            self._waiting.remove(update)

    def clear(self) -> None:
        """Forget everything (drop_pending_updates)."""
        self._waiting.clear()
