"""Limits of connections: large heads and bodies, slow clients, many connections, hosts."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.processes import processor_clock
from monkeypalace.server.http.hosts import Hosts
from monkeypalace.server.http.middleware import count_values
from monkeypalace.server.http.route_limits import LIMITS, OTHER, RouteTable
from monkeypalace.server.http.routes import ROUTES
from monkeypalace.server.problems import ServerError
from monkeypalace.server.settings import Settings
from tests.server.clients import Client
from tests.server.running import Running
from tests.server.test_limits import metric, start, wait_until
from tests.server.test_streams import wait_for_streams

pytestmark = pytest.mark.xdist_group("connections")

HEAD = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with short timeouts."""
    running = start(
        tmp_path_factory.mktemp("impatient"),
        # Two seconds, because a busy machine may interrupt a client for one.
        head_seconds="2",
        body_seconds="2",
        read_seconds="1",
    )
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server for few connections, without trusted proxies.

    Connections without a request are closed late enough for a test to open them all.
    """
    running = start(
        tmp_path_factory.mktemp("small"),
        head_seconds="200",
        body_seconds="200",
        most_connections="30",
        connections_per_address="20",
        trusted_proxies="192.0.2.1",
    )
    yield running
    assert running.stop() == 0, running.log.read_text()


def connect(server: Running, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 60, (source, 0))


def answer_of(connection: socket.socket) -> tuple[int, Any]:
    """Read everything until the server closes the connection; return status and JSON."""
    found = b""
    with suppress(ConnectionResetError):
        while piece := connection.recv(65536):
            found += piece
    if not found:
        return 0, None
    head, _, body = found.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body) if body else None


def ping(server: Running) -> float:
    """Return the seconds of processor time that the server used during a simple request.

    That is about how long it takes when the machine does nothing else.
    """
    clock = processor_clock(server.process.pid)
    began = clock()
    assert httpx.get(f"{server.address}/health/live", timeout=60).status_code == 200
    return clock() - began


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: " + b"x" * 40_000,
        HEAD + b"X: " + b"x" * 40_000 + b"\r\n\r\n",
        HEAD + b"X: y\r\n" * 101 + b"\r\n",
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;" + b"x" * 40_000,
    ],
    ids=["unfinished", "finished", "many", "address", "chunk"],
)
def test_a_large_head_is_refused(impatient: Running, head: bytes):
    with connect(impatient) as connection:
        connection.sendall(head)
        status, problem = answer_of(connection)
    # A request that was answered before its trailers came cannot be refused any more.
    assert status in (431, 0, 200)
    if b"chunked" not in head:
        assert (status, problem["code"]) == (431, "server-head-too-large")


def test_a_huge_head_does_not_block_other_requests(impatient: Running):
    """Ten megabytes of one header used to block the server for five seconds."""
    piece = b"x" * 65536

    def send() -> int:
        sent = 0
        with connect(impatient) as connection, suppress(OSError):
            # The system buffers little, so what is sent is about what the server has read.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
            connection.sendall(HEAD + b"X: ")
            for _ in range(160):
                connection.sendall(piece)
                sent += len(piece)
        return sent

    with ThreadPoolExecutor(2) as pool:
        sending = [pool.submit(send) for _ in range(2)]
        longest = max(ping(impatient) for _ in range(20))
        taken = [each.result() for each in sending]
    # Processor time: a busy machine does not change it.
    assert longest < 1
    # Both were cut off: the rest was not read, except what the system had buffered.
    assert max(taken) < 10_000_000


def test_a_client_that_stops_sending_is_cut_off(impatient: Running):
    post = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
    unfinished = {
        "nothing": b"",
        "line": b"GET /hea",
        "headers": HEAD + b"X: y\r\n",
        "newline": b"\r\n",
        "body": post + b"Content-Length: 100\r\n\r\n{",
        "chunks": post + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    }
    with ExitStack() as stack:
        began = time.monotonic()
        # All at the same time, so that they reach their deadlines together.
        connections = {name: stack.enter_context(connect(impatient)) for name in unfinished}
        for name, sent in unfinished.items():
            connections[name].sendall(sent)
        for name, connection in connections.items():
            # Reading gives up after a minute.
            status, _ = answer_of(connection)
            assert status in (408, 0), name
            # Not immediately: the deadline is two seconds. A busy machine can only make it later.
            assert time.monotonic() - began > 1, name


def test_a_client_that_sends_byte_by_byte_is_cut_off(impatient: Running):
    def send(connection: socket.socket) -> None:
        # Sending all bytes would take at least 50 seconds.
        for byte in HEAD + b"X: " + b"y" * 1000:
            connection.sendall(bytes([byte]))
            time.sleep(0.05)

    with connect(impatient) as connection, pytest.raises(OSError):
        send(connection)


def test_a_connection_may_last_longer_than_the_deadline_of_a_request(impatient: Running):
    """The deadline is for each request, not for the connection."""
    with connect(impatient) as connection:
        for _ in range(4):
            # In one piece, so that a busy machine does not delay a part of it. The pauses between
            # requests do not count towards the deadline.
            connection.sendall(
                b"POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
                b"Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
            )
            assert b" 204 " in connection.recv(65536)
            time.sleep(0.9)


def test_the_first_request_of_a_new_connection_is_answered_while_the_server_stops(tmp_path: Path):
    server = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    with connect(server) as early:
        # The server has accepted the connection before it answers a later one.
        ping(server)
        server.process.terminate()
        while is_listening(server):
            time.sleep(0.01)
        early.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
        status, _ = answer_of(early)
        assert status == 200
        # The server has closed the connection after this request.
        assert early.recv(1) == b""
    assert server.process.wait(60) == 0


def is_listening(server: Running) -> bool:
    try:
        with connect(server):
            return True
    except (ConnectionRefusedError, ConnectionResetError):
        # Reset: the server stopped listening before it had accepted this connection.
        return False


def test_the_connections_of_an_address_are_limited(small: Running):
    with ExitStack() as stack:
        mine = [stack.enter_context(connect(small, "127.0.0.2")) for _ in range(20)]
        one_more = stack.enter_context(connect(small, "127.0.0.2"))
        status, problem = answer_of(one_more)
        assert (status, problem["code"]) == (429, "server-many-connections")
        # Other clients are not affected.
        assert ping(small) < 1
        assert mine


def test_idle_connections_make_room_for_others(small: Running):
    """Forty half-open connections from four addresses; the server accepts thirty."""
    with ExitStack() as stack:
        for number in range(40):
            stack.enter_context(connect(small, f"127.0.0.{10 + number % 4}"))
        assert ping(small) < 1
        assert metric(small, "monkeypalace_connection_refusals_total", reason="evicted") > 0


def test_half_sent_requests_make_room_for_others(small: Running):
    """A request without its body is closed as early as a connection without a request."""
    before = metric(small, "monkeypalace_connection_refusals_total", reason="evicted")
    with ExitStack() as stack:
        for number in range(30):
            half = stack.enter_context(connect(small, f"127.0.0.{30 + number % 2}"))
            half.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        with connect(small, "127.0.0.32") as connection:
            connection.sendall(HEAD + b"\r\n")
            assert b" 200 " in connection.recv(65536)
    after = metric(small, "monkeypalace_connection_refusals_total", reason="evicted")
    assert after > before


def test_closed_connections_are_no_longer_counted(small: Running):
    def count() -> float:
        return float(
            next(
                line.split()[1]
                for line in httpx.get(f"{small.address}/metrics", timeout=60).text.splitlines()
                if line.startswith("monkeypalace_connections ")
            )
        )

    with ExitStack() as stack:
        for number in range(10):
            stack.enter_context(connect(small, f"127.0.0.{20 + number}"))
    wait_until(lambda: count() == 1)


def test_a_refused_body_is_not_read(impatient: Running):
    """The client sees the refusal, although it has not sent everything."""
    with connect(impatient) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000000\r\n\r\n"
        )
        assert b" 413 " in connection.recv(65536)
        sent = 0
        with suppress(OSError):
            for _ in range(1000):
                connection.sendall(b"x" * 65536)
                sent += 65536
    assert sent < 20_000_000


def test_a_connection_survives_many_refused_bodies(impatient: Running):
    """What is read and dropped counts for each request, not for the connection."""
    with httpx.Client(base_url=impatient.address, timeout=60) as http:
        for _ in range(20):
            assert http.post("/api/me", content=b"x" * 100_000).status_code == 413


def test_a_client_that_does_not_read_is_cut_off(impatient: Running):
    """The client requests much more than the system buffers."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", impatient.port))
        ask = b"GET /api/rulebook HTTP/1.1\r\nHost: localhost\r\n\r\n"
        connection.sendall(ask * 8)
        wait_until(
            lambda: metric(impatient, "monkeypalace_connection_refusals_total", reason="reading")
        )


