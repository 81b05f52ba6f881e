"""The operations, by subject. They translate between HTTP and the rooms behind; no rules here."""

from fastapi import APIRouter

from monkeypalace.server.routes import (
    branches,
    chat,
    files,
    me,
    operation,
    packs,
    play,
    stream,
    tables,
)

#: Everything that the browser calls, by subject.
ROUTERS = tuple(
    module.router for module in (me, packs, tables, play, branches, chat, files, stream)
)

api = APIRouter(prefix="/api")
for router in ROUTERS:
    api.include_router(router)

__all__ = ["ROUTERS", "api", "operation"]
