"""What may be done in the world from outside, one function a deed; parameters and results are JSON."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.rehearsal.accounts import Account
from bot.rehearsal.chats import Chat
from bot.rehearsal.groups import Group, Topic
from bot.rehearsal.messages import Message
from bot.rehearsal.people import Person
from bot.rehearsal.world import World

ANSWER_WAIT: Final = 15.0

Body = dict[str, Any]


class Refusal(Exception):  # noqa: N818 - said to the page, no error of ours
    """What was asked for cannot be done."""


@dataclass(slots=True)
class Stage:
    """The world, and who in it is played by a stand-in."""

    world: World
    playing: set[int]
    autoplay: Callable[[Person, bool], None] | None

    def person(self, body: Body) -> Person:
        """Give the one who acts."""
        return self.world.people[int(body["person"])]

    def chat(self, body: Body) -> Chat:
        """Give the chat it happens in; without one, the person's private chat."""
        return self.world.chats[int(body["chat"])] if body.get("chat") is not None else self.person(body).chat

    def group(self, body: Body) -> Group:
        """Give the group it happens in."""
        chat = self.chat(body)
        if not isinstance(chat, Group):
            words = f"{chat} is no group"
            raise Refusal(words)
        return chat

    def message(self, body: Body, key: str = "message") -> Message:
        """Give the message meant."""
        return self.chat(body).messages[int(body[key])]

    def account(self, body: Body) -> Account:
        """Give whom it happens to: `whom` is a person's id or "bot"."""
        whom = body["whom"]
        return self.world.bot if whom == "bot" else self.world.people[int(whom)]

    def topic(self, body: Body) -> Topic:
        """Give the topic meant."""
        return self.group(body).topics[int(body["thread"])]


async def _new_person(stage: Stage, body: Body) -> Any:
    names = {key: body[key] for key in ("last_name", "username", "language") if key in body}
    return stage.world.person(body["first_name"], **names).id


async def _new_group(stage: Stage, body: Body) -> Any:
    members = [stage.world.people[int(number)] for number in body.get("members", ())]
    kinds = {key: bool(body[key]) for key in ("supergroup", "forum", "with_bot") if key in body}
    return stage.world.group(body["title"], members, **kinds).id


async def _start(stage: Stage, body: Body) -> Any:
    return stage.person(body).start(body.get("payload", "")).id


async def _send(stage: Stage, body: Body) -> Any:
    reply_to = stage.message(body, "reply_to") if body.get("reply_to") is not None else None
    chat = stage.chat(body)
    sent = stage.person(body).send(chat, body["text"], thread=body.get("thread"), reply_to=reply_to)
    return sent.id


async def _press(stage: Stage, body: Body) -> Any:
    """Press and wait up to `wait` seconds for the answer; `answer` is null when none came."""
    person = stage.person(body)
    press = person.press(stage.message(body), body["button"], stale=bool(body.get("stale")))
    if not press.id:
        return {"opened": press.button.url, "answer": None}
    try:
        answer = await press.answered(float(body.get("wait", ANSWER_WAIT)))
    except TimeoutError:
        return {"press": press.id, "answer": None}
    shown = {"text": answer.text, "alert": answer.alert, "url": answer.url}
    return {"press": press.id, "answer": shown}


async def _open(stage: Stage, body: Body) -> Any:
    return {"started": stage.person(body).open_link(body["url"]) is not None}


async def _block(stage: Stage, body: Body) -> Any:
    stage.person(body).block()


async def _unblock(stage: Stage, body: Body) -> Any:
    stage.person(body).unblock()


async def _delete(stage: Stage, body: Body) -> Any:
    stage.person(body).delete(stage.message(body))


async def _add(stage: Stage, body: Body) -> Any:
    stage.group(body).add(stage.account(body), stage.person(body))


async def _kick(stage: Stage, body: Body) -> Any:
    stage.group(body).kick(stage.account(body), stage.person(body))


async def _leave(stage: Stage, body: Body) -> Any:
    stage.group(body).leave(stage.person(body))


async def _promote(stage: Stage, body: Body) -> Any:
    stage.group(body).promote(stage.account(body))


async def _migrate(stage: Stage, body: Body) -> Any:
    return stage.group(body).migrate().id


async def _open_topic(stage: Stage, body: Body) -> Any:
    return stage.group(body).open_topic(body["name"]).id


async def _close_topic(stage: Stage, body: Body) -> Any:
    stage.group(body).close_topic(stage.topic(body))


async def _delete_topic(stage: Stage, body: Body) -> Any:
    stage.group(body).delete_topic(stage.topic(body))


async def _autoplay(stage: Stage, body: Body) -> Any:
    person, wanted = stage.person(body), bool(body["on"])
    if stage.autoplay is None:
        words = "no stand-ins are here to play"
        raise Refusal(words)
    (stage.playing.add if wanted else stage.playing.discard)(person.id)
    stage.autoplay(person, wanted)
    stage.world.changed()


ACTS: Final[Mapping[str, Callable[[Stage, Body], Awaitable[Any]]]] = {
    "person": _new_person,
    "group": _new_group,
    "start": _start,
    "send": _send,
    "press": _press,
    "open": _open,
    "block": _block,
    "unblock": _unblock,
    "delete": _delete,
    "add": _add,
    "kick": _kick,
    "leave": _leave,
    "promote": _promote,
    "migrate": _migrate,
    "open_topic": _open_topic,
    "close_topic": _close_topic,
    "delete_topic": _delete_topic,
    "autoplay": _autoplay,
}
