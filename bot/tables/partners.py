"""Partners are drawn: everybody draws a card, and the cards say who plays with whom [C1.2, K1.4]."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.i18n import Markup, Translator
from bot.screens import cards as faces
from bot.screens import suited as suits
from bot.screens.types import Screen
from bot.speech import speaks_in
from bot.store import notices, people, tables
from bot.store.database import Tx
from bot.tables.house import House
from bot.tables.lobby import Lobby
from engine import cards, suited
from engine.canasta import seating as canasta
from engine.canastone import seating as canastone
from engine.draw_for_seats import DrawAgain, Seating
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Way:
    """How a game draws: from which cards, in the notation, how they are read and shown, and what they decide."""

    pack: tuple[str, ...]
    read: Callable[[str], Any]
    show: Callable[[Any], Markup]
    decide: Callable[[Sequence[Any]], DrawAgain | Seating]


_OF_FACES: Final = Way(
    tuple(cards.SYMBOLS[card] for card in cards.pack_of(1, 2)),
    lambda word: cards.parse_cards(word)[0],
    faces.card,
    lambda drawn: canastone.seating(tuple(drawn)),
)
_OF_CARDS: Final = Way(
    tuple(map(suited.write_card, suited.pack_of(1, 2))), suited.parse_card, suits.card, canasta.seating
)
_WAYS: Final[Mapping[str, Way]] = {"canastone": _OF_FACES, "classic": _OF_CARDS, "international": _OF_CARDS}


@dataclass(frozen=True, slots=True)
class Draw:
    """The outcome of a draw: the lobby with everybody at their seats, and the seat that deals."""

    lobby: Lobby
    dealer: Seat


def is_drawn_in(game: str) -> bool:
    """Tell whether partners can be drawn in a game."""
    return game in _WAYS


def draw(tx: Tx, house: House, lobby: Lobby) -> Draw:
    """Let everybody draw until the cards decide, seat them so, and tell the table's chat what was drawn."""
    way = _WAYS[lobby.row.game]
    drawn, seats = _draw_until_decided(house, way, len(lobby.seats))
    tables.set_seats(tx, lobby.row.id, [lobby.occupants[player] for player in seats.players])
    reseated = replace(lobby, seats=tables.seats(tx, lobby.row.id))
    _tell(tx, reseated, [way.show(drawn[player]) for player in seats.players])
    return Draw(reseated, seats.dealer)


def _draw_until_decided(house: House, way: Way, players: int) -> tuple[list[Any], Seating]:
    stock = list(house.shuffle(way.pack))
    drawn = [way.read(stock.pop()) for _ in range(players)]
    while isinstance(found := way.decide(drawn), DrawAgain):
        if len(stock) < players:
            stock = list(house.shuffle(way.pack))
        for player in found.players:
            drawn[player] = way.read(stock.pop())
    return drawn, found


def _tell(tx: Tx, lobby: Lobby, drawn: list[Markup]) -> None:
    row = lobby.row
    t = speaks_in(tx, row.chat, row.host)
    lines = [_line(tx, lobby, seat, card, t) for seat, card in enumerate(drawn)]
    notices.add(tx, row.chat, row.thread, Screen("\n".join([t("partners-drawn"), *lines])))


def _line(tx: Tx, lobby: Lobby, seat: Seat, card: Markup, t: Translator) -> str:
    person = lobby.seats[seat].person
    name = t.plain("stand-in-name", number=seat + 1) if person is None else people.name(tx, person)
    return t("partner-drew", player=name, card=card)
