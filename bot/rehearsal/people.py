"""What a person does with their phone: write, press what is shown, open links, block."""

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NoReturn
from urllib.parse import parse_qs, urlsplit

from bot.rehearsal.accounts import Account
from bot.rehearsal.groups import Group
from bot.rehearsal.presses import Press
from bot.rehearsal.strictness.text import formatted

if TYPE_CHECKING:
    from bot.rehearsal.chats import Chat, PrivateChat
    from bot.rehearsal.messages import Button, Message, Version
    from bot.rehearsal.world import World

PAYLOAD: Final = re.compile(r"[A-Za-z0-9_-]{0,64}\Z")


class NotShown(LookupError):  # noqa: N818 - says what is wrong with the test or the page, in a person's words
    """A person tried what their client does not offer: a button, a message or a chat they do not see."""


@dataclass(eq=False, slots=True)
class Person(Account):
    """Someone with Telegram on their phone."""

    world: "World" = field(kw_only=True, repr=False)
    chat: "PrivateChat" = field(init=False, repr=False)
    deactivated: bool = False

    # -- writing ---------------------------------------------------------------------------------------

    def start(self, payload: str = "") -> "Message":
        """Press Start in the private chat, with the payload of a t.me/BOT?start=... link."""
        if not PAYLOAD.match(payload):
            message = f"a start payload has at most 64 of A-Z a-z 0-9 _ -: {payload!r}"
            raise ValueError(message)
        if self.chat.blocked:
            self.unblock()
        self.chat.started = True
        return self.send(self.chat, f"/start {payload}".strip())

    def say(self, text: str) -> "Message":
        """Write in the private chat."""
        return self.send(self.chat, text)

    def send(
        self, chat: "Chat", text: str, *, thread: int | None = None, reply_to: "Message | None" = None
    ) -> "Message":
        """Write in a chat; `thread` is a topic's id (None is General). Raises NotShown outside of it."""
        self._must_see(chat)
        if chat is self.chat:
            if self.chat.blocked:
                _not_shown(f"{self.name} has blocked the bot")
            self.chat.started = True
        return self.world.post(chat, self, formatted(text), thread=thread, reply_to=reply_to)

    # -- pressing --------------------------------------------------------------------------------------

    def press(
        self,
        message: "Message",
        button: str | int,
        *,
        stale: bool = False,
        version: int = -1,
        inaccessible: bool = False,
    ) -> Press:
        """Press a button by its text, its callback_data, its place, or a part of its text.

        A client offers the newest version only; `stale` presses what a slow client still shows: the
        version with that index (-1 the newest that has the button), even of a deleted message.
        `inaccessible` sends the query with an InaccessibleMessage. Raises NotShown.
        """
        self._must_see(message.chat)
        pressed = self._button(message, button, stale=stale, version=version)
        if pressed.callback_data is None:
            if pressed.url is not None:
                self.open_link(pressed.url)
            return Press("", self, message, pressed, self.world.clock())
        return self.world.press(self, message, pressed, inaccessible=inaccessible)

    def _button(self, message: "Message", wanted: str | int, *, stale: bool, version: int) -> "Button":
        if message.deleted and not stale:
            _not_shown(f"message {message.id} is deleted")
        versions: list[Version] = [message.now]
        if stale:
            versions = message.versions[::-1] if version == -1 else [message.versions[version]]
        found = [button for shown in versions if (button := _find_button(shown, wanted)) is not None]
        if not found:
            _not_shown(f"no button {wanted!r} on message {message.id}: {message.labels}")
        return found[0]

    def open_link(self, url: str) -> "Message | None":
        """Open a link: t.me/BOT?start=X presses Start with X, another one leaves Telegram (None)."""
        parts = urlsplit(url if "//" in url else f"https://{url}")
        ours = (parts.path.strip("/") or "").lower() == self.world.bot.username.lower()
        if parts.scheme == "tg":
            query = parse_qs(parts.query)
            ours = query.get("domain", [""])[0].lower() == self.world.bot.username.lower()
        elif parts.hostname not in ("t.me", "telegram.me"):
            return None
        if not ours:
            return None
        return self.start(parse_qs(parts.query).get("start", [""])[0])

    # -- the rest ----------------------------------------------------------------------------------------

    def block(self) -> None:
        """Stop the bot: it hears my_chat_member in the private chat and can write no more."""
        if not self.chat.blocked:
            self.world.block_changed(self, blocked=True)

    def unblock(self) -> None:
        """Take the block back; the bot may write again."""
        if self.chat.blocked:
            self.world.block_changed(self, blocked=False)

    def deactivate(self) -> None:
        """Delete the account."""
        self.deactivated = True
        self.first_name, self.last_name, self.username = "", "", ""

    def delete(self, message: "Message") -> None:
        """Delete a message for everyone, as its writer, an administrator or the owner of a private chat."""
        self._must_see(message.chat)
        self.world.remove(message)

    def sees(self, chat: "Chat") -> bool:
        """Say whether the chat is on this person's phone."""
        return chat is self.chat or (isinstance(chat, Group) and chat.has(self))

    def _must_see(self, chat: "Chat") -> None:
        if not self.sees(chat):
            _not_shown(f"{self.name} does not see {chat}")


def _not_shown(words: str) -> NoReturn:
    raise NotShown(words)


def _find_button(shown: "Version", wanted: str | int) -> "Button | None":
    buttons = shown.buttons
    if isinstance(wanted, int):
        return buttons[wanted] if wanted < len(buttons) else None
    tests = (
        [b for b in buttons if b.text == wanted],
        [b for b in buttons if b.callback_data == wanted],
        [b for b in buttons if wanted in b.text],
    )
    return next((found[0] for found in tests if found), None)
