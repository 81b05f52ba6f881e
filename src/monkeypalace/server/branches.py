"""Going back: the table after any of its events, and what might have been from there on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from monkeypalace.game import Buy, Kind, PileOrder, Record, State, View, events, play
from monkeypalace.gamefile import parse_decision
from monkeypalace.server import helping
from monkeypalace.server.choices import choices_json
from monkeypalace.server.desk import Desk
from monkeypalace.server.errors import ServerError
from monkeypalace.server.narration import played_json
from monkeypalace.server.views import game_json


def desk_at(desk: Desk, number: int) -> Desk:
    """The table as it was after an event."""
    if number > desk.number:
        raise ServerError("server-no-event", number=number)
    earlier = Desk(desk.table, desk.pack)
    for entry in desk.log[:number]:
        earlier = earlier.after(entry.event)
    return earlier


@dataclass(frozen=True, slots=True)
class Branch:
    """Where decisions lead from an earlier table."""

    state: State
    records: tuple[Record, ...]
    #: Piles whose top card nobody knows.
    unknown: frozenset[str]


def play_branch(desk: Desk, number: int, decisions: Sequence[str]) -> Branch:
    """Play decisions from an earlier table on, for every seat in turn.

    It is played on what everybody could see then, so cards that were face down stay unknown.
    """
    earlier = desk_at(desk, number)
    if earlier.game is None:
        raise ServerError("server-not-started")
    state = earlier.game.view().state
    records: list[Record] = []
    unknown: set[str] = set()
    for count, text in enumerate(decisions, start=1):
        decision = parse_decision(text)
        round_, seat = state.round, state.seat
        state, log = play(state, decision, seat=seat)
        if isinstance(decision, Buy) and state.options.piles is not PileOrder.SORTED:
            unknown.update(decision.piles)
            # What would be turned up is not known here.
            log = tuple(event for event in log if not isinstance(event, events.Revealed))
        records.append(Record(count, round_, seat, decision, log))
    return Branch(state, tuple(records), frozenset(unknown))


def branch_json(
    desk: Desk, number: int, decisions: Sequence[str], staircase: str | None, language: str
) -> dict[str, Any]:
    """Play decisions from an earlier table on; a `BranchView`."""
    branch = play_branch(desk, number, decisions)
    state = branch.state
    return {
        "number": number,
        "seat": None if state.is_over else state.seat,
        "played": played_json(branch.records[-1:], desk.names, desk.pack, language),
        "game": _with_unknown(state, branch.unknown),
        "choices": choices_json(state, language),
        "help": _help(desk, state, staircase, language),
    }


def _with_unknown(state: State, unknown: frozenset[str]) -> dict[str, Any]:
    game = game_json(View(None, state))
    for pile in game["market"]:
        if pile["pile"] in unknown:
            pile["top"] = None
    return game


def _help(desk: Desk, state: State, staircase: str | None, language: str) -> dict[str, Any] | None:
    if staircase is None or state.kind is not Kind.BUILD:
        return None
    return {"number": desk.number, **helping.help_json(state, staircase, language)}
