"""The building rules A to I and "has the pieces", one function each.

Every function yields the violations of its rule in an attempt. The rulebook's letters are part
of the names. `docs/rulings.md` explains how open questions were decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from monkeypalace.building.attempt import Attempt
from monkeypalace.building.violations import Violation


def rule_a_starting_point(attempt: Attempt) -> Iterator[Violation]:
    """Check rule A: the first spot is bare ground.

    It has a knob, and neither pieces nor an animal are on it.
    """
    palace, start = attempt.palace, attempt.staircase.start
    if palace.ground.is_blocked(start):
        yield Violation("a-blocked", (start,))
    if palace.stack(start):
        yield Violation("a-built-on", (start,))
    animal = palace.animal_on(start)
    if animal is not None:
        yield Violation("a-animal", (start,), piece=animal)


def rule_b_starting_piece(attempt: Attempt) -> Iterator[Violation]:
    """Check rule B: a staircase begins with an arch, a brick or a column.

    All supports under the near end of the first arch are judged: the order in which they are piled
    does not matter (ruling R-3).
    """
    if attempt.laid:
        first = attempt.laid[0]
        for piece in first.arch.near:
            if not piece.is_support:
                yield Violation("b-not-a-building-brick", (first.near,), 1, piece=piece)


def rule_c_end(attempt: Attempt) -> Iterator[Violation]:
    """Check rule C: the last piece is an arch."""
    if not attempt.staircase.arches:
        yield Violation("c-no-arch", (attempt.staircase.start,))
    elif attempt.staircase.trailing:
        yield Violation("c-ends-without-arch", (attempt.end,), piece=attempt.staircase.trailing[-1])


def rule_d_building_ground(attempt: Attempt) -> Iterator[Violation]:
    """Check rule D: build only on open knobs, on the ground or on top of any piece.

    Decorations count as pieces. Spots without a knob and knobs with an animal are closed. The
    two middle knobs of an arch are not on the lattice (ruling R-1). Rule A covers the start.
    """
    palace, start = attempt.palace, attempt.staircase.start
    judged = {start}
    for step in attempt.laid:
        if step.far is None:
            yield Violation("d-off-the-map", (step.near,), step.number, step.level)
        for spot in (step.near, step.far):
            if spot is None or spot in judged:
                continue
            judged.add(spot)
            if palace.ground.is_blocked(spot):
                yield Violation("d-blocked", (spot,), step.number, step.level)
            animal = palace.animal_on(spot)
            if animal is not None:
                yield Violation("d-animal", (spot,), step.number, step.level, piece=animal)


def rule_e_attached(attempt: Attempt) -> Iterator[Violation]:
    """Check rule E: at least one spot of the staircase carried pieces when the turn began.

    A staircase without any arch breaks rule C, not this one.
    """
    if attempt.laid and not any(attempt.palace.stack(spot) for spot in attempt.spots):
        yield Violation("e-not-attached", attempt.spots)


def rule_f_supported(attempt: Attempt) -> Iterator[Violation]:
    """Check rule F: an arch rests on both feet, so each spot is as high as the arch's level.

    Bricks and columns from the player's hand fill the gap.
    """
    for step in attempt.laid:
        if step.far is None:
            continue
        missing = step.level - step.far_height
        if missing:
            yield Violation(
                "f-too-low" if missing > 0 else "f-too-high",
                (step.far, step.near),
                step.number,
                step.level,
                need=abs(missing),
                have=step.far_height,
            )
        # Rule B judges the near supports of the first arch.
        near = () if step.number == 1 else step.arch.near
        for spot, pieces in ((step.near, near), (step.far, step.arch.far)):
            for piece in pieces:
                if not piece.is_support:
                    yield Violation("f-not-a-support", (spot,), step.number, piece=piece)


def rule_g_no_arch_on_arch(attempt: Attempt) -> Iterator[Violation]:
    """Check rule G: two arches over the same two spots need something between them.

    One foot on the end of another arch is legal: that is how stairs are made (ruling R-2).
    """
    for step in attempt.laid:
        if step.on_an_arch and step.far is not None:
            yield Violation("g-arch-on-arch", (step.near, step.far), step.number, step.level - 1)


def rule_h_turns(attempt: Attempt) -> Iterator[Violation]:
    """Check rule H: go straight on or turn by 90 degrees, never straight back.

    A spiral may return over its own spots at a higher level.
    """
    for before, step in pairwise(attempt.laid):
        if step.near == before.far and step.far == before.near:
            yield Violation("h-turns-back", (step.near, before.near), step.number, step.level)


def rule_i_direct_steps(attempt: Attempt) -> Iterator[Violation]:
    """Check rule I: every arch starts on the end of the previous one.

    So every arch is higher than the previous one, and no arch stands off the path.
    """
    for step in attempt.laid:
        if step.near != step.path_end:
            yield Violation("i-off-the-path", (step.near, step.path_end), step.number, step.level)


def has_the_pieces(attempt: Attempt) -> Iterator[Violation]:
    """Check that the player has the pieces in hand."""
    cost = attempt.staircase.cost
    for kind in ("arches", "bricks", "columns"):
        need, have = getattr(cost, kind), getattr(attempt.hand, kind)
        if need > have:
            yield Violation("pieces-missing", piece=kind, need=need, have=have)


#: In the order of the rulebook.
RULES: Final[tuple[Callable[[Attempt], Iterator[Violation]], ...]] = (
    rule_a_starting_point,
    rule_b_starting_piece,
    rule_c_end,
    rule_d_building_ground,
    rule_e_attached,
    rule_f_supported,
    rule_g_no_arch_on_arch,
    rule_h_turns,
    rule_i_direct_steps,
    has_the_pieces,
)
