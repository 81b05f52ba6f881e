"""Help for a half-built staircase: where it can go on, and why not elsewhere.

What is offered never leads into a dead end: after any offered step the staircase is attached,
or can still become so with the pieces that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from monkeypalace.building.scaffold import NOWHERE, Placement, Scaffold
from monkeypalace.building.staircase import Arch, Staircase, height_of, supports
from monkeypalace.building.validate import validate
from monkeypalace.building.violations import Violation
from monkeypalace.palace import SPOTS, Direction, Palace, Pieces, Spot, neighbour
from monkeypalace.palace.lattice import SPOT_INDEX


@dataclass(frozen=True, slots=True)
class Filling:
    """One way to pile the supports of an arch."""

    arch: Arch
    #: What the hand has left afterwards.
    left: Pieces


@dataclass(frozen=True, slots=True)
class Offer:
    """An arch that may be laid next: where to, how high, and what it takes."""

    direction: Direction
    target: Spot
    level: int
    #: How high supports are piled on the near and on the far spot.
    near_height: int
    far_height: int
    #: Whether the staircase is attached with this arch.
    attached: bool
    #: Every way to fill the gaps, the fewest pieces first.
    fillings: tuple[Filling, ...]

    @property
    def cheapest(self) -> Filling:
        """The filling with the fewest pieces."""
        return self.fillings[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A neighbour that is not offered, and every reason."""

    direction: Direction
    target: Spot | None
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True)
class NextArches:
    """Where a half-built staircase stands and how it can go on."""

    #: The rules that the arches laid so far break already; then nothing is offered.
    violations: tuple[Violation, ...]
    #: Whether it may end here: at least one arch, and attached.
    complete: bool
    attached: bool
    #: The pieces left in hand.
    left: Pieces
    #: What can be laid next; none of it is a dead end.
    offers: tuple[Offer, ...]
    #: Legal for the moment, but with no way to attach the staircase afterwards. An arch may be
    #: here with some of its fillings, and among the offers with others.
    dead_ends: tuple[Offer, ...]
    refusals: tuple[Refusal, ...]
    #: Whether the search stopped before it had looked everywhere.
    cut_short: bool = False


@dataclass(frozen=True, slots=True)
class Starts:
    """Where a staircase can start, and why not elsewhere."""

    offered: tuple[Spot, ...]
    refused: dict[Spot, tuple[Violation, ...]]
    #: Whether the search stopped before it had looked everywhere.
    cut_short: bool = False


def starts(palace: Palace, hand: Pieces) -> Starts:
    """The spots from which a legal staircase can be built, and the reasons for the others."""
    scaffold = Scaffold(palace)
    offered: list[Spot] = []
    refused: dict[Spot, tuple[Violation, ...]] = {}
    for index, spot in enumerate(SPOTS):
        reasons = tuple(v for v in validate(palace, hand, Staircase(spot)) if v.rule == "A")
        if not reasons and hand.arches == 0:
            reasons = (Violation("pieces-missing", piece="arches", need=1, have=0),)
        if not reasons and not scaffold.can_attach(index, NOWHERE, hand):
            reasons = (Violation("e-out-of-reach", (spot,)),)
        if reasons:
            refused[spot] = reasons
        else:
            offered.append(spot)
    return Starts(tuple(offered), refused)


def next_arches(
    palace: Palace, hand: Pieces, start: Spot, arches: Sequence[Arch] = ()
) -> NextArches:
    """How a staircase from `start` with these arches can go on."""
    sofar = Staircase(start, tuple(arches))
    broken = tuple(v for v in validate(palace, hand, sofar) if not _is_unfinished(v))
    left = hand - sofar.cost
    if broken:
        return NextArches(broken, False, False, left, (), (), ())

    scaffold = Scaffold(palace)
    spot, came_from, attached = _rebuild(scaffold, sofar)
    offers: dict[tuple[bool, int, int, int], list[Placement]] = {}
    for placement in scaffold.placements(spot, came_from, left):
        near_height = placement.level - scaffold.heights[spot]
        leads_on = attached or _leads_on(scaffold, spot, placement, left)
        key = (leads_on, placement.direction, placement.level, near_height)
        offers.setdefault(key, []).append(placement)
    good, dead_ends = (
        tuple(
            _offer(scaffold, spot, attached, left, group)
            for (leads_on, *_), group in sorted(offers.items())
            if leads_on is wanted
        )
        for wanted in (True, False)
    )
    offered = {offer.direction for offer in good}
    dead = {offer.direction for offer in dead_ends}
    return NextArches(
        violations=(),
        complete=bool(arches) and attached,
        attached=attached,
        left=left,
        offers=good,
        dead_ends=dead_ends,
        refusals=tuple(
            _refusal(palace, hand, scaffold, sofar, spot, direction, direction in dead)
            for direction in Direction
            if direction not in offered
        ),
    )


