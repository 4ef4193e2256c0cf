"""Tells where a fault happened, without what it says: the words of an exception may hold a hand."""

from __future__ import annotations

import traceback
from pathlib import Path

_FRAMES = 12
_ROOT = Path(__file__).parent.parent


def where(error: BaseException) -> str:
    """Return the kind of an exception and the places it went through, innermost last, e.g.
    "ValueError at bot/tables/play.py:31 advance > engine/canastone/turn.py:80 apply"."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return f"{type(error).__name__} at {' > '.join(map(_place, frames))}"


def innermost(error: BaseException) -> str:
    """Return the kind of an exception and the place it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} at {_place(frames[-1])}" if frames else type(error).__name__


def _place(frame: traceback.FrameSummary) -> str:
    path = Path(frame.filename)
    is_ours = path.is_relative_to(_ROOT) and "site-packages" not in path.parts
    shown = path.relative_to(_ROOT) if is_ours else Path(path.name)
    return f"{shown.as_posix()}:{frame.lineno} {frame.name}"
