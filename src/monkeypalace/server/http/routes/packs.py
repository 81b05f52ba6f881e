"""Packs: what is printed on cards, boards and maps."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    KnownPerson,
    ServicesDep,
    answers,
    client_of,
    json_response,
    take_quota,
)
from monkeypalace.server.schemas.base import Digest
from monkeypalace.server.schemas.packs import CheckedPack, PackView
from monkeypalace.server.schemas.tables import NewPack

router = APIRouter(prefix=PREFIX, tags=["packs"])


@router.get("/packs/{digest}", operation_id="getPack", responses=answers(PackView, 404))
async def get_pack(digest: Annotated[Digest, Path()], services: ServicesDep) -> Response:
    """Return a pack by its digest, or the standard one."""
    return json_response(await services.packs.view(digest))


@router.post(
    "/packs",
    operation_id="addPack",
    status_code=201,
    responses=answers(CheckedPack, status=201),
)
async def add_pack(
    request: Request,
    body: NewPack,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Upload a pack. An error lists all problems of the pack."""
    take_quota(request, services, person, "packs")
    client = client_of(request, person)
    return json_response(await services.packs.add(person.id, client, body.text, lang), 201)
