"""Chats: what private chats and groups have in common, and the private chat."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NoReturn

from bot.rehearsal.messages import Message
from bot.rehearsal.refusals import forbid, refuse

if TYPE_CHECKING:
    from bot.rehearsal.accounts import Account
    from bot.rehearsal.people import Person
    from bot.rehearsal.world import World


class Kind(StrEnum):
    """The Bot API's Chat.type."""

    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"


class Chat(ABC):
    """A place with messages. `messages` holds everything ever sent, deleted messages included."""

    kind: Kind
    threads_replies = False

    def __init__(self, world: "World", chat_id: int) -> None:
        self.world = world
        self.id = chat_id
        self.messages: dict[int, Message] = {}
        self.pinned: int | None = None

    @property
    def is_group(self) -> bool:
        """Say whether it is a group or a supergroup."""
        return self.kind is not Kind.PRIVATE

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's Chat."""

    @abstractmethod
    def audience(self) -> frozenset[int]:
        """Give the ids of the people who see what is sent here now."""

    @abstractmethod
    def admit_bot(self, thread: int | None = None) -> None:
        """Raise Refused when the bot may not send here (to this topic) or edit here."""

    def bot_may_delete_others(self) -> bool:
        """Say whether the bot may delete what others wrote; in a private chat it may."""
        return True

    def topic_of(self, thread: int | None) -> int | None:  # noqa: ARG002, RUF100
        """Give the topic that a `message_thread_id` means; only forums have any."""
        return None

    def next_message_id(self) -> int:
        """Give a fresh message id; private chats and basic groups share one row of numbers."""
        return self.world.next_message_id()

    def shown(self, thread: int | None = None) -> tuple[Message, ...]:
        """Give the messages that clients show now, oldest first; of one topic when `thread` is given."""
        return tuple(
            message for message in self.messages.values() if not message.deleted and thread in (None, message.thread)
        )

    def find(self, text: str, *, thread: int | None = None) -> Message | None:
        """Give the newest shown message whose text or one of whose buttons contains `text`."""
        return next(self._holding(text, thread), None)

    async def shows(self, text: str, *, thread: int | None = None, timeout: float = 5.0) -> Message:  # noqa: ASYNC109
        """Wait for `find`. Raises TimeoutError naming what is shown instead."""
        return await self.world.until(lambda: self.find(text, thread=thread), timeout, f"{text!r} in {self}")

    def _holding(self, text: str, thread: int | None) -> Iterator[Message]:
        for message in reversed(self.shown(thread)):
            if text in message.text or any(text in label for label in message.labels):
                yield message


class PrivateChat(Chat):
    """A person's chat with the bot; it exists for the bot once the person pressed Start."""

    kind = Kind.PRIVATE

    def __init__(self, world: "World", owner: "Person") -> None:
        super().__init__(world, owner.id)
        self.owner = owner
        self.started = False
        self.blocked = False

    def __str__(self) -> str:
        return f"the private chat of {self.owner.name}"

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's Chat."""
        user = self.owner.to_json()
        names = ("first_name", "last_name", "username")
        return {"id": self.id, "type": "private"} | {key: user[key] for key in names if key in user}

    def audience(self) -> frozenset[int]:
        """Give the owner alone."""
        return frozenset((self.owner.id,))

    def admit_bot(self, thread: int | None = None) -> None:
        """Refuse strangers, people who have not pressed Start, blocked and deactivated ones."""
        if self.owner.deactivated:
            forbid("user is deactivated")
        if not self.started:
            self._refuse_unopened()
        if self.blocked:
            forbid("bot was blocked by the user")
        if thread is not None:
            refuse("message thread not found")

    def _refuse_unopened(self) -> NoReturn:
        if self.world.bot_has_met(self.owner):
            forbid("bot can't initiate conversation with a user")
        refuse("chat not found")

    def member_json(self, account: "Account") -> dict[str, Any]:
        """Give the Bot API's ChatMember of the owner or the bot."""
        kicked = self.blocked and account is self.world.bot
        gone: dict[str, Any] = {"until_date": 0} if kicked else {}
        return {"status": "kicked" if kicked else "member", "user": account.to_json()} | gone
