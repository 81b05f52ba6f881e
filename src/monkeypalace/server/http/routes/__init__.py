"""The HTTP operations, by subject. They call services and contain no rules."""

from monkeypalace.server.http.routes import (
    branches,
    chat,
    files,
    health,
    judge,
    lessons,
    me,
    packs,
    puzzles,
    reviews,
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
    reviews,
    me,
    packs,
    rulebook,
    lessons,
    puzzles,
    judge,
    health,
)

#: All operations in one list, because nested routers are slow; the most frequent ones first.
ROUTES = (
    *turns.direct_router.routes,
    *(route for module in _MODULES for route in module.router.routes),
)

__all__ = ["ROUTES"]
