"""The review of a game: the values of its turns, its errors, and an account of each seat.

The value of a game between two turns is every seat's expected share of the win. A turn changes it
in two ways. Luck is the effect of the cards that the turn reveals: the value after they are seen
minus the value before. Play, the rest, is the effect of the turn's decisions. So for each seat

    start + luck + own play + play of the others = result

holds by construction, and luck is zero on average. docs/coach.md explains the definitions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from monkeypalace.coach.judging import Assessment, Depth
from monkeypalace.coach.praise import Praise
from monkeypalace.coach.reasons import Difference

#: The error rate of a seat is the cost of its errors per turn, on the scale of the win share. It is
#: described by the first of these words whose limit it does not exceed. In its own games,
#: `orangutan` loses about 0.025 per turn, `mandrill` 0.10, `macaque` 0.17, and `capuchin` 0.24
#: (docs/coach.md).
RATE_WORDS: Final = (
    (0.005, "flawless"),
    (0.03, "excellent"),
    (0.11, "strong"),
    (0.15, "good"),
    (0.20, "uneven"),
)
LAST_RATE_WORD: Final = "learning"


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision of the game with its judgement."""

    #: The number of the decision in the game, from 1.
    number: int
    judgement: Assessment
    #: Why the best decision is better, if the played one is an error.
    reasons: tuple[Difference, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the decision as plain dictionaries, lists, strings and numbers."""
        return {
            "number": self.number,
            **self.judgement.to_json(),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn: the values before and after it, and the causes of the change.

    Tuples have one entry for each seat. Luck and play are changes of the win share.
    """

    round: int
    seat: int
    #: The turn in notation.
    text: str
    #: The numbers of its first and last decision in the game, from 1.
    first: int
    last: int
    shares_before: tuple[float, ...]
    shares: tuple[float, ...]
    #: The expected lead in bananas at the end, after the turn.
    bananas: tuple[float, ...]
    luck: tuple[float, ...]
    #: The standard errors of `luck`.
    luck_errors: tuple[float, ...]
    play: tuple[float, ...]
    #: The cards that it revealed, by pile.
    revealed: tuple[tuple[str, str], ...]
    #: The decisions with more than one choice.
    decisions: tuple[JudgedDecision, ...]

    @property
    def errors(self) -> tuple[JudgedDecision, ...]:
        """The significant errors of the turn, the largest first."""
        found = [decision for decision in self.decisions if decision.judgement.is_error]
        return tuple(sorted(found, key=lambda decision: -decision.judgement.loss))

    @property
    def loss(self) -> float:
        """What the errors of the turn cost the seat."""
        return sum(decision.judgement.loss for decision in self.decisions)

    def to_json(self) -> dict[str, Any]:
        """Return the turn as plain dictionaries, lists, strings and numbers."""
        return {
            "round": self.round,
            "seat": self.seat,
            "turn": self.text,
            "first": self.first,
            "last": self.last,
            "shares_before": _rounded(self.shares_before),
            "shares": _rounded(self.shares),
            "bananas": _rounded(self.bananas, 2),
            "luck": _rounded(self.luck),
            "luck_errors": _rounded(self.luck_errors),
            "play": _rounded(self.play),
            "revealed": [{"pile": pile, "card": card} for pile, card in self.revealed],
            "loss": round(self.loss, 4),
            "decisions": [decision.to_json() for decision in self.decisions],
        }


@dataclass(frozen=True, slots=True)
class Account:
    """The parts of a seat's result: start + luck + own play + play of the others = result."""

    seat: int
    start: float
    luck: float
    luck_error: float
    own_play: float
    others_play: float
    #: The share of the win, or the current value if the game is not over.
    result: float
    #: The sum of the significant errors, not negative.
    errors: float
    error_count: int
    turns: int
    bananas: int

    @property
    def rate(self) -> float:
        """The error rate: what errors cost per turn."""
        return self.errors / self.turns if self.turns else 0.0

    @property
    def word(self) -> str:
        """The word for the error rate; its text is `coach-rate-<word>`."""
        return next((word for limit, word in RATE_WORDS if self.rate <= limit), LAST_RATE_WORD)

    def to_json(self) -> dict[str, Any]:
        """Return the account as plain strings and numbers."""
        return {
            "seat": self.seat,
            "start": round(self.start, 4),
            "luck": round(self.luck, 4),
            "luck_error": round(self.luck_error, 4),
            "own_play": round(self.own_play, 4),
            "others_play": round(self.others_play, 4),
            "result": round(self.result, 4),
            "errors": round(self.errors, 4),
            "error_count": self.error_count,
            "turns": self.turns,
            "rate": round(self.rate, 5),
            "word": self.word,
            "bananas": self.bananas,
        }


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game."""

    #: Identifies game, depth and version of the review, for caches.
    digest: str
    depth: Depth
    players: int
    names: tuple[str, ...]
    is_over: bool
    winners: tuple[int, ...]
    turns: tuple[TurnReview, ...]
    accounts: tuple[Account, ...]
    #: The indices in `turns` of the turns that changed the win shares most, in order of play.
    turning_points: tuple[int, ...]
    #: What the winner did well.
    praise: tuple[Praise, ...]

    @property
    def errors(self) -> tuple[JudgedDecision, ...]:
        """All significant errors, the largest first."""
        found = [decision for turn in self.turns for decision in turn.errors]
        return tuple(sorted(found, key=lambda decision: -decision.judgement.loss))

    def to_json(self) -> dict[str, Any]:
        """Return the review as plain dictionaries, lists, strings and numbers."""
        return {
            "digest": self.digest,
            "depth": str(self.depth),
            "players": self.players,
            "names": list(self.names),
            "is_over": self.is_over,
            "winners": list(self.winners),
            "accounts": [account.to_json() for account in self.accounts],
            "turning_points": list(self.turning_points),
            "praise": [praise.to_json() for praise in self.praise],
            "turns": [turn.to_json() for turn in self.turns],
        }


def _rounded(values: Sequence[float], digits: int = 4) -> list[float]:
    return [round(value, digits) for value in values]
