"""Help for a half-built staircase: where it can continue, and why not elsewhere.

An offer never leads into a dead end: after any offered arch the staircase is attached,
or can still be attached with the remaining pieces. If the node budget runs out (`cut_short`),
arches that could not be checked are offered, too.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from monkeypalace.building import (
    Arch,
    Staircase,
    Violation,
    height_of,
    supports,
    validate,
    violations_at_start,
)
from monkeypalace.palace import SPOT_INDEX, SPOTS, Direction, Palace, Pieces, Spot, neighbour
from monkeypalace.search import following
from monkeypalace.search import layout as ws
from monkeypalace.search.following import can_attach_after, list_following
from monkeypalace.search.placing import (
    can_start,
    fewest_columns,
    lowest_near_supports,
    most_columns,
)
from monkeypalace.search.reach import reaches
from monkeypalace.search.staircases import DIRECTIONS, encode_staircase, within_box, workspace_for
from monkeypalace.search.walk import lay_path

#: Node budget of a search for help: a few milliseconds.
NODES_FOR_HELP: Final = 200_000

#: The most fillings that an offer lists; gaps up to 9 high have no more.
MOST_FILLINGS: Final = 16


@dataclass(frozen=True, slots=True)
class Filling:
    """One way to fill the gaps under an arch with columns and bricks."""

    arch: Arch
    #: The pieces in hand afterwards.
    left: Pieces


@dataclass(frozen=True, slots=True)
class Offer:
    """An arch that may be laid next: its direction, its level, and the pieces that it takes."""

    direction: Direction
    target: Spot
    level: int
    #: The height of the supports on the near and on the far spot.
    near_height: int
    far_height: int
    #: Whether the staircase is attached with this arch.
    attached: bool
    #: Ways to fill the gaps, the fewest pieces first; at most `MOST_FILLINGS`.
    fillings: tuple[Filling, ...]

    @property
    def cheapest(self) -> Filling:
        """The filling with the fewest pieces."""
        return self.fillings[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A direction without an offer, and the reasons.

    `_HalfBuilt.refusal` chooses the violations that help the player.
    """

    direction: Direction
    target: Spot | None
    violations: tuple[Violation, ...]


