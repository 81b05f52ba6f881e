"""`building.validate` and `search.generate` must agree on every position, in both directions.

They share no code. A third program, the oracle, is compared with both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from monkeypalace.building import Arch, Staircase, build, supports, validate
from monkeypalace.notation import Position, format_staircase, parse_staircase
from monkeypalace.palace import BOX, SPOTS, Direction, Palace, Piece, Pieces, faults
from monkeypalace.search import COMPILED, LegalStaircases, generate
from tests import oracle
from tests.boards import START
from tests.building.palaces import random_hand, random_palace, stored_positions
from tests.samples import sampled

HANDS = Pieces(arches=5, bricks=6, columns=2)

#: Trying every change of a staircase is slow, so only some staircases of a position are changed.
CHANGED_PER_POSITION = 15

#: Positions whose staircases an independent program has counted.
SHARED = stored_positions("palaces.json")


def random_position(seed: int) -> Position:
    random = Random(seed)
    palace = random_palace(random, turns=random.randint(0, 15))
    return Position(palace, random_hand(random, HANDS))


def agree(position: Position, random: Random) -> None:
    palace, hand = position.palace, position.hand
    generated = list(generate(palace, hand))
    legal = set(generated)
    assert len(legal) == len(generated), "a staircase was generated twice"
    assert legal == set(oracle.generate(palace, hand))
    for staircase in generated if len(generated) < 2000 else random.sample(generated, 2000):
        assert validate(palace, hand, staircase) == [], format_staircase(staircase)
    for staircase in random.sample(generated, min(len(generated), CHANGED_PER_POSITION)):
        for changed in changes(staircase):
            judged = not validate(palace, hand, changed)
            assert judged == (changed in legal), (
                f"{format_staircase(changed)}, changed from {format_staircase(staircase)}"
            )


def changes(staircase: Staircase) -> Iterator[Staircase]:
    """Yield every variant of a staircase with one change."""
    start, arches = staircase.start, staircase.arches
    for spot in SPOTS:
        yield Staircase(spot, arches)
    for place, arch in enumerate(arches):
        before, after = arches[:place], arches[place + 1 :]
        yield Staircase(start, before + after)
        for direction in Direction:
            yield Staircase(start, (*before, replace(arch, direction=direction), *after))
        for near in piles(arch.near):
            yield Staircase(start, (*before, replace(arch, near=near), *after))
        for far in piles(arch.far):
            yield Staircase(start, (*before, replace(arch, far=far), *after))
        # Swap the supports of both sides, and add the same support on both sides.
        yield Staircase(start, (*before, replace(arch, near=arch.far, far=arch.near), *after))
        for more in (Piece.BRICK, Piece.COLUMN):
            raised = replace(arch, near=(*arch.near, more), far=(*arch.far, more))
            yield Staircase(start, (*before, raised, *after))
    for place in range(len(arches) + 1):
        before, after = arches[:place], arches[place:]
        for direction, height in product(Direction, range(4)):
            yield Staircase(start, (*before, Arch(direction, (), supports(0, height)), *after))
            yield Staircase(start, (*before, Arch(direction, supports(0, height)), *after))


def piles(pieces: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
    """Yield variants of supports: one more, one less, one of another kind, a column for bricks."""
    columns, bricks = pieces.count(Piece.COLUMN), pieces.count(Piece.BRICK)
    for more_columns, more_bricks in [(1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1)]:
        if columns + more_columns >= 0 and bricks + more_bricks >= 0:
            yield supports(columns + more_columns, bricks + more_bricks)
    if bricks >= 3:
        yield supports(columns + 1, bricks - 3)
    if columns:
        yield supports(columns - 1, bricks + 3)


@pytest.mark.parametrize("seed", sampled(range(45), every=3 if COMPILED else 15))
def test_search_and_oracle_agree_on_random_palaces(seed):
    agree(random_position(seed), Random(seed))


@pytest.mark.parametrize("name", sampled(SHARED, every=2 if COMPILED else 4))
def test_search_and_oracle_agree_on_the_shared_positions(name):
    agree(SHARED[name], Random(name))


def every_attempt(hand: Pieces) -> Iterator[Staircase]:
    """Yield every attempt with at most these arches, and at most these supports at each end."""
    piled = [
        supports(columns, bricks)
        for columns in range(hand.columns + 1)
        for bricks in range(hand.bricks + 1)
    ]
    arches = [Arch(*parts) for parts in product(Direction, piled, piled)]
    for start in SPOTS:
        for count in range(hand.arches + 1):
            for path in product(arches, repeat=count):
                yield Staircase(start, path)


@pytest.mark.parametrize(
    ("seed", "hand"),
    [
        (0, Pieces(arches=1, bricks=3, columns=1)),
        (1, Pieces(arches=1, bricks=0, columns=2)),
        (2, Pieces(arches=2, bricks=1, columns=0)),
        (3, Pieces(arches=2, bricks=0, columns=1)),
        pytest.param(4, Pieces(arches=2, bricks=2), marks=pytest.mark.thorough),
        (5, Pieces(arches=3, bricks=0, columns=0)),
    ],
)
def test_what_validate_allows_is_what_generate_lists(seed, hand):
    """All attempts are compared, not only variants of legal staircases."""
    palace = random_palace(Random(seed), turns=6)
    allowed = {each for each in every_attempt(hand) if not validate(palace, hand, each)}
    assert allowed == set(generate(palace, hand))


@pytest.mark.parametrize("seed", range(20))
def test_a_palace_stands_after_any_legal_staircase(seed):
    position = random_position(seed)
    generated = list(generate(position.palace, position.hand))
    for staircase in Random(seed).sample(generated, min(len(generated), 50)):
        work = build(position.palace, staircase)
        assert faults(work.palace) == []
        assert work.palace.pieces() == position.palace.pieces() + staircase.cost


def test_r4_nothing_is_legal_without_arches():
    assert list(generate(START, Pieces(bricks=9, columns=9))) == []


# `LegalStaircases` iterates as `generate` does, and tests membership as `validate` does.


def test_legal_staircases_iterate_and_answer():
    legal = LegalStaircases(START, Pieces(arches=2, bricks=1))
    assert legal
    assert legal.count() == len(list(legal)) == 21
    assert parse_staircase("b4 E E") in legal
    assert parse_staircase("b4 E N") not in legal
    assert "b4 E E" not in legal


def test_legal_staircases_are_lazy():
    """The hand has far too many staircases to list them all."""
    hand = Pieces(arches=12, bricks=15, columns=4)
    legal = LegalStaircases(START, hand)
    assert validate(START, hand, next(iter(legal))) == []
    assert LegalStaircases(START, BOX)


def test_legal_staircases_may_be_none():
    assert not LegalStaircases(START, Pieces(bricks=5))
    assert not LegalStaircases(Palace.of(START.ground), Pieces(arches=5, bricks=5))
