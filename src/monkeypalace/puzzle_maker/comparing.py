"""Compare all turns of a position by the champion's simulations, with the same cards for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from monkeypalace.bots.simulator import Simulator, values_of
from monkeypalace.engine import FastGame
from monkeypalace.engine import layout as at

#: More turns than any game has, for simulations that play to the end.
TO_THE_END: Final = 1000


@dataclass(frozen=True, slots=True)
class Gap:
    """The difference between the accepted decisions and the others."""

    #: How much better the worst accepted decision is than the best of the others.
    lead: float
    #: The standard error of this difference.
    error: float
    #: How much worse the worst accepted decision is than the best one.
    spread: float

    def is_clear(self, lead: float, errors: float) -> bool:
        """Return whether the lead is at least `lead`, and at least this many standard errors."""
        return self.lead >= lead and self.lead >= errors * self.error


def sampled_values(
    simulator: Simulator, game: FastGame, decisions: Any, seeds: Any, turns: int
) -> Any:
    """Return the champion's values, a row for each seed and a column for each encoded decision.

    A simulation plays the decision, the rest of the turn and `turns` more turns. The value is the
    share of the win mixed with the lead in bananas, between 0 and 1.
    """
    count = len(decisions)
    rows = np.tile(decisions, (len(seeds), 1))
    outputs = simulator.outputs(game, rows, turns, np.repeat(np.asarray(seeds, np.uint64), count))
    return values_of(outputs).reshape(len(seeds), count)


def one_round(game: FastGame) -> int:
    """Return the number of turns in a round, which is how far the champion looks ahead."""
    return int(game.encoded[at.PLAYERS])


def cut(values: Any, most: int) -> tuple[Any, int, float]:
    """Divide decisions at the largest gap between neighbours in the order of their values.

    Returns three things: the order (best first); the number of decisions before the gap (at most
    `most`); the size of the gap.
    """
    order = np.argsort(-values, kind="stable")
    ranked = values[order]
    most = min(most, len(values) - 1)
    gaps = ranked[:most] - ranked[1 : most + 1]
    place = int(np.argmax(gaps))
    return order, place + 1, float(gaps[place])


def gap_of(samples: Any, accepted: int) -> Gap:
    """Return the gap between the first `accepted` columns of samples and the others."""
    means = samples.mean(axis=0)
    worst = int(np.argmin(means[:accepted]))
    other = accepted + int(np.argmax(means[accepted:]))
    differences = samples[:, worst] - samples[:, other]
    return Gap(
        lead=float(differences.mean()),
        error=float(differences.std(ddof=1) / np.sqrt(len(differences))),
        spread=float(means[:accepted].max() - means[worst]),
    )
