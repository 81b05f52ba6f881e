"""Measure how long building help takes late in a game: `python -m bench.building_help`.

Uses the real server over loopback. All seats play its hints. From round 4 on, the client asks for
help at every turn: where to start, and then arch by arch for some staircases.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from tests.server.clients import Client
from tests.server.running import Running

#: The first round in which help is measured; most games have seven or eight rounds.
_LATE: Final = 4
_STAIRCASES: Final = 3
_MOST_ARCHES: Final = 8


def play(client: Client, players: int, chance: random.Random) -> Iterator[float]:
    """Play a game; yield the duration of every help request in milliseconds."""
    names = [f"Player {seat}" for seat in range(1, players + 1)]
    options = {"butterfly": True, "frog": True}
    table = client.set_up(*names, options=options)["table"]
    while table["status"] == "running":
        path, game = f"/tables/{table['id']}", table["game"]
        if game["round"] >= _LATE and game["kind"] == "build":
            yield from ask(client, path, game["seat"], chance)
        hint = client.post(f"{path}/hint", {"seat": game["seat"]})["decision"]
        answer = client.turn(table["id"], game["seat"], table["number"], hint)
        assert answer.status_code == 200, answer.text
        table = client.get(path)["table"]


def ask(client: Client, path: str, seat: int, chance: random.Random) -> Iterator[float]:
    """Ask where to start and how random staircases can continue; yield the milliseconds."""

    def timed(staircase: str) -> tuple[float, Any]:
        began = perf_counter()
        found = client.post(f"{path}/help", {"seat": seat, "staircase": staircase})
        return 1000 * (perf_counter() - began), found

    taken, found = timed("")
    yield taken
    starts = found["starts"]
    for _ in range(_STAIRCASES if starts else 0):
        staircase = chance.choice(starts)
        for _ in range(_MOST_ARCHES):
            taken, found = timed(staircase)
            yield taken
            if not found["offers"]:
                break
            staircase = chance.choice(chance.choice(found["offers"])["fillings"])["staircase"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"{folder}/tables.sqlite3", Path(folder) / "log")
        with Client(server.address) as client:
            times = [
                taken
                for number in range(games)
                for taken in play(client, 2 + number % 3, random.Random(number))
            ]
        server.stop()
    cuts = quantiles(times, n=100)
    print(
        f"{len(times)} requests: p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms, "
        f"p99 {cuts[98]:.1f} ms, longest {max(times):.1f} ms"
    )


if __name__ == "__main__":
    main()
