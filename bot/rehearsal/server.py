"""The Bot API over HTTP on loopback: `/bot<token>/<method>`, with forms, JSON and multipart bodies."""

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Mapping
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import parse_qsl

from aiohttp import web

from bot.rehearsal import shapes
from bot.rehearsal.control import Control
from bot.rehearsal.faults import Fails, Fault, Faults
from bot.rehearsal.intake import Intake
from bot.rehearsal.methods import PLAYED
from bot.rehearsal.postman import Postman
from bot.rehearsal.refusals import Refused, too_many_requests
from bot.rehearsal.uploads import Upload
from bot.rehearsal.world import World

log = logging.getLogger(__name__)

LARGEST_BODY: Final = 50 * 2**20
Raw = tuple[Mapping[str, Any], Mapping[str, Upload]]


class Rehearsal:
    """The far end: `async with Rehearsal(world) as server` and point a bot at `server.base_url`.

    `tokens` empty takes any token, all of them the same bot. `check_shapes` has aiogram's models look at
    every request, `check_replies` at every reply. `webhook_delay` is the pause before the second try of a
    webhook, in seconds.
    """

    def __init__(
        self,
        world: World | None = None,
        *,
        tokens: Collection[str] = (),
        host: str = "127.0.0.1",
        port: int = 0,
        check_shapes: bool = True,
        check_replies: bool = False,
        webhook_delay: float = 1.0,
    ) -> None:
        self.world = world or World()
        self.faults = Faults()
        self.intake = Intake(self.world)
        self.control = Control(self.world, self.faults)
        self.calls: dict[str, int] = {}
        self._tokens = frozenset(tokens)
        self._address = (host, port)
        self._check_shapes = check_shapes
        self._check_replies = check_replies
        self._postman = Postman(self.intake, self._reply_of_webhook, delay=webhook_delay)
        self._runner: web.AppRunner | None = None

    # -- life --------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen; with port 0 any free one is taken."""
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_route("*", "/bot{token:[^/]+}/{method}", self._handle)
        self.control.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, handler_cancellation=True, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, *self._address).start()
        self._postman.start()

    async def stop(self) -> None:
        """Stop listening; the world stays as it is and may be served again."""
        await self._postman.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        """The server's address without a slash at its end."""
        if self._runner is None:
            message = "the rehearsal server is not started"
            raise RuntimeError(message)
        host, port = self._runner.addresses[0][:2]
        return f"http://{host}:{port}"

    @property
    def base_url(self) -> str:
        """What python-telegram-bot calls base_url: the address before the token."""
        return f"{self.url}/bot"

    # -- one call ----------------------------------------------------------------------------------------

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        try:
            if self._tokens and request.match_info["token"] not in self._tokens:
                raise Refused(401, "Unauthorized")
            model = _model(method)
            name = shapes.name_of(model)
            params = shapes.read(model, *await _raw(request))
            self.calls[name] = self.calls.get(name, 0) + 1
            fault = self.faults.strike(name, params.get("chat_id"))
            if fault is None:
                return _answer(await self.perform(name, params))
            return await self._fail(fault, request, name, params)
        except UnicodeError:
            return _json(Refused(400, "Bad Request: strings must be encoded in UTF-8").to_json(), 400)
        except Refused as refusal:
            log.debug("%s refused: %s", method, refusal.description)
            return _json(refusal.to_json(), refusal.code)

    async def perform(self, name: str, params: dict[str, Any]) -> Any:
        """Do what a method does and give its result. Raises Refused as Telegram refuses."""
        model = _model(name)
        if self._check_shapes:
            shapes.check(model, params)
        match name:
            case "getUpdates":
                result: Any = await self.intake.get_updates(params)
            case "setWebhook":
                result = self.intake.set_webhook(params)
            case "deleteWebhook":
                result = self.intake.delete_webhook(params)
            case "getWebhookInfo":
                result = self.intake.get_webhook_info(params)
            case _ if name in PLAYED:
                result = PLAYED[name](self.world, params)
            case _:
                raise Refused(501, f"Not Implemented: the rehearsal server does not play {name}")
        if self._check_replies:
            shapes.check_reply(model, result)
        return result

    async def _reply_of_webhook(self, call: dict[str, Any]) -> None:
        try:
            model = _model(str(call.pop("method")))
            await self.perform(shapes.name_of(model), shapes.read(model, call, {}))
        except Refused as refusal:  # Telegram does not tell a bot how its answer to a webhook fared
            log.debug("refused: %s", refusal.description)

    async def _fail(self, fault: Fault, request: web.Request, name: str, params: dict[str, Any]) -> web.StreamResponse:
        match fault.fails:
            case Fails.HANG:
                await asyncio.sleep(fault.seconds)
                return _bad_gateway(504)
            case Fails.ERROR:
                return _bad_gateway(fault.code)
            case Fails.DROP:
                return _drop(request)
            case Fails.FLOOD:
                raise too_many_requests(int(fault.seconds))
            case Fails.SLOW:
                await asyncio.sleep(fault.seconds)
                return _answer(await self.perform(name, params))
            case Fails.LOSE:
                await self.perform(name, params)
                return _drop(request)
            case Fails.HANG_AFTER:
                await self.perform(name, params)
                await asyncio.sleep(fault.seconds)
                return _bad_gateway(504)


def _model(method: str) -> shapes.Model:
    model = shapes.model_of(method)
    if model is None:
        raise Refused(404, "Not Found: method not found")
    return model


async def _raw(request: web.Request) -> Raw:
    query = dict(request.query) if request.query_string else {}
    match request.content_type:
        case "application/x-www-form-urlencoded":
            body = (await request.read()).decode()
            return query | dict(parse_qsl(body, keep_blank_values=True)), {}
        case "application/json":
            return query | _json_object(await request.read()), {}
        case "multipart/form-data":
            return await _multipart(request, query)
        case _:
            return query, {}


def _json_object(body: bytes) -> dict[str, Any]:
    try:
        found = json.loads(body or b"{}")
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Refused(400, "Bad Request: can't parse JSON object")
    return found


async def _multipart(request: web.Request, query: dict[str, Any]) -> Raw:
    files: dict[str, Upload] = {}
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            files[name] = Upload.of(value.filename, value.file.read())
        else:
            query[name] = value if isinstance(value, str) else value.decode()
    return query, files


def _json(body: dict[str, Any], status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


def _answer(result: Any) -> web.Response:
    return _json({"ok": True, "result": result})


def _bad_gateway(code: int) -> web.Response:
    page = f"<html><head><title>{code}</title></head><body>nginx</body></html>"
    return web.Response(status=code, text=page, content_type="text/html")


def _drop(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=499)


async def serve(
    host: str = "127.0.0.1",
    port: int = 8081,
    *,
    world: World | None = None,
    tokens: Collection[str] = (),
    ready: Callable[[Rehearsal], None] | None = None,
) -> None:
    """Serve until cancelled; `ready` is called once with the listening server."""
    async with Rehearsal(world, tokens=tokens, host=host, port=port) as server:
        if ready is not None:
            ready(server)
        await asyncio.Event().wait()
