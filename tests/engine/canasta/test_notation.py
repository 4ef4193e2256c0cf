"""Words of actions and positions: what is read, what is refused by the rules, what cannot be read."""

from typing import Any

import pytest

from engine.canasta import CLASSIC
from engine.canasta.types import State
from tests.engine.canasta.positions import position, reads, refusal

STATE = position("K K 9 9 9 4 5 2", ("Q Q Q", ""), phase="draw", pile="5 K")
PLAY = position("K K 9 9 9 4 5 2", ("Q Q Q", ""))


@pytest.mark.parametrize(
    "text",
    [
        "draw",
        "take",
        "take K K",
        "take K K + open 9: 9 9 9 | 4: 4 4 2",
        "open K: K K K | 9: 9 9 2",
        "meld 9: 9 | K: K K *",
        "take-back",
        "ask",
        "ask 2",
        "answer yes",
        "answer no",
        "discard 3b",
        "lapse",
        "draw stock",
        "open K: K K K + take A A",
        "open + take A A",
        "lay 3r",
        "discard 4 5",
        "out 9h",
    ],
)
def test_what_is_written_is_read(text: str) -> None:
    assert CLASSIC.write_action(reads(STATE, text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "pass", "draw two", "take X", "open K", "open K: X", "meld 9", "ask me", "answer", "discard X", "lapse now",
     "take K K + meld 9: 9", "take-back now", "open K: K K K + draw", "lay 9h", "deal K K"],
)  # fmt: skip
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        reads(STATE, text)


def test_a_seat_action_needs_a_seat() -> None:
    for seat in (None, 4):
        with pytest.raises(ValueError, match="whose action"):
            CLASSIC.parse_action(STATE, seat, "draw")


@pytest.mark.parametrize(
    ("state", "text", "code"),
    [
        (STATE, "draw stock", "not-available"),
        (STATE, "draw pile", "not-available"),
        (STATE, "open Q: Q Q Q + take A A", "not-available"),
        (STATE, "lay 3r", "wrong-phase"),
        (PLAY, "lay 3r", "not-available"),
        (PLAY, "out 9h", "not-available"),
        (PLAY, "discard", "malformed"),
        (PLAY, "discard 4 5", "malformed"),
        (PLAY, "discard A A", "not-in-hand"),
        (PLAY, "meld", "malformed"),
        (PLAY, "meld 2: 2", "malformed"),
        (PLAY, "meld 3r: 9 9 9", "threes-not-melded"),
        (PLAY, "meld 3r: 3r 3r 3r", "not-in-hand"),
    ],
)
def test_what_is_read_and_refused(state: State, text: str, code: str) -> None:
    refused = refusal(state, text)
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(
    ("deal", "named"),
    [
        ({"packet": "K"}, "packet"),
        ({"joker_bar": 0}, "joker_bar"),
        ({"hands": ["3r"]}, "hands"),
        ({"hands": ["4"] * 5}, "hands"),
        ({"hands": "4"}, "hands"),
        ({"melds": ["2 2 2"]}, "melds"),
        ({"melds": ["K K K | K K K"]}, "melds"),
        ({"melds": ["K K Q"]}, "several ranks"),
        ({"phase": "over"}, "phase"),
        ({"turn": 4}, "turn"),
        ({"dealer": -1}, "dealer"),
        ({"scores": [1, 2, 3]}, "scores"),
        ({"scores": ["1"]}, "scores"),
        ({"stock": ["K"]}, "stock"),
        ({"pile": "X"}, "no card"),
        ({"has_melded": [7]}, "has_melded"),
        ({"drawn": "pile"}, "drawn"),
        ({"phase": "play", "drawn": "hand"}, "drawn"),
        ({"phase": "play", "melded_this_turn": 1}, "melded_this_turn"),
        ({"phase": "play", "ask": 1}, "ask"),
        ({"phase": "play", "ask": {"seat": 0, "partner": 1}}, "ask"),
        ({"phase": "play", "ask": {"seat": 0, "partner": 2, "answer": "perhaps"}}, "ask"),
    ],
)
def test_a_position_that_is_in_error(deal: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        CLASSIC.position(CLASSIC.rules(4, {}), deal)


def test_an_expectation_of_another_game() -> None:
    for key in ("arrangement", "round", "colour"):
        with pytest.raises(ValueError, match=key):
            CLASSIC.observe(STATE, key)
