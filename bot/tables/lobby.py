"""A table before its match: who sits where, which game with which options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.store import people, screens, tables
from bot.store.database import Tx
from bot.store.tables import ClockSettings, SeatRow, TableRow, TableSettings
from bot.tables import showing
from bot.tables.answers import NOTHING, Answer, Refused, Toast, told
from engine.game import AnyGame, InvalidOptions, Option, OptionValue, Seat
from engine.games import GAMES

DEFAULT_GAME: Final = "canastone"

MOST_SECONDS: Final = 30 * 24 * 3600
"""The longest turn, and the longest reserve."""

Occupants = list[tuple[int | None, bool]]
"""(person, stand_in) by seat."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table that has not begun."""

    row: TableRow
    game: AnyGame
    seats: tuple[SeatRow, ...]

    @property
    def occupants(self) -> Occupants:
        """Who sits where, to be changed and stored again."""
        return [(seat.person, seat.stand_in) for seat in self.seats]

    def seat_of(self, person: int) -> Seat | None:
        """Find where a person sits."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)


def open_table(tx: Tx, chat: int, thread: int | None, host: int, game: str) -> Answer:
    """Open a lobby in a chat; the host sits down. In a private chat stand-ins take the other seats.

    A lobby of the host's in which nobody else sits is called off: the new one stands in its place.
    """
    if game not in GAMES:
        raise Refused(Toast.NO_GAME, game=game)
    for old in tables.in_chat(tx, chat):
        if old.status == "lobby" and old.host == host and old.thread == thread and _is_alone(tx, old):
            _close(tx, old)
    row = tables.create(tx, chat, thread, game, GAMES[game].players[0], host)
    alone = not showing.is_group(chat)
    tables.set_seats(tx, row.id, [(host, False), *[(None, alone)] * (row.players - 1)])
    showing.show_lobby(tx, row.id, chat, thread)
    return NOTHING


def find_lobby(tx: Tx, table: int) -> Lobby:
    """Load a table that has not begun. Raises Refused when there is none such."""
    row = tables.get(tx, table)
    if row is None or row.status == "cancelled":
        raise Refused(Toast.NO_TABLE)
    if row.status != "lobby":
        raise Refused(Toast.BEGUN)
    return Lobby(row, GAMES[row.game], tables.seats(tx, table))


def decided(tx: Tx, table: int, may_decide: bool) -> Lobby:
    """Load a lobby for its host. Raises Refused for anybody else."""
    lobby = find_lobby(tx, table)
    if not may_decide:
        raise Refused(Toast.HOST_ONLY, host=people.name(tx, lobby.row.host))
    return lobby


def hosted(tx: Tx, table: int, ply: int, may_decide: bool) -> Lobby:
    """Load a lobby for a change by its host. Raises Refused for anybody else, and for a press of an older ply."""
    lobby = decided(tx, table, may_decide)
    if ply != lobby.row.ply:
        screens.show(tx, lobby.row.chat, lobby.row.thread, table, "lobby")
        raise Refused(Toast.LOBBY_STALE)
    return lobby


def join(tx: Tx, table: int, person: int) -> Answer:
    """Take the first free seat, or the place of a stand-in. Who cannot be written to is led to the private chat."""
    lobby = find_lobby(tx, table)
    if lobby.seat_of(person) is not None:
        return _lead_in(tx, table, person) or told(Toast.SITS_ALREADY)
    places = [seat.seat for seat in lobby.seats if seat.is_free] or _played_by_nobody(lobby)
    if not places:
        raise Refused(Toast.FULL)
    return _seat(tx, lobby, person, places[0])


def sit(tx: Tx, table: int, person: int, seat: Seat) -> Answer:
    """Take this seat, or change over to it. Raises Refused when somebody else sits there."""
    lobby = find_lobby(tx, table)
    if not 0 <= seat < len(lobby.seats) or lobby.seats[seat].person not in (None, person):
        raise Refused(Toast.TAKEN)
    return _seat(tx, lobby, person, seat)


def sit_in_team(tx: Tx, table: int, person: int, side: int) -> Answer:
    """Take a free seat of this team, or change over to it. Raises Refused when the team is full."""
    lobby = find_lobby(tx, table)
    sides = sides_of(lobby.game, lobby.row)
    for places in ([seat.seat for seat in lobby.seats if seat.is_free], _played_by_nobody(lobby)):
        for seat in places:
            if sides[seat] == side:
                return _seat(tx, lobby, person, seat)
    raise Refused(Toast.TEAM_FULL)


def leave(tx: Tx, table: int, person: int) -> Answer:
    """Get up. A lobby that its host leaves is hosted by whoever sits first, and goes when nobody is left."""
    lobby = find_lobby(tx, table)
    seat = lobby.seat_of(person)
    if seat is None:
        raise Refused(Toast.SITS_NOT)
    occupants = lobby.occupants
    occupants[seat] = (None, False)
    left = [who for who, _ in occupants if who is not None]
    if person == lobby.row.host:
        if not left:
            _close(tx, lobby.row)
            return told(Toast.CANCELLED)
        lobby = replace(lobby, row=replace(lobby.row, host=left[0]))
    _store(tx, lobby, occupants)
    return told(Toast.LEFT)


def choose_game(tx: Tx, lobby: Lobby, game: str) -> Answer:
    """Play another game; its options begin at their defaults, and who has no seat in it gets up."""
    if game not in GAMES:
        raise Refused(Toast.NO_GAME, game=game)
    chosen = GAMES[game]
    players = lobby.row.players if lobby.row.players in chosen.players else chosen.players[0]
    settings = replace(lobby.row.settings, draw_partners=False)
    row = replace(lobby.row, game=game, options={}, settings=settings)
    return _resize(tx, Lobby(row, chosen, lobby.seats), players)


def choose_players(tx: Tx, lobby: Lobby, players: int) -> Answer:
    """Play with so many. Raises Refused when more sit already, or the game or its options do not allow it."""
    if players not in lobby.game.players:
        raise Refused(Toast.PLAYERS)
    _check(lobby.game, players, lobby.row.options)
    return _resize(tx, lobby, players)


def choose_option(tx: Tx, lobby: Lobby, name: str, written: str) -> Answer:
    """Set an option from its value as written on a button. Raises Refused when the game does not allow it."""
    option = next((option for option in lobby.game.options if option.name == name), None)
    if option is None:
        raise Refused(Toast.STALE)
    options = {**lobby.row.options, name: _read_value(option, written)}
    options = {name: value for name, value in options.items() if value != _default(lobby.game, name)}
    _check(lobby.game, lobby.row.players, options)
    _store(tx, replace(lobby, row=replace(lobby.row, options=options)), lobby.occupants)
    return NOTHING


def change_clock(tx: Tx, lobby: Lobby, name: str, written: str) -> Answer:
    """Set one part of the clock from its value as written on a button."""
    return choose_clock(tx, lobby, changed_clock(lobby.row.settings.clock, name, written))


def changed_clock(clock: ClockSettings, name: str, written: str) -> ClockSettings:
    """Give a clock with one part set: seconds, days, or a word; 0 for none. Raises Refused for what is no part."""
    number = min(int(written), MOST_SECONDS) if written.isdecimal() else 0
    match name, written:
        case "turn", _:
            return replace(clock, turn=number or None)
        case "reserve", _:
            return replace(clock, reserve=number)
        case "vacation", _:
            return replace(clock, vacation=number)
        case "on_timeout", "stand-in" | "wait":
            return replace(clock, on_timeout="wait" if written == "wait" else "stand-in")
        case _:
            raise Refused(Toast.STALE)


def choose_clock(tx: Tx, lobby: Lobby, clock: ClockSettings) -> Answer:
    """Set the table's clock."""
    return change_settings(tx, lobby, replace(lobby.row.settings, clock=clock))


