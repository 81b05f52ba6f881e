"""Security: sessions, origins, rate limits, injection, secrets in logs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from monkeypalace.locale import LANGUAGES, TOPICS, text
from monkeypalace.server.http import pages
from monkeypalace.server.problems import CODES
from monkeypalace.server.settings import Settings
from tests.ftl import messages
from tests.server.clients import Client
from tests.server.running import Running
from tests.server.test_turns import FIRST_TURN

Clients = Callable[[], Client]

TURN = {"seat": 1, "expected": 2, "command_id": "1", "decisions": list(FIRST_TURN)}

#: All operations on a table, each with a valid body.
ABOUT_A_TABLE: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("GET", "/choices", None),
    ("GET", "/log", None),
    ("GET", "/chat", None),
    ("GET", "/stream", None),
    ("GET", "/game.json", None),
    ("GET", "/turns.txt", None),
    ("GET", "/palace.svg", None),
    ("GET", "/palace.png", None),
    ("GET", "/palace.mpd", None),
    ("GET", "/instructions.html", None),
    ("GET", "/replay.webp", None),
    ("POST", "/turns", TURN),
    ("POST", "/draft", {"seat": 1}),
    ("POST", "/help", {"seat": 1}),
    ("POST", "/hint", {"seat": 1}),
    ("POST", "/branch", {"number": 2}),
    ("POST", "/branch/hint", {"number": 2}),
    ("POST", "/branch/reply", {"number": 2}),
    ("POST", "/continue", {"number": 2}),
    ("POST", "/review", {}),
    ("POST", "/review/check", {"number": 2, "decision": "pass"}),
    ("POST", "/chat", {"text": "hello", "command_id": "1"}),
    ("POST", "/rematch", None),
    ("POST", "/spectators/invite", None),
    ("POST", "/seats/2/invite", None),
    ("POST", "/seats/2/sit", {"name": "Eve"}),
    ("POST", "/seats/2/bot", {"bot": "random"}),
    ("POST", "/seats/1/leave", {}),
    ("POST", "/seats/1/return", None),
]


@pytest.mark.parametrize(("method", "path", "body"), ABOUT_A_TABLE)
def test_a_stranger_does_not_learn_that_a_table_exists(
    clients: Clients, method: str, path: str, body: Any
):
    ann, eve = clients(), clients()
    table = ann.set_up("Ann", "Ben")["table"]["id"]
    eve.set_up("Eve", "Mallory")
    answers = [
        eve.http.request(method, f"/api/tables/{id_}{path}", json=body) for id_ in (table, "x" * 16)
    ]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].content == answers[1].content


def test_nobody_acts_for_another(clients: Clients):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None, None)
    table = made["table"]["id"]
    ben.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": "Ben"})
    # The host may not act for another's seat, and a guest may not act as the host.
    for client, path, body in [
        (ann, "/seats/2/leave", {}),
        (ann, "/seats/2/return", {}),
        (ben, "/seats/1/leave", {}),
        (ben, "/seats/3/invite", {}),
        (ben, "/seats/3/sit", {"name": "Ben"}),
        (ben, "/seats/3/bot", {"bot": "random"}),
        (ben, "/spectators/invite", {}),
        (ben, "/turns", TURN | {"expected": 2}),
    ]:
        answer = client.try_post(f"/tables/{table}{path}", body)
        assert answer.status_code == 403, path
    ann.post(f"/tables/{table}/seats/3/bot", {"bot": "random"})
    number = ann.get(f"/tables/{table}")["table"]["number"]
    assert ben.turn(table, 1, number, *FIRST_TURN).status_code == 403
    assert ben.turn(table, 2, number, *FIRST_TURN).json()["code"] == "not-your-turn"


def test_the_cookie_is_httponly_and_samesite(client: Client):
    answer = client.http.post(
        "/api/tables", json={"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    )
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Secure" not in cookie
    # A person with a session does not get a new cookie.
    assert "set-cookie" not in client.http.post("/api/me/devices").headers


def test_behind_a_proxy_the_cookie_is_for_encrypted_connections_only(clients: Clients):
    answer = clients().http.post(
        "/api/tables",
        json={"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]},
        headers={"X-Forwarded-Proto": "https"},
    )
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.json()["invites"][0]["link"].startswith("https://")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_commands_of_other_sites_are_refused(client: Client, headers: dict[str, str]):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    answer = client.http.post(f"/api/tables/{table}/turns", json=TURN, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "server-origin")
    assert client.get(f"/tables/{table}")["table"]["number"] == 2


def test_commands_of_our_own_pages_are_accepted(client: Client, server: Running):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    headers = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
    answer = client.http.post(f"/api/tables/{table}/turns", json=TURN, headers=headers)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/tables/abc", 307), ("/health", 200), ("/api/offers", 200), ("/api/no", 404)],
)
def test_every_answer_has_the_security_headers(client: Client, path: str, status: int):
    answer = client.http.get(path)
    assert answer.status_code == status
    headers = answer.headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_secrets_are_neither_stored_nor_logged(clients: Clients, server: Running):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None, None)
    codes = [invite["code"] for invite in made["invites"]]
    codes.append(ann.post("/me/devices")["code"])
    ben.post("/invites/redeem", {"code": codes[0], "name": "Benedikta"})
    secrets = [client.http.cookies["monkeypalace"] for client in (ann, ben)]
    table = made["table"]["id"]
    stored = b"".join(
        path.read_bytes() for path in Path(server.database).parent.glob("tables.sqlite3*")
    )
    assert table.encode() in stored
    for secret in (*codes, *secrets):
        assert secret.encode() not in stored
    log = server.log.read_text()
    for private in (*codes, *secrets, table, "Benedikta"):
        assert private not in log
    assert all(server.records())


HOSTILE: list[tuple[bytes, int]] = [
    (b"", 422),
    (b"{", 400),
    (b"\xff\xfe", 400),
    (b"[" * 1_900, 400),
    (b"[" * 3_900, 422),
    (b"[" * 100_000, 413),
    (b"null", 422),
    (b"[]", 422),
    (b'{"seats": 1e999}', 422),
    (b'{"seats": [' + b"9" * 3900 + b"]}", 422),
    (b'{"seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "open"}]}', 422),
    (b'{"seats": [{"kind": "me", "name": "\\u0000"}, {"kind": "open"}]}', 422),
    (b'{"seats": [{"kind": "me", "name": "a\\nb"}, {"kind": "open"}]}', 422),
    (b'{"seats": [{"kind": "me", "name": "   "}, {"kind": "open"}]}', 422),
    (b'{"seats": [{"kind": "me", "name": "' + b"x" * 41 + b'"}, {"kind": "open"}]}', 422),
    (b'{"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "seed": 1}', 422),
    (b'{"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "pack": "../x"}', 422),
    (b'{"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}], "options": {"map": 9}}', 422),
]


@pytest.mark.parametrize(("body", "status"), HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_bodies_are_refused_with_a_reason(client: Client, body: bytes, status: int):
    answer = client.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, bool(answer.json()["text"])) == (status, True)


def test_a_number_with_too_many_digits_is_refused(client: Client):
    answer = client.http.post(
        "/api/judge/verdict",
        content=b'{"position": ' + b"9" * 5000 + b"}",
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "server-json")


def test_huge_bodies_are_refused(client: Client):
    most = Settings().largest_body
    answer = client.http.post("/api/tables", content=b"x" * (most + 1))
    assert answer.status_code == 413

    def pieces() -> Iterator[bytes]:
        # Sent without a Content-Length header.
        for _ in range(most // 1000 + 1):
            yield b" " * 1000

    answer = client.http.post(
        "/api/tables", content=pieces(), headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (413, "server-too-large")


def test_unknown_addresses_are_refused(client: Client):
    for method, path, status in [
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables", 405),
        ("GET", "/api/tables/short", 422),
        ("GET", "/nothing.js", 404),
        ("GET", "/%2e%2e/%2e%2e/pyproject.toml", 404),
        ("GET", "/..%2f..%2f..%2f..%2fpyproject.toml", 404),
    ]:
        answer = client.http.request(method, path)
        assert answer.status_code == status, path
        assert answer.json()["text"]


def get_page(folder: Path, path: str, encoding: str, patch: pytest.MonkeyPatch) -> httpx.Response:
    """Request a file of the page, which is only `index.html`."""
    (folder / "index.html").write_text("the page")
    patch.setattr(pages, "_STATIC", folder)

    async def get() -> httpx.Response:
        app = Starlette()
        app.router.default = pages.Pages()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            return await http.get(f"/{path}", headers={"Accept-Encoding": encoding})

    return asyncio.run(get())


@pytest.mark.parametrize(("path", "status"), [("x" * 300, 307), ("x" * 300 + ".js", 404)])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_no_path_is_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, status: int, encoding: str
):
    assert get_page(tmp_path, path, encoding, monkeypatch).status_code == status


@pytest.mark.parametrize(
    ("path", "address"),
    [
        ("puzzles", "./#/puzzles"),
        ("puzzles/", "../#/puzzles"),
        ("puzzles/ddjtxh", "../#/puzzles/ddjtxh"),
        ("a?b=c", "./#/a"),
    ],
)
def test_a_path_without_a_file_is_redirected_to_the_router_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, address: str
):
    answer = get_page(tmp_path, path, "gzip", monkeypatch)
    assert (answer.status_code, answer.headers["location"]) == (307, address)


def test_half_of_a_surrogate_pair_is_refused(client: Client):
    for written in (r'{"ground": ["\ud800"]}', r'{"ground": [], "stacks": {"\ud800": "b"}}'):
        answer = client.try_post("/judge/position", {"text": written})
        assert (answer.status_code, bool(answer.json()["text"])) == (422, True)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Yield a server with narrow limits."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {
        "MONKEYPALACE_COMMANDS_PER_SECOND": "4",
        "MONKEYPALACE_PEOPLE_PER_MINUTE": "5",
        "MONKEYPALACE_TABLES_PER_PERSON": "3",
        "MONKEYPALACE_STREAMS_PER_PERSON": "2",
        "MONKEYPALACE_LOG_LEVEL": "debug",
    }
    running = Running(str(folder / "tables.sqlite3"), folder / "log", **limits)
    yield running
    assert running.stop() == 0


def test_tables_streams_and_commands_are_limited(strict: Running):
    with Client(strict.address) as client:
        tables = [client.set_up("Ann", "Ben")["table"]["id"] for _ in range(3)]
        body = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        refused = client.try_post("/tables", body)
        assert (refused.status_code, refused.json()["code"]) == (429, "server-many-tables")
        for table in tables[:2]:
            client.stream(table).wait_for_number(2)
        refused = client.http.get(f"/api/tables/{tables[2]}/stream")
        assert (refused.status_code, refused.json()["code"]) == (429, "server-many-streams")
        # A command is refused sooner or later; on a slow machine, tokens are refilled meanwhile.
        answers = (client.try_post("/me/devices") for _ in range(200))
        answer = next(answer for answer in answers if answer.status_code != 201)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1
        # Reading a table costs less than a command, so it is possible earlier.
        time.sleep(0.3)
        assert client.get(f"/tables/{tables[0]}")


def test_new_people_are_limited(strict: Running):
    def arrive() -> httpx.Response:
        with Client(strict.address) as client:
            client.http.headers["X-Forwarded-For"] = "203.0.113.9"
            return client.try_post(
                "/tables", {"seats": [{"kind": "me", "name": "Eve"}, {"kind": "open"}]}
            )

    assert [arrive().status_code for _ in range(5)] == [201] * 5
    # On a slow machine the bucket refills meanwhile, and one more is accepted.
    assert 429 in (arrive().status_code for _ in range(100))


def test_every_refusal_has_a_text():
    for language in LANGUAGES:
        known = messages(language, *TOPICS)
        assert [code for code in CODES if f"error-{code}" not in known] == []


@pytest.mark.parametrize("header", ["pt", "de, pt-PT;q=0.9, fr;q=0.5", "fr;q=0.1, pt-BR"])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("GET", "/api/tables/none", ""), ("POST", "/api/tables", "[" * 5_000_000)],
    ids=["by an operation", "before the operation"],
)
def test_refusals_are_in_the_preferred_language(
    client: Client, header: str, method: str, path: str, body: str
):
    answer = client.http.request(method, path, content=body, headers={"Accept-Language": header})
    problem = answer.json()
    assert problem["text"] == text(f"error-{problem['code']}", problem["params"], "pt-BR")
