"""Database connections and threads. Database work never runs on the event loop.

One thread writes the events of all tables, and groups waiting writes into one transaction: then
they share the wait for the disk. SQLite allows one writer at a time, so that thread does all
writes. With PostgreSQL, other writes run in a pool of threads, each in its own transaction.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from monkeypalace.server.problems import ServerError

T = TypeVar("T")
Item = TypeVar("Item")

#: A transaction has at most this many writes.
_LARGEST_GROUP: Final = 64
#: Threads that read from SQLite.
_READERS: Final = 4
#: Milliseconds to wait for another process that is writing to the file.
_BUSY: Final = 10_000


class Database:
    """Runs reads and writes: functions that get a connection inside a transaction."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite:
            self._engine = _sqlite_engine(url, "BEGIN")
            self._writing_engine = _sqlite_engine(url, "BEGIN IMMEDIATE")
            threads = _READERS
        else:
            # Errors must not contain ids, names or seeds: they are logged.
            self._engine = create_engine(
                url, pool_size=connections, pool_pre_ping=True, hide_parameters=True
            )
            self._writing_engine = self._engine
            threads = connections
        self._writer = _GroupWriter(self._writing_engine)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a read-only function."""
        return await self._run(self._engine, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a function in a transaction. When this returns, the commit is on disk.

        The function must have no other side effects: it may be run again.
        """
        if self.is_sqlite:
            return await self._group(_Write(work))
        return await self._run(self._writing_engine, work)

    async def write_batched(
        self, work: Callable[[Connection, list[Item]], None], item: Item
    ) -> None:
        """Write like `write`, but call `work` once with all items that wait for it."""
        await self._group(_BatchedWrite(work, item))

    async def _group(self, job: _Write[T]) -> T:
        try:
            return await self._writer.submit(job)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise ServerError("server-storage") from error

    async def _run(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise ServerError("server-storage") from error

    async def is_reachable(self) -> bool:
        """Return whether the database can be read."""
        try:
            await self.read(lambda connection: connection.execute(text("SELECT 1")))
        except ServerError:
            return False
        return True

    def close(self) -> None:
        """Finish running work and close all connections."""
        self._writer.close()
        self._threads.shutdown()
        self._writing_engine.dispose()
        self._engine.dispose()


def open_engine(url: str) -> Engine:
    """Return an engine for a process other than the server. It waits for the server's writes."""
    if make_url(url).get_backend_name() == "sqlite":
        return _sqlite_engine(url, "BEGIN IMMEDIATE")
    return create_engine(url, hide_parameters=True)


def _sqlite_engine(url: str, begin: str) -> Engine:
    engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        # Turn the driver's implicit transactions off; see `start`.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={_BUSY}")
        cursor.execute("PRAGMA journal_mode=WAL")
        # A commit survives a power failure.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        execute_directly(connection, begin)

    return engine


def execute_directly(
    connection: Connection, statement: str, rows: Sequence[Any] | None = None
) -> None:
    """Run a statement with the driver, once for each row; raise SQLAlchemy's errors.

    For statements that every turn runs: with SQLAlchemy they take several times as long.
    """
    driver = connection.dialect.loaded_dbapi
    cursor = connection.connection.cursor()
    try:
        if rows is None:
            cursor.execute(statement)
        else:
            cursor.executemany(statement, rows)
    except driver.IntegrityError as error:
        # Without the values: ids, names and seeds must not get into logs.
        raise IntegrityError(statement, None, error) from error
    except driver.Error as error:
        raise DBAPIError(statement, None, error) from error
    finally:
        cursor.close()


class _Write(Generic[T]):
    """A write in the queue."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: Any = None
        self.error: Exception | None = None


class _BatchedWrite(_Write[None], Generic[Item]):
    """A write that can be combined with other writes of the same function."""

    def __init__(self, work: Callable[[Connection, list[Item]], None], item: Item) -> None:
        super().__init__(lambda connection: work(connection, [item]))
        self.batch_work, self.item = work, item


def _set_results(group: list[_Write[Any]]) -> None:
    """Set the results of the writes. Runs on the event loop."""
    for job in group:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


class _GroupWriter:
    """The thread that groups writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        #: Kept open: getting a connection from the pool takes longer than storing a turn.
        self._connection: Connection | None = None
        self._waiting: queue.SimpleQueue[_Write[Any] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._loop, name="database-writer", daemon=True)
        self._thread.start()

    def submit(self, job: _Write[T]) -> asyncio.Future[T]:
        self._waiting.put(job)
        return job.future

    def close(self) -> None:
        self._waiting.put(None)
        self._thread.join()

    def _loop(self) -> None:
        is_open = True
        while is_open:
            group: list[_Write[Any]] = []
            while len(group) < _LARGEST_GROUP:
                try:
                    job = self._waiting.get(block=not group)
                except queue.Empty:
                    break
                if job is None:
                    is_open = False
                    break
                # A cancelled write is dropped.
                if not job.future.cancelled():
                    group.append(job)
            if group:
                self._write(group)
        self._disconnect()

    def _write(self, group: list[_Write[Any]]) -> None:
        try:
            self._write_group(group)
        except Exception:
            # One write failed, or the connection was lost, so all are rolled back; repeat each in
            # its own transaction. That is rare, and savepoints would slow down every write.
            self._disconnect()
            self._write_individually(group)
        # Wake each event loop once for all its writes.
        for loop in {job.loop for job in group}:
            jobs = [job for job in group if job.loop is loop]
            loop.call_soon_threadsafe(_set_results, jobs)

    def _write_group(self, group: list[_Write[Any]]) -> None:
        shared: dict[Callable[[Connection, list[Any]], None], list[Any]] = {}
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        with connection.begin():
            for job in group:
                if isinstance(job, _BatchedWrite):
                    shared.setdefault(job.batch_work, []).append(job.item)
                else:
                    job.result = job.work(connection)
            for work, items in shared.items():
                work(connection, items)

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _write_individually(self, group: list[_Write[Any]]) -> None:
        for job in group:
            try:
                with self._engine.begin() as connection:
                    job.result = job.work(connection)
            except Exception as error:  # raised in the caller
                job.error = error
