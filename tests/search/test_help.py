"""Help for a half-built staircase: it misses nothing and never leads into a dead end."""

from __future__ import annotations

from collections import defaultdict
from itertools import islice
from random import Random

import pytest

from monkeypalace.building import Arch, Violation, validate
from monkeypalace.building.staircase import Staircase
from monkeypalace.notation import Position, format_staircase, parse_staircase
from monkeypalace.palace import SPOTS, Direction, Palace, Pieces, Spot, neighbour
from monkeypalace.search import NextArches, Offer, Refusal, generate, next_arches, starts, swaps
from tests.boards import START, board
from tests.building.attempts import BOARD
from tests.building.palaces import random_hand, random_palace, stored_positions

NORTH, EAST, SOUTH, WEST = Direction


def random_position(seed: int) -> Position:
    random = Random(seed)
    palace = random_palace(random, turns=random.randint(0, 12))
    return Position(palace, random_hand(random, Pieces(arches=4, bricks=4, columns=1)))


def helped(palace: Palace, hand: Pieces, staircase: str) -> NextArches:
    """Return the help for a half-built staircase in notation."""
    sofar = parse_staircase(staircase)
    return next_arches(palace, hand, sofar.start, sofar.arches)


def refusal(helped: NextArches, direction: Direction) -> Refusal:
    [found] = [each for each in helped.refusals if each.direction is direction]
    return found


def reasons(helped: NextArches, direction: Direction) -> set[str]:
    return {violation.code for violation in refusal(helped, direction).violations}


# Exhaustive comparison


def continuations(palace: Palace, hand: Pieces) -> dict[Staircase, set[Arch]]:
    """Return the prefixes of all legal staircases, each with the arches that may follow it."""
    ways: dict[Staircase, set[Arch]] = defaultdict(set)
    for staircase in generate(palace, hand):
        for count, arch in enumerate(staircase.arches):
            ways[Staircase(staircase.start, staircase.arches[:count])].add(arch)
        # A complete staircase is a prefix, too, even if no arch may follow.
        ways[staircase] |= set()
    return ways


@pytest.mark.parametrize("seed", range(25))
def test_offers_are_exactly_the_legal_continuations(seed):
    position = random_position(seed)
    palace, hand = position.palace, position.hand
    ways = continuations(palace, hand)
    beginnings = list(ways)
    for sofar in Random(seed).sample(beginnings, min(len(beginnings), 400)):
        found = next_arches(palace, hand, sofar.start, sofar.arches)
        offered = [filling.arch for offer in found.offers for filling in offer.fillings]
        assert len(offered) == len(set(offered))
        assert set(offered) == ways[sofar], format_staircase(sofar)
        check_answer(palace, hand, sofar, found)


def check_answer(palace: Palace, hand: Pieces, sofar: Staircase, found: NextArches) -> None:
    """Check the invariants of the help for a prefix that is legal so far."""
    assert found.violations == ()
    assert found.left == hand - sofar.cost
    assert found.complete == (validate(palace, hand, sofar) == [])
    # Every direction is either offered or refused.
    offered = {offer.direction for offer in found.offers}
    refused = [each.direction for each in found.refusals]
    assert sorted([*offered, *refused]) == sorted(Direction)
    for offer in (*found.offers, *found.dead_ends):
        spot = end_of(sofar)
        assert offer.target == neighbour(spot, offer.direction)
        # The filling that takes the fewest pieces comes first.
        order = [len(filling.arch.near + filling.arch.far) for filling in offer.fillings]
        assert order == sorted(order)
        assert offer.cheapest is offer.fillings[0]
        for filling in offer.fillings:
            with_it = Staircase(sofar.start, (*sofar.arches, filling.arch))
            assert filling.left == hand - with_it.cost
            broken = {violation.code for violation in validate(palace, hand, with_it)}
            assert broken == (set() if offer.attached else {"e-not-attached"})
            assert sum(piece.height for piece in filling.arch.near) == offer.near_height
            assert sum(piece.height for piece in filling.arch.far) == offer.far_height
    good = {filling.arch for offer in found.offers for filling in offer.fillings}
    assert not any(filling.arch in good for dead in found.dead_ends for filling in dead.fillings)
    for refused_one in found.refusals:
        assert refused_one.violations
        assert refused_one.target == neighbour(end_of(sofar), refused_one.direction)


def end_of(sofar: Staircase) -> Spot:
    spot = sofar.start
    for arch in sofar.arches:
        onward = neighbour(spot, arch.direction)
        assert onward is not None
        spot = onward
    return spot


@pytest.mark.parametrize("seed", range(60))
def test_starts_are_exactly_the_starts_of_legal_staircases(seed):
    position = random_position(seed)
    found = starts(position.palace, position.hand)
    assert set(found.offered) == {
        staircase.start for staircase in generate(position.palace, position.hand)
    }
    assert sorted([*found.offered, *found.refused]) == sorted(SPOTS)
    assert all(found.refused.values())


