"""Staircases as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monkeypalace.building import Arch, Staircase, build, supports
from monkeypalace.errors import NotationError
from monkeypalace.notation import format_staircase, parse_staircase
from monkeypalace.palace import SPOTS, Direction, Piece, Pieces, Spot
from monkeypalace.search import generate
from tests.boards import START, board, broken, drawn, heights

NORTH, EAST, SOUTH, WEST = Direction
BRICK, COLUMN = Piece.BRICK, Piece.COLUMN


# The forms of the notation, with what they mean


@pytest.mark.parametrize(
    ("text", "staircase"),
    [
        ("d4 E Eb", Staircase(Spot("d4"), (Arch(EAST), Arch(EAST, far=(BRICK,))))),
        ("b4 E E", Staircase(Spot("b4"), (Arch(EAST), Arch(EAST)))),
        ("d3 bN E", Staircase(Spot("d3"), (Arch(NORTH, (BRICK,)), Arch(EAST)))),
        (
            "c2 cbEcb cN",
            Staircase(
                Spot("c2"),
                (Arch(EAST, (COLUMN, BRICK), (COLUMN, BRICK)), Arch(NORTH, (COLUMN,))),
            ),
        ),
        ("h8 W S", Staircase(Spot("h8"), (Arch(WEST), Arch(SOUTH)))),
        ("a1 ccbbNccbb", Staircase(Spot("a1"), (Arch(NORTH, supports(2, 2), supports(2, 2)),))),
    ],
)
def test_each_form_is_read_and_written(text, staircase):
    assert parse_staircase(text) == staircase
    assert format_staircase(staircase) == text


def test_the_examples_lie_where_the_notation_says():
    # `d3 bN E`: to d4 at level 1, then to e4 at level 2.
    assert broken(START, Pieces(2, 1, 0), "d3 bN E") == set()
    # `c2 cbEcb cN`: d3 must be 8 high.
    palace = board(
        """
            c   d
        3   .   ccbb
        2   .   .
        """
    )
    assert broken(palace, Pieces(2, 2, 3), "c2 cbEcb cN") == set()
    assert heights(build(palace, parse_staircase("c2 cbEcb cN")).palace, "c2", "d3") == drawn(
        """
            c  d
        3   .  9
        2   5  9
        """
    )


# Attempts that cannot be legal can be written, so that they can be judged


@pytest.mark.parametrize(
    ("text", "staircase"),
    [
        ("d4", Staircase(Spot("d4"))),
        ("d4 b", Staircase(Spot("d4"), (), (BRICK,))),
        ("b4 E cb", Staircase(Spot("b4"), (Arch(EAST),), (COLUMN, BRICK))),
        (
            "b4 E @d5bNb",
            Staircase(Spot("b4"), (Arch(EAST), Arch(NORTH, (BRICK,), (BRICK,), Spot("d5")))),
        ),
        ("b4 LE", Staircase(Spot("b4"), (Arch(EAST, (Piece.LIGHT_GREEN_DECORATION,)),))),
        ("b4 EbG", Staircase(Spot("b4"), (Arch(EAST, far=(BRICK, Piece.GOLD_DECORATION)),))),
        ("b4 E E D", Staircase(Spot("b4"), (Arch(EAST),) * 2, (Piece.DARK_GREEN_DECORATION,))),
    ],
)
def test_attempts_that_cannot_be_legal_are_read_and_written(text, staircase):
    assert parse_staircase(text) == staircase
    assert format_staircase(staircase) == text


# There and back


def test_generated_staircases_survive_a_round_trip():
    for staircase in generate(START, Pieces(arches=3, bricks=3, columns=1)):
        assert parse_staircase(format_staircase(staircase)) == staircase


SPOT = st.sampled_from(SPOTS)
DECORATIONS = st.lists(st.sampled_from([Piece("L"), Piece("D"), Piece("G")]), max_size=2)
PILED = st.builds(
    lambda columns, bricks, more: (*supports(columns, bricks), *more),
    st.integers(0, 5),
    st.integers(0, 9),
    DECORATIONS,
)
STAIRCASES = st.builds(
    Staircase,
    SPOT,
    st.lists(
        st.builds(Arch, st.sampled_from(Direction), PILED, PILED, st.none() | SPOT), max_size=20
    ).map(tuple),
    PILED,
)


@given(STAIRCASES)
def test_staircases_survive_a_round_trip(staircase):
    assert parse_staircase(format_staircase(staircase)) == staircase


@given(st.permutations((COLUMN, COLUMN, BRICK, BRICK, BRICK)))
def test_r3_there_is_one_way_to_write_a_gap(pieces):
    staircase = Staircase(Spot("d4"), (Arch(NORTH, tuple(pieces), tuple(pieces)),))
    assert format_staircase(staircase) == "d4 ccbbbNccbbb"


# What is no staircase


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "staircase-empty"),
        (" ", "staircase-empty"),
        (" d4 E", "staircase-empty"),
        ("E E", "spot"),
        ("d9 E", "spot"),
        ("D4 E", "spot"),
        ("d4\tE", "spot"),
        ("d4\n", "spot"),
        ("d4-e4", "spot"),
        ("d4 E  E", "staircase-spaces"),
        ("d4 E ", "staircase-spaces"),
        ("d4 bcE", "staircase-order"),
        ("d4 Ebc", "staircase-order"),
        ("d4 E bc", "staircase-order"),
        ("d4 e", "staircase-step"),
        ("d4 X", "staircase-step"),
        ("d4 EE", "staircase-step"),
        ("d4 E\n", "staircase-step"),
        ("d4 NE", "staircase-step"),
        ("d4 3bE", "staircase-step"),
        ("d4 E @", "staircase-step"),
        ("d4 E @d9E", "staircase-step"),
        ("d4 E @d5", "staircase-step"),
        ("d4 @d5 E", "staircase-step"),
        ("d4 b E", "staircase-step"),
        ("d4 AeE", "staircase-step"),
        ("d4 \uff25", "staircase-step"),
    ],
)
def test_text_that_is_not_a_staircase(text, code):
    with pytest.raises(NotationError) as caught:
        parse_staircase(text)
    assert caught.value.code == code


def test_the_step_that_cannot_be_read_is_named():
    with pytest.raises(NotationError) as caught:
        parse_staircase("d4 E Q E")
    assert caught.value.params == {"text": "Q", "number": 2}


def test_as_many_arches_as_the_box_has_can_be_written():
    assert len(parse_staircase("d4" + " E" * 80).arches) == 80
    assert len(parse_staircase("d4" + " E" * 80 + " b").trailing) == 1


@pytest.mark.parametrize("count", [82, 100_000])
def test_more_steps_than_all_arches_and_trailing_pieces_are_refused(count):
    with pytest.raises(NotationError) as caught:
        parse_staircase("d4" + " E" * count)
    assert (caught.value.code, caught.value.params) == ("staircase-too-long", {"count": count})


def test_errors_stay_short_for_any_input():
    for text in ("x" * 100_000, "d4 " + "x" * 100_000, "d4 bc" + "x" * 100_000):
        with pytest.raises(NotationError) as caught:
            parse_staircase(text)
        assert len(str(caught.value.params)) < 200


@given(st.text() | st.text(alphabet="abcdefgh12345678 NESWbcLDG@"))
def test_any_text_is_read_or_refused(text):
    try:
        staircase = parse_staircase(text)
    except NotationError:
        return
    assert format_staircase(staircase) == text
