"""Judge one decision: estimate its value and those of the best others, with standard errors.

The best candidate is selected with one set of simulations and evaluated with another, because the
highest of several noisy values is too high on average. All candidates are simulated with the same
unknown cards, so that luck cancels out of their differences.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from monkeypalace.bots import Mandrill
from monkeypalace.bots.comparing import ThinkingBudget, compare
from monkeypalace.bots.network import LEAD_SCALE, OUTPUTS
from monkeypalace.bots.simulator import Simulator, values_of
from monkeypalace.engine import FastGame, decode_decision, encode_decision
from monkeypalace.game import Chance, Decision, Kind, State, hide
from monkeypalace.notation import format_decision

#: A difference of values counts if it is at least `SIGNIFICANT_ERRORS` standard errors, and at
#: least `SMALLEST_LOSS`.
SIGNIFICANT_ERRORS: Final = 2.0
SMALLEST_LOSS: Final = 0.02

#: How many decisions are compared after the ranking.
COMPARED: Final = 12
#: The first two decisions before the ranking, the played one and the choice of the quick bot, are
#: compared whatever their rank is.
KEPT: Final = 2
#: How many of the compared decisions are evaluated at the end.
EVALUATED: Final = 4

#: Rounds that are simulated to select the best candidate, and to evaluate the candidates.
ROUNDS_TO_SELECT: Final = 1
ROUNDS_TO_EVALUATE: Final = 2


class Depth(StrEnum):
    """How many simulations a review or a hint may use."""

    QUICK = "quick"
    DEEP = "deep"


@dataclass(frozen=True, slots=True)
class Effort:
    """Numbers of simulations."""

    #: To select the best candidate: if the decision is a staircase, and if it is any other one.
    for_staircase: int
    for_others: int
    #: To evaluate each of the selected candidates.
    for_evaluation: int
    #: To measure the luck of a revealed card.
    for_luck: int
    #: To evaluate the game between two turns.
    for_position: int


EFFORTS: Final[Mapping[Depth, Effort]] = MappingProxyType(
    {
        Depth.QUICK: Effort(400, 240, 150, 200, 300),
        Depth.DEEP: Effort(4000, 2400, 1200, 1500, 2500),
    }
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision with its value for the seat that decides."""

    decision: Decision
    #: The expected share of the win, 0 to 1, and the expected lead in bananas at the end.
    share: float
    bananas: float
    #: How much lower its value is than that of the best candidate, with the standard error of this
    #: difference. The value is half the share of the win, half the lead on a scale from 0 to 1, so
    #: that decisions still differ when the game is almost decided.
    loss: float = 0.0
    loss_error: float = 0.0
    bananas_loss: float = 0.0
    bananas_error: float = 0.0

    @property
    def is_significantly_worse(self) -> bool:
        """Whether the loss is significant and at least `SMALLEST_LOSS`."""
        return self.loss >= max(SMALLEST_LOSS, SIGNIFICANT_ERRORS * self.loss_error)

    def to_json(self) -> dict[str, Any]:
        """Return the candidate as plain dictionaries, strings and numbers."""
        return {
            "decision": format_decision(self.decision),
            "share": round(self.share, 4),
            "bananas": round(self.bananas, 2),
            "loss": round(self.loss, 4),
            "loss_error": round(self.loss_error, 4),
            "bananas_loss": round(self.bananas_loss, 2),
            "bananas_error": round(self.bananas_error, 2),
        }


