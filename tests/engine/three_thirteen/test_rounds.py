"""What scenarios cannot say: long rounds, chance, views, options, logs, and what an audit finds."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.game import IllegalAction, InvalidOptions, Stage
from engine.suited import JOKER, Suit, card_of, pack_of, parse_cards, rank_of, suit_of, write_card
from engine.three_thirteen import GAME
from engine.three_thirteen.types import (
    Deal,
    Discard,
    Discarded,
    DrawPile,
    DrawStock,
    Drew,
    MatchEnded,
    Out,
    Phase,
    Reshuffle,
    Reshuffled,
    RoundEnded,
    State,
    WentOut,
)


def position(players: int = 2, **deal: Any) -> State:
    return GAME.position(GAME.rules(players, {}), deal)


def dealt(players: int = 2) -> State:
    state = GAME.new(GAME.rules(players, {}), dealer=players - 1)
    waiting = GAME.chance(state)
    assert waiting is not None
    return GAME.apply(state, GAME.shuffled(state, waiting.cards))[0]


THREE_NINES: dict[str, Any] = {"hands": ["9s 9h 9d Kd", "5s 6h 10d", "2s 4h Jc"], "stock": "2d 2h 2c", "pile": "Ac"}


def test_a_round_ends_after_a_hundred_turns_of_each() -> None:
    """With one discard going round, the stock is never needed [T5.4]."""
    state = position(hands=["9s 7h Kd", "5s 6h 10d"], stock="2d", pile="Ac")
    for turn in range(200):
        assert state.result is None, turn
        seat = state.turn
        state, _ = GAME.apply(state, DrawPile(seat))
        assert state.drawn is not None
        state, events = GAME.apply(state, Discard(seat, state.drawn))
    assert state.result is not None
    assert state.result.reason == "turns"
    assert state.result.out is None
    assert GAME.observe(state, "ended") is True
    assert GAME.stage(state) is Stage.CHANCE
    assert isinstance(events[-1], RoundEnded)


def test_who_is_out_late_still_leaves_the_others_their_turn() -> None:
    """Where somebody is out the last turns are played, whatever the number of turns [T5.4, T6.2]."""
    hands = ["9s 9h 9d Kd", "5s 6h 10d"]
    late = replace(position(turn=0, phase="play", hands=hands, stock="2d", pile="Ac"), turns=199)
    state, events = GAME.apply(late, Out(0, card_of(13, Suit.DIAMONDS)))
    assert events == (Discarded(0, card_of(13, Suit.DIAMONDS)), WentOut(0))
    assert state.phase is Phase.DRAW
    assert state.turn == 1


def test_a_third_empty_stock_does_not_take_a_last_turn_away() -> None:
    """[T5.4, T6.2]."""
    state = replace(position(turn=1, out=0, hands=["", "5s 6h 10d"], stock="2d", pile="Ac Jd"), empty_stocks=2)
    state, _ = GAME.apply(replace(state, stock=()), DrawPile(1))
    state, _ = GAME.apply(state, Discard(1, state.hands[1][0]))
    assert state.result is not None
    assert state.result.reason == "out"


def test_discards_become_the_stock_in_the_order_of_the_shuffle() -> None:
    """[T5.3]."""
    state = position(hands=["9s 7h Kd", "5s 6h 10d"], stock="", pile="Ac Jd 8d")
    waiting = GAME.chance(state)
    assert waiting is not None
    assert (waiting.kind, waiting.cards) == ("reshuffle", ("Ac", "Jd"))
    assert GAME.to_act(state) == frozenset()
    assert GAME.legal_actions(state, 0) == ()
    shuffled = GAME.shuffled(state, ("Jd", "Ac"))
    assert shuffled == Reshuffle(parse_cards("Jd Ac"))
    after, events = GAME.apply(state, shuffled)
    assert events == (Reshuffled(2),)
    assert (after.stock, after.pile) == (parse_cards("Jd Ac"), parse_cards("8d"))


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Reshuffle(parse_cards("Ac 8d")), "malformed"),
        (Reshuffle(()), "malformed"),
        (Deal(pack_of(1, 0)), "wrong-phase"),
        (DrawPile(0), "wrong-phase"),
        (DrawPile(1), "not-your-turn"),
    ],
)
def test_before_the_shuffle_nothing_else_is_done(action: Any, code: str) -> None:
    state = position(hands=["9s 7h Kd", "5s 6h 10d"], stock="", pile="Ac Jd 8d")
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, action)
    assert refused.value.violation.code == code


def test_a_deal_is_of_the_whole_pack_and_between_rounds() -> None:
    new = GAME.new(GAME.rules(2, {}), 0)
    for order, cut in ((pack_of(2, 0), 0), (pack_of(1, 0)[1:], 0), (pack_of(1, 0), 52), (pack_of(1, 0), -1)):
        refused = GAME.violation(new, Deal(order, cut))
        assert refused is not None
        assert refused.code == "malformed"
    assert GAME.violation(new, DrawStock(0)) is not None
    reshuffle = GAME.violation(dealt(), Reshuffle(()))
    assert reshuffle is not None
    assert reshuffle.code == "wrong-phase"


def test_a_cut_moves_cards_to_the_end() -> None:
    new = GAME.new(GAME.rules(2, {}), 0)
    pack = pack_of(1, 0)
    cut = GAME.apply(new, Deal(pack, 10))[0]
    assert cut == GAME.apply(new, Deal(pack[10:] + pack[:10]))[0]


def test_the_view_of_a_hand_tells_how_to_go_out() -> None:
    """[T6.1, T7.1]."""
    state = position(3, turn=0, phase="play", **THREE_NINES)
    king = card_of(13, Suit.DIAMONDS)
    seen = GAME.view(state, 0)
    assert seen.out_cards == (king,)
    assert seen.arrangement is not None
    assert seen.arrangement.left_over == (king,)
    assert seen.wild_ranks == (3,)
    assert seen.last_turns == ()
    assert GAME.view(state, 1).out_cards == ()
    out = GAME.apply(state, Out(0, king))[0]
    assert GAME.view(out, None).last_turns == (1, 2)
    assert GAME.view(out, None).hand is None
    assert GAME.view(out, 1).out == 0


def test_only_who_draws_from_the_stock_sees_the_card() -> None:
    """[T4.5]."""
    stock, pile = Drew(1, "stock", 5), Drew(1, "pile", 5)
    assert [GAME.redact(stock, seat) for seat in (None, 0, 1)] == [
        Drew(1, "stock", None),
        Drew(1, "stock", None),
        stock,
    ]
    assert GAME.redact(pile, None) == pile
    state = GAME.apply(dealt(), DrawStock(0))[0]
    assert GAME.view(state, 0).drawn == state.drawn is not None
    assert GAME.view(state, 1).drawn is None


def test_the_match_tells_who_has_won() -> None:
    """[T7.4]."""
    deal: dict[str, Any] = {"round": 11, "turn": 1, "out": 0, "phase": "play", "hands": ["", "5s"], "scores": [9, 3]}
    state, events = GAME.apply(position(**deal), Discard(1, parse_cards("5s")[0]))
    assert events[-1] == MatchEnded((1,), 3)
    assert GAME.view(state, None).winners == (1,)
    assert GAME.stage(state) is Stage.OVER
    assert GAME.chance(state) is None


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (5, {}, "out-of-range"),
        (1, {}, "out-of-range"),
        (2, {"wishes": True}, "unknown"),
        (2, {"jokers": 2}, "not-a-switch"),
    ],
)
def test_options_that_cannot_be_played(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidOptions) as wrong:
        GAME.rules(players, options)
    assert wrong.value.reason == reason


@pytest.mark.parametrize("text", ["fold", "draw deck", "discard 9", "out 9s 1h", "drawstock"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match=r"no card|unknown verb"):
        GAME.parse_action(dealt(), 0, text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("draw", "not-available"),
        ("take K K", "not-available"),
        ("ask 2", "wrong-phase"),
        ("discard", "wrong-phase"),
    ],
)
def test_what_is_no_action_of_this_game(text: str, code: str) -> None:
    """Read, written as it was, and refused [T5.1, T5.2]."""
    state = dealt()
    action = GAME.parse_action(state, state.turn, text)
    refused = GAME.violation(state, action)
    assert GAME.write_action(action) == text
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize("text", ["draw stock", "deal x As", "deal 0 1s", "reshuffle 1s"])
def test_what_is_no_chance(text: str) -> None:
    with pytest.raises(ValueError, match=r"nobody does|no card|invalid literal"):
        GAME.parse_action(dealt(), None, text)


def test_cards_are_written_as_they_are_read() -> None:
    for card in range(JOKER + 1):
        assert parse_cards(write_card(card)) == (card,)
        suit = suit_of(card)
        assert suit is None if card == JOKER else suit is not None and card_of(rank_of(card), suit) == card


def damaged(state: State) -> list[tuple[State, str]]:
    hands = state.hands
    return [
        (replace(state, stock=state.stock[1:]), "cards lost"),
        (replace(state, pile=(*state.pile, state.pile[0])), "made"),
        (
            replace(state, hands=(hands[0][1:], hands[1]), stock=(*state.stock, hands[0][0])),
            "seat 0 holds 2 cards, not 3",
        ),
        (replace(state, hands=(hands[0][::-1], hands[1])), "out of order"),
        (replace(state, turn=2), "no seat 2 to play"),
        (replace(state, dealer=-1), "no seat -1 deals"),
        (replace(state, totals=(0,)), "1 totals for 2 players"),
        (replace(state, phase=Phase.PLAY), "the card drawn is None"),
        (replace(state, phase=Phase.DEAL), "the round has not ended"),
        (replace(state, phase=Phase.RESHUFFLE), "a reshuffle with stock"),
        (replace(state, scores=((1, 2),)), "1 rounds are scored in round 1"),
        (replace(state, round=12), "round 12"),
        (replace(state, round=0), "before the first round"),
    ]


def test_an_audit_names_what_is_wrong() -> None:
    state = dealt()
    assert GAME.problems(state) == ()
    for broken, said in damaged(state):
        assert any(said in problem for problem in GAME.problems(broken)), said


def test_every_order_of_the_pack_can_be_dealt() -> None:
    chance = random.Random(1)  # noqa: S311 - the same packs every time
    for players in GAME.players:
        new = GAME.new(GAME.rules(players, {"jokers": True}), 0)
        order = list(pack_of(new.rules.packs, 2 * new.rules.packs))
        chance.shuffle(order)
        assert GAME.problems(GAME.apply(new, Deal(tuple(order)))[0]) == ()
