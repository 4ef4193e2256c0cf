"""What is told once: to a table's group, to somebody whose seat has changed hands."""

from bot.i18n import Markup
from bot.screens.types import Screen
from bot.speech import speaks_in, speaks_to
from bot.store import notices, people
from bot.store.database import Tx
from bot.tables.running import Running
from bot.tables.showing import is_group


def tell_group(tx: Tx, table: Running, key: str, **values: str) -> None:
    """Tell a table's group something once."""
    row = table.row
    if is_group(row.chat):
        t = speaks_in(tx, row.chat, row.host)
        text = t(key, game=Markup(t(f"game-{row.game}")), **values)
        notices.add(tx, row.chat, row.thread, Screen(text), notices.CHATTER)


def tell_person(tx: Tx, table: Running, person: int, key: str, **values: str) -> None:
    """Tell a person something about a table once, if they can be written to."""
    if people.is_reachable(tx, person):
        t = speaks_to(tx, person)
        notices.add(tx, person, None, Screen(t(key, game=Markup(t(f"game-{table.row.game}")), **values)))
