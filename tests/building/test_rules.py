"""The building rules A to I, "has the pieces", and the rulings about building.

Every rule has an example that keeps it, and one that breaks only this rule.
"""

from __future__ import annotations

import pytest

from monkeypalace.building import CODES, Arch, Staircase, Violation, build
from monkeypalace.building.attempt import lay_out
from monkeypalace.building.rules import rule_g_no_arch_on_arch
from monkeypalace.errors import NotationError
from monkeypalace.notation import format_staircase, parse_spot, parse_staircase
from monkeypalace.palace import (
    BOX,
    SPOTS,
    Animal,
    Colour,
    Direction,
    Palace,
    Piece,
    Pieces,
    Spot,
    neighbour,
)
from monkeypalace.search import generate
from tests.boards import PLENTY, START, board, broken, codes, drawn, heights, judge
from tests.building.attempts import ATTEMPTS, BOARD, HAND, violation

#: Open ground without pieces.
EMPTY = board("a")


def after(palace: Palace, staircase: str) -> Palace:
    """Return the palace with a legal staircase on it."""
    assert broken(palace, PLENTY, staircase) == set()
    return build(palace, parse_staircase(staircase)).palace


# Every code


@pytest.mark.parametrize("code", ATTEMPTS)
def test_every_code_has_an_attempt_that_breaks_its_rule_only(code):
    found = judge(BOARD, HAND, ATTEMPTS[code])
    assert code in {each.code for each in found}
    others = {each.rule for each in found} - {violation(code).rule}
    # Rule G cannot be broken alone: `test_rule_g_is_never_broken_alone` says why.
    assert others == ({"A"} if code == "g-arch-on-arch" else set())


def test_every_code_is_produced():
    # Only the help for a half-built staircase reports `e-out-of-reach`.
    assert set(ATTEMPTS) == set(CODES) - {"e-out-of-reach"}


def test_all_broken_rules_are_named_at_once():
    # Starts on pieces (A), hangs in the air (F), ends with a brick (C), takes too many pieces.
    assert codes(START, Pieces(), "d4 N b") == {
        "a-built-on",
        "c-ends-without-arch",
        "f-too-low",
        "pieces-missing",
    }


def test_a_violation_names_its_rule():
    assert violation("f-too-low").rule == "F"
    assert violation("pieces-missing").rule is None


# The rulebook's own examples


def test_the_starting_staircase_is_one_brick_and_two_arches():
    # Nothing stands yet that the first staircase could be attached to, so it breaks rule E only.
    assert broken(EMPTY, Pieces(arches=2, bricks=1), "d4 E Eb") == {"E"}
    built = build(EMPTY, parse_staircase("d4 E Eb"))
    assert heights(built.palace, "d4", "f4") == drawn(
        """
            d  e  f
        4   1  2  2
        """
    )


def test_player_1_can_build_with_two_arches():
    assert broken(START, Pieces(arches=2), "b4 E E") == set()
    assert heights(after(START, "b4 E E"), "b4", "f4") == drawn(
        """
            b  c  d  e  f
        4   1  2  2  2  3
        """
    )


@pytest.mark.parametrize("staircase", ["c4 bE", "d3 bN E", "d5 bS E", "b4 E E", "c3 N E"])
def test_player_2_can_build_with_two_arches_and_one_brick(staircase):
    assert broken(START, Pieces(arches=2, bricks=1), staircase) == set()


def test_player_2_has_21_staircases():
    found = {format_staircase(each) for each in generate(START, Pieces(arches=2, bricks=1))}
    assert len(found) == 21
    # They include all of player 1's staircases; the others need the brick.
    assert {format_staircase(each) for each in generate(START, Pieces(arches=2))} < found


# A: the starting point


def test_rule_a_starts_on_an_open_knob_of_the_ground():
    assert broken(START, PLENTY, "c4 bE") == set()


