"""Observations: one array of 16-bit numbers, or the same array in named blocks."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.kernels.layout import (
    ACTION_COUNT,
    BLOCKS,
    OBSERVATION_SIZE,
    OFFSETS,
)

with needs("rl"):
    import numpy as np
    from gymnasium import spaces

__all__ = [
    "BLOCKS",
    "OBSERVATION_SIZE",
    "as_dictionary",
    "observation_space",
    "scale",
    "scaled_space",
]

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


#: What the numbers of each block are divided by for a network, so that most are between -1 and 2.
DIVISORS: Final[dict[str, int]] = {
    "heights": 8,
    "tops": 2,
    "ground": 2,
    "animals": 2,
    "path": 1,
    "stage": 1,
    "to_act": 1,
    "seat": 1,
    "table": 4,
    "supply": 16,
    "highest": 8,
    "trophies": 1,
    "players": 8,
    "places": 4,
    "market": 4,
    "turn": 4,
    "new_cards": 4,
    "draft": 4,
    "chosen": 1,
    "cards": 3,
}

_FACTORS: Final = np.concatenate(
    [np.full(prod(shape), 1 / DIVISORS[name], dtype=np.float32) for name, shape in BLOCKS.items()]
)

#: The largest scaled number; larger ones are clipped.
LARGEST: Final = 10.0


def scale(observation: Any) -> Any:
    """Return observations as 32-bit floats for a network, each block divided by its divisor.

    >>> float(scale(np.full(OBSERVATION_SIZE, 4, dtype=np.int16))[0])
    0.5
    """
    return np.clip(observation * _FACTORS, -LARGEST, LARGEST)


def scaled_space() -> spaces.Box:
    """Return the space of scaled observations."""
    return spaces.Box(-LARGEST, LARGEST, (OBSERVATION_SIZE,), dtype=np.float32)
