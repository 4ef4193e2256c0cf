"""The command `pozzo`: reads its arguments, calls what they name, and turns every wrong one into one line.

What a subcommand does is imported when it is called, so that `pozzo health` does not wait for Telegram's library.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from bot.settings import SettingsError, load

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game import OptionValue

    Command = Callable[[argparse.Namespace], int]

FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class UsageError(Exception):
    """The arguments ask for something that there is not; the message is one line for the person who typed them."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line, without the usage that argparse puts before it."""
        self.exit(WRONG_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0 done, 1 failed, 2 wrong arguments or settings."""
    chosen = _parser().parse_args(arguments)
    command: Command = chosen.command
    try:
        status = command(chosen)
        sys.stdout.flush()
    except (UsageError, SettingsError) as error:
        print(f"pozzo: {error}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone, as with `pozzo ... | head`; Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="pozzo", description="Card games in Telegram groups.", allow_abbrev=False)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    scenario = _add(commands, "scenario", _scenario, "check rule cases that are written as files")
    scenario.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario file, or a folder of them")

    simulate = _add(commands, "simulate", _simulate, "play deals without people and print what came of them")
    simulate.add_argument("game", metavar="GAME", help="canastone, classic, international or three-thirteen")
    simulate.add_argument("--players", type=_positive, metavar="N", help="how many sit at the table")
    simulate.add_argument("--deals", type=_positive, default=1, metavar="N", help="how many deals to play (1)")
    simulate.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed plays the same deals (0)")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    simulate.add_argument("--by", choices=("random",), default="random", help="who plays (random)")
    simulate.add_argument("--json", action="store_true", help="print one JSON object a deal")

    _add(commands, "health", _health, "succeed when the running bot has heard from Telegram lately")
    return parser


def _add(
    commands: argparse._SubParsersAction[_Parser], name: str, command: Command, purpose: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
    parser.set_defaults(command=command)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        msg = f"must be 1 or more, not {text}"
        raise argparse.ArgumentTypeError(msg)
    return number


def _scenario(chosen: argparse.Namespace) -> int:
    from engine.scenario import run_paths

    try:
        outcomes = run_paths(chosen.paths)
    except FileNotFoundError as missing:
        msg = f"no such file or folder: {missing}"
        raise UsageError(msg) from None
    passed = failed = 0
    for outcome in outcomes:
        passed += outcome.passed
        failed += not outcome.passed
        print(f"ok {outcome.path}" if outcome.passed else f"FAIL {outcome.path}: {outcome.message}")
    print(f"{passed} passed, {failed} failed")
    # A mistyped folder must not look like one in which everything passed.
    return 0 if passed and not failed else FAILED


def _simulate(chosen: argparse.Namespace) -> int:
    import random

    from bot import simulate
    from engine.game import InvalidOptions
    from engine.games import GAMES

    game = GAMES.get(chosen.game)
    if game is None:
        msg = f"no game is called {chosen.game}: there are {', '.join(GAMES)}"
        raise UsageError(msg)
    try:
        rules = game.rules(chosen.players or game.players[0], dict(map(_option, chosen.option)))
    except InvalidOptions as wrong:
        raise UsageError(str(wrong)) from None
    chance = random.Random(chosen.seed)  # noqa: S311 - simulated deals are meant to be repeatable
    table = simulate.Table(game, rules, simulate.at_random(chance), chance)
    return simulate.main(table, chosen.deals, as_json=chosen.json)


def _option(text: str) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    if not equals:
        msg = f"--option {text}: write NAME=VALUE"
        raise UsageError(msg)
    if value in {"true", "false"}:
        return name, value == "true"
    return name, int(value) if value.removeprefix("-").isdecimal() else value


def _health(_: argparse.Namespace) -> int:
    from bot import heartbeat

    path = heartbeat.path_beside(load().database)
    seconds = heartbeat.age(path)
    if seconds is None:
        print("unhealthy: the bot has not heard from Telegram yet")
        return FAILED
    healthy = heartbeat.is_healthy(path)
    print(f"{'healthy' if healthy else 'unhealthy'}: last heard from Telegram {seconds:.0f} s ago")
    return 0 if healthy else FAILED
