"""Spots, stacks and positions as text and JSON: their meaning, and what is refused."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monkeypalace.errors import MonkeyPalaceError, NotationError, PositionError
from monkeypalace.notation import (
    Position,
    format_position,
    format_stack,
    parse_position,
    parse_spot,
    parse_stack,
    position_from_json,
    position_to_json,
)
from monkeypalace.palace import (
    BOX,
    SPOTS,
    Animal,
    Colour,
    Direction,
    Piece,
    Pieces,
    Spot,
    Stack,
)
from tests.boards import START, STRIPES, board
from tests.building.palaces import random_hand, random_palace, stored

GROUND = list(STRIPES)

#: Another program's position, word for word as the format describes it.
EXAMPLE: dict[str, Any] = {
    "ground": GROUND,
    "stacks": {"d4": "Ae", "e4": "AwAe", "f4": "bAwG"},
    "animals": {"monkey": "e4"},
    "hand": {"arches": 2, "bricks": 1, "columns": 0},
}


def refused(data: Any) -> MonkeyPalaceError:
    """Return the error of a position that must be refused, with an error of this package."""
    with pytest.raises((NotationError, PositionError)) as caught:
        position_from_json(data)
    return caught.value


def with_value(path: str, value: object) -> dict[str, Any]:
    """Return the example with one value changed."""
    data: dict[str, Any] = copy.deepcopy(EXAMPLE)
    *parents, name = path.split(".")
    inner = data
    for parent in parents:
        inner = inner[parent]
    inner[name] = value
    return data


# Spots


def test_every_spot_has_a_name():
    assert [parse_spot(file + rank) for rank in "12345678" for file in "abcdefgh"] == list(SPOTS)
    assert (SPOTS[0], SPOTS[7], SPOTS[63]) == ("a1", "h1", "h8")


@pytest.mark.parametrize(
    "text",
    ["", "d", "4", "4d", "i4", "d9", "d0", "D4", " d4", "d4 ", "d4\n", "d44", "d\u0664", "\uff444"],
)
def test_text_that_is_not_a_spot(text):
    with pytest.raises(NotationError) as caught:
        parse_spot(text)
    assert (caught.value.code, caught.value.params) == ("spot", {"text": text})


# Stacks


@pytest.mark.parametrize(
    ("text", "pieces", "height"),
    [
        ("", (), 0),
        ("b", (Piece.BRICK,), 1),
        ("c", (Piece.COLUMN,), 3),
        ("Ae", (Piece.ARCH_EAST,), 1),
        ("AwAe", (Piece.ARCH_WEST, Piece.ARCH_EAST), 2),
        ("bAwG", (Piece.BRICK, Piece.ARCH_WEST, Piece.GOLD_DECORATION), 3),
        ("AnAs", (Piece.ARCH_NORTH, Piece.ARCH_SOUTH), 2),
        ("LD", (Piece.LIGHT_GREEN_DECORATION, Piece.DARK_GREEN_DECORATION), 2),
    ],
)
def test_stacks_bottom_to_top(text, pieces, height):
    stack = parse_stack(text)
    assert (stack.pieces, stack.height) == (pieces, height)
    assert format_stack(stack) == text


@pytest.mark.parametrize(
    "text",
    ["A", "AE", "Ax", "e", "B", "C", "g", "l", "d", "b b", " b", "b\n", "bAwX", "Aee", "\uff21e"],
)
def test_text_that_is_not_a_stack(text):
    with pytest.raises(NotationError) as caught:
        parse_stack(text)
    assert (caught.value.code, caught.value.params) == ("stack", {"text": text})


@given(st.lists(st.sampled_from(Piece), max_size=30))
def test_stacks_survive_a_round_trip(pieces):
    stack = Stack(tuple(pieces))
    assert parse_stack(format_stack(stack)) == stack


# Positions


def test_a_position_says_what_stands_where():
    position = position_from_json(EXAMPLE)
    palace = position.palace
    assert position.hand == Pieces(arches=2, bricks=1)
    assert palace.stacks == START.stacks
    assert palace.has_arch(Spot("d4"), Direction.EAST, level=0)
    assert palace.has_arch(Spot("f4"), Direction.WEST, level=1)
    assert palace.animals == {Animal.MONKEY: Spot("e4")}
    assert list(palace.decorations()) == [("f4", 2, Colour.GOLD)]


def test_the_ground_begins_with_rank_8():
    rows = ["g......."] + ["l" * 8] * 6 + [".......d"]
    ground = position_from_json({"ground": rows}).palace.ground
    assert ground.colour(Spot("a8")) is Colour.GOLD
    assert ground.colour(Spot("h1")) is Colour.DARK_GREEN
    assert ground.is_blocked(Spot("b8"))
    assert ground.is_blocked(Spot("a1"))
    assert list(ground.rows) == rows


def test_all_but_the_ground_may_be_left_out():
    position = position_from_json({"ground": GROUND})
    assert position == Position(board("a"), Pieces())
    assert position_from_json({"ground": GROUND, "hand": {"bricks": 3}}).hand == Pieces(bricks=3)
    # An animal off the board is left out or null.
    assert position_from_json(with_value("animals.frog", None)) == position_from_json(EXAMPLE)


def test_an_empty_stack_is_no_stack():
    assert position_from_json(with_value("stacks.a1", "")) == position_from_json(EXAMPLE)


def test_text_is_the_json_of_the_position():
    position = parse_position(json.dumps(EXAMPLE))
    assert position == position_from_json(EXAMPLE)
    assert json.loads(format_position(position)) == EXAMPLE
    assert "\n" not in format_position(position)


@pytest.mark.parametrize("name", ["palaces.json", "more_palaces.json"])
def test_stored_positions_survive_a_round_trip(name):
    for entry in stored(name):
        position = position_from_json(entry["position"], one_box=False)
        assert position_to_json(position)["stacks"] == entry["position"]["stacks"]
        assert position_from_json(position_to_json(position), one_box=False) == position


@given(st.integers(0, 10_000), st.integers(0, 12))
@settings(max_examples=30)
def test_positions_survive_a_round_trip(seed, turns):
    random = Random(seed)
    position = Position(random_palace(random, turns), random_hand(random, Pieces(9, 9, 5)))
    assert position_from_json(position_to_json(position)) == position
    assert parse_position(format_position(position)) == position


# Positions that cannot stand: every fault is named


def faults(data: Any) -> list[tuple[str, dict[str, str | int]]]:
    error = refused(data)
    assert isinstance(error, PositionError)
    assert (error.code, error.params) == ("position", {"count": len(error.causes)})
    return [(fault.code, fault.params) for fault in error.causes]


@pytest.mark.parametrize(
    ("stacks", "expected"),
    [
        ({"d4": "Ae"}, [("d4", 0)]),
        # Its other end is one level higher.
        ({"d4": "Ae", "e4": "bAw"}, [("d4", 0), ("e4", 1)]),
        # Both ends are at the same level, but neither points to the other.
        ({"d4": "Ae", "e4": "Ae"}, [("d4", 0), ("e4", 0)]),
        # It would end beyond the edge.
        ({"h4": "bAe"}, [("h4", 1)]),
        # Two arches, one of them whole.
        ({"d4": "AeAe", "e4": "Aw"}, [("d4", 1)]),
    ],
)
def test_an_arch_has_two_ends_at_one_level(stacks, expected):
    assert faults({"ground": GROUND, "stacks": stacks}) == [
        ("arch-without-partner", {"spot": spot, "level": level}) for spot, level in expected
    ]


def test_no_stack_on_a_blocked_spot():
    ground = [*GROUND[:7], "llddgg.l"]
    assert faults({"ground": ground, "stacks": {"g1": "b"}}) == [
        ("stack-on-blocked-spot", {"spot": "g1"})
    ]


@pytest.mark.parametrize("animal", ["monkey", "frog"])
@pytest.mark.parametrize("spot", ["a1", "f4", "c4"])
def test_monkey_and_frog_sit_on_arch_ends(animal, spot):
    # On bare ground, on a decoration, on a brick.
    data = with_value("stacks.c4", "b") | {"animals": {animal: spot}}
    assert faults(data) == [("animal-not-on-arch-end", {"spot": spot, "kind": animal})]
    position_from_json(data | {"animals": {animal: "d4"}})


@pytest.mark.parametrize("spot", ["a1", "e4"])
def test_the_butterfly_sits_on_a_decoration(spot):
    data = EXAMPLE | {"animals": {"butterfly": spot}}
    assert faults(data) == [("butterfly-not-on-decoration", {"spot": spot})]
    position_from_json(data | {"animals": {"butterfly": "f4"}})


def test_a_knob_has_at_most_one_animal():
    data = EXAMPLE | {"animals": {"monkey": "e4", "frog": "e4"}}
    assert faults(data) == [("animal-on-animal", {"spot": "e4", "kind": "frog"})]


def test_no_more_pieces_than_the_box_has():
    data = {
        "ground": GROUND,
        # 80 bricks and 17 gold decorations on the board, 1 brick in hand.
        "stacks": {"a1": "b" * 80, "b1": "G" * 17, "c1": "c" * 16},
        "hand": {"bricks": 1, "arches": 80},
    }
    assert faults(data) == [
        ("more-than-the-box", {"kind": "bricks", "count": 81, "limit": 80}),
        ("more-than-the-box", {"kind": "G", "count": 17, "limit": 16}),
    ]
    # Its staircases can be counted nevertheless.
    assert position_from_json(data, one_box=False).hand == Pieces(arches=80, bricks=1)
    assert parse_position(json.dumps(data), one_box=False).palace.height(Spot("a1")) == 80


def test_a_position_may_use_every_piece_of_the_box():
    data = {
        "ground": GROUND,
        "stacks": {"a1": "b" * 80, "b1": "G" * 16, "c1": "c" * 16},
        "hand": {"arches": 80},
    }
    assert position_from_json(data).palace.pieces() + Pieces(arches=80) == BOX


def test_every_fault_is_named_at_once():
    data = {
        "ground": [*GROUND[:7], "llddgg.l"],
        "stacks": {"g1": "b", "d4": "Ae", "h4": "bAe", "a1": "L" * 17},
        "animals": {"monkey": "a1", "butterfly": "b2", "frog": "a1"},
    }
    assert [code for code, _ in faults(data)] == [
        "stack-on-blocked-spot",
        "arch-without-partner",
        "arch-without-partner",
        "animal-not-on-arch-end",
        "butterfly-not-on-decoration",
        "animal-on-animal",
        "animal-not-on-arch-end",
        "more-than-the-box",
    ]


# Input that is no position


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("ground", None, "json-type"),
        ("ground", "llddggll", "json-type"),
        ("ground", {}, "json-type"),
        ("ground", [1] * 8, "json-type"),
        ("ground", GROUND[:7], "ground-rows"),
        ("ground", [*GROUND, "llddggll"], "ground-rows"),
        ("ground", [], "ground-rows"),
        ("ground", [*GROUND[:7], "llddggl"], "ground-row"),
        ("ground", [*GROUND[:7], "llddgglx"], "ground-row"),
        ("ground", [*GROUND[:7], "LLDDGGLL"], "ground-row"),
        ("stacks", None, "json-type"),
        ("stacks", [], "json-type"),
        ("stacks", "d4", "json-type"),
        ("stacks", {1: "b"}, "json-type"),
        ("stacks", {None: "b"}, "json-type"),
        ("stacks", {("d", 4): "b"}, "json-type"),
        ("stacks.z9", "b", "spot"),
        ("stacks.D4", "b", "spot"),
        ("stacks.a1", None, "json-type"),
        ("stacks.a1", 3, "json-type"),
        ("stacks.a1", ["b"], "json-type"),
        ("stacks.a1", "Q", "stack"),
        ("stacks.a1", "A", "stack"),
        ("animals", None, "json-type"),
        ("animals", ["monkey"], "json-type"),
        ("animals", {1: "e4"}, "json-type"),
        ("animals.giraffe", "e4", "animal"),
        ("animals.Monkey", "e4", "animal"),
        ("animals.monkey", 4, "json-type"),
        ("animals.monkey", {}, "json-type"),
        ("animals.monkey", "e9", "spot"),
        ("hand", None, "json-type"),
        ("hand", [2, 1, 0], "json-type"),
        ("hand", {0: 1}, "json-type"),
        ("hand.arches", True, "json-type"),
        ("hand.arches", False, "json-type"),
        ("hand.arches", "2", "json-type"),
        ("hand.arches", 2.0, "json-type"),
        ("hand.arches", float("nan"), "json-type"),
        ("hand.arches", None, "json-type"),
        ("hand.arches", -1, "json-count"),
        ("hand.arches", 81, "json-count"),
        ("hand.bricks", 81, "json-count"),
        ("hand.columns", 17, "json-count"),
        ("hand.columns", 10**30, "json-count"),
        ("hand.pillars", 1, "json-unknown"),
        ("turn", 1, "json-unknown"),
    ],
)
def test_data_that_is_not_a_position(path, value, code):
    assert refused(with_value(path, value)).code == code


@pytest.mark.parametrize("sign", [1, -1])
def test_a_number_too_long_to_write_is_no_count(sign):
    # Python refuses to write out whole numbers of more than 4300 digits.
    error = refused(with_value("hand.columns", sign * 10**5000))
    assert (error.code, error.params) == ("json-count", {"place": "hand.columns", "most": 16})


@pytest.mark.parametrize("data", [None, True, 1, 1.5, "position", b"{}", [], [EXAMPLE], set()])
def test_a_position_is_an_object(data):
    error = refused(data)
    assert (error.code, error.params) == ("json-type", {"place": "position", "expected": "object"})


def test_a_position_has_string_keys():
    assert refused(EXAMPLE | {3: 4}).params == {"place": "position", "expected": "names"}


def test_a_position_has_a_ground():
    error = refused({name: value for name, value in EXAMPLE.items() if name != "ground"})
    assert (error.code, error.params) == ("json-missing", {"place": "ground"})


def test_an_unknown_key_is_answered_with_the_known_ones():
    assert refused(with_value("hand.pillars", 1)).params == {
        "place": "hand",
        "name": "pillars",
        "names": "arches, bricks, columns",
    }


def test_errors_stay_short_for_any_input():
    long = "x" * 100_000
    for data in [
        with_value("ground", [*GROUND[:7], long]),
        EXAMPLE | {"stacks": {long: 3}},
        with_value("stacks.a1", long),
        EXAMPLE | {"animals": {long: "e4"}},
        with_value("animals.monkey", long),
        EXAMPLE | {long: 1},
    ]:
        assert len(str(refused(data).params)) < 200


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", (1, 1)),
        ("{", (1, 2)),
        ("{'ground': []}", (1, 2)),
        ('{"ground": [],}', (1, 15)),
        ('{\n  "ground": oops}', (2, 13)),
        ("\ufeff{}", (1, 1)),
        ("{} {}", (1, 4)),
    ],
)
def test_invalid_json_is_reported_with_line_and_column(text, place):
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.code == "json"
    assert (caught.value.params["line"], caught.value.params["column"]) == place


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[" * 200_000, id="lists in lists"),
        pytest.param('{"ground": ' * 100_000, id="objects in objects"),
        pytest.param('{"hand": {"arches": ' + "9" * 10_000 + "}}", id="an endless number"),
    ],
)
def test_json_that_is_too_large_for_a_position(text):
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.code == "json-too-large"


#: Any JSON, and other values that a Python caller may pass.
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["d4", "Ae", "b", "monkey", "llddggll", "arches"]),
    lambda inner: (
        st.lists(inner, max_size=8)
        | st.dictionaries(
            st.text(max_size=8)
            | st.sampled_from(["ground", "stacks", "animals", "hand", "d4", "monkey", "arches"])
            | st.integers(),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)

PLACES = [
    "ground",
    "stacks",
    "stacks.d4",
    "stacks.a1",
    "animals",
    "animals.monkey",
    "animals.frog",
    "hand",
    "hand.arches",
    "hand.columns",
]


@given(ANYTHING)
def test_anything_is_read_or_refused(data):
    with suppress(NotationError, PositionError):
        position_from_json(data)


@given(st.sampled_from(PLACES), ANYTHING)
def test_anything_anywhere_is_read_or_refused(path, value):
    try:
        position = position_from_json(with_value(path, value))
    except (NotationError, PositionError):
        return
    assert position_from_json(position_to_json(position)) == position


@given(st.text() | st.text(alphabet='{}[]",:0123456789.eE-+ntfalsrud4A \\'))
def test_any_text_is_read_or_refused(text):
    for parse in (parse_spot, parse_stack, parse_position):
        with suppress(NotationError, PositionError):
            parse(text)


@given(st.data())
def test_a_damaged_position_is_read_or_refused(data):
    text = json.dumps(EXAMPLE)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 12, len(text))))
    damaged = text[:start] + data.draw(st.text(max_size=4)) + text[end:]
    with suppress(NotationError, PositionError):
        parse_position(damaged)
