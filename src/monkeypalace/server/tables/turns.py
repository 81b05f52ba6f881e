"""Play turns, and compute choices, drafts, help, hints and branches for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeAlias

from sqlalchemy.exc import IntegrityError

from monkeypalace.game import Game, State
from monkeypalace.server.answers import quick
from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lanes import Lanes
from monkeypalace.server.lanes.state_pickle import pickle_state
from monkeypalace.server.limits import Client
from monkeypalace.server.metrics import TURNS
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.branches import Branch, BranchPoint
from monkeypalace.server.schemas.turns import (
    AskHint,
    HelpBuilding,
    Log,
    LogEntry,
    TryTurn,
    TurnPlayed,
    TurnRequest,
)
from monkeypalace.server.tables.history import pickled_state_after
from monkeypalace.server.tables.log import encoded_entry
from monkeypalace.server.tables.repository import Tables
from monkeypalace.server.tables.seats import check_seat
from monkeypalace.server.tables.state import Entry, TableState

#: An answer that is computed already, or a coroutine that waits for a worker process.
Answering: TypeAlias = bytes | Coroutine[Any, Any, bytes]

#: Attempts to store a turn while other workers change the table.
_ATTEMPTS: Final = 5


class ConflictError(ServerError):
    """A turn that the current state does not allow; the answer includes the table."""

    def __init__(self, code: str, table: TableState, person: Person) -> None:
        super().__init__(code, number=table.number)
        self.table, self.person = table, person


class Turns:
    """Plays turns, and answers questions about a running game."""

    def __init__(self, tables: Tables, lanes: Lanes) -> None:
        self._tables, self._lanes = tables, lanes

    async def turn(
        self, person: Person, id_: str, turn: TurnRequest, language: str | None
    ) -> TurnPlayed:
        """Play a turn."""
        async with self._tables.lock(id_):
            table = await self._tables.visible_to(id_, person, seen=turn.expected)
            if turn.expected != table.number:
                table = await self._tables.refresh(id_)
            for _ in range(_ATTEMPTS):
                done = table.command(person.id, turn.command_id)
                if done is not None:
                    return _repeated_answer(table, done, turn, language)
                if turn.expected != table.number:
                    raise ConflictError("stale", table, person)
                _check_may_play(table, turn.seat, person)
                data = {"seat": turn.seat, "decisions": turn.decisions}
                try:
                    table = await self._tables.commit(
                        table, [("played", data, turn.command_id)], person
                    )
                except IntegrityError:
                    # Another worker was faster, perhaps with this same command.
                    table = await self._tables.refresh(id_)
                else:
                    TURNS.inc()
                    # Not the last entry: there may be later turns already.
                    return _answer(table, table.log[turn.expected], language)
        raise ServerError("server-storage")

    async def choices(self, client: Client, table: TableState, language: str | None) -> bytes:
        """Return the `Choices` of the seat to move."""
        started_game(table)
        pickled = pickle_state(table.public_state)
        return await self._lanes.tables.run(
            client, jobs.choices, pickled, table.number, language or table.language
        )

    def draft(
        self,
        client: Client,
        person: Person,
        table: TableState,
        wanted: TryTurn,
        language: str | None,
    ) -> Answering:
        """Try decisions; return a `Draft`."""
        state = _state_for(table, wanted.seat, person)
        asked = (
            table.number,
            wanted.seat,
            wanted.decisions,
            table.names(language),
            language or table.language,
        )
        found = quick.draft(state, *asked)
        return found or self._lanes.tables.run(client, jobs.draft, pickle_state(state), *asked)

    def help(
        self,
        client: Client,
        person: Person,
        table: TableState,
        wanted: HelpBuilding,
        language: str | None,
    ) -> Answering:
        """Return help with a half-built staircase, as a `BuildingHelp`."""
        state = _state_for(table, wanted.seat, person)
        asked = (
            table.number,
            wanted.seat,
            wanted.before,
            wanted.staircase,
            language or table.language,
        )
        found = quick.help_building(state, *asked)
        return found or self._lanes.tables.run(
            client, jobs.help_building, pickle_state(state), *asked
        )

    async def hint(
        self,
        client: Client,
        person: Person,
        table: TableState,
        wanted: AskHint,
        language: str | None,
    ) -> bytes:
        """Return a hint for the next decision, as a `Hint`."""
        state = _state_for(table, wanted.seat, person)
        _check_hints(table)
        return await self._lanes.search.run(
            client,
            jobs.hint,
            pickle_state(state),
            table.number,
            wanted.seat,
            wanted.decisions,
            language or table.language,
        )

    async def branch(
        self, client: Client, table: TableState, wanted: Branch, language: str | None
    ) -> bytes:
        """Play decisions from an earlier event; return a `BranchView`."""
        pickled = await pickled_state_after(table, wanted.number)
        return await self._lanes.tables.run(
            client,
            jobs.branch,
            pickled,
            wanted.number,
            wanted.decisions,
            wanted.staircase,
            table.names(language),
            language or table.language,
        )

    async def branch_hint(
        self, client: Client, table: TableState, wanted: BranchPoint, language: str | None
    ) -> bytes:
        """Return a hint at a point of a branch, as a `Hint`."""
        _check_hints(table)
        pickled = await pickled_state_after(table, wanted.number)
        return await self._lanes.search.run(
            client,
            jobs.branch_hint,
            pickled,
            wanted.number,
            wanted.decisions,
            language or table.language,
        )

    async def branch_reply(self, client: Client, table: TableState, wanted: BranchPoint) -> bytes:
        """Return the best staircase at a point of a branch, as a `Reply`."""
        _check_hints(table)
        pickled = await pickled_state_after(table, wanted.number)
        return await self._lanes.search.run(
            client, jobs.branch_reply, pickled, wanted.number, wanted.decisions
        )

    async def log(self, table: TableState, after: int, language: str | None) -> Log:
        """Return the log after an event."""

        def entries() -> list[LogEntry]:
            return [encoded_entry(table, entry, language) for entry in table.log[after:]]

        return Log(number=table.number, entries=await asyncio.to_thread(entries))


def started_game(table: TableState) -> Game:
    """Return the game of a table, running or finished; refuse a table without a game."""
    if table.game is None:
        raise ServerError("server-not-started")
    return table.game


def _state_for(table: TableState, seat: int, person: Person) -> State:
    """Return the public state; refuse a person who does not own the seat."""
    check_seat(table, seat, person)
    started_game(table)
    return table.public_state


def _check_hints(table: TableState) -> None:
    """Refuse hints at a table without them, until its game is over."""
    if table.is_running and not table.has_hints:
        raise ServerError("server-no-hints")


def _check_may_play(table: TableState, seat: int, person: Person) -> None:
    check_seat(table, seat, person)
    if table.game is None:
        raise ConflictError("server-not-started", table, person)
    if table.seats[seat - 1].is_away:
        raise ConflictError("server-away", table, person)


def _repeated_answer(
    table: TableState, done: Entry, turn: TurnRequest, language: str | None
) -> TurnPlayed:
    data = done.event.data
    if (data.get("seat"), data.get("decisions")) != (turn.seat, turn.decisions):
        raise ServerError("server-command-reused")
    return _answer(table, done, language)


def _answer(table: TableState, entry: Entry, language: str | None) -> TurnPlayed:
    return TurnPlayed(number=entry.event.number, entry=encoded_entry(table, entry, language))
