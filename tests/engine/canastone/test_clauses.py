"""Every clause of the rules is cited by code and by a test or a scenario."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
RULES = ROOT / "engine" / "canastone" / "RULES.md"
CLAUSE = re.compile(r"\b(?:C\d{1,2}\.\d+|C\d{1,2}|V\d+|TB\d+)\b")


def _clauses() -> set[str]:
    return set(re.findall(r"^- ((?:C\d+\.\d+|V\d+|TB\d+)) ", RULES.read_text(encoding="utf-8"), re.MULTILINE))


def _cited(*paths: Path) -> set[str]:
    return {clause for path in paths for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}


def test_every_clause_is_cited_by_the_code() -> None:
    code = (ROOT / "engine" / "canastone").glob("*.py")
    assert _clauses() - _cited(*code, ROOT / "engine" / "melding.py") == set()


def test_every_clause_is_cited_by_a_test_or_a_scenario() -> None:
    scenarios = (ROOT / "tests" / "scenarios" / "canastone").glob("*.toml")
    tests = (path for path in Path(__file__).parent.glob("test_*.py") if path.name != "test_clauses.py")
    assert _clauses() - _cited(*scenarios, *tests) == set()


def test_the_code_cites_no_clause_that_is_not_there() -> None:
    known = _clauses() | {clause.split(".")[0] for clause in _clauses()}
    assert _cited(*(ROOT / "engine" / "canastone").glob("*.py")) - known == set()