def test_the_stream_of_a_client_that_sends_a_large_body_is_removed(impatient: Running):
    """The body of a request for a stream has a deadline, although the answer goes on."""
    with Client(impatient.address) as client:
        table = client.set_up("Ann", "Ben", public=True)["table"]["id"]
        ask = (
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n"
            "Transfer-Encoding: chunked\r\n\r\n"
        )
        with suppress(OSError), connect(impatient) as connection:
            connection.sendall(ask.encode())
            assert b"200 OK" in connection.recv(1000)
            for _ in range(20):
                connection.sendall(b"8000\r\n" + bytes(0x8000) + b"\r\n")
            # Until the server closes the connection.
            while connection.recv(1000):
                pass
        wait_for_streams(client, 0)


# Bodies


def test_every_operation_has_its_limits():
    assert {route.operation_id for route in ROUTES} == set(LIMITS)
    table = RouteTable(ROUTES)
    for path, method, operation in [
        ("/api/tables/k3Jt0aQwX9bLmZ2e/turns", "POST", "playTurn"),
        ("/api/tables/k3Jt0aQwX9bLmZ2e/replay.webp", "GET", "exportFilm"),
        ("/api/tables", "POST", "createTable"),
        ("/api/lessons/first/one/help", "POST", "helpLearner"),
        ("/health", "GET", "getHealth"),
    ]:
        found = table.find(method, path)
        assert found.route is not None
        assert (found.route.operation_id, found.limits) == (operation, LIMITS[operation])
    for path in ("/", "/assets/x.js", "/api/tables/x/y/z", "/api/nothing", ""):
        assert table.find("GET", path) == (OTHER, None)
    assert LIMITS["exportFilm"].cost > 20 * LIMITS["getTable"].cost


