"""Reviews of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    TableRequestDep,
    answers,
)
from monkeypalace.server.schemas.reviews import (
    AskReview,
    CheckDecision,
    DecisionVerdict,
    ReviewAnswer,
)

router = APIRouter(prefix=PREFIX, tags=["reviews"])


@router.post(
    "/tables/{table}/review", operation_id="reviewGame", responses=answers(ReviewAnswer, 404, 409)
)
async def review_game(
    asked: TableRequestDep, body: AskReview, lang: AskedLanguage = None
) -> Response:
    """Review a finished game, or return the progress of its review after at most a second.

    Ask again until `status` is `done`. A review that nobody has asked for in five seconds is
    cancelled. A client may have one review at a time.
    """
    reviews = asked.services.reviews
    return await asked.answer(reviews.review(asked.client, asked.table, body.depth, lang))


@router.post(
    "/tables/{table}/review/check",
    operation_id="checkDecision",
    responses=answers(DecisionVerdict, 404, 409),
)
async def check_decision(
    asked: TableRequestDep, body: CheckDecision, lang: AskedLanguage = None
) -> Response:
    """Compare a decision at a point of a finished game with the best one. Nothing is stored."""
    reviews = asked.services.reviews
    return await asked.answer(reviews.check(asked.client, asked.table, body, lang))
