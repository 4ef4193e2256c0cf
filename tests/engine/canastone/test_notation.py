"""Words that are no action are an error of the file; words that the rules refuse carry a code."""

import pytest

from engine.canastone import GAME
from engine.canastone.types import Deal, Lapse
from engine.cards import Face
from tests.engine.canastone.positions import code_of, position


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sing",
        "draw two",
        "meld K K K",
        "meld K:",
        "meld X: K K K",
        "discard 1",
        "answer maybe",
        "take-back now",
        "take K + meld Q: Q Q Q",
        "open K: K K K + discard 4",
        "ask whom",
        "deal K K",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    state = position("K")
    with pytest.raises(ValueError, match=r"."):
        GAME.parse_action(state, 0, text)


def test_an_action_needs_a_seat_unless_it_is_chance_or_the_clock() -> None:
    state = position("K")
    with pytest.raises(ValueError, match="whose action"):
        GAME.parse_action(state, None, "draw")
    deal = GAME.parse_action(state, None, "deal 1: K Q")
    assert deal == Deal((Face.KING, Face.QUEEN), 1)
    assert GAME.write_action(deal) == "deal 1: K Q"
    assert GAME.parse_action(state, None, "lapse") == Lapse()


@pytest.mark.parametrize(
    ("text", "phase", "code"),
    [
        ("discard K 9", "play", "malformed"),
        ("discard A A", "play", "not-in-hand"),
        ("discard", "play", "malformed"),
        ("meld", "play", "malformed"),
        ("open", "draw", "malformed"),
        ("open", "play", "wrong-phase"),
        ("lay K", "play", "malformed"),
        ("draw stock", "draw", "not-available"),
        ("draw pile", "play", "wrong-phase"),
        ("out K", "play", "not-available"),
        ("take 8 8 + open K: K K K", "draw", "not-available"),
        ("meld 2: 2 2 2", "play", "not-in-hand"),
        ("meld 3b: 3b 3b 3b", "play", "not-in-hand"),
    ],
)
def test_words_that_are_refused(text: str, phase: str, code: str) -> None:
    assert code_of(position("K K 9 4", phase=phase), 0, text) == code


def test_a_deal_is_of_the_whole_pack_between_deals() -> None:
    fresh = GAME.new(GAME.rules(4, {}), 0)
    waiting = GAME.chance(fresh)
    assert waiting is not None
    deal = GAME.shuffled(fresh, waiting.cards)
    assert GAME.violation(fresh, deal) is None
    refused = GAME.violation(fresh, GAME.shuffled(fresh, waiting.cards[1:]))
    assert refused is not None
    assert refused.code == "malformed"
    late = GAME.violation(position("K"), deal)
    assert late is not None
    assert late.code == "wrong-phase"
