"""A person downloads and deletes their data."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from monkeypalace.server.settings import Settings
from tests.server.clients import Chooser, Client, play_on
from tests.server.running import Running
from tests.server.some_packs import pack_text
from tests.server.test_broken_tables import add_event, editing
from tests.server.test_turns import FIRST_TURN

#: Tests that share servers should run in one process, so that each server is started once.
pytestmark = pytest.mark.xdist_group("workers")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def own(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Return a server that only these tests use."""
    folder = tmp_path_factory.mktemp("own")
    database = str(folder / "tables.sqlite3")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres")()
    running = Running(database, folder / "log")
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture
def people(own: Running) -> Iterator[Callable[[], Client]]:
    """Return a function that creates clients with separate cookies."""
    made: list[Client] = []

    def new() -> Client:
        made.append(Client(own.address))
        return made[-1]

    yield new
    for client in made:
        client.__exit__()


def everything(server: Running) -> str:
    """Return all rows of the database as text."""
    engine = create_engine(Settings(database=server.database).database_url)
    names = ("people", "sessions", "packs", "tables", "events", "members", "codes", "messages")
    with engine.connect() as connection:
        rows = [
            str(tuple(row))
            for name in names
            for row in connection.execute(text(f"SELECT * FROM {name}"))
        ]
    engine.dispose()
    return "\n".join(rows)


def with_guest(host: Client, guest: Client, names: tuple[str, str], *more: str) -> str:
    """Set up a table of two people; return its id."""
    made = host.set_up(names[0], None, *more)
    guest.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": names[1]})
    return str(made["table"]["id"])


def _is_erasure(message: Any) -> bool:
    name, _, data = message
    return bool(name == "entry" and data["entry"]["type"] == "erased")


def test_the_export_has_everything_of_a_person_and_nothing_of_others(
    people: Callable[[], Client],
):
    ann, ben = people(), people()
    assert people().http.get("/api/me/data").status_code == 403
    table = with_guest(ann, ben, ("Ann", "Ben"))
    ann.turn(table, 1, 3, *FIRST_TURN)
    for client, said in ((ann, "from Ann"), (ben, "from Ben")):
        client.post(f"/tables/{table}/chat", {"text": said, "command_id": "1"})
    pack = ann.post("/packs", {"text": pack_text(3)})["pack"]["digest"]
    answer = ann.http.get("/api/me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert [(each["id"], each["host"]) for each in data["tables"]] == [(table, True)]
    assert [(each["type"], each["number"]) for each in data["events"]] == [
        ("created", 1),
        ("played", 4),
    ]
    assert data["events"][0]["data"] == {"seats": [{"seat": 1, "name": "Ann"}]}
    assert data["events"][1]["data"]["decisions"] == list(FIRST_TURN)
    assert [each["text"] for each in data["messages"]] == ["from Ann"]
    assert [each["digest"] for each in data["packs"]] == [pack]
    assert [each["kind"] for each in data["codes"]] == ["seat"]
    assert len(data["devices"]) == 1
    assert "Ben" not in answer.text
    assert "seed" not in answer.text


def test_a_deleted_person_is_removed_and_the_others_play_on(
    own: Running, people: Callable[[], Client]
):
    ann, phone, ben = people(), people(), people()
    alone = ann.set_up("Annabella", "Annabella II")["table"]["id"]
    hosted = with_guest(ann, ben, ("Annabella", "Ben"))
    visited = with_guest(ben, ann, ("Ben", "Annabella"), "bot:random")
    waiting = ben.set_up("Ben", None, None)
    code = waiting["invites"][0]["code"]
    ann.post("/invites/redeem", {"code": code, "name": "Annabella"})
    public = ben.set_up("Ben", "bot:random", public=True)["table"]["id"]
    for table in (hosted, public):
        ann.post(f"/tables/{table}/chat", {"text": "I am Annabella", "command_id": "1"})
    ann.post("/packs", {"text": "# Annabella\n" + pack_text(4)})
    phone.post("/me/devices/redeem", {"code": ann.post("/me/devices")["code"]})
    streams = {table: ben.stream(table) for table in (hosted, visited)}
    for stream in streams.values():
        stream.wait_for(bool)
    assert "Annabella" in everything(own)

    ann.post("/me/delete")
    assert "monkeypalace" not in ann.http.cookies
    assert "Annabella" not in everything(own)
    for client in (ann, phone):
        assert client.get("/me/tables") == {"tables": []}
    assert phone.http.get("/api/me/data").status_code == 403
    assert own.log.read_text().count(alone) == 0

    # Her own table is gone, and her seat at the waiting table is free again.
    mine = {each["id"]: each for each in ben.get("/me/tables")["tables"]}
    assert set(mine) == {hosted, visited, waiting["table"]["id"], public}
    seats = ben.get(f"/tables/{waiting['table']['id']}")["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    renewed = ben.post(f"/tables/{waiting['table']['id']}/seats/2/invite")
    assert renewed["seat"] == 2
    # A bot takes her seat where others play; they see that, but not her name.
    for table, stream in streams.items():
        stream.wait_for(lambda found: any(_is_erasure(each) for each in found))
        seat = 1 if table == hosted else 2
        shown = ben.get(f"/tables/{table}")["table"]["seats"][seat - 1]
        assert (shown["kind"], shown["name"], shown["away"]) == ("bot", "Former player", False)
        assert "Annabella" not in ben.http.get(f"/api/tables/{table}/log").text
    messages = ben.get(f"/tables/{hosted}/chat")["messages"]
    assert [(message["name"], message["text"]) for message in messages] == [("–", "–")]
    over = play_on(hosted, {2: ben}, lambda client: Chooser(client, random.Random(3)))
    assert over["status"] == "finished"
    # After a restart, the server reads the same from the database.
    own.stop()
    own.start()
    assert ben.get(f"/tables/{hosted}")["table"] == over
    again = ben.post(f"/tables/{hosted}/rematch")
    assert again["you"]["host"] is True
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "bot"]


def test_after_a_finished_game_only_the_name_changes(people: Callable[[], Client]):
    ann, ben = people(), people()
    table = with_guest(ann, ben, ("Annabella", "Ben"))
    over = play_on(table, {1: ann, 2: ben}, lambda client: Chooser(client, random.Random(3)))
    ann.post("/me/delete")
    now = ben.get(f"/tables/{table}")["table"]
    assert now["game"] == over["game"]
    assert now["seats"][0]["name"] == "Former player"
    assert now["seats"][0]["kind"] == "person"


def test_a_broken_table_of_others_is_not_lost(own: Running, people: Callable[[], Client]):
    ann, ben = people(), people()
    shared = with_guest(ben, ann, ("Ben", "Annabella"))
    alone = ann.set_up("Annabella", "Annabella II", "Annabella III")["table"]["id"]
    not_legal = {"seat": 1, "decisions": ["a1 N N N N N N"]}
    with editing(own) as connection:
        add_event(connection, alone, "played", not_legal)
        add_event(connection, shared, "played", not_legal, number=4)
    assert {each["status"] for each in ann.get("/me/tables")["tables"]} == {"broken"}
    ann.post("/me/delete")
    found = everything(own)
    assert "Annabella" not in found
    assert alone not in found
    assert ben.http.get(f"/api/tables/{shared}").json()["code"] == "server-broken-table"
    # When it is repaired, a bot plays for her.
    with editing(own) as connection:
        connection.execute(
            text("DELETE FROM events WHERE number = 4 AND table_id = :id"), {"id": shared}
        )
    own.stop()
    own.start()
    seats = ben.get(f"/tables/{shared}")["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ben"), ("bot", "–")]
