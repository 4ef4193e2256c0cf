"""What is laid can be taken back until something new is seen [TB1]."""

from engine.canastone import GAME
from engine.canastone.types import Phase, TakeBack
from tests.engine.canastone.positions import CLOSING, act, cards, code_of, melds, position


def test_an_opening_taken_back_leaves_the_side_unopened() -> None:
    before = position("A A A 9 9", melds=["", ""], phase="draw")
    opened = act(before, 0, "open A: A A A")
    assert opened.melds[0] == melds("A A A")
    back = act(opened, 0, "take-back")
    assert back == before
    assert code_of(back, 0, "take-back") == "not-available"


def test_the_bar_of_an_opening_taken_back_falls() -> None:
    before = position("* * 2 9 9", {"joker_opening_bar": True}, melds=["", ""], phase="draw")
    opened = act(before, 0, "open W: * * 2")
    assert opened.joker_bar == 0
    assert act(opened, 0, "take-back").joker_bar is None


def test_the_bar_of_the_other_side_stays_when_an_opening_is_taken_back() -> None:
    deal = {"melds": ["* * *", ""], "phase": "draw", "turn": 1, "joker_bar": 0}
    before = position("9", {"joker_opening_bar": True}, hands=["", "* * * 9 9", "4", "5"], **deal)
    opened = act(before, 1, "open W: * * *")
    assert opened.joker_bar == 0
    assert act(opened, 1, "take-back") == before


def test_melds_are_taken_back_last_first() -> None:
    start = position("K K K Q 2 9 5")
    first = act(start, 0, "meld K: K K K")
    second = act(first, 0, "meld Q: Q 2")
    assert second.hands[0] == cards("9 5")
    assert act(second, 0, "take-back") == first
    assert act(act(second, 0, "take-back"), 0, "take-back") == start


def test_a_draw_makes_it_final() -> None:
    opened = act(position("A A A 9 9", melds=["", ""], phase="draw"), 0, "open A: A A A")
    drawn = act(opened, 0, "draw")
    assert drawn.phase is Phase.PLAY
    assert code_of(drawn, 0, "take-back") == "not-available"


def test_the_pile_makes_it_final() -> None:
    opened = act(position("A A A 8 8 9", melds=["", ""], phase="draw"), 0, "open A: A A A")
    assert code_of(act(opened, 0, "take 8 8"), 0, "take-back") == "not-available"


def test_a_question_and_its_answer_make_it_final() -> None:
    laid = act(position("K K Q 5", melds=[CLOSING, ""]), 0, "meld Q: Q")
    asked = act(laid, 0, "ask")
    assert code_of(asked, 0, "take-back") == "awaiting-answer"
    answered = act(asked, 2, "answer yes")
    assert code_of(answered, 0, "take-back") == "not-available"
    again = act(answered, 0, "meld K: K")
    assert act(again, 0, "take-back") == answered, "what is laid after the answer can be taken back"


def test_a_red_three_laid_makes_it_final() -> None:
    laid = act(position("3r K K K 9 9", {"hold_red_threes": True}), 0, "meld K: K K K")
    assert GAME.view(laid, 0).can_take_back
    assert code_of(act(laid, 0, "lay 3r"), 0, "take-back") == "not-available"


def test_only_the_player_to_move_takes_back() -> None:
    laid = act(position("K K K 9 9"), 0, "meld K: K K K")
    assert code_of(laid, 2, "take-back") == "not-your-turn"
    assert not GAME.view(laid, 2).can_take_back
    assert not GAME.view(laid, None).can_take_back
    assert TakeBack(0) not in GAME.legal_actions(laid, 0), "it is offered by the view, not to random play"
