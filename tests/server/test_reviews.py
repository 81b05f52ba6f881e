"""Reviews of finished games: access, progress, limits, cancelling, storing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.limits import client_of
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.reviews import ReviewAnswer
from monkeypalace.server.schemas.tables import NewTable
from monkeypalace.server.tables import reviews
from monkeypalace.server.tables.state import TableState
from tests.server.clients import Client, Chooser, play_by_bots
from tests.server.in_process import without_bots


@pytest.fixture(scope="module")
def reviewed(server: Any) -> Any:
    """Return a client, a finished table, and its review."""
    with Client(server.address) as client:
        made = client.set_up("Ann", "bot:marmoset")["table"]
        table = play_by_bots(client, made["id"], 1, bot="capuchin")
        yield client, table, review(client, table["id"])[-1]["review"]


def review(client: Client, table: str, depth: str = "quick") -> list[Any]:
    """Ask until the review is done; return all answers."""
    answers = [client.post(f"/tables/{table}/review", {"depth": depth})]
    while answers[-1]["status"] != "done":
        answers.append(client.post(f"/tables/{table}/review", {"depth": depth}))
    return answers


def test_every_seat_has_an_account_that_adds_up(reviewed: Any):
    _, table, found = reviewed
    assert [seat["seat"] for seat in found["seats"]] == [1, 2]
    for seat in found["seats"]:
        parts = seat["start"] + seat["luck"] + seat["own_play"] + seat["others_play"]
        assert parts == pytest.approx(seat["result"], abs=0.001)
    winners = [seat["seat"] for seat in found["seats"] if seat["won"]]
    assert winners == table["game"]["winners"]
    bananas = [seat["bananas"] for seat in found["seats"]]
    assert bananas == [player["bananas"]["total"] for player in table["game"]["players"]]


def test_every_turn_can_be_found_in_the_table(reviewed: Any):
    """A review refers to the events and decisions of its table."""
    client, table, found = reviewed
    log = client.get(f"/tables/{table['id']}/log")["entries"]
    played = [entry for entry in log if entry["type"] == "played"]
    assert [turn["number"] + 1 for turn in found["turns"]] == [each["number"] for each in played]
    for turn, entry in zip(found["turns"], played, strict=True):
        assert turn["seat"] == entry["seat"]
        assert turn["decisions"] == [each["decision"] for each in entry["played"]]
        assert sum(turn["shares"]) == pytest.approx(1, abs=0.001)
    assert sum(turn["turning_point"] for turn in found["turns"]) == 3


def test_the_better_decision_of_an_error_is_legal(reviewed: Any):
    client, table, found = reviewed
    errors = [(turn, error) for turn in found["turns"] for error in turn["errors"]]
    assert errors
    for turn, error in errors:
        assert error["loss"] >= 0.02
        assert [*error["before"], error["played"]["decision"]] == turn["decisions"][
            : len(error["before"]) + 1
        ]
        decisions = [*error["before"], error["better"]["decision"]]
        branch = {"number": turn["number"], "decisions": decisions}
        assert client.post(f"/tables/{table['id']}/branch", branch)


def test_a_stored_review_is_answered_at_once_in_every_language(reviewed: Any):
    client, table, found = reviewed
    path = f"/api/tables/{table['id']}/review"
    for language in LANGUAGES:
        answer = client.http.post(path, json={}, params={"lang": language}).json()
        assert answer["status"] == "done"
        assert [turn["shares"] for turn in answer["review"]["turns"]] == [
            turn["shares"] for turn in found["turns"]
        ]


def check(client: Client, table: Any, number: int, before: list[str], decision: str) -> Any:
    body = {"number": number, "decisions": before, "decision": decision}
    return client.post(f"/tables/{table['id']}/review/check", body)


def test_the_better_decision_passes_and_the_error_does_not(reviewed: Any):
    client, table, found = reviewed
    turn, error = max(
        ((turn, error) for turn in found["turns"] for error in turn["errors"]),
        key=lambda each: each[1]["loss"],
    )
    at = (turn["number"], error["before"])
    good = check(client, table, *at, error["better"]["decision"])
    assert good["verdict"] in ("best", "better")
    bad = check(client, table, *at, error["played"]["decision"])
    assert bad["verdict"] == "worse"
    assert bad["best"]["share"] > bad["decided"]["share"]
    # The same question gets the same answer.
    assert check(client, table, *at, error["played"]["decision"]) == bad


def test_an_illegal_decision_is_refused(reviewed: Any):
    client, table, found = reviewed
    body = {"number": found["turns"][0]["number"], "decisions": [], "decision": "a1 N N"}
    refused = client.try_post(f"/tables/{table['id']}/review/check", body)
    assert refused.status_code == 422


def test_only_finished_games_are_reviewed(client: Client):
    """A review of a running game would show how its hidden cards change the result."""
    table = client.set_up("Ann", "Ben")["table"]
    for path, body in (
        ("review", {}),
        ("review/check", {"number": table["number"], "decision": "pass"}),
    ):
        refused = client.try_post(f"/tables/{table['id']}/{path}", body)
        assert (refused.status_code, refused.json()["code"]) == (409, "server-not-finished")


def test_a_verdict_does_not_depend_on_hidden_cards(reviewed: Any, clients: Callable[[], Client]):
    """A decision is judged with what the seat could see."""
    client, table, found = reviewed
    turn = found["turns"][2]
    decision = turn["decisions"][0]
    verdict = check(client, table, turn["number"], [], decision)
    # The continued game has the same open cards, and others below them.
    body = {"number": turn["number"], "seat": 1, "bot": "capuchin"}
    new = client.post(f"/tables/{table['id']}/continue", body)["table"]
    other = play_by_bots(client, new["id"], 1)
    again = check(client, other, turn["number"], [], decision)
    for name in ("decided", "best", "loss", "loss_error"):
        assert again[name] == verdict[name]


# Without HTTP: a review that takes as long as the test wants


ANN, BEN = client_of("192.0.2.1", 1), client_of("192.0.2.2", 2)


@asynccontextmanager
async def finished_tables(folder: Path, count: int = 1) -> AsyncIterator[Any]:
    """Yield services and finished tables. Only the lane of reviews is open."""
    async with without_bots(folder) as services:
        person, _ = await services.people.get_or_create(None, "192.0.2.1")
        wanted = NewTable.model_validate(
            {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]}
        )
        tables = [await finished_table(services, person, wanted) for _ in range(count)]
        services.lanes.reviews.open()
        try:
            yield services, tables
        finally:
            await services.lanes.close()


async def finished_table(services: Any, person: Person, wanted: NewTable) -> TableState:
    made = await services.seats.set_up(person, wanted, "")
    del made
    [newest] = [
        table for table in services.tables._cached.values() if not table.log[-1].records
    ]
    table = newest
    while table.is_running:
        game = table.game
        decision = str(next(iter_decisions(game)))
        change = ("played", {"seat": game.seat, "decisions": [decision]}, None)
        table = await services.tables.commit(table, [change])
    return table


def iter_decisions(game: Any) -> Any:
    from monkeypalace.bots import BOTS, Bot, ask, load_bot
    from monkeypalace.game import Chance
    from monkeypalace.notation import format_decision

    del BOTS, Bot
    yield format_decision(ask(load_bot("capuchin:nodes=100"), game.view(game.seat), Chance(1)).decision)
