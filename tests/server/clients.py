"""Test clients. Like the browser, they know no rules."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Self
from uuid import uuid4

import httpx
import msgspec
from fastapi.routing import APIRoute

from monkeypalace.server.http.openapi_document import all_answers
from monkeypalace.server.http.routes import ROUTES

ANSWERS = {answer.__name__: answer for answer in all_answers()}


class Client:
    """A client with a cookie jar and shortcuts for requests."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(
            base_url=address, timeout=60, event_hooks={"response": [check_shape]}
        )
        self._streams: list[Stream] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for stream in self._streams:
            stream.stop()
        self.http.close()

    def stream(self, table: str, last: int | None = None) -> Stream:
        """Open a table's stream."""
        stream = Stream(str(self.http.base_url), dict(self.http.cookies), table, last)
        self._streams.append(stream)
        return stream

    def get(self, path: str, **params: Any) -> Any:
        return good(self.http.get(f"/api{path}", params=params))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.http.post(f"/api{path}", json={} if body is None else body))

    def try_post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json={} if body is None else body)

    def set_up(self, *seats: Any, **options: Any) -> Any:
        """Set up a table; `"Ann"` is a seat of this client, `None` is open, `"bot:..."` a bot."""
        return self.post("/tables", {"seats": [seat(each) for each in seats], **options})

    def turn(self, table: str, seat: int, expected: int, *decisions: str, id_: str = "") -> Any:
        return self.try_post(
            f"/tables/{table}/turns",
            {
                "seat": seat,
                "expected": expected,
                "command_id": id_ or str(uuid4()),
                "decisions": list(decisions),
            },
        )


def seat(wanted: str | None) -> dict[str, str]:
    if wanted is None:
        return {"kind": "open"}
    if wanted.startswith("bot:"):
        return {"kind": "bot", "bot": wanted.removeprefix("bot:")}
    return {"kind": "me", "name": wanted}


def check_shape(response: httpx.Response) -> None:
    """Check an answer against the type that describes it in the OpenAPI document."""
    path, method = response.request.url.path, response.request.method
    for route in ROUTES if path.startswith("/api/") else ():
        assert isinstance(route, APIRoute)
        if route.path_regex.match(path) and method in (route.methods or ()):
            described = route.responses.get(response.status_code, {}).get("content", {})
            if (schema := described.get("application/json", {}).get("schema")) is not None:
                name = schema["$ref"].rpartition("/")[2]
                msgspec.json.decode(response.read(), type=ANSWERS[name])
            return


def good(response: httpx.Response) -> Any:
    """Check that an answer is a success; return its JSON."""
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json() if response.content else None


@dataclass
class Chooser:
    """Chooses random decisions among those that the server offers."""

    client: Client
    random: random.Random = field(default_factory=lambda: random.Random(1))
    #: Arches of a staircase, at most.
    most: int = 4

    def turn(self, table: str, seat: int) -> list[str]:
        """Return the decisions of a whole turn, each tried as a draft."""
        decisions: list[str] = []
        while True:
            draft = self.client.post(
                f"/tables/{table}/draft", {"seat": seat, "decisions": decisions}
            )
            if draft["turn_over"]:
                return decisions
            decisions.append(self.choose(table, seat, draft["choices"], decisions))

    def choose(self, table: str, seat: int, choices: Any, before: list[str]) -> str:
        if choices["kind"] != "build":
            return str(self.random.choice(choices["options"])["decision"])
        if choices["must_pass"]:
            return "pass"
        return self.staircase(table, seat, choices["starts"], before)

    def staircase(self, table: str, seat: int, starts: list[str], before: list[str]) -> str:
        staircase = self.random.choice(starts)
        for arches in range(100):
            ask = {"seat": seat, "staircase": staircase, "before": before}
            found = self.client.post(f"/tables/{table}/help", ask)
            assert found["causes"] == []
            if found["complete"] and (arches >= self.most or not found["offers"]):
                return staircase
            # Prefer attached arches, so that staircases do not get too long.
            offers = [each for each in found["offers"] if each["attached"]] or found["offers"]
            filling = self.random.choice(self.random.choice(offers)["fillings"])
            staircase = filling["staircase"]
        raise AssertionError("an endless staircase")


def play_on(table: str, clients: dict[int, Client], chooser: Callable[[Client], Chooser]) -> Any:
    """Play a running table to its end, with a client for each seat."""
    choosers = {seat: chooser(client) for seat, client in clients.items()}
    anybody = next(iter(clients.values()))
    while True:
        now = anybody.get(f"/tables/{table}")["table"]
        if now["status"] == "finished":
            return now
        seat = now["game"]["seat"]
        if seat not in clients:
            time.sleep(0.01)
            continue
        turn = choosers[seat].turn(table, seat)
        answer = clients[seat].turn(table, seat, now["number"], *turn)
        assert answer.status_code == 200, answer.text


def play_by_bots(client: Client, table: str, *seats: int, bot: str = "capuchin") -> Any:
    """Let bots play these seats of the client to the end of the game; return the table."""
    for number in seats:
        client.post(f"/tables/{table}/seats/{number}/leave", {"bot": bot})
    while True:
        now = client.get(f"/tables/{table}")["table"]
        if now["status"] == "finished":
            return now
        time.sleep(0.01)


class Stream(threading.Thread):
    """Reads a table's stream in a thread, over its own connection."""

    def __init__(self, address: str, cookies: dict[str, str], table: str, last: int | None) -> None:
        super().__init__(daemon=True)
        self._http = httpx.Client(base_url=address, cookies=cookies, timeout=60)
        self._path = f"/api/tables/{table}/stream"
        self._headers = {} if last is None else {"Last-Event-ID": str(last)}
        self._stopping = False
        self._opened = threading.Event()
        #: Name, id and data of every message.
        self.messages: list[tuple[str, str | None, Any]] = []
        self.raw = b""
        self.ended = False
        self.start()

    def run(self) -> None:
        try:
            with self._http.stream("GET", self._path, headers=self._headers) as response:
                self._response = response
                self._opened.set()
                for message in self._read(response):
                    self.messages.append(message)
                    if self._stopping:
                        break
        except (httpx.TransportError, httpx.StreamError):
            pass
        self.ended = True

    def stop(self) -> None:
        """Close the connection."""
        self._stopping = True
        assert self._opened.wait(60)
        stream = self._response.extensions.get("network_stream")
        if stream is not None and not self.ended:
            # The thread may close the socket at the same moment, if a message has just come.
            with suppress(OSError):
                stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self.join()
        self._http.close()

    def _read(self, response: httpx.Response) -> Iterator[tuple[str, str | None, Any]]:
        fields: dict[str, str] = {}
        for line in response.iter_lines():
            self.raw += line.encode() + b"\n"
            name, _, value = line.partition(": ")
            if line:
                fields[name] = value
            else:
                if "event" in fields:
                    yield fields["event"], fields.get("id"), json.loads(fields["data"])
                fields = {}

    def wait_for(self, check: Callable[[list[Any]], bool], seconds: float = 120) -> None:
        deadline = time.monotonic() + seconds
        while not check(self.messages):
            assert time.monotonic() < deadline, self.messages[-3:]
            time.sleep(0.01)

    def wait_for_number(self, number: int) -> None:
        """Wait for the view of an event."""
        self.wait_for(lambda found: any(m[0] == "view" and m[1] == str(number) for m in found))

    @property
    def entries(self) -> list[Any]:
        return [data["entry"] for name, _, data in list(self.messages) if name == "entry"]
