"""Pictures show the palace, draw pieces in front last, and are the same every time."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monkeypalace.notation import parse_position, parse_staircase
from monkeypalace.palace import Palace, Pieces
from monkeypalace.pictures import Frame, Scene, draw_isometric, draw_plan, scene_of
from monkeypalace.pictures.letters import STROKES
from monkeypalace.pictures.order import back_to_front
from monkeypalace.pictures.palette import BROWNS, GROUNDS, brown_of
from monkeypalace.pictures.projection import Box
from monkeypalace.pictures.scene import Mark, Part, PartKind
from tests.boards import START, board, judge
from tests.processes import tied

SVG = "{http://www.w3.org/2000/svg}"
DATA = Path(__file__).parent.parent / "data"
ROOT = Path(__file__).parents[2]
DRAW = [draw_isometric, draw_plan]

#: All kinds of pieces, all animals, all grounds.
EVERYTHING = board(
    """
        a    b      c          d           e       f
    4   .    .      .          Ae+monkey   AwAe    bAwG
    3   cAe  cAwL   #          bAe         bAwD    .
    2   .    Ae+frog AwG+butterfly .       .       .
    """
)


def late_palace() -> Palace:
    found = json.loads((DATA / "palaces.json").read_text(encoding="utf-8"))
    palaces = found if isinstance(found, list) else found["positions"]
    fields = max((each.get("position", each) for each in palaces), key=lambda each: len(str(each)))
    text = json.dumps({key: fields[key] for key in ("ground", "stacks", "animals")})
    return parse_position(text, one_box=False).palace


def attempt(palace: Palace, staircase: str) -> Scene:
    violations = judge(palace, Pieces(80, 80, 16), staircase)
    return scene_of(palace, parse_staircase(staircase), violations)


@pytest.mark.parametrize("draw", DRAW)
def test_a_picture_is_svg_with_title_and_description(draw):
    root = ElementTree.fromstring(draw(scene_of(EVERYTHING), "A <palace>", "d4 & others"))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "A <palace>"
    assert root.findtext(f"{SVG}desc") == "d4 & others"


@pytest.mark.parametrize("draw", DRAW)
def test_a_picture_needs_no_styles_scripts_or_other_files(draw):
    for node in ElementTree.fromstring(draw(scene_of(EVERYTHING))).iter():
        assert node.tag not in (f"{SVG}style", f"{SVG}script", f"{SVG}image")
        assert "style" not in node.attrib
        assert node.get("href", "#").startswith("#")


@pytest.mark.parametrize("draw", DRAW)
def test_everything_that_is_used_is_defined_once(draw):
    drawn = draw(scene_of(EVERYTHING))
    ids = re.findall(r' id="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) == set(ids)


@pytest.mark.parametrize("draw", DRAW)
def test_the_frame_and_its_names_are_shown(draw):
    scene = scene_of(START, frame=Frame.of("c3", "f5"))
    strokes = {node.get("d") for node in ElementTree.fromstring(draw(scene)).iter(f"{SVG}path")}
    letters = {letter for letter, stroke in STROKES.items() if stroke in strokes}
    assert set("cdef345") <= letters
    assert not set("abh678") & letters


@pytest.mark.parametrize("draw", DRAW)
def test_letters_are_drawn_and_need_no_font(draw):
    assert "<text" not in draw(scene_of(EVERYTHING))


def test_a_late_palace_makes_a_small_file_and_always_the_same_one():
    program = (
        "import sys\n"
        "from tests.pictures.test_pictures import *\n"
        "sys.stdout.write(draw_isometric(scene_of(late_palace())))\n"
        "sys.stdout.write(draw_plan(scene_of(late_palace())))\n"
    )
    run = subprocess.run(
        tied([sys.executable, "-c", program]), capture_output=True, text=True, check=True, cwd=ROOT
    )
    space, plan = draw_isometric(scene_of(late_palace())), draw_plan(scene_of(late_palace()))
    assert run.stdout == space + plan
    assert len(space) < 150_000
    assert len(plan) < 40_000


def test_colours_are_those_of_the_browser():
    scene = ROOT / "web" / "src" / "board" / "scene"
    colours = (scene / "colours.ts").read_text(encoding="utf-8")
    assert str(list(BROWNS)).replace("'", '"') in colours
    grounds = (scene / "grounds.ts").read_text(encoding="utf-8")
    for colour, tint in GROUNDS.items():
        row = f'{colour}: {{ field: "{tint.field}", mark: "{tint.mark}", ink: "{tint.ink}" }}'
        assert row in grounds


def test_a_piece_has_the_same_brown_as_in_the_browser():
    # The same computation as `brownOf` in colours.ts.
    mixed = ((12 * 31 + ord("d")) * 31 + ord("4")) * 31 + ord("E")
    assert brown_of("arch", "d4", "E", 0) == BROWNS[(mixed ^ (mixed >> 7)) % 4]


# What is new and what is wrong


def marks(scene: Scene) -> dict[Mark, int]:
    return {mark: sum(part.mark is mark for part in scene.parts) for mark in Mark}


def test_new_pieces_are_marked():
    scene = attempt(START, "b4 E E")
    assert marks(scene) == {Mark.NONE: 4, Mark.NEW: 2, Mark.CAUSE: 0}
    assert scene.broken_spots == ()


def test_an_arch_without_support_hangs_in_the_air_and_is_marked():
    scene = attempt(START, "c3 bE N")
    [hanging] = [part for part in scene.parts if part.number == 1]
    assert hanging == Part(PartKind.ARCH, 2, 2, 1, hanging.towards, Mark.CAUSE, 1)
    assert "d3" in scene.broken_spots
    assert draw_isometric(scene).count('stroke="#d2321a"') > draw_isometric(scene_of(START)).count(
        'stroke="#d2321a"'
    )


def test_pieces_without_an_arch_and_arches_beyond_the_edge_are_drawn():
    trailing = attempt(START, "c4 b")
    assert trailing.parts[-1].mark is Mark.CAUSE
    beyond = attempt(START, "a1 W")
    assert beyond.parts[-1].feet == ((-1, 0), (0, 0))
    for scene in (trailing, beyond):
        for draw in DRAW:
            ElementTree.fromstring(draw(scene))


# Back to front


def cell(x: int, y: int, z: int) -> Box:
    return Box(x, x + 1, y, y + 1, z, z + 1)


def test_what_is_in_front_is_drawn_later():
    north, south, above = cell(0, 1, 0), cell(0, 0, 0), cell(0, 0, 1)
    assert back_to_front([above, south, north]) == [2, 1, 0]
    west, east = cell(0, 0, 0), cell(1, 0, 0)
    assert back_to_front([east, west]) == [1, 0]


SMALL = st.integers(0, 4)


@given(st.sets(st.tuples(SMALL, SMALL, SMALL), min_size=2, max_size=14))
def test_no_cell_is_drawn_over_one_in_front_of_it(places):
    cells = [cell(*place) for place in sorted(places)]
    order = back_to_front(cells)
    assert sorted(order) == list(range(len(cells)))
    drawn = [cells[index] for index in order]
    for index, earlier in enumerate(drawn):
        for later in drawn[index + 1 :]:
            # No later cell may be a neighbour to the west, north, below, or diagonally behind.
            side = (later.west - earlier.west, earlier.south - later.south)
            step = (*side, later.bottom - earlier.bottom)
            assert step not in [(-1, 0, 0), (0, -1, 0), (0, 0, -1), (-1, -1, 0), (-1, -1, -1)]


def test_boxes_that_hide_each_other_in_a_cycle_are_all_drawn():
    boxes = [Box(0, 4, 0, 1, 0, 1), Box(0, 1, -3, 0.5, 0.5, 4), Box(0.5, 1.5, -1, 3, -1, 0.5)]
    assert sorted(back_to_front(boxes)) == [0, 1, 2]
