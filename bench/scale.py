"""Measure how many turns per second one and two server processes handle on PostgreSQL.

Two workers of one server (`--workers 2`) are compared with one worker, and two servers behind
HAProxy (`deploy/haproxy.cfg`) with one, alternately. Four people play at each table as fast as they
can. Clients, database and proxy run on the same machine, so with two cores the rate cannot double;
the server's processor time per turn shows which rate is possible on more cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final
from uuid import uuid4

import psycopg

from bench.connections import Connection
from bench.processes import children_of, process_time_of
from bench.tables import PEOPLE_ONLY, Counted, LiveTable
from tests.server.haproxy import haproxy
from tests.server.postgres import cluster
from tests.server.running import Running

#: Seconds of play before counting begins.
_WARM_UP: Final = 4.0
#: Connections that the turns of all tables share, as behind a proxy.
_SHARED: Final = 32
#: The kinds of servers, and the number of server processes of each.
KINDS: Final = {
    "one worker": 1,
    "two workers": 2,
    "one server behind HAProxy": 1,
    "two servers behind HAProxy": 2,
}


@dataclass(frozen=True, slots=True)
class Measured:
    """One measurement. All times are in milliseconds; processor times are per turn."""

    what: str
    #: "own": a connection for each table, as from browsers; "shared": as from a proxy.
    connections: str
    tables: int
    per_second: float
    p50: float
    p95: float
    server: float
    proxy: float
    database: float
    clients: float

    @property
    def possible(self) -> float:
        """Return the possible turns per second if each server process had a core for itself."""
        return KINDS[self.what] * 1000 / self.server

    def __str__(self) -> str:
        return (
            f"{self.what:27} {self.connections:6} {self.per_second:6.1f} /s  p50 {self.p50:6.1f}  "
            f"p95 {self.p95:6.1f} ms  processor time: server {self.server:.2f}, proxy "
            f"{self.proxy:.2f}, database {self.database:.2f}, clients {self.clients:.2f} ms  "
            f"possible {self.possible:6.1f} /s"
        )


@dataclass(frozen=True, slots=True)
class Started:
    """A running system: the ports for clients and of the database, and the process ids."""

    port: int
    database: int
    servers: list[int]
    proxy: int | None


@contextmanager
def started(what: str, database: str, folder: Path) -> Iterator[Started]:
    """Start servers of one of `KINDS`."""
    environment = {"MONKEYPALACE_STREAMS_PER_PERSON": "0", "MONKEYPALACE_LOG_LEVEL": "warning"}
    database_port = int(database.rpartition("/")[0].rpartition(":")[2])
    with ExitStack() as stack:

        def serve(name: str, *options: str) -> Running:
            running = Running(database, folder / name, *options, **environment)
            stack.callback(lambda: sys.stderr.write(running.log.read_text()))
            stack.callback(running.stop)
            return running

        if "HAProxy" in what:
            servers = [serve(f"log{number}") for number in range(KINDS[what])]
            pids = [server.process.pid for server in servers]
            port, process = stack.enter_context(haproxy([server.port for server in servers]))
            yield Started(port, database_port, pids, process)
        elif KINDS[what] == 1:
            server = serve("log")
            yield Started(server.port, database_port, [server.process.pid], None)
        else:
            server = serve("log", "--workers", str(KINDS[what]))
            yield Started(server.port, database_port, _workers(server.process.pid), None)


async def measure(
    system: Started, what: str, tables: int, seconds: float, connections: str
) -> Measured:
    counted = Counted()
    shared: asyncio.Queue[Connection] = asyncio.Queue()
    playing = []
    for number in range(tables):
        commands = shared if connections == "shared" else asyncio.Queue()
        if connections == "own" or number < _SHARED:
            commands.put_nowait(await Connection.open(system.port))
        table = LiveTable(system.port, commands, counted, lambda: 0.0, PEOPLE_ONLY)
        await table.set_up()
        playing.append(table)
    tasks = [asyncio.create_task(table.play()) for table in playing]
    await asyncio.sleep(_WARM_UP)
    before = _processor_times(chain(*groups(system).values()))
    counted.is_on, began = True, perf_counter()
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    took = perf_counter() - began
    counted.is_on = False
    used = {
        name: sum(
            seconds - before.get(process, 0.0)
            for process, seconds in _processor_times(processes).items()
        )
        for name, processes in groups(system).items()
    }
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.wait(tasks)
    cuts = quantiles(counted.answered, n=100, method="inclusive")
    return Measured(
        what=what,
        connections=connections,
        tables=tables,
        per_second=counted.turns / took,
        p50=cuts[49] * 1000,
        p95=cuts[94] * 1000,
        **{name: each * 1000 / counted.turns for name, each in used.items()},
    )


def groups(system: Started) -> dict[str, list[int]]:
    """Return the processes by their role."""
    return {
        "server": system.servers,
        "proxy": [] if system.proxy is None else [system.proxy],
        "database": _database_processes(system.database),
        "clients": [os.getpid()],
    }


def _workers(parent: int) -> list[int]:
    """Return the workers of a server, which are the processes that accept connections."""
    return [child for child in children_of(parent) if "spawn_main" in _command(child)]


def _command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text()


def _database_processes(port: int) -> list[int]:
    """Return the processes of the PostgreSQL cluster on a port."""
    for file in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            process = int(file.parent.name)
            if file.read_text() == "postgres\n" and f"-p\0{port}\0" in _command(process):
                return [process, *children_of(process)]
    raise LookupError(port)


def _processor_times(processes: Iterable[int]) -> dict[int, float]:
    """Return the processor times that processes have used, in seconds, without their children."""
    found = {}
    for process in processes:
        # The process may have ended.
        with suppress(OSError):
            found[process] = process_time_of(process)
    return found


def measurements(
    new_database: Callable[[], str],
    folder: Path,
    kinds: list[str],
    rounds: int,
    tables: int,
    seconds: float,
    connections: str,
) -> Iterator[Measured]:
    for _ in range(rounds):
        for what in kinds:
            with started(what, new_database(), folder) as system:
                yield asyncio.run(measure(system, what, tables, seconds, connections))


def ratios(found: list[Measured]) -> Iterator[str]:
    """Compare two server processes with one, in pairs of the same round."""
    for one, two in (
        ("one worker", "two workers"),
        ("one server behind HAProxy", "two servers behind HAProxy"),
    ):
        pairs = list(
            zip(
                [each for each in found if each.what == one],
                [each for each in found if each.what == two],
                strict=True,
            )
        )
        if pairs:
            rates = [after.per_second / before.per_second for before, after in pairs]
            possible = [after.possible / before.possible for before, after in pairs]
            yield (
                f"{two} to {one}: turns per second {median(rates):.2f} "
                f"({min(rates):.2f} - {max(rates):.2f}), by the server's processor time "
                f"{median(possible):.2f} ({min(possible):.2f} - {max(possible):.2f})"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--connections", choices=["own", "shared"], default="own")
    parser.add_argument("--json", action="store_true", help="print one object per line")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="monkeypalace-scale-") as name, cluster() as address:

        def new_database() -> str:
            database = f"bench_{uuid4().hex}"
            with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {database}")
            return f"{address}/{database}"

        found = []
        for measured in measurements(
            new_database,
            Path(name),
            given.kinds,
            given.rounds,
            given.tables,
            given.seconds,
            given.connections,
        ):
            found.append(measured)
            print(json.dumps(asdict(measured)) if given.json else measured, flush=True)
        if not given.json:
            print(*ratios(found), sep="\n")


if __name__ == "__main__":
    main()
