"""What players have picked and not yet played; it is worth nothing once the table has moved on."""

from bot.screens.types import Picks
from bot.store.codec import read_picks, write_picks
from bot.store.database import Tx
from engine.game import Seat


def get(tx: Tx, table: int, seat: Seat, ply: int) -> Picks:
    """Find what the seat has picked at this ply; nothing when it was at another."""
    row = tx.one("SELECT picked FROM picks WHERE table_id = ? AND seat = ? AND ply = ?", (table, seat, ply))
    return Picks() if row is None else read_picks(row["picked"])


def put(tx: Tx, table: int, seat: Seat, ply: int, picks: Picks) -> None:
    """Store what the seat has picked at this ply."""
    tx.execute(
        "INSERT INTO picks (table_id, seat, ply, picked) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET ply = excluded.ply, picked = excluded.picked",
        (table, seat, ply, write_picks(picks)),
    )


def clear(tx: Tx, table: int) -> None:
    """Forget what anybody at the table has picked."""
    tx.execute("DELETE FROM picks WHERE table_id = ?", (table,))
