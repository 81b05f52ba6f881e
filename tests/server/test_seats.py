"""Tables and seats: invitations, hot seats, bots, spectators, leaving and coming back."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.server.clients import Chooser, Client, play_on

Clients = Callable[[], Client]


def test_a_table_waits_for_its_guests(clients: Clients):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None, "bot:random", language="en", options={"map": 3})
    table = made["table"]
    assert (table["status"], table["game"]) == ("waiting", None)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    [invite] = made["invites"]
    assert invite["seat"] == 2
    # The code is behind the #, which browsers do not send.
    assert invite["link"].endswith(f"/#invite={invite['code']}")
    seen = ben.post("/invites/look", {"code": invite["code"]})
    assert seen == {"seat": 2, "host": "Ann", "players": 3, "language": "en"}
    joined = ben.post("/invites/redeem", {"code": invite["code"], "name": " Ben "})
    assert joined["you"] == {"seats": [2], "away": [], "host": False}
    assert joined["table"]["seats"][1]["name"] == "Ben"
    assert joined["table"]["status"] == "running"
    assert joined["table"]["game"]["options"]["map"] == 3


def test_an_invitation_works_once(clients: Clients):
    ann = clients()
    made = ann.set_up("Ann", None, None)
    code = made["invites"][0]["code"]
    guests = [clients() for _ in range(6)]

    def redeem(guest: Client) -> int:
        body = {"code": code, "name": "Guest"}
        return guest.try_post("/invites/redeem", body).status_code

    with ThreadPoolExecutor(6) as threads:
        statuses = sorted(threads.map(redeem, guests))
    assert statuses[0] == 200
    assert set(statuses[1:]) <= {404, 409}
    assert redeem(clients()) == 404
    assert ann.try_post("/invites/look", {"code": code}).status_code == 404


def test_an_invitation_can_be_accepted_again_if_the_answer_was_lost(clients: Clients):
    ann, ben, eve = clients(), clients(), clients()
    code = ann.set_up("Ann", None, None)["invites"][0]["code"]
    for guest in (ben, eve):
        guest.post("/me")
    first = ben.post("/invites/redeem", {"code": code, "name": "Ben"})
    assert ben.post("/invites/redeem", {"code": code, "name": "Ben"}) == first
    assert eve.try_post("/invites/redeem", {"code": code, "name": "Eve"}).status_code == 404
    # A second request for a session changes nothing.
    before = dict(ben.http.cookies)
    ben.post("/me")
    assert dict(ben.http.cookies) == before


def test_a_new_invitation_makes_the_old_one_void(clients: Clients):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None)
    old, table = made["invites"][0]["code"], made["table"]["id"]
    new = ann.post(f"/tables/{table}/seats/2/invite")["code"]
    assert ben.try_post("/invites/redeem", {"code": old, "name": "Ben"}).status_code == 404
    ben.post("/invites/redeem", {"code": new, "name": "Ben"})
    assert ann.try_post(f"/tables/{table}/seats/2/invite").status_code == 409


def test_the_host_fills_open_seats(client: Client):
    table = client.set_up("Ann", None, None)["table"]["id"]
    client.post(f"/tables/{table}/seats/3/bot", {"bot": "random"})
    seen = client.post(f"/tables/{table}/seats/2/sit", {"name": "Ben"})
    assert seen["you"]["seats"] == [1, 2]
    assert seen["table"]["status"] == "running"
    assert client.try_post(f"/tables/{table}/seats/2/bot", {"bot": "random"}).status_code == 409


def test_seats_can_be_drawn(client: Client):
    orders = set()
    for _ in range(30):
        made = client.set_up("Ann", "Ben", "Cleo", draw_seats=True)
        orders.add(tuple(seat["name"] for seat in made["table"]["seats"]))
    assert len(orders) > 3


def test_leaving_and_coming_back(clients: Clients):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None)
    table = made["table"]["id"]
    ben.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": "Ben"})
    stream = ben.stream(table)
    left = ann.post(f"/tables/{table}/seats/1/leave", {"bot": "random"})
    assert left["you"] == {"seats": [], "away": [1], "host": True}
    assert left["table"]["seats"][0] == {
        "seat": 1,
        "kind": "bot",
        "name": "Ann",
        "bot": "random",
        "away": True,
    }
    # The bot plays Ann's turn.
    stream.wait_for(lambda _: any(entry["by_bot"] for entry in stream.entries))
    now = ben.get(f"/tables/{table}")["table"]
    assert now["game"]["seat"] == 2
    refused = ann.turn(table, 1, now["number"], "pass")
    assert (refused.status_code, refused.json()["code"]) == (409, "server-away")
    back = ann.post(f"/tables/{table}/seats/1/return")
    assert back["you"]["seats"] == [1]
    # Idempotent.
    assert ann.post(f"/tables/{table}/seats/1/return")["table"] == back["table"]
    texts = [entry["text"] for entry in ann.get(f"/tables/{table}/log")["entries"]]
    assert "Ann has left; a bot takes over." in texts
    assert "Ann is back." in texts


def test_a_rematch_with_the_next_seat_first(clients: Clients):
    ann, ben = clients(), clients()
    made = ann.set_up("Ann", None, "bot:random", options={"frog": True})
    table = made["table"]["id"]
    ben.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": "Ben"})
    assert ann.try_post(f"/tables/{table}/rematch").status_code == 409
    play_on(table, {1: ann, 2: ben}, lambda client: Chooser(client, random.Random(3)))
    again = ann.post(f"/tables/{table}/rematch")
    assert again["table"]["id"] != table
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ben", None, "Ann"]
    assert again["table"]["options"]["frog"] is True
    assert again["table"]["status"] == "running"
    # Ben gets the same table.
    assert ben.post(f"/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    assert ben.get(f"/tables/{table}")["table"]["rematch"] == again["table"]["id"]
    mine = [summary["id"] for summary in ben.get("/me/tables")["tables"]]
    assert set(mine) == {table, again["table"]["id"]}


def test_an_invited_spectator_can_watch_but_not_play(clients: Clients):
    ann, watcher = clients(), clients()
    table = ann.set_up("Ann", "bot:random")["table"]["id"]
    assert watcher.http.get(f"/api/tables/{table}").status_code == 404
    code = ann.post(f"/tables/{table}/spectators/invite")["code"]
    seen = watcher.post("/invites/redeem", {"code": code})
    assert seen["you"] == {"seats": [], "away": [], "host": False}
    assert watcher.get(f"/tables/{table}")["table"] == seen["table"]
    watcher.stream(table).wait_for_number(seen["table"]["number"])
    refused = watcher.turn(table, 1, seen["table"]["number"], "d2 N N")
    assert (refused.status_code, refused.json()["code"]) == (403, "server-not-your-seat")
    # Several people can use a link for watching.
    assert clients().post("/invites/redeem", {"code": code})["table"]["id"] == table


def test_anybody_may_watch_a_public_table(clients: Clients):
    table = clients().set_up("Ann", "bot:random", public=True)["table"]["id"]
    stranger = clients()
    assert stranger.get(f"/tables/{table}")["table"]["public"] is True
    assert stranger.get(f"/tables/{table}/log")["entries"]
    assert stranger.turn(table, 1, 2, "pass").status_code == 403


def test_my_tables(clients: Clients):
    ann, ben = clients(), clients()
    assert ann.get("/me/tables") == {"tables": []}
    hers = ann.set_up("Ann", "Anna")["table"]["id"]
    made = ann.set_up(None, "Ann")
    ben.post("/invites/redeem", {"code": made["invites"][0]["code"], "name": "Ben"})
    theirs = made["table"]["id"]
    summaries = {each["id"]: each for each in ann.get("/me/tables")["tables"]}
    assert set(summaries) == {hers, theirs}
    assert summaries[hers]["your_turn"] is True
    assert summaries[theirs]["your_turn"] is False
    [his] = ben.get("/me/tables")["tables"]
    assert (his["id"], his["your_turn"]) == (theirs, True)


def test_a_code_gives_a_second_device_the_same_seats(clients: Clients):
    ann, phone = clients(), clients()
    table = ann.set_up("Ann", "bot:random")["table"]["id"]
    code = ann.post("/me/devices")["code"]
    phone.post("/me/devices/redeem", {"code": code})
    assert phone.get(f"/tables/{table}")["you"]["seats"] == [1]
    # The code works once.
    assert clients().try_post("/me/devices/redeem", {"code": code}).status_code == 404
    # The second device can be removed again; the first one stays.
    secret = phone.http.cookies["monkeypalace"]
    phone.post("/me/forget")
    assert "monkeypalace" not in phone.http.cookies
    phone.http.cookies.set("monkeypalace", secret)
    assert phone.http.get(f"/api/tables/{table}").status_code == 404
    assert ann.get(f"/tables/{table}")["you"]["seats"] == [1]


def test_a_device_does_not_change_its_person_without_consent(clients: Clients):
    ann, eve = clients(), clients()
    eve.post("/me")
    mine = ann.set_up("Ann", "bot:random")["table"]["id"]
    theirs = eve.set_up("Eve", "Mallory")["table"]["id"]
    code = eve.post("/me/devices")["code"]
    change = ann.post("/me/devices/look", {"code": code})
    assert (change["same"], change["loses"]) == (False, True)
    assert (change["mine"]["names"], change["theirs"]["names"]) == (["Ann"], ["Eve", "Mallory"])
    assert [each["id"] for each in change["mine"]["tables"]] == [mine]
    assert [each["id"] for each in change["theirs"]["tables"]] == [theirs]
    # Ann's table could not be reached from any other device, so not even consent helps.
    for replace in (False, True):
        refused = ann.try_post("/me/devices/redeem", {"code": code, "replace": replace})
        assert (refused.status_code, refused.json()["code"]) == (409, "server-device-loses")
        assert "set-cookie" not in refused.headers
    assert ann.get(f"/tables/{mine}")["you"]["seats"] == [1]
    # With a second device she would keep the table; but she is still asked.
    phone = clients()
    phone.post("/me/devices/redeem", {"code": ann.post("/me/devices")["code"]})
    assert ann.post("/me/devices/look", {"code": code})["loses"] is False
    refused = ann.try_post("/me/devices/redeem", {"code": code})
    assert (refused.status_code, refused.json()["code"]) == (409, "server-device-replaces")
    old = ann.http.cookies["monkeypalace"]
    ann.post("/me/devices/redeem", {"code": code, "replace": True})
    assert ann.get(f"/tables/{theirs}")["you"]["seats"] == [1, 2]
    assert phone.get(f"/tables/{mine}")["you"]["seats"] == [1]
    # The old session of the device is over.
    phone.http.cookies.set("monkeypalace", old)
    assert phone.http.get(f"/api/tables/{mine}").status_code == 404


def test_a_code_changes_nothing_on_a_device_of_the_same_person(clients: Clients):
    ann, new = clients(), clients()
    table = ann.set_up("Ann", "bot:random")["table"]["id"]
    code = ann.post("/me/devices")["code"]
    assert new.post("/me/devices/look", {"code": code})["mine"] is None
    assert ann.post("/me/devices/look", {"code": code})["same"] is True
    before = ann.http.cookies["monkeypalace"]
    ann.post("/me/devices/redeem", {"code": code})
    assert ann.http.cookies["monkeypalace"] == before
    assert ann.get(f"/tables/{table}")["you"]["seats"] == [1]
    # A code that was used shows nothing any more.
    assert new.try_post("/me/devices/look", {"code": code}).status_code == 404


def test_somebody_must_play(client: Client):
    refused = client.try_post(
        "/tables", {"seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    )
    assert (refused.status_code, refused.json()["code"]) == (422, "server-nobody-plays")


def test_bots_are_chosen_by_name_only(client: Client):
    for bot in ("evil.py:Bot", "gorilla:seconds=9999", "/etc/passwd", ""):
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": bot}]
        assert client.try_post("/tables", {"seats": seats}).status_code == 422


def test_the_limit_of_a_turn_can_be_days(client: Client):
    clock = client.set_up("Ann", "Ben", turn_days=3)["table"]["clock"]
    assert clock["turn_days"] == 3
    assert clock["due"] > client.set_up("Ann", "Ben", turn_days=2)["table"]["clock"]["due"]
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    both = client.try_post("/tables", {"seats": seats, "turn_days": 1, "turn_seconds": 60})
    assert (both.status_code, both.json()["code"]) == (422, "server-two-clocks")


def test_a_table_follows_a_printed_rulebook(client: Client):
    options = client.set_up("Ann", "bot:random", edition="fr")["table"]["options"]
    assert options["butterfly_rule"] == "tallest-of-its-colour"
    assert options["editions"] == ["fr", "nl"]
    options = client.set_up("Ann", "bot:random", edition="it")["table"]["options"]
    assert (options["end_rule"], options["editions"]) == ("total", ["it"])
    # The default is the English rulebook.
    options = client.set_up("Ann", "bot:random")["table"]["options"]
    assert (options["end_rule"], options["editions"]) == ("named", ["en"])


def test_given_options_overrule_the_rulebook(client: Client):
    given = {"stack_new_cards": False, "end_rule": "total", "frog": True}
    options = client.set_up("Ann", "bot:random", edition="pt-BR", options=given)["table"]["options"]
    assert (options["stack_new_cards"], options["end_rule"], options["frog"]) == (
        False,
        "total",
        True,
    )
    assert options["editions"] == ["it"]
    both = {"stack_new_cards": True, "end_rule": "total"}
    assert client.set_up("Ann", "bot:random", options=both)["table"]["options"]["editions"] == []


def test_an_unknown_rulebook_is_refused(client: Client):
    answer = client.try_post("/tables", {"seats": [], "edition": "de"})
    assert answer.status_code == 422
    assert "edition" in answer.text
