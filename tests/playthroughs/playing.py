"""One deal of every game with every number of players, written out: what was done, what happened, who is awaited.

The files beside this one are golden: a change of the rules, of an event, of what a seat sees or of how a stand-in plays
shows as a difference in them, to be read before it is committed. `make playthroughs` writes them anew.
"""

import dataclasses
import hashlib
import random
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from engine.cards import FACES, SYMBOLS, Face, faces_of
from engine.game import AnyGame, Stage
from engine.games import GAMES
from engine.players import choose
from tests.engine.random_play import TABLES, shuffle

FOLDER: Final = Path(__file__).parent
SEED: Final = 1882
BY_CHANCE: Final = 0.2
"""How often any legal action is taken instead of the stand-in's choice."""
WIDTH: Final = 118


def path_of(name: str, players: int) -> Path:
    """Tell where a playthrough is kept."""
    return FOLDER / f"{name}-{players}.txt"


def written(name: str, players: int) -> str:
    """Play one deal and write it out; the same every time and on every machine."""
    return "\n".join(_lines(GAMES[name], players)) + "\n"


def every_file() -> dict[Path, str]:
    """Write every playthrough that there is to be."""
    return {path_of(name, players): written(name, players) for name, players in TABLES}


def _lines(game: AnyGame, players: int) -> Iterator[str]:
    chance = random.Random(SEED + players)  # noqa: S311 - the same deal every time
    rules = game.rules(players, {})
    state = game.new(rules, players - 1)
    yield f"{game.name}, {players} players, dealer {players - 1}"
    yield from _wrapped(_shown(rules))
    ply = 0
    while not ply or game.stage(state) in (Stage.TURN, Stage.QUESTION) or _is_in_the_deal(game, state):
        ply += 1
        action = _next(game, state, chance)
        state, events = game.apply(state, action)
        yield ""
        yield from _wrapped(f"{ply}. {'-' if action.seat is None else action.seat}: {game.write_action(action)}")
        for event in events:
            yield from _wrapped(_shown(event))
        yield f"    {game.stage(state)}, awaited {sorted(game.to_act(state))}, views {_views(game, state, players)}"


def _is_in_the_deal(game: AnyGame, state: Any) -> bool:
    """Tell whether cards are shuffled in the middle of the deal, or for the same deal again after a void one."""
    waiting = game.chance(state)
    return waiting is not None and (waiting.kind == "reshuffle" or not game.observe(state, "ended"))


def _next(game: AnyGame, state: Any, chance: random.Random) -> Any:
    if game.stage(state) is Stage.CHANCE:
        return shuffle(game, state, chance)
    seat = min(game.to_act(state))
    legal = game.legal_actions(state, seat)
    if chance.random() < BY_CHANCE:
        return chance.choice(legal)
    return choose(game.name, game.view(state, seat), legal)


def _views(game: AnyGame, state: Any, players: int) -> str:
    """Digest what the group and every seat sees, each by itself: "group 3f2a91 0 91bc40 ..."."""
    adapter = _adapter(game.name)
    digests = [_digest(adapter.dump_json(game.view(state, seat))) for seat in (None, *range(players))]
    return " ".join(f"{who} {digest}" for who, digest in zip(("group", *range(players)), digests, strict=True))


def _digest(view: bytes) -> str:
    return hashlib.blake2s(view, digest_size=3).hexdigest()


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(GAMES[name].view_type)


def _shown(value: Any) -> str:
    """Write a value for people: cards by their words, a hand as its cards, dataclasses with their fields."""
    if isinstance(value, Face):
        return SYMBOLS[value]
    if isinstance(value, tuple):
        if len(value) == len(FACES) and all(type(count) is int for count in value):
            return f"[{' '.join(SYMBOLS[face] for face in faces_of(value))}]"
        return f"({' '.join(map(_shown, value))})"
    if dataclasses.is_dataclass(value):
        fields = (f"{field.name}={_shown(getattr(value, field.name))}" for field in dataclasses.fields(value))
        return f"{type(value).__name__} {' '.join(fields)}"
    return str(value)


def _wrapped(text: str) -> list[str]:
    indent = "" if text[:1].isdigit() else "    "
    return textwrap.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent="        ", break_long_words=False, break_on_hyphens=False
    )