def test_rule_a_not_where_pieces_stand():
    assert codes(START, PLENTY, "d4 Nb") == {"a-built-on"}
    # Not on a decoration either, though one may build on it later in the staircase.
    assert codes(START, PLENTY, "f4 Nbbb") == {"a-built-on"}


def test_rule_a_not_where_the_map_is_blocked():
    palace = board(
        """
            c   d    e     f
        4   #   Ae   AwAe  bAwG
        """
    )
    assert codes(palace, PLENTY, "c4 bE") == {"a-blocked"}


def test_rule_a_not_on_an_animal():
    # In a game an animal never sits on the ground, but the rule does not rely on that.
    palace = board(
        """
            c       d    e     f
        4   .+frog  Ae   AwAe  bAwG
        """,
        stands=False,
    )
    assert codes(palace, PLENTY, "c4 bE") == {"a-animal"}
    [found] = judge(palace, PLENTY, "c4 bE")
    assert (found.spots, found.piece) == ((Spot("c4"),), Animal.FROG)


# B: the starting piece


@pytest.mark.parametrize(
    ("first", "staircase"), [("arch", "b4 E E"), ("brick", "c4 bE"), ("column", "g4 cW")]
)
def test_rule_b_starts_with_any_building_brick(first, staircase):
    assert broken(START, PLENTY, staircase) == set()


@pytest.mark.parametrize("decoration", "LDG")
def test_rule_b_not_with_a_decoration(decoration):
    assert codes(START, PLENTY, f"c4 {decoration}E") == {"b-not-a-building-brick"}


def test_rule_b_not_with_a_decoration_above_a_brick():
    # The order inside a gap does not matter, so a hidden decoration counts as well.
    assert codes(START, PLENTY, "g4 bbGW") == {"b-not-a-building-brick"}


# C: the end


def test_rule_c_ends_with_an_arch():
    assert broken(START, PLENTY, "b4 E E") == set()


@pytest.mark.parametrize("left_over", ["b", "c", "cb", "G"])
def test_rule_c_not_with_anything_else(left_over):
    assert codes(START, PLENTY, f"b4 E E {left_over}") == {"c-ends-without-arch"}


@pytest.mark.parametrize("staircase", ["c4", "c4 b"])
def test_rule_c_not_without_any_arch(staircase):
    assert codes(START, PLENTY, staircase) == {"c-no-arch"}


# D: the building ground


@pytest.mark.parametrize(
    ("knob", "staircase"),
    [
        ("ground", "b4 E E"),
        ("arch end", "c4 bE"),
        ("brick", "d6 bE"),
        ("column", "d7 cE"),
        ("decoration", "g4 bbbW"),
    ],
)
def test_rule_d_builds_on_any_top_knob(knob, staircase):
    palace = board(
        """
            d    e     f
        7   .    c     .
        6   .    b     .
        5   .    .     .
        4   Ae   AwAe  bAwG
        """
    )
    assert broken(palace, PLENTY, staircase) == set()


def test_rule_d_not_beyond_the_edge():
    palace = board(
        """
            g    h
        2   Ae   Aw
        """
    )
    assert broken(palace, PLENTY, "f2 bE Eb") == set()
    assert codes(palace, PLENTY, "f2 bE Eb E") == {"d-off-the-map"}


def test_rule_d_what_comes_after_the_edge_is_not_judged():
    palace = board(
        """
            g    h
        2   Ae   Aw
        """
    )
    assert codes(palace, PLENTY, "f2 bE Eb E Nb Nb") == {"d-off-the-map"}


def test_rule_d_not_on_a_blocked_spot():
    picture = """
            b   c   d    e     f
        5   .   .   {}   .     .
        4   .   .   Ae   AwAe  bAwG
        """
    assert broken(board(picture.format(".")), PLENTY, "b4 E E Nbb") == set()
    assert codes(board(picture.format("#")), PLENTY, "b4 E E Nbb") == {"d-blocked"}


