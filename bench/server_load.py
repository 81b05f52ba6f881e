"""How many turns a second the server takes: `make load`.

Everything runs on this machine, over loopback: the server, its bots, the clients. Beside the
server, in the same run, a bare endpoint is measured that commits one row; both in turn, several
times, because a machine that others use, too, is not equally fast all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final
from uuid import uuid4

import psycopg

from bench.connections import Connection
from bench.tables import MIXED, PEOPLE_ONLY, Counted, LiveTable
from tests.server.postgres import cluster
from tests.server.running import Running, free_port

#: Seconds before anything is counted.
_WARM_UP: Final = 3.0
#: Requests at the same time, when nobody stops to think.
_AT_ONCE: Final = 32
#: Seconds that a person thinks on average, when people do.
_THINKING: Final = 10.0


@dataclass(frozen=True, slots=True)
class Measured:
    """One line of the report; times in milliseconds."""

    what: str
    database: str
    workers: int
    tables: int
    #: Rows of the bare endpoint; turns of people and bots.
    per_second: float = 0.0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    #: Processor time of the server for each, in milliseconds; where it has one process.
    processor: float = 0.0
    #: Turns of bots among them.
    bots_per_second: float = 0.0
    kilobytes_per_table: float = 0.0
    #: Turns for each row of the bare endpoint beside them, the median and all of them.
    ratio: float = 0.0
    ratios: Sequence[float] = ()

    def __str__(self) -> str:
        if self.ratios:
            spread = " ".join(f"{ratio:.2f}" for ratio in sorted(self.ratios))
            return (
                f"{self.database:10} {self.workers} {self.what:19} {self.tables:4} tables "
                f"median {self.ratio:.2f} of {spread}"
            )
        line = (
            f"{self.database:10} {self.workers} {self.what:19} {self.tables:4} tables "
            f"{self.per_second:7.1f} /s  p50 {self.p50:6.1f}  p95 {self.p95:6.1f}  "
            f"p99 {self.p99:6.1f} ms  cpu {self.processor:5.2f} ms"
        )
        if self.kilobytes_per_table:
            line += (
                f"  bots {self.bots_per_second:6.1f} /s  {self.kilobytes_per_table:5.0f} kB a table"
            )
        return line


async def measure_bare(
    process: int, port: int, seconds: float, database: str, path: str = "/rows"
) -> Measured:
    """The bare endpoint, asked as often at the same time as the server."""
    counted = Counted()

    async def ask(connection: Connection) -> None:
        while True:
            began = perf_counter()
            status, _, answer = await connection.post(path, {"text": str(uuid4())})
            assert status == 200, answer
            if counted.is_on:
                counted.answered.append(perf_counter() - began)

    commands = await _connections(port)
    asking = [ask(commands.get_nowait()) for _ in range(_AT_ONCE)]
    took = await _count(asking, counted, seconds, process)
    what = "bare endpoint" if path == "/rows" else "bare, shared commit"
    return _measured(counted, took, what=what, database=database, workers=1, tables=0)


async def measure_tables(
    server: Running, number: int, seconds: float, *, thinking: bool
) -> Measured:
    """Live tables with bots, and with people who think or who play at once."""

    def think() -> float:
        return random.expovariate(1 / _THINKING) if thinking else 0.0

    counted, before = Counted(), _memory(server.process.pid)
    commands = await _connections(server.port)
    tables = [LiveTable(server.port, commands, counted, think, MIXED) for _ in range(number)]
    for table in tables:
        await table.set_up()
    playing = [table.play() for table in tables]
    took = await _count(
        playing, counted, seconds, server.process.pid, number if not thinking else 1
    )
    return _measured(
        counted,
        took,
        what="people think" if thinking else "as fast as possible",
        database="sqlite",
        workers=1,
        tables=number,
        kilobytes_per_table=(_memory(server.process.pid) - before) / number,
    )


async def measure_servers(
    servers: Sequence[Running], number: int, seconds: float, what: str, workers: int
) -> Measured:
    """People who play at once at tables of several servers, which share a database.

    Bots would take the second core. Everything of a table goes to one server, as a proxy sends
    it that chooses by the address.
    """
    counted, tables = Counted(), []
    for server in servers:
        commands = await _connections(server.port, _AT_ONCE // len(servers))
        for _ in range(number // len(servers)):
            tables.append(LiveTable(server.port, commands, counted, lambda: 0.0, PEOPLE_ONLY))
            await tables[-1].set_up()
    playing = [table.play() for table in tables]
    took = await _count(playing, counted, seconds, servers[0].process.pid)
    return _measured(
        counted, took, what=what, database="postgresql", workers=workers, tables=number
    )


async def _connections(port: int, number: int = _AT_ONCE) -> asyncio.Queue[Connection]:
    """The connections over which commands go; there are no more at the same time."""
    found: asyncio.Queue[Connection] = asyncio.Queue()
    for _ in range(number):
        found.put_nowait(await Connection.open(port))
    return found


async def _count(
    work: list[Coroutine[Any, Any, None]],
    counted: Counted,
    seconds: float,
    process: int,
    bot_turns: int = 0,
) -> tuple[float, float]:
    """Count for so many seconds what goes on; the time and the processor time it took.

    Counting begins when bots have played so many turns.
    """
    tasks = [asyncio.create_task(each) for each in work]
    await asyncio.sleep(_WARM_UP)
    while counted.all_bot_turns < bot_turns:
        _check(tasks)
        await asyncio.sleep(0.1)
    counted.is_on, began, processor = True, perf_counter(), _processor_time(process)
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = perf_counter() - began, _processor_time(process) - processor
    counted.is_on = False
    _check(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return took


def _check(tasks: list[asyncio.Task[None]]) -> None:
    """Raise what has gone wrong."""
    for task in tasks:
        if task.done():
            task.result()


def _measured(counted: Counted, took: tuple[float, float], **more: Any) -> Measured:
    seconds, processor = took
    cuts = quantiles(counted.answered, n=100, method="inclusive")
    return Measured(
        per_second=counted.turns / seconds,
        p50=cuts[49] * 1000,
        p95=cuts[94] * 1000,
        p99=cuts[98] * 1000,
        processor=processor * 1000 / counted.turns if more["workers"] == 1 else 0.0,
        bots_per_second=counted.bot_turns / seconds,
        **more,
    )


def _memory(process: int) -> float:
    """What a server holds in memory, in kilobytes; without its workers and bots."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


