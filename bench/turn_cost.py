"""Measure the processor time of a turn and of a help request, and compare two versions.

`python -m bench.turn_cost --other ../old/src` alternately starts the server of this source tree and
the server of another one, several times. Only processor time is counted, so other work on the
machine matters little. The server process and its worker processes are counted separately.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from uuid import uuid4

from bench.connections import Connection
from bench.processes import children_of, process_time_of, worker_time
from bench.tables import MIXED, PEOPLE_ONLY, Counted, LiveTable
from tests.server.running import Running

#: Seconds of play before counting begins. With bots, their first turns must be over, too.
_WARM_UP = 4.0
_AT_ONCE = 32
#: Turns of people per second over all tables, if there are bots; bots play the same number.
_PEOPLE_RATE = 20.0
#: Help requests before counting begins.
_WARM_UP_HELPS = 60
#: Seconds without work of the worker processes, after which they have finished starting.
_IDLE = 1.0


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of processor time per item."""

    server: float
    workers: float
    count: int

    def __str__(self) -> str:
        return f"server {self.server:6.2f} ms  workers {self.workers:6.2f} ms  of {self.count}"


class _Watch:
    """Measures the processor time that a server uses after the creation of this object."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = process_time_of(pid), worker_time(pid)

    def cost(self, count: int, excluded: float = 0.0) -> Cost:
        """Return the cost per item, without `excluded` milliseconds of the server."""
        server, workers = self._began
        return Cost(
            ((process_time_of(self._pid) - server) * 1000 - excluded) / count,
            (worker_time(self._pid) - workers) * 1000 / count,
            count,
        )


async def turn_cost(
    server: Running, tables: int, seconds: float, *, bots: bool
) -> tuple[Cost, Cost]:
    """Play at live tables with four streams each.

    Return the cost of setting up a table with its streams, and the cost of a turn. The cost
    of a turn excludes the tables that are set up to replace finished ones.
    """
    counted = Counted()
    commands: asyncio.Queue[Connection] = asyncio.Queue()
    for _ in range(_AT_ONCE):
        commands.put_nowait(await Connection.open(server.port))
    seats = MIXED if bots else PEOPLE_ONLY

    def think() -> float:
        # With bots, people play at a fixed rate: otherwise bots would use all processor time.
        return random.expovariate(_PEOPLE_RATE / tables) if bots else 0.0

    live = [LiveTable(server.port, commands, counted, think, seats) for _ in range(tables)]
    watch = _Watch(server.process.pid)
    for table in live:
        await table.set_up()
    set_up = watch.cost(tables)
    tasks = [asyncio.create_task(table.play()) for table in live]
    await asyncio.sleep(_WARM_UP)
    while bots and counted.all_bot_turns < tables / 2:
        await asyncio.sleep(0.1)
        for task in tasks:
            if task.done():
                task.result()
    watch, counted.is_on = _Watch(server.process.pid), True
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    turn = watch.cost(counted.turns, counted.set_ups * set_up.server)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.wait(tasks)
    return set_up, turn


async def help_cost(server: Running, seconds: float) -> Cost:
    """Build random staircases arch by arch at one table; return the cost of a help request."""
    connection, chance = await Connection.open(server.port), random.Random(1)
    new = {"seats": PEOPLE_ONLY, "options": {"piles": "sorted"}}
    status, cookie, body = await connection.post("/api/tables", new)
    assert status == 201, body
    table = json.loads(body)["table"]
    path, seat, seen = f"/api/tables/{table['id']}", 1, {"seen": table["number"]}
    watch, count, staircase, starts = None, 0, "", list[str]()
    end = monotonic() + 60
    while monotonic() < end:
        asked = {"seat": seat, "staircase": staircase, **seen}
        status, _, body = await connection.post(f"{path}/help", asked, cookie)
        if status == 422 and seen:
            # The server's version does not know the field `seen`.
            seen = {}
            continue
        assert status == 200, body
        found, count = json.loads(body), count + 1
        if watch is None and count == _WARM_UP_HELPS:
            watch, count, end = _Watch(server.process.pid), 0, monotonic() + seconds
        starts = found["starts"] or starts
        if staircase and found["offers"]:
            staircase = chance.choice(chance.choice(found["offers"])["fillings"])["staircase"]
        else:
            staircase = chance.choice(starts)
    assert watch is not None, "the server is too slow"
    return watch.cost(count)


@contextmanager
def serving(source: Path, folder: Path) -> Iterator[Running]:
    """Run the server of a source tree with a new database."""
    running = Running(
        f"sqlite:///{folder}/{uuid4().hex}.sqlite3",
        folder / "log",
        MONKEYPALACE_STREAMS_PER_PERSON="0",
        MONKEYPALACE_LOG_LEVEL="warning",
        PYTHONPATH=os.pathsep.join(
            [str(source), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
        ),
    )
    try:
        _wait_until_idle(running.process.pid)
        yield running
    finally:
        running.stop()
        sys.stderr.write((folder / "log").read_text())


def _wait_until_idle(pid: int) -> None:
    """Wait until the worker processes have started: their start is not a cost of requests."""
    before = -1.0
    while (now := worker_time(pid)) > before or not children_of(pid):
        before = now
        sleep(_IDLE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--other", type=Path, help="the source folder of another version")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0, help="duration of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-bots", action="store_true", help="leave out tables with bots")
    parser.add_argument("--json", action="store_true", help="print one object per line")
    given = parser.parse_args()
    sources = {"this": Path(__file__).parents[1] / "src"}
    if given.other:
        sources["other"] = given.other.resolve()
    found: dict[tuple[str, str], list[Cost]] = {}
    with tempfile.TemporaryDirectory(prefix="monkeypalace-cost-") as name:
        for _ in range(given.rounds):
            for version, source in sources.items():
                with serving(source, Path(name)) as server:
                    costs = {"help": asyncio.run(help_cost(server, given.seconds / 2))}
                    costs["table and streams"], costs["turn, people only"] = asyncio.run(
                        turn_cost(server, given.tables, given.seconds, bots=False)
                    )
                    if not given.no_bots:
                        _, costs["turn, people and bots"] = asyncio.run(
                            turn_cost(server, given.tables, given.seconds, bots=True)
                        )
                for what, cost in costs.items():
                    found.setdefault((what, version), []).append(cost)
                    line = json.dumps({"what": what, "version": version, **asdict(cost)})
                    print(line if given.json else f"{version:6} {what:22} {cost}", flush=True)
    if given.json:
        return
    for what in dict.fromkeys(what for what, _ in found):
        this = median(cost.server for cost in found[what, "this"])
        line = f"median {what:22} {this:5.2f} ms"
        if given.other:
            pairs = zip(found[what, "this"], found[what, "other"], strict=True)
            ratios = sorted(new.server / old.server for new, old in pairs)
            spread = " ".join(f"{ratio:.2f}" for ratio in ratios)
            line += f", {median(ratios):.2f} of the other ({spread})"
        print(line)


if __name__ == "__main__":
    main()
