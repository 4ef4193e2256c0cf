"""How long to leave alone what has failed: longer each time, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final

_LONGEST: Final = 300.0
_FIRST: Final = 1.0
_KEPT: Final = 1000


class Patience:
    """Counts failures by what has failed. Times are those of `clock`, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failures: dict[Hashable, tuple[int, float]] = {}

    def wait(self, key: Hashable) -> float:
        """Return the seconds for which this is still to be left alone; 0 or less: it may be tried."""
        failure = self._failures.get(key)
        return 0.0 if failure is None else failure[1] - self._clock()

    def fail(self, key: Hashable, longest: float = _LONGEST) -> int:
        """Note a failure and leave this alone for a while, `longest` seconds at most; return which failure it is."""
        now = self._clock()
        tries = self._failures.get(key, (0, 0.0))[0] + 1
        if len(self._failures) > _KEPT:
            self._failures = {each: failure for each, failure in self._failures.items() if failure[1] > now}
        self._failures[key] = (tries, now + min(longest, _FIRST * 2.0 ** min(tries - 1, 10)))
        return tries

    def forget(self, key: Hashable) -> None:
        """Note that this has gone well."""
        self._failures.pop(key, None)

    def forget_all(self, of: Callable[[Hashable], bool]) -> None:
        """Note that there is reason to try what these keys stand for at once."""
        self._failures = {key: failure for key, failure in self._failures.items() if not of(key)}
