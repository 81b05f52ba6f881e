"""The judge, for everybody: nothing is stored, and nobody needs to be known."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.server import judging
from monkeypalace.server.routes.parts import (
    PREFIX,
    AskedLanguage,
    TheHouse,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.judge import (
    JudgeStaircase,
    LegalStaircases,
    PositionRead,
    ReadPosition,
    SurveyPosition,
    Verdict,
)
from monkeypalace.server.schemas.play import BuildingHelp

router = APIRouter(prefix=f"{PREFIX}/judge", tags=["judge"])


@router.post(
    "/position",
    operation_id="readPosition",
    response_model=PositionRead,
    responses=refusals(),
)
async def read_position(body: ReadPosition, lang: AskedLanguage = None) -> Response:
    """Read a position from text, with the place of the first mistake."""
    found = await asyncio.to_thread(judging.read_json, body.text, lang or LANGUAGES[0])
    return json_response(found)


@router.post(
    "/verdict",
    operation_id="judgeStaircase",
    response_model=Verdict,
    responses=refusals(),
)
async def judge_staircase(body: JudgeStaircase, lang: AskedLanguage = None) -> Response:
    """What every rule says to a staircase; without one, whether the position can stand."""
    found = await asyncio.to_thread(
        judging.verdict_json, body.position.model_dump(), body.staircase, lang or LANGUAGES[0]
    )
    return json_response(found)


@router.post(
    "/help",
    operation_id="helpOnPosition",
    response_model=BuildingHelp,
    responses=refusals(),
)
async def help_on_position(body: JudgeStaircase, lang: AskedLanguage = None) -> Response:
    """How a half-built staircase can go on, as at a table."""
    found = await asyncio.to_thread(
        judging.help_json, body.position.model_dump(), body.staircase, lang or LANGUAGES[0]
    )
    return json_response(found)


@router.post(
    "/staircases",
    operation_id="surveyPosition",
    response_model=LegalStaircases,
    responses=refusals(),
)
async def survey_position(body: SurveyPosition, house: TheHouse) -> Response:
    """How many staircases are legal, and the best of them."""
    return json_response(await house.thinkers.survey(body.position.model_dump()))
