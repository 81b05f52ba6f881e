"""Puzzles over HTTP: the list, a position, help, verdicts and solutions."""

from __future__ import annotations

from monkeypalace.puzzles import PUZZLES, today
from tests.server.clients import Client

PUZZLE = next(each for each in PUZZLES if len(each.answers) == 2)
PATH = f"/puzzles/{PUZZLE.id}"
BEST = [accepted[0] for accepted in PUZZLE.answers]


def test_all_puzzles_are_listed_with_that_of_the_day(client: Client):
    found = client.get("/puzzles")
    assert [each["id"] for each in found["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
    assert found["day"] == today().isoformat()
    assert found["today"] == PUZZLES.of_day(today()).id


def test_the_position_does_not_show_the_answer(client: Client):
    found = client.get(PATH)
    assert found["steps"] == 2
    assert found["draft"]["choices"]["kind"] == "build"
    assert BEST[0] not in str(found)


def test_an_answer_is_judged_step_by_step(client: Client):
    first = client.post(f"{PATH}/check", {"decisions": BEST[:1]})
    assert (first["right"], first["solved"]) == (True, False)
    assert first["draft"]["choices"]["kind"] == "buy"
    both = client.post(f"{PATH}/check", {"decisions": BEST})
    assert both["solved"]
    # The card under the one that was bought stays hidden.
    bought = [pile for pile in both["draft"]["game"]["market"] if pile["top"] is None]
    assert {pile["pile"] for pile in bought} >= set(BEST[1].split()[1:])


def test_a_worse_answer_gets_reasons_without_the_place_of_the_better_one(client: Client):
    found = client.post(f"{PATH}/check", {"decisions": [PUZZLE.others[0]]})
    assert not found["right"]
    assert all(reason["text"] and reason["spots"] == [] for reason in found["reasons"])
    assert BEST[0] not in str(found["reasons"])


def test_the_solution_is_given_on_request(client: Client):
    found = client.get(f"{PATH}/solution", lang="fr")
    assert found["decisions"] == BEST
    assert found["accepted"] == [list(accepted) for accepted in PUZZLE.answers]


def test_help_is_the_same_as_at_a_table(client: Client):
    start = BEST[0].split()[0]
    assert start in client.post(f"{PATH}/help", {"staircase": ""})["starts"]
    assert client.post(f"{PATH}/help", {"staircase": BEST[0]})["complete"]


def test_unknown_puzzles_and_wrong_decisions_are_refused(client: Client):
    assert client.http.get("/api/puzzles/zzzzzz").status_code == 404
    assert client.http.get("/api/puzzles/Nothing").status_code == 422
    assert client.try_post(f"{PATH}/check", {"decisions": []}).status_code == 422
    assert client.try_post(f"{PATH}/check", {"decisions": ["giraffe"]}).status_code == 422
    refused = client.post(f"{PATH}/check", {"decisions": ["buy nothing"]})
    assert refused["refused"]["code"]
