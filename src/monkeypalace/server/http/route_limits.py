"""What each operation costs in tokens, and how large its body may be.

A client has one bucket of tokens for all operations; a picture takes more of them than reading a
table. A token stands for half a millisecond to a millisecond of the server's processor time: an
address that uses all its tokens must not keep the event loop busy. A command costs five.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from fastapi.routing import APIRoute

#: What a command costs. The setting `commands_per_second` counts these.
COMMAND: Final = 5.0
_READ: Final = 3.0

_SMALL: Final = 4_000
_TURN: Final = 32_000
_POSITION: Final = 128_000
_PACK: Final = 10**9  # as large as the setting `largest_body` allows


@dataclass(frozen=True, slots=True)
class RouteLimits:
    """The limits of an operation."""

    #: Tokens that a request takes.
    cost: float
    #: Bytes of the largest body.
    body: int = _SMALL


#: Everything that is not an operation: files of the page, and paths that do not exist.
OTHER: Final = RouteLimits(_READ)

#: By the name of the operation. A test checks that none is missing.
LIMITS: Final[dict[str, RouteLimits]] = {
    # Tables
    "createTable": RouteLimits(4 * COMMAND),
    "getTable": RouteLimits(_READ),
    "lookAtInvite": RouteLimits(COMMAND),
    "redeemInvite": RouteLimits(COMMAND),
    "inviteSpectators": RouteLimits(COMMAND),
    "renewInvite": RouteLimits(COMMAND),
    "takeSeat": RouteLimits(COMMAND),
    "seatBot": RouteLimits(COMMAND),
    "leaveSeat": RouteLimits(COMMAND),
    "returnToSeat": RouteLimits(COMMAND),
    "rematch": RouteLimits(4 * COMMAND),
    "getChat": RouteLimits(_READ),
    "say": RouteLimits(COMMAND, 16_000),
    "streamTable": RouteLimits(COMMAND),
    # Turns. The page requests drafts and help with every tap.
    "playTurn": RouteLimits(COMMAND, _TURN),
    "getChoices": RouteLimits(3.0),
    "tryTurn": RouteLimits(3.0, _TURN),
    "helpBuilding": RouteLimits(3.0, _TURN),
    "getHint": RouteLimits(2 * COMMAND, _TURN),
    "getLog": RouteLimits(3.0),
    # The first branch from a table replays its game.
    "branch": RouteLimits(2 * COMMAND, _POSITION),
    "getBranchHint": RouteLimits(3 * COMMAND, _POSITION),
    "getBranchReply": RouteLimits(3 * COMMAND, _POSITION),
    # Continuing a game replays it three times.
    "continueGame": RouteLimits(6 * COMMAND, _POSITION),
    # A page asks for the progress once a second. Waiting costs the server little, and a client has
    # one review at a time.
    "reviewGame": RouteLimits(2 * COMMAND),
    "checkDecision": RouteLimits(6 * COMMAND, _POSITION),
    # Files. Drawing a film takes seconds of processor time.
    "exportGame": RouteLimits(4 * COMMAND),
    "exportTurns": RouteLimits(COMMAND),
    "exportPicture": RouteLimits(4 * COMMAND),
    "exportModel": RouteLimits(4 * COMMAND),
    "exportPixels": RouteLimits(10 * COMMAND),
    "exportInstructions": RouteLimits(20 * COMMAND),
    "exportFilm": RouteLimits(30 * COMMAND),
    # People
    "getOffers": RouteLimits(2.0),
    "introduce": RouteLimits(2 * COMMAND),
    "getMyTables": RouteLimits(COMMAND),
    "createDeviceCode": RouteLimits(COMMAND),
    "lookAtDeviceCode": RouteLimits(2 * COMMAND),
    "redeemDeviceCode": RouteLimits(2 * COMMAND),
    "forgetDevice": RouteLimits(COMMAND),
    "exportMyData": RouteLimits(30 * COMMAND),
    "deleteMyData": RouteLimits(30 * COMMAND),
    # Packs, rules, lessons
    "getPack": RouteLimits(COMMAND),
    "addPack": RouteLimits(10 * COMMAND, _PACK),
    "getRuleBook": RouteLimits(2 * COMMAND),
    "getLessons": RouteLimits(2.0),
    "getTask": RouteLimits(3.0),
    "helpLearner": RouteLimits(3.0),
    "checkAnswer": RouteLimits(3.0),
    # Puzzles. Reasons play a turn to its end and search the next player's best staircase.
    "getPuzzles": RouteLimits(_READ),
    "getPuzzle": RouteLimits(3.0),
    "solvePuzzle": RouteLimits(COMMAND),
    "helpPuzzle": RouteLimits(3.0),
    "checkPuzzle": RouteLimits(COMMAND),
    # The judge needs no session; a survey is its longest search.
    "readPosition": RouteLimits(COMMAND, _POSITION),
    "judgeStaircase": RouteLimits(COMMAND, _POSITION),
    "helpOnPosition": RouteLimits(2 * COMMAND, _POSITION),
    "surveyPosition": RouteLimits(4 * COMMAND, _POSITION),
    # Operation
    "getOpenApi": RouteLimits(2 * COMMAND),
    "getLiveness": RouteLimits(2.0),
    "getHealth": RouteLimits(COMMAND),
    # Writing all metrics takes milliseconds in the event loop, and Prometheus asks rarely.
    "getMetrics": RouteLimits(20 * COMMAND),
}

_Node = dict[str, Any]
#: Special keys of a node of the route table. They start with a slash, which no part of a path
#: contains.
_ANY_PART: Final = "/*"
_METHODS: Final = "/methods"


class Operation(NamedTuple):
    """The route of a request with its limits."""

    limits: RouteLimits
    route: APIRoute | None = None


_NO_OPERATION: Final = Operation(OTHER)


class RouteTable:
    """Finds the operation of a request by its method and path.

    Starlette would try the regular expression of one route after the other.
    """

    def __init__(self, routes: Iterable[APIRoute]) -> None:
        self._root: _Node = {}
        for route in routes:
            assert route.operation_id is not None
            node = self._root
            for part in route.path.split("/"):
                node = node.setdefault(_ANY_PART if part.startswith("{") else part, {})
            for method in route.methods or ():
                operation = Operation(LIMITS[route.operation_id], route)
                node.setdefault(_METHODS, {})[method] = operation

    def find(self, method: str, path: str) -> Operation:
        """Return the operation; without a route if the path or method is unknown."""
        node = self._root
        for part in path.split("/"):
            found = node.get(part) or node.get(_ANY_PART)
            if found is None:
                return _NO_OPERATION
            node = found
        operation: Operation = node.get(_METHODS, {}).get(method, _NO_OPERATION)
        return operation
