"""Models can be opened in LeoCAD, with every piece where it is on the table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from monkeypalace import Game, Options
from monkeypalace.game import Build, Chance
from monkeypalace.gamefile import moments
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.palace import Animal, Colour
from monkeypalace.pictures import format_game_model, format_instructions, format_palace_model
from tests.pictures.leocad import Box, Piece, open_model
from tests.random_games import random_decision

#: The animals by the height of their stand-ins.
ANIMALS = {30: "monkey", 12: "butterfly", 22: "frog"}
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
    """Return what a piece is; bamboo is turned by any angle, so its box has several sizes."""
    across, up, along = piece.size
    brown = piece.colour in BROWNS
    if (across, along) == (640, 640):
        return "plate"
    if up == 24 and piece.colour in ("Lime", "Green") and 18 <= across == along <= 26:
        return "bamboo"
    if up in ANIMALS and across == along == 14:
        return ANIMALS[up]
    return {
        (80, 24, 20): "arch",
        (20, 24, 80): "arch",
        (20, 24, 20): "brick",
        (16, 24, 16): "shaft" if brown else "gold",
        (16, 8, 16): "column",
        (20, 8, 20): "foot or head" if brown else "spot",
        (40, 8, 20): "tile",
        (20, 8, 40): "tile",
    }.get(piece.size, str(piece.size))


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
    ground = Counter(palace.ground.colours)
    assert Counter(map(kind_of, pieces)) == {
        "plate": 1,
        # Blocked spots are included: the stand-ins of their parts have the same size.
        "spot": 64,
        "tile": 4 * 64,
        # A column has a round shaft of two bricks and a plate.
        "shaft": 2 * built.columns,
        "foot or head": 2 * built.columns,
        **dict.fromkeys(map(str, palace.animals), 1),
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
    assert palace.animals
    shades = {Colour.LIGHT_GREEN: "Lime", Colour.DARK_GREEN: "Green", Colour.GOLD: "Pearl_Gold"}
    for colour in ground:
        shade = "Light_Bluish_Grey" if colour is None else shades[colour]
        assert painted["spot", shade] == ground[colour]
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
    model, *_ = format_game_model(game).split("\n0 FILE ")
    lines = model.splitlines()
    plate, first, *turns = "\n".join(lines).split("\n0 STEP\n")
    # The plate with its spots; the starting staircase.
    assert sum(line.startswith("1 ") for line in plate.splitlines()) == 1 + 64
    assert sum(line.startswith("1 ") for line in first.splitlines()) == 4
    captions = [line for line in lines if line.startswith("0 // ")]
    built = [moment for moment in moments(game) if "pass" not in str(moment.records[0].decision)]
    assert len(captions) == len(turns) - 1
    assert 0 < len(captions) <= len(built)


def placed(model: str, part: str) -> list[str]:
    lines = (line for line in model.splitlines() if line.startswith("1 "))
    return [line for line in lines if line.endswith(f" {part}")]


def test_bamboo_is_turned_at_random_but_always_in_the_same_way(game: Game):
    model = format_game_model(game)
    bamboo = placed(model, "30176.dat")
    turns = {tuple(line.split()[5:14]) for line in bamboo}
    assert len(turns) > len(bamboo) / 3 > 2
    assert format_game_model(game) == model
    # The model of the palace alone has the same turns, although its order is different.
    assert sorted(placed(format_palace_model(game.state.palace), "30176.dat")) == sorted(bamboo)


def test_blocked_spots_have_no_knob(game: Game):
    model = format_palace_model(game.state.palace)
    blocked = game.state.palace.ground.colours.count(None)
    assert blocked > 0
    assert len(placed(model, "blocked.ldr")) == blocked
    assert len(placed(model, "spot.ldr")) == 64 - blocked
    parts = dict(part.split("\n", 1) for part in model.split("0 FILE ")[1:])
    assert len(placed(parts["spot.ldr"], "3024.dat")) == 1
    assert not placed(parts["blocked.ldr"], "3024.dat")


# Building instructions


@pytest.mark.parametrize("language", LANGUAGES)
def test_instructions_have_every_part_and_every_turn(game: Game, language: str):
    def say(id_: str, **params: str | int) -> str:
        return text(id_, params, language)

    page = format_instructions(game, say, language)
    built = [record for record in game.records if isinstance(record.decision, Build)]
    # The starting staircase, every turn, and the animals.
    assert page.count("<li>") == len(built) + 2
    assert f"<h1>{say('build-title')}</h1>" in page
    pieces = game.state.palace.pieces()
    counts = {"3659": pieces.arches, "3005": pieces.bricks, "14716": pieces.columns}
    for number, count in counts.items():
        assert f"<code>{number}</code></td><td>{count}</td>" in page
    assert "<code>3069b</code></td><td>256</td>" in page
    numbers = {Animal.MONKEY: "2550c01", Animal.BUTTERFLY: "95828", Animal.FROG: "33320"}
    for animal, number in numbers.items():
        assert (f"<code>{number}</code>" in page) == (animal in game.state.palace.animals)
    assert page == format_instructions(game, say, language)
