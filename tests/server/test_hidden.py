"""Hidden cards stay hidden: clients get the same bytes for every order of them."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from monkeypalace.game import Game, Options
from monkeypalace.notation import parse_decision
from tests.server.clients import Chooser, Client
from tests.server.running import Running

FILES = (
    "/game.json",
    "/turns.txt",
    "/palace.svg",
    "/palace.png",
    "/palace.mpd",
    "/instructions.html",
)
#: The longest game of which a film is drawn, in events: a frame takes a third of a second.
LONGEST_FILM = 6
#: For each table, the turns that are played, and the order of its piles.
TABLES = [(3, "shuffled"), (12, "shuffled"), (5, "sorted")]


def play_some(client: Client, turns: int, piles: str) -> str:
    """Return a table after some turns of random players."""
    options = {"map": 4, "butterfly": True, "frog": True, "piles": piles}
    table = str(client.set_up("Ann", "Ben", public=True, options=options)["table"]["id"])
    chooser = Chooser(client, random.Random(turns))
    for number in range(turns):
        now = client.get(f"/tables/{table}")["table"]
        seat = now["game"]["seat"]
        decisions = chooser.turn(table, seat)
        if number == turns - 1 and len(decisions) > 1:
            # The last turn stays incomplete.
            decisions = decisions[:1]
        assert client.turn(table, seat, now["number"], *decisions).status_code == 200
    client.post(f"/tables/{table}/chat", {"text": "well played", "command_id": "1"})
    return table


def permute_hidden_cards(database: str) -> dict[str, int]:
    """Store another order of the hidden cards; return the old seeds."""
    seeds, moved = {}, 0
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT id, set_up, chance FROM tables").fetchall()
        for id_, set_up, chance in rows:
            seeds[id_] = json.loads(chance)["seed"]
            options = Options.from_json(json.loads(set_up)["options"])
            game = Game(2, seed=seeds[id_], options=options)
            events = connection.execute(
                "SELECT data FROM events WHERE table_id = ? AND type = 'played' ORDER BY number",
                (id_,),
            )
            for (data,) in events.fetchall():
                for decision in json.loads(data)["decisions"]:
                    game.play(parse_decision(decision))
            piles = {}
            for pile, first, left in zip(
                game.pack.piles, game.first_piles, game.state.piles, strict=True
            ):
                ids = [card.id for card in first]
                seen = len(first) - len(left) + 1
                hidden = ids[seen:]
                if options.piles == "shuffled":
                    random.Random(pile.id).shuffle(hidden)
                moved += hidden != ids[seen:]
                piles[pile.id] = ids[:seen] + hidden
            connection.execute(
                "UPDATE tables SET chance = ? WHERE id = ?", (json.dumps({"piles": piles}), id_)
            )
        connection.commit()
    assert moved > 8, "almost nothing was hidden"
    return seeds


def look_at_all(
    server: Running, tables: list[str], cookies: dict[str, str]
) -> dict[tuple[str, str], dict[str, bytes]]:
    """Return everything that a player and a spectator receive."""
    found = {}
    for who, jar in (("player", cookies), ("spectator", {})):
        with httpx.Client(base_url=server.address, cookies=jar, timeout=60) as http:
            for table in tables:
                found[table, who] = look(http, table)
    return found


def look(http: httpx.Client, table: str) -> dict[str, bytes]:
    """Return every answer about a table, by request."""
    found: dict[str, bytes] = {}

    def keep(name: str, response: httpx.Response) -> Any:
        found[name] = str(response.status_code).encode() + b" " + response.content
        return response

    def get(path: str) -> Any:
        return keep(path, http.get(f"/api/tables/{table}{path}"))

    def post(path: str, body: Any) -> Any:
        return keep(f"{path} {body}", http.post(f"/api/tables/{table}{path}", json=body))

    number = get("").json()["table"]["number"]
    film = ("/replay.webp",) if number <= LONGEST_FILM else ()
    for path in ("/choices", "/log", "/chat", *FILES, *film):
        get(path)
    headers = {"Last-Event-ID": "1"}
    with http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as stream:
        lines = []
        for line in stream.iter_lines():
            lines.append(line)
            if line.startswith('data: {"table"'):
                break
        found["stream"] = "\n".join(lines).encode()
    for path in ("/help", "/hint", "/draft"):
        post(path, {"seat": 1})
    for seat_ in (1, 2):
        decisions: list[str] = []
        while True:
            draft = post("/draft", {"seat": seat_, "decisions": decisions}).json()
            if draft.get("choices") is None:
                break
            post("/hint", {"seat": seat_, "decisions": decisions})
            choices = draft["choices"]
            if choices["kind"] == "build":
                if choices["must_pass"]:
                    decisions.append("pass")
                    continue
                hint = post("/hint", {"seat": seat_, "decisions": decisions}).json()
                decisions.append(hint["decision"])
            else:
                # The last option is the one that buys most.
                decisions.append(choices["options"][-1]["decision"])
        # Only the end of this turn is illegal: the refusal comes after cards were revealed.
        for length in range(1, len(decisions) + 1):
            turn = {"seat": seat_, "expected": number, "command_id": f"whole-{seat_}-{length}"}
            post("/turns", turn | {"decisions": [*decisions[:length], "monkey a1"]})
    for decision in ("a1 E", "buy 6", "take 9a 0b", "monkey a1", "pass", "frog", "card 1-1 on 1"):
        for seat_ in (1, 2):
            post(
                "/turns",
                {
                    "seat": seat_,
                    "expected": number,
                    "command_id": f"{decision[:3]}-{seat_}".replace(" ", "_"),
                    # Never legal as a whole, so that nothing changes.
                    "decisions": [decision, "frog a1", "frog a1"],
                },
            )
    stale = {"seat": 1, "expected": 1, "command_id": "stale", "decisions": ["pass"]}
    post("/turns", stale)
    return found


def test_the_order_of_hidden_cards_changes_no_byte(tmp_path: Path):
    original, other = str(tmp_path / "one.sqlite3"), str(tmp_path / "other.sqlite3")
    server = Running(original, tmp_path / "log")
    with Client(server.address) as client:
        tables = [play_some(client, turns, piles) for turns, piles in TABLES]
        cookies = dict(client.http.cookies)
        seen = look_at_all(server, tables, cookies)
        mine = client.http.get("/api/me/tables").content
    server.stop()
    # The write-ahead log is part of the file now.
    shutil.copy(original, other)
    seeds = permute_hidden_cards(other)
    server = Running(other, tmp_path / "log")
    with Client(server.address) as client:
        client.http.cookies.update(cookies)
        assert client.http.get("/api/me/tables").content == mine
    seen_after = look_at_all(server, tables, cookies)
    server.stop()
    assert set(seen_after) == set(seen)
    for (table, who), before in seen.items():
        after = seen_after[table, who]
        assert set(after) == set(before)
        for name, content in before.items():
            assert after[name] == content, name
            assert str(seeds[table]).encode() not in content, name
    log = (tmp_path / "log").read_text()
    assert not any(str(seed) in log for seed in seeds.values())
