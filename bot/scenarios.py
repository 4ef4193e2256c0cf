"""`pozzo scenario FILE-OR-FOLDER...`: run rule cases and tell how each one went."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.scenario import run_paths

PASSED: Final = 0
FAILED: Final = 1
NO_SUCH_PATH: Final = 2


def main(paths: Sequence[Path]) -> int:
    """Run the files, and the `*.toml` files under each folder.

    Prints to standard output `ok PATH` or `FAIL PATH: step N: expected X, came Y` for each file, then `N passed,
    N failed`. Returns the exit status: 0 when every file passed, 1 when one failed, 2 when a path does not exist,
    which one line on standard error says.
    """
    try:
        outcomes = run_paths(paths)
    except FileNotFoundError as missing:
        sys.stderr.write(f"no such file or folder: {missing}\n")
        return NO_SUCH_PATH
    passed = failed = 0
    for outcome in outcomes:
        passed += outcome.passed
        failed += not outcome.passed
        sys.stdout.write(f"ok {outcome.path}\n" if outcome.passed else f"FAIL {outcome.path}: {outcome.message}\n")
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return FAILED if failed else PASSED
