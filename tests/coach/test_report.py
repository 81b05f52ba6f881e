"""The review as text, as a page, and at the command line."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from click.testing import CliRunner

from monkeypalace.cli import command_line
from monkeypalace.coach import review_html, review_lines
from monkeypalace.coach.results import LAST_RATE_WORD, RATE_WORDS
from monkeypalace.game import Game, Kind
from monkeypalace.gamefile import format_game
from monkeypalace.locale import LANGUAGES, text
from tests.coach.games import played, reviewed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_review_is_told_in_every_language(players, language):
    lines = review_lines(reviewed(players), language)
    assert lines[0] == text("coach-title", {}, language)
    turns = [line for line in lines if re.match(r" +\d+\.\d [ *] \d{50} ", line)]
    assert len(turns) == len(reviewed(players).turns)
    page = review_html(reviewed(players), played(players), language)
    assert f'<html lang="{language}">' in page
    assert page.count("<polyline") == players
    assert "http:" not in page.replace("http://www.w3.org/", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_and_every_rating_has_a_word(language):
    for kind in Kind:
        if kind is not Kind.OVER:
            assert text(f"coach-kind-{kind}", {}, language)
    words = [*(word for _, word in RATE_WORDS), LAST_RATE_WORD]
    said = [text(f"coach-rate-{word}", {}, language) for word in words]
    assert len(set(said)) == len(words)


def test_names_are_escaped_in_the_page():
    model = played(2)
    game = Game(2, seed=1, names=["<b>Ada</b>", "Grace"])
    for record in model.records:
        game.play(record.decision)
    review = reviewed(2)
    named = replace(review, names=game.names)
    page = review_html(named, game)
    assert "&lt;b&gt;Ada&lt;/b&gt;" in page
    assert "<b>Ada" not in page


@pytest.fixture
def short_game(tmp_path):
    """Return the file of a game of four turns."""
    model = played(2)
    game = model.restarted()
    while game.state.round < 3:
        game.play(model.records[len(game.records)].decision)
    file = tmp_path / "game.json"
    file.write_text(format_game(game), encoding="utf-8")
    return file


def run(*arguments: object):
    return CliRunner().invoke(command_line, [str(argument) for argument in arguments])


def test_the_command_prints_a_review(short_game):
    found = run("review", short_game)
    assert found.exit_code == 0, found.output
    assert "Review of the game" in found.output
    assert "The game is not over." in found.output


def test_the_command_prints_json_and_writes_a_page(short_game, tmp_path):
    page = tmp_path / "review.html"
    found = run("review", short_game, "--json", "--html", page, "--jobs", 1)
    assert found.exit_code == 0, found.output
    assert len(json.loads(found.stdout)["turns"]) == 4
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    again = run("review", short_game, "--html", page)
    assert again.exit_code != 0


@pytest.mark.parametrize("content", ["", "{}", "no json"])
def test_a_file_that_is_no_game_is_refused(content, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    found = run("review", file)
    assert found.exit_code != 0
    assert "Traceback" not in found.output
