"""What hostile requests cost: `python -m bench.hostile`.

The real server over loopback. Judge and help requests with the largest hands and the tallest
towers on all maps come in at once from many addresses, each within its share, while somebody at a
table tries decisions out. Fails if a request takes too much processor time, or if drafts wait.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

import httpx

from monkeypalace.game import Game, Options
from monkeypalace.notation import position_to_json
from monkeypalace.notation.positions import Position
from monkeypalace.packs import standard_pack
from monkeypalace.palace import BOX, Palace, Pieces
from tests.server.clients import Client
from tests.server.running import Running

#: No request may take more processor time, and the drafts' p95 may not be longer; in milliseconds.
_TARGET: Final = 250.0
#: Bricks of one tower; and spots for towers, far from each other and from the palace.
_TOWERS: Final = (0, 12, 20, 30)
_PLACES: Final = ("a1", "h8", "a8", "h1")
#: Lanes that must be warm before anything is measured.
_LANES: Final = ("tables", "search")
#: Seconds between two drafts.
_PAUSE: Final = 0.02


@dataclass(slots=True)
class Seen:
    """What was measured."""

    drafts: list[float] = field(default_factory=list)
    #: Requests by operation and status, and the time until the longest was answered.
    statuses: Counter[str] = field(default_factory=Counter)
    longest_answer: float = 0.0


def hostile_requests(count: int, chance: random.Random) -> Iterator[tuple[str, Any]]:
    """Paths and bodies: each map with towers, and as much as is left of the box in hand."""
    maps = [ground_map.number for ground_map in standard_pack().maps]
    for number in range(count):
        map_, tower = maps[number % len(maps)], _TOWERS[number // len(maps) % len(_TOWERS)]
        palace = Game(2, seed=0, options=Options(map=map_)).state.palace
        position = _with_towers(palace, tower, chance)
        path = ("help", "staircases", "help", "verdict")[number % 4]
        body: dict[str, Any] = {"position": position}
        if path != "staircases":
            # Help from nothing, and in the middle of a long staircase.
            body["staircase"] = chance.choice(("", "", "a4 bbbN", "h4 ccS bS", "a5 bN"))
        yield path, body


def _with_towers(palace: Palace, bricks: int, chance: random.Random) -> dict[str, Any]:
    position = position_to_json(Position(palace, Pieces()))
    left = BOX - palace.pieces()
    bricks_left = left.bricks
    for place in chance.sample(_PLACES, 2):
        if bricks and place not in position["stacks"] and bricks <= bricks_left:
            position["stacks"][place] = "b" * bricks
            bricks_left -= bricks
    position["hand"] = {"arches": left.arches, "bricks": bricks_left, "columns": left.columns}
    return position


async def attack(address: str, count: int, at_once: int, seen: Seen) -> None:
    """Send hostile requests, `at_once` at a time, each sender from its own address."""
    requests = hostile_requests(count, random.Random(1))

    async def send(sender: int) -> None:
        headers = {"X-Forwarded-For": f"192.0.2.{sender}"}
        async with httpx.AsyncClient(base_url=address, headers=headers, timeout=300) as http:
            for path, body in requests:
                began = perf_counter()
                answer = await http.post(f"/api/judge/{path}", json=body)
                seen.longest_answer = max(seen.longest_answer, perf_counter() - began)
                code = "" if answer.is_success else " " + answer.json()["code"]
                seen.statuses[f"{path} {answer.status_code}{code}"] += 1

    await asyncio.gather(*(send(sender) for sender in range(at_once)))


async def try_decisions(address: str, cookies: dict[str, str], table: str, seen: Seen) -> None:
    """Be somebody at a table, until cancelled."""
    async with httpx.AsyncClient(base_url=address, cookies=cookies, timeout=300) as http:
        while True:
            began = perf_counter()
            answer = await http.post(f"/api/tables/{table}/draft", json={"seat": 1})
            seen.drafts.append((perf_counter() - began) * 1000)
            assert answer.status_code == 200, answer.text
            await asyncio.sleep(_PAUSE)


async def measure(address: str, count: int, at_once: int) -> Seen:
    seen = Seen()
    with Client(address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        cookies = dict(client.http.cookies)
    while not all(metric(address, f'lane_workers{{lane="{lane}"}}') for lane in _LANES):
        await asyncio.sleep(0.1)
    trying = asyncio.create_task(try_decisions(address, cookies, table, seen))
    await asyncio.sleep(1)
    seen.drafts.clear()
    await attack(address, count, at_once, seen)
    trying.cancel()
    await asyncio.wait([trying])
    if not trying.cancelled():
        trying.result()
    return seen


def metric(address: str, name: str) -> float:
    """One of the server's metrics."""
    text = httpx.get(f"{address}/metrics", timeout=30).text
    found = re.search(rf"^monkeypalace_{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def longest_job(address: str, lane: str) -> float:
    """The processor time of a lane's longest job, in milliseconds."""
    return metric(address, f'longest_work_processor_seconds{{lane="{lane}"}}') * 1000


def processor_time(process: int) -> float:
    """What a process has used so far, in milliseconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def report(server: Running, count: int, at_once: int) -> dict[str, Any]:
    before = processor_time(server.process.pid)
    seen = asyncio.run(measure(server.address, count, at_once))
    cuts = quantiles(seen.drafts, n=100, method="inclusive")
    return {
        "requests": count,
        "at_once": at_once,
        "statuses": dict(sorted(seen.statuses.items())),
        "longest_processor_ms": round(longest_job(server.address, "search"), 1),
        "longest_answer_ms": round(seen.longest_answer * 1000, 1),
        "server_process_ms": round(processor_time(server.process.pid) - before, 1),
        "drafts": len(seen.drafts),
        "draft_p50_ms": round(cuts[49], 1),
        "draft_p95_ms": round(cuts[94], 1),
        "draft_longest_ms": round(max(seen.drafts), 1),
        "draft_longest_processor_ms": round(longest_job(server.address, "tables"), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=16)
    parser.add_argument("--target", type=float, default=_TARGET, help="milliseconds")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="monkeypalace-hostile-") as name:
        folder = Path(name)
        # As many processes as anybody has who sets nothing.
        usual = {"MONKEYPALACE_TABLE_PROCESSES": "0", "MONKEYPALACE_SEARCH_PROCESSES": "0"}
        server = Running(str(folder / "tables.sqlite3"), folder / "log", **usual)
        try:
            found = report(server, given.requests, given.at_once)
        finally:
            server.stop()
    print(json.dumps(found, indent=1))
    longest, p95 = found["longest_processor_ms"], found["draft_p95_ms"]
    refused = [status for status in found["statuses"] if not status.endswith(" 200")]
    if longest > given.target or p95 > given.target or refused:
        sys.exit(f"over the target of {given.target:.0f} ms, or not answered: {refused}")


if __name__ == "__main__":
    main()
