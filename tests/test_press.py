"""What buttons carry, and what others may send in its place."""

import pytest

from bot.press import LIMIT, Press, decode, encode

LARGEST = 36**12 - 1


@pytest.mark.parametrize(
    "press",
    [
        Press("join"),
        Press("pick", 51, 82, "K"),
        Press("group", argument="-1002001:language=fa"),
        Press("x", LARGEST, 1),
    ],
)
def test_what_was_encoded_is_decoded(press: Press) -> None:
    assert decode(encode(press)) == press


@pytest.mark.parametrize(
    "data",
    [
        "",
        "x",
        "." * LIMIT,
        "pick.1.2",
        "pick.-1.0.K",
        "pick. 1.0.K",
        "pick.1.٢.K",
        "pick.1_0.0.K",
        f"pick.{'z' * 13}.0.K",
    ],
)
def test_what_this_bot_never_writes_is_no_press(data: str) -> None:
    assert decode(data) is None


@pytest.mark.parametrize("press", [Press("a.b"), Press("pick", argument="K" * LIMIT)])
def test_what_telegram_would_refuse_is_no_data(press: Press) -> None:
    with pytest.raises(ValueError, match="no callback_data"):
        encode(press)
