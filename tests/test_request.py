"""AiohttpRequest against real servers on the loopback."""

from __future__ import annotations

import asyncio
import traceback
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from aiohttp import web
from telegram import Bot, InputFile
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

from bot.request import AiohttpRequest, ConnectTimedOutError, NotSentError, environment_proxy

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

TOKEN = "1:very-secret"


@asynccontextmanager
async def serving(handler: Handler) -> AsyncIterator[str]:
    """A server on the loopback; gives the address of a method of the bot on it."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handler)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/bot{TOKEN}/sendMessage"
    finally:
        await runner.cleanup()


def answering(status: int, body: object) -> Handler:
    async def handler(_: web.Request) -> web.Response:
        return web.json_response(body, status=status)

    return handler


async def stalling(_: web.Request) -> web.Response:
    await asyncio.sleep(30)
    return web.Response()


async def dropping(request: web.Request) -> web.Response:
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


def parameters(**values: object) -> RequestData:
    return RequestData([RequestParameter.from_input(name, value) for name, value in values.items()])


async def failure_of(url: str, request: AiohttpRequest, **timeouts: float) -> TelegramError:
    """The error of one post; no part of it may show the token."""
    async with request:
        with pytest.raises(TelegramError) as caught:
            await request.post(url, parameters(chat_id=1), **timeouts)
    assert "very-secret" not in "".join(traceback.format_exception(caught.value)) + repr(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__context__ is None
    return caught.value


async def test_parameters_arrive_as_a_form() -> None:
    async def echo(request: web.Request) -> web.Response:
        return web.json_response({"ok": True, "result": [request.path, dict(await request.post())]})

    async with serving(echo) as url, AiohttpRequest() as request:
        result: object = await request.post(url, parameters(chat_id=-5, text="نوبت تو & più", reply_markup={"a": [1]}))
    assert result == [
        f"/bot{TOKEN}/sendMessage",
        {"chat_id": "-5", "text": "نوبت تو & più", "reply_markup": '{"a": [1]}'},
    ]


async def test_a_file_is_sent_in_a_multipart_form_beside_the_parameters() -> None:
    async def receive(request: web.Request) -> web.Response:
        form = await request.post()
        photo = form["photo"]
        assert isinstance(photo, web.FileField)
        return web.json_response(
            {"ok": True, "result": [form["chat_id"], photo.filename, photo.content_type, photo.file.read().decode()]}
        )

    picture = InputFile(b"picture", filename="table.png")
    async with serving(receive) as url, AiohttpRequest() as request:
        result: object = await request.post(url, parameters(chat_id=7, photo=picture))
    assert result == ["7", "table.png", "image/png", "picture"]


async def test_the_library_s_own_bot_works_on_it() -> None:
    user = {"id": 1, "is_bot": True, "first_name": "Pozzo", "username": "pozzo_bot"}
    async with serving(answering(200, {"ok": True, "result": user})) as url:
        base = url.removesuffix(f"{TOKEN}/sendMessage")
        async with Bot(TOKEN, base_url=base, request=AiohttpRequest(), get_updates_request=AiohttpRequest()) as bot:
            assert bot.username == "pozzo_bot"


async def test_a_file_is_fetched() -> None:
    async def handler(_: web.Request) -> web.Response:
        return web.Response(body=b"bytes")

    async with serving(handler) as url, AiohttpRequest() as request:
        assert await request.retrieve(url) == b"bytes"


async def test_silence_is_timed_out_by_the_read_timeout() -> None:
    async with serving(stalling) as url:
        failure = await failure_of(url, AiohttpRequest(read_timeout=0.05))
    assert isinstance(failure, TimedOut)
    assert not isinstance(failure, NotSentError)


async def test_a_call_s_own_read_timeout_goes_before_the_default() -> None:
    async with serving(stalling) as url:
        started = asyncio.get_running_loop().time()
        assert isinstance(await failure_of(url, AiohttpRequest(read_timeout=20), read_timeout=0.05), TimedOut)
        assert asyncio.get_running_loop().time() - started < 5


async def test_a_dripping_answer_ends_when_all_time_outs_together_are_over() -> None:
    async def drip(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse()
        await response.prepare(request)
        while True:
            await response.write(b" ")
            await asyncio.sleep(0.02)

    request = AiohttpRequest(read_timeout=0.1, write_timeout=0.05, connect_timeout=0.1, pool_timeout=0.05)
    async with serving(drip) as url:
        assert isinstance(await failure_of(url, request), TimedOut)


async def test_a_full_pool_is_timed_out_and_nothing_was_sent() -> None:
    seen = asyncio.Event()

    async def handler(request: web.Request) -> web.Response:
        seen.set()
        return await stalling(request)

    request = AiohttpRequest(connection_pool_size=1, connect_timeout=0.05, pool_timeout=0.05, read_timeout=2)
    async with serving(handler) as url, request:
        first = asyncio.create_task(request.post(url))
        await seen.wait()
        with pytest.raises(ConnectTimedOutError) as caught:
            await request.post(url)
        first.cancel()
    assert isinstance(caught.value, TimedOut)
    assert TOKEN not in str(caught.value)


async def test_a_dropped_connection_is_a_network_error_whose_outcome_is_unknown() -> None:
    async with serving(dropping) as url:
        failure = await failure_of(url, AiohttpRequest())
    assert isinstance(failure, NetworkError)
    assert not isinstance(failure, NotSentError | TimedOut)


async def test_a_refused_connection_was_not_sent() -> None:
    async with serving(stalling) as url:
        pass
    assert isinstance(await failure_of(url, AiohttpRequest()), NotSentError)


@pytest.mark.parametrize("url", [f"nonsense/bot{TOKEN}/x", f"http://[bad/bot{TOKEN}/x", f"ftp://h/bot{TOKEN}/x"])
async def test_an_impossible_address_is_a_network_error_without_the_token(url: str) -> None:
    assert isinstance(await failure_of(url, AiohttpRequest()), NetworkError)


async def test_a_flood_limit_says_how_long_to_wait() -> None:
    body = {"ok": False, "error_code": 429, "description": "Too Many Requests", "parameters": {"retry_after": 7}}
    async with serving(answering(429, body)) as url, AiohttpRequest() as request:
        with pytest.raises(RetryAfter) as caught:
            await request.post(url)
    assert int(caught.value.retry_after) == 7  # type: ignore[arg-type]


@pytest.mark.parametrize(("status", "kind"), [(400, BadRequest), (403, Forbidden), (502, NetworkError)])
async def test_a_refusal_keeps_telegram_s_words(status: int, kind: type[TelegramError]) -> None:
    body = {"ok": False, "description": "because"}
    async with serving(answering(status, body)) as url, AiohttpRequest() as request:
        with pytest.raises(kind, match="because"):
            await request.post(url)


async def test_it_can_be_opened_again_after_closing_and_is_of_no_use_before() -> None:
    request = AiohttpRequest()
    with pytest.raises(RuntimeError, match="not initialized"):
        await request.do_request("http://127.0.0.1/", "POST")
    await request.shutdown()
    async with serving(answering(200, {"ok": True, "result": True})) as url:
        for _ in range(2):
            async with request:
                await request.initialize()
                assert await request.post(url) is True


async def test_a_proxy_is_asked_instead_of_the_server() -> None:
    async def proxy(request: web.Request) -> web.Response:
        return web.json_response({"ok": True, "result": str(request.url)})

    async with serving(proxy) as address, AiohttpRequest(proxy=address.partition("/bot")[0]) as request:
        asked: object = await request.post("http://telegram.invalid/bot1:test/getMe")
    assert asked == "http://telegram.invalid/bot1:test/getMe"


def test_the_environment_names_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("https_proxy", "http://proxy.invalid:3128")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.delenv("http_proxy", raising=False)
    monkeypatch.delenv("HTTP_PROXY", raising=False)
    assert environment_proxy("https://api.telegram.org") == "http://proxy.invalid:3128"
    assert environment_proxy("https://127.0.0.1:8081") is None
    assert environment_proxy("http://example.org") is None


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "[::1]", "localhost"])
def test_no_proxy_leads_to_this_machine(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://proxy.invalid:3128")
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    assert environment_proxy(f"http://{host}:8081") is None
    assert environment_proxy("http://10.0.0.1:8081") == "http://proxy.invalid:3128"
