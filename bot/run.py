"""`pozzo run`: the bot from its first call to its last, and every failure to start in one plain line."""

from __future__ import annotations

import asyncio
import logging
import sys

from telegram.error import InvalidToken, TelegramError

from bot import app, logs
from bot.request import NotSentError
from bot.settings import Settings
from bot.stopping import told_to_stop
from bot.store.database import DatabaseError, StoreInUse, StoreTooNew

log = logging.getLogger(__name__)

STOPPED = 0
FAILED = 1
WRONG_SETTINGS = 2


def main(settings: Settings, check: bool) -> int:
    """Run the bot until SIGTERM or SIGINT; with `check` only tell whether it could run.

    Returns 0 when it has stopped as asked (or could run), 1 when it cannot run now, 2 when the token is wrong.
    """
    logs.configure(settings.log_level, settings.secrets)
    try:
        return asyncio.run(_check(settings) if check else _run(settings))
    except InvalidToken:
        return _say("Telegram does not know the token: take it anew from @BotFather (POZZO_TOKEN)", WRONG_SETTINGS)
    except NotSentError as error:
        return _say(f"{settings.api_url} cannot be reached ({error.message}): is the network there? (POZZO_API_URL)")
    except TelegramError as error:
        return _say(f"Telegram did not answer as it should ({type(error).__name__}); try again in a while")
    except StoreInUse:
        return _say(f"the database {settings.database} is in use: the bot runs already (POZZO_DATABASE)")
    except StoreTooNew as error:
        return _say(f"{error}: update the program, or use the database of this version (POZZO_DATABASE)")
    except DatabaseError as error:
        return _say(f"the database {settings.database} cannot be used ({error}) (POZZO_DATABASE)")
    except OSError as error:
        return _say(f"{error.filename or settings.webhook_listen}: {error.strerror or error}")


def _say(words: str, status: int = FAILED) -> int:
    sys.stderr.write(f"pozzo: {words}\n")
    return status


async def _run(settings: Settings) -> int:
    stopping = told_to_stop()
    pozzo = await app.build(settings)
    try:
        await pozzo.start()
        stopped = asyncio.create_task(stopping.wait())
        await asyncio.wait((stopped, pozzo.failed), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if pozzo.failed.done():
            await pozzo.failed
    finally:
        await pozzo.stop()
    return STOPPED


async def _check(settings: Settings) -> int:
    pozzo = await app.build(settings)
    try:
        sys.stdout.write(f"token: good, this is @{pozzo.username}\n")
        problems = await pozzo.store.problems()
        for problem in problems:
            sys.stdout.write(f"database: {problem}\n")
        if not problems:
            sys.stdout.write(f"database: good ({settings.database})\n")
    finally:
        await pozzo.stop()
    return FAILED if problems else STOPPED
