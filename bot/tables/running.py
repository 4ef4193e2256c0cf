"""A table with its match, as loaded for one transaction."""

from dataclasses import dataclass, replace
from typing import Any

from bot.store import screens, tables
from bot.store.codec import read_state
from bot.store.database import Tx
from bot.store.tables import SeatRow, TableRow
from bot.tables.answers import Refused, Toast
from engine.game import AnyGame, Seat, Stage
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Running:
    """A match that is played: its row, its game, the engine's state, its seats."""

    row: TableRow
    game: AnyGame
    state: Any
    seats: tuple[SeatRow, ...]

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def ply(self) -> int:
        """How many actions have been applied."""
        return self.row.ply

    @property
    def stage(self) -> Stage:
        """What the match waits for."""
        return self.game.stage(self.state)

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats whose action is awaited."""
        return self.game.to_act(self.state)

    def seat_of(self, person: int) -> Seat | None:
        """Find where a person sits."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    @property
    def people(self) -> tuple[int, ...]:
        """Everybody who sits here, in the order of the seats."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    def moved_to(self, ply: int, state: Any) -> "Running":
        """Give the same table after an action."""
        return replace(self, row=replace(self.row, ply=ply), state=state)


def load(tx: Tx, row: TableRow) -> Running:
    """Read the match of a table that has one. Raises ValueError when its state cannot be read."""
    game = GAMES[row.game]
    if row.state is None:
        message = f"table {row.id} has no match"
        raise ValueError(message)
    return Running(row, game, read_state(game, row.state), tables.seats(tx, row.id))


def find_running(tx: Tx, table: int) -> Running:
    """Load a match that is being played. Raises Refused when there is none such."""
    row = tables.get(tx, table)
    if row is None:
        raise Refused(Toast.NO_TABLE)
    if row.status == "lobby":
        raise Refused(Toast.NOT_BEGUN)
    if row.status != "playing":
        raise Refused(Toast.OVER)
    return load(tx, row)


def player_at(tx: Tx, table: int, person: int) -> tuple[Running, Seat]:
    """Load a match and find the person's seat. Raises Refused for a stranger or a match that is not played."""
    running = find_running(tx, table)
    seat = running.seat_of(person)
    if seat is None:
        raise Refused(Toast.STRANGER)
    return running, seat


def player_now(tx: Tx, table: int, ply: int, person: int) -> tuple[Running, Seat]:
    """Do the same for a press that was drawn for this ply: an older one redraws the hand and is Refused."""
    running, seat = player_at(tx, table, person)
    if ply != running.ply:
        screens.show(tx, person, None, table, "hand")
        raise Refused(Toast.STALE)
    return running, seat
