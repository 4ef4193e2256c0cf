from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import meta
from bot.store.database import (
    DatabaseError,
    Migration,
    Store,
    StoreInUse,
    StoreTooNew,
    Tx,
    copy,
    migrate,
    migrations,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "pozzo.sqlite3"


async def test_what_is_written_is_there_after_closing(path: Path) -> None:
    store = await Store.open(path)
    await store.write(lambda tx: meta.put(tx, "key", "text"))
    await store.close()
    assert not path.with_name(f"{path.name}-wal").exists()
    again = await Store.open(path)
    assert await again.read(lambda tx: meta.value(tx, "key")) == "text"
    assert await again.problems() == ()
    await again.close()


async def test_an_exception_undoes_the_whole_transaction(path: Path) -> None:
    store = await Store.open(path)

    def work(tx: Tx) -> None:
        meta.put(tx, "key", "text")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.write(work)
    assert await store.read(lambda tx: meta.value(tx, "key")) is None
    await store.write(lambda tx: meta.put(tx, "key", "later"))
    assert await store.read(lambda tx: meta.value(tx, "key")) == "later"
    await store.close()


async def test_a_cancelled_caller_does_not_tear_the_transaction(path: Path) -> None:
    store = await Store.open(path)
    task = asyncio.create_task(store.write(lambda tx: meta.put(tx, "key", "text")))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.write(lambda tx: meta.put(tx, "other", "text"))
    assert await store.read(lambda tx: meta.value(tx, "key")) == "text"
    await store.close()


async def test_reading_cannot_write(path: Path) -> None:
    store = await Store.open(path)
    with pytest.raises(DatabaseError):
        await store.read(lambda tx: meta.put(tx, "key", "text"))
    await store.close()


async def test_what_is_read_twice_at_one_moment_is_the_same(path: Path) -> None:
    store = await Store.open(path)
    await store.write(lambda tx: meta.put(tx, "key", "text"))

    def work(tx: Tx) -> tuple[int, int, int]:
        rows = tx.all("SELECT * FROM meta WHERE key = :key", {"key": "key"})
        rows.clear()
        again = tx.all("SELECT * FROM meta WHERE key = :key", {"key": "key"})
        other = tx.all("SELECT * FROM meta WHERE key = :key", {"key": "other"})
        return len(rows), len(again), len(other)

    assert await store.read(work) == (0, 1, 0)
    await store.write(lambda tx: meta.put(tx, "key", "later"))
    assert await store.read(lambda tx: meta.value(tx, "key")) == "later"
    await store.close()


async def test_one_process_at_a_time(path: Path) -> None:
    store = await Store.open(path)
    with pytest.raises(StoreInUse):
        await Store.open(path)
    script = (
        "import asyncio, sys; from bot.store.database import Store, StoreInUse\n"
        "async def main():\n"
        "    try: await Store.open(sys.argv[1])\n"
        "    except StoreInUse: return 7\n"
        "sys.exit(asyncio.run(main()))"
    )
    other = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script, str(path)], check=False)
    assert other.returncode == 7
    await store.close()
    await (await Store.open(path)).close()


async def test_a_file_that_is_no_database_is_refused_and_let_go(path: Path) -> None:
    await asyncio.to_thread(path.parent.mkdir)
    await asyncio.to_thread(path.write_bytes, b"no database" * 1000)
    for _ in range(2):
        with pytest.raises(DatabaseError):
            await Store.open(path)


async def test_a_database_of_a_later_version_is_refused(path: Path) -> None:
    await asyncio.to_thread(path.parent.mkdir)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 9999")
    connection.close()
    with pytest.raises(StoreTooNew):
        await Store.open(path)


async def test_the_file_is_durable_and_checks_its_references(path: Path) -> None:
    store = await Store.open(path)
    pragmas = await store.write(
        lambda tx: [tx.all(f"PRAGMA {name}")[0][0] for name in ("journal_mode", "synchronous", "foreign_keys")]
    )
    assert pragmas == ["wal", 2, 1]
    await store.close()


async def test_a_copy_is_a_whole_database(path: Path, tmp_path: Path) -> None:
    store = await Store.open(path)
    await store.write(lambda tx: meta.put(tx, "key", "text"))
    target = tmp_path / "copy.sqlite3"
    copy(path, target)
    with pytest.raises(DatabaseError):
        copy(path, target)
    with pytest.raises(DatabaseError):
        copy(tmp_path / "nothing", tmp_path / "other")
    await store.close()
    copied = await Store.open(target)
    assert await copied.read(lambda tx: meta.value(tx, "key")) == "text"
    await copied.close()


def test_a_step_that_fails_leaves_the_schema_as_it_was() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    steps = (*migrations(), Migration(9000, "CREATE TABLE extra (id); CREATE TABLE extra (id);"))
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, steps)
    assert connection.execute("PRAGMA user_version").fetchone() == (migrations()[-1].number,)
    assert not connection.execute("SELECT * FROM sqlite_master WHERE name = 'extra'").fetchall()
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    connection.close()


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))
