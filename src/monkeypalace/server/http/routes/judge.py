"""The judge. It needs no session and stores nothing."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    answers,
    search,
)
from monkeypalace.server.schemas.judge import (
    JudgeStaircase,
    PositionRead,
    ReadPosition,
    StaircaseSurvey,
    SurveyPosition,
    Verdict,
)
from monkeypalace.server.schemas.turns import BuildingHelp
from monkeypalace.server.workers import jobs

router = APIRouter(prefix=f"{PREFIX}/judge", tags=["judge"])


@router.post(
    "/position",
    operation_id="readPosition",
    responses=answers(PositionRead),
)
async def read_position(
    request: Request, body: ReadPosition, services: ServicesDep, lang: AskedLanguage = None
) -> Response:
    """Read a position from text. An error names the place of the first mistake."""
    return await search(request, services, jobs.read_position, body.text, lang or LANGUAGES[0])


@router.post(
    "/verdict",
    operation_id="judgeStaircase",
    responses=answers(Verdict),
)
async def judge_staircase(
    request: Request, body: JudgeStaircase, services: ServicesDep, lang: AskedLanguage = None
) -> Response:
    """Judge a staircase by every rule; without one, check whether the position can stand."""
    asked = (body.position.model_dump(), body.staircase, lang or LANGUAGES[0])
    return await search(request, services, jobs.judge_staircase, *asked)


@router.post(
    "/help",
    operation_id="helpOnPosition",
    responses=answers(BuildingHelp),
)
async def help_on_position(
    request: Request, body: JudgeStaircase, services: ServicesDep, lang: AskedLanguage = None
) -> Response:
    """Return how a half-built staircase can continue, as at a table."""
    asked = (body.position.model_dump(), body.staircase, lang or LANGUAGES[0])
    return await search(request, services, jobs.help_on_position, *asked)


@router.post(
    "/staircases",
    operation_id="surveyPosition",
    responses=answers(StaircaseSurvey),
)
async def survey_position(
    request: Request, body: SurveyPosition, services: ServicesDep
) -> Response:
    """Return the number of legal staircases, and the best of them."""
    return await search(request, services, jobs.survey_position, body.position.model_dump())