@pytest.mark.parametrize("animal", ["monkey", "frog"])
def test_rule_d_not_on_a_knob_with_an_animal(animal):
    picture = """
            d    e        f
        4   Ae   AwAe{}   bAwG
        """
    assert broken(board(picture.format("")), PLENTY, "e5 bbS") == set()
    assert codes(board(picture.format("+" + animal)), PLENTY, "e5 bbS") == {"d-animal"}


def test_rule_d_not_on_the_butterfly():
    picture = """
            d    e      f
        4   Ae   AwAe   bAwG{}
        """
    assert broken(board(picture.format("")), PLENTY, "g4 bbbW") == set()
    assert codes(board(picture.format("+butterfly")), PLENTY, "g4 bbbW") == {"d-animal"}


def test_rule_d_names_a_closed_knob_once():
    # The spiral crosses e4 twice.
    palace = board(
        """
            d    e            f
        4   Ae   AwAe+monkey  bAwG
        """
    )
    assert [each.code for each in judge(palace, PLENTY, "e5 bbS E Ncb Wbb Sbb")] == ["d-animal"]


# E: attached


def test_rule_e_touches_what_stood_before():
    assert broken(START, PLENTY, "b4 E E") == set()


def test_rule_e_not_only_beside_the_palace():
    # b4 and c4 are free, and c4 is only next to the palace.
    assert codes(START, PLENTY, "b4 E") == {"e-not-attached"}


def test_rule_e_own_pieces_do_not_count():
    # The spiral comes back to its own start, but never touches the palace.
    assert codes(START, PLENTY, "a1 E Nb Wbb Sbb") == {"e-not-attached"}


def test_rule_e_any_spot_of_the_path_will_do():
    # Only d4, in the middle of the path, had pieces before.
    assert broken(START, PLENTY, "c4 bE Nbb") == set()


# F: supported


def test_rule_f_gaps_are_filled_near_and_far():
    assert broken(START, PLENTY, "d5 bS") == set()
    assert broken(START, PLENTY, "b4 E E Nbb") == set()
    assert broken(START, PLENTY, "g4 bbbW") == set()
    assert broken(START, PLENTY, "g4 cW") == set()


def test_rule_f_no_end_in_the_air():
    assert codes(START, PLENTY, "b4 E E N") == {"f-too-low"}
    assert codes(START, PLENTY, "b4 E E Nb") == {"f-too-low"}
    [found] = judge(START, PLENTY, "b4 E E Nb")
    # Arch 3 lies at level 2; d5 is 1 high with its brick and lacks 1.
    assert found == Violation(
        "f-too-low", (Spot("d5"), Spot("d4")), arch=3, level=2, need=1, have=1
    )


def test_rule_f_no_end_inside_a_stack():
    assert codes(START, PLENTY, "g4 W") == {"f-too-high"}
    assert codes(START, PLENTY, "g4 bbW") == {"f-too-high"}
    # One support too many on the far side is as wrong as one too few on the near side.
    assert codes(START, PLENTY, "c4 bEb") == {"f-too-high"}
    [found] = judge(START, PLENTY, "g4 bW")
    assert found == Violation(
        "f-too-high", (Spot("f4"), Spot("g4")), arch=1, level=1, need=2, have=3
    )


def test_rule_f_only_bricks_and_columns_support():
    assert codes(START, PLENTY, "b4 E bEb") == set()
    # A decoration under the far end, and one on the end of the arch before.
    assert codes(START, PLENTY, "b4 E bEL") == {"f-not-a-support"}
    assert codes(START, PLENTY, "b4 E LEb") == {"f-not-a-support"}


# G: no arch on an arch


def test_rule_g_a_full_overlap_is_judged_by_g():
    # g2 and h2 are joined by an arch at level 0. Rule A refuses g2 as a start.
    palace = board(
        """
            g    h
        2   Ae   Aw
        """
    )
    assert codes(palace, PLENTY, "g2 E") == {"a-built-on", "g-arch-on-arch"}
    assert codes(palace, PLENTY, "h2 W") == {"a-built-on", "g-arch-on-arch"}


