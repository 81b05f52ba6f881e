"""`monkeypalace clean` removes old data, also while the server runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.migrate import migrate
from tests.cli.runs import good, refused
from tests.server.clients import Client
from tests.server.running import Running
from tests.server.some_packs import pack_text

#: Tests that share servers should run in one process, so that each server is started once.
pytestmark = pytest.mark.xdist_group("workers")

DAY = 86_400


@pytest.fixture(params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """Return a server that only this test uses."""
    database = str(tmp_path / "tables.sqlite3")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres")()
    running = Running(database, tmp_path / "log")
    yield running
    assert running.stop() == 0, running.log.read_text()


def edit(server: Running, *statements: str, **values: object) -> None:
    engine = create_engine(Settings(database=server.database).database_url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement), values)
    engine.dispose()


def count(server: Running, table: str) -> int:
    engine = create_engine(Settings(database=server.database).database_url)
    with engine.connect() as connection:
        found = int(connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())
    engine.dispose()
    return found


def clean(server: Running, *options: str) -> str:
    return good("clean", "--database", server.database, *options)


def test_old_data_is_removed_and_the_rest_stays(own: Running):
    with Client(own.address) as ann, Client(own.address) as visitor:
        ann.post("/me")
        visitor.post("/me")
        packs = [ann.post("/packs", {"text": pack_text(bricks)}) for bricks in (3, 4)]
        needed = packs[0]["pack"]["digest"]
        old, slow, new = (ann.set_up("Ann", "Ben")["table"]["id"] for _ in range(3))
        kept = ann.set_up("Ann", None, pack=needed)["table"]["id"]
        ann.post(f"/tables/{old}/chat", {"text": "hello", "command_id": "1"})
        ann.post("/me/devices")
        stream = ann.stream(old)
        stream.wait_for_number(2)
        edit(
            own,
            "UPDATE tables SET status = 'finished' WHERE id = :old",
            f"UPDATE tables SET changed = changed - {366 * DAY} WHERE id = :old",
            f"UPDATE tables SET changed = changed - {179 * DAY} WHERE id = :slow",
            f"UPDATE packs SET created = created - {31 * DAY}",
            f"UPDATE sessions SET created = created - {31 * DAY}",
            f"UPDATE codes SET expires = expires - {DAY}",
            old=old,
            slow=slow,
        )
        expected = "Tables: 1. Packs: 1. Codes: 1. Sessions: 1.\n"
        assert clean(own, "--dry-run") == f"Nothing was removed. This would be removed: {expected}"
        assert count(own, "packs") == 2
        assert clean(own) == f"Removed. {expected}"
        assert clean(own) == "Removed. Tables: 0. Packs: 0. Codes: 0. Sessions: 0.\n"
        # The server has noticed the removal, although it had cached the table.
        assert ann.http.get(f"/api/tables/{old}").status_code == 404
        stream.join(10)
        assert stream.ended
        assert {each["id"] for each in ann.get("/me/tables")["tables"]} == {slow, new, kept}
        assert (count(own, "packs"), count(own, "messages"), count(own, "sessions")) == (1, 0, 1)
        assert ann.get(f"/packs/{needed}")["digest"] == needed
        assert clean(own, "--unfinished", "178").startswith("Removed. Tables: 1.")
        assert ann.http.get(f"/api/tables/{slow}").status_code == 404


def test_every_language_says_what_was_removed(tmp_path: Path):
    path = tmp_path / "tables.sqlite3"
    migrate(Settings(database=str(path)).database_url)
    said = {good("--lang", language, "clean", "--database", path) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_file_that_is_not_there_is_not_created(tmp_path: Path):
    assert refused("clean", "--database", tmp_path / "no.sqlite3")
    assert not list(tmp_path.iterdir())
