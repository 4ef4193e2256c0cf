"""Commands: what people write to the bot."""

import re
from dataclasses import replace
from typing import Final

from telegram import Message, Update
from telegram.constants import ChatType

from bot.handlers import notes, table_pages
from bot.handlers.desk import Desk
from bot.screens import private
from bot.screens.names import shortened
from bot.speech import address, speaks_in, speaks_to
from bot.store import screens, tables
from bot.store.database import Tx
from bot.store.tables import TableRow
from bot.tables import book, ending, lobby, own_time, persons, preferences, seating
from bot.tables.answers import NOTHING, Answer, Refused, Toast
from bot.tables.house import House
from engine.games import GAMES

_OF_A_TABLE: Final = re.compile(r"t[0-9]{1,15}")
"""The payload of a link to a table; longer numbers are beyond SQLite's."""

MOST_OF_A_WORD: Final = 40
"""Characters of what somebody wrote that are said back."""


ALIASES: Final = {"canasta": "classic", "classic-canasta": "classic", "international-canasta": "international"}
"""What people call a game, beside its name."""


def place_of(message: Message) -> tuple[int, int | None]:
    """Tell the chat and the topic of a message; General has none (Bot API, message_thread_id)."""
    return message.chat_id, message.message_thread_id if message.is_topic_message else None


def written_after(message: Message) -> str:
    """Give what stands after a command, on its line or below."""
    _, *rest = (message.text or "").split(None, 1) or [""]
    return "".join(rest).strip()


