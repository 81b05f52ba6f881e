"""Run servers for half an hour under failures and attacks: `python -m bench.soak`, `make soak`.

Two servers on loopback: one on SQLite, whose disk is a small tmpfs, and one with two workers on
PostgreSQL. People and bots play at both all the time, as in `tests/server/test_faults.py`.
Meanwhile the servers and their workers are killed, the disk is filled, the database is cut off and
restarted, and the attacks of `bench.attacks` flood both. In the last third no whole server is
killed, so a leak would show.

The run fails if an acknowledged turn is lost, if a table makes no progress, if a server has an
internal error, or if memory, open files, processes or temporary files are left over.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from bench.attacks import ATTACKS
from bench.hostile import metric
from bench.processes import children_of, descendants_of, identity_of, memory_of, open_files_of
from tests.processes import cleanup_if_killed, tied
from tests.server.faults_checks import check_everything
from tests.server.faults_traffic import Traffic
from tests.server.postgres import cluster
from tests.server.running import OPEN, Running
from tests.server.test_faults import end_connections, kill_worker, limit_files, restart

#: Size of the small disk, and memory that a server and its processes may use, in megabytes.
_DISK: Final = 64
_MOST_MEMORY: Final = 1000.0
#: Allowed growth of memory in megabytes, and of open files: for small caches and for connections.
_MOST_GROWTH: Final = 150.0
#: Memory of an event in the cache of tables, in megabytes. The cache has a limit, so its growth is
#: no leak and is not counted.
_CACHED_EVENT: Final = 0.007
_MOST_FILES: Final = 60
#: Allowed seconds without an acknowledged turn at a table, while its server can store turns.
_LONGEST_PAUSE: Final = 60.0
#: Durations in seconds: between two disruptions, of a full disk, of an attack.
_BETWEEN: Final = (2.0, 8.0)
_FULL: Final = (3.0, 8.0)
_FLOOD: Final = 6.0
#: The default limits, except those that people who play nonstop would exceed.
_SETTINGS: Final = {
    **dict.fromkeys(OPEN, ""),
    "MONKEYPALACE_TABLES_PER_DAY": "0",
    "MONKEYPALACE_EVENTS_PER_DAY": "0",
    "MONKEYPALACE_TABLES_PER_PERSON": "0",
    "MONKEYPALACE_LEAST_DISK": "1",
    "MONKEYPALACE_LOG_LEVEL": "warning",
}


class _Site:
    """A server, the people who play there, and its measurements."""

    def __init__(self, name: str, server: Running, temporary: Path) -> None:
        self.name, self.server, self._temporary = name, server, temporary
        self.traffic: list[Traffic] = []
        self.counts: Counter[str] = Counter()
        self.peak = 0.0
        #: Every process of the server so far.
        self._seen: set[tuple[int, str]] = set()
        self._pauses_from = 0.0
        self.longest_pause = 0.0
        self.wait_until_warm()
        self.first_files, self.first_processes = open_files_of(*self.tree()), len(self.tree())

    @property
    def _pid(self) -> int:
        return self.server.process.pid

    def tree(self) -> list[int]:
        """Return the processes of the server."""
        return [self._pid, *descendants_of(self._pid)]

    def wait_until_warm(self) -> None:
        """Wait until worker processes are forked and the number of processes is stable."""
        before, same = 0, 0
        deadline = time.monotonic() + 120
        while same < 5:
            assert time.monotonic() < deadline, "the processes of a server keep changing"
            time.sleep(0.5)
            tree = self.tree()
            # A fork server without forks is still warming up.
            forks = {fork for each in tree if _can_fork(each) for fork in children_of(each)}
            warm = all(children_of(each) or each in forks for each in tree if _can_fork(each))
            now = len(tree)
            before, same = now, same + 1 if now == before and now > 2 and warm else 0

    def memory(self) -> float:
        """Wait until killed processes are replaced; return the megabytes of all processes.

        The cache of tables is not counted.

        A server answers before its lanes are warm. A measurement at that time would lack up to
        400 MB, which would later look like growth.
        """
        self.wait_until_warm()
        found = memory_of(*self.tree())
        cached = metric(self.server.address, "cached_events") * _CACHED_EVENT
        print(
            f"{self.name}: {found:.0f} MB in {len(self.tree())} processes, "
            f"{cached:.0f} MB of them for cached tables",
            flush=True,
        )
        return found - cached

    def play(self, number: int, *seats: str) -> Traffic:
        """Begin a table where three devices race for every turn."""
        traffic = Traffic(self.server.address, [self.server.address], number, *seats)
        self.traffic.append(traffic)
        return traffic

    def watch(self) -> None:
        """Check the tables and the processes; raise the first problem of a client."""
        self.peak = max(self.peak, memory_of(*self.tree()))
        self._seen |= {found for each in self.tree() if (found := identity_of(each)) is not None}
        for traffic in self.traffic:
            traffic.check()
            since = max(traffic.last_acknowledged, self._pauses_from)
            self.longest_pause = max(self.longest_pause, time.monotonic() - since)

    def reset_pauses(self) -> None:
        """Restart the measurement of pauses, because the server could not store turns until now."""
        self._pauses_from = time.monotonic()

    def kill(self) -> None:
        """Kill the server, as in a power failure, and start it again."""
        self.server.kill()
        self.server.start()

    def stop(self) -> None:
        """Stop the server, and start it again."""
        assert self.server.stop() == 0, "the server ended with an error"
        self.server.start()

    def faults(self) -> list[str]:
        """Return the problems that are found after the end of all traffic."""
        self.wait_until_warm()
        found = []
        tree = self.tree()
        current = {identity_of(each) for each in tree}
        if len(tree) != self.first_processes:
            found.append(f"{len(tree)} processes instead of {self.first_processes}")
        if open_files_of(*self.tree()) > self.first_files + _MOST_FILES:
            found.append(f"{open_files_of(*self.tree())} open files instead of {self.first_files}")
        found += [
            f"process {each[0]} has outlived its server"
            for each in self._seen - current
            if identity_of(each[0]) == each
        ]
        left = [path.name for path in self._temporary.iterdir() if not _is_group_folder(path)]
        if left:
            found.append(f"temporary files: {', '.join(left[:5])}")
        if self.peak > _MOST_MEMORY:
            found.append(f"{self.peak:.0f} MB")
        if self.longest_pause > _LONGEST_PAUSE:
            found.append(f"a table made no progress for {self.longest_pause:.0f} s")
        errors = self.errors()
        found += [f"{errors[text]} × {text!r} in the log" for text in errors if "internal" in text]
        return [f"{self.name}: {fault}" for fault in found]

    def errors(self) -> Counter[str]:
        """Return how often each error is in the log."""
        found: Counter[str] = Counter()
        for record in self.server.records():
            if record["level"] == "error":
                cause = record.get("traceback", "").strip().rpartition("\n")[2]
                message = str(record["message"]).partition("\n")[0]
                found[f"{message}: {cause}"[:200] if cause else message] += 1
        return found


def _can_fork(process: int) -> bool:
    """Return whether a process is a fork server or its fork; both have the same command line."""
    with suppress(OSError):
        return b"fork_server" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False


def _is_group_folder(path: Path) -> bool:
    """Return whether this is the folder of a group of workers; a killed group leaves it behind."""
    return path.is_dir()


class _Disk:
    """A small disk that can be filled."""

    def __init__(self, folder: Path, is_small: bool) -> None:
        self.folder, self._is_small = folder, is_small
        self._ballast = folder / "ballast"

    def fill(self, server: Running) -> None:
        """Fill the disk; if it could not be mounted, limit the size of the server's files."""
        if not self._is_small:
            limit_files(server.process.pid, Path(server.database + "-wal").stat().st_size)
            return
        with self._ballast.open("ab", buffering=0) as file:
            for size in (1_000_000, 1000):
                # Write until there is no space left.
                with suppress(OSError):
                    while True:
                        file.write(b"\0" * size)

    def free(self, server: Running) -> None:
        """Undo `fill`, also after the server was killed."""
        self._ballast.unlink(missing_ok=True)
        with suppress(ProcessLookupError):
            limit_files(server.process.pid, resource.RLIM_INFINITY)


