"""Choices, drafts, building help, hints and game files."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from monkeypalace.bots import LADDER
from monkeypalace.gamefile import parse_game
from monkeypalace.locale import LANGUAGES
from monkeypalace.packs import standard_pack
from monkeypalace.server.storage.rows import StoredTable
from monkeypalace.server.tables.state import TableState
from tests.server.clients import Chooser, Client, play_on

Clients = Callable[[], Client]


@pytest.fixture
def table(client: Client) -> str:
    """Return a running table with both seats in one browser."""
    return str(client.set_up("Ann", "Ben")["table"]["id"])


def test_where_a_staircase_can_start(client: Client, table: str):
    found = client.get(f"/tables/{table}/choices")
    assert (found["seat"], found["kind"]) == (1, "build")
    choices = found["choices"]
    assert "d2" in choices["starts"]
    assert "a1" in choices["refused"]
    assert choices["must_pass"] is False
    assert client.post(f"/tables/{table}/help", {"seat": 1})["starts"] == choices["starts"]


def test_how_a_staircase_can_continue(client: Client, table: str):
    found = client.post(f"/tables/{table}/help", {"seat": 1, "staircase": "d2 N"})
    assert (found["complete"], found["attached"]) == (False, False)
    assert found["cost"] == {"arches": 1, "bricks": 0, "columns": 0}
    assert found["left"] == {"arches": 1, "bricks": 0, "columns": 0}
    [offer] = found["offers"]
    assert (offer["direction"], offer["target"], offer["level"]) == ("N", "d4", 1)
    [filling] = offer["fillings"]
    assert filling["staircase"] == "d2 N N"
    refusals = {each["direction"]: each["causes"][0]["code"] for each in found["refusals"]}
    assert set(refusals) == {"E", "S", "W"}
    assert refusals["S"] == "h-turns-back"
    done = client.post(f"/tables/{table}/help", {"seat": 1, "staircase": "d2 N N"})
    assert done["complete"] is True
    # What the help promises is what the turn brings.
    draft = client.post(f"/tables/{table}/draft", {"seat": 1, "decisions": ["d2 N N"]})
    brought = draft["choices"]["credits"]
    assert filling["credits"] == brought == sum(done["credits"].values())


@pytest.mark.parametrize(
    ("staircase", "code"),
    [("d4 N", "a-built-on"), ("d2 N b", "c-ends-without-arch"), ("d2 E E E", "pieces-missing")],
)
def test_a_staircase_that_breaks_a_rule(client: Client, table: str, staircase: str, code: str):
    found = client.post(f"/tables/{table}/help", {"seat": 1, "staircase": staircase})
    assert code in [each["code"] for each in found["causes"]]
    assert (found["complete"], found["offers"]) == (False, [])


def test_trying_out_while_others_play(client: Client, table: str):
    before = client.get(f"/tables/{table}")
    found = client.post(f"/tables/{table}/draft", {"seat": 2, "decisions": ["d2 N N"]})
    assert (found["in_turn"], found["choices"]["kind"]) == (False, "buy")
    assert found["game"]["palace"] != before["table"]["game"]["palace"]
    assert client.get(f"/tables/{table}") == before


def test_a_draft_reveals_no_card(client: Client, table: str):
    decisions = ["d2 N N", "buy 2"]
    found = client.post(f"/tables/{table}/draft", {"seat": 1, "decisions": decisions})
    [pile] = [each for each in found["game"]["market"] if each["pile"] == "2"]
    assert pile["top"] is None
    assert pile["left"] > 0
    told = [each["id"] for played in found["played"] for each in played["happened"]]
    assert "event-bought" in told
    assert "event-revealed" not in told


def test_a_delivery_says_what_it_brings(client: Client, table: str):
    decisions = ["d2 N N", "buy nothing"]
    choices = client.post(f"/tables/{table}/draft", {"seat": 1, "decisions": decisions})["choices"]
    assert choices["kind"] == "recurring-delivery"
    first = choices["options"][0]
    assert first["decision"] == f"take {choices['icons']}a 0b"
    assert first["hand"]["arches"] == first["taken"]["arches"] == choices["icons"]
    assert first["ends_the_game"] is False


def test_hints_can_be_played_to_the_end_of_the_turn(client: Client, table: str):
    decisions: list[str] = []
    kinds = []
    while True:
        draft = client.post(f"/tables/{table}/draft", {"seat": 1, "decisions": decisions})
        if draft["turn_over"]:
            break
        kinds.append(draft["choices"]["kind"])
        hint = client.post(f"/tables/{table}/hint", {"seat": 1, "decisions": decisions})
        decisions.append(hint["decision"])
    assert kinds[:2] == ["build", "buy"]
    assert kinds[-1] == "recurring-delivery"


def test_a_hint_has_three_steps_and_points_at_what_it_names(client: Client, table: str):
    hint = client.post(f"/tables/{table}/hint", {"seat": 1})
    start, *arches = hint["decision"].split()
    assert hint["look"]["id"].startswith("hint-look-")
    assert hint["look"]["spots"] == []
    assert hint["where"]["spots"] == [start]
    assert hint["where"]["text"].startswith(f"Start on {start}, ")
    assert hint["turn"]["text"] == f"Build {hint['decision']}."
    assert len(hint["turn"]["spots"]) == len(arches) + 1
    market = client.get(f"/tables/{table}")["table"]["game"]["market"]
    assert set(hint["where"]["piles"]) <= {pile["pile"] for pile in market if pile["top"]}
    # The first step does not give away the second, nor the second the third.
    assert start not in hint["look"]["text"]
    assert hint["decision"] not in hint["where"]["text"]
    assert len(hint["reasons"]) <= 2
    assert (hint["compared"] is None) == (hint["reasons"] == [])
    assert all(reason["text"] for reason in hint["reasons"])


def test_a_hint_is_in_the_language_of_the_request(client: Client, table: str):
    texts = {
        lang: client.post(f"/tables/{table}/hint?lang={lang}", {"seat": 1})["turn"]["text"]
        for lang in LANGUAGES
    }
    assert texts["fr"].startswith("Construisez ")
    assert texts["it"].startswith("Costruisci ")
    assert len(set(texts.values())) == len(LANGUAGES)


def test_a_table_can_switch_hints_off(clients: Clients):
    ann, ben = clients(), clients()
    created = ann.set_up("Ann", None, hints=False)
    table = created["table"]["id"]
    code = created["invites"][0]["code"]
    # Everybody at the table can see that hints are off.
    joined = ben.post("/invites/redeem", {"code": code, "name": "Ben"})
    assert joined["table"]["hints"] is False
    number = joined["table"]["number"]
    for path, body in (
        ("hint", {"seat": 1}),
        ("branch/hint", {"number": number}),
        ("branch/reply", {"number": number}),
    ):
        refused = ann.try_post(f"/tables/{table}/{path}", body)
        assert (refused.status_code, refused.json()["code"]) == (403, "server-no-hints")
    refused = ann.try_post(f"/tables/{table}/hint?lang=it", {"seat": 1})
    assert refused.json()["text"] == "A questo tavolo i suggerimenti sono disattivati."
    # Help with building names only what is legal.
    assert ann.post(f"/tables/{table}/help", {"seat": 1})["starts"]


def test_after_a_game_without_hints_its_turns_have_hints(client: Client):
    created = client.set_up("Ann", "bot:random", hints=False)
    table = created["table"]["id"]
    play_on(table, {1: client}, lambda client: Chooser(client, random.Random(8)))
    hint = client.post(f"/tables/{table}/branch/hint", {"number": 2})
    assert hint["turn"]["id"] == "hint-turn-build"
    again = client.post(f"/tables/{table}/rematch")
    assert again["table"]["hints"] is False


def test_tables_of_earlier_versions_have_hints(client: Client, table: str):
    assert client.get(f"/tables/{table}")["table"]["hints"] is True
    old = TableState(StoredTable("t", 1, 0.0, {"language": "en"}, {}), standard_pack())
    assert old.has_hints


def test_help_is_for_those_who_play(clients: Clients):
    ann, watcher = clients(), clients()
    table = ann.set_up("Ann", "bot:random", public=True)["table"]["id"]
    watcher.set_up("Somebody", "else")
    for path in ("draft", "help", "hint"):
        assert watcher.try_post(f"/tables/{table}/{path}", {"seat": 1}).status_code == 403
        assert ann.try_post(f"/tables/{table}/{path}", {"seat": 2}).status_code == 403


def test_a_table_that_waits_has_no_game(client: Client):
    table = client.set_up("Ann", None)["table"]["id"]
    for path in ("draft", "help", "hint"):
        refused = client.try_post(f"/tables/{table}/{path}", {"seat": 1})
        assert (refused.status_code, refused.json()["code"]) == (409, "server-not-started")
    files = ("game.json", "turns.txt", "palace.svg", "palace.png", "replay.webp", "palace.mpd")
    for path in ("choices", *files, "instructions.html"):
        assert client.http.get(f"/api/tables/{table}/{path}").status_code == 409


def test_a_game_can_be_downloaded_while_it_runs_and_at_its_end(client: Client):
    table = client.set_up("Ann", "bot:random", options={"frog": True})["table"]["id"]
    chooser = Chooser(client, random.Random(8))
    client.turn(table, 1, 2, *chooser.turn(table, 1))
    running = client.http.get(f"/api/tables/{table}/game.json")
    assert running.headers["content-disposition"].startswith("attachment")
    assert "seed" not in running.json()["chance"]
    assert parse_game(running.text).names == ("Ann", "Baby monkey")
    over = play_on(table, {1: client}, lambda client: chooser)
    finished = client.http.get(f"/api/tables/{table}/game.json")
    assert "seed" in finished.json()["chance"]
    game = parse_game(finished.text)
    assert list(game.winners) == over["game"]["winners"]
    turns = client.http.get(f"/api/tables/{table}/turns.txt").text.splitlines()
    assert turns == [each["turn"] for each in finished.json()["turns"]]
    # A player who continues to plan gets the answer that there is nothing to decide.
    late = client.post(f"/tables/{table}/draft", {"seat": 1, "decisions": ["d2 N N"]})
    assert (late["choices"], late["turn_over"], late["game"]) == (None, False, over["game"])
    hint = client.http.post(f"/api/tables/{table}/hint", json={"seat": 1})
    assert (hint.status_code, hint.json()["code"]) == (409, "server-over")


def test_the_log_has_every_event(client: Client):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    client.turn(table, 1, 2, "d2 N N", "buy nothing", "take 2a 1b")
    log = client.get(f"/tables/{table}/log")
    assert [(each["number"], each["type"]) for each in log["entries"]] == [
        (1, "created"),
        (2, "started"),
        (3, "played"),
    ]
    happened = log["entries"][2]["played"][0]["happened"][0]
    assert happened == {
        "id": "event-built",
        "params": {"name": "Ann", "staircase": "d2 N N"},
        "text": "Ann builds d2 N N.",
    }
    assert client.get(f"/tables/{table}/log", after=2)["entries"] == log["entries"][2:]
    assert client.get(f"/tables/{table}/log", after=99)["entries"] == []


def test_packs_are_found_by_name_and_digest(client: Client):
    standard = client.get("/packs/standard")
    assert len(standard["cards"]) == 67
    assert client.get(f"/packs/{standard['digest']}") == standard
    assert client.http.get(f"/api/packs/{'0' * 64}").status_code == 404
    offers = client.get("/offers")
    assert offers["maps"] == standard["maps"]
    assert "mandrill" in offers["bots"]


def test_levels_are_the_ladder_weakest_first(client: Client):
    offers = client.get("/offers")
    known = [level for level in LADDER if level.name in offers["bots"]]
    assert offers["levels"] == [{"bot": level.name, "rating": level.rating} for level in known]
    assert len(known) >= 5
    ratings = [level["rating"] for level in offers["levels"]]
    assert ratings == sorted(set(ratings))
    # Programs may use the random bot, but it is no level for players.
    assert "random" in offers["bots"]
    assert "random" not in {level["bot"] for level in offers["levels"]}


def test_a_custom_pack(client: Client):
    from monkeypalace.packs import new_pack_text

    table = client.set_up("Ann", "Ben")["table"]["id"]
    text = new_pack_text().replace("bananas = 1,", "bananas = 2,", 1)
    pack = client.post("/packs", {"text": text})["pack"]
    assert pack["digest"] != client.get("/packs/standard")["digest"]
    made = client.set_up("Ann", "bot:mandrill", pack=pack["digest"])["table"]
    assert made["pack"]["digest"] == pack["digest"]
    stream = client.stream(made["id"])
    chooser = Chooser(client, random.Random(1))
    client.turn(made["id"], 1, 2, *chooser.turn(made["id"], 1))
    stream.wait_for(lambda _: any(entry["by_bot"] for entry in stream.entries))
    bad = client.try_post("/packs", {"text": "format = 1"})
    assert bad.status_code == 422
    assert {cause["family"] for cause in bad.json()["causes"]} == {"pack"}
    assert client.get(f"/tables/{table}")["table"]["pack"]["name"] == "standard"
