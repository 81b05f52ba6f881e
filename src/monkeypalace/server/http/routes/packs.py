"""Packs: what is printed on cards, boards and maps."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    KnownPerson,
    ServicesDep,
    client_of,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.base import Digest
from monkeypalace.server.schemas.packs import CheckedPack, PackView
from monkeypalace.server.schemas.tables import NewPack

router = APIRouter(prefix=PREFIX, tags=["packs"])


@router.get(
    "/packs/{digest}", operation_id="getPack", response_model=PackView, responses=refusals(404)
)
async def get_pack(digest: Annotated[Digest, Path()], services: ServicesDep) -> Response:
    """Return a pack by its digest, or the standard one."""
    return json_response(await services.packs.view(digest))


@router.post(
    "/packs",
    operation_id="addPack",
    response_model=CheckedPack,
    status_code=201,
    responses=refusals(),
)
async def add_pack(
    request: Request,
    body: NewPack,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Upload a pack. An error lists all its problems at once."""
    return json_response(await services.packs.add(client_of(request, person), body.text, lang), 201)
