"""The SQLite file: opened by one process at a time, changed by one transaction at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import aiosqlite
from filelock import FileLock, Timeout

T = TypeVar("T")
Row = sqlite3.Row
Parameters = Sequence[Any] | Mapping[str, Any]
DatabaseError = sqlite3.DatabaseError
"""What a file that is no database, or a broken one, raises."""

_BUSY_SECONDS: Final = 30.0
_CHUNK: Final = 64
_TOGETHER: Final = 64
"""Pieces of work that one commit makes lasting, at most."""


class StoreInUse(Exception):  # noqa: N818 - it names what is wrong
    """Another process has the database open."""


class StoreTooNew(Exception):  # noqa: N818 - it names what is wrong
    """The database was written by a later version, whose tables this one does not know."""


class StoreTooOld(Exception):  # noqa: N818 - it names what is wrong
    """The database was written by an earlier version and this one has not been started with it yet."""


class Tx:
    """One transaction, on the database's own thread. It ends with the function that was given it."""

    __slots__ = ("_connection", "now")

    def __init__(self, connection: sqlite3.Connection, now: float) -> None:
        self._connection = connection
        self.now = now
        """Seconds since the epoch when the transaction began."""

    def execute(self, sql: str, parameters: Parameters = ()) -> sqlite3.Cursor:
        """Run one statement."""
        return self._connection.execute(sql, parameters)

    def each(self, sql: str, parameters: Sequence[Parameters]) -> int:
        """Run one statement with each of the parameters; return how many rows were changed in all."""
        return self._connection.executemany(sql, parameters).rowcount

    def one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        """Return the first row, None when there is none."""
        row: sqlite3.Row | None = self._connection.execute(sql, parameters).fetchone()
        return row

    def all(self, sql: str, parameters: Parameters = ()) -> list[sqlite3.Row]:
        """Return every row."""
        return self._connection.execute(sql, parameters).fetchall()


class _Reading(Tx):
    """A transaction that only reads: what was read once is the same when it is asked for again.

    Screens of one table, drawn one after the other, ask for the same rows many times.
    """

    __slots__ = ("_all", "_one")

    def __init__(self, connection: sqlite3.Connection, now: float) -> None:
        super().__init__(connection, now)
        self._one: dict[Any, sqlite3.Row | None] = {}
        self._all: dict[Any, list[sqlite3.Row]] = {}

    def one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        key = sql, _hashable(parameters)
        if key not in self._one:
            self._one[key] = super().one(sql, parameters)
        return self._one[key]

    def all(self, sql: str, parameters: Parameters = ()) -> list[sqlite3.Row]:
        key = sql, _hashable(parameters)
        if key not in self._all:
            self._all[key] = super().all(sql, parameters)
        return list(self._all[key])


def _hashable(parameters: Parameters) -> tuple[Any, ...]:
    return tuple(parameters.items()) if isinstance(parameters, Mapping) else tuple(parameters)


@dataclass(frozen=True, slots=True)
class Migration:
    """One numbered step of the schema."""

    number: int
    sql: str


def migrations() -> tuple[Migration, ...]:
    """Return every migration, oldest first: the files `NNNN_what.sql` of the folder `migrations`."""
    folder = resources.files(__package__).joinpath("migrations")
    files = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return tuple(Migration(int(entry.name[:4]), entry.read_text(encoding="utf-8")) for entry in files)


def migrate(connection: sqlite3.Connection, steps: Sequence[Migration]) -> None:
    """Bring the schema up to date, each step and its record (user_version) in a transaction of its own.

    Raises StoreTooNew when the file is ahead of the steps.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > steps[-1].number:
        msg = f"the database has version {version}, this program knows {steps[-1].number}"
        raise StoreTooNew(msg)
    for step in steps:
        if step.number > version:
            try:
                connection.executescript(
                    f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.number:d};\nCOMMIT;"
                )
            except sqlite3.Error:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise


class _Connection(aiosqlite.Connection):
    """Runs a whole function on the connection's thread: one hop a transaction, not aiosqlite's one a statement."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, _CHUNK)
        # After a fault that has left the database open the process must still be able to end.
        self._thread.daemon = True

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(lambda: work(self._conn))  # type: ignore[no-untyped-call]
        return result


