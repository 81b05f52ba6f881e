"""The opponents that play in the same kernel as the environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.kernels.batch import AT_RANDOM, BY_WEIGHTS, OUTSIDE
from monkeypalace.bots import GREEDY, SENSIBLE, TUNED

with needs("rl"):
    import numpy as np

#: The opponents that kernels can play: at random, or with weights.
OPPONENTS: Final = {"random": None, "capuchin": GREEDY, "macaque": SENSIBLE, "mandrill": TUNED}


def controllers(opponents: Sequence[str]) -> tuple[Any, Any]:
    """Return the kind and the weights of the player on each seat, clockwise from the agent.

    Opponents that are not in `OPPONENTS` get the kind `OUTSIDE`: no kernel plays for them.
    """
    kinds = np.full(4, OUTSIDE, dtype=np.int64)
    weights = np.tile(GREEDY.to_array(), (4, 1))
    for offset, name in enumerate(opponents, start=1):
        if name in OPPONENTS:
            found = OPPONENTS[name]
            kinds[offset] = AT_RANDOM if found is None else BY_WEIGHTS
            if found is not None:
                weights[offset] = found.to_array()
    return kinds, weights
