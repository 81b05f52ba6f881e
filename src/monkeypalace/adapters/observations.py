"""Observations: one array of 16-bit numbers, or the same array in named blocks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from monkeypalace.adapters.kernels.layout import (
    ACTION_COUNT,
    BLOCKS,
    OBSERVATION_SIZE,
    OFFSETS,
)

__all__ = ["BLOCKS", "OBSERVATION_SIZE", "as_dictionary", "observation_space"]

#: The forms of an observation.
OBSERVATIONS: Final = ("array", "dictionary")

#: The range of all numbers; a frog can make bananas negative.
LOWEST: Final = -64
HIGHEST: Final = 512


def as_dictionary(observation: Any) -> dict[str, Any]:
    """Return the blocks of an observation by name, as views into it.

    >>> blocks = as_dictionary(np.zeros(OBSERVATION_SIZE, dtype=np.int16))
    >>> blocks["heights"].shape, blocks["market"].shape
    ((8, 8), (12, 7))
    """
    batch = observation.shape[:-1]
    return {
        name: observation[..., first : first + int(np.prod(BLOCKS[name]))].reshape(
            batch + BLOCKS[name]
        )
        for name, first in OFFSETS.items()
    }


def _numbers(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, shape, dtype=np.int16)


def observation_space(*, as_blocks: bool = False) -> spaces.Dict:
    """Return the space of an observation with its mask."""
    seen: spaces.Space[Any] = _numbers((OBSERVATION_SIZE,))
    if as_blocks:
        seen = spaces.Dict({name: _numbers(shape) for name, shape in BLOCKS.items()})
    mask = spaces.Box(0, 1, (ACTION_COUNT,), dtype=np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})
