"""python-telegram-bot's HTTP on aiohttp, several times as fast as its default on httpx.

A request's address holds the token, so what aiohttp says of an error is never passed on: only the error's name is.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.request import getproxies, proxy_bypass

import aiohttp
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest
from yarl import URL

if TYPE_CHECKING:
    from telegram.request import RequestData

_FORM: Final = {"Content-Type": "application/x-www-form-urlencoded"}


class NotSentError(NetworkError):
    """No connection came about: the request never left, and may be repeated whatever it asks."""


class ConnectTimedOutError(NotSentError, TimedOut):
    """No connection came about in time, or none of the pool became free."""


def environment_proxy(address: str) -> str | None:
    """Return the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name for this address; none leads to this machine.

    Asked once per address: aiohttp's own `trust_env` asks with each request, which costs two thirds of the speed.
    """
    url = URL(address)
    if url.host is None or _is_this_machine(url.host) or proxy_bypass(url.host):
        return None
    return getproxies().get(url.scheme)


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class AiohttpRequest(BaseRequest):
    """Sends Bot API requests over one aiohttp session.

    Time-outs are in seconds, None for none. `read_timeout` counts the silence before and within an answer,
    `write_timeout` (`media_write_timeout` with files) is what sending may add: together they bound a request.
    All requests go through the `proxy`, an http address, if one is named.

    Raises TimedOut when time is up and NetworkError for any other failure to exchange; both come as
    NotSentError too when the request certainly never left.
    """

    __slots__ = ("_connect", "_media_write", "_pool", "_pool_size", "_proxy", "_read", "_session", "_write")

    def __init__(
        self,
        connection_pool_size: int = 256,
        *,
        read_timeout: float | None = 5.0,
        write_timeout: float | None = 5.0,
        connect_timeout: float | None = 5.0,
        pool_timeout: float | None = 1.0,
        media_write_timeout: float | None = 20.0,
        proxy: str | None = None,
    ) -> None:
        self._pool_size = connection_pool_size
        self._read = read_timeout
        self._write = write_timeout
        self._connect = connect_timeout
        self._pool = pool_timeout
        self._media_write = media_write_timeout
        self._proxy = proxy
        self._session: aiohttp.ClientSession | None = None

    @property
    def read_timeout(self) -> float | None:
        """The read time-out of a request that names none, in seconds."""
        return self._read

    async def initialize(self) -> None:
        """Open the session; a second call changes nothing."""
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(limit=self._pool_size, ttl_dns_cache=300),
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": self.USER_AGENT},
                proxy=self._proxy,
            )

    async def shutdown(self) -> None:
        """Close the session and its connections; a second call changes nothing."""
        if self._session is not None:
            session, self._session = self._session, None
            await session.close()

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: object = BaseRequest.DEFAULT_NONE,
        write_timeout: object = BaseRequest.DEFAULT_NONE,
        connect_timeout: object = BaseRequest.DEFAULT_NONE,
        pool_timeout: object = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Return the answer's status and body; see the class for what is raised."""
        has_files = request_data is not None and request_data.contains_files
        timeout = _timeout(
            _given(read_timeout, self._read),
            _given(write_timeout, self._media_write if has_files else self._write),
            _given(connect_timeout, self._connect),
            _given(pool_timeout, self._pool),
        )
        if self._session is None:
            msg = "the request is not initialized"
            raise RuntimeError(msg)
        try:
            async with self._session.request(
                method,
                URL(url, encoded=True),
                data=_body(request_data),
                headers=None if has_files or request_data is None else _FORM,
                timeout=timeout,
                allow_redirects=False,
            ) as answer:
                return answer.status, await answer.read()
        except (aiohttp.ClientError, OSError, ValueError) as error:
            failure = _failure(error)
        # Raised out here, the failure does not carry the original, whose text may hold the address.
        raise failure


def _given(value: object, default: float | None) -> float | None:
    return value if value is None or isinstance(value, int | float) else default


def _timeout(
    read: float | None, write: float | None, connect: float | None, pool: float | None
) -> aiohttp.ClientTimeout:
    parts = (read, write, connect, pool)
    known = [part for part in parts if part is not None]
    return aiohttp.ClientTimeout(
        total=sum(known) if len(known) == len(parts) else None,
        connect=None if connect is None or pool is None else connect + pool,
        sock_connect=connect,
        sock_read=read,
    )


def _body(request_data: RequestData | None) -> bytes | aiohttp.FormData | None:
    if request_data is None:
        return None
    if not request_data.contains_files:
        return request_data.url_encoded_parameters().encode()
    form = aiohttp.FormData(request_data.json_parameters)
    for name, (filename, content, mime_type) in request_data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime_type)
    return form


def _failure(error: Exception) -> NetworkError:
    name = type(error).__name__
    match error:
        case aiohttp.ConnectionTimeoutError():
            return ConnectTimedOutError(name)
        case TimeoutError():
            return TimedOut(name)
        case aiohttp.ClientConnectorError():
            return NotSentError(name)
        case _:
            return NetworkError(name)