def swaps(hand: Pieces, staircase: Staircase) -> tuple[tuple[Staircase, ...], ...]:
    """For each arch of a legal staircase, every way to pile its supports, fewest pieces first.

    The heights stay as they are, so the only rule to ask is whether the hand has the pieces.
    """
    return tuple(
        tuple(
            swapped
            for swapped in (_with_supports(staircase, index, *ways) for ways in _piles(arch))
            if swapped.cost <= hand
        )
        for index, arch in enumerate(staircase.arches)
    )


def _piles(arch: Arch) -> list[tuple[int, ...]]:
    """The numbers of columns under the near and the far end, most columns first."""
    most = (height_of(pieces) // 3 for pieces in (arch.near, arch.far))
    ways = product(*(range(columns + 1) for columns in most))
    return sorted(ways, key=lambda columns: -sum(columns))


def _with_supports(staircase: Staircase, index: int, near: int, far: int) -> Staircase:
    """The staircase with so many columns under the ends of one arch, and bricks for the rest."""
    arch = staircase.arches[index]
    swapped = replace(
        arch,
        near=supports(near, height_of(arch.near) - 3 * near),
        far=supports(far, height_of(arch.far) - 3 * far),
    )
    arches = (*staircase.arches[:index], swapped, *staircase.arches[index + 1 :])
    return replace(staircase, arches=arches)


def _is_unfinished(violation: Violation) -> bool:
    """What a half-built staircase may still lack: arches, and touching the palace."""
    return violation.code in ("c-no-arch", "e-not-attached")


def _rebuild(scaffold: Scaffold, sofar: Staircase) -> tuple[int, int, bool]:
    """Lay the arches so far; where it stands, where it came from, whether it is attached."""
    spot, came_from, attached = SPOT_INDEX[sofar.start], NOWHERE, False
    for arch in sofar.arches:
        target = neighbour(SPOTS[spot], arch.direction)
        assert target is not None, "validate lets no arch leave the map"
        level = scaffold.heights[spot] + sum(piece.height for piece in arch.near)
        index = SPOT_INDEX[target]
        direction = tuple(Direction).index(arch.direction)
        scaffold.lay(spot, Placement(direction, index, level, 0, 0, 0, 0))
        attached = attached or scaffold.built[index]
        spot, came_from = index, spot
    return spot, came_from, attached


def _leads_on(scaffold: Scaffold, spot: int, placement: Placement, left: Pieces) -> bool:
    if scaffold.built[placement.target]:
        return True
    before = scaffold.lay(spot, placement)
    found = scaffold.can_attach(placement.target, spot, placement.left_of(left))
    scaffold.take_off(spot, placement, before)
    return found


def _offer(
    scaffold: Scaffold,
    spot: int,
    attached: bool,
    left: Pieces,
    group: list[Placement],
) -> Offer:
    first = group[0]
    fillings = [Filling(placement.arch, placement.left_of(left)) for placement in group]
    # Fewest pieces means most columns: a column does the work of three bricks.
    fillings.sort(key=lambda filling: -filling.left.bricks)
    return Offer(
        direction=fillings[0].arch.direction,
        target=SPOTS[first.target],
        level=first.level,
        near_height=first.level - scaffold.heights[spot],
        far_height=first.level - scaffold.heights[first.target],
        attached=attached or scaffold.built[first.target],
        fillings=tuple(fillings),
    )


def _refusal(
    palace: Palace,
    hand: Pieces,
    scaffold: Scaffold,
    sofar: Staircase,
    spot: int,
    direction: Direction,
    dead_end: bool,
) -> Refusal:
    """Try the lowest arch in this direction and let `validate` say what is wrong with it."""
    target = neighbour(SPOTS[spot], direction)
    if dead_end:
        assert target is not None
        return Refusal(direction, target, (Violation("e-out-of-reach", (target,)),))
    near = far = 0
    if target is not None:
        difference = scaffold.heights[SPOT_INDEX[target]] - scaffold.heights[spot]
        near, far = max(difference, 0), max(-difference, 0)
    tried = _with_arch(sofar, direction, near, far, hand)
    reasons = tuple(v for v in validate(palace, hand, tried) if v.code != "e-not-attached")
    # Where no arch can ever lie, what it would lack besides is no help.
    never = tuple(v for v in reasons if v.rule in ("D", "H"))
    return Refusal(direction, target, never or reasons)


def _with_arch(
    sofar: Staircase, direction: Direction, near: int, far: int, hand: Pieces
) -> Staircase:
    """The staircase with one more arch, its gaps filled with columns as far as they go."""
    columns = max(hand.columns - sofar.cost.columns, 0)
    near_columns = min(near // 3, columns)
    far_columns = min(far // 3, columns - near_columns)
    arch = Arch(
        direction,
        supports(near_columns, near - 3 * near_columns),
        supports(far_columns, far - 3 * far_columns),
    )
    return Staircase(sofar.start, (*sofar.arches, arch))
