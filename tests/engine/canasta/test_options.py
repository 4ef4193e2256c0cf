"""Presets, options and what the number of players changes."""

import pytest

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canasta.dealing import cutter, pack
from engine.canasta.types import Dealt
from engine.game import InvalidOptions, OptionValue


def test_the_presets_differ_in_their_options_alone() -> None:
    classic, international = CLASSIC.rules(4, {}), INTERNATIONAL.rules(4, {})
    assert classic != international
    as_classic: dict[str, OptionValue] = {option.name: option.default for option in CLASSIC.options}
    dressed = INTERNATIONAL.rules(4, as_classic)
    different = {name for name in type(classic).__slots__ if getattr(dressed, name) != getattr(classic, name)}
    assert different == {"preset"}


def test_every_option_is_a_field_that_can_be_set() -> None:
    others: dict[str, OptionValue] = {
        "target": 3000,
        "wild_ratio": "not_above_naturals",
        "black_three_freezes": False,
        "concealed_needs_minimum": False,
        "concealed_canasta_bonus": True,
        "cut_side": "right",
    }
    assert set(others) == {option.name for option in CLASSIC.options}
    for name, value in others.items():
        assert getattr(CLASSIC.rules(4, {name: value}), name) == value
        assert getattr(CLASSIC.rules(4, {}), name) != value


@pytest.mark.parametrize(
    ("players", "cards", "expected"),
    [
        (2, 108, (15, 2, 2, 5000, 2)),
        (3, 108, (13, 2, 1, 7500, 3)),
        (4, 108, (11, 1, 1, 5000, 2)),
        (6, 162, (13, 1, 2, 10000, 2)),
    ],
)
def test_what_the_number_of_players_changes(players: int, cards: int, expected: tuple[int, ...]) -> None:
    """Cards of a hand and of a draw, canastas to go out, target, sides [K1.1, K1.2, K1.5, K3.1, K6.1, K10.1]."""
    rules = INTERNATIONAL.rules(players, {})
    assert len(pack(rules)) == cards
    assert (rules.hand_size, rules.draw, rules.canastas_to_go_out, rules.target, rules.sides) == expected


@pytest.mark.parametrize(
    ("players", "options", "option", "reason"),
    [
        (3, {}, "players", "out-of-range"),
        (4, {"black_threes_freeze": True}, "black_threes_freeze", "unknown"),
        (4, {"black_three_freezes": 1}, "black_three_freezes", "not-a-switch"),
        (4, {"target": "high"}, "target", "not-a-number"),
        (4, {"target": True}, "target", "not-a-number"),
        (4, {"target": 0}, "target", "out-of-range"),
        (4, {"cut_side": "middle"}, "cut_side", "not-a-choice"),
        (4, {"wild_ratio": True}, "wild_ratio", "not-a-choice"),
    ],
)
def test_what_cannot_be_played(players: int, options: dict[str, OptionValue], option: str, reason: str) -> None:
    with pytest.raises(InvalidOptions) as raised:
        CLASSIC.rules(players, options)
    assert (raised.value.option, raised.value.reason) == (option, reason)


def test_who_cuts() -> None:
    """[K1.8]"""
    assert cutter(CLASSIC.rules(4, {}), 3) == 0
    assert cutter(CLASSIC.rules(4, {"cut_side": "right"}), 0) == 3
    assert cutter(INTERNATIONAL.rules(3, {}), 0) == 2
    assert cutter(INTERNATIONAL.rules(3, {"cut_side": "left"}), 2) == 0


@pytest.mark.parametrize(("side", "seat"), [("left", 1), ("right", 3)])
def test_who_has_cut_is_told_when_a_deal_begins(side: str, seat: int) -> None:
    state = CLASSIC.new(CLASSIC.rules(4, {"cut_side": side}), 0)
    due = CLASSIC.chance(state)
    assert due is not None
    _, events = CLASSIC.apply(state, CLASSIC.shuffled(state, due.cards))
    assert next(event.cutter for event in events if isinstance(event, Dealt)) == seat