def open_page(tx: Tx, lobby: Lobby, page: str) -> Answer:
    """Open a part of the lobby's message; nothing at the table changes by it."""
    tables.set_settings(tx, lobby.row.id, replace(lobby.row.settings, page=page))
    showing.show_lobby(tx, lobby.row.id, lobby.row.chat, lobby.row.thread)
    return NOTHING


def draw_partners(tx: Tx, lobby: Lobby, drawn: bool) -> Answer:
    """Say whether partners are drawn at the start [C1.2, K1.4]. Raises Refused where there are none to draw."""
    if drawn and len(set(sides_of(lobby.game, lobby.row))) == lobby.row.players:
        raise Refused(Toast.NO_PARTNERS)
    return change_settings(tx, lobby, replace(lobby.row.settings, draw_partners=drawn))


def change_settings(tx: Tx, lobby: Lobby, settings: TableSettings) -> Answer:
    """Store what the table agrees on besides its rules."""
    _store(tx, replace(lobby, row=replace(lobby.row, settings=settings)), lobby.occupants)
    return NOTHING


def fill(tx: Tx, lobby: Lobby) -> Answer:
    """Put stand-ins on all free seats, else on those of people who cannot be dealt a hand, the host's excepted.

    When there are none of either, free the seats of the stand-ins.
    """
    occupants = lobby.occupants
    free = (None, False)
    missing = [(who, False) for who, _ in occupants if who != lobby.row.host and _keeps_waiting(tx, who)]
    to_fill = [free] if free in occupants else missing
    if to_fill:
        occupants = [(None, True) if occupant in to_fill else occupant for occupant in occupants]
    else:
        occupants = [free if person is None else (person, stand_in) for person, stand_in in occupants]
    _store(tx, lobby, occupants)
    return NOTHING


