"""The parts of a screen, and what a screen may know besides a game's View."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.press import Press
from engine.game import Seat, Violation

Style = Literal["primary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """One inline button: it carries a press or opens a link, one of the two."""

    text: str
    press: Press | None = None
    url: str | None = None
    style: Style | None = None


Rows = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A message as it should look: text in Telegram's HTML, rows of buttons.

    `protect` forbids forwarding and saving it (a hand).
    """

    text: str
    rows: Rows = ()
    protect: bool = False


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat. `name` is "" at a free seat; `stand_in`: the program plays it now."""

    name: str
    person: int | None = None
    stand_in: bool = False
    away: bool = False
    """Whether the person has blocked the bot, has handed the seat over for a while, or is on vacation."""


@dataclass(frozen=True, slots=True)
class Told:
    """One event of the log, as the reader may see it."""

    seat: Seat | None
    event: Any
    at: float


@dataclass(frozen=True, slots=True)
class Picks:
    """What a player has picked on the hand screen and not yet played.

    `cards` are words of the game's notation, as often as they are picked; `mode` is the sub-screen that is open
    ("" | "open" | "take" | "why" | ...); `groups` are groups composed so far, in the game's notation.
    """

    cards: tuple[str, ...] = ()
    mode: str = ""
    groups: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TableContext:
    """A table around its game: who, where, since when. Times are seconds since the epoch; `zone` is the reader's."""

    table: int
    ply: int
    game: str
    title: str
    """The title of the group, "" in a private chat."""
    host: int
    occupants: tuple[Occupant, ...]
    bot: str
    """The bot's username, for links."""
    now: float
    turn_since: float | None = None
    time_left: float | None = None
    """Seconds left of the turn, the question or the pause before the next deal; None: no clock."""
    paused: bool = False
    broken_off: bool = False
    """The match was ended before its time: nothing is awaited."""
    zone: str | None = None
    told: tuple[Told, ...] = ()
    """For the group the latest events; for a player those since the player's last turn. Oldest first."""
    picks: Picks = field(default_factory=Picks)
    legal: tuple[Any, ...] = ()
    """The reader's legal actions."""
    judge: Callable[[Any], Violation | None] | None = None
    """Judges an action of the reader's by the table as it is (`Game.violation`); None: only `legal` is legal."""
    vacation_left: int = 0
    """Days that the reader's clock may still stand still this year."""
    on_vacation: bool = False


@dataclass(frozen=True, slots=True)
class LobbyContext:
    """A table before its match."""

    table: int
    ply: int
    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    """Options that differ from the game's defaults."""
    host: int
    occupants: tuple[Occupant, ...]
    unreachable: tuple[str, ...]
    """Names of those who sit and have not opened their private chat."""
    bot: str
    page: str = ""
    """The part that is open: "" | "options" | "clock" | "game" | ..."""
    draw_partners: bool = False
    drawn: tuple[tuple[str, str], ...] = ()
    """Drawn cards: (name, card) of the draw for partners, highest first [C1.2, K1.4]."""
    clock: tuple[tuple[str, Any], ...] = ()
