"""What an error of the Bot API means for the message that met it."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import Final

from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter

from bot.request import NotSentError


@dataclass(frozen=True, slots=True)
class Done:
    """It is as it should be."""


@dataclass(frozen=True, slots=True)
class MessageGone:
    """The message that should be edited or deleted is not there, or cannot be."""


@dataclass(frozen=True, slots=True)
class ThreadGone:
    """The topic is not there any more."""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """Nothing can be told to this chat until it is heard of again."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The group is a supergroup now."""

    to: int


@dataclass(frozen=True, slots=True)
class Frozen:
    """This chat must not be told anything for so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class NotSent:
    """It certainly had no effect: the network failed before it left."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """It may have had its effect."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Telegram does not take it as it is: a fault of ours, or a right that the bot lacks in this chat."""

    words: str


Outcome = Done | MessageGone | ThreadGone | Unreachable | Moved | Frozen | NotSent | Unknown | Refused

_DONE: Final = ("message is not modified",)
_GONE: Final = (
    "message to edit not found",
    "message can't be edited",
    "message to delete not found",
    "message can't be deleted",
    "message_id_invalid",
    "message identifier is not specified",
    "there is no text in the message to edit",
)
_THREAD_GONE: Final = ("message thread not found", "topic_closed", "topic_deleted")
_NO_CHAT: Final = (
    "chat not found",
    "user is deactivated",
    "peer_id_invalid",
    "not enough rights to send",
    "have no rights to send",
    "chat_write_forbidden",
    "need administrator rights in the channel",
    "group chat was deactivated",
)


def outcome_of(error: Exception) -> Outcome:
    """Read an error; whatever is not recognised is Refused."""
    match error:
        case RetryAfter():
            return Frozen(_seconds(error.retry_after))
        case ChatMigrated():
            return Moved(error.new_chat_id)
        case Forbidden():
            return Unreachable()
        case BadRequest():
            return _of_bad_request(str(error))
        case NotSentError() | InvalidToken():
            return NotSent()
        case NetworkError():
            return Unknown()
        case _:
            return Refused(type(error).__name__)


def _of_bad_request(words: str) -> Outcome:
    low = words.lower()
    if any(part in low for part in _DONE):
        return Done()
    if any(part in low for part in _GONE):
        return MessageGone()
    if any(part in low for part in _THREAD_GONE):
        return ThreadGone()
    if any(part in low for part in _NO_CHAT):
        return Unreachable()
    return Refused(words)


def _seconds(given: int | dt.timedelta) -> float:
    return given.total_seconds() if isinstance(given, dt.timedelta) else float(given)
