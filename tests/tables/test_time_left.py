"""The clock's arithmetic holds for any quiet hours, zone, vacation and moment."""

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.time_left import ALWAYS, Calendar, after, counted, is_still, opens

YEAR = 365 * 86400
BEGIN = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
ZONES = [ZoneInfo(name) for name in ("Europe/Rome", "Asia/Tehran", "America/New_York", "Australia/Lord_Howe")]
ZONES_ALL = [*ZONES, UTC, timezone(timedelta(hours=5))]

moments = st.integers(0, YEAR).map(lambda second: BEGIN + second)
lengths = st.integers(0, 20 * 86400).map(float)
minutes = st.integers(0, 24 * 60 - 1)
spans = st.tuples(moments, st.integers(1, 30 * 86400)).map(lambda pair: (pair[0], pair[0] + pair[1]))
calendars = st.builds(
    Calendar,
    zone=st.sampled_from(ZONES_ALL),
    quiet=st.none() | st.tuples(minutes, minutes),
    away=st.lists(spans, max_size=3).map(tuple),
)


@given(moments, lengths, calendars)
def test_what_is_added_is_what_counts(start: float, seconds: float, calendar: Calendar) -> None:
    assert counted(start, after(start, seconds, calendar), calendar) == pytest.approx(seconds, abs=1e-3)


@given(moments, lengths, lengths, calendars)
def test_a_clock_may_be_stopped_and_started_anywhere(
    start: float, first: float, second: float, calendar: Calendar
) -> None:
    middle = after(start, first, calendar)
    end = after(middle, second, calendar)
    assert end == pytest.approx(after(start, first + second, calendar), abs=1e-3)
    assert counted(start, middle, calendar) + counted(middle, end, calendar) == pytest.approx(
        counted(start, end, calendar), abs=1e-3
    )


@given(moments, lengths, calendars)
def test_quiet_hours_never_shorten_a_clock_and_time_never_counts_twice(
    start: float, seconds: float, calendar: Calendar
) -> None:
    assert after(start, seconds, calendar) >= start + seconds
    assert 0 <= counted(start, start + seconds, calendar) <= seconds


@given(moments, calendars)
def test_the_clock_opens_at_the_end_of_what_holds_it(moment: float, calendar: Calendar) -> None:
    opening = opens(moment, calendar)
    assert not is_still(opening, calendar)
    assert counted(moment, opening, calendar) == pytest.approx(0, abs=1e-6)
    assert is_still(moment, calendar) == (opening > moment)


@given(moments, lengths)
def test_without_quiet_hours_the_clock_is_the_clock(start: float, seconds: float) -> None:
    assert after(start, seconds, ALWAYS) == start + seconds
    assert counted(start, start + seconds, ALWAYS) == seconds
    assert not is_still(start, ALWAYS)


def local(text: str, zone: str = "Europe/Rome") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHT = Calendar(ZoneInfo("Europe/Rome"), (23 * 60, 7 * 60))


def test_a_turn_that_begins_at_night_begins_in_the_morning() -> None:
    assert after(local("2026-07-01T02:00"), 3600, NIGHT) == local("2026-07-01T08:00")


def test_a_turn_goes_on_in_the_morning() -> None:
    assert after(local("2026-07-01T22:30"), 3600, NIGHT) == local("2026-07-02T07:30")


@pytest.mark.parametrize(
    ("night", "hours"),
    [("2026-03-28", 7), ("2026-07-01", 8), ("2026-10-24", 9)],
    ids=["clocks put forward", "summer", "clocks put back"],
)
def test_the_night_is_as_long_as_it_is_for_the_player(night: str, hours: int) -> None:
    begins = local(f"{night}T23:00")
    assert opens(begins, NIGHT) - begins == hours * 3600


def test_quiet_hours_may_lie_within_a_day() -> None:
    siesta = Calendar(ZoneInfo("Europe/Rome"), (13 * 60, 16 * 60))
    assert after(local("2026-07-01T12:00"), 2 * 3600, siesta) == local("2026-07-01T17:00")


def test_a_vacation_that_touches_a_night_is_one_stretch() -> None:
    vacation = (local("2026-07-01T07:00"), local("2026-07-03T23:00"))
    calendar = Calendar(ZoneInfo("Europe/Rome"), (23 * 60, 7 * 60), (vacation,))
    assert opens(local("2026-07-01T03:00"), calendar) == local("2026-07-04T07:00")


def test_what_ends_before_it_begins_counts_nothing() -> None:
    assert counted(BEGIN + 5, BEGIN, NIGHT) == 0
    assert after(BEGIN, 0, NIGHT) == BEGIN
