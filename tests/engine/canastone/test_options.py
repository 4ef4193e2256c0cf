"""Options make rules or are refused by name [C1.1, V1 to V11]."""

import pytest

from engine.canastone import GAME
from engine.canastone.dealing import pack
from engine.cards import Face
from engine.game import InvalidOptions, OptionValue


def test_every_option_is_a_field_of_the_rules() -> None:
    plain = GAME.rules(4, {})
    for option in GAME.options:
        assert getattr(plain, option.name) == option.default
        value: OptionValue = True if option.kind == "switch" else option.high
        assert getattr(GAME.rules(4, {option.name: value}), option.name) == value


def test_the_options_are_the_variants_in_their_order() -> None:
    assert [option.clause for option in GAME.options] == [f"V{number}" for number in range(1, 12)]


@pytest.mark.parametrize(
    ("players", "options", "option", "reason"),
    [
        (5, {}, "players", "out-of-range"),
        (4, {"targets": 1}, "targets", "unknown"),
        (4, {"no_asking": 1}, "no_asking", "not-a-switch"),
        (4, {"no_asking": "yes"}, "no_asking", "not-a-switch"),
        (4, {"target": True}, "target", "not-a-number"),
        (4, {"target": "12000"}, "target", "not-a-number"),
        (4, {"target": 2000}, "target", "out-of-range"),
        (4, {"target": 31000}, "target", "out-of-range"),
        (4, {"target": 12500}, "target", "out-of-range"),
    ],
)
def test_options_that_cannot_be_played(players: int, options: dict[str, OptionValue], option: str, reason: str) -> None:
    with pytest.raises(InvalidOptions) as raised:
        GAME.rules(players, options)
    assert (raised.value.option, raised.value.reason) == (option, reason)


def test_the_pack_has_162_cards() -> None:
    cards = pack(GAME.rules(4, {}))
    assert len(cards) == 162
    assert [cards.count(face) for face in (Face.ACE, Face.TWO, Face.JOKER, Face.BLACK_THREE, Face.RED_THREE)] == [
        12,
        12,
        6,
        6,
        6,
    ]