@pytest.mark.parametrize("name", stored_positions("palaces.json"))
def test_starts_of_the_shared_positions(name):
    position = stored_positions("palaces.json")[name]
    found = starts(position.palace, position.hand)
    assert set(found.offered) == {
        staircase.start for staircase in generate(position.palace, position.hand)
    }


@pytest.mark.parametrize("seed", range(10))
def test_no_legal_staircase_begins_with_a_dead_end(seed):
    position = random_position(seed)
    palace, hand = position.palace, position.hand
    ways = continuations(palace, hand)
    for start in starts(palace, hand).offered:
        found = next_arches(palace, hand, start)
        for offer in found.offers:
            for filling in offer.fillings:
                assert Staircase(start, (filling.arch,)) in ways
        for offer in found.dead_ends:
            for filling in offer.fillings:
                assert Staircase(start, (filling.arch,)) not in ways
                after = next_arches(palace, hand, start, (filling.arch,))
                # A player who lays it anyway gets no offers.
                assert after.offers == ()
                assert not after.complete


# Starts that are refused, and why


def test_refused_starts_have_a_reason():
    hand = Pieces(arches=2, bricks=3)
    refused = starts(BOARD, hand).refused
    assert [each.code for each in refused[Spot("g5")]] == ["a-blocked"]
    assert [each.code for each in refused[Spot("d4")]] == ["a-built-on"]
    assert [each.code for each in refused[Spot("e4")]] == ["a-built-on", "a-animal"]
    # Two arches do not reach from the corner.
    assert refused[Spot("a8")] == (Violation("e-out-of-reach", (Spot("a8"),)),)
    assert Spot("c4") in starts(BOARD, hand).offered


def test_starts_without_arches():
    refused = starts(START, Pieces(bricks=5)).refused
    assert len(refused) == 64
    assert refused[Spot("c4")] == (Violation("pieces-missing", piece="arches", need=1, have=0),)


def test_starts_are_found_with_a_hand_too_large_to_try_everything():
    # All spots except the three of the starting staircase are offered.
    assert len(starts(START, Pieces(arches=20, bricks=40, columns=10)).offered) == 61


def test_next_arches_are_found_with_a_hand_too_large_to_try_everything():
    found = helped(START, Pieces(arches=20, bricks=40, columns=10), "a1")
    assert {offer.direction for offer in found.offers} == {NORTH, EAST}
    # An arch as high as the bricks allow leaves nothing for the way to the palace.
    assert max(offer.level for offer in found.offers) < 35
    assert max(offer.level for offer in found.dead_ends) == 35


# Directions that are refused, and why


def test_a_step_off_the_map_is_refused():
    found = helped(START, Pieces(arches=6, bricks=9), "a4")
    assert reasons(found, WEST) == {"d-off-the-map"}
    assert refusal(found, WEST).target is None


def test_a_step_to_a_blocked_spot_is_refused():
    found = helped(BOARD, Pieces(arches=4, bricks=5), "g4")
    assert reasons(found, NORTH) == {"d-blocked"}
    assert reasons(found, SOUTH) == {"d-blocked"}


def test_a_step_to_a_knob_with_an_animal_is_refused():
    found = helped(BOARD, Pieces(arches=4, bricks=5), "e5")
    [violation] = refusal(found, SOUTH).violations
    assert (violation.code, violation.spots, violation.piece) == ("d-animal", ("e4",), "monkey")


def test_turning_back_is_refused():
    # The step back would break rule G, too, but only rule H is named: no brick could make it legal.
    found = helped(START, Pieces(arches=4, bricks=5), "b4 E E")
    assert reasons(found, WEST) == {"h-turns-back"}


def test_a_knob_too_high_for_the_pieces_in_hand_is_refused():
    # f4 is 3 high; one brick lifts the arch to 1.
    found = helped(START, Pieces(arches=2, bricks=1), "g4")
    assert refusal(found, WEST).violations == (
        Violation("pieces-missing", piece="bricks", need=3, have=1),
    )


def test_a_knob_too_low_for_the_pieces_in_hand_is_refused():
    # d4 is 2 high with the last arch, so an arch to d5 needs two bricks under its far end.
    found = helped(START, Pieces(arches=3, bricks=1), "b4 E E")
    assert refusal(found, NORTH).violations == (
        Violation("pieces-missing", piece="bricks", need=2, have=1),
    )


def test_a_column_does_not_fit_where_only_bricks_do():
    # A gap of 2 takes bricks; the column in hand is too high for it.
    found = helped(START, Pieces(arches=3, columns=1), "b4 E E")
    assert refusal(found, NORTH).violations == (
        Violation("pieces-missing", piece="bricks", need=2, have=0),
    )


def test_without_another_arch_every_step_is_refused():
    found = helped(START, Pieces(arches=2, bricks=5), "b4 E E")
    assert found.complete
    assert found.offers == ()
    assert {"pieces-missing"} == reasons(found, NORTH) == reasons(found, EAST)


def test_arch_on_arch_is_refused_only_as_turning_back():
    """Only the previous arch of a path can be directly under its next one."""
    hand = Pieces(arches=4, bricks=5)
    for staircase in generate(START, Pieces(arches=2, bricks=1)):
        found = next_arches(START, hand, staircase.start, staircase.arches)
        for each in found.refusals:
            assert "g-arch-on-arch" not in {violation.code for violation in each.violations}
        assert reasons(found, staircase.arches[-1].direction.opposite) == {"h-turns-back"}


