"""Fuzzing by the OpenAPI document: no valid or invalid request causes an internal error.

schemathesis generates the requests. `make schema` tries many more of them.
"""

from __future__ import annotations

import json
import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from monkeypalace.server.app import make_app
from monkeypalace.server.http.openapi_document import openapi_document
from monkeypalace.server.settings import Settings
from tests.server.clients import Client
from tests.server.running import Running

EXAMPLES = int(os.environ.get("MONKEYPALACE_SCHEMA_EXAMPLES", "12"))

DOCUMENT = openapi_document(make_app(Settings()))
#: Statuses of refusals; a body that is too large for its field may exceed the total limit.
REFUSED = [400, 401, 403, 404, 409, 413, 422, 429]
CONFIG = schemathesis.Config.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
)
SCHEMA: Any = schemathesis.openapi.from_dict(DOCUMENT, config=CONFIG)
OPERATIONS: dict[str, Any] = {
    found.ok().definition.raw["operationId"]: found.ok() for found in SCHEMA.get_all_operations()
}
#: The operation whose answer never ends; it has a separate test.
OPERATIONS.pop("streamTable")

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
)


class Guest:
    """A client with a running table, a waiting one and one with a bot."""

    def __init__(self, client: Client) -> None:
        self.client = client
        running = client.set_up("Ann", "Ben")["table"]["id"]
        waiting = client.set_up("Ann", None)["table"]["id"]
        bots = client.set_up("Ann", "bot:random", public=True)["table"]["id"]
        self.tables = [running, waiting, bots]

    def requests_of(self, name: str) -> st.SearchStrategy[Any]:
        """Return a strategy for valid and invalid requests, for existing and missing tables."""
        operation = OPERATIONS[name]
        known = {parameter["name"] for parameter in operation.definition.raw.get("parameters", ())}
        has_body = "requestBody" in operation.definition.raw
        found = []
        for table in self.tables if "table" in known else ():
            path = {"table": table, "seat": 2} if "seat" in known else {"table": table}
            found.append(operation.as_strategy(path_parameters=path))
            if has_body or known - set(path):
                found.append(operation.as_strategy(GenerationMode.NEGATIVE, path_parameters=path))
        found.append(operation.as_strategy())
        if known or has_body:
            found.append(operation.as_strategy(GenerationMode.NEGATIVE))
        return st.one_of(found)


@pytest.fixture
def guest(client: Client) -> Guest:
    return Guest(client)


@pytest.mark.parametrize("name", OPERATIONS)
def test_no_request_causes_an_internal_error(name: str, guest: Guest, server: Running):
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=guest.requests_of(name))
    def ask(case: Any) -> None:
        answer = case.call(base_url=server.address, cookies=dict(guest.client.http.cookies))
        case.validate_response(answer, checks=list(CHECKS))

    ask()


#: Invalid texts that resemble decisions, and some valid ones.
WORDS = {
    *("d2", "b4", "a1", "h8", "i9", "N", "E", "S", "W", "bN", "cE", "b", "c", "d2NN"),
    *("buy", "nothing", "1", "3l", "2", "take", "2a", "1b", "0b", "+1b", "99a"),
    *("card", "3l-2", "1-1", "on", "4", "0", "monkey", "e4", "frog", "no", "pass"),
    *("-", ",", "", "\u00b2", "\u0660"),
}
DECISION = st.lists(st.sampled_from(sorted(WORDS)), min_size=1, max_size=6).map(" ".join)


@settings(max_examples=EXAMPLES * 6, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    path=st.sampled_from(["turns", "draft", "help", "hint"]),
    seat=st.integers(1, 4),
    decisions=st.lists(DECISION | st.just("d2 N N"), min_size=1, max_size=4),
)
def test_no_decision_causes_an_internal_error(path: str, seat: int, decisions: list[str], guest):
    body: dict[str, Any] = {"seat": seat}
    if path == "help":
        body |= {"staircase": decisions[0], "before": decisions[1:]}
    else:
        body["decisions"] = decisions
    if path == "turns":
        body |= {"expected": 2, "command_id": str(len(decisions))}
    answer = guest.client.try_post(f"/tables/{guest.tables[0]}/{path}", body)
    assert answer.status_code < 500, answer.text


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(last=st.text(st.characters(codec="latin-1", exclude_categories=["Cc", "Zs"])))
def test_no_header_breaks_a_stream(last: str, guest: Guest):
    path = f"/api/tables/{guest.tables[1]}/stream"
    headers = {b"Last-Event-ID": last.encode("latin-1")}
    with guest.client.http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        assert next(answer.iter_lines()) == "retry: 1000"


POSITION: dict[str, Any] = {"ground": ["llldddgg"] * 8, "hand": {"arches": 1}}

