"""Live tables for a load test, with people, bots and four streams each.

The piles are sorted, so no card is hidden. Clients reconstruct the game from the stream, so turns
are the only requests that they send.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final
from uuid import uuid4

from bench.connections import Connection, Listener
from monkeypalace.engine import FastGame, convert, new_generator
from monkeypalace.game import Options, PileOrder
from monkeypalace.notation import format_decision, parse_decision

STREAMS: Final = 4
_BOT: Final = {"kind": "bot", "bot": "mandrill"}
#: Two people and two bots.
MIXED: Final = ({"kind": "me", "name": "Ann"}, _BOT, {"kind": "me", "name": "Ben"}, _BOT)
PEOPLE_ONLY: Final = tuple({"kind": "me", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan"))


@dataclass
class Counted:
    """The counts of a measurement; they change only while `is_on`."""

    is_on: bool = False
    #: Turns of bots since the start, even while not `is_on`: bots take a while to start.
    all_bot_turns: int = 0
    #: Seconds until the answer to each turn.
    answered: list[float] = field(default_factory=list)
    bot_turns: int = 0
    #: Tables that were set up.
    set_ups: int = 0

    @property
    def turns(self) -> int:
        return len(self.answered) + self.bot_turns


class LiveTable:
    """A table where one game after the other is played."""

    def __init__(
        self,
        port: int,
        commands: asyncio.Queue[Connection],
        counted: Counted,
        think: Callable[[], float],
        seats: Sequence[dict[str, str]] = MIXED,
    ) -> None:
        self._port, self._commands, self._counted, self._think = port, commands, counted, think
        self._seats = seats
        self._listeners: list[Listener] = []
        self._generator = new_generator(random.getrandbits(32))

    async def set_up(self) -> None:
        """Set up a new game with all its streams."""
        new = {"seats": self._seats, "options": {"piles": "sorted"}, "public": True}
        status, cookie, body = await self._post("/api/tables", new, "")
        assert status == 201, body
        table = json.loads(body)["table"]
        self._path, self._number, self._cookie = f"/api/tables/{table['id']}", 2, cookie
        self._game = FastGame(len(self._seats), options=Options(piles=PileOrder.SORTED))
        self._listeners = [
            await Listener.open(self._port, f"{self._path}/stream") for _ in range(STREAMS - 1)
        ]
        self._stream = await Connection.open(self._port)
        await self._stream.listen(f"{self._path}/stream", self._number, self._cookie)
        self._counted.set_ups += self._counted.is_on

    async def play(self, ready: list[LiveTable] | None = None) -> None:
        """Play one game after the other until cancelled.

        The next table is taken from `ready`; if none is left, a new one is set up.
        """
        table = self
        try:
            while True:
                await table._play_game()
                table._close()
                if ready:
                    table = ready.pop()
                else:
                    await table.set_up()
        finally:
            table._close()

    async def _play_game(self) -> None:
        """Follow the stream, and play whenever it is a person's turn."""
        await self._turn()
        async for name, data in self._stream.events():
            if name == b"entry":
                self._follow(json.loads(data)["entry"])
                if self._game.is_over:
                    return
                await self._turn()

    def _follow(self, entry: dict[str, Any]) -> None:
        self._number = entry["number"]
        for played in entry["played"]:
            _play(self._game, played["decision"])
        self._counted.all_bot_turns += entry["by_bot"]
        if self._counted.is_on:
            self._counted.bot_turns += entry["by_bot"]

    async def _turn(self) -> None:
        """Play a random turn, if it is a person's turn."""
        seat = self._game.seat
        if self._game.is_over or self._seats[seat - 1] is _BOT:
            return
        await asyncio.sleep(self._think())
        copy, decisions = self._game.copy(), []
        while not copy.is_over and copy.seat == seat:
            decisions.append(format_decision(copy.random_decision(self._generator)))
            _play(copy, decisions[-1])
        body = {
            "seat": seat,
            "expected": self._number,
            "command_id": str(uuid4()),
            "decisions": decisions,
        }
        status, _, answer = await self._post(f"{self._path}/turns", body, self._cookie)
        assert status == 200, answer

    async def _post(self, path: str, body: Any, cookie: str) -> tuple[int, str, bytes]:
        connection = await self._commands.get()
        try:
            began = perf_counter()
            answer = await connection.post(path, body, cookie)
            if self._counted.is_on and path.endswith("/turns"):
                self._counted.answered.append(perf_counter() - began)
            return answer
        finally:
            self._commands.put_nowait(connection)

    def _close(self) -> None:
        for listener in self._listeners:
            listener.close()
        self._stream.close()


def _play(game: FastGame, decision: str) -> None:
    # The server checks the turn, so it is not checked here.
    game.play_unchecked(convert.encode_decision(parse_decision(decision), game.pack))
