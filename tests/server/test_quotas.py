"""Quotas of a person and of an address: packs, tables, messages and events."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.lanes.lane import Lane
from monkeypalace.server.limits import Client as QuotaClient
from monkeypalace.server.problems import ServerError
from monkeypalace.server.quotas import Quotas
from monkeypalace.server.schemas.tables import NewTable
from monkeypalace.server.settings import Settings
from monkeypalace.server.stored_packs import Packs
from monkeypalace.server.tables.seats import Seats
from tests.server.clients import Client
from tests.server.in_process import NETWORK, without_bots
from tests.server.running import Running
from tests.server.some_packs import pack_text

#: Each client has its own network.
NETWORKS = count(1)
QUOTAS = {
    "MONKEYPALACE_PACKS_PER_PERSON": "2",
    "MONKEYPALACE_PACKS_PER_DAY": "3",
    "MONKEYPALACE_TABLES_PER_DAY": "3",
    "MONKEYPALACE_MESSAGES_PER_DAY": "3",
    "MONKEYPALACE_EVENTS_PER_DAY": "3",
    "MONKEYPALACE_EXPORTS_PER_DAY": "3",
}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with small quotas."""
    folder = tmp_path_factory.mktemp("narrow")
    running = Running(str(folder / "tables.sqlite3"), folder / "log", **QUOTAS)
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture
def client(narrow: Running) -> Iterator[Client]:
    """Return a client with its own address."""
    with Client(narrow.address) as client:
        client.http.headers["X-Forwarded-For"] = f"2001:db8:0:{next(NETWORKS):x}::1"
        yield client


def codes(answers: list[httpx.Response]) -> list[str]:
    """Return the code of each refusal, and `""` for each success."""
    return ["" if answer.is_success else str(answer.json()["code"]) for answer in answers]


def test_packs_of_a_person_and_of_a_day_are_limited(client: Client):
    client.set_up("Ann", "Ben")
    sent = [client.try_post("/packs", {"text": pack_text(each)}) for each in range(3, 7)]
    # Two are stored, the third is too many for the person, and the fourth for a day.
    assert codes(sent) == ["", "", "server-many-packs", "server-quota"]


class _InlineLane:
    """Runs the work of a lane in this process."""

    async def run(self, _: QuotaClient, work: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(0)
        return work(*args)


@pytest.mark.parametrize("what", ["packs", "tables"])
def test_simultaneous_requests_do_not_exceed_a_limit(tmp_path: Path, what: str):
    """The limit used to be checked long before storing: a person with a limit of 3 had 6."""

    async def run() -> list[str]:
        async with without_bots(tmp_path) as services:
            person, _ = await services.people.get_or_create(None, NETWORK)
            packs = Packs(services.database, cast(Lane, _InlineLane()), 3)
            settings = Settings(tables_per_person=3)
            seats = Seats(services.database, packs, services.tables, settings)
            sent: list[Coroutine[Any, Any, Any]]
            if what == "tables":
                body = {"seats": [{"kind": "me", "name": name} for name in ("Ann", "Ben")]}
                new = NewTable.model_validate(body)
                sent = [seats.set_up(person, new, "") for _ in range(6)]
            else:
                client = QuotaClient("person 1", "192.0.2.1")
                texts = [pack_text(each) for each in range(3, 9)]
                sent = [packs.add(person.id, client, text, None) for text in texts]
            done = await asyncio.gather(*sent, return_exceptions=True)
            return [each.code for each in done if isinstance(each, ServerError)]

    assert asyncio.run(run()) == [f"server-many-{what}"] * 3


def test_tables_of_a_day_are_limited_and_refused_in_every_language(client: Client):
    body = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
    client.post("/me")
    made = [client.try_post("/tables", body) for _ in range(4)]
    assert codes(made) == ["", "", "", "server-quota"]
    assert made[-1].status_code == 429
    # The next one is allowed after a third of a day.
    assert 20_000 < int(made[-1].headers["retry-after"]) <= 28_800
    texts = {
        client.http.post("/api/tables", json=body, params={"lang": language}).json()["text"]
        for language in LANGUAGES
    }
    assert len(texts) == len(LANGUAGES)


def test_messages_of_a_day_are_limited(client: Client):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    said = [
        client.try_post(f"/tables/{table}/chat", {"text": "hello", "command_id": str(number)})
        for number in range(4)
    ]
    assert codes(said) == ["", "", "", "server-quota"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/tables/{}/spectators/invite", {}),
        ("/tables/{}/seats/1/leave", {}),
        ("/tables/{}/seats/1/return", {}),
        ("/me/devices", {}),
    ],
)
def test_commands_that_store_events_are_limited(client: Client, path: str, body: dict[str, Any]):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    assert codes([client.try_post(path.format(table), body) for _ in range(4)])[-2:] == [
        "",
        "server-quota",
    ]


def test_turns_count_as_events(client: Client):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    # Also those that are not legal: checking them is work, too.
    assert codes([client.turn(table, 1, 2, "pass", id_=str(each)) for each in range(4)])[-1] == (
        "server-quota"
    )


def test_many_people_at_an_address_have_ten_quotas():
    quotas = Quotas(Settings(packs_per_day=2))

    def take(person: str, address: str) -> bool:
        try:
            quotas.take("packs", QuotaClient(person, address))
        except ServerError:
            return False
        return True

    # Each of many people stays below their own quota.
    taken = [take(f"person {number}", "192.0.2.1") for number in range(21)]
    assert taken == [True] * 20 + [False]
    # Somebody else is not refused, and one person alone does not use up an address.
    assert [take("person 99", "192.0.2.2") for _ in range(50)].count(True) == 2
    assert take("person 98", "192.0.2.2")
    # Without a cookie the address counts.
    assert not take("192.0.2.1", "192.0.2.1")


def test_a_chat_keeps_its_newest_messages(tmp_path: Path):
    running = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    with Client(running.address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        client.post(f"/tables/{table}/chat", {"text": "first", "command_id": "1"})
        with closing(sqlite3.connect(running.database)) as connection:
            # As if 1999 others had followed.
            connection.execute(
                "INSERT INTO messages SELECT table_id, 2000, at, person_id, 'x', seat, name, text "
                "FROM messages"
            )
            connection.commit()
        last = client.post(f"/tables/{table}/chat", {"text": "last", "command_id": "2"})
        assert last["number"] == 2001
        found = client.get(f"/tables/{table}/chat")["messages"]
        assert [message["number"] for message in found] == [2000, 2001]
    assert running.stop() == 0


def test_the_returns_to_a_seat_are_limited(tmp_path: Path):
    running = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    with Client(running.address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        answers = []
        for _ in range(51):
            # Seat 2 is not to move, so no bot plays meanwhile.
            client.post(f"/tables/{table}/seats/2/leave", {"bot": "random"})
            answers.append(client.try_post(f"/tables/{table}/seats/2/return"))
        assert codes(answers) == [""] * 50 + ["server-many-returns"]
    assert running.stop() == 0
