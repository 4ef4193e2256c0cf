"""Screens that are about no single table: the rule book, one's tables, settings."""

from bot.i18n import Translator
from bot.screens import private
from bot.screens.private import Choices, GroupChoices, TableLine
from bot.screens.types import Screen
from bot.store import chats, people, tables
from bot.store.database import Tx
from bot.store.screens import ScreenRow
from bot.store.tables import TableRow
from bot.tables import book, clocks, preferences
from bot.tables.running import load
from engine.game import Stage


def draw(tx: Tx, row: ScreenRow, t: Translator) -> Screen | None:
    """Draw such a screen; None for a kind that is none."""
    match row.kind:
        case book.KIND:
            return book.draw(tx, row.chat, t)
        case "tables":
            return _tables(tx, row.chat, t)
        case preferences.OWN:
            return _settings(tx, row.chat, t)
        case preferences.OF_GROUP:
            return _group_settings(tx, row.chat, t)
        case _:
            return None


def _settings(tx: Tx, person: int, t: Translator) -> Screen | None:
    row = people.get(tx, person)
    if row is None:
        return None
    quiet = None if row.quiet_from is None or row.quiet_to is None else (row.quiet_from, row.quiet_to)
    choices = Choices(row.language, row.zone, quiet, row.reminders)
    return private.settings(choices, preferences.page(tx, person), tx.now, t)


def _group_settings(tx: Tx, chat: int, t: Translator) -> Screen | None:
    row = chats.get(tx, chat)
    return None if row is None else private.group_settings(GroupChoices(chat, row.language, row.announce), t)


def _tables(tx: Tx, person: int, t: Translator) -> Screen:
    reader = people.get(tx, person)
    lines = tuple(_line(tx, row, person) for row in tables.of_person(tx, person))
    return private.tables_list(lines, tx.now, None if reader is None else reader.zone, t)


def _line(tx: Tx, row: TableRow, person: int) -> TableLine:
    chat = chats.get(tx, row.chat)
    title = "" if chat is None else chat.title
    if row.status == "lobby":
        return TableLine(row.id, row.game, title, "lobby")
    running = load(tx, row)
    left = clocks.time_left(tx, row.id)
    if running.stage is Stage.CHANCE:
        return TableLine(row.id, row.game, title, "between", left=left)
    if running.seat_of(person) in running.awaited:
        return TableLine(row.id, row.game, title, "own-turn", since=row.turn_since, left=left)
    awaited = [running.seats[seat].person for seat in running.awaited]
    name = "".join(people.name(tx, who) for who in awaited if who is not None)
    return TableLine(row.id, row.game, title, "other-turn", name, row.turn_since, left=left)
