"""Random play of any game, for the tests that hold for all of them."""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from engine.game import AnyGame, InvalidOptions, Option, OptionValue, Stage
from engine.games import GAMES

TABLES: Final = [(name, players) for name, game in GAMES.items() for players in game.players]
"""Every game with every number of players."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One applied action, between the states before and after it."""

    before: Any
    action: Any
    events: tuple[Any, ...]
    after: Any


def rules_by_chance(game: AnyGame, players: int, chance: random.Random) -> Any:
    """Choose any options that go together; every other table plays without."""
    if chance.random() < 0.5:
        return game.rules(players, {})
    while True:
        options = {option.name: value_by_chance(option, chance) for option in game.options}
        with suppress(InvalidOptions):  # some rule each other out
            return game.rules(players, options)


def value_by_chance(option: Option, chance: random.Random) -> OptionValue:
    if option.kind == "switch":
        return chance.random() < 0.5
    if option.kind == "choice":
        return chance.choice(option.choices)
    return chance.randrange(option.low, option.high + 1, option.step)


def shuffle(game: AnyGame, state: Any, chance: random.Random) -> Any:
    """Make the action that shuffles, and now and then cuts, what is to be shuffled."""
    waiting = game.chance(state)
    assert waiting is not None
    order = list(waiting.cards)
    chance.shuffle(order)
    return game.shuffled(state, tuple(order), chance.randrange(len(order)))


def play(game: AnyGame, state: Any, chance: random.Random, deals: int = 1) -> Iterator[Ply]:
    """Play so many deals, or to the end of the match, by legal actions chosen by chance."""
    while game.stage(state) is not Stage.OVER:
        waiting = game.chance(state)
        if waiting is not None:
            if waiting.kind == "deal" and game.observe(state, "ended"):
                deals -= 1
                if not deals:
                    return
            action = shuffle(game, state, chance)
        else:
            action = chosen(game, state, chance)
        after, events = game.apply(state, action)
        yield Ply(state, action, events, after)
        state = after


def chosen(game: AnyGame, state: Any, chance: random.Random) -> Any:
    lapse = game.lapse(state)
    if lapse is not None and chance.random() < 0.3:
        return lapse
    seat = chance.choice(sorted(game.to_act(state)))
    return chance.choice(game.legal_actions(state, seat))


def new_match(game: AnyGame, players: int, seed: int) -> tuple[Any, random.Random]:
    """Begin a match that is the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311 - the same matches every time
    rules = rules_by_chance(game, players, chance)
    return game.new(rules, chance.randrange(players)), chance
