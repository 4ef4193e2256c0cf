"""The vote about a seat that keeps its table waiting."""

from dataclasses import replace

from bot.store import screens, tables
from bot.store.database import Tx
from bot.tables.running import Running


def close(tx: Tx, table: Running) -> None:
    """Forget the vote, if there is one: the seat plays again, or somebody else does."""
    settings = tables.require(tx, table.id).settings
    if settings.vote is not None:
        tables.set_settings(tx, table.id, replace(settings, vote=None))
        screens.drop(tx, table.row.chat, table.id, "vote")
