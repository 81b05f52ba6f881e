"""A turn is one request: atomic, idempotent, and refused if the table has changed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest

from tests.server.clients import Client


@pytest.fixture
def hot_seat(client: Client) -> tuple[Client, str, int]:
    """Return a client with both seats of a running table, and the number of its last event."""
    table = client.set_up("Ann", "Ben")["table"]
    return client, table["id"], table["number"]


FIRST_TURN = ("d2 N N", "buy nothing", "take 2a 1b")


def state_of(client: Client, table: str) -> Any:
    return client.get(f"/tables/{table}")["table"]


def test_a_turn_is_one_event(hot_seat):
    client, table, number = hot_seat
    played = client.turn(table, 1, number, *FIRST_TURN).json()
    assert played["number"] == number + 1
    assert [each["decision"] for each in played["entry"]["played"]] == list(FIRST_TURN)
    assert "Ann builds d2 N N." in played["entry"]["text"]
    now = state_of(client, table)
    assert (now["number"], now["game"]["seat"], now["game"]["kind"]) == (number + 1, 2, "build")


def test_a_turn_may_come_in_parts(hot_seat):
    client, table, number = hot_seat
    for place, decision in enumerate(FIRST_TURN):
        assert client.turn(table, 1, number + place, decision).status_code == 200
    assert state_of(client, table)["game"]["seat"] == 2


def test_a_turn_is_played_completely_or_not_at_all(hot_seat):
    client, table, number = hot_seat
    before = state_of(client, table)
    refused = client.turn(table, 1, number, "d2 N N", "buy nothing", "take 9a 0b")
    assert refused.status_code == 422
    assert refused.json()["code"] == "delivery-icons"
    assert state_of(client, table) == before


def test_a_turn_ends_where_the_next_seat_begins(hot_seat):
    client, table, number = hot_seat
    refused = client.turn(table, 1, number, *FIRST_TURN, "b4 E E")
    assert (refused.status_code, refused.json()["code"]) == (422, "not-your-turn")
    assert state_of(client, table)["number"] == number


def test_a_refusal_carries_the_violations(hot_seat):
    client, table, number = hot_seat
    refused = client.turn(table, 1, number, "a1 E E").json()
    assert refused["code"] == "staircase"
    cause = refused["causes"][0]
    assert (cause["family"], cause["code"]) == ("violation", "e-not-attached")
    assert cause["spots"] == ["a1", "b1", "c1"]
    assert cause["text"].startswith("Rule E")


@pytest.mark.parametrize("text", ["", "z9", "build", "d2  N", "buy", "pass pass", "take 1a"])
def test_nonsense_is_refused(hot_seat, text):
    client, table, number = hot_seat
    assert client.turn(table, 1, number, text).status_code == 422


def test_a_turn_after_an_old_event_is_refused_with_the_current_table(hot_seat):
    client, table, number = hot_seat
    client.turn(table, 1, number, *FIRST_TURN)
    stale = client.turn(table, 2, number, "pass")
    assert stale.status_code == 409
    assert stale.json()["code"] == "stale"
    assert stale.json()["table"] == state_of(client, table)
    assert stale.json()["you"]["seats"] == [1, 2]


def test_a_turn_after_an_event_that_does_not_exist_is_refused(hot_seat):
    client, table, number = hot_seat
    assert client.turn(table, 1, number + 5, *FIRST_TURN).status_code == 409


def test_a_repeat_gets_the_same_answer_and_changes_nothing(hot_seat):
    client, table, number = hot_seat
    id_ = str(uuid4())
    first = client.turn(table, 1, number, *FIRST_TURN, id_=id_)
    again = client.turn(table, 1, number, *FIRST_TURN, id_=id_)
    assert again.content == first.content
    assert state_of(client, table)["number"] == number + 1
    # The same holds after others have played.
    turn = client.post(f"/tables/{table}/hint", {"seat": 2})["decision"]
    assert client.turn(table, 2, number + 1, turn).status_code == 200
    assert client.turn(table, 1, number, *FIRST_TURN, id_=id_).content == first.content


def test_a_command_id_cannot_be_reused(hot_seat):
    client, table, number = hot_seat
    client.turn(table, 1, number, *FIRST_TURN, id_="once")
    other = client.turn(table, 2, number + 1, "pass", id_="once")
    assert (other.status_code, other.json()["code"]) == (422, "server-command-reused")


def test_ids_of_different_people_are_independent(clients: Callable[[], Client]):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None)
    table = made["table"]["id"]
    ben.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": "Ben"})
    number = state_of(ann, table)["number"]
    assert ann.turn(table, 1, number, *FIRST_TURN, id_="same").status_code == 200
    hint = ben.post(f"/tables/{table}/hint", {"seat": 2})["decision"]
    assert ben.turn(table, 2, number + 1, hint, id_="same").status_code == 200


def test_of_many_simultaneous_turns_one_is_accepted(hot_seat):
    client, table, number = hot_seat
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: client.turn(table, 1, number, *FIRST_TURN), range(16)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 15
    assert state_of(client, table)["number"] == number + 1


def test_simultaneous_repeats_are_one_turn(hot_seat):
    client, table, number = hot_seat
    id_ = str(uuid4())
    with ThreadPoolExecutor(8) as threads:
        answers = list(
            threads.map(lambda _: client.turn(table, 1, number, *FIRST_TURN, id_=id_), range(16))
        )
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert state_of(client, table)["number"] == number + 1
