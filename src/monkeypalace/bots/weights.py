"""The weights of the quick bots; `policy.py` explains each of them."""

from __future__ import annotations

from array import array
from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class PolicyWeights:
    """The values of a bot in bananas, in the order of `policy.py`."""

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
    blocking: float
    bricks_anyway: float

    def to_array(self) -> array[float]:
        return array("d", astuple(self))


#: Greedy: bananas first, pieces a little, later turns not at all.
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
    blocking=0.0,
    bricks_anyway=0.0,
)

#: Values income with round numbers: a piece is worth a banana, a column two.
SENSIBLE = PolicyWeights(
    icon=1.0,
    column=2.0,
    recurring=0.5,
    arch_left=0.7,
    brick_left=0.5,
    column_left=1.5,
    bonus_card=1.0,
    monkey_trophy=2.0,
    butterfly_trophy=2.0,
    level_climbed=0.05,
    bricks_per_arch=0.7,
    turns=1.0,
    ending_lead=1000.0,
    blocking=0.0,
    bricks_anyway=0.0,
)

#: Found by self-play with `python -m monkeypalace.bots.tuning`.
TUNED = PolicyWeights(
    icon=1.185,
    column=1.89,
    recurring=0.296,
    arch_left=0.563,
    brick_left=1.582,
    column_left=1.335,
    bonus_card=0.659,
    monkey_trophy=1.038,
    butterfly_trophy=1.628,
    level_climbed=-0.083,
    bricks_per_arch=0.227,
    turns=1.841,
    ending_lead=3.143,
    blocking=0.13,
    bricks_anyway=0.011,
)
