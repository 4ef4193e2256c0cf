"""A row that says what a chat should show becomes the screen as it is now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot import overviews
from bot.i18n import Translator
from bot.press import Press
from bot.screens import seats
from bot.screens.games import screens_of
from bot.screens.lobby import lobby as lobby_screen
from bot.screens.lobby_pages import page_of
from bot.screens.names import names_of
from bot.screens.types import Button, Screen, TableContext
from bot.speech import speaks_beside_tables, speaks_in
from bot.store import tables
from bot.store.database import Tx
from bot.store.screens import ScreenRow
from bot.store.tables import TableRow
from bot.tables.context import events_at, lobby_context, table_context
from bot.tables.running import Running, load


@dataclass(frozen=True, slots=True)
class Renderer:
    """Draws screens for the bot of this username. Call it inside a transaction; None: there is nothing to show."""

    bot: str

    def __call__(self, tx: Tx, row: ScreenRow) -> Screen | None:
        """Draw a screen as its chat should see it now, in the chat's language."""
        if not row.table:
            return overviews.draw(tx, row, speaks_beside_tables(tx, row.chat))
        table = tables.get(tx, row.table)
        if table is None:
            return None
        t = speaks_in(tx, row.chat, table.host)
        if row.kind == "lobby":
            return self._lobby(tx, table, t)
        if row.kind == "clock":
            return self._clock(tx, table, t)
        if row.kind == "end":
            return _end(table, t)
        draw = _DRAWINGS.get(row.kind)
        if draw is None or table.state is None:
            return None
        running = load(tx, table)
        reader = row.chat if row.chat > 0 and running.seat_of(row.chat) is not None else None
        view, context = table_context(tx, running, reader, self.bot)
        screen = draw(_Drawn(tx, row, running, view, context, t))
        over = table.status != "playing" and row.kind in _FOR_PLAY
        return replace(screen, rows=()) if screen is not None and over else screen

    def _lobby(self, tx: Tx, table: TableRow, t: Translator) -> Screen | None:
        if table.status == "lobby":
            return lobby_screen(lobby_context(tx, table, self.bot), t)
        return Screen(t("lobby-cancelled", game=t(f"game-{table.game}"))) if table.status == "cancelled" else None

    def _clock(self, tx: Tx, table: TableRow, t: Translator) -> Screen | None:
        if table.status != "playing":
            return None
        page = page_of(replace(lobby_context(tx, table, self.bot), page="clock"), t)
        return None if page is None else Screen(page.text, page.rows)


@dataclass(frozen=True, slots=True)
class _Drawn:
    tx: Tx
    row: ScreenRow
    running: Running
    view: Any
    context: TableContext
    t: Translator

    @property
    def screens(self) -> Any:
        return screens_of(self.running.row.game)

    @property
    def is_players(self) -> bool:
        return self.view.seat is not None


def _table(drawn: _Drawn) -> Screen:
    screen: Screen = drawn.screens.table(drawn.view, drawn.context, drawn.t)
    return screen


def _hand(drawn: _Drawn) -> Screen | None:
    if not drawn.is_players:
        return None
    screen: Screen = drawn.screens.hand(drawn.view, drawn.context, drawn.t)
    return screen


def _question(drawn: _Drawn) -> Screen | None:
    if not drawn.is_players:
        return None
    screen: Screen | None = drawn.screens.question(drawn.view, drawn.context, drawn.t)
    return screen


def _deal(drawn: _Drawn) -> Screen | None:
    for event in events_at(drawn.tx, drawn.running, int(drawn.row.slot)):
        if hasattr(event, "result"):
            screen: Screen = drawn.screens.deal(event, drawn.view, drawn.context, drawn.t)
            return screen
    return None


def _match(drawn: _Drawn) -> Screen:
    screen: Screen = drawn.screens.match(drawn.view, drawn.context, drawn.t)
    return screen


def _turn(drawn: _Drawn) -> Screen | None:
    """Name who is to play, in a message of its own, with the way to the hand."""
    for seat in drawn.running.awaited:
        name = names_of(drawn.context, drawn.t)(seat)
        press = Press("go", drawn.context.table, drawn.context.ply)
        return Screen(drawn.t("turn-announced", player=name), ((Button(drawn.t.plain("button-play"), press),),))
    return None


def _vacancy(drawn: _Drawn) -> Screen | None:
    seat = int(drawn.row.slot)
    return seats.vacancy(drawn.context, seat, drawn.t) if drawn.running.seats[seat].stand_in else None


def _pause(drawn: _Drawn) -> Screen | None:
    settings = drawn.running.row.settings
    if settings.paused_since is None and not settings.pause_agreed:
        return None
    return seats.pause(drawn.context, settings.pause_agreed, drawn.t)


def _vote(drawn: _Drawn) -> Screen | None:
    held = drawn.running.row.settings.vote
    return None if held is None else seats.vote(drawn.context, held.seat, held.stand_in, held.invite, drawn.t)


def _end(table: TableRow, t: Translator) -> Screen | None:
    if table.status not in ("lobby", "playing"):
        return None
    yes = Button(t.plain("button-end-yes"), Press("end", table.id, table.ply, "yes"), style="danger")
    no = Button(t.plain("button-end-no"), Press("end", table.id, table.ply, "no"))
    return Screen(t("end-asked", game=t(f"game-{table.game}"), table=table.id), ((yes, no),))


_FOR_PLAY: Final = ("table", "hand")
"""Screens whose buttons mean nothing once the match has ended."""

_DRAWINGS: Final[Mapping[str, Callable[[_Drawn], Screen | None]]] = {
    "table": _table,
    "hand": _hand,
    "question": _question,
    "deal": _deal,
    "match": _match,
    "score": _match,
    "turn": _turn,
    "vacancy": _vacancy,
    "pause": _pause,
    "vote": _vote,
}
