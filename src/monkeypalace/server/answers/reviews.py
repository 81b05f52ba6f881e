"""Reviews and judged decisions of finished games, as JSON."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec.json import decode

from monkeypalace.coach import (
    EFFORTS,
    SMALLEST_LOSS,
    Assessment,
    Candidate,
    Depth,
    Difference,
    Judge,
    Reasoner,
    Review,
)
from monkeypalace.game import Decision, State
from monkeypalace.notation import format_decision, parse_decision
from monkeypalace.server.answers.branches import play_branch
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.schemas.reviews import (
    DecisionVerdict,
    GameError,
    GameReview,
    ReviewedTurn,
    SeatReview,
    Told,
    ValuedDecision,
)
from monkeypalace.server.sentences import text

#: The simulations for judging one decision: more than in a quick review, fewer than in a deep one.
#: An answer takes a few tenths of a second at most.
_EFFORT: Final = replace(
    EFFORTS[Depth.QUICK], for_staircase=300, for_others=120, for_evaluation=160
)
#: Fixed, so that the same decision gets the same verdict.
_SEED: Final = 1


def compress_review(review: Review, decisions: Sequence[str], events: Sequence[int]) -> bytes:
    """Return a review in its stored form: compressed JSON without sentences.

    `decisions` are all decisions of the game; `events` has, for each of them, the number of the
    event before it.
    """
    found = review.to_json()
    written = GameReview(
        seats=[_seat(account, review.winners) for account in found["accounts"]],
        turns=[
            _turn(turn, index in found["turning_points"], decisions, events)
            for index, turn in enumerate(found["turns"])
        ],
        praise=[
            _remark("praise", each.code, {**each.params, "seat": each.seat})
            for each in review.praise
        ],
    )
    return zlib.compress(dumps(written))


def decompress_review(stored: bytes, names: Sequence[str], language: str) -> GameReview:
    """Return a stored review with its sentences; `names` are those of the seats."""
    review = decode(zlib.decompress(stored), type=GameReview)
    _write_sentences(_all_remarks(review), names, language)
    return review


def _write_sentences(remarks: Iterable[Told], names: Sequence[str], language: str) -> None:
    for remark in remarks:
        seat = remark.params.get("seat")
        if isinstance(seat, int):
            remark.params["name"] = names[seat - 1]
        remark.text = text(remark.id, remark.params, language)


def _all_remarks(review: GameReview) -> Iterator[Told]:
    yield from review.praise
    for turn in review.turns:
        for error in turn.errors:
            yield from error.reasons


def _seat(account: dict[str, Any], winners: Sequence[int]) -> SeatReview:
    return SeatReview(**account, won=account["seat"] in winners)


def _turn(
    turn: dict[str, Any], is_turning_point: bool, decisions: Sequence[str], events: Sequence[int]
) -> ReviewedTurn:
    first, last = turn["first"] - 1, turn["last"]
    errors = [judged for judged in turn["decisions"] if judged["is_error"]]
    return ReviewedTurn(
        number=events[first],
        round=turn["round"],
        seat=turn["seat"],
        decisions=list(decisions[first:last]),
        shares_before=turn["shares_before"],
        shares=turn["shares"],
        bananas=turn["bananas"],
        luck=turn["luck"],
        play=turn["play"],
        loss=turn["loss"],
        turning_point=is_turning_point,
        errors=[
            _error(judged, decisions[first : judged["number"] - 1])
            for judged in sorted(errors, key=lambda judged: -judged["loss"])
        ],
    )


def _error(judged: dict[str, Any], before: Sequence[str]) -> GameError:
    played, better = judged["candidates"][judged["played_at"]], judged["candidates"][0]
    return GameError(
        before=list(before),
        kind=judged["kind"],
        played=_valued(played),
        better=_valued(better),
        loss=played["loss"],
        loss_error=played["loss_error"],
        reasons=[
            _remark("reason", reason["code"], reason["params"], reason["spots"])
            for reason in judged["reasons"]
        ],
    )


def _valued(candidate: dict[str, Any]) -> ValuedDecision:
    return ValuedDecision(
        decision=candidate["decision"], share=candidate["share"], bananas=candidate["bananas"]
    )


def _remark(
    family: Literal["reason", "praise"],
    code: str,
    params: Mapping[str, str | int],
    spots: Sequence[str] = (),
) -> Told:
    return Told(id=f"coach-{family}-{code}", params=dict(params), spots=list(spots), text="")


# A worker process runs one job at a time, so jobs can share these.


@lru_cache(maxsize=1)
def _judge() -> Judge:
    return Judge(_EFFORT)


@lru_cache(maxsize=1)
def _reasoner() -> Reasoner:
    return Reasoner()


def verdict_json(
    before: State,
    decisions: Sequence[str],
    decision: str,
    played: str | None,
    names: Sequence[str],
    language: str,
) -> DecisionVerdict:
    """Judge a decision after the decisions of a branch.

    `before` is a public state. `played` is the decision in the game; `None` if the branch differs
    from the game.
    """
    state = play_branch(before, decisions).state
    tried = parse_decision(decision)
    play_branch(state, [decision])  # raises an error if it is illegal
    judged = _judge().judge(state, seed=_SEED, played=tried)
    answer = judged.played
    assert answer is not None
    in_game = _judged_in_game(state, tried, judged, played)
    reasons: tuple[Difference, ...] = ()
    if judged.is_error:
        verdict: Literal["best", "better", "worse"] = "worse"
        if in_game is not None and in_game.loss - answer.loss >= SMALLEST_LOSS:
            verdict = "better"
        reasons = _reasoner().reasons(state, judged.best.decision, tried)
    else:
        verdict = "best"
        if in_game is not None and in_game.is_significantly_worse:
            reasons = _reasoner().reasons(state, tried, in_game.decision)
    remarks = [_remark("reason", each.code, each.params, each.spots) for each in reasons]
    _write_sentences(remarks, names, language)
    return DecisionVerdict(
        verdict=verdict,
        decided=_valued(answer.to_json()),
        best=_valued(judged.best.to_json()),
        loss=answer.to_json()["loss"],
        loss_error=answer.to_json()["loss_error"],
        reasons=remarks,
    )


def _judged_in_game(
    state: State, tried: Decision, judged: Assessment, played: str | None
) -> Candidate | None:
    """Return the decision that was played in the game, with its value.

    Return `None` if it equals the tried one, or is unknown.
    """
    if played is None or played == format_decision(tried):
        return None
    decision = parse_decision(played)
    known = [each for each in judged.candidates if each.decision == decision]
    return known[0] if known else _judge().judge(state, seed=_SEED, played=decision).played
