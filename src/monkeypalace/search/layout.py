"""The workspace of a search: one array of 64-bit numbers, and the offsets of its fields.

Kernels import this module as `ws` (workspace).

Spots are counted from 0 in the order of `SPOTS`, directions in that of `Direction`; -1 means none.

| from | numbers | what |
|---|---|---|
| 0 | 64 | the height of each spot, with the arches that the search has laid |
| `AWAY` | 64 | the distance to the palace in arches; 0 if the spot had pieces before the turn |
| `NEXT` | 256 | for spot × 4 + direction the next spot; -1 if there is none or it is closed |
| `NODES_LEFT` | 1 | how many arches the search may still lay; below 0: it was cut short |
| `TALLY` | 82 + 1 + 1 | counted staircases: by number of arches; with a Bonus Card; the top level |
| `DEPTH`, `ROOT_DEPTH` | 2 | the walk: the depth of its current node and of its first one |
| `NODES` | 82 × 21 | the nodes from the start to the current one |
| `STACK` | 82 × 13 | the stack of `count_onward` |
| `ONWARD`, `IS_MEASURED` | 256 + 1 | `reach`: arches to the palace after each edge; 1 if filled |
"""

from __future__ import annotations

from typing import Final

from monkeypalace.building import PILLAR_FOR_BONUS

#: Re-exported, because kernels read it as `ws.PILLAR_FOR_BONUS`.
__all__ = ["PILLAR_FOR_BONUS"]

NONE: Final = -1

#: A staircase of all 80 arches has 81 spots; rounded up.
LONGEST_PATH: Final = 82

#: The neighbour of spot s in direction d (0 north, 1 east, 2 south, 3 west), at s × 4 + d.
NEIGHBOUR: Final = tuple(
    -1
    if (direction in (0, 2) and not 0 <= (spot >> 3) + 1 - direction < 8)
    or (direction in (1, 3) and not 0 <= (spot & 7) + 2 - direction < 8)
    else spot + (8 * (1 - direction) if direction in (0, 2) else 2 - direction)
    for spot in range(64)
    for direction in range(4)
)

AWAY: Final = 64
NEXT: Final = 128
NODES_LEFT: Final = 384
TALLY: Final = 385
TALLY_BONUS: Final = TALLY + LONGEST_PATH
TALLY_TOP_LEVEL: Final = TALLY_BONUS + 1
DEPTH: Final = TALLY_TOP_LEVEL + 1
ROOT_DEPTH: Final = DEPTH + 1
NODES: Final = ROOT_DEPTH + 1

# The fields of a node. Its spot and the remaining hand:
SPOT: Final = 0
CAME_FROM: Final = 1
ARCHES: Final = 2
BRICKS: Final = 3
COLUMNS: Final = 4
ATTACHED: Final = 5
BONUS: Final = 6
# The arch that led to it, the heights of its near and far supports, its number of fillings:
DIRECTION: Final = 7
LEVEL: Final = 8
NEAR: Final = 9
FAR: Final = 10
COLUMNS_USED: Final = 11
FILLINGS: Final = 12
# The product of the numbers of fillings along the path:
FACTOR: Final = 13
# The position of the walk among the arches that continue from here:
TRIED_DIRECTION: Final = 14
TRIED_NEAR: Final = 15
TRIED_COLUMNS_USED: Final = 16
MOST_COLUMNS_USED: Final = 17
IS_LAID: Final = 18
SPOT_HEIGHT: Final = 19
TARGET_HEIGHT: Final = 20
NODE_SIZE: Final = 21

STACK: Final = NODES + NODE_SIZE * LONGEST_PATH
STACK_SIZE: Final = 13
ONWARD: Final = STACK + STACK_SIZE * LONGEST_PATH
IS_MEASURED: Final = ONWARD + 256
WORK_SIZE: Final = IS_MEASURED + 1

#: A distance longer than any path.
UNREACHABLE: Final = 99

#: A staircase as numbers: `DO_BUILD`, the start, the number of arches, then a code for each arch.
DECISION_SIZE: Final = 84
DO_BUILD: Final = 0
#: An arch code: direction + 4 × (near columns + 32 × (near bricks + 128 × (far columns
#: + 32 × far bricks))).
NEAR_COLUMNS: Final = 4
NEAR_BRICKS: Final = 4 * 32
FAR_COLUMNS: Final = 4 * 32 * 128
FAR_BRICKS: Final = 4 * 32 * 128 * 32

#: Node budget to find out whether a staircase from a start can reach the palace.
#: Ruling R-24: if no start succeeds within it, the player may pass.
NODES_FOR_START: Final = 25_000
#: The same for a half-built staircase: larger, so that a path to the palace that was found from
#: the start is also found from every arch on it.
NODES_FOR_PATH: Final = 200_000
#: Node budget for a uniformly random staircase.
NODES_FOR_DRAWING: Final = 100_000
#: The budget of a search without a limit.
NODES_WITHOUT_LIMIT: Final = 1 << 60