@dataclass(frozen=True, slots=True)
class NextArches:
    """The state of a half-built staircase and how it can continue."""

    #: Violations of the arches laid so far; if there are any, nothing is offered.
    violations: tuple[Violation, ...]
    #: Whether the staircase may end here: it has at least one arch and is attached.
    complete: bool
    attached: bool
    #: The pieces left in hand.
    left: Pieces
    #: The arches that can be laid next. No offer is a dead end, unless the search was cut short.
    offers: tuple[Offer, ...] = ()
    #: Arches that are legal now but after which the staircase can never attach. The same arch may
    #: be a dead end with some fillings and an offer with others.
    dead_ends: tuple[Offer, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    #: Whether the node budget was too small to check some offers.
    cut_short: bool = False


@dataclass(frozen=True, slots=True)
class Starts:
    """Where a staircase can start, and why not elsewhere."""

    offered: tuple[Spot, ...]
    refused: dict[Spot, tuple[Violation, ...]]
    #: Whether the node budget was too small to check some spots; these are offered.
    cut_short: bool = False


def starts(palace: Palace, hand: Pieces, *, nodes: int = NODES_FOR_HELP) -> Starts:
    """Return the spots from which a staircase can be built, and why other spots are refused."""
    hand = within_box(hand)
    work = workspace_for(palace, nodes)
    offered: list[Spot] = []
    refused: dict[Spot, tuple[Violation, ...]] = {}
    for index, spot in enumerate(SPOTS):
        reasons = violations_at_start(palace, spot)
        if not reasons and hand.arches == 0:
            reasons = (Violation("pieces-missing", piece="arches", need=1, have=0),)
        if not reasons and not (
            can_start(work, index, hand.arches)
            and (
                reaches(work, index, ws.NONE, hand.arches, hand.bricks, hand.columns, 0)
                or work[ws.NODES_LEFT] < 0
            )
        ):
            reasons = (Violation("e-out-of-reach", (spot,)),)
        if reasons:
            refused[spot] = reasons
        else:
            offered.append(spot)
    return Starts(tuple(offered), refused, work[ws.NODES_LEFT] < 0)


def next_arches(
    palace: Palace,
    hand: Pieces,
    start: Spot,
    arches: Sequence[Arch] = (),
    *,
    nodes: int = NODES_FOR_HELP,
) -> NextArches:
    """Return how a staircase from `start` with these arches can continue."""
    hand = within_box(hand)
    so_far = Staircase(start, tuple(arches))
    broken = tuple(v for v in validate(palace, hand, so_far) if not _is_unfinished(v))
    left = hand - so_far.cost
    if broken:
        return NextArches(broken, False, False, left)
    half_built = _HalfBuilt(palace, hand, so_far, nodes)
    offers, dead_ends = half_built.offers()
    offered = {offer.direction for offer in offers}
    dead = {offer.direction for offer in dead_ends}
    return NextArches(
        violations=(),
        complete=bool(arches) and half_built.attached,
        attached=half_built.attached,
        left=left,
        offers=offers,
        dead_ends=dead_ends,
        refusals=tuple(
            half_built.refusal(direction, direction in dead)
            for direction in Direction
            if direction not in offered
        ),
        cut_short=half_built.work[ws.NODES_LEFT] < 0,
    )


def swaps(hand: Pieces, staircase: Staircase) -> tuple[tuple[Staircase, ...], ...]:
    """Return, for each arch, the same staircase with every way to fill the gaps under this arch.

    The staircase must be legal. Fillings with the fewest pieces are first. The heights do not
    change, so it suffices to check that the hand has the pieces.
    """
    found = []
    for index, arch in enumerate(staircase.arches):
        others = staircase.cost - arch.cost
        ways = _fillings(arch.direction, height_of(arch.near), height_of(arch.far), hand - others)
        found.append(
            tuple(
                replace(
                    staircase,
                    arches=(*staircase.arches[:index], way.arch, *staircase.arches[index + 1 :]),
                )
                for way in islice(ways, MOST_FILLINGS)
            )
        )
    return tuple(found)


def _fillings(
    direction: Direction, near: int, far: int, left: Pieces, used: int | None = None
) -> Iterator[Filling]:
    """Yield the ways to fill two gaps with the pieces left, most columns first.

    Most columns means fewest pieces, because a column replaces three bricks. With `used`, yield
    only fillings with that many columns.
    """
    most = most_columns(near, far, left.columns)
    least = fewest_columns(near, far, left.bricks)
    for columns in range(most, least - 1, -1) if used is None else (used,):
        bricks = near + far - 3 * columns
        for near_columns in range(max(0, columns - far // 3), min(near // 3, columns) + 1):
            far_columns = columns - near_columns
            arch = Arch(
                direction,
                supports(near_columns, near - 3 * near_columns),
                supports(far_columns, far - 3 * far_columns),
            )
            yield Filling(
                arch, Pieces(left.arches - 1, left.bricks - bricks, left.columns - columns)
            )


def _is_unfinished(violation: Violation) -> bool:
    """Return whether a violation may be fixed by later arches: no arch yet, or not attached."""
    return violation.code in ("c-no-arch", "e-not-attached")


class _HalfBuilt:
    """A half-built staircase, laid in a workspace."""

    def __init__(self, palace: Palace, hand: Pieces, so_far: Staircase, nodes: int) -> None:
        self.palace = palace
        self.hand = hand
        self.so_far = so_far
        self.left = hand - so_far.cost
        path = so_far.path
        self.spot = SPOT_INDEX[path[-1]]
        self.came_from = SPOT_INDEX[path[-2]] if len(path) > 1 else ws.NONE
        self.attached = any(palace.stack(spot) for spot in path)
        self.work = workspace_for(palace, nodes)
        lay_path(self.work, encode_staircase(so_far.start, so_far.arches))

    def offers(self) -> tuple[tuple[Offer, ...], tuple[Offer, ...]]:
        """Return the offers and the dead ends."""
        rows = array("q", bytes(8 * following.ROW_SIZE * following.MOST_ROWS))
        left = self.left
        count = list_following(
            self.work, self.spot, self.came_from, left.arches, left.bricks, left.columns, rows
        )
        good: dict[tuple[int, int], list[Filling]] = {}
        dead: dict[tuple[int, int], list[Filling]] = {}
        # Most columns (fewest pieces) first. If a filling is a dead end, so are all with
        # fewer columns: three bricks in hand are at least as useful as a column.
        for row in range(count - 1, -1, -1):
            direction, near, far, used = rows[
                row * following.ROW_SIZE : (row + 1) * following.ROW_SIZE
            ]
            is_dead = (direction, near) in dead or not self._can_attach_after(
                direction, near, far, used
            )
            group = dead if is_dead else good
            listed = group.setdefault((direction, near), [])
            ways = _fillings(DIRECTIONS[direction], near, far, left, used)
            listed += islice(ways, MOST_FILLINGS - len(listed))
        return self._make_offers(good), self._make_offers(dead)

    def _can_attach_after(self, direction: int, near: int, far: int, used: int) -> bool:
        left = self.left
        return (
            self.attached
            or can_attach_after(
                self.work,
                self.spot,
                direction,
                near,
                left.arches - 1,
                left.bricks - (near + far - 3 * used),
                left.columns - used,
                len(self.so_far.arches) + 1,
            )
            or self.work[ws.NODES_LEFT] < 0
        )

    def _make_offers(self, groups: dict[tuple[int, int], list[Filling]]) -> tuple[Offer, ...]:
        found = []
        for (direction, near), fillings in sorted(groups.items(), key=lambda item: item[0]):
            target = SPOTS[ws.NEIGHBOUR[self.spot * 4 + direction]]
            level = self.work[self.spot] + near
            found.append(
                Offer(
                    direction=DIRECTIONS[direction],
                    target=target,
                    level=level,
                    near_height=near,
                    far_height=level - self.work[SPOT_INDEX[target]],
                    attached=self.attached or bool(self.palace.stack(target)),
                    fillings=tuple(fillings),
                )
            )
        return tuple(found)

    def refusal(self, direction: Direction, dead_end: bool) -> Refusal:
        """Return why no arch is offered in this direction: the violations of the lowest arch."""
        target = neighbour(SPOTS[self.spot], direction)
        if dead_end:
            assert target is not None
            return Refusal(direction, target, (Violation("e-out-of-reach", (target,)),))
        near = far = 0
        if target is not None:
            base, target_height = self.work[self.spot], self.work[SPOT_INDEX[target]]
            near = lowest_near_supports(base, target_height)
            far = near + base - target_height
        columns = max(self.left.columns, 0)
        near_columns = min(near // 3, columns)
        far_columns = min(far // 3, columns - near_columns)
        arch = Arch(
            direction,
            supports(near_columns, near - 3 * near_columns),
            supports(far_columns, far - 3 * far_columns),
        )
        tried = Staircase(self.so_far.start, (*self.so_far.arches, arch))
        reasons = tuple(
            v for v in validate(self.palace, self.hand, tried) if v.code != "e-not-attached"
        )
        # If no arch can ever be laid there, other violations would only distract.
        never = tuple(v for v in reasons if v.rule in ("D", "H"))
        return Refusal(direction, target, never or reasons)
