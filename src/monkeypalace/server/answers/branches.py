"""Branches: decisions that are tried from an earlier event of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monkeypalace.game import Buy, Kind, PileOrder, Record, State, events, play
from monkeypalace.notation import parse_decision
from monkeypalace.server.answers.building_help import help_json
from monkeypalace.server.answers.choices import choices_json
from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.played import played_json
from monkeypalace.server.schemas.branches import BranchView


@dataclass(frozen=True, slots=True)
class PlayedBranch:
    """The result of decisions played from an earlier event."""

    state: State
    records: tuple[Record, ...]
    #: Piles whose top card is unknown.
    unknown: frozenset[str]


def play_branch(before: State, decisions: Sequence[str]) -> PlayedBranch:
    """Play decisions from an earlier state, each for the seat to move.

    `before` is the public state at that time, so cards that were face down stay unknown.
    """
    state = before
    records: list[Record] = []
    unknown: set[str] = set()
    for count, text in enumerate(decisions, start=1):
        decision = parse_decision(text)
        round_, seat = state.round, state.seat
        state, log = play(state, decision, seat=seat)
        if isinstance(decision, Buy) and state.options.piles is not PileOrder.SORTED:
            unknown.update(decision.piles)
            # The card that would be revealed is not known here.
            log = tuple(event for event in log if not isinstance(event, events.Revealed))
        records.append(Record(count, round_, seat, decision, log))
    return PlayedBranch(state, tuple(records), frozenset(unknown))


def branch_json(
    before: State,
    number: int,
    decisions: Sequence[str],
    staircase: str | None,
    names: Sequence[str],
    language: str,
) -> BranchView:
    """Play decisions from the state after event `number`; return the table at that point.

    `before` is the public state after that event.
    """
    branch = play_branch(before, decisions)
    state = branch.state
    wants_help = staircase is not None and state.kind is Kind.BUILD
    return BranchView(
        number=number,
        seat=None if state.is_over else state.seat,
        played=played_json(branch.records[-1:], names, state.pack, language),
        game=game_json(state, branch.unknown),
        choices=choices_json(state, language),
        help=help_json(state, number, staircase or "", language) if wants_help else None,
    )
