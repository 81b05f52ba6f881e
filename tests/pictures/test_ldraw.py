"""Models can be opened in LeoCAD, with every piece where it is on the table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from monkeypalace import Game, Options
from monkeypalace.game import Chance
from monkeypalace.gamefile import moments
from monkeypalace.palace import Colour
from monkeypalace.pictures import format_game_model, format_palace_model
from tests.pictures.leocad import Box, Piece, open_model
from tests.random_games import random_decision

BROWNS = {"Dark_Orange", "Tan", "Dark_Tan", "Reddish_Brown"}


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a finished game with all modules."""
    played = Game(4, seed=8, options=Options(map=4, butterfly=True, frog=True))
    chance = Chance(8)
    while not played.is_over:
        played.play(random_decision(played.state, chance))
    return played


def kind_of(piece: Piece) -> str:
    if max(piece.size) == 640:
        return "plate"
    if piece.size in ((80, 24, 20), (20, 24, 80)):
        return "arch"
    return {(20, 24, 20): "brick", (20, 72, 20): "column", (18, 24, 18): "bamboo"}.get(
        piece.size, "gold" if piece.size == (16, 24, 16) else str(piece.size)
    )


def overlap(one: Box, other: Box) -> bool:
    return all(
        max(one[axis], other[axis]) < min(one[axis + 1], other[axis + 1]) for axis in (0, 2, 4)
    )


def rests_on(box: Box, other: Box) -> bool:
    """Return whether a box stands right on another one."""
    sunk = (box[0], box[1], box[2] - 1, box[3], box[4], box[5])
    return box[2] == other[3] and overlap(sunk, other)


def test_leocad_finds_every_part(game: Game, tmp_path: Path):
    palace = game.state.palace
    pieces = open_model(format_game_model(game), tmp_path)
    built = palace.pieces()
    colours = Counter(colour for _, _, colour in palace.decorations())
    assert Counter(map(kind_of, pieces)) == {
        "plate": 1,
        "arch": built.arches,
        "brick": built.bricks,
        "column": built.columns,
        "bamboo": colours[Colour.LIGHT_GREEN] + colours[Colour.DARK_GREEN],
        "gold": colours[Colour.GOLD],
    }
    assert built.columns > 0
    painted = Counter((kind_of(piece), piece.colour) for piece in pieces)
    assert painted["bamboo", "Lime"] == colours[Colour.LIGHT_GREEN]
    assert painted["bamboo", "Green"] == colours[Colour.DARK_GREEN]
    assert painted["gold", "Pearl_Gold"] == colours[Colour.GOLD]
    for kind in ("arch", "brick", "column"):
        shares = [painted[kind, brown] for brown in BROWNS]
        assert sum(shares) == sum(kind_of(piece) == kind for piece in pieces)
        # The box has equally many pieces of each brown.
        assert max(shares) - min(shares) <= 1


def test_nothing_overlaps_and_nothing_floats(game: Game, tmp_path: Path):
    pieces = open_model(format_palace_model(game.state.palace), tmp_path)
    boxes = [(index, box) for index, piece in enumerate(pieces) for box in piece.boxes]
    for index, box in boxes:
        for other_index, other in boxes:
            assert index == other_index or not overlap(box, other)
    for index, piece in enumerate(pieces):
        if kind_of(piece) == "plate":
            continue
        lowest = min(box[2] for box in piece.boxes)
        feet = [box for box in piece.boxes if box[2] == lowest]
        assert len(feet) == (2 if kind_of(piece) == "arch" else 1)
        for foot in feet:
            assert any(rests_on(foot, other) for number, other in boxes if number != index)


def test_every_turn_is_a_step(game: Game):
    lines = format_game_model(game).splitlines()
    first, *turns = "\n".join(lines).split("\n0 STEP\n")
    # The plate, the map, and the starting staircase.
    assert sum(line.startswith("1 ") for line in first.splitlines()) == 2 + 4
    captions = [line for line in lines if line.startswith("0 // ")]
    built = [moment for moment in moments(game) if "pass" not in str(moment.records[0].decision)]
    assert len(captions) == len(turns) - 1
    assert 0 < len(captions) <= len(built)


def test_the_model_says_what_the_ground_is(game: Game):
    model = format_palace_model(game.state.palace)
    _, ground, *animals = model.split("0 FILE ")[1:]
    fields = Counter(line.split()[1] for line in ground.splitlines() if line.startswith("4 "))
    colours = Counter(game.state.palace.ground.colours)
    assert fields == {
        "27": colours[Colour.LIGHT_GREEN],
        "2": colours[Colour.DARK_GREEN],
        "297": colours[Colour.GOLD],
        "71": colours[None],
    }
    assert len(animals) == len(game.state.palace.animals)
