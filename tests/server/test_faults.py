"""Faults: killed servers, bad networks, full disks, lost databases. No acknowledged turn is lost.

`make faults` runs more rounds, each time with other random choices. The same
`MONKEYPALACE_FAULT_SEED` gives the same choices, but threads and processes may run in another
order.
"""

from __future__ import annotations

import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.faults_checks import check_everything
from tests.server.faults_proxy import FAULTS, BadNetwork
from tests.server.faults_traffic import Traffic
from tests.server.postgres import cluster, find, unprivileged
from tests.server.running import Running

ROUNDS = int(os.environ.get("MONKEYPALACE_FAULT_ROUNDS", "1"))

QUIET = {"MONKEYPALACE_LOG_LEVEL": "warning"}


@pytest.fixture
def seed() -> int:
    """Return the seed; pytest shows it when a test fails."""
    seed = int(os.environ.get("MONKEYPALACE_FAULT_SEED", "1"))
    print(f"MONKEYPALACE_FAULT_SEED={seed}")
    return seed


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    running = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log", **QUIET)
    yield running
    assert running.stop() == 0, running.log.read_text()


def test_killed_in_the_middle_of_traffic(own: Running, seed: int):
    chance = random.Random(seed)
    with Traffic(own.address, [own.address], seed, "Ann", "bot:random", "Ben") as traffic:
        for _ in range(ROUNDS):
            traffic.wait_for_turns(chance.randrange(3, 15))
            own.kill()
            own.start()
        traffic.wait_for_turns(5)
        check_everything(traffic, own.database)


def test_a_bad_network(own: Running, seed: int):
    with (
        BadNetwork(own.port, seed) as network,
        Traffic(own.address, [network.address], seed, "Ann", "Ben") as traffic,
    ):
        traffic.wait_for_turns(10 * ROUNDS)
        traffic.wait(lambda: set(network.done) == set(FAULTS), "every fault")
        check_everything(traffic, own.database)


def test_a_full_disk(own: Running, seed: int):
    chance = random.Random(seed)
    with Traffic(own.address, [own.address], seed, "Ann", "Ben") as traffic:
        for _ in range(ROUNDS):
            traffic.wait_for_turns(3)
            failed = traffic.not_stored
            # No file may grow any more, as if the disk were full.
            largest = Path(own.database + "-wal").stat().st_size + chance.randrange(8192)
            limit_files(own.process.pid, largest)
            traffic.wait(lambda: traffic.not_stored > failed + 3, "writes that fail")  # noqa: B023 - called in this round
            limit_files(own.process.pid, resource.RLIM_INFINITY)
        traffic.wait_for_turns(5)
        check_everything(traffic, own.database)


def limit_files(process: int, size: int) -> None:
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_lost_workers_and_databases(tmp_path: Path, seed: int):
    chance = random.Random(seed)
    with cluster() as address:
        database = f"{address}/postgres"
        server = Running(database, tmp_path / "log", "--workers", "2", **QUIET)
        faults: list[Callable[[], None]] = [
            lambda: kill_worker(server, chance),
            lambda: end_connections(database),
            lambda: restart(database),
        ]
        with Traffic(server.address, [server.address], seed, "Ann", "Ben") as traffic:
            for number in range(max(ROUNDS, len(faults))):
                traffic.wait_for_turns(chance.randrange(3, 10))
                faults[number % len(faults)]()
            traffic.wait_for_turns(5)
            check_everything(traffic, database)
        assert server.stop() == 0, server.log.read_text()


def kill_worker(server: Running, chance: random.Random) -> None:
    """Kill one of the workers, as soon as there is one: those killed before are being replaced."""
    deadline = time.monotonic() + 60
    while not (workers := workers_of(server)):
        assert time.monotonic() < deadline, "no worker has been started for a minute"
        time.sleep(0.05)
    os.kill(chance.choice(workers), signal.SIGKILL)


def workers_of(server: Running) -> list[int]:
    process = server.process.pid
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    # One of them is Python's resource tracker.
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def end_connections(database: str) -> None:
    """Cut all connections to the database."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )


def restart(database: str) -> None:
    """Stop the database immediately, as in a crash, and restart it."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SHOW data_directory").fetchone()
    assert found is not None
    program, folder = find("pg_ctl"), Path(found[0])
    assert program is not None
    subprocess.run(
        [program, "-D", str(folder), "-w", "-m", "immediate", "-l", f"{folder}/log", "restart"],
        user=unprivileged(),
        cwd=folder,
        stdout=subprocess.DEVNULL,
        check=True,
    )
