"""The world on the far end of the Bot API: people, chats, messages and what waits for the bot.

Pure memory on one event loop; nothing is kept when it ends. Times come from `clock` (seconds since 1970),
which a test may replace.
"""

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from bot.rehearsal.accounts import Account, BotAccount
from bot.rehearsal.bell import Bell
from bot.rehearsal.chats import Chat, Kind, PrivateChat
from bot.rehearsal.groups import Group
from bot.rehearsal.limits import Limits
from bot.rehearsal.members import Member, Status
from bot.rehearsal.messages import Markup, Message, Version
from bot.rehearsal.people import Person
from bot.rehearsal.presses import Answer, Press
from bot.rehearsal.profile import Profile
from bot.rehearsal.strictness.flood import FloodGate
from bot.rehearsal.strictness.text import Formatted
from bot.rehearsal.transcript import Entry
from bot.rehearsal.updates import UpdateQueue

T = TypeVar("T")
FIRST_PERSON: Final = 1001
FIRST_GROUP: Final = 2001
SUPERGROUPS: Final = 1_000_000_000_000


class World:
    """Everything the bot can meet. `transcript` tells all that was shown, in order."""

    def __init__(
        self,
        *,
        bot_username: str = "rehearsal_bot",
        bot_name: str = "Rehearsal",
        bot_id: int = 1,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.time,
        privacy: bool = True,
    ) -> None:
        self.clock = clock
        self.bot = BotAccount(bot_id, bot_name, username=bot_username, privacy=privacy)
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.transcript: list[Entry] = []
        self.profile = Profile(bot_name)
        self.set_limits(limits or Limits())
        self.updates = UpdateQueue(self.limits, clock)
        self.revision = 0
        self._bell = Bell()
        self._person_ids = itertools.count(FIRST_PERSON)
        self._group_ids = itertools.count(FIRST_GROUP)
        self._message_ids = itertools.count(1)
        self._press_ids = itertools.count(1)

    def set_limits(self, limits: Limits) -> None:
        """Change how strict the far end is from now on; flood counters begin anew."""
        self.limits = limits
        self.flood = FloodGate(limits, self.clock)
        if hasattr(self, "updates"):
            self.updates.limits = limits

    # -- people and chats --------------------------------------------------------------------------------

    def person(self, first_name: str, *, last_name: str = "", username: str = "", language: str = "en") -> Person:
        """Let someone have Telegram; the bot does not know them yet."""
        number = next(self._person_ids)
        person = Person(number, first_name, last_name, username, language, world=self)
        person.chat = PrivateChat(self, person)
        self.people[number] = person
        self.chats[number] = person.chat
        self.changed()
        return person

    def group(
        self,
        title: str,
        members: Sequence[Person] = (),
        *,
        supergroup: bool = False,
        forum: bool = False,
        with_bot: bool = True,
    ) -> Group:
        """Make a group; the first member is its creator. A forum is a supergroup."""
        kind = Kind.SUPERGROUP if supergroup or forum else Kind.GROUP
        group = self._new_group(title, kind, forum=forum)
        for number, person in enumerate(members):
            group.members[person.id] = Member(person, Status.MEMBER if number else Status.CREATOR)
        if with_bot:
            group.add(self.bot, members[0] if members else None)
        self.changed()
        return group

    def supergroup_after(self, group: Group) -> Group:
        """Make the supergroup that a basic group turns into."""
        return self._new_group(group.title, Kind.SUPERGROUP)

    def _new_group(self, title: str, kind: Kind, *, forum: bool = False) -> Group:
        number = next(self._group_ids)
        chat_id = -number if kind is Kind.GROUP else -SUPERGROUPS - number
        group = Group(self, chat_id, title, kind, forum=forum)
        self.chats[chat_id] = group
        return group

    @property
    def groups(self) -> tuple[Group, ...]:
        """Give all groups, those that moved included."""
        return tuple(chat for chat in self.chats.values() if isinstance(chat, Group))

    def bot_has_met(self, person: Person) -> bool:
        """Say whether the bot ever shared a chat with a person."""
        return person.chat.started or any(
            person.id in group.members and self.bot.id in group.members for group in self.groups
        )

    def messages(self, chat: Chat, viewer: Person | None = None) -> tuple[Message, ...]:
        """Give what is shown in a chat, to `viewer` (nothing when they do not see it) or to all."""
        return chat.shown() if viewer is None or viewer.sees(chat) else ()

    def next_message_id(self) -> int:
        """Give a message id of the row that private chats and basic groups share."""
        return next(self._message_ids)

    # -- what happens ------------------------------------------------------------------------------------

    def post(
        self,
        chat: Chat,
        sender: Account,
        text: Formatted | None = None,
        *,
        markup: Markup | None = None,
        thread: int | None = None,
        reply_to: Message | None = None,
        protected: bool = False,
        service: dict[str, Any] | None = None,
        media: dict[str, Any] | None = None,
        silent: bool = False,
    ) -> Message:
        """Put a message into a chat and tell the bot of it if it may hear it."""
        version = Version(self.clock(), text or Formatted(""), markup)
        message = Message(
            chat, chat.next_message_id(), sender, [version], thread, reply_to, protected, service or {},
            media or {}, silent=silent,
        )  # fmt: skip
        chat.messages[message.id] = message
        act = "service" if service else "sent" if sender is self.bot else "said"
        self.record(act, message, sender)
        self._deliver(message)
        return message

    def _deliver(self, message: Message) -> None:
        if message.sender is self.bot:
            return
        if isinstance(message.chat, Group) and not message.chat.bot_hears(message):
            return
        self.tell_bot("message", message.to_json(), ("chat", message.chat.id))

    def edit(self, message: Message, text: Formatted, markup: Markup | None) -> None:
        """Give a message of the bot a new version."""
        message.versions.append(Version(self.clock(), text, markup))
        self.record("edited", message, message.sender)

    def remove(self, message: Message) -> None:
        """Delete a message for everyone; Telegram tells no bot of it."""
        if not message.deleted:
            message.deleted = True
            self.record("deleted", message, message.sender)

    def press(self, person: Person, message: Message, button: Any, *, inaccessible: bool) -> Press:
        """Send a callback query."""
        press = Press(f"press{next(self._press_ids)}", person, message, button, self.clock(), inaccessible)
        self.presses[press.id] = press
        self.record("pressed", message, person, text=button.text)
        self.tell_bot("callback_query", press.to_json(), ("person", person.id))
        return press

    def answer(self, press: Press, answer: Answer) -> None:
        """Show the presser what the bot answers; a second answer changes nothing."""
        if press.answer is None:
            press.answer = answer
        entry = Entry(
            self.clock(), "answered", press.message.chat.id, frozenset((press.person.id,)), self.bot.id,
            press.message.id, "\n".join(filter(None, (answer.text, answer.url))),
        )  # fmt: skip
        self.transcript.append(entry)
        self.changed()

    def membership_changed(
        self, group: Group, by: Account, old: dict[str, Any], new: dict[str, Any], account: Account
    ) -> None:
        """Tell the bot of a change: of its own always, of another's when it asked and may know."""
        mine = account is self.bot
        if mine or group.has(self.bot):
            kind = "my_chat_member" if mine else "chat_member"
            self._tell_membership(kind, group, by, old, new)
        self.changed()

    def block_changed(self, person: Person, *, blocked: bool) -> None:
        """Let a person block or unblock the bot."""
        old = person.chat.member_json(self.bot)
        person.chat.blocked = blocked
        new = person.chat.member_json(self.bot)
        self._tell_membership("my_chat_member", person.chat, person, old, new)
        self.changed()

    def _tell_membership(self, kind: str, chat: Chat, by: Account, old: dict[str, Any], new: dict[str, Any]) -> None:
        payload = {"chat": chat.to_json(), "from": by.to_json(), "date": int(self.clock())}
        states = {"old_chat_member": old, "new_chat_member": new}
        self.tell_bot(kind, payload | states, ("chat", chat.id))

    def tell_bot(self, kind: str, payload: dict[str, Any], lane: tuple[str, int]) -> None:
        """Queue an update for the bot."""
        self.updates.put(kind, payload, lane)
        self.changed()

    # -- watching ----------------------------------------------------------------------------------------

    def record(self, act: str, message: Message, author: Account, text: str | None = None) -> None:
        """Write into the transcript what was shown, and to whom."""
        words = message.text if text is None else text
        entry = Entry(
            self.clock(), act, message.chat.id, message.chat.audience(), author.id, message.id, words,
            message.now.markup,
        )  # fmt: skip
        self.transcript.append(entry)
        self.changed()

    def changed(self) -> None:
        """Wake everyone who waits for something to happen."""
        self.revision += 1
        self._bell.ring()

    async def change(self) -> None:
        """Wait for the next thing that happens."""
        await self._bell.wait()

    async def until(self, predicate: Callable[[], T | None], timeout: float = 5.0, what: str = "") -> T:  # noqa: ASYNC109
        """Wait until `predicate` gives something true and return it; it is asked after each event.

        Raises TimeoutError after `timeout` seconds, with the last things that happened.
        """
        try:
            async with asyncio.timeout(timeout):
                while not (found := predicate()):
                    await self.change()
        except TimeoutError:
            latest = "\n  ".join(map(str, self.transcript[-8:]))
            message = f"waited {timeout} s in vain for {what or predicate}; the last things were\n  {latest}"
            raise TimeoutError(message) from None
        return found
