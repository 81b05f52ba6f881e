"""Reviews of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    VisibleTable,
    Visitor,
    answers,
    client_of,
    json_response,
    while_connected,
)
from monkeypalace.server.schemas.reviews import (
    AskReview,
    CheckDecision,
    DecisionVerdict,
    ReviewAnswer,
)

router = APIRouter(prefix=PREFIX, tags=["reviews"])


@router.post(
    "/tables/{table}/review",
    operation_id="reviewGame",
    responses=answers(ReviewAnswer, 404, 409),
)
async def review_game(
    request: Request,
    body: AskReview,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Review a finished game, or return the progress of its review after at most a second.

    Ask again until `status` is `done`. A review that nobody has asked for in five seconds is
    cancelled. A client may have one review at a time.
    """
    work = services.reviews.review(client_of(request, visitor), table, body.depth, lang)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/review/check",
    operation_id="checkDecision",
    responses=answers(DecisionVerdict, 404, 409),
)
async def check_decision(
    request: Request,
    body: CheckDecision,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Compare a decision at a point of a finished game with the best one. Nothing is stored."""
    work = services.reviews.check(client_of(request, visitor), table, body, lang)
    return json_response(await while_connected(request, work))
