"""Tells Telegram one thing, and says what is to be noted of how that went."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from telegram import Bot

from bot.outbox import calls
from bot.outbox.outcomes import (
    Done,
    Frozen,
    MessageGone,
    Moved,
    NotSent,
    Outcome,
    Refused,
    ThreadGone,
    Unknown,
    Unreachable,
    outcome_of,
)
from bot.outbox.pace import Pace
from bot.outbox.patience import Patience
from bot.screens.types import Screen
from bot.store import outgoing
from bot.store.database import Tx
from bot.store.notices import CHATTER, NoticeRow
from bot.store.outgoing import Key, Retired, What
from bot.store.screens import ScreenRow

log = logging.getLogger(__name__)

Record = Callable[[Tx], None]
"""What is to be noted in the store."""

_LONGEST_PAUSE_OF_NETWORK: Final = 5.0
"""A network that comes back is not left waiting."""
_TRIES: Final = 5
"""How often what is said once is tried when Telegram does not take it; a screen may look different next time."""


@dataclass(frozen=True, slots=True)
class Happenings:
    """What is done, in the same transaction, when Telegram tells something about a chat."""

    unreachable: Callable[[Tx, int], None]
    moved: Callable[[Tx, int, int], None]
    topic_gone: Callable[[Tx, int, int], None]


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something to be told now. A screen is `drawn`, and `digest` tells what was; `is_new`: by a message of its own."""

    key: Key
    what: What
    drawn: Screen | None = None
    digest: str = ""
    is_new: bool = True


class Courier:
    """Makes the calls, and reads the errors."""

    def __init__(self, bot: Bot, happenings: Happenings, pace: Pace, patience: Patience) -> None:
        self._bot = bot
        self._happenings = happenings
        self._pace = pace
        self._patience = patience

    async def deliver(self, parcel: Parcel) -> Record:
        """Tell Telegram; whatever happens, return what is to be noted of it."""
        key = parcel.key
        try:
            record = await self._tell(parcel)
        except Exception as error:
            outcome = outcome_of(error)
            if isinstance(outcome, NotSent | Unknown):
                self._patience.fail(key, _LONGEST_PAUSE_OF_NETWORK)
            elif isinstance(outcome, Refused | Unreachable):
                return self._refused(parcel, outcome, self._patience.fail(key))
            else:
                self._patience.forget(key)
            return self._record(parcel, outcome)
        self._patience.forget(key)
        return record

    async def _tell(self, parcel: Parcel) -> Record:
        what = parcel.what
        match what:
            case Retired(goes=True):
                await calls.delete(self._bot, what.chat, what.message)
            case Retired():
                await calls.take_buttons(self._bot, what.chat, what.message)
            case NoticeRow():
                await calls.send(self._bot, what.chat, what.thread, what.screen, rings=what.priority < CHATTER)
            case ScreenRow():
                if parcel.drawn is not None:
                    message = await self._show(what, parcel.drawn, is_new=parcel.is_new)
                    return lambda tx: outgoing.shown(tx, what, message, parcel.digest)
        return lambda tx: outgoing.finish(tx, what)

    async def _show(self, row: ScreenRow, screen: Screen, *, is_new: bool) -> int:
        if is_new or row.message is None:
            return await calls.send(self._bot, row.chat, row.thread, screen, rings=row.fresh > row.rendered)
        await calls.edit(self._bot, row.chat, row.message, screen)
        return row.message

    # -- what came of it -----------------------------------------------------------------------------------

    def _record(self, parcel: Parcel, outcome: Outcome) -> Record:
        what = parcel.what
        match outcome:
            case Done():
                return _as_it_should_be(parcel)
            case MessageGone():
                return lambda tx: _message_gone(tx, what)
            case Frozen(seconds):
                log.info("chat %s waits %s s, as Telegram asks", what.chat, seconds)
                self._pace.freeze(what.chat, seconds)
                return lambda tx: outgoing.not_sent(tx, what)
            case Moved(to):
                return lambda tx: self._moved(tx, what, to)
            case ThreadGone():
                return lambda tx: self._thread_gone(tx, what)
            case Unknown():
                return self._unknown(parcel)
            case _:
                return lambda tx: outgoing.not_sent(tx, what)

    def _unknown(self, parcel: Parcel) -> Record:
        if isinstance(parcel.what, NoticeRow):
            # Said twice would be worse than not at all.
            return lambda tx: outgoing.finish(tx, parcel.what)
        if parcel.is_new:
            # The row goes on saying that it is being sent, and that keeps it waiting.
            self._patience.forget(parcel.key)
        return _nothing

    def _refused(self, parcel: Parcel, outcome: Refused | Unreachable, tries: int) -> Record:
        what = parcel.what
        if isinstance(outcome, Unreachable):
            return lambda tx: self._unreachable(tx, what)
        log.error("chat %s: Telegram refuses a %s: %s", what.chat, parcel.key[0], outcome.words)
        if isinstance(what, ScreenRow) or tries < _TRIES:
            return lambda tx: outgoing.not_sent(tx, what)
        return lambda tx: outgoing.finish(tx, what)

    def _unreachable(self, tx: Tx, what: What) -> None:
        outgoing.not_sent(tx, what)
        outgoing.forget_notices(tx, what.chat)
        self._happenings.unreachable(tx, what.chat)

    def _moved(self, tx: Tx, what: What, to: int) -> None:
        outgoing.not_sent(tx, what)
        if isinstance(what, Retired):
            outgoing.finish(tx, what)
        self._happenings.moved(tx, what.chat, to)

    def _thread_gone(self, tx: Tx, what: What) -> None:
        outgoing.without_thread(tx, what)
        thread = None if isinstance(what, Retired) else what.thread
        if thread is not None:
            self._happenings.topic_gone(tx, what.chat, thread)


def _as_it_should_be(parcel: Parcel) -> Record:
    what = parcel.what
    if isinstance(what, ScreenRow):
        return lambda tx: outgoing.shown(tx, what, what.message, parcel.digest)
    return lambda tx: outgoing.finish(tx, what)


def _message_gone(tx: Tx, what: What) -> None:
    if isinstance(what, ScreenRow):
        outgoing.lost_message(tx, what)
    elif isinstance(what, Retired) and what.goes:
        outgoing.cannot_go(tx, what)
    else:
        outgoing.finish(tx, what)


def _nothing(_: Tx) -> None:
    return
