"""What a seat cannot see makes no difference to what it is shown and offered."""

import random
from dataclasses import replace

import pytest

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canasta.types import Dealt, Drew, State, TookPile
from engine.cards import NO_CARDS, faces_of, hand_of, parse_cards
from tests.engine.canasta.positions import does, position
from tests.engine.random_play import new_match, play


def with_hidden_cards_mixed(state: State, seat: int, chance: random.Random) -> State:
    """Deal the stock and the other hands anew, as many cards to each."""
    others = [other for other in range(state.rules.players) if other != seat]
    hidden = list(state.stock) + [card for other in others for card in faces_of(state.hands[other])]
    kept = [card for card in hidden if card.name != "RED_THREE"]
    red = [card for card in hidden if card.name == "RED_THREE"]
    chance.shuffle(kept)
    hands = list(state.hands)
    for other in others:
        size = sum(state.hands[other])
        hands[other], kept = hand_of(kept[:size]), kept[size:]
    stock = kept + red
    chance.shuffle(stock)
    return replace(state, hands=tuple(hands), stock=tuple(stock))


@pytest.mark.parametrize(("game", "players"), [(CLASSIC, 4), *((INTERNATIONAL, n) for n in INTERNATIONAL.players)])
def test_hidden_cards_make_no_difference(game: type(CLASSIC), players: int) -> None:  # type: ignore[valid-type]
    for seed in range(2):
        start, chance = new_match(game, players, seed)
        for number, ply in enumerate(play(game, start, chance)):
            if number % 4 or ply.after.result is not None:
                continue
            seat = chance.randrange(players)
            other = with_hidden_cards_mixed(ply.after, seat, chance)
            assert game.view(other, seat) == game.view(ply.after, seat)
            assert game.view(other, None) == game.view(ply.after, None)
            assert game.legal_actions(other, seat) == game.legal_actions(ply.after, seat)


def test_only_the_drawer_sees_what_was_drawn() -> None:
    _, events = does(position("9 9 4", phase="draw"), "draw")
    (drew,) = events
    assert isinstance(drew, Drew)
    assert CLASSIC.redact(drew, 0) == drew
    assert CLASSIC.redact(drew, 2) == CLASSIC.redact(drew, None) == Drew(0, 1, None)


def test_a_taking_is_seen_by_all() -> None:
    _, events = does(position("K K 4", ("Q Q Q", ""), phase="draw", pile="5 3b 7 K"), "take K K")
    (took,) = events
    assert isinstance(took, TookPile)
    assert took.pile == parse_cards("5 3b 7")
    assert CLASSIC.redact(took, 1) == took


def test_a_view_before_the_first_deal() -> None:
    view = INTERNATIONAL.view(INTERNATIONAL.new(INTERNATIONAL.rules(3, {}), 0), 1)
    assert view.hand == NO_CARDS
    assert [side.minimum for side in view.sides] == [50, 50, 50]
    assert [side.seats for side in view.sides] == [(0,), (1,), (2,)]


def test_the_pile_is_frozen_for_who_has_not_melded() -> None:
    """[K5.5]"""
    state = position("9 9 4", ("Q Q Q", ""), phase="draw", pile="5 K")
    assert [CLASSIC.view(state, seat).frozen for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert not CLASSIC.view(state, 1).frozen_for_all


def test_what_a_view_tells_of_the_turn() -> None:
    state = position("9 9 9 4", ("K K K K K K K", ""), has_melded=[0], ask={"seat": 0, "partner": 2, "answer": "yes"})
    view = CLASSIC.view(state, 0)
    assert (view.must_close, view.can_ask, view.can_take_back, view.hand_cost) == (True, False, False, 35)
    assert not CLASSIC.view(state, 2).must_close
    after, _ = does(state, "meld 9: 9 9 9")
    assert CLASSIC.view(after, 0).can_take_back
    assert not CLASSIC.view(after, 2).can_take_back
    assert CLASSIC.view(after, 0).sides[0].table_points == 70 + 30 + 500


def test_must_take_is_shown_to_who_must() -> None:
    """[K7.1]"""
    state = position("9 9 4", ("K K K", ""), phase="draw", pile="5 K", stock="")
    assert CLASSIC.view(state, 0).must_take
    assert not CLASSIC.view(state, 2).must_take
    assert [CLASSIC.write_action(action) for action in CLASSIC.legal_actions(state, 0)] == ["take"]


def test_where_nothing_else_is_possible_only_declining_is_offered() -> None:
    """[K7.1]"""
    state = position("9 9 4", phase="draw", pile="5 K", stock="")
    assert [CLASSIC.write_action(action) for action in CLASSIC.legal_actions(state, 0)] == ["draw"]


def test_a_deal_tells_its_minimums_and_what_was_turned_up() -> None:
    start, chance = new_match(INTERNATIONAL, 6, 1)
    ply = next(play(INTERNATIONAL, start, chance))
    dealt = ply.events[0]
    assert isinstance(dealt, Dealt)
    assert dealt.starting == ply.after.pile
    assert len(dealt.minimums) == 2
