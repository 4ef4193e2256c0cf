"""Faults on demand: what networks and Telegram do to a bot on a bad day."""

from dataclasses import dataclass
from enum import StrEnum


class Fails(StrEnum):
    """How a call fails.

    HANG: no answer and no effect, for `seconds`; HANG_AFTER: the effect, then no answer for `seconds`;
    ERROR: HTTP `code` with a body that is no JSON; DROP: the connection breaks before the effect;
    LOSE: the connection breaks after the effect (the lost answer); FLOOD: 429 with retry_after `seconds`;
    SLOW: the effect and the answer, `seconds` late.
    """

    HANG = "hang"
    HANG_AFTER = "hang_after"
    ERROR = "error"
    DROP = "drop"
    LOSE = "lose"
    FLOOD = "flood"
    SLOW = "slow"


@dataclass(slots=True)
class Fault:
    """One kind of failure for the next `times` calls (None: for ever) of a method, in a chat or in any."""

    fails: Fails
    method: str = "*"
    chat: int | None = None
    times: int | None = 1
    seconds: float = 60.0
    code: int = 502

    def meets(self, method: str, chat: object) -> bool:
        """Say whether a call is one of those that fail."""
        return self.method in ("*", method) and self.chat in (None, chat)


class Faults:
    """The faults still to come; the first that meets a call is spent on it."""

    def __init__(self) -> None:
        self.coming: list[Fault] = []
        self.struck = 0

    def add(
        self,
        fails: Fails,
        method: str = "*",
        *,
        chat: int | None = None,
        times: int | None = 1,
        seconds: float = 60.0,
        code: int = 502,
    ) -> Fault:
        """Let the next `times` calls fail."""
        fault = Fault(fails, method, chat, times, seconds, code)
        self.coming.append(fault)
        return fault

    def clear(self) -> None:
        """Let everything go well again."""
        self.coming.clear()

    def strike(self, method: str, chat: object) -> Fault | None:
        """Give the fault that this call meets, and spend it."""
        fault = next((fault for fault in self.coming if fault.meets(method, chat)), None)
        if fault is None:
            return None
        self.struck += 1
        if fault.times is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.coming.remove(fault)
        return fault
