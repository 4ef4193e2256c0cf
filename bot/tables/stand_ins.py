"""Seats that the program plays."""

from typing import Any

from bot.store.database import Tx
from bot.tables import play
from bot.tables.house import House
from bot.tables.running import Running
from engine.game import Seat, Stage
from engine.players import choose


def play_seat(tx: Tx, house: House, table: Running, seat: Seat) -> None:
    """Let a stand-in do one action, chosen from what the seat may see."""
    legal = table.game.legal_actions(table.state, seat)
    view = table.game.view(table.state, seat)
    action = choose(table.game.name, view, _asks_first(table, seat, legal))
    play.advance(tx, house, table, action, None)


def _asks_first(table: Running, seat: Seat, legal: tuple[Any, ...]) -> tuple[Any, ...]:
    """Leave out closing without a word while a partner who is a person can be asked."""
    asking = [action for action in legal if _asks_a_person(table, action)]
    if not asking:
        return legal
    quiet = tuple(action for action in legal if not _ends_deal(table, action))
    return tuple(action for action in quiet if not _asks(table, action) or action in asking)


def _asks(table: Running, action: Any) -> bool:
    return table.game.write_action(action).split()[0] == "ask"


def _asks_a_person(table: Running, action: Any) -> bool:
    if not _asks(table, action):
        return False
    state, _ = table.game.apply(table.state, action)
    return any(
        table.seats[seat].person is not None and not table.seats[seat].stand_in for seat in table.game.to_act(state)
    )


def _ends_deal(table: Running, action: Any) -> bool:
    state, _ = table.game.apply(table.state, action)
    return table.game.stage(state) in (Stage.CHANCE, Stage.OVER)
