"""What import contracts cannot say: they forbid names, and the engine is allowed nothing but the standard library."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ENGINE = Path(__file__).parent.parent / "engine"
MODULES = sorted(ENGINE.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_engine_imports_the_standard_library_alone(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"engine"}
    assert {name.partition(".")[0] for name in imported(ast.parse(path.read_text(encoding="utf-8")))} <= allowed


def imported(tree: ast.AST) -> set[str]:
    """The modules that a file imports, anywhere in it; relative imports stay inside the engine."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names
