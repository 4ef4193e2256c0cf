from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from engine.games import GAMES

ROOT = Path(__file__).parent.parent


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    """Give the deals, without the line that sums them up."""
    return all_told(capsys, *arguments)[:-1]


def all_told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert cli.main(["simulate", *arguments, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_deals(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, name, "--deals", "3", "--seed", "7")
    assert first == simulated(capsys, name, "--deals", "3", "--seed", "7")
    assert first != simulated(capsys, name, "--deals", "3", "--seed", "8")
    assert [deal["deal"] for deal in first] == [1, 2, 3]


@pytest.mark.parametrize("name", GAMES)
def test_the_scores_of_a_match_add_up_to_its_totals(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    deals = simulated(capsys, name, "--deals", "12")
    for _, match in groupby(deals, key=lambda deal: deal["match"]):
        scored = [deal for deal in match if deal["scores"]]
        sums = [sum(scores) for scores in zip(*(deal["scores"] for deal in scored), strict=True)]
        assert sums == scored[-1]["totals"]


def test_a_match_that_ends_is_followed_by_another(capsys: pytest.CaptureFixture[str]) -> None:
    deals = simulated(capsys, "three-thirteen", "--deals", "12")
    assert [deal["match"] for deal in deals] == [1] * 11 + [2]
    assert [deal["deal"] for deal in deals if deal["match_over"]] == [11]


def test_players_and_options_are_those_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    (deal,) = simulated(capsys, "three-thirteen", "--players", "2", "--option", "jokers=true")
    assert len(deal["totals"]) == 2


def test_people_get_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "three-thirteen", "--players", "2", "--deals", "12"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("deals     12, ")
    assert lines[1] == "matches   1 played to the end"
    assert [line.split()[0] for line in lines[2:5]] == ["actions", "piles", "questions"]
    assert lines[4] == "questions 0 asked, 0.00 a deal, 0 answered yes"
    assert [line.partition("  ")[0] for line in lines[5:]] == ["side 0", "side 1"]


def test_stand_ins_play_better_than_chance(capsys: pytest.CaptureFixture[str]) -> None:
    clever = simulated(capsys, "three-thirteen", "--players", "2", "--deals", "11", "--by", "standin")
    by_chance = simulated(capsys, "three-thirteen", "--players", "2", "--deals", "11")
    assert sum(clever[-1]["totals"]) * 2 < sum(by_chance[-1]["totals"])


def test_takings_and_questions_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    deals = simulated(capsys, "canastone", "--deals", "30", "--by", "standin")
    assert sum(deal["piles"] for deal in deals) > 0
    assert sum(deal["questions"] for deal in deals) > 0


def test_the_last_line_of_json_sums_up_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    *deals, last = all_told(capsys, "canastone", "--deals", "8", "--by", "standin", "--seed", "3")
    summary = last["summary"]
    assert summary["deals"] == len(deals) == 8
    assert summary["actions"] == sum(deal["actions"] for deal in deals)
    assert summary["ended"] == Counter(deal["ended"] for deal in deals)
    assert summary["piles"] == sum(deal["piles"] for deal in deals)
    assert summary["questions"] == sum(deal["questions"] for deal in deals)
    assert summary["consents"] == sum(deal["consents"] for deal in deals) > 0
    for side, told in enumerate(summary["scores"]):
        own = [deal["scores"][side] for deal in deals]
        assert told["mean"] == pytest.approx(statistics.fmean(own))
        assert told["spread"] == pytest.approx(statistics.pstdev(own))
        assert (told["lowest"], told["highest"]) == (min(own), max(own))
    assert summary["deals_per_second"] == pytest.approx(8 / summary["seconds"])
    assert summary["actions_per_second"] == pytest.approx(summary["actions"] / summary["seconds"])


def told_on(stderr: int, folder: Path) -> bytes | None:
    """Simulate as a process with that for its standard error; what it wrote there, if that is a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "bot", "simulate", "three-thirteen", "--deals", "3"],
        env=os.environ | {"PYTHONPATH": str(ROOT), "TERM": "xterm"},
        cwd=folder, stdout=subprocess.DEVNULL, stderr=stderr, timeout=60, check=True,
    )  # fmt: skip
    return done.stderr


def test_a_bar_is_drawn_on_a_terminal_alone(tmp_path: Path) -> None:
    assert told_on(subprocess.PIPE, tmp_path) == b""
    near, far = os.openpty()
    with os.fdopen(near, "rb", buffering=0) as terminal:
        told_on(far, tmp_path)
        os.close(far)
        assert b"deals" in terminal.read(4096)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["whist"], "pozzo: no game is called whist: there are "),
        (["three-thirteen", "--players", "9"], "pozzo: option players: "),
        (["three-thirteen", "--option", "wishes=3"], "pozzo: option wishes: unknown"),
        (["three-thirteen", "--option", "jokers=3"], "pozzo: option jokers: not-a-switch"),
        (["three-thirteen", "--option", "jokers"], "pozzo: --option jokers: write NAME=VALUE"),
        (["three-thirteen", "--option", "=true"], "pozzo: --option =true: write NAME=VALUE"),
        (["canastone", "--option", "target=" + "9" * 5000], "pozzo: option target: not-a-number"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith(told)
    assert error.count("\n") == 1
