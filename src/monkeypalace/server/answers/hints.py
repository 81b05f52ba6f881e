"""Hints, and the best reply of the next player."""

from __future__ import annotations

from functools import cache

from monkeypalace.bots import Weights
from monkeypalace.coach import Clue, Difference, Hinter, Judge, hint_clues, reason_text
from monkeypalace.game import State
from monkeypalace.locale import text
from monkeypalace.notation import format_decision, format_staircase
from monkeypalace.server.answers.bounded_search import HINT_EFFORT, best_staircases
from monkeypalace.server.answers.building_help import gains
from monkeypalace.server.schemas.turns import Hint, HintReason, HintStep, Reply, Sentence

#: Fixed, so that the same position gets the same hint.
_SEED = 0


@cache
def _hinter() -> Hinter:
    return Hinter(Judge(HINT_EFFORT))


def hint_json(state: State, number: int, language: str) -> Hint:
    """Return a hint for the decision that is due; hidden cards do not affect it."""
    hint = _hinter().hint(state, seed=_SEED)
    clues = hint_clues(hint)
    return Hint(
        number=number,
        look=_step(clues["look"], language),
        where=_step(clues["where"], language),
        turn=_step(clues["turn"], language),
        decision=format_decision(hint.decision),
        compared=_sentence(clues.get("compared"), language),
        reasons=[_reason(reason, language) for reason in hint.reasons],
        remark=_sentence(clues.get("remark"), language),
    )


def _step(clue: Clue, language: str) -> HintStep:
    return HintStep(
        id=clue.id,
        params=dict(clue.params),
        text=text(clue.id, clue.params, language),
        spots=list(clue.spots),
        piles=list(clue.piles),
        place=clue.place,
    )


def _sentence(clue: Clue | None, language: str) -> Sentence | None:
    if clue is None:
        return None
    return Sentence(id=clue.id, params=dict(clue.params), text=text(clue.id, clue.params, language))


def _reason(reason: Difference, language: str) -> HintReason:
    return HintReason(
        id=f"coach-reason-{reason.code}",
        params=dict(reason.params),
        text=reason_text(reason, language),
        spots=list(reason.spots),
    )


def reply_json(state: State, number: int) -> Reply:
    """Return the staircase with the most Monkey Credits that the seat to move could build."""
    found, _ = best_staircases(state, Weights(arch=1.0, height=1.0))
    if not found:
        return Reply(number=number, staircase=None, credits=0)
    arches, height, _ = gains(state, found[0])
    return Reply(number=number, staircase=format_staircase(found[0]), credits=arches + height)
