"""The command as it is typed; what its subcommands do has tests of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot import cli, heartbeat

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty working directory and a token that is none."""
    for name in [name for name in os.environ if name.upper().startswith("POZZO_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("POZZO_TOKEN", "1:test")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "pozzo: the following arguments are required: COMMAND"),
        (["nonsense"], "invalid choice: 'nonsense'"),
        (["health", "now"], "unrecognized arguments: now"),
        (["scenario"], "pozzo scenario: the following arguments are required: PATH"),
        (["simulate", "canastone", "--deals", "0"], "argument --deals: must be 1 or more, not 0"),
        (["simulate", "canastone", "--deals", "many"], "argument --deals: must be a number, not many"),
        (["simulate", "canastone", "--seed", "x"], "argument --seed: must be a number, not x"),
        (["simulate", "canastone", "--by", "magic"], "argument --by: invalid choice"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert told in error
    assert error.count("\n") == 1


def test_a_wrong_setting_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("POZZO_NEXT_DEAL", "soon")
    assert cli.main(["health"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("pozzo: POZZO_NEXT_DEAL: ")
    assert error.count("\n") == 1


def test_health_before_the_first_beat(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["health"]) == 1
    assert capsys.readouterr().out.startswith("unhealthy: ")


def test_health_follows_the_age_of_the_beat(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    beat = heartbeat.path_beside(elsewhere / "pozzo.sqlite3")
    heartbeat.beat(beat)
    assert cli.main(["health"]) == 0
    assert capsys.readouterr().out.startswith("healthy: ")
    then = time.time() - 500
    os.utime(beat, (then, then))
    assert cli.main(["health"]) == 1
    assert capsys.readouterr().out == "unhealthy: last heard from Telegram 500 s ago\n"


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_health", interrupted)
    assert cli.main(["health"]) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_has_gone_is_no_fault() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "bot", "health"],
            stdout=write,
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            timeout=60,
            check=False,
        )
    finally:
        os.close(write)
    assert done.stderr == b""
    assert done.returncode == 141


SOUND = """
game = "three-thirteen"
title = "nothing has happened yet"
clause = "T2.1"
[shuffled]
dealer = 3
[expect]
round = 1
"""


def test_scenarios_are_told_one_by_one_and_counted(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in [("a", SOUND), ("b", SOUND.replace("round = 1", "round = 2")), ("c", "not toml")]:
        (elsewhere / f"{name}.toml").write_text(text, encoding="utf-8")
    assert cli.main(["scenario", "a.toml"]) == 0
    assert capsys.readouterr().out == "ok a.toml\n1 passed, 0 failed\n"
    assert cli.main(["scenario", "b.toml"]) == 1
    capsys.readouterr()
    # That one cannot be read at all weighs more than that one fails.
    assert cli.main(["scenario", "."]) == 2
    sound, wrong, unreadable, counted = capsys.readouterr().out.splitlines()
    assert sound == "ok a.toml"
    assert wrong.startswith("FAIL b.toml: step 0: ")
    assert unreadable.startswith("FAIL c.toml: ")
    assert "line 1, column 5" in unreadable
    assert counted == "1 passed, 2 failed"


def test_no_scenario_at_all_is_no_success(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (elsewhere / "empty").mkdir()
    assert cli.main(["scenario", "empty"]) == 1
    told = capsys.readouterr()
    assert told.out == "0 passed, 0 failed\n"
    assert told.err == "pozzo: no scenario file (*.toml) in empty\n"
    assert cli.main(["scenario", "missing"]) == 2
    assert capsys.readouterr().err == "pozzo: no such file or folder: missing\n"
