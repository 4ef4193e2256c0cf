"""The arithmetic of a player's clock: which time counts. Pure: moments are seconds since the epoch, UTC.

A clock stands still in the player's quiet hours and vacations. Quiet hours are times of the local day, so a night
in which the clocks are put back or forward is longer or shorter, as it is for the player.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Final

MINUTES_OF_DAY: Final = 24 * 60

Span = tuple[float, float]
"""From a moment to another, the second excluded."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """When a player's clock stands still.

    `quiet` are minutes of the local day, from and to; to before from: over midnight; equal: none. `away` are
    vacations.
    """

    zone: tzinfo = UTC
    quiet: tuple[int, int] | None = None
    away: tuple[Span, ...] = ()


ALWAYS: Final = Calendar()
"""A clock that never stands still."""


def counted(start: float, end: float, calendar: Calendar) -> float:
    """Give the seconds that count between two moments; 0 when the second is not later."""
    if end <= start:
        return 0.0
    return (end - start) - sum(
        min(until, end) - max(since, start) for since, until in _still(start, calendar, end) if since < end
    )


def after(start: float, seconds: float, calendar: Calendar) -> float:
    """Give the first moment at which so many seconds have counted since `start`; `start` itself for none."""
    left, moment = seconds, start
    if left <= 0:
        return start
    for since, until in _still(start, calendar, None):
        if since - moment >= left:
            break
        left -= max(0.0, since - moment)
        moment = max(moment, until)
    return moment + left


def is_still(moment: float, calendar: Calendar) -> bool:
    """Tell whether the clock stands still at this moment."""
    return opens(moment, calendar) > moment


def opens(moment: float, calendar: Calendar) -> float:
    """Give the first moment, this one or later, at which the clock runs."""
    since, until = next(_still(moment, calendar, None), (moment, moment))
    return until if since <= moment else moment


def _still(start: float, calendar: Calendar, end: float | None) -> Iterator[Span]:
    """List the spans from `start` on in which the clock stands still, in order, none touching another.

    Without `end` they go on for ever if there are quiet hours.
    """
    pending: Span | None = None
    for since, until in _in_order(start, calendar, end):
        if pending is None:
            pending = (since, until)
        elif since <= pending[1]:
            pending = (pending[0], max(pending[1], until))
        else:
            yield pending
            pending = (since, until)
    if pending is not None:
        yield pending


def _in_order(start: float, calendar: Calendar, end: float | None) -> Iterator[Span]:
    away = sorted(span for span in calendar.away if span[1] > start and span[0] < span[1])
    for span in _quiet(start, calendar, end):
        while away and away[0][0] <= span[0]:
            yield away.pop(0)
        yield span
    yield from away


def _quiet(start: float, calendar: Calendar, end: float | None) -> Iterator[Span]:
    if calendar.quiet is None or calendar.quiet[0] == calendar.quiet[1]:
        return
    day = datetime.fromtimestamp(start, calendar.zone).date() - timedelta(days=1)
    while True:
        span = _night(day, calendar.quiet, calendar.zone)
        if end is not None and span[0] >= end:
            return
        if span[1] > start and span[0] < span[1]:
            yield span
        day += timedelta(days=1)


def _night(day: date, quiet: tuple[int, int], zone: tzinfo) -> Span:
    since, until = quiet
    ends = day if since < until else day + timedelta(days=1)
    return _moment(day, since, zone), _moment(ends, until, zone)


def _moment(day: date, minute: int, zone: tzinfo) -> float:
    hour, minute = divmod(minute % MINUTES_OF_DAY, 60)
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp()
