from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.press import Press
from bot.screens.types import Button, Picks, Screen
from bot.store import codec, deadlines, meta, notices, screens, updates
from bot.store.database import Store, Tx
from bot.store.deadlines import Deadline


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "pozzo.sqlite3", clock)
    yield opened
    await opened.close()


async def test_an_update_is_new_once_and_done_once(store: Store) -> None:
    assert await store.write(lambda tx: updates.add(tx, [(5, "five"), (6, "six")])) == (5, 6)
    assert await store.write(lambda tx: updates.add(tx, [(6, "six"), (7, "seven")])) == (7,)
    assert await store.write(lambda tx: updates.done(tx, 6)) is True
    assert await store.write(lambda tx: updates.done(tx, 6)) is False
    assert await store.write(lambda tx: updates.done(tx, None)) is True
    assert [row.body for row in await store.read(updates.waiting)] == ["five", "seven"]
    assert [await store.write(lambda tx: updates.failed(tx, 5)) for _ in range(2)] == [1, 2]
    assert (await store.read(updates.waiting))[0].tries == 2


async def test_done_updates_are_forgotten_later_and_waiting_ones_never(store: Store, clock: Clock) -> None:
    await store.write(lambda tx: updates.add(tx, [(5, "five"), (6, "six")]))
    await store.write(lambda tx: updates.done(tx, 6))
    await store.write(lambda tx: updates.prune(tx, clock.now))
    assert await store.write(lambda tx: updates.done(tx, 6)) is False
    await store.write(lambda tx: updates.prune(tx, clock.now + 1))
    assert [row.id for row in await store.read(updates.waiting)] == [5]
    assert await store.write(lambda tx: updates.add(tx, [(6, "six")])) == (6,)


async def test_a_screen_is_wanted_again_and_remembers_that_it_is_to_notify(store: Store) -> None:
    await store.write(lambda tx: screens.show(tx, 11, None, 0, "hand", fresh=True))
    await store.write(lambda tx: screens.show(tx, 11, 4, 0, "hand"))
    row = await store.read(lambda tx: screens.find(tx, 11, 0, "hand"))
    assert row is not None
    assert (row.wanted, row.rendered, row.fresh, row.thread) == (2, 0, 1, 4)
    await store.write(lambda tx: screens.show(tx, 11, 4, 0, "hand", fresh=True))
    await store.write(lambda tx: screens.touch(tx, 0, "hand"))
    row = await store.read(lambda tx: screens.find(tx, 11, 0, "hand"))
    assert row is not None
    assert (row.wanted, row.fresh) == (4, 3)


async def test_a_dropped_screen_leaves_its_message_without_buttons(store: Store) -> None:
    def work(tx: Tx) -> list[tuple[int, int]]:
        screens.show(tx, 11, None, 3, "hand")
        screens.drop(tx, 11, 3, "hand")
        screens.drop(tx, 11, 3, "hand")
        screens.show(tx, 11, None, 3, "hand")
        tx.execute("UPDATE screens SET message = 77")
        screens.drop(tx, 11, 3, "hand")
        return [tuple(row) for row in tx.all("SELECT chat, message FROM retired")]

    assert await store.write(work) == [(11, 77)]
    assert await store.read(lambda tx: screens.of_table(tx, 3)) == ()


async def test_a_pressed_message_whose_send_was_never_confirmed_is_the_screens(store: Store) -> None:
    def work(tx: Tx) -> None:
        for table in (3, 4):
            screens.show(tx, 11, None, table, "hand")
        tx.execute("UPDATE screens SET message = 70 + table_id, rendered = wanted, shown = 'x'")
        screens.show(tx, 11, None, 3, "hand", fresh=True)
        tx.execute("UPDATE screens SET sending = 5 WHERE table_id = 3")
        screens.adopt(tx, 11, 4, 90)
        screens.adopt(tx, 11, 3, 74)
        screens.adopt(tx, 11, 3, 73)
        screens.adopt(tx, 11, 3, 80, on_the_way=2000.0)

    def hand(tx: Tx) -> tuple[object, ...]:
        (row,) = screens.of_table(tx, 3)
        return row.message, row.sending, row.fresh > row.rendered, row.wanted > row.rendered

    await store.write(work)
    assert await store.read(hand) == (73, 5, True, True)
    await store.write(lambda tx: screens.adopt(tx, 11, 3, 80))
    assert await store.read(hand) == (80, None, False, True)
    assert await store.read(screens.retired) == ((11, 73),)


async def test_a_supergroup_shows_what_is_not_over(store: Store) -> None:
    def work(tx: Tx) -> None:
        screens.show(tx, -5, None, 3, "table")
        screens.show(tx, -5, None, 3, "deal", "1")
        screens.show(tx, -6, None, 4, "table")
        tx.execute("UPDATE screens SET message = 77, rendered = wanted, shown = 'x'")
        screens.move_chat(tx, -5, -1005)

    await store.write(work)
    (row,) = await store.read(lambda tx: screens.of_table(tx, 3))
    assert (row.chat, row.kind, row.message, row.shown) == (-1005, "table", None, None)
    assert row.wanted > row.rendered
    assert (await store.read(lambda tx: screens.of_table(tx, 4)))[0].message == 77


async def test_notices_wait_in_order(store: Store) -> None:
    said = Screen(
        "hello", ((Button("go", Press("go", 3, 4, "x")), Button("link", url="https://t.me/a")),), protect=True
    )
    await store.write(lambda tx: notices.add(tx, 11, 2, said))
    await store.write(lambda tx: notices.add(tx, 12, None, Screen("bye"), notices.CHATTER))
    first, second = await store.read(notices.waiting)
    assert (first.chat, first.thread, first.screen, first.priority, first.sending) == (11, 2, said, 0, None)
    assert (second.chat, second.screen, second.priority) == (12, Screen("bye"), 9)


async def test_an_outage_is_measured_and_a_deadline_replaces_its_like(store: Store, clock: Clock) -> None:
    def work(tx: Tx) -> None:
        tx.execute("INSERT INTO people (id, name) VALUES (1, 'Ada')")
        tx.execute(
            "INSERT INTO tables (id, chat, game, players, host, status, created)"
            " VALUES (3, -5, 'canastone', 4, 1, 'playing', 0)"
        )
        deadlines.put(tx, Deadline(3, "turn", 8, 1100.0, 2, {"warned": True}))
        deadlines.put(tx, Deadline(3, "turn", 9, 1050.0, 2))
        deadlines.put(tx, Deadline(3, "next-deal", 9, 1010.0))
        meta.note_alive(tx)

    assert await store.read(meta.outage) == 0.0
    await store.write(work)
    clock.now = 1020.0
    assert [deadline.kind for deadline in await store.read(deadlines.due)] == ["next-deal"]
    assert await store.read(meta.outage) == 20.0
    await store.write(lambda tx: deadlines.clear(tx, 3, "next-deal"))
    assert await store.read(deadlines.due) == ()


def test_picks_are_read_as_they_were_written() -> None:
    picks = Picks(("K", "K", "2"), "open", ("A A A",))
    assert codec.read_picks(codec.write_picks(picks)) == picks


async def test_what_is_kept_of_a_group_moves_with_it(store: Store) -> None:
    def move(tx: Tx) -> tuple[str | None, ...]:
        meta.put(tx, "rules:-5", "3 classic pile")
        meta.put(tx, "rules:-55", "another group's")
        meta.move(tx, ":-5", ":-1005")
        return tuple(meta.value(tx, key) for key in ("rules:-5", "rules:-1005", "rules:-55"))

    assert await store.write(move) == (None, "3 classic pile", "another group's")
