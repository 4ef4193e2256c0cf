"""Every clause of the rules stands in the code and in a test or a scenario."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
GAME = ROOT / "engine" / "canasta"
CLAUSES = re.findall(r"^- ((?:K|TB)[\d.]+)", (GAME / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)


def cited(paths: list[Path]) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return set(re.findall(r"\b(?:K\d+\.\d+|TB\d+)\b", text))


def test_every_clause_is_cited_by_code() -> None:
    assert set(CLAUSES) - cited(list(GAME.glob("*.py"))) == set()


def test_every_clause_is_cited_by_a_test_or_a_scenario() -> None:
    tests = [path for path in Path(__file__).parent.glob("*.py") if path != Path(__file__)]
    scenarios = list((ROOT / "tests" / "scenarios" / "canasta").glob("*.toml"))
    assert set(CLAUSES) - cited(tests + scenarios) == set()


def test_no_other_clause_is_cited() -> None:
    assert len(CLAUSES) == len(set(CLAUSES)) > 40
    assert cited([*GAME.glob("*.py"), *(ROOT / "tests" / "scenarios" / "canasta").glob("*.toml")]) <= set(CLAUSES)
