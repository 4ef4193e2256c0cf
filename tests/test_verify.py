"""`pozzo verify` and `pozzo backup` beside a database that is in use."""

import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot import cli
from bot.store import chats, people, tables
from bot.store.database import Store, Tx
from bot.tables import lobby, play, start
from bot.tables.house import House
from bot.tables.running import find_running
from engine.games import GAMES

GROUP, ADA = -100, 11
HOUSE = House(stand_in_delay=0.0)
ACTIONS = 60


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("POZZO_DATABASE", "pozzo.sqlite3")
    monkeypatch.delenv("POZZO_TOKEN", raising=False)
    return tmp_path / "pozzo.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path)
    yield store
    await store.close()


@pytest.fixture
async def played(store: Store) -> Store:
    """A table of every game in the middle of its deal, and a lobby."""
    await store.write(_furnish)
    for number in range(1, len(GAMES) + 1):
        for _ in range(ACTIONS):
            await store.write(partial(_act, table=number))
    await store.write(lambda tx: lobby.open_table(tx, GROUP, None, ADA, "classic"))
    return store


def _furnish(tx: Tx) -> None:
    chats.meet(tx, GROUP, "Sunday cards")
    people.meet(tx, ADA, "Ada", None, "en")
    people.set_reachable(tx, ADA, 1)
    for name in GAMES:
        lobby.open_table(tx, GROUP, None, ADA, name)
        (row,) = (one for one in tables.in_chat(tx, GROUP) if one.status == "lobby")
        lobby.fill(tx, lobby.find_lobby(tx, row.id))
        start.start(tx, HOUSE, lobby.find_lobby(tx, row.id))


def _act(tx: Tx, table: int) -> None:
    running = find_running(tx, table)
    for seat in running.awaited:
        legal = running.game.legal_actions(running.state, seat)
        chosen = random.Random(running.ply).choice(legal)  # noqa: S311 - the same play in every run
        play.advance(tx, HOUSE, running, chosen, None)


async def test_a_log_gives_the_stored_state(played: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify"]) == 0
    *judged, counted = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in judged] == ["table 1", "table 2", "table 3", "table 4"]
    assert all(line.partition(": ")[2].startswith("good, ") for line in judged)
    assert counted == "4 good, 0 not"
    assert cli.main(["verify", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == ["1 good, 0 not"]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("UPDATE tables SET state = (SELECT state FROM tables WHERE id = 2) WHERE id = 3", "the log gives another "),
        ("UPDATE tables SET state = '{}' WHERE id = 3", "the stored state cannot be read"),
        ("UPDATE tables SET ply = ply + 1 WHERE id = 3", "the log has "),
        ("DELETE FROM actions WHERE table_id = 3 AND ply = 20", "ply 20 is missing from the log"),
        ("UPDATE actions SET action = 'fly' WHERE table_id = 3 AND ply = 20", "ply 20 cannot be read"),
        ("UPDATE actions SET seat = 3 - seat WHERE table_id = 3 AND ply = 2", "ply 2 is refused (not-your-turn ["),
        ("UPDATE tables SET game = 'whist' WHERE id = 3", "no game is called whist"),
    ],
)  # fmt: skip
async def test_a_table_that_is_not_sound_is_told(
    played: Store, fault: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await played.write(lambda tx: tx.execute(fault))
    assert cli.main(["verify"]) == 1
    *judged, counted = capsys.readouterr().out.splitlines()
    assert judged[2].startswith(f"table 3: {told}")
    assert [line.partition(": ")[2].startswith("good") for line in judged] == [True, True, False, True]
    assert counted == "3 good, 1 not"


async def test_a_copy_is_made_while_the_bot_runs(
    played: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["backup", "copy.sqlite3"]) == 0
    monkeypatch.setenv("POZZO_DATABASE", "copy.sqlite3")
    assert cli.main(["verify"]) == 0


async def test_nothing_is_overwritten(store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter").write_text("dear", encoding="utf-8")
    assert cli.main(["backup", "letter"]) == 2
    assert capsys.readouterr().err == "pozzo: letter exists already: a copy replaces nothing\n"
    assert (tmp_path / "letter").read_text(encoding="utf-8") == "dear"


@pytest.mark.parametrize("command", [["verify"], ["backup", "copy.sqlite3"]])
def test_no_database_is_told_in_one_line(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(command) == 2
    error = capsys.readouterr().err
    assert error.startswith("pozzo: the database pozzo.sqlite3 cannot be ")
    assert error.count("\n") == 1
    assert not [*tmp_path.iterdir()]


async def test_a_table_that_there_is_not_is_told(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", "7"]) == 2
    assert capsys.readouterr().err == "pozzo: no table 7\n"


async def test_a_database_of_another_version_is_left_alone(
    store: Store, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await store.write(lambda tx: tx.execute("PRAGMA user_version = 1"))
    assert cli.main(["verify"]) == 2
    assert "the database has version 1, this program knows " in capsys.readouterr().err