def test_rule_g_supports_between_the_two_arches_make_it_legal():
    palace = board(
        """
            g    h
        2   Ae   Aw
        """
    )
    assert codes(palace, PLENTY, "g2 bEb") == {"a-built-on"}
    # The same arches with a legal start.
    assert broken(palace, PLENTY, "f2 bE Eb") == set()


def test_rule_g_own_arches_count_too():
    # Straight back over the last arch: rules G and H; with bricks between the arches, only H.
    assert codes(START, PLENTY, "b4 E E W") == {"g-arch-on-arch", "h-turns-back"}
    assert codes(START, PLENTY, "b4 E E bWb") == {"h-turns-back"}
    # A second arch over c4-d4, off the path: rules G and I; with bricks between, only I.
    assert codes(START, PLENTY, "c4 bE @c4E") == {"g-arch-on-arch", "i-off-the-path"}
    assert codes(START, PLENTY, "c4 bE @c4bEb") == {"i-off-the-path"}


def test_rule_g_is_about_the_arch_right_underneath():
    # An arch, a brick on each end, an arch: the lower one is not directly underneath.
    palace = board(
        """
            g    h
        2   Aeb  Awb
        """
    )
    assert codes(palace, PLENTY, "g2 E") == {"a-built-on"}


def test_rule_g_is_never_broken_alone():
    """No attempt breaks only rule G.

    An arch of a staircase starts on bare ground, or on the end of the previous arch. So the piece
    directly under its near foot is a support or the previous arch, and the previous arch joins
    the same two spots only if the staircase turns back. `validate` checks rule G nevertheless.
    """
    palace = board(
        """
            c    d    e     f     g    h
        4   .    Ae   AwAe  bAwG  .    .
        3   .    .    .     .     .    .
        2   .    .    .     .     Ae   Aw
        """
    )
    for near, far in [("", ""), ("b", ""), ("", "b"), ("b", "b"), ("c", "bb")]:
        for staircase in generate(palace, Pieces(arches=2, bricks=2)):
            for direction in Direction:
                text = f"{format_staircase(staircase)} {near}{direction}{far}"
                found = broken(palace, BOX, text)
                assert "G" not in found or found & {"A", "F", "H", "I"}, text


def test_r2_one_foot_on_another_arch_is_the_normal_step():
    # The prescribed starting staircase and player 1's first turn contain such a step.
    for palace, staircase in [(EMPTY, "d4 E Eb"), (START, "b4 E E")]:
        assert "G" not in broken(palace, PLENTY, staircase)
    # Across an arch, at a right angle to it.
    assert broken(START, PLENTY, "d5 bS Sbb") == set()


def test_r2_two_feet_on_two_different_arches_are_no_overlap():
    palace = board(
        """
            b    c    d    e
        4   .    .    As   As
        3   .    .    An   An
        """
    )
    # d4 and e4 both end in an arch, but no arch joins them.
    assert broken(palace, PLENTY, "c4 bE Eb") == set()
    laid = lay_out(palace, PLENTY, parse_staircase("d4 E"))
    assert list(rule_g_no_arch_on_arch(laid)) == []


def test_r2_only_the_full_overlap_is_banned():
    palace = board(
        """
            d    e
        4   Ae   Aw
        """
    )
    [found] = rule_g_no_arch_on_arch(lay_out(palace, PLENTY, parse_staircase("d4 E")))
    assert found == Violation("g-arch-on-arch", (Spot("d4"), Spot("e4")), arch=1, level=0)


# H: turns


@pytest.mark.parametrize("staircase", ["c4 bE Ebb", "c4 bE Nbb", "c4 bE Sbb"])
def test_rule_h_goes_straight_or_turns_90_degrees(staircase):
    palace = board(
        """
            c   d   e
        5   .   .   .
        4   .   b   .
        3   .   .   .
        """
    )
    assert broken(palace, PLENTY, staircase) == set()


