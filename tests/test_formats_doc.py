"""The examples of `docs/formats.md` are correct.

`python -m tests.test_formats_doc` rewrites the example of a game file, which is necessary
when the standard pack changes.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from monkeypalace import game as game_module
from monkeypalace.game import Game, Kind, Options
from monkeypalace.gamefile import format_game, parse_game, parse_turn
from monkeypalace.gamefile.files import FORMAT, VERSION
from monkeypalace.notation import (
    format_decision,
    format_stack,
    format_staircase,
    parse_decision,
    parse_position,
    parse_stack,
    parse_staircase,
    position_to_json,
)
from monkeypalace.packs import new_pack_text
from tests.boards import PLENTY, START, broken, judge
from tests.test_rulings_doc import LINK, names_in

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "formats.md"
TEXT = PAGE.read_text(encoding="utf-8")


def block(info: str) -> str:
    """Return the one fenced block with this info string."""
    [found] = re.findall(rf"^```{info}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def rows(info: str) -> list[list[str]]:
    """Split the lines of a block into columns at two or more spaces."""
    return [re.split(" {2,}", line) for line in block(info).splitlines()]


def example_game() -> Game:
    """Return the first round of a game in which each seat buys the cheapest card it can."""
    game = Game(2, seed=1, options=Options(butterfly=True), names=["Ada", "Bo"])
    while game.state.round == 1:
        decisions = list(game.legal)
        game.play(decisions[1] if game.kind is Kind.BUY else decisions[0])
    return game


def test_stacks():
    for text, height in rows("text stacks"):
        assert parse_stack(text).height == int(height)
        assert format_stack(parse_stack(text)) == text


def test_the_position():
    text = block("json position")
    position = parse_position(text)
    assert position_to_json(position) == json.loads(text)


def test_staircases():
    found = rows("text staircases")
    assert len(found) >= 5
    for text, _ in found:
        assert format_staircase(parse_staircase(text)) == text
    # All except the first (the starting staircase itself) and the last can be built on `START`.
    for text, _ in found[1:-1]:
        assert broken(START, PLENTY, text) == set(), text


def test_attempts():
    for text, code in rows("text attempts"):
        assert {violation.code for violation in judge(START, PLENTY, text)} == {code}
        assert format_staircase(parse_staircase(text)) == text


def test_decisions():
    shown = set()
    for text, kind, *_ in rows("text decisions"):
        decision = parse_decision(text)
        assert type(decision).__name__ == kind
        assert format_decision(decision) == text
        shown.add(type(decision))
    assert shown == set(game_module.Decision.__args__)


def test_turns():
    for line in block("text turns").splitlines():
        assert str(parse_turn(line)) == line


def test_the_game_file_is_a_real_one():
    text = block("json game")
    assert text == format_game(example_game()), "run `python -m tests.test_formats_doc`"
    assert parse_game(text).state == example_game().state


def test_every_field_of_a_game_file_is_explained():
    fields = {*json.loads(block("json game")), "turns[].turn", "turns[].check"}
    _, _, table = TEXT.partition("| field | what it is |")
    explained = re.findall(r"^\| `([^`]+)` \|", table.split("\n\n")[0], re.MULTILINE)
    assert set(explained) == fields
    assert f"always `{FORMAT}`" in table
    assert f"format; {VERSION} is the only one" in table


def test_the_shown_part_of_a_pack_has_the_real_keys():
    [found] = re.findall(r"^```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    shown = tomllib.loads(found)
    real = tomllib.loads(new_pack_text())
    assert shown["boards"]["2"].keys() == real["boards"]["2"].keys()
    assert shown["boards"]["2"]["start"] == real["boards"]["2"]["start"]
    for table in ("tray", "bonus", "trophies", "boards.1", "maps.1", "piles.1"):
        name, _, key = table.partition(".")
        values = real[name][key] if key else real[name]
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `[{table}]`"))
        assert all(f"`{word}`" in row for word in values if word != "source"), row


def test_all_examples_are_tested():
    infos = set(re.findall(r"^```(.+)$", TEXT, re.MULTILINE))
    assert infos == {
        "text stacks",
        "json position",
        "text staircases",
        "text attempts",
        "text decisions",
        "text turns",
        "json game",
        "toml",
    }


@pytest.mark.parametrize(("name", "target"), sorted(set(LINK.findall(TEXT))))
def test_a_link_points_to_what_it_names(name, target):
    file, _, heading = target.partition("#")
    path = (DOCS / file).resolve()
    assert path.is_file()
    if heading:
        assert f"\n## {heading.upper()}\n" in path.read_text(encoding="utf-8")
    else:
        assert name.strip("`") in names_in(path)


def write() -> None:
    """Write a new game file into the page."""
    text = re.sub(
        r"^```json game\n.*?^```$",
        lambda _: f"```json game\n{format_game(example_game())}```",
        TEXT,
        flags=re.MULTILINE | re.DOTALL,
    )
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
