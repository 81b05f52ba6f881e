"""Several people: on one device, and in two browsers whose network sometimes fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.running import Running
from tests.web.conftest import NewPerson
from tests.web.playing import FIRST_BOT, Table, play_now, set_up


def test_two_at_one_device_take_turns(page: Page):
    table = set_up(page, "me", "me")
    for name in ("Player 1", "Player 2", "Player 1"):
        table.wait_for("build")
        expect(page.get_by_text(f"Your turn, {name}").first).to_be_visible()
        table.play_turn()


def is_network_error(text: str) -> bool:
    """Return whether this is the browser's message about a server that does not answer."""
    return "net::ERR_" in text


def sit_down(new_person: NewPerson, address: str = "") -> tuple[Table, Table]:
    """Seat Ann and Ben at one table, each in a separate browser."""
    ann, ben = new_person(allowed=is_network_error), new_person(allowed=is_network_error)
    table = set_up(ann, "me", "open", start=False, address=address)
    expect(ann.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    ben.goto(ann.get_by_label("Link for this seat").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("Player 1 is thinking", exact=True)).to_be_visible()
    return table, Table(ben)


def test_two_browsers_one_reloads_and_one_loses_its_network(new_person: NewPerson):
    ann, ben = sit_down(new_person)
    # Ann reloads her page in the middle of her turn; nothing that was played is lost.
    ann.wait_for("build")
    ann.decide()
    ann.page.reload()
    ann.wait_for("build")
    ann.play_turn()
    # Ann has no network while Ben plays his turn.
    ben.wait_for("build")
    ann.page.context.set_offline(True)
    ben.play_turn()
    ann.page.context.set_offline(False)
    ann.wait_for("build")
    expect(ann.page.get_by_text("Round 2")).to_be_visible()
    ann.play_turn()
    ben.wait_for("build")


@pytest.mark.thorough
def test_pages_reconnect_when_the_server_is_back(
    new_person: NewPerson, built_page: Path, tmp_path: Path
):
    server = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    ann, ben = sit_down(new_person, server.address)
    server.stop()
    for each in (ann, ben):
        expect(each.page.get_by_text("No connection to the server")).to_be_visible()
    server.start()
    for each in (ann, ben):
        expect(each.page.get_by_text("No connection to the server")).to_be_hidden()
    ann.play_turn()
    ben.play_turn()
    expect(ann.page.get_by_text("Round 2")).to_be_visible()
    server.stop()


def test_a_plan_is_checked_again_after_each_turn(new_person: NewPerson):
    ann, ben = sit_down(new_person)
    # Ben plans a staircase that Ann then builds herself.
    ben.type("b4 E E")
    expect(ben.button("Build this")).to_be_enabled()
    ann.wait_for("build")
    ann.type("b4 E E")
    ann.button("Build this").click()
    ann.wait_for("buy")
    ann.play_turn()
    ben.wait_for("build")
    expect(ben.panel).to_contain_text("Rule A (start on open ground): pieces stand on b4 already.")
    expect(ben.button("Build this")).to_be_disabled()


@pytest.mark.thorough
def test_two_talk_at_the_table(new_person: NewPerson):
    ann, ben = sit_down(new_person)
    for each in (ann, ben):
        each.page.get_by_role("button", name="Chat").click()
    chat = ben.page.get_by_role("complementary", name="Chat")
    expect(chat).to_contain_text("Nobody has said anything yet.")
    ann.page.get_by_label("Say something").fill("<b>Hello</b> Ben!")
    ann.page.get_by_role("button", name="Send").click()
    # A message is shown as text, never as HTML.
    expect(chat.locator("li")).to_have_text("Player 1 <b>Hello</b> Ben!")
    expect(ann.page.get_by_label("Say something")).to_have_value("")
    ben.page.reload()
    ben.page.get_by_role("button", name="Chat").click()
    expect(chat.locator("li")).to_have_text("Player 1 <b>Hello</b> Ben!")


@pytest.mark.thorough
def test_a_link_to_watch(new_person: NewPerson):
    ann, ben = new_person(), new_person()
    table = set_up(ann, "me", "bot")
    ann.get_by_role("button", name="Chat").click()
    ann.get_by_role("button", name="Invite somebody to watch").click()
    ben.goto(ann.get_by_label("Invite somebody to watch").input_value())
    ben.get_by_role("button", name="Watch").click()
    expect(ben.get_by_text("You are watching this table.")).to_be_visible()
    table.play_turn()
    expect(ben.get_by_text("Round 2")).to_be_visible()
    # A spectator cannot decide anything.
    expect(ben.locator("section.steps")).to_have_attribute("data-step", "wait")


@pytest.mark.thorough
def test_another_device_of_the_same_person(new_person: NewPerson):
    computer, phone = new_person(), new_person()
    game = play_now(computer).page.url
    computer.goto("/#/")
    computer.get_by_role("button", name="Play on another device, too").click()
    phone.goto(computer.get_by_label("Play on another device, too").input_value())
    # The page asks first, so nothing has changed yet.
    expect(phone.get_by_text("Continue only if you made this link yourself")).to_be_visible()
    assert phone.context.cookies() == []
    phone.get_by_role("button", name="Yes, it is my link").click()
    phone.get_by_role("link", name=f"Player · {FIRST_BOT}").click()
    Table(phone).play_turn()
    computer.goto(game)
    expect(computer.get_by_text("Round 2")).to_be_visible()


def test_a_link_of_a_stranger_takes_nothing_away(new_person: NewPerson):
    ann, eve = new_person(), new_person()
    for person in (ann, eve):
        play_now(person)
        person.goto("/#/")
    eve.get_by_role("button", name="Play on another device, too").click()
    link = eve.get_by_label("Play on another device, too").input_value()
    [before] = ann.context.cookies()
    ann.goto(link)
    # The page shows both people with their tables, and says why it refuses.
    expect(ann.get_by_text("Whose device it becomes")).to_be_visible()
    expect(ann.get_by_text("Whose device it is now")).to_be_visible()
    expect(ann.get_by_text("1 table")).to_have_count(2)
    expect(ann.get_by_text("This device is the only way to your tables")).to_be_visible()
    expect(ann.get_by_role("button", name="Yes, it is my link")).to_have_count(0)
    [after] = ann.context.cookies()
    assert after["value"] == before["value"]


def test_the_quick_start_opens_the_game_in_progress(page: Page):
    page.goto("/#/play")
    table = Table(page)
    table.wait_for("build")
    begun = table.id
    page.goto("/#/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.goto("/#/play")
    table.wait_for("build")
    assert table.id == begun


@pytest.mark.thorough
def test_a_spectator_watches(new_person: NewPerson):
    ann, ben = new_person(), new_person()
    table = set_up(ann, "me", "bot", public=True)
    table.wait_for("build")
    ben.goto(f"/#/table/{table.id}")
    expect(ben.get_by_text("You are watching this table.")).to_be_visible()
    table.play_turn()
    ben.get_by_role("button", name="Log").click()
    expect(ben.get_by_text("Player 1 builds").first).to_be_visible()


def test_leaving_a_seat_after_a_question_and_coming_back(new_person: NewPerson):
    ann, ben = sit_down(new_person)
    seats = ann.page.get_by_role("region", name="Players")
    ann.button("Leave the seat").click()
    question = ann.page.get_by_role("dialog", name="Leave your seat?")
    question.get_by_role("button", name="Stay").click()
    expect(question).to_be_hidden()
    expect(seats).not_to_contain_text("a bot plays")
    ann.button("Leave the seat").click()
    question.get_by_role("button", name="Let a bot play for Player 1").click()
    expect(question).to_be_hidden()
    expect(seats).to_contain_text("a bot plays")
    # The bot plays her turn immediately; then it is Ben's turn.
    ben.wait_for("build")
    ann.button("Take my seat back").click()
    expect(seats).not_to_contain_text("a bot plays")
    ben.play_turn()
    ann.wait_for("build")


def test_the_log_calls_a_bot_by_its_name(page: Page):
    table = play_now(page)
    table.play_turn()
    table.wait_for("build")
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("complementary", name="Log")
    expect(log).to_contain_text(f"{FIRST_BOT} builds")
    expect(log).not_to_contain_text(f"{FIRST_BOT.lower()} 2")


def test_a_turn_that_the_server_could_not_store_is_sent_again_unchanged(new_person: NewPerson):
    page = new_person(allowed=lambda text: "503" in text)
    table = play_now(page)
    sent: list[str] = []

    def fail_once(route: Route) -> None:
        sent.append(str(route.request.post_data))
        if len(sent) > 1:
            route.continue_()
            return
        problem = {"code": "server-storage", "params": {}, "text": "Not stored.", "causes": []}
        route.fulfill(status=503, json=problem)

    page.route("**/turns?*", fail_once)
    table.play_turn()
    expect(page.get_by_text("Round 2")).to_be_visible()
    assert len(sent) == 2
    assert sent[0] == sent[1]


def test_an_unhandled_failure_is_shown(new_person: NewPerson):
    page = new_person(allowed=lambda text: "500" in text)
    table = play_now(page)
    problem = {"code": "internal", "params": {}, "text": "The server has failed.", "causes": []}
    page.route("**/hint?*", lambda route: route.fulfill(status=500, json=problem))
    table.button("Give me a hint").click()
    notice = page.get_by_role("alert").filter(has_text="The server has failed.")
    expect(notice).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()
