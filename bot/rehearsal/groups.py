"""Groups and supergroups: who is in, what changes, and what the bot gets to hear of it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bot.rehearsal.accounts import Account, BotAccount
from bot.rehearsal.chats import Chat, Kind
from bot.rehearsal.members import Member, Status
from bot.rehearsal.messages import GENERAL, Message
from bot.rehearsal.refusals import forbid, migrated, refuse

if TYPE_CHECKING:
    from bot.rehearsal.world import World

ICON_COLOUR: Final = 7322096


@dataclass(eq=False, slots=True)
class Topic:
    """A topic of a forum; its id is the `message_thread_id` of what is sent there."""

    id: int
    name: str
    closed: bool = False
    deleted: bool = False

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's ForumTopic."""
        return {"message_thread_id": self.id, "name": self.name, "icon_color": ICON_COLOUR}


class Group(Chat):
    """A group; with `kind` SUPERGROUP it counts its own messages and may be a forum."""

    def __init__(self, world: "World", chat_id: int, title: str, kind: Kind, *, forum: bool = False) -> None:
        super().__init__(world, chat_id)
        self.title = title
        self.kind = kind
        self.forum = forum
        self.threads_replies = kind is Kind.SUPERGROUP and not forum
        self.members: dict[int, Member] = {}
        self.topics: dict[int, Topic] = {}
        self.migrated_to: Group | None = None
        self._last_message_id = 0

    def __str__(self) -> str:
        return f"the {self.kind} {self.title!r}"

    def to_json(self) -> dict[str, Any]:
        """Give the Bot API's Chat."""
        chat: dict[str, Any] = {"id": self.id, "type": str(self.kind), "title": self.title}
        return chat | {"is_forum": True} if self.forum else chat

    def next_message_id(self) -> int:
        """Give a fresh message id; a supergroup counts for itself."""
        if self.kind is Kind.GROUP:
            return super().next_message_id()
        self._last_message_id += 1
        return self._last_message_id

    # -- who is in ------------------------------------------------------------------------------------

    def member(self, account: Account) -> Member:
        """Give the standing of an account; one who never came is a member who left."""
        return self.members.get(account.id) or Member(account, Status.LEFT)

    def has(self, account: Account) -> bool:
        """Say whether the account is in the group."""
        return self.member(account).is_inside

    @property
    def people(self) -> tuple[Account, ...]:
        """Give the people who are in, the bot not counted."""
        return tuple(m.account for m in self.members.values() if m.is_inside and not m.account.is_bot)

    def audience(self) -> frozenset[int]:
        """Give the ids of the people who are in."""
        return frozenset(person.id for person in self.people)

    def add(self, account: Account, by: Account | None = None) -> None:
        """Let an account in; the bot hears it unless it is not there."""
        doer = by or account
        self._change(account, Status.MEMBER, doer)
        self.announce(doer, new_chat_members=[account.to_json()])

    def kick(self, account: Account, by: Account) -> None:
        """Throw an account out; a bot thrown out hears only my_chat_member."""
        self._go(account, Status.KICKED, by)

    def leave(self, account: Account) -> None:
        """Let an account go by itself."""
        self._go(account, Status.LEFT, account)

    def promote(self, account: Account, by: Account | None = None) -> None:
        """Make a member an administrator."""
        self._change(account, Status.ADMINISTRATOR, by or self._creator())

    def demote(self, account: Account, by: Account | None = None) -> None:
        """Make an administrator a plain member, or let a muted one write again."""
        self._change(account, Status.MEMBER, by or self._creator())

    def mute(self, account: Account, by: Account | None = None) -> None:
        """Take the right to write from a member."""
        self._change(account, Status.RESTRICTED, by or self._creator())

    def _go(self, account: Account, status: Status, by: Account) -> None:
        if isinstance(account, BotAccount):
            self._change(account, status, by)
            self.announce(by, left_chat_member=account.to_json())
        else:
            # The bot reads the service message first: it is in the group either way.
            self.announce(by, left_chat_member=account.to_json())
            self._change(account, status, by)

    def _change(self, account: Account, status: Status, by: Account) -> None:
        old = self.member(account)
        new = self.members[account.id] = Member(account, status)
        self.world.membership_changed(self, by, old.to_json(), new.to_json(), account)

    def _creator(self) -> Account:
        creators = [m.account for m in self.members.values() if m.status is Status.CREATOR]
        return creators[0] if creators else self.world.bot

    # -- what happens to the group ---------------------------------------------------------------------

    def announce(self, by: Account, thread: int | None = None, **service: Any) -> Message:
        """Put a service message into the group."""
        return self.world.post(self, by, thread=thread, service=service)

    def rename(self, title: str, by: Account | None = None) -> None:
        """Give the group another title."""
        self.title = title
        self.announce(by or self._creator(), new_chat_title=title)

    def migrate(self) -> "Group":
        """Turn a basic group into a supergroup: another id, service messages in both, old ids void."""
        new = self.world.supergroup_after(self)
        new.members = dict(self.members)
        self.migrated_to = new
        by = self._creator()
        self.announce(by, migrate_to_chat_id=new.id)
        new.announce(by, migrate_from_chat_id=self.id)
        return new

    def open_topic(self, name: str, by: Account | None = None) -> Topic:
        """Begin a topic of a forum."""
        created = {"name": name, "icon_color": ICON_COLOUR}
        message_id = self._last_message_id + 1
        topic = self.topics[message_id] = Topic(message_id, name)
        self.announce(by or self._creator(), thread=message_id, forum_topic_created=created)
        return topic

    def close_topic(self, topic: Topic, by: Account | None = None) -> None:
        """Close a topic: only administrators write there."""
        topic.closed = True
        self.announce(by or self._creator(), thread=topic.id, forum_topic_closed={})

    def reopen_topic(self, topic: Topic, by: Account | None = None) -> None:
        """Open a closed topic again."""
        topic.closed = False
        self.announce(by or self._creator(), thread=topic.id, forum_topic_reopened={})

    def delete_topic(self, topic: Topic) -> None:
        """Delete a topic with everything in it; the bot is not told, as on Telegram."""
        topic.deleted = True
        for message in self.messages.values():
            if message.thread == topic.id:
                self.world.remove(message)

    # -- what the bot may do and hears ------------------------------------------------------------------

    def admit_bot(self, thread: int | None = None) -> None:
        """Refuse what a bot outside, a muted one, or one in the wrong topic may not do."""
        self.find_bot()
        if self.member(self.world.bot).status is Status.RESTRICTED:
            refuse("not enough rights to send text messages to the chat")
        if thread is not None:
            self._admit_topic(thread)

    def find_bot(self) -> Member:
        """Give the bot's membership. Raises Refused when the chat moved or the bot is not in it."""
        if self.migrated_to is not None:
            raise migrated(self.migrated_to.id)
        standing = self.members.get(self.world.bot.id)
        if standing is None:
            refuse("chat not found")
        if standing.status is Status.KICKED:
            forbid(f"bot was kicked from the {self.kind} chat")
        if not standing.is_inside:
            forbid(f"bot is not a member of the {self.kind} chat")
        return standing

    def bot_may_delete_others(self) -> bool:
        """Say whether the bot runs the group."""
        return self.member(self.world.bot).is_admin

    def topic_of(self, thread: int | None) -> int | None:
        """Give the topic that a `message_thread_id` means; without topics it names a thread of replies."""
        return thread if self.forum else None

    def _admit_topic(self, thread: int) -> None:
        if self.threads_replies and thread in self.messages:
            return
        topic = self.topics.get(thread)
        if thread == GENERAL or topic is None or topic.deleted:
            refuse("message thread not found")
        if topic.closed and not self.member(self.world.bot).is_admin:
            refuse("TOPIC_CLOSED")

    def bot_hears(self, message: Message) -> bool:
        """Say whether the bot is told of a message: privacy mode, and whether it is there at all."""
        standing = self.member(self.world.bot)
        if not standing.is_inside or message.sender is self.world.bot:
            return False
        if message.service or standing.is_admin or not self.world.bot.privacy:
            return True
        if message.reply_to is not None and message.reply_to.sender is self.world.bot:
            return True
        return self._is_command_for_bot(message)

    def _is_command_for_bot(self, message: Message) -> bool:
        entities = message.now.formatted.entities
        if not any(e["type"] == "bot_command" for e in entities):
            return False
        command = message.text.split()[0].lower()
        _, at, name = command.partition("@")
        return command.startswith("/") and (not at or name == self.world.bot.username.lower())
