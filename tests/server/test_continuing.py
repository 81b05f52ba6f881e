"""Tables that continue a finished game from an earlier turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.clients import Client, play_by_bots

FIRST = ["b4 E E", "buy nothing", "take 2a 1b"]


@pytest.fixture
def finished(client: Client) -> Any:
    """Return a finished table of Ann and a bot."""
    table = client.set_up("Ann", "bot:marmoset", options={"map": 1})["table"]["id"]
    return play_by_bots(client, table, 1)


def turns(client: Client, table: str) -> list[tuple[int, list[str]]]:
    """Return seat and decisions of each turn of a table."""
    log = client.get(f"/tables/{table}/log")["entries"]
    return [
        (entry["seat"], [each["decision"] for each in entry["played"]])
        for entry in log
        if entry["type"] == "played"
    ]


def number_of_turn(client: Client, table: str, turn: int) -> int:
    log = client.get(f"/tables/{table}/log")["entries"]
    played = [entry["number"] for entry in log if entry["type"] == "played"]
    return int(played[turn - 1])


def go_on(client: Client, table: Any, turn: int, **more: Any) -> Any:
    number = number_of_turn(client, table["id"], turn)
    return client.post(f"/tables/{table['id']}/continue", {"number": number, **more})


def test_the_new_table_begins_with_the_turns_up_to_the_event(client: Client, finished: Any):
    new = go_on(client, finished, 4)
    assert (new["you"]["seats"], new["you"]["host"]) == ([1], True)
    table = new["table"]
    assert (table["status"], table["continues"]) == ("running", finished["id"])
    assert turns(client, table["id"]) == turns(client, finished["id"])[:4]
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]]
    assert seats == [("person", "Ann", None), ("bot", None, "marmoset")]
    before = {"number": number_of_turn(client, finished["id"], 4)}
    then = client.post(f"/tables/{finished['id']}/branch", before)["game"]
    assert {**table["game"]} == then


def test_the_game_can_be_played_to_its_end(client: Client, finished: Any):
    new = go_on(client, finished, 6)["table"]
    assert play_by_bots(client, new["id"], 1)["status"] == "finished"
    # A rematch is an ordinary table.
    again = client.post(f"/tables/{new['id']}/rematch")["table"]
    assert again["continues"] is None


def test_decisions_of_a_branch_come_first(client: Client, finished: Any):
    log = client.get(f"/tables/{finished['id']}/log")["entries"]
    start = next(entry["number"] for entry in log if entry["type"] == "started")
    branch = {"number": start, "decisions": FIRST}
    new = client.post(f"/tables/{finished['id']}/continue", branch)["table"]
    assert turns(client, new["id"])[0] == (1, FIRST)


def test_a_game_is_continued_with_another_seat_and_another_bot(client: Client, finished: Any):
    new = go_on(client, finished, 3, seat=2, name="Ben", bot="howler")["table"]
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in new["seats"]]
    assert seats == [("bot", None, "howler"), ("person", "Ben", None)]


def tops(table: Any) -> dict[str, str]:
    return {pile["pile"]: pile["top"]["id"] for pile in table["game"]["market"] if pile["top"]}


def revealed(client: Client, table: str) -> Counter[str]:
    log = client.get(f"/tables/{table}/log")["entries"]
    told = [each for entry in log for played in entry["played"] for each in played["happened"]]
    return Counter(
        str(each["params"].get("card")) for each in told if each["id"] == "event-revealed"
    )


def test_face_down_cards_are_shuffled_and_face_up_cards_stay(client: Client):
    """Somebody who has seen the end of a game must not know what the piles reveal next."""
    finished = client.set_up("Ann", "Ben")["table"]["id"]
    table = play_by_bots(client, finished, 1, 2)
    new = [go_on(client, table, 1, seat=1, bot="capuchin")["table"] for _ in range(4)]
    assert len({str(sorted(tops(each).items())) for each in new}) == 1
    ends = [play_by_bots(client, each["id"], 1) for each in new]
    assert len({str(sorted(revealed(client, each["id"]).items())) for each in ends}) > 1


def test_only_a_visible_finished_game_can_be_continued(
    client: Client, clients: Callable[[], Client], finished: Any
):
    running = client.set_up("Ann", "Ben")["table"]
    refused = client.try_post(f"/tables/{running['id']}/continue", {"number": running["number"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "server-not-finished")
    path = f"/tables/{finished['id']}/continue"
    assert clients().try_post(path, {"number": 3, "name": "Eve"}).status_code == 404


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"number": 9_999}, 404, "server-no-event"),
        ({"number": 0}, 409, "server-not-started"),
        ({"number": 3, "seat": 3}, 404, "server-no-table"),
        ({"number": 3, "seat": 2}, 422, "server-name-needed"),
        ({"number": 3, "seat": 2, "name": "\u0007"}, 422, "server-name"),
        ({"number": 3, "decisions": ["monkey d4"]}, 422, "wrong-step"),
    ],
)
def test_wrong_events_seats_names_and_decisions_are_refused(
    client: Client, finished: Any, body: Any, status: int, code: str
):
    refused = client.try_post(f"/tables/{finished['id']}/continue", body)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


def test_the_end_of_a_game_cannot_be_continued(client: Client, finished: Any):
    end = {"number": finished["number"], "seat": 1}
    refused = client.try_post(f"/tables/{finished['id']}/continue", end)
    assert (refused.status_code, refused.json()["code"]) == (409, "server-over")
