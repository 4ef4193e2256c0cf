"""Flood limits: how many sends and edits a bot, a chat and a group take (Bots FAQ)."""

import math
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.rehearsal.limits import Limits
from bot.rehearsal.refusals import too_many_requests


@dataclass(slots=True)
class _Window:
    """At most `most` calls within any `seconds`."""

    most: int
    seconds: float
    calls: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        while self.calls and self.calls[0] <= now - self.seconds:
            self.calls.popleft()
        return self.calls[0] + self.seconds - now if len(self.calls) >= self.most else 0.0

    def count(self, now: float) -> None:
        self.calls.append(now)


@dataclass(slots=True)
class _Bucket:
    """A burst of `burst` calls, refilled at `rate` a second."""

    rate: float
    burst: int
    level: float = 0.0
    at: float = 0.0

    def wait(self, now: float) -> float:
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        return max(0.0, self.level + 1 - self.burst) / self.rate

    def count(self, now: float) -> None:
        self.level += 1


class FloodGate:
    """Counts what a bot sends; `admit` refuses what Telegram would."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._clock = clock
        self._overall = _Window(limits.overall_per_second, 1.0)
        self._chats: dict[int, _Bucket] = defaultdict(lambda: _Bucket(limits.chat_per_second, limits.chat_burst))
        self._groups: dict[int, _Window] = defaultdict(lambda: _Window(limits.group_per_minute, 60.0))

    def admit(self, chat: int, *, group: bool) -> None:
        """Count one send or edit in `chat`. Raises Refused (429 with retry_after) and then counts nothing."""
        if not self.limits.flood:
            return
        now = self._clock()
        meters: list[_Window | _Bucket] = [self._overall, self._chats[chat]]
        if group:
            meters.append(self._groups[chat])
        wait = max(meter.wait(now) for meter in meters)
        if wait > 0:
            raise too_many_requests(max(1, math.ceil(wait)))
        for meter in meters:
            meter.count(now)
