from __future__ import annotations

import pytest

from bot.outbox.pace import Limits, Pace
from bot.rehearsal.limits import Limits as FarLimits
from bot.rehearsal.strictness.flood import FloodGate

GROUP = -5


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def tell(pace: Pace, chat: int) -> None:
    pace.take()
    pace.answered(chat)


def _until(pace: Pace, clock: Clock, chat: int, end: float) -> list[float]:
    """Tell a chat as much as it takes until `end`; return when."""
    times: list[float] = []
    while True:
        clock.now += pace.wait(chat)
        if clock.now > end:
            return times
        tell(pace, chat)
        times.append(clock.now)


def test_a_chat_takes_a_burst_and_then_one_a_second(clock: Clock) -> None:
    pace = Pace(Limits(burst=3, chat_seconds=1.0), clock)
    assert _until(pace, clock, 7, 103.5) == [100.0, 100.0, 100.0, 101.0, 102.0, 103.0]


def test_a_group_takes_twenty_a_minute(clock: Clock) -> None:
    pace = Pace(clock=clock)
    times = _until(pace, clock, GROUP, 220.0)
    for start in times:
        assert sum(start <= at < start + 60 for at in times) <= 20
    assert len(times) == 40


def test_all_chats_together_stay_below_thirty_a_second(clock: Clock) -> None:
    pace = Pace(clock=clock)
    times: list[float] = []
    for chat in range(1, 101):
        clock.now += pace.wait(chat)
        tell(pace, chat)
        times.append(clock.now)
    for start in times:
        assert sum(start <= at < start + 1 for at in times) <= 30
    assert times[-1] < 104.0


def test_calls_on_the_way_count_too(clock: Clock) -> None:
    pace = Pace(Limits(overall=3), clock)
    pace.take()
    pace.take()
    pace.take()
    clock.now += 5.0
    assert pace.wait(1) > 0.0
    pace.answered(7)
    assert pace.wait(1) == 1.0
    clock.now += 1.0
    assert pace.wait(1) == 0.0


def test_a_frozen_chat_waits_alone(clock: Clock) -> None:
    pace = Pace(clock=clock)
    pace.freeze(7, 30.0)
    assert pace.wait(7) == 30.0
    assert pace.wait(8) == 0.0
    pace.freeze(7, 5.0)
    clock.now += 10.0
    assert pace.wait(7) == 20.0


def test_without_limits_only_frozen_chats_wait(clock: Clock) -> None:
    pace = Pace(None, clock)
    for _ in range(100):
        tell(pace, GROUP)
    assert pace.wait(GROUP) == 0.0
    pace.freeze(GROUP, 3.0)
    assert pace.wait(GROUP) == 3.0


def test_the_far_end_never_refuses_what_keeps_the_pace(clock: Clock) -> None:
    pace = Pace(clock=clock)
    gate = FloodGate(FarLimits(), clock)
    chats = [*range(1, 30), *range(-8, 0)]
    for _ in range(3000):
        waits = {chat: pace.wait(chat) for chat in chats}
        chat = min(waits, key=lambda each: (waits[each], -each))
        clock.now += waits[chat]
        tell(pace, chat)
        gate.admit(chat, group=chat < 0)


def test_meters_of_chats_that_are_idle_are_forgotten(clock: Clock) -> None:
    pace = Pace(clock=clock)
    for chat in range(5000):
        clock.now += 1.0
        tell(pace, chat)
    assert len(pace._meters) <= 1002
