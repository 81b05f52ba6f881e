"""Reviews of finished games: access, progress, limits, cancelling, storing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from monkeypalace.bots import ask, load_bot
from monkeypalace.game import Chance
from monkeypalace.locale import LANGUAGES
from monkeypalace.notation import format_decision
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.limits import client_of
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.reviews import DepthName
from monkeypalace.server.schemas.tables import NewTable
from monkeypalace.server.services import Services
from monkeypalace.server.storage import store
from monkeypalace.server.tables import reviews
from monkeypalace.server.tables.state import TableState
from tests.server.clients import Client, play_by_bots
from tests.server.in_process import NETWORK, without_bots


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


def test_the_parts_of_each_seats_result_add_up(reviewed: Any):
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


def test_the_progress_is_reported(client: Client):
    made = client.set_up("Ann", "bot:random")["table"]
    play_by_bots(client, made["id"], 1, bot="random")
    answers = review(client, made["id"])
    assert all(answer["review"] is None for answer in answers[:-1])
    done = [answer["done"] for answer in answers[:-1]]
    assert done == sorted(done)
    assert all(answer["done"] <= answer["total"] for answer in answers)


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


# Without HTTP


ANN, BEN = client_of("192.0.2.1", 1), client_of("192.0.2.2", 2)


@asynccontextmanager
async def finished_tables(folder: Path) -> AsyncIterator[tuple[Services, list[TableState]]]:
    """Yield services and two finished tables. Only the lane of reviews is open."""
    async with without_bots(folder) as services:
        ann, _ = await services.people.get_or_create(None, NETWORK)
        tables = [await finished_table(services, ann) for _ in range(2)]
        services.lanes.reviews.open()
        try:
            yield services, tables
        finally:
            await services.lanes.close()


async def finished_table(services: Services, ann: Person) -> TableState:
    """Set up a table and let a bot play every turn."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    made = await services.seats.set_up(ann, NewTable.model_validate({"seats": seats}), "")
    id_ = json.loads(dumps(made.table))["id"]
    table, bot, chance = await services.tables.refresh(id_), load_bot("capuchin"), Chance(1)
    while (game := table.game) is not None and not game.is_over:
        decision = format_decision(ask(bot, game.view(game.seat), chance).decision)
        change = ("played", {"seat": game.seat, "decisions": [decision]}, None)
        table = await services.tables.commit(table, [change])
    return table


async def until_no_review_runs(services: Services) -> None:
    """Wait until no review is running."""
    while services.reviews._running:
        await asyncio.sleep(0.01)


def test_a_client_has_one_review_at_a_time(tmp_path: Path):
    async def ask_for_two() -> None:
        async with finished_tables(tmp_path) as (services, (first, second)):
            answer = await services.reviews.review(ANN, first, "quick", "en")
            assert (answer.status in ("waiting", "running"), answer.review) == (True, None)
            asked: list[tuple[TableState, DepthName]] = [(second, "quick"), (first, "deep")]
            for table, depth in asked:
                with pytest.raises(ServerError) as refused:
                    await services.reviews.review(ANN, table, depth, "en")
                assert refused.value.code == "server-review-running"
            # Others are not affected, and share a review that runs already.
            await services.reviews.review(BEN, first, "quick", "en")
            assert len(services.reviews._running) == 1
            await services.reviews.review(BEN, second, "quick", "en")
            assert len(services.reviews._running) == 2

    asyncio.run(ask_for_two())


def test_a_review_that_nobody_waits_for_is_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(reviews, "_PATIENCE", 0.05)

    async def ask_and_leave() -> None:
        async with finished_tables(tmp_path) as (services, (first, second)):
            asked = asyncio.create_task(services.reviews.review(ANN, first, "deep", "en"))
            while not services.reviews._running:
                await asyncio.sleep(0.01)
            asked.cancel()
            await until_no_review_runs(services)
            # Then the client may ask for another one.
            await services.reviews.review(ANN, second, "deep", "en")

    asyncio.run(ask_and_leave())


def test_running_reviews_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviews, "_MOST_RUNNING", 1)

    async def ask_for_two() -> None:
        async with finished_tables(tmp_path) as (services, (first, second)):
            await services.reviews.review(ANN, first, "quick", "en")
            with pytest.raises(ServerError) as refused:
                await services.reviews.review(BEN, second, "quick", "en")
            assert refused.value.code == "server-busy"

    asyncio.run(ask_for_two())


def test_a_stored_review_is_removed_with_its_table_and_replaced_by_a_newer_one(tmp_path: Path):
    async def store_some() -> None:
        async with without_bots(tmp_path) as services:
            ann, _ = await services.people.get_or_create(None, NETWORK)
            id_ = (await finished_table(services, ann)).id
            database = services.database

            async def keep(digest: str, data: bytes) -> None:
                await database.write(
                    lambda connection: store.keep_review(connection, id_, "quick", digest, data)
                )

            async def find(digest: str) -> bytes | None:
                return await database.read(
                    lambda connection: store.find_review(connection, id_, "quick", digest)
                )

            await keep("old", b"1")
            assert (await find("old"), await find("new")) == (b"1", None)
            await keep("new", b"2")
            assert (await find("old"), await find("new")) == (None, b"2")
            await services.own_data.delete(ann)
            assert await find("new") is None
            # A review that ends after its table was removed is dropped.
            await keep("late", b"3")
            assert await find("late") is None

    asyncio.run(store_some())