async def start(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/start, alone or through a link t.me/BOT?start=tTABLE: the private chat is open now."""
    if message.chat.type != ChatType.PRIVATE:
        return
    payload = written_after(message)

    def work(tx: Tx) -> Answer:
        table = int(payload[1:]) if _OF_A_TABLE.fullmatch(payload) else 0
        if not persons.show_hand_of(tx, table, person):
            notes.welcome(tx, person, table)
        return NOTHING

    await desk.change(update, work)


async def play(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/play [game]: open a lobby here."""
    chat, thread = place_of(message)
    written = written_after(message).lower().replace(" ", "-")
    game = ALIASES.get(written, written) or lobby.DEFAULT_GAME

    def work(tx: Tx) -> Answer:
        try:
            return lobby.open_table(tx, chat, thread, person, game)
        except Refused:
            t = speaks_in(tx, chat, person)
            names = ", ".join(f"/play {name}" for name in GAMES)
            notes.say(tx, chat, thread, t("say-no-game", game=shortened(game, MOST_OF_A_WORD), commands=names))
            return NOTHING

    await desk.change(update, work)


async def anonymous(desk: Desk, update: Update, message: Message) -> None:
    """Answer who writes as the group or as a channel: nobody that a seat could be given to."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        notes.say_key(tx, chat, thread, 0, "say-anonymous")
        return NOTHING

    await desk.change(update, work)


async def hand(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/hand: send the hands of all tables where one sits, to the private chat."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        if not persons.show_hands(tx, person):
            notes.say_key(tx, chat, thread, person, "say-no-hand")
        return NOTHING

    await desk.change(update, work)


async def score(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/score: the sheet of each match that is played here."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        here = _tables_here(tx, chat, person)
        rows = [row for row in here if row.status == "playing"]
        for row in rows:
            table_pages.score(tx, row.id, chat, thread)
        if not rows:
            notes.say_key(tx, chat, thread, person, Toast.NOT_BEGUN if here else "say-no-table")
        return NOTHING

    await desk.change(update, work)


async def end_table(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/endtable: ask whether a table is to be broken off. For its host and the group's administrators."""
    chat, thread = place_of(message)
    is_admin = chat < 0 and await _administers(desk, message, chat, person)

    def work(tx: Tx) -> Answer:
        rows = tables.in_chat(tx, chat)
        mine = [row for row in rows if is_admin or row.host == person]
        for row in mine:
            ending.ask_to_end(tx, row.id, may_decide=True)
        if rows and not mine:
            notes.say_key(tx, chat, thread, person, "say-endtable-host-only")
        elif not rows:
            _say_none_here(tx, chat, thread, person)
        return NOTHING

    await desk.change(update, work)


async def clock(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/clock [TIME]: change how long a turn may take, for the host and administrators; in a lobby by its time alone."""
    chat, thread = place_of(message)
    seconds = own_time.seconds_of(written_after(message))
    is_admin = chat < 0 and await _administers(desk, message, chat, person)

    def work(tx: Tx) -> Answer:
        here = tables.in_chat(tx, chat)
        rows = [row for row in here if row.status == "playing" or seconds is not None]
        mine = [row for row in rows if is_admin or row.host == person]
        for row in mine:
            _set_clock(tx, desk.house, row, seconds)
        if rows and not mine:
            notes.say_key(tx, chat, thread, person, "say-clock-host-only")
        elif here and not rows:
            notes.say_key(tx, chat, thread, person, Toast.NOT_BEGUN)
        elif not here:
            _say_none_here(tx, chat, thread, person)
        return NOTHING

    await desk.change(update, work)


async def forget_me(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/forgetme: delete what is kept about a person outside running tables."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        t = speaks_to(tx, person)
        forgotten = persons.forget(tx, person)
        notes.say(tx, chat, thread, t("say-forgotten" if forgotten else "say-forget-later"))
        return NOTHING

    await desk.change(update, work)


async def list_tables(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/tables: the tables of this group, or in private all of one's own."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        if chat > 0:
            screens.show(tx, chat, None, 0, "tables", fresh=True)
        else:
            notes.list_tables(tx, chat, thread, person)
        return NOTHING

    await desk.change(update, work)


async def rules(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/rules [game]: the rule book; without a game, of what is played here."""
    chat, thread = place_of(message)
    named = written_after(message).lower().replace(" ", "-")

    def work(tx: Tx) -> Answer:
        here = _tables_here(tx, chat, person)
        address(tx, chat, person)
        if named not in GAMES and here:
            book.open_book(tx, chat, thread, here[-1].game, here[-1].id)
        else:
            book.open_book(tx, chat, thread, named)
        return NOTHING

    await desk.change(update, work)


async def settings(desk: Desk, update: Update, message: Message, person: int) -> None:
    """Handle /settings: one's own in private, those of the group in a group."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        if chat > 0:
            preferences.open_own(tx, person)
        else:
            address(tx, chat, person)
            preferences.open_of_group(tx, chat, thread)
        return NOTHING

    await desk.change(update, work)


async def helps(desk: Desk, update: Update, message: Message, person: int) -> None:
    """/help: how this works, in private or in a group."""
    chat, thread = place_of(message)

    def work(tx: Tx) -> Answer:
        screen = private.help_screen(speaks_in(tx, chat, person), private=chat > 0)
        notes.say(tx, chat, thread, screen.text)
        return NOTHING

    await desk.change(update, work)


async def typed(desk: Desk, update: Update, message: Message, person: int) -> None:
    """Take words in the private chat that are no command: the answer to what the settings ask, or nothing."""

    def work(tx: Tx) -> Answer:
        if preferences.typed(tx, person, message.text or "") is False:
            notes.say_key(tx, person, None, person, "say-no-zone")
        return NOTHING

    await desk.change(update, work)


async def _administers(desk: Desk, message: Message, chat: int, person: int) -> bool:
    # An anonymous administrator writes as the group itself (Bot API, Message.sender_chat).
    if message.sender_chat is not None and message.sender_chat.id == chat:
        return True
    return await desk.admins.is_admin(chat, person)


def _set_clock(tx: Tx, house: House, row: TableRow, seconds: int | None) -> None:
    """Give a table the time that was written, and show the clock of one that is played."""
    chosen = row.settings.clock if seconds is None else replace(row.settings.clock, turn=seconds)
    if row.status == "lobby":
        lobby.choose_clock(tx, lobby.find_lobby(tx, row.id), chosen)
        return
    if seconds is not None:
        seating.change_clock(tx, house, row.id, chosen, may_decide=True)
    screens.show(tx, row.chat, row.thread, row.id, "clock", fresh=True)


def _say_none_here(tx: Tx, chat: int, thread: int | None, person: int) -> None:
    """Say that no table is here, or in private that those of a group are looked after there."""
    elsewhere = chat > 0 and bool(tables.of_person(tx, person))
    notes.say_key(tx, chat, thread, person, "say-in-its-group" if elsewhere else "say-no-table")


def _tables_here(tx: Tx, chat: int, person: int) -> tuple[TableRow, ...]:
    return tables.of_person(tx, person) if chat > 0 else tables.in_chat(tx, chat)
