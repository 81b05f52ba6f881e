"""Tables that began with an earlier version of the standard pack."""

from __future__ import annotations

import random
from pathlib import Path

from monkeypalace.packs import standard_pack
from tests.server.clients import Chooser, Client, play_on
from tests.server.running import Running
from tests.test_packs import FIRST_DIGEST


def test_a_table_keeps_its_version_and_a_rematch_gets_the_current_one(client: Client):
    made = client.set_up("Ann", "Ben", pack=FIRST_DIGEST)["table"]
    assert made["pack"]["digest"] == FIRST_DIGEST
    assert client.get(f"/packs/{FIRST_DIGEST}")["version"] == "1"
    play_on(made["id"], {1: client, 2: client}, lambda me: Chooser(me, random.Random(3)))
    again = client.post(f"/tables/{made['id']}/rematch")["table"]
    assert again["pack"]["digest"] == standard_pack().digest
    assert client.get(f"/tables/{made['id']}")["table"]["pack"]["digest"] == FIRST_DIGEST


def test_a_stored_table_keeps_its_version_after_a_restart(tmp_path: Path):
    """The table is read from the database, not from memory, and the game continues."""
    server = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    try:
        with Client(server.address) as ann:
            table = ann.set_up("Ann", "Ben", pack=FIRST_DIGEST)["table"]["id"]
            assert server.stop() == 0
            server.start()
            assert ann.get(f"/tables/{table}")["table"]["pack"]["digest"] == FIRST_DIGEST
            play_on(table, {1: ann, 2: ann}, lambda me: Chooser(me, random.Random(5)))
            assert ann.get(f"/tables/{table}")["table"]["status"] == "finished"
    finally:
        server.stop()
