"""The command `pozzo`: reads its arguments, calls what they name, and turns every wrong one into one line.

What a subcommand does is imported when it is called, so that `pozzo health` does not wait for Telegram's library.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from bot.settings import SettingsError, load, load_database, token_is_set

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game import OptionValue

    Command = Callable[[argparse.Namespace], int]

FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

DEMO_PORT = 8070
REHEARSAL_PORT = 8081
HIGHEST_PORT = 65535


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

    run = _add(commands, "run", _run, "run the bot with the token that is set")
    run.add_argument("--check", action="store_true", help="only tell whether token and database are usable")
    run.add_argument("--or-demo", action="store_true", help="without a token play the demo")
    _add_demo_options(run)

    demo = _add(commands, "demo", _demo, "play in the browser on this machine, without a token or a network")
    _add_demo_options(demo)

    rehearsal = _add(commands, "rehearsal", _rehearsal, "serve Telegram's far end alone, for any bot")
    rehearsal.add_argument(
        "--port", type=_port, default=REHEARSAL_PORT, metavar="N", help=f"where it is served ({REHEARSAL_PORT})"
    )

    scenario = _add(commands, "scenario", _scenario, "check rule cases that are written as files")
    scenario.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario file, or a folder of them")

    simulate = _add(commands, "simulate", _simulate, "play deals without people and print what came of them")
    simulate.add_argument("game", metavar="GAME", help="canastone, classic, international or three-thirteen")
    simulate.add_argument("--players", type=_positive, metavar="N", help="how many sit at the table")
    simulate.add_argument("--deals", type=_positive, default=1, metavar="N", help="how many deals to play (1)")
    simulate.add_argument("--seed", type=_number, default=0, metavar="N", help="the same seed plays the same deals (0)")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    simulate.add_argument("--by", choices=("random", "standin"), default="random", help="who plays (random)")
    simulate.add_argument("--json", action="store_true", help="print a JSON object a deal, and one for all of them")

    backup = _add(commands, "backup", _backup, "copy the database while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="where the copy is written; nothing may be there yet")

    verify = _add(commands, "verify", _verify, "replay the log of every table and compare it with what is stored")
    verify.add_argument("table", type=_positive, nargs="?", metavar="TABLE", help="only the table with this number")

    _add(commands, "health", _health, "succeed when the running bot has heard from Telegram lately")
    return parser


def _add(
    commands: argparse._SubParsersAction[_Parser], name: str, command: Command, purpose: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
    parser.set_defaults(command=command)
    return parser


def _add_demo_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=_port, default=DEMO_PORT, metavar="N", help=f"where the demo's page is served ({DEMO_PORT})"
    )
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="do not open the demo's page")


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        msg = f"must be a number, not {text}"
        raise argparse.ArgumentTypeError(msg) from None


def _positive(text: str) -> int:
    number = _number(text)
    if number < 1:
        msg = f"must be 1 or more, not {text}"
        raise argparse.ArgumentTypeError(msg)
    return number


def _port(text: str) -> int:
    number = _number(text)
    if not 0 <= number <= HIGHEST_PORT:
        msg = f"must be from 0 to {HIGHEST_PORT}, not {text}"
        raise argparse.ArgumentTypeError(msg)
    return number


def _run(chosen: argparse.Namespace) -> int:
    if chosen.or_demo and not token_is_set():
        print("No token is set (POZZO_TOKEN): this is the demo.", flush=True)
        return _demo(chosen)
    from bot.run import main as run

    settings = load()
    if chosen.or_demo:
        print(f"A token is set: the bot runs with the database {settings.database}.", flush=True)
    return run(settings, chosen.check)


def _demo(chosen: argparse.Namespace) -> int:
    from bot.demo.run import main as play

    try:
        return play(chosen.port, browser=chosen.browser)
    except OSError as error:
        msg = f"port {chosen.port} cannot be had ({error.strerror or error}); try pozzo demo --port 0"
        raise UsageError(msg) from None


def _rehearsal(chosen: argparse.Namespace) -> int:
    from bot.rehearsal.__main__ import main as serve

    try:
        return serve(["--port", str(chosen.port)])
    except OSError as error:
        msg = f"port {chosen.port} cannot be had ({error.strerror or error}); try --port 0"
        raise UsageError(msg) from None


def _scenario(chosen: argparse.Namespace) -> int:
    from engine.scenario import run_paths

    try:
        outcomes = run_paths(chosen.paths)
    except FileNotFoundError as missing:
        msg = f"no such file or folder: {missing}"
        raise UsageError(msg) from None
    passed = failed = 0
    readable = True
    for outcome in outcomes:
        passed += outcome.passed
        failed += not outcome.passed
        readable = readable and outcome.readable
        print(f"ok {outcome.path}" if outcome.passed else f"FAIL {outcome.path}: {outcome.message}")
    if not outcomes:
        print("pozzo: no scenario file (*.toml) in " + ", ".join(map(str, chosen.paths)), file=sys.stderr)
    print(f"{passed} passed, {failed} failed")
    if not readable:
        return WRONG_USE
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
    choose = simulate.by_stand_ins if chosen.by == "standin" else simulate.at_random(chance)
    table = simulate.Table(game, rules, choose, chance)
    return simulate.main(table, chosen.deals, as_json=chosen.json)


def _option(text: str) -> tuple[str, OptionValue]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        msg = f"--option {text}: write NAME=VALUE"
        raise UsageError(msg)
    if value in {"true", "false"}:
        return name, value == "true"
    try:
        return name, int(value)
    except ValueError:
        return name, value


def _backup(chosen: argparse.Namespace) -> int:
    from bot.store.database import DatabaseError, copy

    database: Path = load_database()
    if chosen.file.exists():
        msg = f"{chosen.file} exists already: a copy replaces nothing"
        raise UsageError(msg)
    try:
        copy(database, chosen.file)
    except DatabaseError as error:
        msg = f"the database {database} cannot be copied to {chosen.file} ({error}) (POZZO_DATABASE)"
        raise UsageError(msg) from None
    print(f"{database} is copied to {chosen.file}")
    return 0


def _verify(chosen: argparse.Namespace) -> int:
    from bot import verify
    from bot.store.database import DatabaseError, StoreTooNew, StoreTooOld

    database: Path = load_database()
    try:
        return verify.main(database, chosen.table)
    except LookupError as missing:
        raise UsageError(str(missing)) from None
    except (DatabaseError, StoreTooNew, StoreTooOld) as error:
        msg = f"the database {database} cannot be read ({error}) (POZZO_DATABASE)"
        raise UsageError(msg) from None


def _health(_: argparse.Namespace) -> int:
    from bot import heartbeat

    path = heartbeat.path_beside(load_database())
    seconds = heartbeat.age(path)
    if seconds is None:
        print("unhealthy: the bot has not heard from Telegram yet")
        return FAILED
    healthy = heartbeat.is_healthy(path)
    print(f"{'healthy' if healthy else 'unhealthy'}: last heard from Telegram {seconds:.0f} s ago")
    return 0 if healthy else FAILED