def test_rule_h_never_turns_back():
    # With bricks between the arches it breaks no other rule.
    assert codes(START, PLENTY, "b4 E E bWb") == {"h-turns-back"}


def test_rule_h_a_spiral_may_come_back_later():
    # Four turns around one corner: c4, d4, d5, c5 and c4 again.
    assert broken(START, PLENTY, "c4 bE Nbb Wc Sbb") == set()
    assert heights(after(START, "c4 bE Nbb Wc Sbb"), "c4", "d5") == drawn(
        """
            c  d
        5   5  4
        4   5  3
        """
    )


def test_rule_h_a_spiral_may_lie_over_its_own_first_arch():
    # Once round, and over c4-d4 a second time, three levels up: no arch is on an arch.
    assert broken(START, PLENTY, "c4 bE Nbb Wc Sbb Ebb") == set()


# I: direct steps


def test_rule_i_each_arch_starts_on_the_end_of_the_one_before():
    assert broken(START, PLENTY, "b4 E E Nbb") == set()


def test_rule_i_no_arch_off_the_path():
    # The third arch branches off from the start.
    assert codes(START, PLENTY, "b4 E E @b4Nb") == {"i-off-the-path"}


def test_rule_i_no_arch_as_a_support():
    # The step from d4 to c4 takes two bricks on c4. One brick on an arch c5-c4 is as high.
    assert broken(START, PLENTY, "d5 bS Wbb") == set()
    assert codes(START, PLENTY, "d5 bS @c5S @d4Wb") == {"i-off-the-path"}


def test_rule_i_naming_the_end_of_the_path_changes_nothing():
    assert broken(START, PLENTY, "b4 E @c4E") == set()


def test_rule_i_every_arch_is_higher_than_the_one_before():
    for staircase in generate(START, Pieces(arches=3, bricks=2, columns=1)):
        levels = [step.level for step in lay_out(START, PLENTY, staircase).laid]
        assert levels == sorted(set(levels)), format_staircase(staircase)


def test_rule_i_steps_may_rise_by_any_amount():
    assert broken(START, BOX, "c4 bE ccccNccccbb") == set()


# The player has the pieces


def test_has_the_pieces_exactly_enough():
    assert broken(START, Pieces(arches=3, bricks=2), "b4 E E Nbb") == set()
    assert broken(START, Pieces(arches=1, columns=1), "g4 cW") == set()


@pytest.mark.parametrize(
    ("hand", "staircase", "kind", "need", "have"),
    [
        (Pieces(arches=2, bricks=2), "b4 E E Nbb", "arches", 3, 2),
        (Pieces(arches=3, bricks=1), "b4 E E Nbb", "bricks", 2, 1),
        (Pieces(arches=1, bricks=3), "g4 cW", "columns", 1, 0),
    ],
)
def test_has_the_pieces_one_too_few_is_refused(hand, staircase, kind, need, have):
    assert judge(START, hand, staircase) == [
        Violation("pieces-missing", piece=kind, need=need, have=have)
    ]


def test_has_the_pieces_a_column_is_not_three_bricks():
    assert broken(START, Pieces(arches=1, bricks=3), "g4 bbbW") == set()
    assert broken(START, Pieces(arches=1, columns=1), "g4 bbbW") == {"pieces"}


def test_has_the_pieces_unused_ones_do_no_harm():
    assert broken(START, BOX, "b4 E E") == set()


# the lattice


def test_r1_an_arch_joins_neighbouring_spots_of_an_8_by_8_lattice():
    assert len(SPOTS) == 64
    joined = {
        (spot, other)
        for spot in SPOTS
        for direction in Direction
        if (other := neighbour(spot, direction)) is not None
    }
    # 7 edges in each of 8 ranks and 8 files, both ways.
    assert len(joined) == 2 * (7 * 8 + 7 * 8)
    assert all((other, spot) in joined for spot, other in joined)
    assert broken(START, PLENTY, "c4 bE") == set()


