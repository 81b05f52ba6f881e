"""The names of bots at a table, in its log and in its game file."""

from __future__ import annotations

import pytest

from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.gamefile import parse_game
from monkeypalace.narration import seat_names
from tests.server.clients import Client


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("Ann", "Capuchin 2", "Seat 3", "Capuchin 4", "Gorilla", "Mine")),
        ("fr", ("Ann", "Capucin 2", "Joueur 3", "Capucin 4", "Gorille", "Mine")),
    ],
)
def test_a_bot_has_a_number_only_among_namesakes(language: str, names: tuple[str, ...]):
    seats = [
        ("Ann", "capuchin"),
        (None, "capuchin"),
        (None, None),
        (None, "capuchin"),
        (None, "gorilla"),
        (None, "Mine"),
    ]
    assert seat_names(seats, Speech(language)) == names


@pytest.mark.parametrize(("language", "name"), [("en", "Capuchin"), ("it", "Cebo")])
def test_log_and_game_file_call_a_bot_by_its_name(client: Client, language: str, name: str):
    table = client.set_up("bot:capuchin", "Ann", language=language)["table"]["id"]
    stream = client.stream(table)
    stream.wait_for_number(3)
    for asked, expected in ((language, name), ("fr", "Capucin")):
        texts = [
            entry["text"] for entry in client.get(f"/tables/{table}/log", lang=asked)["entries"]
        ]
        assert texts[2].startswith(f"{expected} "), texts
        assert not any("capuchin" in text for text in texts)
    file = client.http.get(f"/api/tables/{table}/game.json").text
    assert parse_game(file).names == (name, "Ann")
