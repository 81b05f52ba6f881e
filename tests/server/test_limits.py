"""Limits of one client: searches, pictures, packs and bots."""

from __future__ import annotations

import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.processes import identity_of
from monkeypalace.locale import LANGUAGES
from monkeypalace.server.lanes.lanes import Lanes
from monkeypalace.server.settings import Settings
from tests.server.clients import Client
from tests.server.running import Running
from tests.server.some_packs import pack_text
from tests.server.test_turns import FIRST_TURN

#: Two towers, and all pieces that are left in the box: more staircases than can be listed.
HOSTILE: dict[str, Any] = {
    "ground": ["llldddgg"] * 8,
    "stacks": {"d4": "Ae", "e4": "AwAe", "f4": "bAwG", "a8": "b" * 20, "h1": "b" * 20},
    "animals": {},
    "hand": {"arches": 60, "bricks": 30, "columns": 16},
}


#: The number of worker processes: with the settings of `Running`, each lane has one.
WORKERS = len([*Lanes(Settings())])


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
        timeout=200,
    )


def metric(server: Running, name: str, **labels: str) -> float:
    """Return one of the server's metrics."""
    text = httpx.get(f"{server.address}/metrics", timeout=60).text
    wanted = ",".join(f'{label}="{value}"' for label, value in sorted(labels.items()))
    found = re.search(rf"^{name}{{{wanted}}} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def wait_until(condition: Callable[[], object], seconds: float = 120) -> None:
    """Wait for a condition; the limit is long enough for a busy machine."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers(server: Running, lane: str = "") -> list[int]:
    """Return the worker processes of a server, or of a lane: the forks of its fork servers."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (path / "stat").read_text().rpartition(")")[2].split()
            if fields[0] != "Z":
                parents[int(path.name)] = int(fields[1])
    forks = {
        each: parent
        for each, parent in parents.items()
        if parents.get(parent) == server.process.pid
    }
    # A fork server's command line has its pickled warm-up function as hexadecimal digits.
    warm_up = f"warm_up_{lane}".encode().hex().encode()
    return [
        each
        for each, parent in forks.items()
        if warm_up in Path(f"/proc/{parent}/cmdline").read_bytes()
    ]