def test_r1_nothing_stands_off_the_lattice():
    # There is no way to name the middle knobs of an arch, and no spot beyond the edge.
    for name in ("d0", "d9", "i4", "d4.5", "D4", "44", ""):
        with pytest.raises(NotationError):
            parse_spot(name)
    for spot, way in [("a4", "W"), ("h4", "E"), ("d8", "N"), ("d1", "S")]:
        assert "d-off-the-map" in codes(START, PLENTY, f"{spot} {way}")


# columns and bricks in a gap


def test_r3_the_order_inside_a_gap_makes_no_difference():
    brick, column = Piece.BRICK, Piece.COLUMN
    assert Arch(Direction.WEST, (brick, column)) == Arch(Direction.WEST, (column, brick))
    attempt = Staircase(Spot("g4"), (Arch(Direction.NORTH, (brick, column), (brick, column)),))
    assert format_staircase(attempt) == "g4 cbNcb"
    found = [format_staircase(each) for each in generate(START, Pieces(2, 2, 2))]
    assert len(found) == len(set(found))
    assert not any("bc" in each for each in found)


def test_r3_another_number_of_columns_is_another_staircase():
    assert Arch(Direction.WEST, (Piece.COLUMN,)) != Arch(Direction.WEST, (Piece.BRICK,) * 3)
    found = {format_staircase(each) for each in generate(START, Pieces(1, 3, 1))}
    assert {"g4 cW", "g4 bbbW"} <= found


# pillars


def pillar(palace: Palace, staircase: str) -> int:
    """Return the highest pillar of a legal staircase."""
    assert broken(palace, BOX, staircase) == set()
    built = build(palace, parse_staircase(staircase))
    assert built.earns_bonus == (built.highest_pillar >= 5)
    return built.highest_pillar


@pytest.mark.parametrize(
    ("staircase", "height"),
    [
        ("g4 bbbbbWbb", 5),  # five bricks on the start
        ("g4 cbbWbb", 5),  # a column counts as three
        ("g4 ccWc", 6),
        ("b4 E E bNc", 3),  # not yet
        ("b4 E E cNcbb", 5),  # under the far end of an arch
        ("c4 bE ccNccbb", 8),
    ],
)
def test_r8_bricks_and_columns_count(staircase, height):
    assert pillar(START, staircase) == height


def test_r8_four_are_not_enough_and_arches_do_not_count():
    # With the arch on it the stack on g4 is five high.
    assert pillar(START, "g4 cbWb") == 4
    assert heights(after(START, "g4 cbWb"), "f4", "g4") == drawn(
        """
            f  g
        4   5  5
        """
    )


def test_r8_an_arch_breaks_the_run():
    palace = board(
        """
            c   d   e
        4   .   .   ccb
        """
    )
    # On d4: a column, an arch, another column.
    assert pillar(palace, "c4 cEc cE") == 3
    # The same height in one run.
    assert pillar(palace, "d4 ccbE") == 7


def test_r8_older_pieces_under_it_do_not_count():
    picture = """
            c    d    e     f
        5   .    {}   .     .
        4   .    Ae   AwAe  bAwG
        """
    # A column stands on d5 already; the two bricks on it make five in a row.
    assert pillar(board(picture.format("c")), "c4 bE cNbb") == 3
    assert pillar(board(picture.format(".")), "c4 bE cNcbb") == 5


# The colour of a staircase


@pytest.mark.parametrize("colour", list(Colour))
def test_the_ground_of_the_start_is_the_colour_of_the_staircase(colour):
    starts = {Colour.LIGHT_GREEN: "b4 E E", Colour.DARK_GREEN: "c4 bE", Colour.GOLD: "e5 bbS"}
    assert build(START, parse_staircase(starts[colour])).colour is colour
    assert broken(START, PLENTY, starts[colour]) == set()