def test_a_dead_end_is_not_offered():
    # West of c4 the second arch cannot come back to the palace.
    found = helped(START, Pieces(arches=2, bricks=1), "c4")
    assert refusal(found, WEST).violations == (Violation("e-out-of-reach", (Spot("b4"),)),)
    assert [dead.target for dead in found.dead_ends if dead.direction is WEST] != []
    assert WEST not in {offer.direction for offer in found.offers}


def test_only_some_fillings_may_lead_to_the_palace():
    """The second arch must rise 2 to reach e4; the two bricks for that must not be used before."""
    palace = board(
        """
            c   d   e
        4   .   .   cc
        """
    )
    found = helped(palace, Pieces(arches=2, bricks=3, columns=2), "c4")
    [offer] = [each for each in found.offers if (each.target, each.level) == ("d4", 3)]
    [dead_end] = [each for each in found.dead_ends if (each.target, each.level) == ("d4", 3)]

    def written(offer: Offer) -> list[str]:
        return sorted(
            format_staircase(Staircase(Spot("c4"), (each.arch,))) for each in offer.fillings
        )

    assert written(offer) == ["c4 cEc"]
    assert written(dead_end) == ["c4 bbbEc", "c4 cEbbb"]


def test_a_spiral_back_over_its_own_start_is_no_dead_end():
    """After the first arch, d4 is too high for a direct way, but a spiral reaches it."""
    palace = board(
        """
            b   c   d
        5   .   .   .
        4   .   .   cb
        """
    )
    hand = Pieces(arches=5, bricks=5)
    spiral = parse_staircase("c4 W Nb Ebb Sbb E")
    assert validate(palace, hand, spiral) == []
    for count, arch in enumerate(spiral.arches):
        found = next_arches(palace, hand, spiral.start, spiral.arches[:count])
        assert arch in {filling.arch for offer in found.offers for filling in offer.fillings}


# What is offered


def test_the_cheapest_filling_has_the_fewest_pieces():
    found = helped(START, Pieces(arches=2, bricks=6, columns=2), "g4")
    offer = next(each for each in found.offers if each.direction is WEST and each.level == 3)
    assert (offer.near_height, offer.far_height, offer.attached) == (3, 0, True)
    assert [format_staircase(Staircase(Spot("g4"), (each.arch,))) for each in offer.fillings] == [
        "g4 cW",
        "g4 bbbW",
    ]
    assert offer.cheapest.left == Pieces(arches=1, bricks=6, columns=1)


def test_supports_of_every_arch_can_be_swapped_as_far_as_the_hand_goes():
    staircase = parse_staircase("g4 cW cW")
    ways = swaps(Pieces(arches=2, bricks=3, columns=2), staircase)
    assert [[format_staircase(way) for way in each] for each in ways] == [
        ["g4 cW cW", "g4 bbbW cW"],
        ["g4 cW cW", "g4 cW bbbW"],
    ]
    assert swaps(Pieces(arches=2, bricks=2, columns=2), staircase) == ((staircase,), (staircase,))


@pytest.mark.parametrize("seed", range(12))
def test_every_swap_is_as_legal_as_the_staircase_itself(seed):
    position = random_position(seed)
    palace, hand = position.palace, position.hand
    for staircase in islice(generate(palace, hand), 40):
        for ways in swaps(hand, staircase):
            assert staircase in ways
            assert len(set(ways)) == len(ways)
            assert [validate(palace, hand, way) for way in ways] == [[]] * len(ways)


def test_every_level_is_a_separate_offer():
    found = helped(START, Pieces(arches=1, bricks=3), "c4")
    east = [offer for offer in found.offers if offer.direction is EAST]
    assert [(offer.level, offer.near_height, offer.far_height) for offer in east] == [
        (1, 1, 0),
        (2, 2, 1),
    ]


def test_a_staircase_is_complete_once_it_is_attached():
    hand = Pieces(arches=3, bricks=4)
    assert not helped(START, hand, "b4").complete
    assert not helped(START, hand, "b4 E").complete
    found = helped(START, hand, "b4 E E")
    assert found.complete
    assert found.attached
    assert found.left == Pieces(arches=1, bricks=4)


@pytest.mark.parametrize(
    ("staircase", "code"),
    [
        ("d4", "a-built-on"),
        ("b4 E N", "f-too-low"),
        ("b4 E W", "h-turns-back"),
        ("h4 E", "d-off-the-map"),
        ("b4 E @d5N", "i-off-the-path"),
        ("b4 cccEccc", "pieces-missing"),
    ],
)
def test_nothing_is_offered_after_an_illegal_beginning(staircase, code):
    found = helped(START, Pieces(arches=2, bricks=1), staircase)
    assert code in {violation.code for violation in found.violations}
    assert (found.offers, found.dead_ends, found.refusals) == ((), (), ())
    assert not found.complete