@contextmanager
def suspended(processes: list[int]) -> Iterator[None]:
    """Suspend processes: they finish nothing until the block ends."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            # The server may have killed it.
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def have_ended(asked: list[Future[httpx.Response]], count: int) -> bool:
    return sum(each.done() for each in asked) >= count


def wait_until_gone(processes: list[int]) -> None:
    """Wait until processes have ended; a zombie has ended, too."""
    wait_until(lambda: not any(map(identity_of, processes)))


def jobs(server: Running, lane: str, state: str) -> float:
    return metric(server, "monkeypalace_lane_jobs", lane=lane, state=state)


def is_warm(server: Running, lane: str) -> bool:
    return metric(server, "monkeypalace_lane_workers", lane=lane) == 1


def test_workers_are_warm_before_the_first_request(usual: Running):
    for lane in ("tables", "bots", "search", "pictures"):
        wait_until(partial(is_warm, usual, lane))
        drafts = metric(usual, "monkeypalace_work_processor_seconds_count", lane=lane, work="draft")
        assert drafts == 0


def test_a_search_that_exceeds_its_processor_time_is_refused_with_a_text(narrow: Running):
    texts: set[str] = set()
    before = metric(narrow, "monkeypalace_workers_ended_total", lane="search", reason="limit")
    for language in LANGUAGES[:2]:
        refused = ask(narrow, "staircases", f"192.0.2.{len(texts)}", language)
        assert (refused.status_code, refused.json()["code"]) == (422, "server-too-hard")
        texts.add(refused.json()["text"])
    assert len(texts) == 2
    after = metric(narrow, "monkeypalace_workers_ended_total", lane="search", reason="limit")
    assert after - before == 2


def test_the_searches_of_a_client_are_limited(narrow: Running):
    texts: set[str] = set()
    for language in LANGUAGES[:2]:
        wait_until(lambda: len(workers(narrow, "search")) == 1)
        with ThreadPoolExecutor(13) as pool:
            # Without a worker process no search ends, so exactly three requests are accepted.
            with suspended(workers(narrow, "search")):
                asked = [
                    pool.submit(ask, narrow, "staircases", "192.0.2.50", language)
                    for _ in range(12)
                ]
                wait_until(partial(have_ended, asked, 9))
                # Another client is not refused because of that.
                other = pool.submit(ask, narrow, "verdict", "192.0.2.51")
            answers = [each.result() for each in asked]
        assert other.result().status_code == 200
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) == 9
        # A worker that is suspended for more than ten seconds is killed as stuck: 503.
        assert {answer.status_code for answer in answers} - {429} <= {422, 503}
        assert {answer.json()["code"] for answer in refused} == {"server-many-requests"}
        assert {answer.headers["retry-after"] for answer in refused} == {"1"}
        texts |= {answer.json()["text"] for answer in refused}
    assert len(texts) == 2


def test_requests_at_a_table_do_not_wait_for_the_judge(usual: Running):
    # Twelve addresses, each within its limit.
    with Client(usual.address) as client, ThreadPoolExecutor(24) as pool:
        made = client.set_up("Ann", "Ben")["table"]
        path = f"/tables/{made['id']}"
        client.post(f"{path}/draft", {"seat": 1})
        # Without a worker process, no search ends before all requests at the table are answered.
        with suspended(workers(usual, "search")):
            asked = [
                pool.submit(ask, usual, path, f"192.0.2.{number}")
                for number in range(12)
                for path in ("help", "staircases")
            ]
            wait_until(
                lambda: jobs(usual, "search", "running") and jobs(usual, "search", "waiting")
            )
            for _ in range(5):
                client.post(f"{path}/draft", {"seat": 1})
                client.post(f"{path}/help", {"seat": 1})
                client.get(f"{path}/choices")
            assert client.turn(made["id"], 1, made["number"], *FIRST_TURN).status_code == 200
        statuses = {each.result().status_code for each in asked}
    # Only these statuses are possible: answered, too hard, or waited too long.
    assert statuses <= {200, 422, 503}


def big_film(client: Client) -> str:
    """Return a table whose film takes seconds."""
    table = str(client.set_up("Ann", "Ben")["table"]["id"])
    for _ in range(4):
        now = client.get(f"/tables/{table}")["table"]
        seat = now["game"]["seat"]
        # One decision at a time, each as the hint says.
        hint = client.post(f"/tables/{table}/hint", {"seat": seat})["decision"]
        assert client.turn(table, seat, now["number"], hint).status_code == 200
    return table


@contextmanager
def asking_for_films(server: Running, client: Client, tables: list[str]) -> Iterator[None]:
    """Request films; disconnect after the block, without having read an answer."""
    cookie = client.http.cookies["monkeypalace"]
    with ExitStack() as stack:
        for table in tables:
            connection = socket.create_connection(("127.0.0.1", server.port))
            stack.enter_context(connection)
            head = (
                f"GET /api/tables/{table}/replay.webp HTTP/1.1\r\n"
                f"Host: localhost\r\nCookie: monkeypalace={cookie}\r\n\r\n"
            )
            connection.sendall(head.encode())

        def in_lane() -> float:
            return jobs(server, "pictures", "running") + jobs(server, "pictures", "waiting")

        wait_until(lambda: in_lane() == len(tables))
        yield


def films(server: Running) -> float:
    """Return the number of films that were drawn."""
    labels = {"lane": "pictures", "work": "paint_film"}
    return metric(server, "monkeypalace_work_processor_seconds_count", **labels)


def test_work_ends_when_its_client_disconnects(usual: Running):
    wait_until(lambda: len(workers(usual, "pictures")) == 1)
    painters = workers(usual, "pictures")
    with Client(usual.address) as client:
        tables = [big_film(client) for _ in range(3)]
        # The worker is replaced, although it is suspended; the films that wait are dropped.
        with suspended(painters):
            with asking_for_films(usual, client, tables):
                assert jobs(usual, "pictures", "running") == 1
            wait_until_gone(painters)
        wait_until(lambda: not jobs(usual, "pictures", "waiting"))
        wait_until(lambda: not jobs(usual, "pictures", "running"))
        assert films(usual) == 0
        # The metric does count a film that is drawn.
        assert client.http.get(f"/api/tables/{tables[0]}/replay.webp").status_code == 200
        assert films(usual) == 1
    wait_until(lambda: usual.log.read_text().count('"status": 499') == 3)


def test_a_server_that_stops_does_not_wait_for_its_workers(tmp_path: Path):
    server = start(tmp_path)
    with Client(server.address) as client:
        table = big_film(client)
        wait_until(lambda: len(workers(server)) == WORKERS)
        found = workers(server)
        # Suspended workers would never finish by themselves.
        with suspended(found):
            with asking_for_films(server, client, [table]):
                pass
            assert server.stop() == 0
            wait_until_gone(found)


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path):
    server = start(tmp_path)
    wait_until(lambda: len(workers(server)) == WORKERS)
    found = workers(server)
    server.kill()
    wait_until_gone(found)


def test_a_worker_that_is_killed_is_replaced(usual: Running):
    with Client(usual.address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        wait_until(lambda: len(workers(usual)) == WORKERS)
        for worker in workers(usual):
            os.kill(worker, signal.SIGKILL)
        assert client.post(f"/tables/{table}/draft", {"seat": 1})["in_turn"]
        assert client.post(f"/tables/{table}/hint", {"seat": 1})["decision"]


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
            # A worker that took longer than two seconds would be killed, with another answer.
            refused = client.try_post("/packs", {"text": text})
            assert (refused.status_code, refused.json()["code"]) == (422, "pack")
            assert [cause["code"] for cause in refused.json()["causes"]] == [code]
        # No worker had to be killed for it.
        after = metric(usual, "monkeypalace_workers_ended_total", lane="search", reason="limit")
        assert after == before
