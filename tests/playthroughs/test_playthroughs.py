"""Play goes as it went when the playthroughs were written; `make playthroughs` writes them anew."""

import pytest

from tests.engine.random_play import TABLES
from tests.playthroughs.playing import FOLDER, path_of, written


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_goes_as_it_is_written(name: str, players: int) -> None:
    # One line after another: the first that differs says where play has parted from the file.
    expected = path_of(name, players).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(written(name, players).splitlines(), expected, strict=True), start=1):
        assert now == then, f"line {number}"


def test_none_is_missing_and_none_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {path_of(name, players) for name, players in TABLES}