#: A good body for every operation that takes one.
GOOD: dict[str, dict[str, Any]] = {
    "lookAtDeviceCode": {"code": "abc"},
    "redeemDeviceCode": {"code": "abc", "replace": False},
    "addPack": {"text": "name = 1"},
    "createTable": {
        "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}],
        "draw_seats": True,
        "options": {"map": 2},
        "pack": "standard",
        "language": "en",
        "public": True,
        "turn_seconds": 60,
        "turn_days": None,
    },
    "lookAtInvite": {"code": "abc"},
    "redeemInvite": {"code": "abc", "name": "Ben"},
    "takeSeat": {"name": "Ben"},
    "seatBot": {"bot": "random"},
    "leaveSeat": {"bot": "random"},
    "playTurn": {"seat": 1, "expected": 2, "command_id": "1", "decisions": ["d2 N N"]},
    "tryTurn": {"seat": 1, "decisions": ["d2 N N"]},
    "helpBuilding": {"seat": 1, "staircase": "d2 N", "before": []},
    "getHint": {"seat": 1, "decisions": []},
    "branch": {"number": 2, "decisions": [], "staircase": "d2 N"},
    "getBranchHint": {"number": 2, "decisions": []},
    "getBranchReply": {"number": 2, "decisions": []},
    "continueGame": {"number": 2, "decisions": [], "seat": 1, "name": "Ann", "bot": "mandrill"},
    "reviewGame": {"depth": "quick"},
    "checkDecision": {"number": 2, "decisions": [], "decision": "d2 N"},
    "helpLearner": {"staircase": "d3"},
    "checkAnswer": {"decision": "d3 bN"},
    "helpPuzzle": {"staircase": "d3"},
    "checkPuzzle": {"decisions": ["d3 bN"]},
    "say": {"text": "hello", "command_id": "1"},
    "readPosition": {"text": json.dumps(POSITION)},
    "judgeStaircase": {"position": POSITION, "staircase": "d2 N"},
    "helpOnPosition": {"position": POSITION, "staircase": "d2 N"},
    "surveyPosition": {"position": POSITION},
}

#: Written into a body as they are: not everything here is JSON.
HOSTILE = {
    "not a number": "NaN",
    "infinite": "-Infinity",
    "too large a float": "1e999",
    "too large an integer": "9" * 4000,
    "larger than the database's": "9223372036854775808",
    "negative": "-1",
    "half a character": r'"\ud800"',
    "a null byte": r'"a\u0000b"',
    "a bare null byte": '"a\x00b"',
    "long": json.dumps("x" * 100_000),
    "many": json.dumps(["d2 N N"] * 10_000),
    "deep": "[" * 2_000 + "]" * 2_000,
    "deeper": '{"a":' * 20_000 + "1" + "}" * 20_000,
    "cut off": '"',
    "another kind": '{"kind": "me", "__proto__": {}}',
}


def test_every_operation_with_a_body_gets_hostile_values():
    assert set(GOOD) == {
        name for name, found in OPERATIONS.items() if "requestBody" in found.definition.raw
    }


@pytest.mark.parametrize("name", GOOD)
def test_hostile_values_are_refused_with_a_reason(name: str, guest: Guest):
    for field in GOOD[name]:
        for what, value in HOSTILE.items():
            body = json.dumps({**GOOD[name], field: "@"}).replace('"@"', value)
            answer = send(guest, name, body.encode(), "application/json")
            check_refused(answer, f"{field} is {what}")


@pytest.mark.parametrize("name", GOOD)
def test_hostile_bodies_are_refused_with_a_reason(name: str, guest: Guest):
    body = json.dumps(GOOD[name]).encode()
    for content, media_type in [
        (b"", "application/json"),
        (b"\xff\xfe\x00", "application/json"),
        (body[:-1], "application/json"),
        (body + body, "application/json"),
        (body, "text/plain"),
        (body, "multipart/form-data"),
        (b"a=1&b=2", "application/x-www-form-urlencoded"),
        (b"<a/>", "application/xml"),
        (b" " * 10_000_000 + body, "application/json"),
        (b"[" * 290_000, "application/json"),
    ]:
        check_refused(send(guest, name, content, media_type), f"{content[:20]!r} {media_type}")


def send(guest: Guest, name: str, content: bytes, media_type: str) -> httpx.Response:
    operation = OPERATIONS[name]
    path = operation.path.replace("{table}", guest.tables[0]).replace("{seat}", "1")
    path = path.replace("{lesson}", "first").replace("{task}", "arch")
    return guest.client.http.post(path, content=content, headers={"Content-Type": media_type})


def check_refused(answer: httpx.Response, what: str) -> None:
    assert 400 <= answer.status_code < 500, f"{what}: {answer.status_code} {answer.text}"
    assert answer.json()["text"], what
