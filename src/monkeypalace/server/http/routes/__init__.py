"""The operations, by subject. They translate between HTTP and the rooms behind; no rules here."""

from monkeypalace.server.http.routes import (
    branches,
    chat,
    files,
    health,
    judge,
    lessons,
    me,
    packs,
    rulebook,
    stream,
    tables,
    turns,
)

_MODULES = (
    turns,
    branches,
    stream,
    tables,
    chat,
    files,
    me,
    packs,
    rulebook,
    lessons,
    judge,
    health,
)

#: All operations. In one list, because routers inside routers take long to find their way.
ROUTES = tuple(route for module in _MODULES for route in module.router.routes)

__all__ = ["ROUTES"]
