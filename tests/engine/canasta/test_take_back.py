"""Taking back what was laid, before anything new was seen [TB1]."""

from engine.canasta import CLASSIC, INTERNATIONAL
from engine.canasta.types import State
from engine.cards import Face
from tests.engine.canasta.positions import does, position, refusal


def code(state: State, text: str) -> str | None:
    refused = refusal(state, text)
    return refused.code if refused else None


def test_what_was_laid_goes_back_the_last_first() -> None:
    start = position("9 9 9 K 2 4 5", ("K K K", ""), has_melded=[0])
    laid, _ = does(start, "meld 9: 9 9 9")
    more, _ = does(laid, "meld K: K 2")
    back, events = does(more, "take-back")
    assert back == laid
    assert [type(event).__name__ for event in events] == ["TookBack"]
    assert does(back, "take-back")[0] == start
    assert code(start, "take-back") == "not-available"


def test_an_initial_meld_taken_back_leaves_the_side_without_melds() -> None:
    start = position("A A A 4 5")
    laid, _ = does(start, "open A: A A A")
    back, _ = does(laid, "take-back")
    assert back == start
    assert code(back, "open A: A A A") is None


def test_the_question_may_be_asked_again_once_all_is_taken_back() -> None:
    """[K6.2]"""
    start = position("9 9 9 K 4", ("K K K K K K K", ""), has_melded=[0])
    laid, _ = does(start, "meld K: K")
    assert code(laid, "ask") == "cannot-ask"
    assert code(does(laid, "take-back")[0], "ask") is None


def test_what_was_seen_is_not_taken_back() -> None:
    taken, _ = does(position("K K 4 5", ("Q Q Q", ""), phase="draw", pile="9 K"), "take K K")
    assert code(taken, "take-back") == "not-available"
    asked, _ = does(position("9 9 9 4", ("K K K K K K K", ""), has_melded=[0]), "ask")
    assert code(asked, "take-back") == "awaiting-answer"
    answered, _ = does(asked, "answer yes", 2)
    assert code(answered, "take-back") == "not-available"
    laid, _ = does(answered, "meld 9: 9 9 9")
    assert does(laid, "take-back")[0] == answered
    drawing = position("9 9 9", phase="draw")
    assert code(drawing, "take-back") == "wrong-phase"


def test_concealment_is_not_lost_by_trying() -> None:
    """A card added to the partner's meld and taken back has not been added [K6.3]."""
    start = position("K K K K K K K A 9", ("A A A", ""), has_melded=[2])
    back, _ = does(does(start, "meld A: A")[0], "take-back")
    laid, _ = does(back, "meld K: K K K K K K K | A: A")
    assert laid.grown == 1
    kept, _ = does(does(laid, "take-back")[0], "meld K: K K K K K K K")
    assert kept.grown == 0


def test_a_complete_canasta_taken_back_is_none() -> None:
    """[K8.3]"""
    start = position("9 9 9 9 9 9 9 2 K J", ("K K K", ""), game="international", has_melded=[0])
    laid, _ = does(start, "meld 9: 9 9 9 9 9 9 9")
    assert laid.concealed[0] == (Face.NINE,)
    grown, _ = does(laid, "meld 9: 2")
    assert does(grown, "take-back")[0].concealed[0] == (Face.NINE,)
    back, _ = does(laid, "take-back")
    assert back.concealed[0] == ()
    pieces, _ = does(does(back, "meld 9: 9 9 9 9 9 9")[0], "meld 9: 9")
    assert pieces.concealed[0] == ()
    assert INTERNATIONAL.problems(start) != ()


def test_taking_back_is_never_offered() -> None:
    laid, _ = does(position("9 9 9 K 4 5", ("K K K", ""), has_melded=[0]), "meld 9: 9 9 9")
    assert "take-back" not in map(CLASSIC.write_action, CLASSIC.legal_actions(laid, 0))
