"""Clients that keep playing through all faults, and record what the server has acknowledged."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self
from uuid import uuid4

import httpx

from monkeypalace import Game, Options
from monkeypalace.game import Chance, PileOrder, play
from monkeypalace.notation import format_decision, parse_decision
from tests.random_games import random_decision
from tests.server.clients import good, seat

#: Seconds that a client waits for an answer, and seconds before it tries again.
_TIMEOUT = 5.0
_PAUSE = 0.05
#: Seconds until a condition must hold. On an idle machine it takes a second or two.
_LONGEST_WAIT = 200.0


@dataclass
class Acknowledgements:
    """The server's answers about the turns of one table."""

    #: Every acknowledged turn by its number: the command as it was sent, and the answer.
    turns: dict[int, tuple[dict[str, Any], bytes]] = field(default_factory=dict)
    #: The ids of commands that were refused because another turn came first.
    refused: set[str] = field(default_factory=set)
    #: The number of answers that said that nothing could be stored.
    not_stored: int = 0


class Traffic:
    """Several devices of one person race for every turn, and followers read the streams.

    Piles are sorted, so nothing is hidden and each device can follow the game by itself.
    """

    def __init__(
        self, direct: str, addresses: list[str], seed: int, *seats: str, devices: int = 3
    ) -> None:
        """Set up a table at the `direct` address, without faults; then play at the others."""
        self.acknowledgements: dict[str, Acknowledgements] = {}
        self.tables: list[str] = []
        self.problems: list[BaseException] = []
        #: Set when no more turns are to be played, and when the followers may stop.
        self.stopping, self.ended = threading.Event(), threading.Event()
        self.given_up = False
        #: When the last turn was acknowledged.
        self.last_acknowledged = time.monotonic()
        self.players = len(seats)
        self._lock = threading.Lock()
        self.devices = [Device(self, direct, Chance(seed + number)) for number in range(devices)]
        host = self.devices[0]
        options = {"piles": "sorted"}
        body = {"seats": [seat(each) for each in seats], "options": options, "public": True}
        first = host.request_json("POST", "/tables", body)["table"]["id"]
        for device in self.devices:
            if device is not host:
                code = host.request_json("POST", "/me/devices", {})["code"]
                device.request_json("POST", "/me/devices/redeem", {"code": code})
            device.table = first
        for number, device in enumerate(self.devices):
            device.http.base_url = httpx.URL(_api(addresses[number % len(addresses)]))
        self.add_table(first)
        self.followers = [Follower(self, address, first) for address in addresses * 2]

    def __enter__(self) -> Self:
        for thread in (*self.devices, *self.followers):
            thread.start()
        return self

    def __exit__(self, problem: object, *_: object) -> None:
        self.given_up = problem is not None
        for stop, threads in ((self.stopping, self.devices), (self.ended, self.followers)):
            stop.set()
            for thread in threads:
                thread.join(_LONGEST_WAIT)
                assert not thread.is_alive(), "a client hangs"
                thread.http.close()

    def add_table(self, table: str) -> None:
        with self._lock:
            if table not in self.acknowledgements:
                self.acknowledgements[table] = Acknowledgements()
                self.tables.append(table)

    def record_turn(self, table: str, number: int, command: dict[str, Any], answer: bytes) -> None:
        """Record an acknowledged turn; fail if another turn has the same number."""
        with self._lock:
            known = self.acknowledgements[table].turns.setdefault(number, (command, answer))
            self.last_acknowledged = time.monotonic()
        assert known == (command, answer), f"two turns are number {number}: {known} {command}"

    @property
    def turns(self) -> int:
        """Return the number of acknowledged turns."""
        with self._lock:
            return sum(len(each.turns) for each in self.acknowledgements.values())

    @property
    def not_stored(self) -> int:
        return sum(each.not_stored for each in self.acknowledgements.values())

    def wait_for_turns(self, more: int, seconds: float = _LONGEST_WAIT) -> None:
        """Wait until more turns have been acknowledged."""
        wanted = self.turns + more
        self.wait(lambda: self.turns >= wanted, f"{more} more turns", seconds)

    def settle(self) -> bytes:
        """Stop playing, and wait until all followers have the last state of the table."""
        self.stopping.set()
        for device in self.devices:
            device.join(_LONGEST_WAIT)
        self.check()
        host, last = self.devices[0], self.tables[-1]
        self.wait(lambda: host.is_quiet(last), "bots to finish their turns")
        found = host.request_until_answered("GET", f"/tables/{last}").content
        number, shown = json.loads(found)["table"]["number"], b'{"table":' + _table_of(found) + b"}"
        self.wait(
            lambda: all((each.table, each.number) == (last, number) for each in self.followers),
            f"followers to see number {number}",
        )
        self.wait(
            lambda: all(each.view == shown for each in self.followers), "followers to see the same"
        )
        return shown

    def wait(
        self, condition: Callable[[], bool], what: str, seconds: float = _LONGEST_WAIT
    ) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            self.check()
            assert time.monotonic() < deadline, f"timed out waiting for {what}"
            time.sleep(0.01)

    def check(self) -> None:
        """Raise the error of a client, if there is one."""
        if self.problems:
            raise self.problems[0]


def _table_of(seen: bytes) -> bytes:
    """Return the bytes of `table` in an answer with `you` and `table`."""
    return seen.partition(b',"table":')[2][:-1]


def _api(address: str) -> str:
    return f"{address}/api"


