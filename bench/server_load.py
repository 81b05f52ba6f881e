"""Measure how many turns per second the server handles: `make load`.

The server, its bots and the clients run on this machine, over loopback. The server and a bare
endpoint, which only commits one row, are measured alternately, several times, because the speed of
a shared machine varies.
"""

from __future__ import annotations

import argparse
import asyncio
import json
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
import uvloop

from bench.connections import Connection
from bench.processes import process_time_of
from bench.tables import MIXED, PEOPLE_ONLY, Counted, LiveTable
from tests.server.postgres import cluster
from tests.server.running import Running, free_port

#: Seconds of play before counting begins.
_WARM_UP: Final = 3.0
#: Concurrent requests if people do not think between turns.
_AT_ONCE: Final = 32
#: Mean thinking time before a turn, in seconds, if people think.
_THINKING: Final = 10.0
#: Games that are set up in advance if people do not think. A game has about 33 turns, and setting
#: one up with its streams costs the server as much as ten turns.
_GAMES: Final = 500


@dataclass(frozen=True, slots=True)
class Measured:
    """One line of the report; times in milliseconds."""

    what: str
    database: str
    workers: int
    tables: int
    #: Rows of the bare endpoint, or turns of people and bots.
    per_second: float = 0.0
    p50: float = 0.0
    p95: float = 0.0
    p99: float = 0.0
    #: Processor time of the server per row or turn; 0 if it has several processes.
    processor: float = 0.0
    #: Turns of bots, which `per_second` includes.
    bots_per_second: float = 0.0
    kilobytes_per_table: float = 0.0
    #: Turns divided by rows of the bare endpoint in the same round: the median, and all values.
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
    """Measure the bare endpoint, with as many concurrent requests as the server gets."""
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
    """Measure live tables with bots, and with people who think or who play immediately."""

    def think() -> float:
        return random.expovariate(1 / _THINKING) if thinking else 0.0

    counted, before = Counted(), _memory(server.process.pid)
    commands = await _connections(server.port)
    games = number if thinking else max(number, _GAMES)
    tables = [LiveTable(server.port, commands, counted, think, MIXED) for _ in range(games)]
    for table in tables:
        await table.set_up()
    ready = tables[number:]
    playing = [table.play(ready) for table in tables[:number]]
    took = await _count(
        playing, counted, seconds, server.process.pid, number if not thinking else 1
    )
    if counted.set_ups and not thinking:
        sys.stderr.write(f"{counted.set_ups} games were set up while turns were counted\n")
    return _measured(
        counted,
        took,
        what="people think" if thinking else "as fast as possible",
        database="sqlite",
        workers=1,
        tables=number,
        kilobytes_per_table=(_memory(server.process.pid) - before) / games,
    )


async def measure_people(server: Running, number: int, seconds: float) -> Measured:
    """Measure people who play immediately, without bots, as in `bench.scale`."""
    counted, commands = Counted(), await _connections(server.port)
    tables = [
        LiveTable(server.port, commands, counted, lambda: 0.0, PEOPLE_ONLY) for _ in range(number)
    ]
    for table in tables:
        await table.set_up()
    playing = [table.play() for table in tables]
    took = await _count(playing, counted, seconds, server.process.pid)
    return _measured(
        counted, took, what="people only", database="postgresql", workers=1, tables=number
    )


async def _connections(port: int, number: int = _AT_ONCE) -> asyncio.Queue[Connection]:
    """Return a pool of connections; its size limits the number of concurrent commands."""
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
    """Count turns for `seconds`; return the elapsed time and the processor time of the server.

    Counting begins after bots have played `bot_turns` turns.
    """
    tasks = [asyncio.create_task(each) for each in work]
    await asyncio.sleep(_WARM_UP)
    while counted.all_bot_turns < bot_turns:
        _check(tasks)
        await asyncio.sleep(0.1)
    counted.is_on, began, processor = True, perf_counter(), process_time_of(process)
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = perf_counter() - began, process_time_of(process) - processor
    counted.is_on = False
    _check(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return took


def _check(tasks: list[asyncio.Task[None]]) -> None:
    """Raise the exception of a failed task."""
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
    """Return the memory of a server process in kilobytes, without the lanes' worker processes."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def bare(url: str) -> Iterator[tuple[int, int]]:
    """Run the bare endpoint; yield its process id and its port."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.bare", str(port), url])
    try:
        uvloop.run(_wait(port))
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
        # 500 tables have 2000 streams.
        MONKEYPALACE_MOST_CONNECTIONS="0",
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
                row = uvloop.run(measure_bare(*started, seconds, "sqlite"))
            yield row
            with serving(_new_sqlite(folder), folder, 1) as server:
                turn = uvloop.run(measure_tables(server, number, seconds, thinking=False))
            yield turn
            ratios.append(turn.per_second / row.per_second)
        yield Measured("turns to rows", "sqlite", 1, number, ratio=median(ratios), ratios=ratios)
        with bare(_new_sqlite(folder)) as started:
            yield uvloop.run(measure_bare(*started, seconds, "sqlite", "/shared"))
        with serving(_new_sqlite(folder), folder, 1) as server:
            yield uvloop.run(measure_tables(server, number, seconds, thinking=True))


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
            row = uvloop.run(measure_bare(*started, seconds, "postgresql"))
        yield row
        with serving(new(), folder, 1) as server:
            turn = uvloop.run(measure_people(server, number, seconds))
        yield turn
        ratio = turn.per_second / row.per_second
        yield Measured("turns to rows", "postgresql", 1, number, ratio=ratio, ratios=[ratio])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=float, default=15.0, help="duration of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="comparisons of endpoint and server")
    parser.add_argument("--no-postgresql", action="store_true")
    parser.add_argument("--json", action="store_true", help="print one object per line")
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
