"""Presses of a crowd: 50 tables of four who play as fast as the bot shows them what they did, beside a bare echo."""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Final

from bench.far_end import TOKEN, Crowd, bot_process, crowd, resident_megabytes
from bench.report import heading, line, percentile
from bot.press import decode
from bot.rehearsal import Person
from bot.rehearsal.messages import Message
from bot.rehearsal.server import Rehearsal
from bot.store import chats, people, tables
from bot.store.database import Store, Tx
from bot.tables import lobby, start
from bot.tables.house import House

TABLES: Final = 50
PLAYERS: Final = 4
SECONDS: Final = 12.0
WARM_UP: Final = 2.0
IDLE_TABLES: Final = 1000

Times = list[float]


def main() -> None:
    """Print the bot's figures."""
    heading(
        f"Presses: {TABLES} tables x {PLAYERS} people, each table's player presses as soon as the screen has changed"
    )
    echo = asyncio.run(_measured(_echo))
    _tell("echo, a message to its answer", echo)
    pozzo = asyncio.run(_measured(_pozzo))
    _tell("pozzo, a press to its screen", pozzo)
    ratio = len(pozzo) / len(echo)
    line("pozzo beside echo", f"{ratio:.2f} x its throughput", "(target 0.5)")
    heading(f"Memory: {IDLE_TABLES:,} idle tables")
    few, many = (asyncio.run(_resident(tables)) for tables in (1, IDLE_TABLES))
    line("resident", f"{many:.0f} MB", f"{few:.0f} MB with one table")


def _tell(name: str, times: Times) -> None:
    times.sort()
    speed = len(times) / SECONDS
    line(
        name,
        f"{speed:,.0f} a second",
        f"p50 {1e3 * percentile(times, 50):.0f} ms, p99 {1e3 * percentile(times, 99):.0f} ms",
    )


async def _measured(run: Callable[[Crowd, Rehearsal, Times], Awaitable[None]]) -> Times:
    """Let a crowd meet a bot for a while; give the seconds that each answer took, the warm-up left out."""
    people = crowd()
    times: Times = []
    async with Rehearsal(people.world, check_shapes=False) as server:
        dispatching = asyncio.create_task(people.dispatch())
        await run(people, server, times)
        dispatching.cancel()
    return times


async def _for_a_while(times: Times, *streams: Callable[[Times], Awaitable[None]]) -> None:
    """Run the streams at once; what the warm-up has measured is thrown away."""
    tasks = [asyncio.ensure_future(stream(times)) for stream in streams]
    await asyncio.sleep(WARM_UP)
    times.clear()
    await asyncio.sleep(SECONDS)
    kept = list(times)
    for task in tasks:
        task.cancel()
    failed = [
        result for result in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(result, Exception)
    ]
    if failed:
        raise failed[0]
    times[:] = kept


# --- the echo ---------------------------------------------------------------------------------------------


async def _echo(people: Crowd, server: Rehearsal, times: Times) -> None:
    async with bot_process("bench.echo", server.base_url):
        speakers = people.people(TABLES)
        await _for_a_while(times, *(_speaking(people, speaker) for speaker in speakers))


def _speaking(people: Crowd, person: Person) -> Callable[[Times], Awaitable[None]]:
    async def speak(times: Times) -> None:
        number = 0
        while True:
            number += 1
            words = f"message {number}"
            begun = time.perf_counter()
            person.say(words)
            await people.until(person.chat, partial(_echoed, person, words))
            times.append(time.perf_counter() - begun)

    return speak


def _echoed(person: Person, words: str) -> Message | None:
    last = person.chat.shown()[-1]
    return last if last.text == words and last.sender is not person else None


# --- Pozzo ------------------------------------------------------------------------------------------------


async def _pozzo(people: Crowd, server: Rehearsal, times: Times) -> None:
    with tempfile.TemporaryDirectory(prefix="pozzo-bench-") as folder:
        async with bot_process("bot", "run", **_environment(Path(folder), server)):
            tables = [await _seated(people, number) for number in range(TABLES)]
            await _for_a_while(times, *(_playing(people, table) for table in tables))


