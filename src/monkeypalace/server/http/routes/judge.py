"""The judge. It needs no session and stores nothing."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    SearchRequestDep,
    ServicesDep,
    answers,
    search,
)
from monkeypalace.server.lanes import jobs
from monkeypalace.server.schemas.judge import (
    JudgeStaircase,
    PositionRead,
    ReadPosition,
    StaircaseSurvey,
    SurveyPosition,
    Verdict,
)
from monkeypalace.server.schemas.turns import BuildingHelp

router = APIRouter(prefix=f"{PREFIX}/judge", tags=["judge"])


@router.post("/position", operation_id="readPosition", responses=answers(PositionRead))
async def read_position(asked: SearchRequestDep, body: ReadPosition) -> Response:
    """Read a position from text. An error names the place of the first mistake."""
    return await asked.answer(jobs.read_position, body.text)


@router.post("/verdict", operation_id="judgeStaircase", responses=answers(Verdict))
async def judge_staircase(asked: SearchRequestDep, body: JudgeStaircase) -> Response:
    """Judge a staircase by every rule; without one, check whether the position can stand."""
    return await asked.answer(jobs.judge_staircase, body.position.model_dump(), body.staircase)


@router.post("/help", operation_id="helpOnPosition", responses=answers(BuildingHelp))
async def help_on_position(asked: SearchRequestDep, body: JudgeStaircase) -> Response:
    """Return how a half-built staircase can continue, as at a table."""
    return await asked.answer(jobs.help_on_position, body.position.model_dump(), body.staircase)


@router.post("/staircases", operation_id="surveyPosition", responses=answers(StaircaseSurvey))
async def survey_position(
    request: Request, body: SurveyPosition, services: ServicesDep
) -> Response:
    """Return the number of legal staircases, and the best of them."""
    return await search(request, services, jobs.survey_position, body.position.model_dump())
