from pathlib import Path

import pytest

from engine.scenario import files_in, run_path

ROOT = Path(__file__).parents[2]
FILES = files_in([ROOT / "tests" / "scenarios"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "tests" / "scenarios")))
def test_every_scenario_passes(path: Path) -> None:
    assert run_path(path).message == ""


def test_there_are_scenarios_of_every_game() -> None:
    packages = {path.parent.name for path in (ROOT / "engine").glob("*/RULES.md")}
    assert {path.parent.name for path in FILES} == {package.replace("_", "-") for package in packages}
