"""What a screen may know of a table besides its game's View."""

from typing import Any, Final

from bot.screens.types import LobbyContext, Occupant, TableContext, Told
from bot.store import chats, log, people, picks, tables
from bot.store.codec import read_events
from bot.store.database import Tx
from bot.store.log import LogRow
from bot.store.tables import SeatRow, TableRow
from bot.tables import clocks, pauses
from bot.tables import lobby as lobbies
from bot.tables.running import Running
from bot.tables.start import unreachable
from engine.game import Seat
from engine.games import GAMES

_GROUP_REMEMBERS: Final = 16
"""Actions of which the group's message may tell."""

_PLAYER_REMEMBERS: Final = 80
"""Actions since a player's last turn, at most: more than six players can do in a round."""


def table_context(tx: Tx, table: Running, person: int | None, bot: str) -> tuple[Any, TableContext]:
    """Make the View and the context for a player at the table, or with None for the group."""
    seat = None if person is None else table.seat_of(person)
    row = table.row
    chat = chats.get(tx, row.chat)
    reader = None if person is None else people.get(tx, person)
    context = TableContext(
        table=row.id,
        ply=row.ply,
        game=row.game,
        title="" if chat is None else chat.title,
        host=row.host,
        occupants=occupants(tx, row, table.seats),
        bot=bot,
        now=tx.now,
        turn_since=row.turn_since,
        time_left=clocks.time_left(tx, row.id),
        paused=row.settings.paused_since is not None,
        broken_off=row.status == "ended",
        zone=None if reader is None else reader.zone,
        told=_told(tx, table, seat),
        **_of_player(tx, table, seat),
    )
    return table.game.view(table.state, seat), context


def lobby_context(tx: Tx, row: TableRow, bot: str) -> LobbyContext:
    """Make the context of a lobby; also of a table that is played, whose clock may still be changed."""
    lobby = lobbies.Lobby(row, GAMES[row.game], tables.seats(tx, row.id))
    settings = row.settings
    clock = settings.clock
    return LobbyContext(
        table=row.id,
        ply=row.ply,
        game=row.game,
        players=row.players,
        options=tuple(row.options.items()),
        host=row.host,
        occupants=occupants(tx, row, lobby.seats),
        unreachable=unreachable(tx, lobby),
        bot=bot,
        page=settings.page,
        draw_partners=settings.draw_partners,
        clock=(
            ("turn", clock.turn),
            ("reserve", clock.reserve),
            ("on_timeout", clock.on_timeout),
            ("vacation", clock.vacation),
        ),
    )


def occupants(tx: Tx, table: TableRow, seats: tuple[SeatRow, ...]) -> tuple[Occupant, ...]:
    """Tell who sits at each seat of a table."""
    return tuple(_occupant(tx, table, seat) for seat in seats)


def events_at(tx: Tx, table: Running, ply: int) -> tuple[Any, ...]:
    """Read what happened at a ply."""
    row = log.get(tx, table.id, ply)
    return () if row is None else read_events(table.game, row.events)


def _occupant(tx: Tx, table: TableRow, seat: SeatRow) -> Occupant:
    person = None if seat.person is None else people.get(tx, seat.person)
    if person is None:
        return Occupant("", None, seat.stand_in)
    is_gone = person.reachable == -1 or seat.stand_in
    rests = bool(table.settings.clock.vacation) and pauses.is_on_vacation(tx, table.id, person.id)
    return Occupant(person.name, person.id, seat.stand_in, away=is_gone or rests)


def _of_player(tx: Tx, table: Running, seat: Seat | None) -> dict[str, Any]:
    if seat is None:
        return {}
    acts = seat in table.awaited
    return {
        "picks": picks.get(tx, table.id, seat, table.ply),
        "legal": table.game.legal_actions(table.state, seat) if acts else (),
        "judge": lambda action: table.game.violation(table.state, action),
        **_vacation(tx, table, seat),
    }


def _vacation(tx: Tx, table: Running, seat: Seat) -> dict[str, Any]:
    person, budget = table.seats[seat].person, table.row.settings.clock.vacation
    if person is None or not budget:
        return {}
    return {
        "vacation_left": pauses.days_left(tx, table.id, person, budget),
        "on_vacation": pauses.is_on_vacation(tx, table.id, person),
    }


def _told(tx: Tx, table: Running, seat: Seat | None) -> tuple[Told, ...]:
    if seat is None:
        rows = log.latest(tx, table.id, _GROUP_REMEMBERS)
    else:
        place = table.seats[seat]
        rows = log.after(tx, table.id, max(place.seen_ply, place.since_ply))[-_PLAYER_REMEMBERS:]
    return tuple(told for row in rows for told in _of_row(table, seat, row))


def _of_row(table: Running, seat: Seat | None, row: LogRow) -> tuple[Told, ...]:
    events = read_events(table.game, row.events)
    return tuple(Told(row.seat, table.game.redact(event, seat), row.at) for event in events)
