"""Limits of one client: searches, pictures, packs and bots."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from monkeypalace.locale import LANGUAGES
from tests.server.clients import Client
from tests.server.running import Running
from tests.server.some_packs import pack_text
from tests.server.test_turns import FIRST_TURN

#: Two towers, and all pieces that are left in the box: more staircases than anybody can list.
HOSTILE: dict[str, Any] = {
    "ground": ["llldddgg"] * 8,
    "stacks": {"d4": "Ae", "e4": "AwAe", "f4": "bAwG", "a8": "b" * 20, "h1": "b" * 20},
    "animals": {},
    "hand": {"arches": 60, "bricks": 30, "columns": 16},
}


def start(folder: Path, **settings: str) -> Running:
    named = {f"MONKEYPALACE_{name.upper()}": value for name, value in settings.items()}
    return Running(str(folder / "tables.sqlite3"), folder / "log", **named)


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with tiny limits for searches."""
    folder = tmp_path_factory.mktemp("narrow")
    running = start(folder, search_seconds="0.02", jobs_per_client="3")
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with the default limits."""
    folder = tmp_path_factory.mktemp("usual")
    running = start(folder, bot_seconds="1")
    yield running
    assert running.stop() == 0, running.log.read_text()


def ask(server: Running, path: str, address: str, language: str = "en") -> httpx.Response:
    """Send a hostile request to the judge, as if from an address."""
    return httpx.post(
        f"{server.address}/api/judge/{path}",
        json={"position": HOSTILE},
        params={"lang": language},
        headers={"X-Forwarded-For": address},
        timeout=60,
    )


def metric(server: Running, name: str, **labels: str) -> float:
    """Return one of the server's metrics."""
    text = httpx.get(f"{server.address}/metrics", timeout=10).text
    wanted = ",".join(f'{label}="{value}"' for label, value in sorted(labels.items()))
    found = re.search(rf"^{name}{{{wanted}}} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def wait_until(condition: Any, seconds: float = 30) -> float:
    """Wait for a condition; return the seconds."""
    began = time.monotonic()
    while not condition():
        assert time.monotonic() < began + seconds
        time.sleep(0.02)
    return time.monotonic() - began


def workers(server: Running) -> list[int]:
    """Return the worker processes of a server: the forks of its fork servers."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            if fields[0] != "Z":
                parents[int(path.name)] = int(fields[1])
    return [each for each in parents if parents.get(parents[each]) == server.process.pid]


def test_workers_are_warm_before_anybody_asks(usual: Running):
    for lane in ("tables", "bots", "search", "pictures"):
        wait_until(lambda lane=lane: metric(usual, "monkeypalace_lane_workers", lane=lane) == 1)
        jobs = metric(usual, "monkeypalace_work_processor_seconds_count", lane=lane, work="draft")
        assert jobs == 0


def test_a_search_has_its_processor_time_and_says_so(narrow: Running):
    texts: set[str] = set()
    for language in LANGUAGES[:2]:
        refused = ask(narrow, "staircases", f"192.0.2.{len(texts)}", language)
        assert (refused.status_code, refused.json()["code"]) == (422, "server-too-hard")
        texts.add(refused.json()["text"])
    assert len(texts) == 2
    ended = metric(narrow, "monkeypalace_workers_ended_total", lane="search", reason="limit")
    assert ended == 2


def test_a_client_has_its_share_of_the_judge(narrow: Running):
    texts: set[str] = set()
    for language in LANGUAGES[:2]:
        with ThreadPoolExecutor(12) as pool:
            asked = [
                pool.submit(ask, narrow, "staircases", "192.0.2.50", language) for _ in range(12)
            ]
            # Somebody else is not refused because of that.
            other = pool.submit(ask, narrow, "verdict", "192.0.2.51")
            answers = [each.result() for each in asked]
        assert other.result().status_code == 200
        assert {answer.status_code for answer in answers} == {422, 429}
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {answer.json()["code"] for answer in refused} == {"server-many-requests"}
        assert {answer.headers["retry-after"] for answer in refused} == {"1"}
        texts |= {answer.json()["text"] for answer in refused}
    assert len(texts) == 2


def test_nobody_at_a_table_waits_for_the_judge(usual: Running):
    # Twelve addresses, each within its share.
    with Client(usual.address) as client, ThreadPoolExecutor(24) as pool:
        made = client.set_up("Ann", "Ben")["table"]
        path = f"/tables/{made['id']}"
        client.post(f"{path}/draft", {"seat": 1})
        asked = [
            pool.submit(ask, usual, path, f"192.0.2.{number}")
            for number in range(12)
            for path in ("help", "staircases")
        ]
        wait_until(lambda: metric(usual, "monkeypalace_lane_jobs", lane="search", state="running"))
        began = time.monotonic()
        for _ in range(5):
            client.post(f"{path}/draft", {"seat": 1})
            client.post(f"{path}/help", {"seat": 1})
            client.get(f"{path}/choices")
        assert client.turn(made["id"], 1, made["number"], *FIRST_TURN).status_code == 200
        took = time.monotonic() - began
        statuses = {each.result().status_code for each in asked}
    # In the same queue each of these requests would wait for a search of two seconds.
    assert took < 20
    # Only these statuses are possible: answered, too hard, or waited too long.
    assert statuses <= {200, 422, 503}


def big_film(client: Client) -> str:
    """Return a table whose film takes seconds."""
    table = str(client.set_up("Ann", "Ben")["table"]["id"])
    for _ in range(4):
        now = client.get(f"/tables/{table}")["table"]
        seat = now["game"]["seat"]
        # What a quick bot would do, decision by decision.
        hint = client.post(f"/tables/{table}/hints", {"seat": seat})["hints"][0]["decision"]
        assert client.turn(table, seat, now["number"], hint).status_code == 200
    return table


def hang_up_on(server: Running, client: Client, path: str) -> None:
    """Send a request and disconnect without waiting for the answer."""
    cookie = client.http.cookies["monkeypalace"]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: monkeypalace={cookie}\r\n\r\n"
        connection.sendall(head.encode())
        time.sleep(0.3)


def test_work_ends_when_its_client_hangs_up(usual: Running):
    with Client(usual.address) as client:
        tables = [big_film(client) for _ in range(3)]
        before = metric(usual, "monkeypalace_work_processor_seconds_count", lane="pictures")
        for table in tables:
            hang_up_on(usual, client, f"/api/tables/{table}/replay.webp")

    def jobs(state: str) -> float:
        return metric(usual, "monkeypalace_lane_jobs", lane="pictures", state=state)

    wait_until(lambda: jobs("waiting") == jobs("running") == 0, 60)
    after = metric(usual, "monkeypalace_work_processor_seconds_count", lane="pictures")
    assert after - before < 3
    assert '"status": 499' in usual.log.read_text()


def test_a_server_that_stops_does_not_wait_for_its_workers(tmp_path: Path):
    server = start(tmp_path)
    with Client(server.address) as client:
        table = big_film(client)
        wait_until(lambda: len(workers(server)) == 4)
        found = workers(server)
        hang_up_on(server, client, f"/api/tables/{table}/replay.webp")
    began = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < 25
    assert not [worker for worker in found if Path(f"/proc/{worker}").exists()]


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path):
    server = start(tmp_path)
    wait_until(lambda: len(workers(server)) == 4)
    found = workers(server)
    server.kill()
    wait_until(lambda: not [each for each in found if Path(f"/proc/{each}").exists()], 60)


def test_a_worker_that_is_killed_is_replaced(usual: Running):
    with Client(usual.address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        wait_until(lambda: len(workers(usual)) == 4)
        for worker in workers(usual):
            os.kill(worker, signal.SIGKILL)
        assert client.post(f"/tables/{table}/draft", {"seat": 1})["in_turn"]
        assert client.post(f"/tables/{table}/hints", {"seat": 1})["hints"]


def test_a_table_with_a_bot_that_thinks_for_ever_goes_on(usual: Running):
    """The largest starting hand: counting all its staircases would never end."""
    text = pack_text(9, arches=9, columns=4)
    with Client(usual.address) as client:
        client.set_up("Ann", "Ben")
        pack = client.post("/packs", {"text": text})["pack"]["digest"]
        seats = ("Ann", "bot:capuchin", "bot:random")
        made = [client.set_up(*seats, pack=pack)["table"]["id"] for _ in range(2)]
        fair = client.set_up("Ann", "bot:capuchin", "bot:capuchin")["table"]["id"]
        for table in (*made, fair):
            assert client.turn(table, 1, 2, *FIRST_TURN).status_code == 200

        def played(table: str) -> bool:
            return bool(client.get(f"/tables/{table}")["table"]["number"] >= 5)

        wait_until(lambda: all(played(table) for table in (*made, fair)), 120)


def test_a_pack_that_would_take_for_ever_is_refused(usual: Running):
    # The standard library needs quadratic time and memory for dotted keys: gigabytes.
    dotted = ".".join("a" * 20_000) + " = 1"
    huge = pack_text(70, arches=70, columns=16)
    with Client(usual.address) as client:
        client.set_up("Ann", "Ben")
        before = metric(usual, "monkeypalace_workers_ended_total", lane="search", reason="limit")
        for text, code in ((dotted, "too-complex"), (huge, "hand-too-large")):
            began = time.monotonic()
            refused = client.try_post("/packs", {"text": text})
            assert (refused.status_code, refused.json()["code"]) == (422, "pack")
            assert [cause["code"] for cause in refused.json()["causes"]] == [code]
            assert time.monotonic() - began < 5
        # No worker had to be killed for it.
        after = metric(usual, "monkeypalace_workers_ended_total", lane="search", reason="limit")
        assert after == before
