"""The operations, by subject. They translate between HTTP and the rooms behind; no rules here."""

from fastapi import APIRouter

from monkeypalace.server.routes import chat, files, me, operation, packs, play, stream, tables

#: Everything that the browser calls.
api = APIRouter(prefix="/api")
for module in (me, packs, tables, play, chat, files, stream):
    api.include_router(module.router)

__all__ = ["api", "operation"]
