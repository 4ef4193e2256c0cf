"""Messages as clients show them, with every version they ever had."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from bot.rehearsal.strictness.text import Formatted

if TYPE_CHECKING:
    from bot.rehearsal.accounts import Account
    from bot.rehearsal.chats import Chat

Markup = dict[str, Any]
GENERAL: Final = 1


@dataclass(frozen=True, slots=True)
class Button:
    """One button of an inline keyboard."""

    text: str
    callback_data: str | None = None
    url: str | None = None
    style: str | None = None
    copy_text: str | None = None

    @classmethod
    def of(cls, button: dict[str, Any]) -> "Button":
        """Read a Bot API InlineKeyboardButton."""
        return cls(
            button["text"],
            button.get("callback_data"),
            button.get("url"),
            button.get("style"),
            button.get("copy_text", {}).get("text"),
        )


@dataclass(frozen=True, slots=True)
class Version:
    """What a message said at one time; `markup` is the inline keyboard or None."""

    at: float
    formatted: Formatted
    markup: Markup | None = None

    @property
    def text(self) -> str:
        """The text without formatting."""
        return self.formatted.text

    @property
    def rows(self) -> tuple[tuple[Button, ...], ...]:
        """The inline keyboard."""
        rows = (self.markup or {}).get("inline_keyboard", ())
        return tuple(tuple(Button.of(button) for button in row) for row in rows)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons in reading order."""
        return tuple(button for row in self.rows for button in row)

    def same_as(self, other: "Version") -> bool:
        """Say whether an edit to `other` would change nothing."""
        return self.formatted == other.formatted and self.markup == other.markup


@dataclass(eq=False, slots=True)
class Message:
    """One message in one chat. `service` holds the fields of a service message, `media` those of a file."""

    chat: "Chat"
    id: int
    sender: "Account"
    versions: list[Version]
    thread: int | None = None
    reply_to: "Message | None" = None
    protected: bool = False
    service: dict[str, Any] = field(default_factory=dict)
    media: dict[str, Any] = field(default_factory=dict)
    deleted: bool = False
    silent: bool = False

    @property
    def now(self) -> Version:
        """The newest version, the one that clients show."""
        return self.versions[-1]

    @property
    def text(self) -> str:
        """The text (or caption) as it is shown now."""
        return self.now.text

    @property
    def rows(self) -> tuple[tuple[Button, ...], ...]:
        """The inline keyboard as it is shown now."""
        return self.now.rows

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons as they are shown now, in reading order."""
        return self.now.buttons

    @property
    def labels(self) -> tuple[str, ...]:
        """The texts of the buttons as they are shown now."""
        return tuple(button.text for button in self.buttons)

    @property
    def date(self) -> float:
        """When it was sent, in seconds since 1970."""
        return self.versions[0].at

    @property
    def edited(self) -> float | None:
        """When its text or keyboard was last changed, or None."""
        return self.now.at if len(self.versions) > 1 else None

    def to_json(self, *, nested: bool = False) -> dict[str, Any]:
        """Give the Bot API's Message; `nested` leaves out what it replies to."""
        message: dict[str, Any] = {
            "message_id": self.id,
            "from": self.sender.to_json(),
            "chat": self.chat.to_json(),
            "date": int(self.date),
        }
        self._add_thread(message)
        if self.edited is not None and self.sender.is_bot:
            message["edit_date"] = int(self.edited)
        if self.protected:
            message["has_protected_content"] = True
        if self.reply_to is not None and not nested:
            message["reply_to_message"] = self.reply_to.to_json(nested=True)
        message |= self.service | self.media
        self._add_text(message)
        if self.now.markup:
            message["reply_markup"] = self.now.markup
        return message

    def _add_thread(self, message: dict[str, Any]) -> None:
        if self.thread is not None:
            message["message_thread_id"] = self.thread
            message["is_topic_message"] = True
        elif self.reply_to is not None and self.chat.threads_replies:
            # In a supergroup without topics a reply names the message that began its thread.
            message["message_thread_id"] = self.reply_to.id

    def _add_text(self, message: dict[str, Any]) -> None:
        if self.service or (self.media and not self.text):
            return
        caption = bool(self.media)
        message["caption" if caption else "text"] = self.text
        if self.now.formatted.entities:
            message["caption_entities" if caption else "entities"] = list(self.now.formatted.entities)

    def inaccessible_json(self) -> dict[str, Any]:
        """Give the Bot API's InaccessibleMessage."""
        return {"chat": self.chat.to_json(), "message_id": self.id, "date": 0}
