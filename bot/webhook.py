"""Where Telegram calls the bot: a small web server that says yes only to what is safely stored."""

from __future__ import annotations

import hmac
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import web

log = logging.getLogger(__name__)

_SECRET_HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - its name, not the secret
_LARGEST_UPDATE: Final = 2**20


class Webhook:
    """Listens on `address` (HOST:PORT) behind a proxy that ends TLS, on every path.

    `take` stores an update; only when it returns is the call answered with 200, otherwise Telegram repeats it.
    """

    def __init__(self, address: str, secret: str, take: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        host, _, port = address.rpartition(":")
        self._host = host.strip("[]")
        self._port = int(port)
        self._secret = secret
        self._take = take
        self._runner: web.AppRunner | None = None

    @property
    def port(self) -> int:
        """The port on which it listens, also when any free one was asked for."""
        if self._runner is None or not self._runner.addresses:
            return self._port
        return int(self._runner.addresses[0][1])

    async def start(self) -> None:
        """Listen. Raises OSError when the address cannot be had."""
        app = web.Application(client_max_size=_LARGEST_UPDATE)
        app.router.add_post("/{path:.*}", self._called)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self._port).start()

    async def stop(self) -> None:
        """Take no more calls; those being answered are answered."""
        if self._runner is not None:
            runner, self._runner = self._runner, None
            await runner.cleanup()

    async def _called(self, request: web.Request) -> web.Response:
        given = request.headers.get(_SECRET_HEADER, "")
        if not hmac.compare_digest(given.encode(), self._secret.encode()):
            return web.Response(status=403)
        try:
            update = json.loads(await request.read())
            is_update = isinstance(update, dict) and isinstance(update.get("update_id"), int)
        except ValueError:
            is_update = False
        if not is_update:
            return web.Response(status=400)
        await self._take(update)
        return web.Response()
