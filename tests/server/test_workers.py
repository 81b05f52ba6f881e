"""Several workers on PostgreSQL, and on one SQLite file."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import cycle
from uuid import uuid4

import pytest

from tests.server.clients import Chooser, Client, play_on
from tests.server.running import Running
from tests.server.test_turns import FIRST_TURN

Clients = Callable[[], Client]


@pytest.fixture(
    scope="module",
    params=[
        "postgresql",
        # The other two cover two servers and PostgreSQL separately.
        pytest.param("two servers on postgresql", marks=pytest.mark.thorough),
        "two servers on sqlite",
    ],
)
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Running]]:
    """Return servers that share a database."""
    if request.param == "postgresql":
        yield [request.getfixturevalue("workers")]
        return
    folder = tmp_path_factory.mktemp("servers")
    database = str(folder / "tables.sqlite3")
    if "postgresql" in request.param:
        database = request.getfixturevalue("postgres")()
    started = [Running(database, folder / f"log{number}") for number in (1, 2)]
    yield started
    assert [server.stop() for server in started] == [0, 0]


@pytest.fixture
def anywhere(servers: list[Running]) -> Iterator[Clients]:
    """Return a function that creates clients, for each server in turn."""
    with ExitStack() as stack:
        addresses = cycle(server.address for server in servers)
        yield lambda: stack.enter_context(Client(next(addresses)))


def test_a_whole_game_across_servers(anywhere: Clients):
    ann, ben = anywhere(), anywhere()
    made = ann.set_up("Ann", None, "bot:random")
    table = made["table"]["id"]
    ben.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": "Ben"})
    streams = [ann.stream(table), ben.stream(table)]
    over = play_on(table, {1: ann, 2: ben}, lambda client: Chooser(client, random.Random(4)))
    for stream in streams:
        stream.wait_for_number(over["number"])
        numbers = [entry["number"] for entry in stream.entries]
        assert numbers == list(range(numbers[0], over["number"] + 1))
    # Both servers return the same events, and every number occurs once.
    logs = [client.get(f"/tables/{table}/log")["entries"] for client in (ann, ben)]
    assert logs[0] == logs[1]
    assert [entry["number"] for entry in logs[0]] == list(range(1, over["number"] + 1))


def test_of_many_simultaneous_turns_one_is_accepted(anywhere: Clients):
    ann, phone = anywhere(), anywhere()
    table = ann.set_up("Ann", "Ben")["table"]
    phone.post("/me/devices/redeem", {"code": ann.post("/me/devices")["code"]})
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(
                lambda number: (ann, phone)[number % 2].turn(
                    table["id"], 1, table["number"], *FIRST_TURN
                ),
                range(16),
            )
        )
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    for client in (ann, phone):
        assert client.get(f"/tables/{table['id']}")["table"]["number"] == table["number"] + 1


def test_a_repeat_at_another_server_gets_the_same_answer(anywhere: Clients):
    ann, phone = anywhere(), anywhere()
    table = ann.set_up("Ann", "Ben")["table"]
    phone.post("/me/devices/redeem", {"code": ann.post("/me/devices")["code"]})
    id_ = str(uuid4())
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(
                lambda number: (ann, phone)[number % 2].turn(
                    table["id"], 1, table["number"], *FIRST_TURN, id_=id_
                ),
                range(16),
            )
        )
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1


def test_chat_reaches_everybody(anywhere: Clients):
    ann, ben = anywhere(), anywhere()
    table = ann.set_up("Ann", "bot:random", public=True)["table"]["id"]
    stream = ben.stream(table)
    stream.wait_for(bool)
    said = ann.post(f"/tables/{table}/chat", {"text": "hello", "command_id": "1"})
    stream.wait_for(lambda found: ("chat", None, said) in found)


def test_the_metrics_of_all_workers_are_summed(workers: Running):
    with Client(workers.address) as client:
        client.set_up("Ann", "Ben")
        text = client.http.get("/metrics").text
    assert (
        'monkeypalace_request_seconds_count{method="POST",route="/api/tables",status="201"}' in text
    )
