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
from bot.store.outgoing import Retired, Waiting
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
class DrawnScreen:
    """A screen as it is to be shown. `is_new`: by a message of its own."""

    row: ScreenRow
    screen: Screen
    is_new: bool


@dataclass(frozen=True, slots=True)
class Parcel:
    """Something to be told now."""

    waiting: Waiting
    drawn: DrawnScreen | None = None

    @property
    def is_new(self) -> bool:
        """Whether this is a new message: as long as it is not answered, nobody knows what became of it."""
        return isinstance(self.waiting.what, NoticeRow) or (self.drawn is not None and self.drawn.is_new)


class Courier:
    """Makes the calls, and reads the errors."""

    def __init__(self, bot: Bot, happenings: Happenings, pace: Pace, patience: Patience) -> None:
        self._bot = bot
        self._happenings = happenings
        self._pace = pace
        self._patience = patience

    async def deliver(self, parcel: Parcel) -> Record:
        """Tell Telegram; whatever happens, return what is to be noted of it."""
        key = parcel.waiting.key
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
        what = parcel.waiting.what
        match what:
            case Retired():
                await calls.take_buttons(self._bot, what.chat, what.message)
            case NoticeRow():
                await calls.send(self._bot, what.chat, what.thread, what.screen, rings=what.priority < CHATTER)
            case ScreenRow():
                if parcel.drawn is not None:
                    return await self._show(parcel.drawn)
        return lambda tx: outgoing.finish(tx, parcel.waiting)

    async def _show(self, drawn: DrawnScreen) -> Record:
        row, screen, message = drawn.row, drawn.screen, drawn.row.message
        if drawn.is_new or message is None:
            message = await calls.send(self._bot, row.chat, row.thread, screen, rings=row.fresh > row.rendered)
        else:
            await calls.edit(self._bot, row.chat, message, screen)
        return _shown(drawn, message)

    # -- what came of it -----------------------------------------------------------------------------------

    def _record(self, parcel: Parcel, outcome: Outcome) -> Record:
        waiting = parcel.waiting
        match outcome:
            case Done():
                return _as_it_should_be(parcel)
            case MessageGone():
                return lambda tx: _message_gone(tx, waiting)
            case Frozen(seconds):
                log.info("chat %s waits %s s, as Telegram asks", waiting.chat, seconds)
                self._pace.freeze(waiting.chat, seconds)
                return lambda tx: outgoing.not_sent(tx, waiting)
            case Moved(to):
                return lambda tx: self._moved(tx, waiting, to)
            case ThreadGone():
                return lambda tx: self._thread_gone(tx, waiting)
            case Unknown():
                return self._unknown(parcel)
            case _:
                return lambda tx: outgoing.not_sent(tx, waiting)

    def _unknown(self, parcel: Parcel) -> Record:
        if isinstance(parcel.waiting.what, NoticeRow):
            # Said twice would be worse than not at all.
            return lambda tx: outgoing.finish(tx, parcel.waiting)
        if parcel.is_new:
            # The row goes on saying that it is being sent, and that keeps it waiting.
            self._patience.forget(parcel.waiting.key)
        return _nothing

    def _refused(self, parcel: Parcel, outcome: Refused | Unreachable, tries: int) -> Record:
        waiting = parcel.waiting
        if isinstance(outcome, Unreachable):
            return lambda tx: self._unreachable(tx, waiting)
        log.error("chat %s: Telegram refuses a %s: %s", waiting.chat, waiting.key[0], outcome.words)
        if isinstance(waiting.what, ScreenRow) or tries < _TRIES:
            return lambda tx: outgoing.not_sent(tx, waiting)
        return lambda tx: outgoing.finish(tx, waiting)

    def _unreachable(self, tx: Tx, waiting: Waiting) -> None:
        outgoing.not_sent(tx, waiting)
        outgoing.forget_notices(tx, waiting.chat)
        self._happenings.unreachable(tx, waiting.chat)

    def _moved(self, tx: Tx, waiting: Waiting, to: int) -> None:
        outgoing.not_sent(tx, waiting)
        if isinstance(waiting.what, Retired):
            outgoing.finish(tx, waiting)
        self._happenings.moved(tx, waiting.chat, to)

    def _thread_gone(self, tx: Tx, waiting: Waiting) -> None:
        outgoing.without_thread(tx, waiting)
        thread = None if isinstance(waiting.what, Retired) else waiting.what.thread
        if thread is not None:
            self._happenings.topic_gone(tx, waiting.chat, thread)


def _shown(drawn: DrawnScreen, message: int | None) -> Record:
    digest = calls.digest(drawn.screen)
    return lambda tx: outgoing.shown(tx, drawn.row, message, digest)


def _as_it_should_be(parcel: Parcel) -> Record:
    if parcel.drawn is not None:
        return _shown(parcel.drawn, parcel.drawn.row.message)
    return lambda tx: outgoing.finish(tx, parcel.waiting)


def _message_gone(tx: Tx, waiting: Waiting) -> None:
    if isinstance(waiting.what, ScreenRow):
        outgoing.lost_message(tx, waiting.what)
    else:
        outgoing.finish(tx, waiting)


def _nothing(_: Tx) -> None:
    return