@contextmanager
def _small_disk(folder: Path) -> Iterator[_Disk]:
    """Mount a small tmpfs on a folder, if the user is allowed to."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={_DISK}m", "none", str(folder)]
    program = shutil.which("mount")
    mounted = program and subprocess.run(mount, check=False, capture_output=True).returncode == 0
    if not mounted:
        yield _Disk(folder, is_small=False)
        return
    unmount = [str(shutil.which("umount")), "--lazy", str(folder)]
    try:
        with cleanup_if_killed(unmount):
            yield _Disk(folder, is_small=True)
    finally:
        subprocess.run(unmount, check=True)


class _Soak:
    """Disrupts the servers; disruptions follow each other in random order."""

    def __init__(self, sites: list[_Site], disk: _Disk, database: str, seed: int) -> None:
        self._sites, self._disk, self._database = sites, disk, database
        self._chance = random.Random(seed)
        self._flood: subprocess.Popen[str] | None = None
        self._flooded = 0
        #: The time at which the disk is freed; 0 if it is not full.
        self._full_until = 0.0
        sqlite, group = sites
        self._disruptions: list[tuple[_Site, str, Callable[[], None]]] = [
            (sqlite, "disk full", self._fill),
            (group, "database restarted", lambda: restart(database)),
            (group, "connections cut", lambda: end_connections(database)),
            (group, "worker killed", lambda: kill_worker(group.server, self._chance)),
        ]
        self._kills: list[tuple[_Site, str, Callable[[], None]]] = [
            (sqlite, "killed", self._kill_sqlite),
            (group, "killed", group.kill),
            (sqlite, "stopped", self._stop_sqlite),
            (group, "stopped", group.stop),
        ]

    def run(self, seconds: float) -> list[float]:
        """Disrupt the servers; return the growth of each in the last third, in megabytes."""
        began = time.monotonic()
        waiting: list[tuple[_Site, str, Callable[[], None]]] = []
        next_disruption, end, first = began, began + seconds, list[float]()
        while (now := time.monotonic()) < end or not first:
            with_kills = now < began + seconds * 2 / 3
            for site in self._sites:
                site.watch()
            if not with_kills and not first:
                self._end_flood()
                first = [site.memory() for site in self._sites]
                # On a busy machine the last kill can take long, so a full third follows it.
                end = time.monotonic() + seconds / 3
            self._flood_next(with_next=now < end - _FLOOD)
            if self._full_until and now > self._full_until:
                self._free()
            if now > next_disruption:
                if not waiting:
                    waiting = self._disruptions + (self._kills if with_kills else [])
                    self._chance.shuffle(waiting)
                site, name, disrupt = waiting.pop()
                disrupt()
                site.counts[name] += 1
                site.reset_pauses()
                next_disruption = time.monotonic() + self._chance.uniform(*_BETWEEN)
            time.sleep(0.2)
        self._free()
        self._end_flood()
        last = [site.memory() for site in self._sites]
        return [after - before for before, after in zip(first, last, strict=True)]

    def _end_flood(self) -> None:
        while self._flood is not None:
            self._flood_next(with_next=False)
            time.sleep(0.2)

    def _fill(self) -> None:
        self._disk.fill(self._sites[0].server)
        self._full_until = time.monotonic() + self._chance.uniform(*_FULL)

    def _free(self) -> None:
        self._disk.free(self._sites[0].server)
        self._sites[0].reset_pauses()
        self._full_until = 0.0

    def _kill_sqlite(self) -> None:
        # The disk may be full now; a server must be able to write when it starts.
        self._sites[0].server.kill()
        self._disk.free(self._sites[0].server)
        self._full_until = 0.0
        self._sites[0].server.start()

    def _stop_sqlite(self) -> None:
        self._free()
        self._sites[0].stop()

    def _flood_next(self, *, with_next: bool) -> None:
        """If no attack is running, start the next one; without `with_next`, start none."""
        if self._flood is not None:
            if self._flood.poll() is None:
                return
            self._flood = None
        if with_next:
            names = [name for name in ATTACKS if name != "nothing"]
            name = names[self._flooded // 2 % len(names)]
            site = self._sites[self._flooded % 2]
            command = [sys.executable, "-m", "bench.attacks", name, str(site.server.port)]
            self._flood = subprocess.Popen(
                tied([*command, str(_FLOOD)]), stdout=subprocess.DEVNULL, text=True
            )
            self._flooded += 1
            site.counts["floods"] += 1


def soak(seconds: float, seed: int) -> list[str]:
    """Run the soak test and print a summary; return the problems that were found."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="monkeypalace-soak-")))
        disk = stack.enter_context(_small_disk(folder / "disk"))
        database = f"{stack.enter_context(cluster())}/postgres"
        sites = []
        for name, where, options in (
            ("SQLite", str(disk.folder / "tables.sqlite3"), ()),
            ("PostgreSQL", database, ("--workers", "2")),
        ):
            temporary = folder / f"temporary-{name}"
            temporary.mkdir()
            settings = {**_SETTINGS, "TMPDIR": str(temporary)}
            server = Running(where, folder / f"{name}.log", *options, **settings)
            stack.callback(server.stop)
            sites.append(_Site(name, server, temporary))
        for number, (site, seats) in enumerate(
            (site, seats)
            for site in sites
            for seats in (("Ann", "bot:random", "Ben"), ("Ann", "bot:capuchin"))
        ):
            stack.enter_context(site.play(seed + number, *seats))
        grown = _Soak(sites, disk, database, seed).run(seconds)
        faults = []
        for site, growth in zip(sites, grown, strict=True):
            before = [traffic.turns for traffic in site.traffic]
            for traffic in site.traffic:
                traffic.wait_for_turns(5)
                check_everything(traffic, site.server.database)
            faults += site.faults()
            if growth > _MOST_GROWTH:
                faults.append(f"{site.name}: {growth:.0f} MB more than before")
            _show(site, before, growth)
        return faults


def _show(site: _Site, turns: list[int], growth: float) -> None:
    tables = sum(len(traffic.tables) for traffic in site.traffic)
    refused = sum(traffic.not_stored for traffic in site.traffic)
    print(f"{site.name}: {sum(turns)} turns acknowledged at {tables} tables, none lost")
    print(f"  {', '.join(f'{count} × {what}' for what, count in sorted(site.counts.items()))}")
    print(f"  {refused} answers 503; the longest pause of a table {site.longest_pause:.1f} s")
    print(
        f"  at most {site.peak:.0f} MB; {growth:+.0f} MB in the last third; open files "
        f"{site.first_files} before, {open_files_of(*site.tree())} after; "
        f"{site.first_processes} processes"
    )
    errors = ", ".join(f"{count} × {text}" for text, count in site.errors().most_common())
    print(f"  errors in the log: {errors or 'none'}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print(f"seed {given.seed}, load average {os.getloadavg()[0]:.1f}", flush=True)
    faults = soak(given.minutes * 60, given.seed)
    print(f"load average {os.getloadavg()[0]:.1f}")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
