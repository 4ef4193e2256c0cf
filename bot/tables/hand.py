"""What a player does on the hand screen: picks cards, takes an offer, acts with what is picked."""

from typing import Any

from bot.screens.games import screens_of
from bot.screens.picking import Problem
from bot.store import picks, screens
from bot.store.database import Tx
from bot.tables import play
from bot.tables.answers import NOTHING, Answer, Refused, Toast
from bot.tables.context import table_context
from bot.tables.house import House
from bot.tables.running import Running, player_now
from engine.game import Seat

ACT_VERBS = frozenset({"draw", "lay", "add", "open", "take", "discard", "out", "ask", "answer", "back", "red"})


def pick(tx: Tx, table: int, ply: int, person: int, verb: str, argument: str) -> Answer:
    """Change what is picked, or which part of the screen is open. Raises Refused for a stale press."""
    running, seat = player_now(tx, table, ply, person)
    view = running.game.view(running.state, seat)
    before = picks.get(tx, table, seat, ply)
    after = screens_of(running.row.game).changed(before, view, verb, argument)
    if after != before:
        picks.put(tx, table, seat, ply, after)
        screens.show(tx, person, None, table, "hand")
    return NOTHING


def take_offer(tx: Tx, house: House, table: int, ply: int, person: int, offer_id: str) -> Answer:
    """Do what a one-tap offer stands for, all of it or nothing. Raises Refused when it is offered no more."""
    running, _ = player_now(tx, table, ply, person)
    view, context = table_context(tx, running, person, bot="")
    for offer in screens_of(running.row.game).offers(view, context):
        if offer.id == offer_id:
            return _do_all(tx, house, running, offer.actions, person)
    screens.show(tx, person, None, table, "hand")
    raise Refused(Toast.STALE)


def act(tx: Tx, house: House, table: int, ply: int, person: int, verb: str, argument: str) -> Answer:
    """Do what a verb means with the picked cards; the answer says why it means nothing or is not allowed."""
    running, seat = player_now(tx, table, ply, person)
    view = running.game.view(running.state, seat)
    action = _meant(running, view, seat, picks.get(tx, table, seat, ply), verb, argument)
    if isinstance(action, Problem):
        return Answer(refusal=action)
    return play.do(tx, house, running, action, person)


def _meant(running: Running, view: Any, seat: Seat, picked: Any, verb: str, argument: str) -> Any:
    return screens_of(running.row.game).intent(picked, view, verb, argument)


def _do_all(tx: Tx, house: House, running: Running, actions: tuple[Any, ...], person: int) -> Answer:
    state = running.state
    for action in actions:
        violation = running.game.violation(state, action)
        if violation is not None:
            return Answer(refusal=violation)
        state, _ = running.game.apply(state, action)
    for action in actions:
        running = play.advance(tx, house, running, action, person)
    return NOTHING
