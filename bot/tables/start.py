"""From the lobby to the first deal."""

from dataclasses import replace
from typing import Final

from bot.screens.names import shortened
from bot.store import people, screens, tables
from bot.store.codec import write_state
from bot.store.database import Tx
from bot.tables import partners, play, telling
from bot.tables.answers import NOTHING, Answer, Refused, Toast
from bot.tables.house import House
from bot.tables.lobby import Lobby, sides_of
from bot.tables.running import load
from engine.game import Seat

MOST_OF_A_NAME: Final = 18
"""Characters of each name in a toast that may have to name six people."""


def start(tx: Tx, house: House, lobby: Lobby) -> Answer:
    """Begin the match and deal.

    Raises Refused while a seat is free, nobody sits, or somebody cannot be written to (naming who).
    """
    if any(seat.is_free for seat in lobby.seats):
        raise Refused(Toast.SEATS_FREE)
    missing = unreachable(tx, lobby)
    if missing:
        raise Refused(Toast.UNREACHABLE, names=", ".join(shortened(name, MOST_OF_A_NAME) for name in missing))
    if lobby.row.settings.draw_partners and partners.is_drawn_in(lobby.row.game):
        drawn = partners.draw(tx, house, lobby)
        _begin(tx, house, drawn.lobby, drawn.dealer)
    else:
        _begin(tx, house, lobby, _first_dealer(house, lobby.row.players))
    return NOTHING


def unreachable(tx: Tx, lobby: Lobby) -> tuple[str, ...]:
    """Name who sits and cannot be written to."""
    rows = [people.get(tx, seat.person) for seat in lobby.seats if seat.person is not None]
    return tuple(row.name for row in rows if row is not None and row.reachable != 1)


def _first_dealer(house: House, players: int) -> Seat:
    return int(house.shuffle(tuple(map(str, range(players))))[0])


def _begin(tx: Tx, house: House, lobby: Lobby, dealer: int) -> None:
    rules = lobby.game.rules(lobby.row.players, lobby.row.options)
    state = lobby.game.new(rules, dealer)
    tables.begin(tx, lobby.row.id, write_state(lobby.game, state))
    tables.set_settings(tx, lobby.row.id, replace(lobby.row.settings, page="", dealer=dealer))
    screens.drop(tx, lobby.row.chat, lobby.row.id, "lobby")
    if len(set(sides_of(lobby.game, lobby.row))) < lobby.row.players:
        telling.tell_group(tx, load(tx, tables.require(tx, lobby.row.id)), "say-partners-do-not-talk")
    play.deal(tx, house, load(tx, tables.require(tx, lobby.row.id)))
