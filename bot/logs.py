"""Logging that cannot show a secret, whoever writes the line."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import TracebackType

REDACTED = "[secret]"
# These write a line for every request, with its address, and in that the token.
_CHATTY = ("aiohttp.access", "aiosqlite", "asyncio", "httpcore", "httpx", "telegram")


class RedactingFormatter(logging.Formatter):
    """Formats as usual, then replaces each secret in the whole text, tracebacks included."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        # Longest first: a secret that contains another one must not leave its rest behind.
        self._secrets = sorted({shape for secret in secrets for shape in _shapes(secret)}, key=len, reverse=True)

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text without any of the secrets."""
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, REDACTED)
        return text


def configure(level: str, secrets: Iterable[str]) -> None:
    """Log to stderr from `level` on, for the whole process; uncaught exceptions go the same way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(RedactingFormatter(secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    # It writes a whole page and a traceback when a proxy answers for Telegram; whoever asked says so in one line.
    logging.getLogger("telegram.request").setLevel(logging.CRITICAL)
    sys.excepthook = _log_uncaught


def _shapes(secret: str) -> tuple[str, ...]:
    """Return the secret as it is and as it looks inside an address."""
    return (secret, secret.replace(":", "%3A")) if secret else ()


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    logging.getLogger("pozzo").critical("The program ended by a fault", exc_info=(kind, error, trace))