def _keeps_waiting(tx: Tx, person: int | None) -> bool:
    return person is not None and not people.is_reachable(tx, person)


def cancel(tx: Tx, lobby: Lobby) -> Answer:
    """Close the lobby."""
    _close(tx, lobby.row)
    return told(Toast.CANCELLED)


def reopen(tx: Tx, old: TableRow, host: int) -> TableRow:
    """Open a lobby with the game, options, clock and seats of a match that is over; who is gone leaves a free seat."""
    row = tables.create(tx, old.chat, old.thread, old.game, old.players, host)
    settings = TableSettings(clock=old.settings.clock)
    tables.set_lobby(tx, replace(row, options=old.options, settings=settings))
    seats = tables.seats(tx, old.id)
    tables.set_seats(tx, row.id, [_seat_again(tx, seat) for seat in seats])
    showing.show_lobby(tx, row.id, row.chat, row.thread)
    return row


def _seat_again(tx: Tx, seat: SeatRow) -> tuple[int | None, bool]:
    if seat.person is not None and not people.is_reachable(tx, seat.person):
        return None, False
    return seat.person, seat.person is None


def sides_of(game: AnyGame, row: TableRow) -> Sequence[int]:
    """Tell the side of each seat of a table, in or before its match."""
    state = game.new(game.rules(row.players, row.options), 0)
    return [game.side(state, seat) for seat in range(row.players)]


def _seat(tx: Tx, lobby: Lobby, person: int, seat: Seat) -> Answer:
    occupants = lobby.occupants
    old = lobby.seat_of(person)
    if old is not None:
        occupants[old] = (None, False)
    occupants[seat] = (person, False)
    _store(tx, lobby, occupants)
    return _lead_in(tx, lobby.row.id, person) or told(Toast.SITS)


def _lead_in(tx: Tx, table: int, person: int) -> Answer | None:
    return None if people.is_reachable(tx, person) else Answer(start=f"t{table}")


def _played_by_nobody(lobby: Lobby) -> list[Seat]:
    return [seat.seat for seat in lobby.seats if seat.person is None and seat.stand_in]


def _resize(tx: Tx, lobby: Lobby, players: int) -> Answer:
    seated = [occupant for occupant in lobby.occupants if occupant[0] is not None]
    if len(seated) > players:
        raise Refused(Toast.TOO_MANY, players=players)
    if len(lobby.seats) != players:
        stand_ins = [occupant for occupant in lobby.occupants if occupant == (None, True)]
        occupants = (seated + stand_ins)[:players]
        occupants += [(None, False)] * (players - len(occupants))
    else:
        occupants = lobby.occupants
    _store(tx, replace(lobby, row=replace(lobby.row, players=players)), occupants)
    return NOTHING


def _store(tx: Tx, lobby: Lobby, occupants: Occupants) -> None:
    tables.set_lobby(tx, lobby.row)
    tables.set_seats(tx, lobby.row.id, occupants)
    showing.show_lobby(tx, lobby.row.id, lobby.row.chat, lobby.row.thread)


def _is_alone(tx: Tx, row: TableRow) -> bool:
    return {seat.person for seat in tables.seats(tx, row.id)} <= {row.host, None}


def _close(tx: Tx, row: TableRow) -> None:
    tables.set_status(tx, row.id, "cancelled")
    screens.show(tx, row.chat, row.thread, row.id, "lobby")


def _read_value(option: Option, written: str) -> OptionValue:
    if option.kind == "choice":
        return written
    try:
        number = int(written)
    except ValueError:
        raise Refused(Toast.STALE) from None
    return bool(number) if option.kind == "switch" else number


def _default(game: AnyGame, name: str) -> OptionValue:
    return next(option.default for option in game.options if option.name == name)


def _check(game: AnyGame, players: int, options: Mapping[str, OptionValue]) -> None:
    try:
        game.rules(players, options)
    except InvalidOptions as error:
        other = dict(error.params).get("option", "")
        reason = f"options-{error.reason}"
        raise Refused(reason, option=error.option, other=str(other)) from None
