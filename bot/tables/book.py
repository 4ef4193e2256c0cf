"""The rule book in a chat: one message, turned page by page. The store remembers which page is open."""

from dataclasses import dataclass

from bot.i18n import Translator
from bot.screens import rulebook
from bot.screens.types import Screen
from bot.store import meta, screens, tables
from bot.store.database import Tx
from bot.tables.answers import NOTHING, Answer
from bot.tables.lobby import DEFAULT_GAME
from engine.games import GAMES

KIND = "rules"


@dataclass(frozen=True, slots=True)
class Open:
    """The page that is open in a chat: of a table's rules, or with table 0 of the usual ones; "" is the contents."""

    table: int
    game: str
    page: str = ""


def open_book(tx: Tx, chat: int, thread: int | None, game: str, table: int = 0) -> None:
    """Send the contents as a new message."""
    _remember(tx, chat, Open(table, game if game in GAMES else DEFAULT_GAME))
    screens.show(tx, chat, thread, 0, KIND, fresh=True)


def turn(tx: Tx, chat: int, table: int, argument: str, *, elsewhere: bool = False) -> Answer:
    """Turn to the page of a press: `game page`, or `game` for the contents.

    A press `elsewhere` than on the book, as on a hand, brings the book as a new message, where it is seen.
    """
    game, _, page = argument.partition(" ")
    if game in GAMES:
        _remember(tx, chat, Open(table, game, page))
    row = screens.find(tx, chat, 0, KIND)
    screens.show(tx, chat, None if row is None else row.thread, 0, KIND, fresh=elsewhere or row is None)
    return NOTHING


def draw(tx: Tx, chat: int, t: Translator) -> Screen | None:
    """Draw the page that is open in a chat."""
    written = (meta.value(tx, _key(chat)) or "").split(" ")
    if len(written) != 3 or written[1] not in GAMES:
        return None
    table, game, page = int(written[0]), GAMES[written[1]], written[2]
    row = tables.get(tx, table)
    same = row is not None and row.game == game.name
    rules = game.rules(row.players, row.options) if row is not None and same else game.rules(game.players[0], {})
    return rulebook.page(game.name, rules, page, t, table=table if same else 0)


def _remember(tx: Tx, chat: int, opened: Open) -> None:
    meta.put(tx, _key(chat), f"{opened.table} {opened.game} {opened.page}")


def _key(chat: int) -> str:
    return f"rules:{chat}"
