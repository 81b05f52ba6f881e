"""Sort boxes back to front, so that hidden ones are drawn first."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import Final

from monkeypalace.pictures.projection import Box, projected

#: Boxes that only touch do not hide each other.
_SLACK: Final = 1


def back_to_front(boxes: Sequence[Box]) -> list[int]:
    """Return the order in which to draw boxes, as their indices.

    Of two boxes that overlap in the picture, the one behind comes first. Three boxes can hide each
    other in a cycle; such a cycle is broken at the box that is farthest away.
    """
    after: list[list[int]] = [[] for _ in boxes]
    waiting = [0] * len(boxes)
    for one, other in _overlapping_pairs(boxes):
        after[one].append(other)
        waiting[other] += 1
    ready = [(*_distance(boxes[index]), index) for index, count in enumerate(waiting) if not count]
    heapify(ready)
    left, order = set(range(len(boxes))), []
    while left:
        if ready:
            index = heappop(ready)[-1]
        else:
            index = min(left, key=lambda index: _distance(boxes[index]))
        if index not in left:
            continue
        left.remove(index)
        order.append(index)
        for other in after[index]:
            waiting[other] -= 1
            if waiting[other] == 0:
                heappush(ready, (*_distance(boxes[other]), other))
    return order


def _overlapping_pairs(boxes: Sequence[Box]) -> list[tuple[int, int]]:
    """Return pairs of boxes that overlap in the picture, the one behind first."""
    bounds = [_bounds(box) for box in boxes]
    pairs = []
    for one, box in enumerate(boxes):
        for other in range(one + 1, len(boxes)):
            if not _overlap(bounds[one], bounds[other]):
                continue
            behind = box.is_behind(boxes[other])
            # If each box is behind the other one at some plane, they stand side by side: any order
            # is right.
            if behind != boxes[other].is_behind(box):
                pairs.append((one, other) if behind else (other, one))
    return pairs


def _distance(box: Box) -> tuple[float, float, float]:
    """Return a sort key: smaller is farther from a viewer in the south-east and above."""
    return (-box.south, box.west, box.bottom)


def _bounds(box: Box) -> tuple[float, float, float, float]:
    points = projected(box.corners)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), max(xs), min(ys), max(ys)


def _overlap(
    one: tuple[float, float, float, float], other: tuple[float, float, float, float]
) -> bool:
    left, right, above, below = one
    return (
        left + _SLACK < other[1]
        and other[0] + _SLACK < right
        and above + _SLACK < other[3]
        and other[2] + _SLACK < below
    )
