from __future__ import annotations

from bot.outbox.patience import Patience


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_each_failure_is_left_alone_longer_up_to_a_limit() -> None:
    clock = Clock()
    patience = Patience(clock)
    assert patience.wait("screen") == 0.0
    waits = []
    for number in range(1, 12):
        assert patience.fail("screen") == number
        waits.append(patience.wait("screen"))
    assert waits[:4] == [1.0, 2.0, 4.0, 8.0]
    assert waits[-1] == 300.0
    assert patience.wait("other") == 0.0
    clock.now += 300.0
    assert patience.wait("screen") <= 0.0


def test_what_went_well_begins_anew() -> None:
    patience = Patience(Clock())
    patience.fail("screen")
    patience.fail("screen")
    patience.forget("screen")
    assert patience.wait("screen") == 0.0
    assert patience.fail("screen", longest=0.5) == 1
    assert patience.wait("screen") == 0.5


def test_failures_of_long_ago_are_forgotten() -> None:
    clock = Clock()
    patience = Patience(clock)
    for number in range(5000):
        clock.now += 1.0
        patience.fail(number)
    assert len(patience._failures) <= 1002


def test_what_there_is_reason_to_try_again_is_not_left_alone() -> None:
    patience = Patience(Clock())
    for key in (("screen", 7, 1), ("screen", 8, 2)):
        patience.fail(key)
    patience.forget_all(lambda key: isinstance(key, tuple) and key[1] == 7)
    assert patience.wait(("screen", 7, 1)) == 0.0
    assert patience.wait(("screen", 8, 2)) == 1.0
