"""Answers that are cheap enough for the event loop.

A job in a worker process costs the server more than a millisecond for pickling, pipes and tasks,
which is more than most answers about a running game take. So the server process itself computes
drafts and help, with a small search budget, if the game has the standard pack and the hand is not
unusually large. Worker processes compute the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monkeypalace.game import State
from monkeypalace.packs import standard_pack
from monkeypalace.server.answers import drafts
from monkeypalace.server.answers.bounded_search import QUICK_NODES
from monkeypalace.server.answers.building_help import help_json
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.schemas.choices import BuildChoices

#: The largest ordinary hand, in pieces. In most games, no player ever has more.
_MOST_PIECES: Final = 30


def _is_ordinary(state: State, seat: int) -> bool:
    """Return whether the cost is known to be small: standard pack, hand of ordinary size."""
    if state.pack is not standard_pack() or seat > len(state.players):
        return False
    hand = state.players[seat - 1].hand
    return hand.arches + hand.bricks + hand.columns <= _MOST_PIECES


def draft(
    state: State,
    number: int,
    seat: int,
    decisions: Sequence[str],
    names: Sequence[str],
    language: str,
) -> bytes | None:
    """Try decisions; return a `Draft`, or `None` if it is too expensive."""
    if not _is_ordinary(state, seat):
        return None
    found = drafts.draft_json(state, number, seat, decisions, names, language, QUICK_NODES)
    if isinstance(found.choices, BuildChoices) and found.choices.cut_short:
        return None
    return dumps(found)


def help_building(
    state: State, number: int, seat: int, before: Sequence[str], staircase: str, language: str
) -> bytes | None:
    """Return help with a half-built staircase, or `None` if it is too expensive."""
    if not _is_ordinary(state, seat):
        return None
    tried = drafts.try_out(state, seat, before)
    found = help_json(tried.state, number, staircase, language, QUICK_NODES)
    return None if found.cut_short else dumps(found)
