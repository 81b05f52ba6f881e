"""Reviews of finished games: what luck and skill gave, the largest errors, and better decisions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from pydantic import Field

from monkeypalace.game import Kind
from monkeypalace.server.schemas.base import (
    DecisionText,
    EventNumber,
    JsonAnswer,
    Params,
    Request,
    SeatNumber,
    Spot,
)
from monkeypalace.server.schemas.branches import BranchPoint

DepthName = Literal["quick", "deep"]

_Share = Annotated[float, Meta(description="A share of the win, 0 to 1.", examples=[0.52])]
_Shares = Annotated[list[float], Meta(description="The share of the win of each seat, 0 to 1.")]
_Changes = Annotated[list[float], Meta(description="A change of each seat's share of the win.")]


class AskReview(Request):
    """Ask for a review, or for the progress of one that has been asked for."""

    depth: Annotated[
        DepthName, Field(description="`quick` takes some seconds, `deep` a minute or more.")
    ] = "quick"


class Told(JsonAnswer):
    """A remark of the coach: the id of a text with its values, and the text itself."""

    id: Annotated[str, Meta(examples=["coach-reason-income"])]
    params: Params
    spots: Annotated[list[Spot], Meta(description="The spots that it is about.")]
    text: str


class ValuedDecision(JsonAnswer):
    """A decision and what it is worth to the seat that decides."""

    decision: DecisionText
    share: _Share
    bananas: Annotated[
        float, Meta(description="The expected lead over the best other seat at the end.")
    ]


class GameError(JsonAnswer):
    """A decision that was significantly worse than the best one."""

    before: Annotated[
        list[DecisionText], Meta(description="The decisions of the turn before this one.")
    ]
    kind: Kind
    played: ValuedDecision
    better: ValuedDecision
    loss: Annotated[
        float,
        Meta(
            description="What it cost: the mean of two losses, the lost share of the win and the "
            "lost lead in bananas. The lead is mapped to a scale from 0 to 1."
        ),
    ]
    loss_error: Annotated[float, Meta(description="The standard error of `loss`.")]
    reasons: Annotated[list[Told], Meta(description="At most two, the most important first.")]


class ReviewedTurn(JsonAnswer):
    """A turn of the game and how it changed the expected result."""

    number: Annotated[EventNumber, Meta(description="The event before the turn.")]
    round: int
    seat: SeatNumber
    decisions: list[DecisionText]
    shares_before: _Shares
    shares: Annotated[list[float], Meta(description="The shares after the turn.")]
    bananas: Annotated[
        list[float], Meta(description="The expected lead of each seat at the end, after the turn.")
    ]
    luck: Annotated[_Changes, Meta(description="What the revealed cards changed.")]
    play: Annotated[_Changes, Meta(description="What the decisions changed.")]
    loss: Annotated[float, Meta(description="The sum of the `loss` of its errors.")]
    turning_point: Annotated[
        bool, Meta(description="Whether it is one of the turns that changed most.")
    ]
    errors: Annotated[list[GameError], Meta(description="The largest first.")]


class SeatReview(JsonAnswer):
    """What made a seat's result: start + luck + own play + play of the others = result."""

    seat: SeatNumber
    won: bool
    bananas: int
    start: _Share
    luck: float
    luck_error: Annotated[float, Meta(description="The standard error of `luck`.")]
    own_play: float
    others_play: float
    result: _Share
    errors: Annotated[float, Meta(description="The sum of the `loss` of all its errors.")]
    error_count: int
    turns: int
    rate: Annotated[float, Meta(description="The error rate: `errors` per turn.")]
    word: Annotated[
        str,
        Meta(
            description="The word for the rate; its text is `coach-rate-<word>`.",
            examples=["excellent"],
        ),
    ]


class GameReview(JsonAnswer):
    """The review of a finished game."""

    seats: list[SeatReview]
    turns: list[ReviewedTurn]
    praise: Annotated[list[Told], Meta(description="What the winner did well.")]


class ReviewAnswer(JsonAnswer):
    """A review, or its progress. Ask again until it is done; otherwise it is cancelled."""

    depth: DepthName
    status: Annotated[
        Literal["waiting", "running", "done"],
        Meta(description="`waiting`: other reviews come first."),
    ]
    done: Annotated[int, Meta(description="Finished steps.")]
    total: Annotated[int, Meta(description="All steps; 0 if they are not known yet.")]
    review: Annotated[GameReview | None, Meta(description="`null` until it is done.")]


class CheckDecision(BranchPoint):
    """A decision at a point of a finished game, to be compared with the best one."""

    decision: DecisionText


class DecisionVerdict(JsonAnswer):
    """How good a decision is."""

    verdict: Annotated[
        Literal["best", "better", "worse"],
        Meta(
            description="`best`: no other decision is significantly better. `better`: better than "
            "the decision in the game. `worse`: neither."
        ),
    ]
    decided: ValuedDecision
    best: ValuedDecision
    loss: Annotated[
        float, Meta(description="What it costs, compared with `best`; as in `GameError`.")
    ]
    loss_error: Annotated[float, Meta(description="The standard error of `loss`.")]
    reasons: Annotated[
        list[Told],
        Meta(
            description="Why `best` is better than this decision, or, if none is better, why this "
            "decision is better than the one in the game."
        ),
    ]
