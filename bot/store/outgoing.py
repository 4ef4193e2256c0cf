"""What is still to be told to Telegram, and what came of telling it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from bot.store import notices, screens
from bot.store.database import Tx
from bot.store.notices import NoticeRow
from bot.store.screens import ScreenRow

Key = tuple[str, int, int]

UNKNOWN_SECONDS: Final = 60.0
"""How long a send whose outcome is not known keeps its screen from being sent again."""

# Notices carry their own priority, 0 to 9; screens go between them. What takes buttons away comes last but for
# chatter: an old press is recognised anyway.
_PRIORITY: Final = {"question": 1, "hand": 1, "turn": 2, "deal": 3, "match": 3, "lobby": 3, "table": 4}
_OTHERS: Final = 3
_RETIRING: Final = 8


@dataclass(frozen=True, slots=True)
class Retired:
    """A message whose buttons are to be taken away; `goes`: it is to be deleted."""

    chat: int
    message: int
    goes: bool = False


What = ScreenRow | NoticeRow | Retired
"""Something to be told."""


class Waiting(NamedTuple):
    """That something is to be told, `priority` 0 first. `key` is the same as long as it is the same thing.

    `is_called`: it is a screen that is to be a new message.
    """

    kind: Literal["screen", "notice", "retired"]
    chat: int
    number: int
    priority: int
    is_called: bool = False

    @property
    def key(self) -> Key:
        """What tells this from everything else that waits."""
        return self.kind, self.chat, self.number


def waiting(tx: Tx, unknown_seconds: float = UNKNOWN_SECONDS) -> list[Waiting]:
    """Return what is to be told now; nothing for chats that cannot be told anything.

    A screen whose last send has an unknown outcome waits until that was `unknown_seconds` ago.
    """
    found = [
        Waiting("screen", chat, number, _PRIORITY.get(kind, _OTHERS), bool(is_called))
        for number, chat, kind, is_called in screens.out_of_date(tx, tx.now - unknown_seconds)
    ]
    found += [Waiting("notice", chat, number, priority) for number, chat, priority in notices.outline(tx)]
    found += [Waiting("retired", chat, message, _RETIRING) for chat, message in screens.retired(tx)]
    return found


def look_up(tx: Tx, chosen: Collection[Waiting]) -> list[tuple[Waiting, What]]:
    """Return the whole of what waits, all of it at once."""
    rows: dict[Key, What] = {}
    for screen in screens.get_all(tx, [each.number for each in chosen if each.kind == "screen"]):
        rows["screen", screen.chat, screen.id] = screen
    for notice in notices.get_all(tx, [each.number for each in chosen if each.kind == "notice"]):
        rows["notice", notice.chat, notice.id] = notice
    for each in chosen:
        if each.kind == "retired":
            rows[each.key] = Retired(each.chat, each.number, screens.goes(tx, each.chat, each.number))
    return [(each, rows[each.key]) for each in chosen if each.key in rows]


def next_known(tx: Tx, unknown_seconds: float = UNKNOWN_SECONDS) -> float | None:
    """Return the seconds until the first send of unknown outcome may be repeated, None when there is none."""
    row = tx.one("SELECT min(sending) AS first FROM screens WHERE wanted > rendered AND sending IS NOT NULL")
    return None if row is None or row["first"] is None else max(0.0, row["first"] + unknown_seconds - tx.now)


def begin(tx: Tx, what: What) -> None:
    """Note that this is being sent as a new message: from now on the outcome is unknown."""
    _set_sending(tx, what, tx.now)


def forget_interrupted(tx: Tx) -> None:
    """At start: forget notices whose sending was cut short, which are never said twice."""
    tx.execute("DELETE FROM notices WHERE sending IS NOT NULL")


# -- what came of it ---------------------------------------------------------------------------------------


def shown(tx: Tx, row: ScreenRow, message: int | None, digest: str | None) -> None:
    """Note that the screen is shown, as far as `row.wanted`, by this message; the one before loses its buttons."""
    found = tx.execute(
        "UPDATE screens SET rendered = ?, message = ?, shown = ?, sending = NULL WHERE id = ? AND chat = ?",
        (row.wanted, message, digest, row.id, row.chat),
    )
    if row.message is not None and row.message != message:
        screens.retire(tx, row.chat, row.message, row.kind)
    if not found.rowcount and message is not None:
        # The screen was dropped while its message was on the way.
        screens.retire(tx, row.chat, message, row.kind)


def nothing_to_show(tx: Tx, row: ScreenRow) -> None:
    """Forget a screen that has nothing to show any more, unless it was wanted again since."""
    found = tx.execute("DELETE FROM screens WHERE id = ? AND wanted = ?", (row.id, row.wanted))
    if found.rowcount and row.message is not None:
        screens.retire(tx, row.chat, row.message, row.kind)


def lost_message(tx: Tx, row: ScreenRow) -> None:
    """Note that the screen's message is gone or cannot be edited: the next showing is a new one."""
    tx.execute("UPDATE screens SET message = NULL, shown = NULL WHERE id = ? AND message = ?", (row.id, row.message))


def cannot_go(tx: Tx, what: Retired) -> None:
    """Note that Telegram does not delete the message (it is gone, or older than two days): its buttons go at least."""
    screens.keep_message(tx, what.chat, what.message)


def not_sent(tx: Tx, what: What) -> None:
    """Note that a send certainly had no effect: it may be repeated at once."""
    _set_sending(tx, what, None)


def finish(tx: Tx, what: What) -> None:
    """Note that a screen shows already what it should, a notice is said, or a message has lost its buttons."""
    match what:
        case ScreenRow():
            shown(tx, what, what.message, what.shown)
        case NoticeRow():
            tx.execute("DELETE FROM notices WHERE id = ?", (what.id,))
        case Retired():
            tx.execute("DELETE FROM retired WHERE chat = ? AND message = ?", (what.chat, what.message))


def without_thread(tx: Tx, what: What) -> None:
    """Note that the topic is gone: what was to be there goes to the chat itself."""
    _set_sending(tx, what, None)
    if isinstance(what, ScreenRow):
        tx.execute("UPDATE screens SET thread = NULL WHERE id = ?", (what.id,))
    elif isinstance(what, NoticeRow):
        tx.execute("UPDATE notices SET thread = NULL WHERE id = ?", (what.id,))


def forget_notices(tx: Tx, chat: int) -> None:
    """Forget what was to be said once to a chat that cannot be told anything."""
    tx.execute("DELETE FROM notices WHERE chat = ?", (chat,))


def _set_sending(tx: Tx, what: What, at: float | None) -> None:
    if isinstance(what, ScreenRow):
        tx.execute("UPDATE screens SET sending = ? WHERE id = ?", (at, what.id))
    elif isinstance(what, NoticeRow):
        tx.execute("UPDATE notices SET sending = ? WHERE id = ?", (at, what.id))
