"""Presses that only look: one's own hand as an alert, the way to the private chat, a redrawn screen, the score."""

from bot.screens.games import screens_of
from bot.speech import speaks_to
from bot.store import people, screens, tables
from bot.store.database import Tx
from bot.tables import showing
from bot.tables.answers import NOTHING, Answer, Refused, Toast
from bot.tables.running import player_at


def peek(tx: Tx, table: int, person: int) -> Answer:
    """Show the presser their own hand, and nobody else anything. Raises Refused for a stranger."""
    running, seat = player_at(tx, table, person)
    view = running.game.view(running.state, seat)
    return Answer(text=screens_of(running.row.game).peek(view, speaks_to(tx, person)), alert=True)


def go(tx: Tx, table: int, person: int) -> Answer:
    """Lead a player to the private chat, where the hand is. Raises Refused for a stranger."""
    running, _ = player_at(tx, table, person)
    if people.is_reachable(tx, person):
        showing.show_hand(tx, running, person, fresh=False)
    return Answer(start=f"t{table}")


def hand(tx: Tx, table: int, person: int) -> Answer:
    """Send a player the hand of a table as a new message. Raises Refused for a stranger."""
    running, _ = player_at(tx, table, person)
    showing.show_hand(tx, running, person, fresh=True)
    return NOTHING


def refresh(tx: Tx, table: int, person: int) -> Answer:
    """Draw everything of a table anew that the presser sees."""
    row = tables.get(tx, table)
    if row is None:
        raise Refused(Toast.NO_TABLE)
    for screen in screens.of_table(tx, table):
        if screen.chat in (person, row.chat):
            screens.show(tx, screen.chat, screen.thread, table, screen.kind, screen.slot)
    return NOTHING


def score_of(tx: Tx, table: int, person: int, chat: int) -> Answer:
    """Send the sheet of the match so far to where the button was pressed: the table's chat, or a player's.

    Raises Refused for no such table, and for a stranger elsewhere.
    """
    row = tables.get(tx, table)
    if row is None:
        raise Refused(Toast.NO_TABLE)
    if chat == row.chat:
        return score(tx, table, row.chat, row.thread)
    if all(seat.person != person for seat in tables.seats(tx, table)):
        raise Refused(Toast.STRANGER)
    return score(tx, table, person, None)


def score(tx: Tx, table: int, chat: int, thread: int | None) -> Answer:
    """Send the sheet of the match so far to a chat."""
    row = tables.get(tx, table)
    if row is None or row.state is None:
        raise Refused(Toast.NOT_BEGUN)
    screens.show(tx, chat, thread, table, "score", fresh=True)
    return NOTHING
