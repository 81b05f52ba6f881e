"""Branches from earlier states of a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.clients import Client

FIRST = ["d2 N N", "buy nothing", "take 2a 1b"]


@pytest.fixture
def table(client: Client) -> str:
    """Return a running table with both seats in one browser, after one turn."""
    made = client.set_up("Ann", "Ben")["table"]
    assert client.turn(made["id"], 1, made["number"], *FIRST).is_success
    return str(made["id"])


def number(client: Client, table: str) -> int:
    return int(client.get(f"/tables/{table}")["table"]["number"])


def test_a_branch_starts_with_the_table_after_an_event(client: Client, table: str):
    now = number(client, table)
    before = client.post(f"/tables/{table}/branch", {"number": now - 1})
    after = client.post(f"/tables/{table}/branch", {"number": now})
    assert (before["seat"], after["seat"]) == (1, 2)
    assert "d2" not in before["game"]["palace"]["stacks"]
    assert after["game"] == client.get(f"/tables/{table}")["table"]["game"]


def test_a_turn_in_a_branch_does_not_change_the_table(client: Client, table: str):
    now = number(client, table)
    ask = {"number": now - 1, "decisions": ["b4 E E"], "staircase": ""}
    branch = client.post(f"/tables/{table}/branch", ask)
    assert (branch["choices"]["kind"], branch["help"]) == ("buy", None)
    assert branch["game"]["palace"]["stacks"]["b4"] == "Ae"
    assert number(client, table) == now


def test_help_with_a_staircase_in_a_branch(client: Client, table: str):
    ask = {"number": number(client, table) - 1, "staircase": "b4 E"}
    help_ = client.post(f"/tables/{table}/branch", ask)["help"]
    assert [offer["target"] for offer in help_["offers"]] == ["d4"]


def test_a_hint_in_a_branch(client: Client, table: str):
    ask = {"number": number(client, table) - 1, "decisions": []}
    hint = client.post(f"/tables/{table}/branch/hint", ask)
    after = client.post(f"/tables/{table}/branch", {**ask, "decisions": [hint["decision"]]})
    assert after["choices"]["kind"] == "buy"


def test_the_best_reply_is_the_staircase_with_the_most_credits(client: Client, table: str):
    ask = {"number": number(client, table) - 1, "decisions": []}
    reply = client.post(f"/tables/{table}/branch/reply", ask)
    help_ = client.post(f"/tables/{table}/branch", {**ask, "staircase": reply["staircase"]})["help"]
    assert help_["complete"]
    assert help_["credits"]["arches"] + help_["credits"]["height"] == reply["credits"]
    hint = client.post(f"/tables/{table}/branch/hint", ask)["decision"]
    hinted = client.post(f"/tables/{table}/branch", {**ask, "staircase": hint})["help"]
    assert hinted["credits"]["arches"] + hinted["credits"]["height"] <= reply["credits"]
    buying = client.try_post(f"/tables/{table}/branch/reply", {**ask, "decisions": [hint]})
    assert buying.json()["code"] == "server-staircase-not-asked"


def test_buying_in_a_branch_reveals_no_card(client: Client, table: str):
    start = number(client, table) - 1
    known = client.post(f"/tables/{table}/branch", {"number": start})["game"]["market"]
    options = client.post(f"/tables/{table}/branch", {"number": start, "decisions": ["d2 N N"]})[
        "choices"
    ]["options"]
    dearest = max(options, key=lambda option: option["cost"])
    ask = {"number": start, "decisions": ["d2 N N", dearest["decision"]]}
    branch = client.post(f"/tables/{table}/branch", ask)
    hidden = {pile["pile"] for pile in branch["game"]["market"] if pile["top"] is None}
    assert hidden == set(dearest["piles"]) != set()
    told = [each["id"] for played in branch["played"] for each in played["happened"]]
    assert "event-revealed" not in told
    assert all(pile["top"] is not None for pile in known)


def test_wrong_events_and_decisions_are_refused(client: Client, table: str):
    later = {"number": number(client, table) + 1}
    assert client.try_post(f"/tables/{table}/branch", later).status_code == 404
    assert client.try_post(f"/tables/{table}/branch", {"number": 0}).status_code == 409
    wrong = {"number": number(client, table), "decisions": ["monkey d4"]}
    assert client.try_post(f"/tables/{table}/branch", wrong).status_code == 422


def test_a_stranger_gets_no_branch_of_a_private_table(table: str, clients: Callable[[], Client]):
    assert clients().try_post(f"/tables/{table}/branch", {"number": 1}).status_code == 404
