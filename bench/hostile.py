"""Attack a real server while people play: `python -m bench.hostile` or `make attack`.

The server runs on loopback with its default limits. During each attack of `bench.attacks`,
people at several tables ask for help and play turns as the page does. The run fails if the p95 of
turns or of help exceeds 250 ms during an attack, if the server and its processes use more than
1 GB, or if it takes more than 5 s until answers are quick again.

On a busy machine everything takes longer. So the results also show how much processor time the
server process used, for all clients, while each of these requests waited: about the time that the
request would take on an idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter, sleep
from typing import Any, Final
from uuid import uuid4

import httpx

from bench.attacks import ATTACKS
from bench.processes import descendants_of, memory_of, processor_clock
from tests.processes import tied
from tests.server.running import OPEN, Running

#: Limits: p95 of turns and of help in milliseconds, memory in megabytes, recovery in seconds.
_SLOWEST: Final = 250.0
_MOST_MEMORY: Final = 1000.0
_LONGEST_RECOVERY: Final = 5.0
#: Consecutive answers that must be quick before the server counts as recovered.
_QUICK_IN_A_ROW: Final = 5
#: People who play at the same time, each at a table.
_PLAYERS: Final = 4
#: Lanes that must be warm before anything is measured.
_LANES: Final = ("tables", "bots", "search", "pictures")
#: Seconds between two requests of a player, to stay below the rate limit.
_PAUSE: Final = 0.1
#: Arches after which a player ends a staircase as soon as it is complete.
_LONGEST_STAIRCASE: Final = 4


@dataclass(slots=True)
class Measured:
    """The measurements during one attack."""

    attack: str
    turns: list[float] = field(default_factory=list)
    helps: list[float] = field(default_factory=list)
    #: Processor time of the server during each turn and each request for help.
    worked: list[float] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    memory: float = 0.0
    recovery: float = 0.0

    def faults(self) -> list[str]:
        """Return a message for every failed request and every limit that was exceeded."""
        found = [f"{self.attack}: {failure}" for failure in self.failures]
        if self.attack != "nothing" and not self.answers:
            found.append(f"{self.attack}: the attacker got no answers, so nothing was measured")
        for name, times in (("turns", self.turns), ("help", self.helps)):
            if p95(times) > _SLOWEST:
                found.append(f"{self.attack}: p95 of {name} is {p95(times):.0f} ms")
        if self.memory > _MOST_MEMORY:
            found.append(f"{self.attack}: {self.memory:.0f} MB")
        if self.recovery > _LONGEST_RECOVERY:
            found.append(f"{self.attack}: {self.recovery:.1f} s until answers were quick")
        return found


def p95(times: list[float]) -> float:
    if len(times) < 2:
        return max(times, default=float("inf"))
    return quantiles(times, n=20, method="inclusive")[-1]


class Player:
    """A person who plays both seats of a table, decision by decision, as the page does."""

    def __init__(self, server: Running, number: int) -> None:
        address, self._clock = server.address, processor_clock(server.process.pid)
        headers = {"X-Forwarded-For": f"198.51.100.{number}"}
        self._http = httpx.AsyncClient(base_url=address, headers=headers, timeout=60)
        self._chance = random.Random(number)
        self._table = ""
        self.seen = Measured("")

    async def sit_down(self) -> None:
        seats = [{"kind": "me", "name": name} for name in ("Ann", "Ben")]
        made = await self._post("/api/tables", {"seats": seats})
        self._table = f"/api/tables/{made['table']['id']}"

    async def play_until(self, is_over: Callable[[], bool]) -> None:
        while not is_over():
            try:
                await self._play_turn(is_over)
            except (AssertionError, httpx.HTTPError) as error:
                self.seen.failures.append(f"{type(error).__name__} {error}"[:200])
                await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        await self._http.aclose()

    async def _play_turn(self, is_over: Callable[[], bool]) -> None:
        now = (await self._http.get(self._table)).json()["table"]
        if now["status"] == "finished":
            await self.sit_down()
            return
        seat, decisions = now["game"]["seat"], list[str]()
        while not is_over():
            draft = await self._post(f"{self._table}/draft", {"seat": seat, "decisions": decisions})
            if draft["turn_over"]:
                break
            decisions.append(await self._choose(seat, draft["choices"], decisions))
        else:
            return
        command = {"seat": seat, "expected": now["number"], "command_id": uuid4().hex}
        await self._post(
            f"{self._table}/turns", {**command, "decisions": decisions}, self.seen.turns
        )

    async def _choose(self, seat: int, choices: Any, before: list[str]) -> str:
        if choices["kind"] != "build":
            return str(self._chance.choice(choices["options"])["decision"])
        if choices["must_pass"]:
            return "pass"
        staircase = str(self._chance.choice(choices["starts"]))
        for arches in range(100):
            ask = {"seat": seat, "staircase": staircase, "before": before}
            found = await self._post(f"{self._table}/help", ask, self.seen.helps)
            if found["complete"] and (arches >= _LONGEST_STAIRCASE or not found["offers"]):
                return staircase
            offers = [each for each in found["offers"] if each["attached"]] or found["offers"]
            staircase = self._chance.choice(self._chance.choice(offers)["fillings"])["staircase"]
        raise AssertionError("the staircase is not complete after 100 arches")

    async def _post(self, path: str, body: Any, times: list[float] | None = None) -> Any:
        began, used = perf_counter(), self._clock()
        answer = await self._http.post(path, json=body)
        if times is not None:
            times.append((perf_counter() - began) * 1000)
            self.seen.worked.append((self._clock() - used) * 1000)
        assert answer.is_success, f"{answer.status_code} {answer.text[:100]}"
        await asyncio.sleep(_PAUSE)
        return answer.json()


async def run_attack(server: Running, name: str, number: int, seconds: float) -> Measured:
    """Attack a server while people play; return the measurements."""
    players = [Player(server, number * _PLAYERS + each) for each in range(_PLAYERS)]

    async def play_until(is_over: Callable[[], bool]) -> None:
        await asyncio.gather(*(player.play_until(is_over) for player in players))

    for player in players:
        await player.sit_down()
    # Warm up: the first answers of a connection are slower.
    warm = monotonic() + 1
    await play_until(lambda: monotonic() > warm)
    seen = Measured(name)
    for player in players:
        player.seen = seen
    command = [sys.executable, "-m", "bench.attacks", name, str(server.port), str(seconds)]
    attacker = subprocess.Popen(tied(command), stdout=subprocess.PIPE, text=True)
    watching = asyncio.create_task(_watch_memory(server.process.pid, seen))
    await play_until(lambda: attacker.poll() is not None)
    ended = monotonic()
    written, _ = attacker.communicate()
    seen.answers = json.loads(written)
    turns, helps, worked = list(seen.turns), list(seen.helps), list(seen.worked)
    await play_until(lambda: _is_quick(seen.helps[len(helps) :], ended))
    seen.recovery = monotonic() - ended
    seen.turns, seen.helps, seen.worked = turns, helps, worked
    watching.cancel()
    for player in players:
        await player.close()
    return seen


def _is_quick(helps: list[float], ended: float) -> bool:
    last = helps[-_QUICK_IN_A_ROW:]
    is_quick = len(last) == _QUICK_IN_A_ROW and max(last) < _SLOWEST
    return is_quick or monotonic() > ended + 4 * _LONGEST_RECOVERY


async def _watch_memory(process: int, seen: Measured) -> None:
    while True:
        seen.memory = max(seen.memory, memory_of(process, *descendants_of(process)))
        await asyncio.sleep(0.5)


def metric(address: str, name: str) -> float:
    """Return one of the server's metrics."""
    text = httpx.get(f"{address}/metrics", timeout=30).text
    found = re.search(rf"^monkeypalace_{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def show(found: list[Measured]) -> str:
    """Return the results as a table."""
    lines = [
        "| attack | turns | p95 | help | p95 | processor time, p95 | memory | recovery | answers |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for each in found:
        answers = ", ".join(f"{count} × {name}" for name, count in sorted(each.answers.items()))
        lines.append(
            f"| {each.attack} | {len(each.turns)} | {p95(each.turns):.0f} ms | {len(each.helps)} "
            f"| {p95(each.helps):.0f} ms | {p95(each.worked):.0f} ms | {each.memory:.0f} MB "
            f"| {each.recovery:.1f} s | {answers} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each attack")
    parser.add_argument("attacks", nargs="*", help=f"default: all of {', '.join(ATTACKS)}")
    given = parser.parse_args()
    names = given.attacks or list(ATTACKS)
    # Use the server's default settings instead of those that tests set.
    for name in OPEN:
        os.environ.pop(name, None)
    default_settings = dict.fromkeys(OPEN, "")
    found: list[Measured] = []
    with tempfile.TemporaryDirectory(prefix="monkeypalace-hostile-") as folder:
        server = Running(f"{folder}/tables.sqlite3", Path(folder) / "log", **default_settings)
        try:
            deadline = monotonic() + 120
            while not all(
                metric(server.address, f'lane_workers{{lane="{lane}"}}') for lane in _LANES
            ):
                if monotonic() > deadline:
                    sys.exit("the server is not ready after 120 s")
                # Requests without a pause would exceed the rate limit.
                sleep(0.5)
            for number, name in enumerate(names, start=1):
                found.append(asyncio.run(run_attack(server, name, number, given.seconds)))
                print(show(found[-1:]).splitlines()[-1], flush=True)
            longest = metric(server.address, 'longest_work_processor_seconds{lane="search"}')
        finally:
            code = server.stop()
    print(f"\n{show(found)}\n\nLoad average {os.getloadavg()[0]:.1f}.")
    print(f"The longest search took {longest * 1000:.0f} ms of processor time.")
    faults = [fault for each in found for fault in each.faults()]
    if code:
        faults.append(f"the server ended with {code}")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
