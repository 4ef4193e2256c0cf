from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from bot import heartbeat

if TYPE_CHECKING:
    from pathlib import Path


def test_the_heartbeat_lies_next_to_the_database(tmp_path: Path) -> None:
    assert heartbeat.path_beside(tmp_path / "cards.sqlite3") == tmp_path / "cards.sqlite3.heartbeat"


def test_without_a_beat_there_is_no_age_and_no_health(tmp_path: Path) -> None:
    path = tmp_path / "beat"
    assert heartbeat.age(path) is None
    assert not heartbeat.is_healthy(path)


def test_a_fresh_beat_is_healthy(tmp_path: Path) -> None:
    path = tmp_path / "beat"
    heartbeat.beat(path)
    age = heartbeat.age(path)
    assert age is not None
    assert 0 <= age < 60
    assert heartbeat.is_healthy(path)


def test_two_silent_minutes_are_unhealthy_until_the_next_beat(tmp_path: Path) -> None:
    path = tmp_path / "beat"
    heartbeat.beat(path)
    then = time.time() - heartbeat.HEALTHY_SECONDS
    os.utime(path, (then, then))
    assert not heartbeat.is_healthy(path)
    heartbeat.beat(path)
    assert heartbeat.is_healthy(path)
