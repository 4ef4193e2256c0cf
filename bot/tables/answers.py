"""What somebody is told at once about what they asked for."""

from dataclasses import dataclass
from enum import StrEnum

from bot.screens.picking import Problem
from engine.game import Violation


class Toast(StrEnum):
    """A short answer, by the id of its message in the locales."""

    ADMIN_ONLY = "toast-admin-only"
    AWAY = "toast-away"
    AWAY_ALREADY = "toast-away-already"
    BACK = "toast-back"
    BACK_ALREADY = "toast-back-already"
    BEGUN = "toast-begun"
    CANCELLED = "toast-cancelled"
    DEALT = "toast-dealt"
    ENDED = "toast-ended"
    FAULT = "toast-fault"
    FULL = "toast-full"
    GOES_ON = "toast-goes-on"
    GROUP_ASKED = "toast-group-asked"
    HOST_ONLY = "toast-host-only"
    HOST_OR_ADMIN = "toast-host-or-admin"
    LEFT = "toast-left"
    LOBBY_STALE = "toast-lobby-stale"
    NO_GAME = "toast-no-game"
    NO_TABLE = "toast-no-table"
    NO_PARTNERS = "toast-no-partners"
    NO_VACATION = "toast-no-vacation"
    NOT_BEGUN = "toast-not-begun"
    NOT_OVER = "toast-not-over"
    OWN_SEAT = "toast-own-seat"
    OVER = "toast-over"
    PLAYERS = "toast-players"
    PAUSED_ALREADY = "toast-paused-already"
    REMATCH_OPEN = "toast-rematch-open"
    REMINDED = "toast-reminded"
    REMINDED_LATELY = "toast-reminded-lately"
    SEATS_FREE = "toast-seats-free"
    SEAT_PLAYED = "toast-seat-played"
    SITS = "toast-sits"
    SITS_ALREADY = "toast-sits-already"
    SITS_NOT = "toast-sits-not"
    STALE = "toast-stale"
    STRANGER = "toast-stranger"
    TAKEN = "toast-taken"
    TEAM_FULL = "toast-team-full"
    TOO_MANY = "toast-too-many"
    UNREACHABLE = "toast-unreachable"
    VACATION = "toast-vacation"
    VACATION_ALREADY = "toast-vacation-already"
    VOTED = "toast-voted"


Args = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """A few words for whoever pressed or wrote: the id and values of a message of the locales; "" says nothing.

    In place of `key` there may be what the rules or the screen have against an action (`refusal`), or words that
    are ready (`text`). `start` is the payload of a link that opens the private chat, "" for none. `alert`: to be
    read and closed, not to pass by.
    """

    key: str = ""
    args: Args = ()
    alert: bool = False
    refusal: Violation | Problem | None = None
    text: str = ""
    start: str = ""


NOTHING = Answer()


class Refused(Exception):  # noqa: N818 - it names what happened
    """What was asked for is not possible; nothing at the table has changed. The answer says why."""

    def __init__(self, key: Toast | str, **args: str | int) -> None:
        super().__init__(key)
        self.answer = Answer(key, tuple(args.items()))


def told(key: Toast, **args: str | int) -> Answer:
    """Make an answer of a message and its values."""
    return Answer(key, tuple(args.items()))
