"""Times for a turn as people write them."""

import pytest

from bot.tables.own_time import seconds_of


@pytest.mark.parametrize(
    ("words", "seconds"),
    [
        ("45", 2700),
        ("45m", 2700),
        (" 90 Min ", 5400),
        ("6h", 21600),
        ("2 ore", 7200),
        ("3 kun", 259200),
        ("30d", 2592000),
        ("\u06f4\u06f5 \u062f\u0642\u06cc\u0642\u0647", 2700),
        ("\u06f2\u0633\u0627\u0639\u062a", 7200),
    ],
)
def test_a_time_is_read_in_any_of_our_languages(words: str, seconds: int) -> None:
    assert seconds_of(words) == seconds


@pytest.mark.parametrize(
    "words", ["", "0", "31d", "99999h", "123456", "m", "-5m", "5 weeks", "1.5h", "1h 30m", "\u00b2"]
)
def test_what_is_no_time_for_a_turn_is_none(words: str) -> None:
    assert seconds_of(words) is None
