"""Earlier states of a table."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from monkeypalace.game import State
from monkeypalace.server.lanes.state_pickle import PickledState, pickle_state
from monkeypalace.server.problems import ServerError
from monkeypalace.server.tables.state import PlayedTurn, TableState


async def pickled_state_after(table: TableState, number: int) -> PickledState:
    """Return the public state of the game after an event, for a job."""
    # In a thread: the first request replays the game.
    return pickle_state(await asyncio.to_thread(_state_after, table, number))


def _state_after(table: TableState, number: int) -> State:
    if number > table.number:
        raise ServerError("server-no-event", number=number)
    state = _public_states(table)[number]
    if state is None:
        raise ServerError("server-not-started")
    return state


@lru_cache(maxsize=32)
def _public_states(table: TableState) -> tuple[State | None, ...]:
    """Return the public states after each event from 0 on; `None` before the game.

    A client that asks for one of them usually asks for others, so the game is replayed once for
    all. Decisions are neither parsed nor checked again.
    """
    earlier = TableState(table.stored, table.pack)
    found: list[State | None] = [None]
    for entry in table.log:
        turn = None
        if earlier.game is not None:
            game = earlier.game.copy()
            for record in entry.records:
                game.play_unchecked(record.decision)
            turn = PlayedTurn(game, entry.records)
        earlier = earlier.after(entry.event, turn)
        found.append(None if earlier.game is None else earlier.game.view().state)
    return tuple(found)
