"""How fast Telegram may be told things: over all, in one chat, in one group; a frozen chat delays no other.

The numbers are Telegram's (Bots FAQ, "My bot is hitting limits"), each a little on the safe side. What leaves here
evenly may arrive there in a bunch: a call counts from when it leaves until its time has passed since its answer.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Limits:
    """Sends and edits together: `overall` in one second, `group` in `group_seconds`; in any chat one a second,
    after a burst of `burst`."""

    overall: int = 28
    group: int = 20
    group_seconds: float = 61.0
    chat_seconds: float = 1.05
    burst: int = 4


TELEGRAM: Final = Limits()
_A_MOMENT: Final = 0.05
"""How soon to ask again when only an answer can make room."""
_IDLE_SECONDS: Final = 120.0
_SWEEP_ABOVE: Final = 1000


@dataclass(slots=True)
class _Meter:
    """When a chat was last told something (`calls`, for a group), and until when its burst is used up."""

    free_at: float = 0.0
    frozen_until: float = 0.0
    calls: deque[float] = field(default_factory=deque)


class Pace:
    """Counts calls against the limits; without limits only frozen chats wait. Times are those of `clock`, seconds."""

    def __init__(self, limits: Limits | None = TELEGRAM, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._overall: deque[float] = deque()
        self._on_the_way = 0
        self._meters: dict[int, _Meter] = {}

    def wait(self, chat: int, chosen: int = 0) -> float:
        """Return the seconds until the chat may be told something; 0: now, beside `chosen` calls to other chats."""
        now = self._clock()
        meter = self._meters.get(chat)
        frozen = 0.0 if meter is None else meter.frozen_until - now
        if self._limits is None:
            return max(0.0, frozen)
        limits = self._limits
        waits = [0.0, frozen, _window(self._overall, limits.overall - self._on_the_way - chosen, 1.0, now)]
        if meter is not None:
            waits.append(meter.free_at - limits.chat_seconds * (limits.burst - 1) - now)
            waits.append(_window(meter.calls, limits.group, limits.group_seconds, now))
        return max(waits)

    def take(self) -> None:
        """Count a call that leaves now. Nothing else may be told to its chat before it is `answered`."""
        self._on_the_way += 1

    def answered(self, chat: int) -> None:
        """Note that a call has come to its end, well or not."""
        self._on_the_way -= 1
        if self._limits is None:
            return
        now = self._clock()
        self._sweep(now)
        meter = self._meters.setdefault(chat, _Meter())
        meter.free_at = max(meter.free_at, now) + self._limits.chat_seconds
        self._overall.append(now)
        if chat < 0:
            meter.calls.append(now)

    def freeze(self, chat: int, seconds: float) -> None:
        """Tell this chat nothing for so long: Telegram has asked for it (retry_after)."""
        meter = self._meters.setdefault(chat, _Meter())
        meter.frozen_until = max(meter.frozen_until, self._clock() + seconds)

    def _sweep(self, now: float) -> None:
        if len(self._meters) > _SWEEP_ABOVE:
            self._meters = {
                chat: meter
                for chat, meter in self._meters.items()
                if max(meter.free_at, meter.frozen_until) > now - _IDLE_SECONDS
            }


def _window(calls: deque[float], most: int, seconds: float, now: float) -> float:
    while calls and calls[0] <= now - seconds:
        calls.popleft()
    if most <= 0:
        return _A_MOMENT
    return calls[-most] + seconds - now if len(calls) >= most else 0.0
