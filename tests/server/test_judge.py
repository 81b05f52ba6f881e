"""The judge over HTTP: verdicts, faults, help, all staircases, and hostile input."""

from __future__ import annotations

import json
from typing import Any

import pytest

from monkeypalace.building import RULE_NAMES
from monkeypalace.notation import format_staircase, position_from_json, position_to_json
from monkeypalace.rulebook import CHAPTERS, Example
from monkeypalace.search import generate
from tests.server.clients import Client

EXAMPLES = [
    example
    for chapter in CHAPTERS
    for section in chapter.walk()
    for example in section.examples
    if isinstance(example, Example)
]
ATTEMPTS = [pytest.param(example, id=example.id) for example in EXAMPLES if example.staircase]

START: dict[str, Any] = {
    "ground": ["llldddgg"] * 8,
    "stacks": {"d4": "Ae", "e4": "AwAe", "f4": "bAwG"},
    "animals": {},
    "hand": {"arches": 2, "bricks": 1, "columns": 0},
}


def verdict(client: Client, staircase: str, **changes: Any) -> Any:
    position = START | changes
    return client.post("/judge/verdict", {"position": position, "staircase": staircase})


def outcomes(found: Any) -> dict[str, str]:
    return {each["rule"]: each["outcome"] for each in found["rules"]}


@pytest.mark.parametrize("example", ATTEMPTS)
def test_the_verdict_on_every_example_is_what_the_book_says(client: Client, example: Example):
    position = position_to_json(example.position)
    body = {"position": position, "staircase": example.staircase}
    found = client.post("/judge/verdict", body)
    broken = {rule for rule, outcome in outcomes(found).items() if outcome == "broken"}
    assert broken == set(example.breaks)
    assert found["legal"] == (example.breaks == "")
    assert found["faults"] == []


def test_a_legal_staircase_says_what_it_takes_and_brings(client: Client):
    found = verdict(client, "b4 E E")
    assert set(outcomes(found).values()) == {"kept"}
    outcome = found["outcome"]
    assert outcome["cost"] == {"arches": 2, "bricks": 0, "columns": 0}
    assert outcome["left"] == {"arches": 0, "bricks": 1, "columns": 0}
    assert outcome["credits"] == {"arches": 2, "height": 1}
    assert outcome["bonus"] is False
    decoration = {"colour": "l", "spot": "d4", "level": 2, "placed": True}
    assert outcome["decoration"] == decoration
    after = outcome["position"]
    assert after["stacks"]["d4"] == "AeAwL"
    assert after["hand"] == outcome["left"]


def test_a_used_up_colour_brings_no_decoration_and_no_height(client: Client):
    found = verdict(client, "b4 E E", stacks=START["stacks"] | {"h8": "L" * 16})
    assert found["outcome"]["decoration"]["placed"] is False
    assert found["outcome"]["credits"] == {"arches": 2, "height": 0}
    assert found["outcome"]["position"]["stacks"]["d4"] == "AeAw"


def test_a_start_without_arches_is_judged_only_by_rules_a_and_c(client: Client):
    found = outcomes(verdict(client, "d4"))
    assert (found["A"], found["C"]) == ("broken", "broken")
    assert {found[rule] for rule in "BDEFGHI"} == {"not-reached"}


def test_beyond_the_edge_nothing_more_is_judged(client: Client):
    found = outcomes(verdict(client, "a1 W E"))
    assert (found["A"], found["D"], found["E"]) == ("kept", "broken", "broken")
    assert {found[rule] for rule in "FGHI"} == {"not-reached"}


def test_without_a_staircase_only_the_position_is_looked_at(client: Client):
    found = verdict(client, "")
    assert (found["faults"], found["legal"], found["outcome"]) == ([], False, None)
    assert outcomes(found) == dict.fromkeys(RULE_NAMES, "not-reached")


def test_faults_are_named_with_their_spots_and_nothing_is_judged(client: Client):
    broken = {"d4": "Ae", "b2": "bAn"}
    found = verdict(client, "b4 E E", stacks=broken, animals={"monkey": "a1"})
    codes = [(fault["code"], fault["spots"]) for fault in found["faults"]]
    assert codes == [
        ("arch-without-partner", ["b2"]),
        ("arch-without-partner", ["d4"]),
        ("animal-not-on-arch-end", ["a1"]),
    ]
    assert set(outcomes(found).values()) == {"not-reached"}
    for path in ("help", "staircases"):
        refused = client.try_post(f"/judge/{path}", {"position": START | {"stacks": broken}})
        assert (refused.status_code, refused.json()["code"]) == (422, "position")
        assert {cause["family"] for cause in refused.json()["causes"]} == {"fault"}


def test_more_pieces_than_the_box_has_are_a_fault(client: Client):
    found = verdict(client, "", hand={"arches": 80})
    assert [fault["code"] for fault in found["faults"]] == ["more-than-the-box"]


