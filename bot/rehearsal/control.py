"""The world over HTTP, `/world/...`: a page or another process looks at it and acts as its people."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from bot.rehearsal.acts import ACTS, Refusal, Stage
from bot.rehearsal.faults import Fails, Faults
from bot.rehearsal.limits import Limits
from bot.rehearsal.people import NotShown, Person
from bot.rehearsal.snapshot import snapshot
from bot.rehearsal.world import World

PAGE: Final = Path(__file__).parent / "page"
PULSE: Final = 0.05

Autoplay = Callable[[Person, bool], None]


class Control:
    """Looks and acts for whoever asks on loopback.

    `autoplay`, when the demo sets it, is told when a stand-in is to play for a person, or is to stop.
    """

    def __init__(self, world: World, faults: Faults) -> None:
        self.world = world
        self.faults = faults
        self.autoplay: Autoplay | None = None
        self.playing: set[int] = set()

    def add_routes(self, app: web.Application) -> None:
        """Put the page and the control paths beside the Bot API."""
        app.router.add_get("/", self._page)
        app.router.add_static("/page/", PAGE)
        app.router.add_get("/world/state", self._state)
        app.router.add_get("/world/events", self._events)
        app.router.add_get("/world/transcript", self._transcript)
        app.router.add_post("/world/act", self._act)
        app.router.add_post("/world/faults", self._faults)
        app.router.add_post("/world/limits", self._limits)

    async def _page(self, _request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _state(self, _request: web.Request) -> web.StreamResponse:
        return web.json_response(self.state())

    def state(self) -> dict[str, Any]:
        """Give the snapshot with who is played by a stand-in."""
        return snapshot(self.world) | {
            "autoplay": {"offered": self.autoplay is not None, "people": sorted(self.playing)}
        }

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Server-sent events: the revision after every change, at most one in each `PULSE` seconds."""
        headers = {"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(request)
        shown = -1
        while True:
            if shown == self.world.revision:
                await self.world.change()
            shown = self.world.revision
            await response.write(f"data: {shown}\n\n".encode())
            await asyncio.sleep(PULSE)

    async def _transcript(self, request: web.Request) -> web.StreamResponse:
        since = int(request.query.get("since", "0"))
        entries = [
            {
                "at": entry.at,
                "act": entry.act,
                "chat": entry.chat,
                "audience": sorted(entry.audience),
                "author": entry.author,
                "message": entry.message,
                "text": entry.text,
                "markup": entry.markup,
            }
            for entry in self.world.transcript[since:]
        ]
        return web.json_response(entries)

    async def _act(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        act = ACTS.get(str(body.pop("do", "")))
        if act is None:
            return _refused(f"do is one of {', '.join(ACTS)}")
        try:
            result = await act(Stage(self.world, self.playing, self.autoplay), body)
        except (NotShown, Refusal, KeyError, ValueError, IndexError) as error:
            return _refused(f"{type(error).__name__}: {error}")
        return web.json_response({"ok": True, "result": result})

    async def _faults(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        if not body:
            self.faults.clear()
        else:
            self.faults.add(Fails(body.pop("fails")), **body)
        return web.json_response({"ok": True, "coming": len(self.faults.coming)})

    async def _limits(self, request: web.Request) -> web.StreamResponse:
        body = await _body(request)
        known = {field.name for field in fields(Limits)}
        if unknown := body.keys() - known:
            return _refused(f"no such limit: {', '.join(sorted(unknown))}")
        self.world.set_limits(Limits(**body))
        return web.json_response({"ok": True})


async def _body(request: web.Request) -> dict[str, Any]:
    # A body that calls itself JSON cannot come from a form on another site.
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType(text="send application/json")
    try:
        body = json.loads(await request.read() or b"{}")
    except ValueError:
        raise web.HTTPBadRequest(text="this is no JSON") from None
    if not isinstance(body, dict):
        raise web.HTTPBadRequest(text="send one JSON object")
    return body


def _refused(words: str) -> web.Response:
    return web.json_response({"ok": False, "error": words}, status=400)
