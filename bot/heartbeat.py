"""A file whose age tells whether the bot still hears from Telegram."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# Long polling answers at least every minute, so two silent minutes mean that something is wrong.
HEALTHY_SECONDS = 120.0


def path_beside(database: Path) -> Path:
    """Return the heartbeat's file, which lies next to the database."""
    return database.with_name(f"{database.name}.heartbeat")


def beat(path: Path) -> None:
    """Note that an exchange with Telegram has just succeeded."""
    path.touch()


def age(path: Path) -> float | None:
    """Return the seconds since the last beat, None when there has been none."""
    try:
        return max(0.0, time.time() - path.stat().st_mtime)
    except FileNotFoundError:
        return None


def is_healthy(path: Path) -> bool:
    """Whether the last beat is young enough."""
    seconds = age(path)
    return seconds is not None and seconds < HEALTHY_SECONDS