def _environment(folder: Path, server: Rehearsal) -> dict[str, str]:
    return {
        "POZZO_TOKEN": TOKEN,
        "POZZO_API_URL": server.url,
        "POZZO_DATABASE": str(folder / "bench.sqlite3"),
        "POZZO_PACE": "none",
        "POZZO_LOG_LEVEL": "ERROR",
    }


async def _seated(people: Crowd, number: int) -> list[Person]:
    """Open a table in a group of its own, sit four people down and begin."""
    four = people.people(PLAYERS)
    group = people.world.group(f"Group {number}", four)
    four[0].send(group, "/play")
    message = await people.until(group, lambda: group.find("hosting"))
    for person in four[1:]:
        await person.press(message, "Join").answered()
    await people.until(group, lambda: message if four[-1].name in message.text else None)
    await four[0].press(message, "Start").answered()
    return four


def _playing(people: Crowd, four: list[Person]) -> Callable[[Times], Awaitable[None]]:
    """Draw, pick a card, discard it, and the next: as fast as the screens come."""

    async def play(times: Times) -> None:
        at = await _first_to_play(people, four)
        while True:
            person = four[at]
            hand = await people.until(person.chat, partial(_with_label, person, "Draw"))
            hand = await _pressed(people, person, hand, "Draw", times)
            card = next(button.text for button in hand.buttons if _verb(button.callback_data) == "pick")
            hand = await _pressed(people, person, hand, card, times)
            await _pressed(people, person, hand, "Discard", times)
            at = (at + 1) % PLAYERS

    return play


async def _first_to_play(people: Crowd, four: list[Person]) -> int:
    looks = [asyncio.create_task(people.until(each.chat, partial(_with_label, each, "Draw"))) for each in four]
    await asyncio.wait(looks, return_when=asyncio.FIRST_COMPLETED)
    first = next(at for at, look in enumerate(looks) if look.done())
    for look in looks:
        look.cancel()
    await asyncio.gather(*looks, return_exceptions=True)
    return first


def _with_label(person: Person, begins: str) -> Message | None:
    """Find the newest message with a button that begins so."""
    for message in reversed(person.chat.shown()):
        if any(label.startswith(begins) for label in message.labels):
            return message
    return None


async def _pressed(people: Crowd, person: Person, hand: Message, label: str, times: Times) -> Message:
    """Press and wait for the first screen that shows it."""
    before, begun = len(hand.versions), time.perf_counter()
    button = next(each for each in hand.labels if each.startswith(label))
    person.press(hand, button)
    await people.until(person.chat, lambda: hand if len(hand.versions) > before else None)
    times.append(time.perf_counter() - begun)
    return hand


def _verb(data: str | None) -> str:
    press = decode(data or "")
    return press.verb if press else ""


# --- memory -----------------------------------------------------------------------------------------------


async def _resident(tables: int) -> float:
    """Tell the megabytes of a bot that has so many tables in play and nothing to do."""
    people = crowd()
    with tempfile.TemporaryDirectory(prefix="pozzo-bench-") as folder:
        async with Rehearsal(people.world, check_shapes=False) as server:
            environment = _environment(Path(folder), server)
            store = await Store.open(Path(environment["POZZO_DATABASE"]))
            for table in range(tables):
                await store.write(partial(_begun, number=table))
            await store.close()
            async with bot_process("bot", "run", **environment) as process:
                await asyncio.sleep(8.0)
                return resident_megabytes(process)


def _begun(tx: Tx, number: int) -> None:
    """Put a table with its first deal into the database, its people known and told everything."""
    four = [10_000 + number * PLAYERS + seat for seat in range(PLAYERS)]
    chat = -1000 - number
    chats.meet(tx, chat, f"Group {number}")
    for person in four:
        people.meet(tx, person, f"Player {person}", None, "en")
        people.set_reachable(tx, person, 1)
    lobby.open_table(tx, chat, None, four[0], "canastone")
    row = tables.in_chat(tx, chat)[0]
    for person in four[1:]:
        lobby.join(tx, row.id, person)
    start.start(tx, House(), lobby.find_lobby(tx, row.id))
    tx.execute("UPDATE screens SET rendered = wanted")
    tx.execute("DELETE FROM notices")