class Store:
    """The database, open. `write` is the only way to change it; make one with `Store.open`."""

    def __init__(
        self, writer: _Connection, reader: _Connection, lock: FileLock, path: Path, clock: Callable[[], float]
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._committing: asyncio.Task[None] | None = None
        self.path = path

    @classmethod
    async def open(cls, path: Path | str, clock: Callable[[], float] = time.time) -> Self:
        """Open the database, made or migrated as needed.

        Raises StoreInUse when a process has it open, StoreTooNew, DatabaseError when the file is no sound
        database, OSError when the place does not allow it.
        """
        path = Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_name(f"{path.name}.lock"), timeout=0, thread_local=False)
        try:
            lock.acquire()
        except Timeout:
            msg = f"{path} is in use by another process"
            raise StoreInUse(msg) from None
        try:
            writer = await _connect(path, _prepare_writer)
            try:
                reader = await _connect(path, _prepare_reader)
            except BaseException:
                await writer.close()
                raise
        except BaseException:
            lock.release()
            raise
        return cls(writer, reader, lock, path, clock)

    async def write(self, work: Callable[[Tx], T]) -> T:
        """Do all of `work` or nothing of it, and commit it; an exception undoes it and comes out.

        Work that comes while a commit is on its way to the disk is committed together, each piece behind a savepoint
        of its own: under load one wait for the disk serves many. `work` runs on the database's thread: it must not
        wait for anything else. When the caller is cancelled while it waits, the work is still done.
        """
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(work, result))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_all(), name="commits")
        done: T = await result
        return done

    async def read(self, work: Callable[[Tx], T]) -> T:
        """Let `work` read, all of it from one moment: what was committed before the call, at least."""
        return await self._reader.run(lambda connection: self._transact(connection, "BEGIN", work, _Reading))

    async def problems(self) -> tuple[str, ...]:
        """Return what SQLite finds wrong with the file; nothing for a sound one."""
        return await self.read(_problems)

    async def close(self) -> None:
        """Bring the write-ahead log into the file, close it and let other processes have it."""
        try:
            if self._committing is not None:
                await self._committing
            await self._reader.close()
            await self._writer.run(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
            await self._writer.close()
        finally:
            self._lock.release()

    async def _commit_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting[:_TOGETHER], self._waiting[_TOGETHER:]
            works = [each.work for each in together]
            try:
                outcomes = await self._writer.run(lambda connection: self._transact_all(connection, works))  # noqa: B023 - awaited here
            except Exception as error:
                outcomes = [_Failed(error)] * len(together)
            for each, outcome in zip(together, outcomes, strict=True):
                _settle(each.result, outcome)
        self._committing = None

    def _transact_all(self, connection: sqlite3.Connection, works: Sequence[Callable[[Tx], Any]]) -> list[Any]:
        return self._transact(
            connection, "BEGIN IMMEDIATE", lambda _: [self._saved(connection, work) for work in works]
        )

    def _saved(self, connection: sqlite3.Connection, work: Callable[[Tx], Any]) -> Any:
        """Do one piece of work among others: what it returns, or _Failed with nothing of it left."""
        connection.execute("SAVEPOINT work")
        try:
            outcome = work(Tx(connection, self._clock()))
        except Exception as error:
            if not connection.in_transaction:
                # SQLite has undone everything, as on a full disk: nobody's work is there any more.
                raise
            connection.execute("ROLLBACK TO work")
            outcome = _Failed(error)
        connection.execute("RELEASE work")
        return outcome

    def _transact(self, connection: sqlite3.Connection, begin: str, work: Callable[[Tx], T], kind: type[Tx] = Tx) -> T:
        connection.execute(begin)
        try:
            result = work(kind(connection, self._clock()))
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return result


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Work to be committed, and where its result is awaited."""

    work: Callable[[Tx], Any]
    result: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Failed:
    """What a piece of work has raised."""

    error: Exception


def _settle(result: asyncio.Future[Any], outcome: Any) -> None:
    if result.done():
        return
    if isinstance(outcome, _Failed):
        result.set_exception(outcome.error)
    else:
        result.set_result(outcome)


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at this moment, in use or not.

    Raises DatabaseError when there is none to be read, or something at the target.
    """
    connection = _only_to_read(source)
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
    finally:
        connection.close()


def look(path: Path, work: Callable[[Tx], T]) -> T:
    """Let `work` read a database as it is at this moment, in use or not.

    Raises DatabaseError when there is none to be read, StoreTooNew or StoreTooOld when its tables are others than
    those that this program knows.
    """
    connection = _only_to_read(path)
    try:
        _prepare_reader(connection)
        connection.execute("BEGIN")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if (newest := migrations()[-1].number) != version:
            msg = f"the database has version {version}, this program knows {newest}"
            raise (StoreTooNew if version > newest else StoreTooOld)(msg)
        return work(Tx(connection, time.time()))
    finally:
        connection.close()


def _only_to_read(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, timeout=_BUSY_SECONDS, isolation_level=None)


async def _connect(path: Path, prepare: Callable[[sqlite3.Connection], None]) -> _Connection:
    connection = _Connection(lambda: sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None))
    await connection
    try:
        await connection.run(prepare)
    except BaseException:
        await connection.close()
        raise
    return connection


def _prepare_writer(connection: sqlite3.Connection) -> None:
    _prepare(connection)
    connection.execute("PRAGMA journal_mode = WAL").fetchone()
    # FULL: a commit that Telegram was told of survives the loss of power too.
    connection.execute("PRAGMA synchronous = FULL")
    migrate(connection, migrations())


def _prepare_reader(connection: sqlite3.Connection) -> None:
    _prepare(connection)
    connection.execute("PRAGMA query_only = ON")


def _prepare(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA foreign_keys = ON")


def _problems(tx: Tx) -> tuple[str, ...]:
    found = [str(row[0]) for row in tx.all("PRAGMA integrity_check") if row[0] != "ok"]
    found += [f"{row['table']}: a row without its {row['parent']}" for row in tx.all("PRAGMA foreign_key_check")]
    return tuple(found)
