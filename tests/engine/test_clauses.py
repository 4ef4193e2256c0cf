"""Every clause of every RULES.md is cited by the game's code and by a test or a scenario."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

from engine.scenario import files_in

ROOT: Final = Path(__file__).parents[2]
PACKAGES: Final = {
    path.parent.name: path.parent.name.replace("_", "-") for path in sorted((ROOT / "engine").glob("*/RULES.md"))
}
"""Every package of the rules, and the folder of its scenarios."""
FAMILY: Final = ("cards", "draw_for_seats", "melding", "stock")
"""Modules that both canastas share and that cite the clauses of both."""
DEFINED: Final = re.compile(r"^- ([A-Z]{1,2}\d+(?:\.\d+)?)\b", re.MULTILINE)
CITED: Final = re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)?\b")


def clauses(package: str) -> list[str]:
    return DEFINED.findall((ROOT / "engine" / package / "RULES.md").read_text(encoding="utf-8"))


def cited(paths: Iterable[Path]) -> set[str]:
    return {clause for path in paths for clause in CITED.findall(path.read_text(encoding="utf-8"))}


def code_of(package: str) -> Iterator[Path]:
    yield from (ROOT / "engine" / package).glob("*.py")
    if package.startswith("canast"):
        yield from (ROOT / "engine" / f"{name}.py" for name in FAMILY)


def cases_of(package: str) -> Iterator[Path]:
    yield from files_in([ROOT / "tests" / "scenarios" / PACKAGES[package]])
    yield from (ROOT / "tests" / "engine" / package).glob("*.py")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_clause_is_cited_by_the_code(package: str) -> None:
    assert [clause for clause in clauses(package) if clause not in cited(code_of(package))] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_clause_is_cited_by_a_test_or_a_scenario(package: str) -> None:
    assert [clause for clause in clauses(package) if clause not in cited(cases_of(package))] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_clauses_are_numbered_once(package: str) -> None:
    numbers = clauses(package)
    assert len(numbers) == len(set(numbers)) > 20


@pytest.mark.parametrize("package", PACKAGES)
def test_scenarios_cite_clauses_that_there_are(package: str) -> None:
    known = set(clauses(package))
    for path in files_in([ROOT / "tests" / "scenarios" / PACKAGES[package]]):
        line = next(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("clause"))
        wrong = [clause for clause in line.partition('"')[2].strip('"').split() if clause not in known]
        assert wrong == [], path.name