def test_verdicts_are_in_the_language_of_the_request(client: Client):
    body = {"position": START, "staircase": "d4 N"}
    french = client.http.post("/api/judge/verdict", params={"lang": "fr"}, json=body).json()
    english = client.post("/judge/verdict", body)
    texts = [found["rules"][0]["causes"][0]["text"] for found in (french, english)]
    assert texts[0] != texts[1]
    assert texts[1].startswith("Rule A")


def test_help_is_the_same_as_at_a_table(client: Client):
    found = client.post("/judge/help", {"position": START, "staircase": "d2 N"})
    assert [offer["target"] for offer in found["offers"]] == ["d4"]
    assert found["left"] == {"arches": 1, "bricks": 1, "columns": 0}
    starts = client.post("/judge/help", {"position": START})
    assert "d2" in starts["starts"]
    assert "d4" in starts["refused_starts"]


def test_all_staircases_are_counted_and_the_best_come_first(client: Client):
    found = client.post("/judge/staircases", {"position": START})
    position = position_from_json(START)
    legal = {format_staircase(each) for each in generate(position.palace, position.hand)}
    assert (found["count"], found["complete"]) == (len(legal), True)
    assert found["best_complete"] is True
    for best in found["best"].values():
        assert {each["staircase"] for each in best} <= legal
        for each in best:
            outcome = verdict(client, each["staircase"])["outcome"]
            assert each["credits"] == outcome["credits"]
            assert each["cost"] == outcome["cost"]
            assert each["level"] == outcome["decoration"]["level"] - 1
    for name, worth in {
        "credits": lambda each: sum(each["credits"].values()),
        "arches": lambda each: each["credits"]["arches"],
        "height": lambda each: each["level"],
    }.items():
        worths = [worth(each) for each in found["best"][name]]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] == {"credits": 3, "arches": 2, "height": 2}[name]


def test_a_position_with_countless_staircases_is_answered(client: Client):
    hand = {"arches": 70, "bricks": 70, "columns": 16}
    found = client.post("/judge/staircases", {"position": START | {"hand": hand}})
    assert found["complete"] is False
    assert found["count"] > 0
    assert all(found["best"].values())


def test_where_nothing_can_be_built_there_is_no_staircase(client: Client):
    found = client.post("/judge/staircases", {"position": START | {"hand": {}}})
    assert (found["count"], found["complete"]) == (0, True)
    assert found["best"] == {"credits": [], "arches": [], "height": []}


def test_pasted_positions_are_read(client: Client):
    text = json.dumps({"ground": START["ground"], "stacks": {"d4": "Ae"}})
    found = client.post("/judge/position", {"text": text})
    assert found["position"]["hand"] == {"arches": 0, "bricks": 0, "columns": 0}
    assert [fault["code"] for fault in found["faults"]] == ["arch-without-partner"]


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ('{"ground": [}', "json", {"line": 1, "column": 13}),
        ("[]", "json-type", {"place": "position"}),
        ("{}", "json-missing", {"place": "ground"}),
        ('{"ground": [], "stacks": {"z9": "b"}}', "spot", {"text": "z9"}),
        ('{"ground": [], "stacks": {"a1": "bx"}}', "stack", {"text": "bx"}),
        ('{"ground": [], "hand": {"arches": 81}}', "json-count", {"place": "hand.arches"}),
        ("[" * 5000, "json-too-large", {}),
    ],
)
def test_unreadable_positions_are_refused_with_the_place_of_the_error(
    client: Client, text: str, code: str, params: dict[str, Any]
):
    refused = client.try_post("/judge/position", {"text": text})
    assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert params.items() <= refused.json()["params"].items()


@pytest.mark.parametrize(
    "change",
    [
        {"ground": ["l"] * 8},
        {"ground": ["llldddgx"] * 8},
        {"ground": START["ground"] * 2},
        {"stacks": {"i9": "b"}},
        {"stacks": {"a1": "b" * 500}},
        {"stacks": {"a1": "x"}},
        {"stacks": {str(number): "b" for number in range(200)}},
        {"animals": {"giraffe": "a1"}},
        {"animals": {"monkey": "z1"}},
        {"hand": {"arches": -1}},
        {"hand": {"arches": 10**9}},
        {"hand": {"arches": 1.5}},
        {"hand": {"bananas": 1}},
        {"more": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("path", ["verdict", "help", "staircases"])
def test_malformed_positions_are_refused_with_a_reason(client: Client, path: str, change: Any):
    refused = client.try_post(f"/judge/{path}", {"position": START | change})
    assert refused.status_code == 422
    assert refused.json()["text"]


@pytest.mark.parametrize(
    "staircase", ["z9", "d4  N", "d4 X", "d4 bcN", "d4" + " N" * 90, "x" * 1001]
)
@pytest.mark.parametrize("path", ["verdict", "help"])
def test_malformed_staircases_are_refused(client: Client, path: str, staircase: str):
    body = {"position": START, "staircase": staircase}
    assert client.try_post(f"/judge/{path}", body).status_code == 422
