"""The operations, by subject. They translate between HTTP and the rooms behind; no rules here."""

from monkeypalace.server.routes import (
    branches,
    chat,
    files,
    judge,
    lessons,
    me,
    operation,
    packs,
    play,
    rulebook,
    stream,
    tables,
)

_MODULES = (
    play,
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
    operation,
)

#: All operations. In one list, because routers inside routers take long to find their way.
ROUTES = tuple(route for module in _MODULES for route in module.router.routes)

__all__ = ["ROUTES"]
