"""Partners are drawn: everybody draws a card, and the cards say who plays with whom [C1.2]."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.i18n import Translator
from bot.screens.cards import card as card_shown
from bot.screens.types import Screen
from bot.speech import speaks_in
from bot.store import notices, people, tables
from bot.store.database import Tx
from bot.tables.house import House
from bot.tables.lobby import Lobby
from engine.canastone.seating import DrawAgain, Seating, seating
from engine.cards import SYMBOLS, Face, pack_of
from engine.game import Seat

_PACK: Final = tuple(SYMBOLS[card] for card in pack_of(1, 2))

_SEATINGS: Final[Mapping[str, Callable[[tuple[Face, ...]], DrawAgain | Seating]]] = {"canastone": seating}


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card that somebody drew; `name` is "" for a stand-in."""

    name: str
    card: Face


@dataclass(frozen=True, slots=True)
class Draw:
    """The outcome of a draw: who sits where, the seat that deals, and the cards that decided, highest first."""

    lobby: Lobby
    dealer: Seat
    cards: tuple[Drawn, ...]


def is_drawn_in(game: str) -> bool:
    """Tell whether partners can be drawn in a game."""
    return game in _SEATINGS


def draw(tx: Tx, house: House, lobby: Lobby) -> Draw:
    """Let everybody draw until the cards decide, seat them so, and tell the table's chat what was drawn."""
    cards, seats = _draw_until_decided(house, lobby)
    reseated = [lobby.occupants[player] for player in seats.players]
    tables.set_seats(tx, lobby.row.id, reseated)
    drawn = tuple(_drawn(tx, lobby, player, cards[player]) for player in seats.players)
    made = Draw(replace(lobby, seats=tables.seats(tx, lobby.row.id)), seats.dealer, drawn)
    _tell(tx, made)
    return made


def _draw_until_decided(house: House, lobby: Lobby) -> tuple[list[Face], Seating]:
    decide = _SEATINGS[lobby.row.game]
    stock = [Face(SYMBOLS.index(word)) for word in house.shuffle(_PACK)]
    cards = [stock.pop() for _ in lobby.seats]
    while isinstance(found := decide(tuple(cards)), DrawAgain):
        if len(stock) < len(cards):
            stock = [Face(SYMBOLS.index(word)) for word in house.shuffle(_PACK)]
        for player in found.players:
            cards[player] = stock.pop()
    return cards, found


def _drawn(tx: Tx, lobby: Lobby, player: Seat, card: Face) -> Drawn:
    person = lobby.seats[player].person
    return Drawn("" if person is None else people.name(tx, person), card)


def _tell(tx: Tx, made: Draw) -> None:
    row = made.lobby.row
    t = speaks_in(tx, row.chat, row.host)
    lines = [t("partners-drawn"), *(_line(drawn, seat, t) for seat, drawn in enumerate(made.cards))]
    notices.add(tx, row.chat, row.thread, Screen("\n".join(lines)))


def _line(drawn: Drawn, seat: Seat, t: Translator) -> str:
    name = drawn.name or t.plain("stand-in-name", number=seat + 1)
    return t("partner-drew", player=name, card=card_shown(drawn.card))
