"""The question about closing, beside asking and answering themselves."""

from dataclasses import replace
from typing import Final

from bot.store import screens, tables
from bot.store.database import Tx
from bot.tables.answers import Answer, Refused, Toast, told
from bot.tables.running import player_now
from engine.game import Stage

REMIND_AFTER: Final = 600.0
"""Seconds before a partner may be reminded again."""


def remind(tx: Tx, table: int, ply: int, person: int) -> Answer:
    """Send the question again to the partner who owes an answer, not more than once in ten minutes."""
    running, seat = player_now(tx, table, ply, person)
    if running.stage is not Stage.QUESTION or seat in running.awaited:
        raise Refused(Toast.STALE)
    settings = running.row.settings
    if settings.reminded is not None and tx.now - settings.reminded < REMIND_AFTER:
        raise Refused(Toast.REMINDED_LATELY)
    tables.set_settings(tx, table, replace(settings, reminded=tx.now))
    for partner in running.awaited:
        whom = running.seats[partner].person
        if whom is not None:
            screens.show(tx, whom, None, table, "question", fresh=True)
    return told(Toast.REMINDED)
