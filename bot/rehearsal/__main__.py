"""Run the far end alone: `python -m bot.rehearsal`, then point any bot at the address it tells."""

import argparse
import asyncio
import contextlib
import sys
from collections.abc import Sequence

from bot.rehearsal.limits import Limits
from bot.rehearsal.server import Rehearsal, serve
from bot.rehearsal.world import World


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until interrupted."""
    options = _parser().parse_args(arguments)
    limits = Limits() if options.flood else Limits().without_flood()
    world = World(bot_username=options.bot, limits=limits, privacy=options.privacy)
    if options.people:
        _populate(world)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(options.host, options.port, world=world, ready=_announce))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.rehearsal", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8081)
    parser.add_argument("--bot", default="rehearsal_bot", help="the bot's username")
    parser.add_argument("--no-flood", dest="flood", action="store_false", help="no flood limits")
    parser.add_argument("--no-privacy", dest="privacy", action="store_false", help="the bot hears all")
    parser.add_argument("--empty", dest="people", action="store_false", help="begin with nobody")
    return parser


def _populate(world: World) -> None:
    people = [
        world.person("Ada"),
        world.person("Boris"),
        world.person("Chiara", language="it"),
        world.person("دارا", language="fa"),
    ]
    world.group("Sunday cards", people)


def _announce(server: Rehearsal) -> None:
    sys.stdout.write(f"Bot API at {server.base_url}<token>/<method>, any token; people at {server.url}/\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
