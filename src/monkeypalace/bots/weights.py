"""The weights of the quick bots; `values.py` explains each of them."""

from __future__ import annotations

from array import array
from dataclasses import astuple, dataclass, replace


@dataclass(frozen=True, slots=True)
class PolicyWeights:
    """The weights of a bot in bananas, in the order of `values.py`."""

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
    base_bricks: float

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
    base_bricks=0.0,
)

#: Greedy, and overlooks Bonus Cards and trophies.
CARELESS = replace(GREEDY, bonus_card=0.0, monkey_trophy=0.0, butterfly_trophy=0.0)

#: A tenth of the way from `GREEDY` to `SENSIBLE`, except that a Bonus Card counts with three
#: quarters of its bananas.
HASTY = replace(
    GREEDY,
    icon=0.37,
    column=0.65,
    recurring=0.05,
    arch_left=0.07,
    brick_left=0.05,
    column_left=0.15,
    bonus_card=0.75,
    level_climbed=0.005,
)

#: Values income with round numbers: one banana for a piece, two for a column. A Bonus Card counts
#: half, because with its full value this level would be too close to `TUNED` (43 % of the wins
#: against it).
SENSIBLE = PolicyWeights(
    icon=1.0,
    column=2.0,
    recurring=0.5,
    arch_left=0.7,
    brick_left=0.5,
    column_left=1.5,
    bonus_card=0.5,
    monkey_trophy=2.0,
    butterfly_trophy=2.0,
    level_climbed=0.05,
    bricks_per_arch=0.7,
    turns=1.0,
    ending_lead=1000.0,
    blocking=0.0,
    base_bricks=0.0,
)

#: Counts income and Bonus Cards lower than `SENSIBLE`.
THRIFTY = replace(SENSIBLE, icon=0.8, recurring=0.35, bonus_card=0.4)

#: Found by self-play with `python -m monkeypalace.bots.tuning --no-blocking` on version 2 of the
#: standard pack. With that pack, blocking the next player costs more than it brings: with a weight
#: of 0.06, the share of the wins was 0.78 to 0.88 of a fair one.
TUNED = PolicyWeights(
    icon=0.861,
    column=1.886,
    recurring=0.42,
    arch_left=0.574,
    brick_left=1.147,
    column_left=0.085,
    bonus_card=3.489,
    monkey_trophy=0.374,
    butterfly_trophy=0.971,
    level_climbed=-0.058,
    bricks_per_arch=0.911,
    turns=1.39,
    ending_lead=4.126,
    blocking=0.0,
    base_bricks=0.165,
)
