"""The runner itself: what it says of files that are wrong, and of games that do otherwise than a file says."""

from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from engine.scenario import Outcome, files_in, run_path, run_table

GOOD = """
game = "three-thirteen"
title = "a turn"
clause = "T5.1"
players = 2

[deal]
turn = 0
hands = ["9s 7h Kd", "5s 6h 10d"]
stock = "2d 2h 2c"
pile = "Ac"

[[step]]
seat = 0
do = "draw stock"

[[step]]
seat = 0
do = "draw pile"
error = "wrong-phase"

[expect]
phase = "play"
hands = { 0 = "2d Kd 7h 9s" }
"""


def run(tmp_path: Path, text: str) -> Outcome:
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return run_path(path)


def said(tmp_path: Path, old: str, new: str) -> str:
    assert old in GOOD
    return run(tmp_path, GOOD.replace(old, new)).message


def test_a_good_file_passes(tmp_path: Path) -> None:
    assert run(tmp_path, GOOD) == Outcome(tmp_path / "case.toml", passed=True)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players = 2", "players = two", "Invalid value (at line 5, column 11)"),
        ("players = 2", "player = 2", "unknown key: player"),
        ("players = 2", "players = 7", "option players: out-of-range low=2 high=4"),
        ("players = 2", "players = true", "players: a number is expected"),
        ("players = 2", "players = 2\noptions = { aces = true }", "option aces: unknown"),
        ("players = 2", "players = 2\noptions = { jokers = 1 }", "option jokers: not-a-switch"),
        ("players = 2", "players = 2\noptions = 3", "options: a table is expected"),
        ('game = "three-thirteen"', 'game = "bridge"', "game: no game is called bridge"),
        ('game = "three-thirteen"', "game = 313", "game: a text is expected"),
        ('title = "a turn"', "", "title is missing"),
        ('clause = "T5.1"', "", "clause is missing"),
        ("turn = 0", "turns = 0", "deal: unknown key: turns"),
        ("turn = 0", "turn = 2", "deal: turn: no seat 2"),
        ("turn = 0", "round = 12", "deal: round: no round 12"),
        ("turn = 0", 'phase = "open"', "deal: phase: open"),
        ("turn = 0", 'drawn = "air"', "deal: drawn: air"),
        ("turn = 0", "melds = []", "deal: unknown key: melds"),
        ("turn = 0", "scores = [1]", "deal: scores: 2 numbers are expected"),
        ("turn = 0", 'scores = [1, "2"]', "deal: scores: a number is expected"),
        ("turn = 0", 'phase = "play"\nout = 0', "deal: out: seat 0 has gone out and cannot be playing"),
        ('"9s 7h Kd"', '"9s 7h Kx"', "deal: no card: Kx"),
        ('"9s 7h Kd"', '"9s 7h *"', "deal: hands: no card: *"),
        ('"9s 7h Kd"', "97", "deal: hands: a text is expected"),
        ('pile = "Ac"', "pile = 3", "deal: pile: a text is expected"),
        ('do = "draw pile"', 'do = "draw deck"', "step 2: do: unknown verb: draw deck"),
        ('do = "draw pile"', 'do = "reshuffle Ac"', "step 2: unknown verb: reshuffle Ac"),
        ('do = "draw pile"', 'do = "discard 1s"', "step 2: do: no card: 1s"),
        ('do = "draw pile"', "", "step 2: do is missing"),
        ('error = "wrong-phase"', 'error = "wrong-face"', "step 2: error: no code wrong-face"),
        ('error = "wrong-phase"', 'eror = "wrong-phase"', "unknown key: step 2: eror"),
        ('seat = 0\ndo = "draw pile"', 'do = "draw pile"', "step 2: seat is missing"),
        ('seat = 0\ndo = "draw pile"', 'seat = 2\ndo = "draw pile"', "step 2: seat: no seat 2"),
        ('do = "draw pile"', 'do = "next"', "step 2: seat: nobody does next"),
        ('phase = "play"\nhands', "fase = 3\nhands", "unknown key: expect.fase"),
        ('phase = "play"\nhands', 'phase = "open"\nhands', "expect.phase: draw or play is expected"),
        ('phase = "play"\nhands', 'turn = "0"\nhands', "expect.turn: a number is expected"),
        ('phase = "play"\nhands', "match_over = 0\nhands", "expect.match_over: true or false is expected"),
        ('phase = "play"\nhands', 'ended = "won"\nhands', "expect.ended: true, false, closed or stock is expected"),
        ('phase = "play"\nhands', "frozen = true\nhands", "unknown key: frozen"),
        ('phase = "play"\nhands', "pile = 1\nhands", "expect.pile: a text is expected"),
        ('{ 0 = "2d Kd 7h 9s" }', '{ 2 = "2d" }', "expect.hands: no seat 2"),
        ('{ 0 = "2d Kd 7h 9s" }', '{ 0 = "2d Kq" }', "expect.hands.0: no card: Kq"),
        ('{ 0 = "2d Kd 7h 9s" }', '"2d"', "expect.hands: a table by seat is expected"),
        ("[expect]", "[shuffled]\n[expect]", "shuffled: a scenario has [deal] or [shuffled], not both"),
        ("[expect]", "[expected]", "unknown key: expected"),
    ],
)
def test_a_file_in_error_names_its_line_or_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert said(tmp_path, old, new) == message


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('error = "wrong-phase"', "", "step 2: expected acceptance, came wrong-phase [T5.1]"),
        ('error = "wrong-phase"', 'error = "pile-empty"', "step 2: expected pile-empty, came wrong-phase [T5.1]"),
        ('do = "draw pile"', 'do = "discard 2d"', "step 2: expected wrong-phase, came acceptance"),
        (
            'phase = "play"',
            "turn = 1\nstock_size = 3",
            "step 2: turn: expected 1, came 0; stock_size: expected 3, came 2",
        ),
        ('"2d Kd 7h 9s"', '"2d"', "step 2: hands.0: expected 2d, came 2d 7h 9s Kd"),
        ('phase = "play"', "ended = true", "step 2: ended: expected true, came false"),
        ('phase = "play"', "deal_scores = { 0 = 0 }", "step 2: deal_scores.0: expected 0, came nothing"),
        ('phase = "play"', "winner = [0, 1]", "step 2: winner: expected 0 1, came nothing"),
    ],
)
def test_a_game_that_does_otherwise_fails_the_file(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert said(tmp_path, old, new) == message


def table(**more: Any) -> dict[str, Any]:
    return {"game": "three-thirteen", "title": "t", "clause": "T2.1", "players": 2, **more}


def test_everything_but_game_title_and_clause_has_a_default() -> None:
    assert (
        run_table({"game": "three-thirteen", "title": "t", "clause": "T1.1", "expect": {"dealer": 3, "turn": 0}}) == ""
    )


def test_a_shuffled_pack_is_dealt_as_it_is_ordered_and_completed() -> None:
    order = "As Ah 2s 2h 3s 3h 9c"
    expect = {
        "hands": {"0": "Ah 2h 3h", "1": "As 2s 3s"},
        "pile": "9c",
        "stock_size": 45,
        "turn": 1,
        "totals": {"0": 4},
    }
    assert run_table(table(shuffled={"dealer": 0, "order": order, "scores": [4, 5]}, expect=expect)) == ""


@pytest.mark.parametrize(
    ("shuffled", "message"),
    [
        ({"order": "As As"}, "shuffled.order: the pack has no As, or no more of them"),
        ({"order": "1s"}, "shuffled.order: the pack has no 1s, or no more of them"),
        ({"order": 5}, "shuffled.order: a text is expected"),
        ({"dealer": 2}, "shuffled.dealer: no seat 2"),
        ({"scores": [1, 2, 3]}, "shuffled.scores: 2 numbers are expected"),
        ({"cut": 1}, "unknown key: shuffled.cut"),
    ],
)
def test_a_shuffled_pack_that_cannot_be_is_an_error(shuffled: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message.replace('.', '[.]')}$"):
        run_table(table(shuffled=shuffled))


ENDING = {
    "round": 1,
    "turn": 0,
    "phase": "play",
    "out": 1,
    "hands": ["9s 9h 9d Kc", "As 2s 4s"],
    "stock": "2d",
    "pile": "Ac",
}


def test_the_next_round_follows_one_that_has_ended() -> None:
    last = {"seat": 0, "do": "discard Kc"}
    ended = {"ended": True, "turn": 1, "phase": "play", "deal_scores": {"0": 0, "1": 0}}
    assert run_table(table(deal=ENDING, step=[last], expect=ended)) == ""
    begun = {"ended": False, "round": 2, "dealer": 0, "turn": 1, "phase": "draw", "hand_sizes": {"0": 4, "1": 4}}
    assert run_table(table(deal=ENDING, step=[last, {"do": "next"}], expect=begun)) == ""


def test_no_round_follows_one_that_goes_on_or_the_last() -> None:
    early = [{"do": "next"}]
    assert run_table(table(deal=ENDING, step=early)) == "step 1: expected a new deal, came wrong-phase"
    assert run_table(table(deal=ENDING, step=[{"do": "next", "error": "wrong-phase"}])) == ""
    late = [{"seat": 0, "do": "discard Kc"}, {"do": "next", "error": "deal-over"}]
    assert run_table(table(deal={**ENDING, "round": 11}, step=late, expect={"match_over": True})) == ""


def test_discards_are_shuffled_without_being_asked() -> None:
    empty = {"turn": 0, "hands": ["9s 7h Kd", "5s 6h 10d"], "stock": "", "pile": "Ac Jd 8d"}
    assert run_table(table(deal=empty, expect={"stock_size": 2, "pile": "8d", "phase": "draw"})) == ""


def test_folders_are_searched_in_order_and_a_missing_path_is_told(tmp_path: Path) -> None:
    for name in ("b/2.toml", "b/1.toml", "a.toml", "b/no.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(GOOD, encoding="utf-8")
    assert files_in([tmp_path]) == tuple(tmp_path / name for name in ("a.toml", "b/1.toml", "b/2.toml"))
    (tmp_path / "folder.toml").mkdir()
    assert len(files_in([tmp_path])) == 3
    with pytest.raises(FileNotFoundError, match="nowhere"):
        files_in([tmp_path, tmp_path / "nowhere"])


def test_the_command_prints_a_line_a_file_and_the_sum(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(GOOD, encoding="utf-8")
    assert main(["scenario", str(good)]) == 0
    bad.write_text(GOOD.replace('error = "wrong-phase"', ""), encoding="utf-8")
    assert main(["scenario", str(tmp_path)]) == 1
    assert main(["scenario", str(tmp_path / "nowhere")]) == 2
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        f"ok {good}",
        "1 passed, 0 failed",
        f"FAIL {bad}: step 2: expected acceptance, came wrong-phase [T5.1]",
        f"ok {good}",
        "1 passed, 1 failed",
    ]
    assert err == f"pozzo: no such file or folder: {tmp_path / 'nowhere'}\n"


def test_a_file_that_is_no_text_fails(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_bytes(b'game = "three-thirteen"\ntitle = "\xff\xfe"\n')
    assert run_path(path) == Outcome(path, passed=False, message="no UTF-8 text (at line 2)", readable=False)


def test_a_file_nested_without_end_fails(tmp_path: Path) -> None:
    outcome = run(tmp_path, "a = " + "[" * 100_000)
    assert not outcome.readable
    assert outcome.message == "values are nested too deep to be read"


CANASTONE = """
game = "canastone"
title = "a position"
clause = "C6.1"

[deal]
hands = ["K K K", "5 5", "6 6", "7 7"]
stock = "4 5 6"

[[step]]
seat = 0
do = "draw"
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('stock = "4 5 6"', 'stock = "4 5 x"', "deal: stock: no card: x"),
        ('"K K K"', '"K K 3"', "deal: hands: no card: 3"),
        ('"K K K"', '"K K 3r"', "deal: hands: a red three is not held in hand"),
        ('stock = "4 5 6"', 'melds = ["K 1", ""]', "deal: melds: no card: 1"),
        ('stock = "4 5 6"', 'melds = ["K Q K", ""]', "deal: melds: cards of several ranks in one meld: K K Q"),
        ('stock = "4 5 6"', "red_threes = [-1, 0]", "deal: red_threes: not as it should be: [-1, 0]"),
        ('stock = "4 5 6"', "has_melded = [4]", "deal: has_melded: not as it should be: 4"),
        ('stock = "4 5 6"', "has_melded = 0", "deal: has_melded: not as it should be: 0"),
        ('stock = "4 5 6"', "melded_this_turn = 1", "deal: melded_this_turn: not as it should be: 1"),
        ('stock = "4 5 6"', 'drawn = "deck"', "deal: drawn: not as it should be: 'deck'"),
        ('do = "draw"', 'do = "ask two"', "step 1: do: no such action: ask two"),
        ('do = "draw"', 'do = "ask -2"', "step 1: do: no such action: ask -2"),
    ],
)
def test_a_canastone_file_in_error_names_its_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in CANASTONE
    assert run(tmp_path, CANASTONE).passed
    assert run(tmp_path, CANASTONE.replace(old, new)).message == message