@dataclass(frozen=True, slots=True)
class Assessment:
    """The values of a decision's candidates, the best one first."""

    round: int
    seat: int
    kind: Kind
    candidates: tuple[Candidate, ...]
    #: The index of the played decision in `candidates`; `None` if no played decision was given.
    played_at: int | None = None
    #: How many simulations evaluated each candidate; 0 if there was only one.
    samples: int = 0

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def played(self) -> Candidate | None:
        return None if self.played_at is None else self.candidates[self.played_at]

    @property
    def is_error(self) -> bool:
        """Whether the played decision is significantly worse than the best one."""
        return self.played is not None and self.played.is_significantly_worse

    @property
    def loss(self) -> float:
        """What an error cost; 0 if the difference is not significant."""
        return self.played.loss if self.played is not None and self.is_error else 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the assessment as plain dictionaries, lists, strings and numbers."""
        return {
            "round": self.round,
            "seat": self.seat,
            "kind": str(self.kind),
            "candidates": [candidate.to_json() for candidate in self.candidates],
            "played_at": self.played_at,
            "is_error": self.is_error,
            "loss": round(self.loss, 4),
            "samples": self.samples,
        }


class Judge:
    """Judges decisions with a fixed number of simulations; not thread-safe.

    >>> from monkeypalace.game import Game
    >>> game = Game(2, seed=1)
    >>> found = Judge().judge(game.view(1).state, seed=7)
    >>> found.best.loss, 0 < found.best.share < 1
    (0.0, True)
    """

    def __init__(self, effort: Effort = EFFORTS[Depth.QUICK]) -> None:
        self.effort = effort
        self.simulator = Simulator(Mandrill())

    def judge(self, state: State, *, seed: int, played: Decision | None = None) -> Assessment:
        """Return the values of the best decisions, and of `played` if it is given.

        Cards that the deciding seat cannot know do not affect the result. The same state and seed
        always give the same result.
        """
        game, chance = FastGame.of(hide(state)), Chance(seed)
        found = self.simulator.candidates(game)
        if played is not None:
            found = _with_first(found, encode_decision(played, game.pack))
        selecting = ROUNDS_TO_SELECT * len(state.players)
        if len(found) > COMPARED:
            # The choice of the quick bot may be the only good one even if the network ranks it low.
            found = self.simulator.ranked(game, found, chance, kept=KEPT, turns=selecting)[
                :COMPARED
            ]
        turns = ROUNDS_TO_EVALUATE * len(state.players)
        if len(found) == 1:
            decision = decode_decision(found[0], game.pack)
            only = _candidate(decision, 0, self._evaluated(game, found, turns, chance))
            at = None if played is None else 0
            return Assessment(state.round, state.seat, state.kind, (only,), at, 0)
        games = self.effort.for_staircase if state.kind is Kind.BUILD else self.effort.for_others
        play = partial(self.simulator.values, game, found, selecting)
        compared = compare(play, len(found), chance, ThinkingBudget(games=games))
        order = np.argsort(-compared.values, kind="stable")
        kept = order[:EVALUATED]
        if played is not None and 0 not in kept:
            kept = np.append(kept, 0)
        outputs = self._evaluated(game, found[kept], turns, chance)
        candidates = tuple(
            _candidate(decode_decision(found[number], game.pack), index, outputs)
            for index, number in enumerate(kept)
        )
        at = None if played is None else int(np.flatnonzero(kept == 0)[0])
        return Assessment(state.round, state.seat, state.kind, candidates, at, len(outputs))

    def _evaluated(self, game: FastGame, decisions: Any, turns: int, chance: Chance) -> Any:
        """Return the outputs of all simulations of all decisions.

        `outputs[simulation, decision]` is the share of the win, then the lead.
        """
        samples = self.effort.for_evaluation
        seeds = np.array([chance.bits() for _ in range(samples)], dtype=np.uint64)
        rows = np.tile(decisions, (samples, 1))
        outputs = self.simulator.outputs(game, rows, turns, np.repeat(seeds, len(decisions)))
        return outputs.reshape(samples, len(decisions), OUTPUTS)


def leads_of(outputs: Any) -> Any:
    """Return leads in bananas from the network's output, which is between 0 and 1."""
    centred = 2 * np.clip(outputs, 0.01, 0.99) - 1
    return LEAD_SCALE * centred / (1 - np.abs(centred))


def _with_first(found: Any, first: Any) -> Any:
    """Return the decisions with `first` before all others, without duplicates."""
    row = np.array(first, dtype=np.int32)
    others = found[(found != row).any(axis=1)]
    return np.concatenate([row[np.newaxis], others])


def _candidate(decision: Decision, index: int, outputs: Any) -> Candidate:
    shares, leads = outputs[:, :, 0], leads_of(outputs[:, :, 1])

    return Candidate(
        decision,
        float(shares[:, index].mean()),
        float(leads[:, index].mean()),
        *_difference(values_of(outputs), index),
        *_difference(leads, index),
    )


def _difference(values: Any, index: int) -> tuple[float, float]:
    """Return how much lower a column's mean is than the first column's, and the error."""
    differences = values[:, 0] - values[:, index]
    error = differences.std(ddof=1) / np.sqrt(len(differences))
    return float(differences.mean()), float(error)
