"""The sequential probability ratio test: stop a contest when it is decided.

One bot plays another; H0 and H1 each state the first bot's long-run share of the wins. The unit
is the deal (a pair, with two players): the games of a deal have the same cards, so they are
dependent, but deals are independent.

The likelihood ratio is that of the generalised test with normally distributed shares, as used
for chess engines:

    LLR = N (s1 - s0) (2 m - s0 - s1) / (2 v)

with N deals, their mean m and variance v. Shared wins need no special case: they make v smaller.
Because v is estimated, a few equal results would look like certainty; so two artificial deals are
added, one won and one lost, and there is no verdict before `FEWEST_DEALS`. The tests compare the
rate of wrong verdicts in simulated matches with alpha and beta.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import log
from typing import Any, Final

#: The accepted rates of wrong verdicts.
ALPHA: Final = 0.05
BETA: Final = 0.05
#: With fewer deals the estimate of the variance is too rough.
FEWEST_DEALS: Final = 8


class SprtVerdict(StrEnum):
    """The state of the test."""

    OPEN = "open"
    #: H1: the first bot is better by the given amount.
    BETTER = "better"
    #: H0: the first bot is not better by this amount.
    NOT_BETTER = "not-better"


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The two shares of wins that the test decides between."""

    low: float = 0.5
    high: float = 0.55

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError("low and high must be shares between 0 and 1, and low below high")


class Sprt:
    """The test, updated deal by deal.

    >>> test = Sprt(Hypotheses(0.5, 0.6))
    >>> while test.verdict is SprtVerdict.OPEN:
    ...     test.add(0.75)
    >>> test.verdict
    <SprtVerdict.BETTER: 'better'>
    """

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self.verdict = SprtVerdict.OPEN

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test ends, by Wald."""
        return log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)

    def add(self, share: float) -> None:
        """Add a deal: the first bot's share of the wins in it. A verdict is final."""
        if self.verdict is not SprtVerdict.OPEN:
            return
        self.deals += 1
        self._sum += share
        self._squares += share * share
        if self.deals >= FEWEST_DEALS:
            lower, upper = self.bounds
            if self.ratio >= upper:
                self.verdict = SprtVerdict.BETTER
            elif self.ratio <= lower:
                self.verdict = SprtVerdict.NOT_BETTER

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if not self.deals:
            return 0.0
        low, high = self.hypotheses.low, self.hypotheses.high
        mean = self._sum / self.deals
        # With two artificial deals, one won and one lost; see above.
        count = self.deals + 2
        middle = (self._sum + 1) / count
        variance = (self._squares + 1) / count - middle * middle
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    def to_json(self) -> dict[str, Any]:
        return {
            "low": self.hypotheses.low,
            "high": self.hypotheses.high,
            "alpha": ALPHA,
            "beta": BETA,
            "deals": self.deals,
            "ratio": self.ratio,
            "bounds": list(self.bounds),
            "verdict": str(self.verdict),
        }