class _Client(threading.Thread):
    """A thread that reports its errors to the traffic."""

    def __init__(self, traffic: Traffic, address: str) -> None:
        super().__init__(daemon=True)
        self.traffic = traffic
        self.http = httpx.Client(base_url=_api(address), timeout=_TIMEOUT)

    def run(self) -> None:
        is_over = self.traffic.ended if isinstance(self, Follower) else self.traffic.stopping
        try:
            while not is_over.is_set():
                self.step()
        except Exception as problem:
            self.traffic.problems.append(problem)

    def step(self) -> None:
        raise NotImplementedError


class Device(_Client):
    """Plays random turns; repeats a command until it gets a definite answer."""

    def __init__(self, traffic: Traffic, address: str, chance: Chance) -> None:
        super().__init__(traffic, address)
        self._chance = chance
        self.table = ""
        self._game: Game | None = None
        self._number = 0

    def request_json(self, method: str, path: str, body: Any = None) -> Any:
        """Repeat a request until it is answered; return the JSON of the answer."""
        return good(self.request_until_answered(method, path, body))

    def request_until_answered(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Repeat a request until it is answered. Only for idempotent requests."""
        while True:
            try:
                answer = self.http.request(method, path, json=body)
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.status_code not in (429, 503):
                return answer
            assert not self.traffic.given_up, "no answer"
            if answer is not None and answer.status_code == 503 and self.table:
                self.traffic.acknowledgements[self.table].not_stored += 1
            time.sleep(_PAUSE)

    def step(self) -> None:
        game = self._catch_up()
        if game.is_over:
            self._go_to_table(
                self.request_json("POST", f"/tables/{self.table}/rematch")["table"]["id"]
            )
        elif self._is_ours(game.seat):
            self._turn(game)
        else:
            time.sleep(_PAUSE)

    def _catch_up(self) -> Game:
        """Return the current game, replayed from the log."""
        found = self.request_json("GET", f"/tables/{self.table}/log?after={self._number}")
        for entry in found["entries"]:
            assert entry["number"] == self._number + 1, "an event is missing"
            self._number += 1
            if entry["type"] == "started":
                self._game = Game(
                    self.traffic.players, seed=0, options=Options(piles=PileOrder.SORTED)
                )
            for played in entry["played"]:
                assert self._game is not None
                self._game.play(parse_decision(played["decision"]), seat=played["seat"])
        assert found["number"] == self._number
        assert self._game is not None
        return self._game

    def _is_ours(self, number: int) -> bool:
        return number in self.request_json("GET", f"/tables/{self.table}")["you"]["seats"]

    def is_quiet(self, table: str) -> bool:
        """Return whether no bot's turn is pending."""
        now = self.request_json("GET", f"/tables/{table}")
        return (
            now["table"]["status"] != "running"
            or now["table"]["game"]["seat"] in now["you"]["seats"]
        )

    def _turn(self, game: Game) -> None:
        state, decisions = game.state, []
        while not state.is_over and (state.round, state.seat) == (game.state.round, game.seat):
            decision = random_decision(state, self._chance)
            decisions.append(format_decision(decision))
            state, _ = play(state, decision)
        command: dict[str, Any] = {
            "seat": game.seat,
            "expected": self._number,
            "command_id": str(uuid4()),
            "decisions": decisions,
        }
        answer = self.request_until_answered("POST", f"/tables/{self.table}/turns", command)
        if answer.status_code == 409:
            assert answer.json()["code"] == "stale"
            assert answer.json()["table"]["number"] > self._number
            self.traffic.acknowledgements[self.table].refused.add(command["command_id"])
            return
        assert answer.status_code == 200, answer.text
        number = answer.json()["number"]
        assert number == self._number + 1
        self.traffic.record_turn(self.table, number, command, answer.content)

    def _go_to_table(self, table: str) -> None:
        self.traffic.add_table(table)
        self.table, self._game, self._number = table, None, 0


class Follower(_Client):
    """Reads a stream, and reconnects with the last number when it ends."""

    def __init__(self, traffic: Traffic, address: str, table: str) -> None:
        super().__init__(traffic, address)
        self.http.timeout = httpx.Timeout(_TIMEOUT, read=1.0)
        self.table = table
        #: The last event that was seen; unknown when too much was missed.
        self.number: int | None = 0
        #: The table after that event, as the server sent it.
        self.view = b""

    def step(self) -> None:
        headers = {} if self.number is None else {"Last-Event-ID": str(self.number)}
        path, table = f"/tables/{self.table}/stream", self.table
        try:
            with self.http.stream("GET", path, headers=headers) as response:
                assert response.status_code in (200, 429, 503), response.read()
                for message in _messages(response):
                    self._receive(message)
                    if self.traffic.ended.is_set() or self.table != table:
                        return
        except httpx.TransportError:
            pass
        time.sleep(_PAUSE)

    def _receive(self, message: dict[str, str]) -> None:
        match message.get("event"):
            case "reload":
                self.number = None
            case "entry":
                number = int(message["id"])
                assert self.number is None or number == self.number + 1, "skipped or repeated"
                self.number = number
                moved = json.loads(message["data"])["entry"]["table"]
                if moved is not None:
                    self.table, self.number = moved, 0
            case "view":
                number = int(message["id"])
                assert self.number in (None, number), "a view without the entries before it"
                self.number, self.view = number, message["data"].encode()


def _messages(response: httpx.Response) -> Iterator[dict[str, str]]:
    fields: dict[str, str] = {}
    for line in response.iter_lines():
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        else:
            yield fields
            fields = {}
