"""Drafts: decisions of a turn that are tried without storing them or revealing hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from monkeypalace.game import (
    Buy,
    Kind,
    PileOrder,
    Record,
    State,
    Turn,
    begin_turn,
    play,
    reveals_hidden_card,
)
from monkeypalace.notation import parse_decision
from monkeypalace.server.answers.bounded_search import HELP_NODES
from monkeypalace.server.answers.choices import choices_json
from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.played import played_json
from monkeypalace.server.schemas.turns import Draft


@dataclass(frozen=True, slots=True)
class TriedTurn:
    """The result of decisions that were tried."""

    state: State
    records: tuple[Record, ...]
    in_turn: bool
    turn_over: bool
    ends_the_game: bool
    #: Piles whose top card is unknown.
    unknown: frozenset[str]


def try_out(before: State, seat: int, decisions: Sequence[str]) -> TriedTurn:
    """Play decisions on a seat's view of the game, as if it were this seat's turn."""
    if before.is_over:
        # The game may have ended while somebody planned a turn: not an error.
        return TriedTurn(before, (), False, False, False, frozenset())
    in_turn = before.seat == seat
    if not in_turn:
        before = begin_turn(replace(before, seat=seat, kind=Kind.BUILD, turn=Turn()))
    state = before
    records: list[Record] = []
    unknown: set[str] = set()
    for number, text in enumerate(decisions, start=1):
        decision = parse_decision(text)
        round_ = state.round
        state, log = play(state, decision, seat=seat)
        if isinstance(decision, Buy) and state.options.piles is not PileOrder.SORTED:
            unknown.update(decision.piles)
        log = tuple(event for event in log if not reveals_hidden_card(state.options, event))
        records.append(Record(number, round_, seat, decision, log))
    return TriedTurn(
        state=state,
        records=tuple(records),
        in_turn=in_turn,
        turn_over=bool(records) and _is_next_turn(before, state),
        ends_the_game=state.last_round and not before.last_round,
        unknown=frozenset(unknown),
    )


def _is_next_turn(before: State, after: State) -> bool:
    return after.is_over or (before.round, before.seat) != (after.round, after.seat)


def draft_json(
    before: State,
    number: int,
    seat: int,
    decisions: Sequence[str],
    names: Sequence[str],
    language: str,
    nodes: int = HELP_NODES,
) -> Draft:
    """Try decisions on a seat's view of the game after event `number`.

    `nodes` limits the search for starts.
    """
    draft = try_out(before, seat, decisions)
    is_done = draft.turn_over or draft.state.is_over
    return Draft(
        number=number,
        seat=seat,
        in_turn=draft.in_turn,
        turn_over=draft.turn_over,
        ends_the_game=draft.ends_the_game,
        played=played_json(draft.records, names, before.pack, language),
        game=game_json(draft.state, draft.unknown),
        choices=None if is_done else choices_json(draft.state, language, nodes),
    )
