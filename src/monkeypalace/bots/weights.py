"""The weights of the quick bots; what each means stands at `fast/policy.py`."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True, slots=True)
class PolicyWeights:
    """What things are worth to a bot, in bananas, in the order of `fast/policy.py`."""

    icon: float
    column: float
    recurring: float
    arch_left: float
    brick_left: float
    column_left: float
    bonus_card: float
    monkey_trophy: float
    butterfly_trophy: float
    level_climbed: float
    bricks_per_arch: float
    turns: float
    ending_lead: float

    def to_array(self) -> Any:
        return np.array(astuple(self), dtype=np.float64)


#: Takes what is there now: bananas first, pieces a little, and no thought of later turns.
GREEDY = PolicyWeights(
    icon=0.3,
    column=0.5,
    recurring=0.0,
    arch_left=0.0,
    brick_left=0.0,
    column_left=0.0,
    bonus_card=1.0,
    monkey_trophy=2.0,
    butterfly_trophy=2.0,
    level_climbed=0.0,
    bricks_per_arch=0.7,
    turns=1.0,
    ending_lead=1000.0,
)

#: Found by self-play with `python -m monkeypalace.bots.tuning`.
TUNED = PolicyWeights(
    icon=1.0,
    column=2.0,
    recurring=0.8,
    arch_left=0.7,
    brick_left=0.5,
    column_left=1.5,
    bonus_card=1.0,
    monkey_trophy=2.0,
    butterfly_trophy=2.0,
    level_climbed=0.05,
    bricks_per_arch=0.8,
    turns=1.0,
    ending_lead=6.0,
)
