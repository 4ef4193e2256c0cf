"""`pozzo verify`: whether the log of every table still gives the state that is stored for it."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store import log, tables
from bot.store.codec import read_state
from bot.store.database import Tx, look
from bot.store.log import LogRow
from bot.store.tables import TableRow
from engine.game import AnyGame, IllegalAction
from engine.games import GAMES

SOUND = 0
FAILED = 1


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong with a table: words for the operator, in which no card is named. Nothing for a sound one."""

    table: int
    actions: int
    problems: tuple[str, ...]


def main(database: Path, table: int | None) -> int:
    """Replay every table that has been dealt, or the one, and print a line about each; nothing is changed.

    Returns 1 when one is not sound. Raises LookupError for a table that there is not, and what `look` raises.
    """
    found = look(database, lambda tx: tuple(verdicts(tx, table)))
    for verdict in found:
        sys.stdout.write(
            f"table {verdict.table}: {'; '.join(verdict.problems) or f'good, {verdict.actions} actions'}\n"
        )
    wrong = sum(bool(verdict.problems) for verdict in found)
    sys.stdout.write(f"{len(found) - wrong} good, {wrong} not\n")
    return FAILED if wrong else SOUND


def verdicts(tx: Tx, table: int | None = None) -> Iterator[Verdict]:
    """Judge every table that has been dealt, oldest first, or the one."""
    rows = tables.every(tx) if table is None else (tables.require(tx, table),)
    for row in rows:
        if row.state is not None:
            yield _verdict(row, log.after(tx, row.id, 0))


def _verdict(row: TableRow, rows: tuple[LogRow, ...]) -> Verdict:
    try:
        problems = tuple(_problems(row, rows))
    except _CannotReplay as where:
        problems = (str(where),)
    return Verdict(row.id, len(rows), problems)


def _problems(row: TableRow, rows: tuple[LogRow, ...]) -> Iterator[str]:
    game = GAMES.get(row.game)
    if game is None:
        yield f"no game is called {row.game}"
        return
    replayed = _replayed(game, row, rows)
    if len(rows) != row.ply:
        yield f"the log has {len(rows)} actions, the table {row.ply}"
    yield from game.problems(replayed)
    yield from _differences(replayed, _stored(game, row))


class _CannotReplay(Exception):  # noqa: N818 - it names what is wrong
    """The log cannot be followed any further; the message says where and why."""


def _stored(game: AnyGame, row: TableRow) -> Any:
    try:
        return read_state(game, row.state or "")
    except ValueError:
        message = "the stored state cannot be read"
        raise _CannotReplay(message) from None


def _replayed(game: AnyGame, row: TableRow, rows: tuple[LogRow, ...]) -> Any:
    state = game.new(game.rules(row.players, row.options), row.settings.dealer)
    for ply, logged in enumerate(rows, start=1):
        if logged.ply != ply:
            message = f"ply {ply} is missing from the log"
            raise _CannotReplay(message)
        state = _after(game, state, logged)
    return state


def _after(game: AnyGame, state: Any, logged: LogRow) -> Any:
    try:
        after, _ = game.apply(state, game.parse_action(state, logged.seat, logged.action))
    except IllegalAction as refused:
        message = f"ply {logged.ply} is refused ({refused})"
        raise _CannotReplay(message) from None
    except ValueError:
        message = f"ply {logged.ply} cannot be read"
        raise _CannotReplay(message) from None
    return after


def _differences(replayed: Any, stored: Any) -> Iterator[str]:
    names = [field.name for field in dataclasses.fields(replayed)]
    differing = [name for name in names if getattr(replayed, name) != getattr(stored, name)]
    if differing:
        yield f"the log gives another state ({', '.join(differing)})"