def test_small_operations_have_small_bodies(client: Client):
    body = json.dumps({"x" * 5000: 1}).encode()
    for path in ("/api/me", "/api/invites/look", "/api/tables", "/api/me/devices/redeem"):
        answer = client.http.post(path, content=body)
        assert (answer.status_code, answer.json()["code"]) == (413, "server-too-large")


def test_many_unknown_keys_are_refused_before_they_are_validated(client: Client):
    """Parsing and validating 300 KB of them used to take 100 ms."""
    client.post("/me")
    body = json.dumps({f"k{number}": 1 for number in range(20_000)}).encode()
    headers = {"Content-Type": "application/json", "Accept-Language": "nl"}
    # The second one is not JSON: a server that parsed it would say so.
    for content in (body, body[:-1]):
        answer = client.http.post("/api/packs", content=content, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "server-many-values")
        assert answer.json()["text"].startswith("Het verzoek heeft meer dan")
    few = client.http.post("/api/packs", content=b'{"k0": 1', headers=headers)
    assert (few.status_code, few.json()["code"]) == (400, "server-json")
    # What is inside a string does not count.
    text = client.try_post("/packs", {"text": '{,:["\\' * 5000})
    assert (text.status_code, text.json()["code"]) == (422, "pack")


@pytest.mark.parametrize(
    ("body", "values"),
    [
        (b'"' + b'\\"' * 10 + b"[,", 0),
        (b'["a", "' + b"\\" * 11, 2),
        (b'{"a": "' + b'\\"' * 10 + b'", "b": 1}', 4),
        (b"[" * 10 + b'"', 10),
    ],
    ids=["no end", "half an escape", "escapes", "one quote"],
)
def test_values_are_counted_outside_strings(body: bytes, values: int):
    assert count_values(body) == values


