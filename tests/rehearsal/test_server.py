"""The HTTP face: bodies, tokens, unknown and unplayed methods, shapes."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.rehearsal.people import Person
from bot.rehearsal.server import Rehearsal
from bot.rehearsal.world import World
from tests.rehearsal.conftest import TOKEN


class Caller:
    """Calls the Bot API without any library."""

    def __init__(self, base: str, session: aiohttp.ClientSession) -> None:
        self.base = base
        self.session = session

    async def __call__(self, method: str, token: str = TOKEN, **body: Any) -> tuple[int, dict[str, Any]]:
        async with self.session.post(f"{self.base}{token}/{method}", **body) as answer:
            return answer.status, await answer.json()


@pytest.fixture
async def call(server: Rehearsal) -> AsyncIterator[Caller]:
    async with aiohttp.ClientSession() as session:
        yield Caller(server.base_url, session)


@pytest.fixture
def ada(world: World) -> Person:
    ada = world.person("Ada")
    ada.start()
    return ada


async def test_all_kinds_of_bodies(call: Caller, ada: Person) -> None:
    form = {"chat_id": str(ada.id), "text": "x", "protect_content": "true"}
    for body in ({"data": form}, {"json": form | {"chat_id": ada.id}}, {"params": form}, {"data": multipart(form)}):
        status, answer = await call("sendMessage", **body)
        assert (status, answer["ok"], answer["result"]["has_protected_content"]) == (200, True, True)


def multipart(form: dict[str, str]) -> aiohttp.MultipartWriter:
    writer = aiohttp.MultipartWriter("form-data")
    for name, value in form.items():
        writer.append(value).set_content_disposition("form-data", name=name)
    return writer


async def test_a_file_may_be_attached_by_name(call: Caller, ada: Person) -> None:
    form = aiohttp.FormData({"chat_id": str(ada.id), "document": "attach://sheet"})
    form.add_field("sheet", b"1,2", filename="sheet.csv")
    _, answer = await call("sendDocument", data=form)
    assert answer["result"]["document"]["file_name"] == "sheet.csv"


async def test_names_of_methods_in_any_case(call: Caller) -> None:
    status, answer = await call("GETME")
    assert (status, answer["result"]["is_bot"]) == (200, True)


async def test_a_wrong_token(call: Caller) -> None:
    assert await call("getMe", "2:other") == (401, {"ok": False, "error_code": 401, "description": "Unauthorized"})


async def test_an_unknown_method(call: Caller) -> None:
    body = {"ok": False, "error_code": 404, "description": "Not Found: method not found"}
    assert await call("sendCards") == (404, body)


async def test_a_known_method_that_is_not_played(call: Caller, ada: Person) -> None:
    status, answer = await call("sendDice", json={"chat_id": ada.id})
    assert (status, answer["ok"]) == (501, False)
    assert answer["description"] == "Not Implemented: the rehearsal server does not play sendDice"


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"chat_id": None}, "chat_id is empty"),
        ({"text": None}, "message text is empty"),
        ({"reply_markup": {"inline_keyboard": [{"text": "b"}]}}, "can't parse inline keyboard"),
        ({"reply_markup": "{"}, "can't parse reply_markup"),
        ({"message_thread_id": "two"}, "can't parse message_thread_id"),
        ({"entities": [{"type": "bold"}]}, "can't parse entities.0.offset: Field required"),
    ],
)
async def test_wrong_shapes(call: Caller, ada: Person, changed: dict[str, Any], words: str) -> None:
    status, answer = await call("sendMessage", json={"chat_id": ada.id, "text": "x"} | changed)
    assert status == 400
    assert answer["description"].startswith(f"Bad Request: {words}")


async def test_a_body_that_is_no_json(call: Caller) -> None:
    status, answer = await call("sendMessage", data=b"{", headers={"Content-Type": "application/json"})
    assert (status, answer["description"]) == (400, "Bad Request: can't parse JSON object")


async def test_half_a_character(call: Caller, ada: Person) -> None:
    status, answer = await call("sendMessage", json={"chat_id": ada.id, "text": "\ud83c"})
    assert (status, answer["description"]) == (400, "Bad Request: strings must be encoded in UTF-8")


async def test_chat_actions(call: Caller, ada: Person) -> None:
    assert (await call("sendChatAction", json={"chat_id": ada.id, "action": "typing"}))[1]["result"] is True
    status, answer = await call("sendChatAction", json={"chat_id": ada.id, "action": "dealing"})
    assert (status, answer["description"]) == (400, "Bad Request: wrong parameter action in request")


async def test_calls_are_counted(server: Rehearsal, call: Caller) -> None:
    await call("getMe")
    await call("getme")
    assert server.calls == {"getMe": 2}
