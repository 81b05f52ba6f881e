"""Widths: Chinese characters take two cells each, and everything still fits 80 columns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monkeypalace.cli.terminal.cells import WIDTH, cells, cut, left, right, wrap
from monkeypalace.cli.terminal.draw import BOARD_WIDTH
from monkeypalace.cli.terminal.drawn_game import draw_state
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.style import Style
from monkeypalace.cli.terminal.table import (
    PANEL_WIDTH,
    columns,
    panel_note,
    players_panel,
    score_table,
)
from monkeypalace.game import Game
from tests.cli.runs import good

SAY = Speech("en")
PLAIN = Style()
NAMES = {
    "short": ["Ann", "Ben", "Cleo", "Di"],
    "long": ["Wilhelmina Alexandra van den Berg-Jansen", "B" * 40, "x y " * 9 + "z", "M"],
    "wide": ["安娜安娜安娜安娜安娜", "한국어 이름이 길어요", "ぴよぴよ", "ﾊﾝｶｸカタカナ"],
    "accents": ["e\u0301" * 20, "A\u030a" * 8, "é" * 40, "n\u0303"],
    "emoji": ["🇧🇷" * 20, "🐒🇧🇷" * 5, "👍🏽 ❤\ufe0f" * 4, "🐒"],
}


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("Ann", 3),
        ("安娜", 4),
        ("ｶ", 1),
        ("e\u0301", 1),
        ("🐒", 2),
        ("→►░─…", 5),
        ("🇧🇷", 2),
        ("👍🏽", 2),
        ("❤\ufe0f", 2),
    ],
)
def test_cells(text, width):
    assert cells(text) == width


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("most", range(1, 15))
def test_a_cut_text_fits_and_says_that_it_is_cut(names, most):
    for name in names:
        found = cut(name, most)
        assert cells(found) <= most
        assert found == name or (found.endswith("…") and name.startswith(found[:-1]))


def test_columns_are_as_wide_as_their_widest_cell():
    assert columns([["安娜", "1"], ["Benno", "10"]]) == ["  安娜    1", "  Benno  10"]
    assert left("安娜", 5) == "安娜 "
    assert right("安娜", 5) == " 安娜"


def test_wide_characters_are_wrapped_by_their_cells():
    lines = wrap("安娜 " * 60, indent="  ", hanging="    ")
    assert all(cells(line) <= WIDTH for line in lines)
    assert cells(lines[0]) > WIDTH - 6
    assert "".join(lines).split() == ["安娜"] * 60
    # Runs of spaces are part of a table.
    assert wrap("d2 N    3 credits") == ["d2 N    3 credits"]


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_the_panel_fits_beside_the_board(names):
    state = Game(4, seed=1, names=names).state
    # The longest line: one player has all Trophy Cards.
    state = replace(state, trophies=(1, 1, 1))
    for line in players_panel(state, names, SAY, PLAIN):
        assert cells(line) <= PANEL_WIDTH
    drawn = draw_state(state, names, SAY, PLAIN, panel_note(names[0], "d3 bN E E cS W", SAY))
    assert all(cells(line.rstrip()) < 80 for line in drawn)
    assert len(drawn) == 16
    assert cells(drawn[1]) == BOARD_WIDTH + PANEL_WIDTH


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_the_foot_note_leaves_room_for_the_staircase(names):
    for name in names:
        assert "d3 bN E" in panel_note(name, "d3 bN E", SAY)
        long = panel_note(name, "d3 bN E E cS W cbNcb", SAY)
        assert cells(long) <= PANEL_WIDTH
        assert "built d3 bN" in long
        assert long.endswith("…")
    assert panel_note("Ann", "d3 bN E", SAY) == "Ann built d3 bN E"


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES)
def test_a_game_with_long_or_wide_names_fits_the_terminal(names, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shown = good("play", "--names", ",".join(names), "--seed", "1", typed="1\n" * 40)
    # Prompts contain the whole name and may be longer.
    lines = [line for line in shown.splitlines() if "help):" not in line]
    assert all(cells(line) <= 80 for line in lines if "--resume" not in line)


def test_negative_bananas_look_the_same_everywhere():
    state = replace(Game(2, seed=1).state, trophies=(None, None, 1))
    assert state.pack.trophies.frog == -3
    assert any("-3 bananas" in line for line in players_panel(state, [], SAY, PLAIN))
    from monkeypalace.game import scores

    assert score_table(scores(state), [], SAY)[1].split()[-2:] == ["-3", "-3"]
    assert SAY("play-remark-frog", count=-3) == "a column now, -3 bananas if you keep it to the end"