def test_a_string_without_an_end_is_read_once(client: Client):
    """Each quote was once taken for the start of a string, so that 300 KB took minutes.

    The client gives up after one minute.
    """
    client.post("/me")
    body = b'{"text": "' + b'\\"' * 140_000
    for path, size in (("/api/packs", len(body)), ("/api/judge/position", 100_001)):
        headers = {"Content-Type": "application/json"}
        answer = client.http.post(path, content=body[:size], headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "server-json")


# Rates


def statuses_of_many(server: Running, path: bytes, address: str) -> list[bytes]:
    """Send requests eight at a time, until one of them is refused; return all statuses.

    Even a slow server answers eight at once, so no tokens are refilled meanwhile.
    """
    found: list[bytes] = []
    ask = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n"
    for _ in range(40):
        with connect(server, address) as connection:
            connection.sendall((ask + b"\r\n") * 7 + ask + b"Connection: close\r\n\r\n")
            answers = b"".join(iter(partial(connection.recv, 65536), b""))
        found += re.findall(rb"(?m)^HTTP/1.1 (\d+)", answers)
        if b"429" in found:
            break
    return found


def test_a_picture_costs_more_than_reading_a_table(tmp_path: Path):
    server = start(tmp_path, commands_per_second="1")
    try:
        with Client(server.address) as client:
            table = client.set_up("Ann", "Ben")["table"]["id"]
            # A person has 30 tokens, and gets five in a second. A picture takes them all. On a slow
            # machine they are refilled while it is drawn, but not while it comes from the cache.
            asked = [client.http.get(f"/api/tables/{table}/palace.png") for _ in range(10)]
            assert asked[0].status_code == 200
            refused = next(answer for answer in asked if answer.status_code != 200)
            assert (refused.status_code, refused.json()["code"]) == (429, "server-slow-down")
            assert int(refused.headers["retry-after"]) >= 1
            time.sleep(1)
            assert client.http.get(f"/api/tables/{table}").status_code == 200
        # Health and metrics cost tokens, too: an address has 300, and gets 50 in a second.
        for path, address in ((b"/health", "127.0.0.2"), (b"/metrics", "127.0.0.3")):
            statuses = statuses_of_many(server, path, address)
            assert set(statuses) == {b"200", b"429"}, path
    finally:
        assert server.stop() == 0


# Hosts


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "192.0.2.7", ""])
@pytest.mark.parametrize("path", ["/", "/health", "/api/offers"])
def test_another_host_is_refused(server: Running, host: str, path: str):
    answer = httpx.get(server.address + path, headers={"Host": host}, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (403, "server-host")
    assert "MONKEYPALACE_HOSTS" in answer.json()["text"]


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080"])
def test_the_names_of_this_machine_are_accepted(server: Running, host: str):
    answer = httpx.get(f"{server.address}/health", headers={"Host": host}, timeout=60)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("settings", "host", "accepted"),
    [
        (Settings(host="0.0.0.0"), "192.168.1.5:8080", True),
        (Settings(host="0.0.0.0"), "evil.example", False),
        (Settings(host="0.0.0.0"), f"{socket.gethostname()}:8080", True),
        (Settings(host="192.168.1.5"), "192.168.1.5:8080", True),
        (Settings(host="192.168.1.5"), "192.168.1.6:8080", False),
        (Settings(origin="https://palace.example"), "palace.example", True),
        (Settings(hosts="a.example, b.example"), "b.example:1", True),
        (Settings(hosts="a.example", host="0.0.0.0"), "192.168.1.5", False),
        (Settings(hosts="*"), "anything", True),
        (Settings(), None, True),
    ],
)
def test_the_settings_decide_which_hosts_are_accepted(
    settings: Settings, host: str | None, accepted: bool
):
    hosts, header = Hosts(settings), None if host is None else host.encode()
    for _ in range(2):
        if accepted:
            hosts.check(header)
        else:
            with pytest.raises(ServerError) as refused:
                hosts.check(header)
            assert refused.value.code == "server-host"
