"""Run one attack of `bench.hostile`: `python -m bench.attacks NAME PORT SECONDS`.

Attacks have a time limit and connect to loopback only. They simulate many client addresses:
requests name them in `X-Forwarded-For`, as a trusted proxy would, and raw connections come from
several loopback addresses.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import httpx

from monkeypalace.game import Game, Options
from monkeypalace.notation import position_to_json
from monkeypalace.notation.positions import Position
from monkeypalace.packs import new_pack_text, standard_pack
from monkeypalace.palace import BOX, Palace, Pieces

#: Concurrent clients, each with a separate address.
_SENDERS: Final = 16
#: Heights of towers in bricks, and spots for towers, far from each other and from the palace.
_TOWERS: Final = (0, 12, 20, 30)
_PLACES: Final = ("a1", "h8", "a8", "h1")
_HEAD: Final = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"


class Attack:
    """An attack: its target, its end time, and the answers so far."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port, self.until = port, monotonic() + seconds
        self.answers: Counter[str] = Counter()

    @property
    def is_running(self) -> bool:
        return monotonic() < self.until

    def client(self, sender: int) -> httpx.AsyncClient:
        headers = {"X-Forwarded-For": f"192.0.2.{sender}"}
        address = f"http://127.0.0.1:{self.port}"
        # `verify=False`: loading the certificates for each client would take longer than a request.
        return httpx.AsyncClient(base_url=address, headers=headers, timeout=30, verify=False)

    async def connect(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from one of ten addresses."""
        source = (f"127.0.0.{2 + number % 10}", 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=source)

    async def post(self, http: httpx.AsyncClient, path: str, body: Any) -> None:
        try:
            answer = await http.post(
                path,
                content=body if isinstance(body, bytes) else json.dumps(body),
                headers={"Content-Type": "application/json"},
            )
            self.answers[str(answer.status_code)] += 1
            if answer.status_code == 429:
                await asyncio.sleep(0.05)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1


def judge_requests(chance: random.Random) -> Iterator[tuple[str, Any]]:
    """Yield requests to the judge: every map, with towers on it and all other pieces in hand."""
    maps = [ground_map.number for ground_map in standard_pack().maps]
    for number in itertools.count():
        map_, tower = maps[number % len(maps)], _TOWERS[number // len(maps) % len(_TOWERS)]
        palace = Game(2, seed=0, options=Options(map=map_)).state.palace
        position = _with_towers(palace, tower, chance)
        path = ("help", "staircases", "help", "verdict")[number % 4]
        body: dict[str, Any] = {"position": position}
        if path != "staircases":
            # Help for an empty staircase, and in the middle of a long one.
            body["staircase"] = chance.choice(("", "", "a4 bbbN", "h4 ccS bS", "a5 bN"))
        yield f"/api/judge/{path}", body


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


async def _send_from_all(
    attack: Attack, requests: Iterator[tuple[str, Any]], has_session: bool
) -> None:
    """Send requests from many addresses; each address sends one request at a time."""

    async def send(sender: int) -> None:
        async with attack.client(sender) as http:
            if has_session:
                await attack.post(http, "/api/me", {})
            while attack.is_running:
                path, body = next(requests)
                await attack.post(http, path, body)

    await asyncio.gather(*(send(sender) for sender in range(_SENDERS)))


async def packs(attack: Attack) -> None:
    """Upload packs with dotted keys, deep nesting, many keys, and the whole box in hand."""
    everything = new_pack_text().replace(
        "start = { arches = 2, bricks = 2, columns = 0 }",
        "start = { arches = 70, bricks = 70, columns = 16 }",
    )
    texts = [
        ".".join("a" * 95_000) + " = 1",
        "a = " + "[" * 190_000,
        "\n".join(f"k{number} = 1" for number in range(15_000)),
        everything,
    ]
    requests = (("/api/packs", {"text": text}) for text in itertools.cycle(texts))
    await _send_from_all(attack, requests, has_session=True)


async def judge(attack: Attack) -> None:
    """Ask the judge with all pieces of the box in hand, and towers on all maps."""
    await _send_from_all(attack, judge_requests(random.Random(1)), has_session=False)


async def surveys(attack: Attack) -> None:
    """Ask for all staircases of a position, which is expensive; half of the clients disconnect."""
    game = Game(2, seed=0)
    position = position_to_json(Position(game.state.palace, Pieces(12, 12, 4)))
    body = json.dumps({"position": position}).encode()
    head = (
        "POST /api/judge/staircases HTTP/1.1\r\nHost: localhost\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )

    async def disconnect(number: int) -> None:
        while attack.is_running:
            with suppress(OSError):
                _, writer = await attack.connect(number)
                writer.write(head.encode() + body)
                await writer.drain()
                await asyncio.sleep(0.05)
                writer.close()
                attack.answers["disconnected"] += 1

    requests = itertools.repeat(("/api/judge/staircases", body))
    await asyncio.gather(
        _send_from_all(attack, iter(requests), has_session=False),
        *(disconnect(number) for number in range(_SENDERS)),
    )


async def reviews(attack: Attack) -> None:
    """Let bots finish games, then request deep reviews, checks of decisions and continued games."""

    async def finished_game(http: httpx.AsyncClient) -> tuple[str, list[Any]]:
        """Let bots play a game; return the path of the table and the turns, none if interrupted."""
        seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "capuchin"}]
        made = await http.post("/api/tables", json={"seats": seats})
        table = f"/api/tables/{made.json()['table']['id']}"
        await http.post(f"{table}/seats/1/leave", json={"bot": "capuchin"})
        while attack.is_running:
            if (await http.get(table)).json()["table"]["status"] == "finished":
                log = (await http.get(f"{table}/log")).json()["entries"]
                return table, [entry for entry in log if entry["type"] == "played"]
            await asyncio.sleep(0.5)
        return table, []

    async def ask(sender: int) -> None:
        async with attack.client(sender) as http:
            try:
                table, turns = await finished_game(http)
            except (httpx.HTTPError, KeyError):
                # The server is down at the moment.
                return
            while turns and attack.is_running:
                turn = random.choice(turns)
                decision = turn["played"][0]["decision"]
                point = {"number": turn["number"] - 1, "decisions": []}
                await attack.post(http, f"{table}/review", {"depth": "deep"})
                await attack.post(http, f"{table}/review/check", {**point, "decision": decision})
                await attack.post(http, f"{table}/continue", {**point, "seat": 1, "name": "Eve"})

    await asyncio.gather(*(ask(sender) for sender in range(_SENDERS)))


async def heads(attack: Attack) -> None:
    """Send headers of 10 MB."""
    piece = b"x" * 65_536

    async def send(number: int) -> None:
        while attack.is_running:
            try:
                _, writer = await attack.connect(number)
                writer.write(_HEAD + b"X: ")
                for _ in range(160):
                    writer.write(piece)
                    await writer.drain()
                attack.answers["accepted"] += 1
                writer.close()
            except OSError:
                attack.answers["cut off"] += 1

    await asyncio.gather(*(send(number) for number in range(8)))


async def bodies(attack: Attack) -> None:
    """Send bodies of 300 KB with unknown keys to different operations."""
    body = json.dumps({f"k{number}": 1 for number in range(22_000)}).encode()
    paths = ("/api/packs", "/api/tables", "/api/judge/verdict", "/api/me/devices/redeem")
    requests = ((path, body) for path in itertools.cycle(paths))
    await _send_from_all(attack, requests, has_session=True)


async def half_open(attack: Attack) -> None:
    """Open 3,000 connections that send nothing; reopen those that the server closes."""
    await _keep_open(attack, 3_000, b"")


async def half_sent(attack: Attack) -> None:
    """Send 2,500 requests whose bodies never end."""
    await _keep_open(attack, 2_500, _HEAD + b"Content-Length: 4000\r\n\r\n{")


async def _keep_open(attack: Attack, connections: int, beginning: bytes) -> None:
    """Open connections, send the beginning of a request, and reopen those that are closed."""

    async def keep_open(number: int) -> None:
        while attack.is_running:
            try:
                reader, writer = await attack.connect(number)
                writer.write(beginning)
                attack.answers["opened"] += 1
                await reader.read()
                writer.close()
                attack.answers["closed"] += 1
            except OSError:
                attack.answers["refused"] += 1
            await asyncio.sleep(0.5)

    await asyncio.gather(*(keep_open(number) for number in range(connections)))


async def streams(attack: Attack) -> None:
    """Open as many streams of a public table as possible, and chat; read none of the streams."""
    async with attack.client(1) as http:
        seats = [{"kind": "me", "name": name} for name in ("Eve", "Mal")]
        try:
            made = await http.post("/api/tables", json={"seats": seats, "public": True})
            table = f"/api/tables/{made.json()['table']['id']}"
        except (httpx.HTTPError, KeyError):
            # The server is down at the moment.
            return
        head = f"GET {table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()

        async def keep_open(number: int) -> None:
            while attack.is_running:
                try:
                    reader, writer = await attack.connect(number)
                    writer.write(head)
                    status = (await reader.readline()).split()
                    attack.answers[status[1].decode() if status else "closed"] += 1
                    if status and status[1] == b"200":
                        # Read nothing, until the connection is lost.
                        while attack.is_running:
                            await asyncio.sleep(0.5)
                            if writer.is_closing():
                                break
                    writer.close()
                except OSError:
                    attack.answers["refused"] += 1
                await asyncio.sleep(0.5)

        async def chat() -> None:
            for number in itertools.count():
                if not attack.is_running:
                    return
                said = {"text": "x" * 500, "command_id": str(number)}
                await attack.post(http, f"{table}/chat", said)

        await asyncio.gather(chat(), *(keep_open(number) for number in range(2_500)))


async def flood(attack: Attack) -> None:
    """Send pipelined requests from one address as fast as possible, ignoring the rate limit."""
    requests = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n" * 4

    async def send() -> None:
        while attack.is_running:
            try:
                reader, writer = await attack.connect(0)
                while attack.is_running:
                    writer.write(requests)
                    for _ in range(4):
                        head = await reader.readuntil(b"\r\n\r\n")
                        length = re.search(rb"content-length: (\d+)", head)
                        await reader.readexactly(int(length[1]) if length else 0)
                        attack.answers[head.split()[1].decode()] += 1
                writer.close()
            except (OSError, asyncio.IncompleteReadError):
                attack.answers["cut off"] += 1

    await asyncio.gather(*(send() for _ in range(100)))


async def garbage(attack: Attack) -> None:
    """Open connections as fast as possible, and send something that is not HTTP."""

    async def send(number: int) -> None:
        while attack.is_running:
            try:
                reader, writer = await attack.connect(number)
                writer.write(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20)
                await reader.read()
                writer.close()
                attack.answers["answered"] += 1
            except OSError:
                attack.answers["cut off"] += 1

    await asyncio.gather(*(send(number) for number in range(100)))


async def strings(attack: Attack) -> None:
    """Send bodies with a string that never ends and has many escaped quotes."""
    body = b'{"text": "' + b'\\"' * 60_000
    paths = ("/api/packs", "/api/judge/position", "/api/judge/verdict")
    requests = ((path, body) for path in itertools.cycle(paths))
    await _send_from_all(attack, requests, has_session=True)


async def slow(attack: Attack) -> None:
    """Send heads and bodies byte by byte, and leave answers unread."""
    body = _HEAD + b"Content-Length: 4000\r\n\r\n"
    unread = b"GET /api/rulebook HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8

    async def send(number: int) -> None:
        while attack.is_running:
            try:
                _, writer = await attack.connect(number)
                attack.answers["opened"] += 1
                writer.write((_HEAD + b"X: ", body, unread)[number % 3])
                while attack.is_running:
                    await asyncio.sleep(0.2)
                    if number % 3 < 2:
                        writer.write(b"x")
                        await writer.drain()
                writer.close()
            except OSError:
                attack.answers["cut off"] += 1

    await asyncio.gather(*(send(number) for number in range(300)))


async def pings(attack: Attack) -> None:
    """Flood cheap operations: health, metrics, the page."""

    async def send(sender: int) -> None:
        async with attack.client(sender) as http:
            for path in itertools.cycle(("/metrics", "/health", "/", "/api/offers")):
                if not attack.is_running:
                    return
                with suppress(httpx.HTTPError):
                    answer = await http.get(path)
                    attack.answers[str(answer.status_code)] += 1

    # All requests come from one address, because the limits apply to each client.
    await asyncio.gather(*(send(1) for _ in range(_SENDERS)))


async def nothing(attack: Attack) -> None:
    """Do nothing, as a baseline."""
    await asyncio.sleep(attack.until - monotonic())


ATTACKS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    each.__name__: each
    for each in (
        nothing,
        packs,
        judge,
        surveys,
        reviews,
        heads,
        bodies,
        strings,
        half_open,
        half_sent,
        slow,
        streams,
        pings,
        flood,
        garbage,
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    given = parser.parse_args()
    # A real attacker runs on another machine, so the server has priority on this one.
    os.nice(5)
    attack = Attack(given.port, given.seconds)

    async def run() -> None:
        # Cancel requests that still wait for an answer at the end.
        with suppress(TimeoutError):
            async with asyncio.timeout(given.seconds + 1):
                await ATTACKS[given.name](attack)

    asyncio.run(run())
    print(json.dumps(attack.answers))


if __name__ == "__main__":
    main()
