"""The games in `examples/games` replay and contain the worked examples of the rulebooks."""

from __future__ import annotations

import json
import re
import runpy

import pytest

from monkeypalace.gamefile import load_game
from monkeypalace.packs import standard_pack
from tests.doc_examples import ROOT

FINDER = runpy.run_path(str(ROOT / "examples" / "find_games.py"))
FILES = sorted((ROOT / "examples" / "games").glob("*.json"))
GAMES = {file.name: load_game(file) for file in FILES}


def turn_text(file: str, name: str) -> str:
    """Return a turn of a game as it is written in the file."""
    turns = json.loads((ROOT / "examples" / "games" / file).read_text("utf-8"))["turns"]
    (found,) = (turn["turn"] for turn in turns if turn["turn"].startswith(f"{name} "))
    return str(found)


@pytest.mark.parametrize("file", GAMES)
def test_a_game_is_replayed_to_its_end(file):
    game = GAMES[file]
    assert game.is_over
    assert game.pack.digest == standard_pack().digest
    assert FINDER["examples_in"](game)


def test_the_index_names_every_example_with_its_turns():
    page = FINDER["INDEX"].read_text("utf-8")
    assert page == FINDER["index"](GAMES), "run `python examples/find_games.py`"
    for name in FINDER["EXAMPLES"]:
        assert f"| {name} |" in page


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("nine icons, taken as five arches and four bricks", r"; take 5a 4b(;|$)"),
        ("six credits spent as 6", r"; buy 6(;|$)"),
        ("six credits spent as 5 + 1", r"; buy 1 5[ldg](;|$)"),
        ("six credits spent as 4 + 2", r"; buy 2 4[ldg](;|$)"),
        ("six credits spent as 3 + 2 + 1", r"; buy 1 2 3[ldg](;|$)"),
    ],
)
def test_the_examples_are_in_the_text_of_the_game(name, pattern):
    rows = re.findall(rf"\| {re.escape(name)} \| `(.*?)` \| (.*?) \|", FINDER["INDEX"].read_text())
    assert rows
    for file, names in rows:
        for turn in names.split(", "):
            assert re.search(pattern, turn_text(file, turn)), turn_text(file, turn)


def test_deliveries_credits_and_pillars_are_in_the_text_of_the_game():
    for file, game in GAMES.items():
        found = FINDER["examples_in"](game)
        for turn in found.get("a One-time Delivery of two icons and a column", []):
            text = turn_text(file, turn)
            assert re.search(r"; take (2a 0b|1a 1b|0a 2b);", text), text
        for turn in found.get("three credits for arches and one for height", []):
            staircase = turn_text(file, turn).split("; ")[0].split(" ", 1)[1]
            assert len(re.findall("[NESW]", staircase)) == 3, staircase
        for turn in found.get("a Bonus Card for a pillar of five", []):
            stacks = re.findall("[bc]+", turn_text(file, turn).split("; ")[0])
            assert max(len(stack) + 2 * stack.count("c") for stack in stacks) >= 5, stacks
