"""Whole games over HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.clients import Chooser, Client, play_on


def test_three_people_play_a_game_to_its_end(clients: Callable[[], Client]):
    ann, ben, cleo = clients(), clients(), clients()
    made = ann.set_up("Ann", None, None, options={"map": 2, "butterfly": True, "frog": True})
    table = made["table"]["id"]
    for client, invite in zip((ben, cleo), made["invites"], strict=True):
        client.post("/invites/redeem", {"code": invite["code"], "name": f"Guest {invite['seat']}"})
    streams = [client.stream(table) for client in (ann, ben, cleo)]
    over = play_on(
        table,
        {1: ann, 2: ben, 3: cleo},
        lambda client: Chooser(client, random.Random(5)),
    )
    assert over["game"]["winners"]
    for stream in streams:
        stream.wait_for_number(over["number"])
        # Every event once, in order, and the same end for everybody.
        numbers = [entry["number"] for entry in stream.entries]
        assert numbers == sorted(set(numbers))
        assert numbers[-1] == over["number"]
        assert stream.messages[-1] == ("view", str(over["number"]), {"table": over})


def test_a_person_plays_against_three_bots(client: Client):
    table = client.set_up("Ann", "bot:random", "bot:capuchin", "bot:mandrill")["table"]["id"]
    stream = client.stream(table)
    over = play_on(table, {1: client}, lambda client: Chooser(client, random.Random(2)))
    stream.wait_for_number(over["number"])
    seats = {entry["seat"] for entry in stream.entries if entry["by_bot"]}
    assert seats == {2, 3, 4}
