"""Lessons over HTTP: prepared tables, help, verdicts."""

from __future__ import annotations

import pytest

from monkeypalace.lessons import LESSONS
from monkeypalace.locale import LANGUAGES
from tests.server.clients import Client

TASKS = [(lesson.id, task) for lesson in LESSONS for task in lesson.tasks]


def test_all_lessons_are_listed(client: Client):
    found = client.get("/lessons")["lessons"]
    assert [each["id"] for each in found] == [lesson.id for lesson in LESSONS]
    [forbidden] = [each for each in found if each["id"] == "forbidden"]
    assert [task["breaks"] for task in forbidden["tasks"]] == ["A", "E", "H", "D"]


def test_every_task_is_passed_with_its_solution_and_not_with_its_mistake(client: Client):
    for lesson, task in TASKS:
        path = f"/lessons/{lesson}/{task.id}"
        table = client.get(path)
        assert table["choices"]["kind"] == table["game"]["kind"]
        right = client.post(f"{path}/check", {"decision": task.solution})
        assert right["passed"]
        assert bool(right["played"]) == (right["refused"] is None)
        if task.mistake:
            wrong = client.post(f"{path}/check", {"decision": task.mistake})
            assert not wrong["passed"]
            assert wrong["missing"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_has_texts_in_every_language(client: Client, language: str):
    table = client.get("/lessons/first/two", lang=language)
    assert table["goal"]["id"] == "lesson-first-two"
    assert table["goal"]["text"] != table["hint"]["text"] != ""


def test_help_is_the_same_as_at_a_table(client: Client):
    start = client.post("/lessons/first/two/help", {"staircase": ""})
    assert "b4" in start["starts"]
    assert start["refused_starts"]["d4"][0]["code"] == "a-built-on"
    further = client.post("/lessons/first/two/help", {"staircase": "b4 E"})
    assert [offer["target"] for offer in further["offers"]] == ["d4"]


def test_a_forbidden_answer_is_refused_with_its_causes(client: Client):
    found = client.post("/lessons/first/two/check", {"decision": "d4 E"})
    assert not found["passed"]
    assert found["refused"]["causes"][0]["code"] == "a-built-on"
    assert found["game"] == client.get("/lessons/first/two")["game"]


def test_unknown_tasks_and_wrong_requests_are_refused(client: Client):
    assert client.http.get("/api/lessons/first/nine").status_code == 404
    assert client.try_post("/lessons/nine/two/help", {"staircase": ""}).status_code == 404
    assert client.try_post("/lessons/first/two/check", {"decision": "giraffe"}).status_code == 422
    # The decision of this task is a delivery, not a staircase.
    assert client.try_post("/lessons/deliveries/on/help", {}).status_code == 422