def _processor_time(process: int) -> float:
    """What a process has used so far, in seconds; without its children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def bare(url: str) -> Iterator[tuple[int, int]]:
    """The bare endpoint; its process and its port."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.bare", str(port), url])
    try:
        asyncio.run(_wait(port))
        yield process.pid, port
    finally:
        process.terminate()
        process.wait()


async def _wait(port: int) -> None:
    for _ in range(600):
        try:
            connection = await Connection.open(port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            connection.close()
            return
    raise TimeoutError("the bare endpoint does not answer")


@contextmanager
def serving(database: str, folder: Path, workers: int) -> Iterator[Running]:
    running = Running(
        database,
        folder / "log",
        *("--workers", str(workers)),
        MONKEYPALACE_STREAMS_PER_PERSON="0",
        MONKEYPALACE_LOG_LEVEL="warning",
    )
    try:
        yield running
    finally:
        running.stop()
        sys.stderr.write((folder / "log").read_text())


def sqlite_lines(
    folder: Path, numbers: list[int], seconds: float, rounds: int
) -> Iterator[Measured]:
    for number in numbers:
        ratios = []
        for _ in range(rounds):
            with bare(_new_sqlite(folder)) as started:
                row = asyncio.run(measure_bare(*started, seconds, "sqlite"))
            yield row
            with serving(_new_sqlite(folder), folder, 1) as server:
                turn = asyncio.run(measure_tables(server, number, seconds, thinking=False))
            yield turn
            ratios.append(turn.per_second / row.per_second)
        yield Measured("turns to rows", "sqlite", 1, number, ratio=median(ratios), ratios=ratios)
        with bare(_new_sqlite(folder)) as started:
            yield asyncio.run(measure_bare(*started, seconds, "sqlite", "/shared"))
        with serving(_new_sqlite(folder), folder, 1) as server:
            yield asyncio.run(measure_tables(server, number, seconds, thinking=True))


def _new_sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/{uuid4().hex}.sqlite3"


def postgresql_lines(folder: Path, number: int, seconds: float) -> Iterator[Measured]:
    with cluster() as address:

        def new() -> str:
            name = f"bench_{uuid4().hex}"
            with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            return f"{address}/{name}"

        with bare(new().replace("postgresql://", "postgresql+psycopg://")) as started:
            row = asyncio.run(measure_bare(*started, seconds, "postgresql"))
        yield row
        with serving(new(), folder, 1) as server:
            turn = asyncio.run(measure_servers([server], number, seconds, "people only", 1))
        yield turn
        ratio = turn.per_second / row.per_second
        yield Measured("turns to rows", "postgresql", 1, number, ratio=ratio, ratios=[ratio])
        database = new()
        with serving(database, folder, 1) as first, serving(database, folder, 1) as second:
            yield asyncio.run(
                measure_servers([first, second], number, seconds, "people, by table", 2)
            )
        with serving(new(), folder, 2) as server:
            yield asyncio.run(measure_servers([server], number, seconds, "people, by chance", 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of bare endpoint and server")
    parser.add_argument("--no-postgresql", action="store_true")
    parser.add_argument("--json", action="store_true", help="one object a line")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="monkeypalace-load-") as name:
        folder = Path(name)
        lines = sqlite_lines(folder, given.tables, given.seconds, given.rounds)
        for measured in lines:
            print(json.dumps(asdict(measured)) if given.json else measured, flush=True)
        if not given.no_postgresql:
            for measured in postgresql_lines(folder, given.tables[0], given.seconds):
                print(json.dumps(asdict(measured)) if given.json else measured, flush=True)


if __name__ == "__main__":
    main()
