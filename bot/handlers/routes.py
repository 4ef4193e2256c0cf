"""Which press does what: verbs and the functions of the tables that they call."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.handlers import table_pages
from bot.press import Press
from bot.screens.picking import PICK_VERBS
from bot.store import tables
from bot.store.database import Tx
from bot.tables import book, ending, hand, lobby, pauses, play, preferences, questions, seating, start, timeouts
from bot.tables.answers import Answer, Refused, Toast
from bot.tables.house import House


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press with what its functions need. `may_decide`: the presser hosts the table or administers the group;
    `chat` is where the button hangs.
    """

    house: House
    press: Press
    person: int
    bot: str
    may_decide: bool = False
    chat: int = 0

    @property
    def argument(self) -> str:
        """The press's argument."""
        return self.press.argument

    @property
    def number(self) -> int:
        """The argument as a number. Raises Refused when it is none."""
        if not self.press.argument.isdecimal():
            raise Refused(Toast.STALE)
        return int(self.press.argument)

    @property
    def table(self) -> int:
        """The table's number."""
        return self.press.table


Route = Callable[[Tx, Pressed], Answer]


def _hosted(change: Callable[[Tx, lobby.Lobby, Pressed], Answer]) -> Route:
    def route(tx: Tx, pressed: Pressed) -> Answer:
        return change(tx, lobby.hosted(tx, pressed.table, pressed.press.ply, pressed.may_decide), pressed)

    return route


def _page(tx: Tx, pressed: Pressed) -> Answer:
    return lobby.open_page(tx, lobby.decided(tx, pressed.table, pressed.may_decide), pressed.press.argument)


def _group(tx: Tx, pressed: Pressed) -> Answer:
    if not pressed.may_decide:
        raise Refused(Toast.ADMIN_ONLY)
    chat, _, choice = pressed.argument.partition(":")
    return preferences.choose_of_group(tx, int(chat), choice)


def _option(tx: Tx, table: lobby.Lobby, pressed: Pressed) -> Answer:
    name, _, value = pressed.press.argument.partition("=")
    return lobby.choose_option(tx, table, name, value)


def _clock(tx: Tx, pressed: Pressed) -> Answer:
    name, _, value = pressed.argument.partition("=")
    row = tables.get(tx, pressed.table)
    if row is None or row.status != "playing":
        table = lobby.hosted(tx, pressed.table, pressed.press.ply, pressed.may_decide)
        return lobby.change_clock(tx, table, name, value)
    clock = lobby.changed_clock(row.settings.clock, name, value)
    return seating.change_clock(tx, pressed.house, row.id, clock, pressed.may_decide)


def _act(tx: Tx, pressed: Pressed) -> Answer:
    press = pressed.press
    return hand.act(tx, pressed.house, press.table, press.ply, pressed.person, press.verb, press.argument)


def _pick(tx: Tx, pressed: Pressed) -> Answer:
    press = pressed.press
    return hand.pick(tx, press.table, press.ply, pressed.person, press.verb, press.argument)


def _offer(tx: Tx, pressed: Pressed) -> Answer:
    press = pressed.press
    return hand.take_offer(tx, pressed.house, press.table, press.ply, pressed.person, press.argument)


LOBBY: Final[Mapping[str, Route]] = {
    "join": lambda tx, pressed: lobby.join(tx, pressed.table, pressed.person),
    "leave": lambda tx, pressed: lobby.leave(tx, pressed.table, pressed.person),
    "seat": lambda tx, pressed: lobby.sit(tx, pressed.table, pressed.person, pressed.number),
    "team": lambda tx, pressed: lobby.sit_in_team(tx, pressed.table, pressed.person, pressed.number),
}

HOSTED: Final[Mapping[str, Route]] = {
    "page": _page,
    "game": _hosted(lambda tx, table, pressed: lobby.choose_game(tx, table, pressed.press.argument)),
    "players": _hosted(lambda tx, table, pressed: lobby.choose_players(tx, table, pressed.number)),
    "opt": _hosted(_option),
    "partners": _hosted(lambda tx, table, pressed: lobby.draw_partners(tx, table, pressed.press.argument == "on")),
    "clock": _clock,
    "fill": _hosted(lambda tx, table, _: lobby.fill(tx, table)),
    "start": _hosted(lambda tx, table, pressed: start.start(tx, pressed.house, table)),
    "cancel": _hosted(lambda tx, table, _: lobby.cancel(tx, table)),
    "invite": lambda tx, pressed: seating.invite(
        tx, pressed.house, pressed.table, pressed.number, pressed.person, pressed.may_decide
    ),
    "group": _group,
    "end": lambda tx, pressed: ending.end(
        tx, pressed.table, pressed.may_decide, confirmed=pressed.press.argument == "yes"
    ),
}
"""Verbs for the host or an administrator alone."""

PLAY: Final[Mapping[str, Route]] = {
    **dict.fromkeys(sorted(hand.ACT_VERBS), _act),
    **dict.fromkeys(sorted(PICK_VERBS), _pick),
    "act": _offer,
    "remind": lambda tx, pressed: questions.remind(tx, pressed.table, pressed.press.ply, pressed.person),
    "next": lambda tx, pressed: play.next_deal(tx, pressed.house, pressed.table, pressed.person),
    "rematch": lambda tx, pressed: ending.rematch(tx, pressed.table, pressed.person),
}

PAGES: Final[Mapping[str, Route]] = {
    "peek": lambda tx, pressed: table_pages.peek(tx, pressed.table, pressed.person),
    "go": lambda tx, pressed: table_pages.go(tx, pressed.table, pressed.person),
    "score": lambda tx, pressed: table_pages.score_of(tx, pressed.table, pressed.person, pressed.chat),
    "hand": lambda tx, pressed: table_pages.hand(tx, pressed.table, pressed.person),
    "rules": lambda tx, pressed: book.turn(
        tx, pressed.chat, pressed.table, pressed.argument, elsewhere=pressed.press.ply > 0
    ),
    "settings": lambda tx, pressed: preferences.turn(tx, pressed.person, pressed.argument),
    "set": lambda tx, pressed: preferences.choose(tx, pressed.person, pressed.argument),
    "refresh": lambda tx, pressed: table_pages.refresh(tx, pressed.table, pressed.person),
}

SEATS: Final[Mapping[str, Route]] = {
    "handover": lambda tx, pressed: seating.hand_over(tx, pressed.house, pressed.table, pressed.person),
    "return": lambda tx, pressed: seating.come_back(tx, pressed.house, pressed.table, pressed.person),
    "takeseat": lambda tx, pressed: seating.take(tx, pressed.house, pressed.table, pressed.number, pressed.person),
    "vote": lambda tx, pressed: timeouts.vote(tx, pressed.house, pressed.table, pressed.person, pressed.argument),
    "pause": lambda tx, pressed: pauses.agree(tx, pressed.table, pressed.person),
    "resume": lambda tx, pressed: pauses.resume(tx, pressed.table, pressed.person),
    "vacation": lambda tx, pressed: pauses.go_on_vacation(tx, pressed.table, pressed.person, pressed.number),
    "home": lambda tx, pressed: pauses.end_vacation(tx, pressed.table, pressed.person),
}

_ALL: Final[Mapping[str, Route]] = {**LOBBY, **HOSTED, **PLAY, **PAGES, **SEATS}


def route_of(verb: str) -> Route | None:
    """Find what a verb does; None for a verb of an older version."""
    return _ALL.get(verb)


def needs_decider(verb: str) -> bool:
    """Tell whether only the host or an administrator may press it."""
    return verb in HOSTED
