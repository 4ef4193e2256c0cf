"""The draw for partners [K1.4]."""

import pytest

from engine.canasta.seating import DrawAgain, Seating, seating
from engine.suited import parse_cards


@pytest.mark.parametrize(
    ("drawn", "players"),
    [
        ("As Kh Qd Jc", (0, 2, 1, 3)),
        ("Jc Qd Kh As", (3, 1, 2, 0)),
        ("2s 3c Ad 4h", (2, 1, 3, 0)),
        ("9c 9d 9h 9s", (3, 1, 2, 0)),
        ("10c Ks 10s 2d", (1, 0, 2, 3)),
        ("As Ks Qs Js 10s 9s", (0, 3, 1, 4, 2, 5)),
        ("4s Ah 9d", (1, 2, 0)),
        ("2c 2d", (1, 0)),
    ],
)
def test_the_highest_begin_and_the_two_highest_are_partners(drawn: str, players: tuple[int, ...]) -> None:
    assert seating(parse_cards(drawn)) == Seating(players, first=0, dealer=len(players) - 1)


@pytest.mark.parametrize(
    ("drawn", "again"),
    [("* Kh Qd Jc", (0,)), ("As As Qd Jc", (0, 1)), ("* * Qd Qd", (0, 1, 2, 3)), ("As Ad * Jc", (2,))],
)
def test_jokers_and_identical_cards_draw_again(drawn: str, again: tuple[int, ...]) -> None:
    assert seating(parse_cards(drawn)) == DrawAgain(again)


def test_five_do_not_play() -> None:
    with pytest.raises(ValueError, match="5 cards"):
        seating(parse_cards("As Kh Qd Jc 9d"))
