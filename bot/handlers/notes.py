"""Messages that are sent once, in words settled when they are written."""

from bot.i18n import Translator
from bot.screens.private import MOST_TABLES
from bot.screens.types import Screen
from bot.speech import speaks_in, speaks_to
from bot.store import notices, screens, tables
from bot.store.database import Tx


def say(tx: Tx, chat: int, thread: int | None, text: str) -> None:
    """Send a text in Telegram's HTML."""
    notices.add(tx, chat, thread, Screen(text), notices.URGENT if chat > 0 else notices.CHATTER)


def say_key(tx: Tx, chat: int, thread: int | None, person: int, key: str) -> None:
    """Send a message of the locales, in the language of the chat."""
    say(tx, chat, thread, speaks_in(tx, chat, person)(key))


def welcome(tx: Tx, person: int, table: int) -> None:
    """Greet somebody who has opened the private chat, with a word about the table they came from."""
    t = speaks_to(tx, person)
    row = tables.get(tx, table)
    sits = any(seat.person == person for seat in tables.seats(tx, table))
    if row is not None and row.status == "lobby" and sits:
        say(tx, person, None, t("say-ready", game=t(f"game-{row.game}")))
    elif row is not None and not sits and any(screen.kind == "vacancy" for screen in screens.of_table(tx, table)):
        say(tx, person, None, t("say-take-seat-now", game=t(f"game-{row.game}")))
    else:
        say(tx, person, None, t("welcome"))


def introduce(tx: Tx, chat: int, person: int) -> None:
    """Greet a group that the bot has just come to, in the language of whoever let it in."""
    say_key(tx, chat, None, person, "say-hello")


def list_tables(tx: Tx, chat: int, thread: int | None, person: int) -> None:
    """Send the tables of a group."""
    t = speaks_in(tx, chat, person)
    rows = tables.in_chat(tx, chat)[-MOST_TABLES:]
    lines = [_line(row, t) for row in rows] or [t("say-no-table")]
    say(tx, chat, thread, "\n".join(lines))


def _line(row: tables.TableRow, t: Translator) -> str:
    return t(f"tables-{row.status}", table=row.id, game=t(f"game-{row.game}"))
