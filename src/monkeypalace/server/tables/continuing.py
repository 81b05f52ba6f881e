"""Continue a finished game from an earlier turn, at a new table against bots.

The new table gets the same events as the finished one up to that turn. Cards that were face down
then are shuffled, because the players have seen them since.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from monkeypalace.game import Chance, Game, PileOrder
from monkeypalace.notation import format_decision, parse_decision
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.continuing import ContinueGame
from monkeypalace.server.storage.rows import StoredEvent, StoredTable
from monkeypalace.server.tables.repository import Change, events_of, replay
from monkeypalace.server.tables.seats import STAND_IN, Seats, check_name
from monkeypalace.server.tables.state import Seat, TableState
from monkeypalace.server.times import now
from monkeypalace.server.tokens import new_table_id


class Continuing:
    """Sets up tables that continue finished games."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    async def set_up(self, person: Person, table: TableState, wanted: ContinueGame) -> TableState:
        """Set up a table that begins after an event of a finished game."""
        if table.status != "finished":
            raise ServerError("server-not-finished")
        if wanted.number > table.number:
            raise ServerError("server-no-event", number=wanted.number)
        new, events = await asyncio.to_thread(_continued, person, table, wanted)
        await self._seats.add(person, new, events)
        return new


def _continued(
    person: Person, table: TableState, wanted: ContinueGame
) -> tuple[TableState, list[StoredEvent]]:
    """Return the new table and its events."""
    before = replay(
        TableState(table.stored, table.pack),
        [entry.event for entry in table.log if entry.event.number <= wanted.number],
    )
    if before.game is None:
        raise ServerError("server-not-started")
    if wanted.seat is not None and wanted.seat > len(table.seats):
        raise ServerError("server-no-table")
    chance = _chance(table, before.game)
    branch = _play_branch(before, chance, wanted.decisions)
    if branch.is_over:
        raise ServerError("server-over")
    seat = wanted.seat or next(iter(table.seats_of(person.id)), branch.seat)
    seats = _seats(person, table, seat, wanted)
    stored = StoredTable(
        id=new_table_id(),
        host=person.id,
        created=now(),
        set_up={
            **table.stored.set_up,
            "public": False,
            "turn_seconds": None,
            "turn_days": None,
            "continues": table.id,
        },
        chance=chance,
    )
    written = [{"person": each.person, "name": each.name, "bot": each.bot} for each in seats]
    changes: list[Change] = [("created", {"seats": written}, None), ("started", {}, None)]
    changes += [
        ("played", entry.event.data, None) for entry in before.log if entry.event.type == "played"
    ]
    changes += _branch_turns(before.game, branch)
    new = TableState(stored, table.pack)
    events = [
        # The person has played none of these turns at the new table.
        event if event.type != "played" else replace(event, person=None)
        for event in events_of(new, changes, person)
    ]
    return replay(new, events), events


def _chance(table: TableState, game: Game) -> dict[str, Any]:
    """Return the order of the piles: known cards as they were, the others shuffled."""
    if game.options.piles is PileOrder.SORTED:
        return table.stored.chance
    shuffle = Chance(secrets.randbits(64))
    piles: dict[str, list[str]] = {}
    for pile, first, left in zip(game.pack.piles, game.first_piles, game.state.piles, strict=True):
        # The top card is face up.
        known = len(first) - len(left) + 1
        order = (*first[:known], *shuffle.shuffled(first[known:]))
        piles[pile.id] = [card.id for card in order]
    return {"piles": piles}


def _play_branch(before: TableState, chance: dict[str, Any], decisions: Sequence[str]) -> Game:
    """Return the game with the new order of the piles, after the decisions of a branch."""
    assert before.game is not None
    if "piles" not in chance:
        game = before.game.copy()
    else:
        game = Game(
            before.game.players,
            pack=before.pack,
            options=before.game.options,
            piles=chance["piles"],
        )
        for record in before.game.records:
            game.play_unchecked(record.decision)
    for decision in decisions:
        game.play(parse_decision(decision))
    return game


def _branch_turns(before: Game, branch: Game) -> list[Change]:
    """Return the decisions of the branch as events, one for each turn."""
    added = branch.records[len(before.records) :]
    return [
        (
            "played",
            {"seat": seat, "decisions": [format_decision(each.decision) for each in records]},
            None,
        )
        for (_, seat), records in groupby(added, key=lambda each: (each.round, each.seat))
    ]


def _seats(person: Person, table: TableState, mine: int, wanted: ContinueGame) -> tuple[Seat, ...]:
    """Return the seats: one of the person, bots on the others."""
    old = table.seats[mine - 1]
    name = wanted.name or (old.name if old.person == person.id else None)
    if name is None:
        raise ServerError("server-name-needed")
    check_name(name)
    return tuple(
        Seat(person.id, name) if number == mine else Seat(bot=wanted.bot or seat.bot or STAND_IN)
        for number, seat in enumerate(table.seats, start=1)
    )
