"""Tables over HTTP: seats, turns, streams, storage. `game` decides what is legal.

Start it with `monkeypalace serve`, or get the ASGI application from `monkeypalace.server.app`.

| package | contents |
|---|---|
| `http` | routes, middleware, cookies, the page's files, the OpenAPI document |
| `schemas` | the types of requests and answers |
| `tables` | tables as people use them: seats, turns, chat, streams, exports, bots' turns |
| `routing` | several server processes (workers) on one port |
| `lanes` | pools of worker processes, and the jobs that run in these processes |
| `answers` | JSON answers computed from a game; no web framework, no database |
| `storage` | database, schema, migrations |

`services` creates and connects everything that one server process needs. The import contract in
`pyproject.toml` lists which package may import which other packages.

A "worker" is one of several server processes; a "worker process" is a process of a lane.
"""

# These are modules; importing the package loads none of them.
__all__ = ["app", "clean", "run", "settings"]
