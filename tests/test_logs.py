from __future__ import annotations

import io
import logging
import sys
from typing import TYPE_CHECKING

import pytest

from bot import logs

if TYPE_CHECKING:
    from collections.abc import Iterator

TOKEN = "1:very-secret"


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the process logs once `configure` is done; the logging of the tests is put back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    logs.configure("DEBUG", [TOKEN, TOKEN + "-longer", ""])
    yield written
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_line_keeps_its_words_and_loses_the_token(log: io.StringIO) -> None:
    logging.getLogger("bot").info("calling %s", f"https://example.org/bot{TOKEN}/getMe")
    assert log.getvalue().endswith("INFO bot: calling https://example.org/bot[secret]/getMe\n")


def test_the_token_is_found_when_encoded_in_an_address(log: io.StringIO) -> None:
    logging.getLogger("bot").info("calling bot1%%3Avery-secret and more")
    logging.getLogger("bot").info("calling %s", "bot1%3Avery-secret")
    assert "calling bot[secret]\n" in log.getvalue()


def test_the_longer_secret_leaves_no_rest(log: io.StringIO) -> None:
    logging.getLogger("bot").info("%s-longer", TOKEN)
    assert log.getvalue().endswith("bot: [secret]\n")


def test_a_traceback_loses_the_token_too(log: io.StringIO) -> None:
    try:
        raise ValueError(TOKEN)
    except ValueError:
        logging.getLogger("bot").exception("failed")
    assert "ValueError: [secret]" in log.getvalue()
    assert "very-secret" not in log.getvalue()


def test_an_uncaught_fault_is_logged_without_the_token(log: io.StringIO) -> None:
    error = ValueError(TOKEN)
    sys.excepthook(ValueError, error, None)
    assert "CRITICAL pozzo: The program ended by a fault" in log.getvalue()
    assert "very-secret" not in log.getvalue()


@pytest.mark.parametrize("name", ["httpx", "telegram.ext.Updater", "aiosqlite", "aiohttp.access"])
def test_the_libraries_only_warn(log: io.StringIO, name: str) -> None:
    logging.getLogger(name).info("a request")
    assert log.getvalue() == ""
    logging.getLogger(name).warning("a problem")
    assert "a problem" in log.getvalue()
