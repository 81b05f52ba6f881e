"""The coach: judge decisions, review games, and say why another turn is better.

It needs numpy, as the bots that look ahead do.
"""

from monkeypalace.coach.hints import Clue, Hint, Hinter, hint_clues
from monkeypalace.coach.judging import (
    EFFORTS,
    SIGNIFICANT_ERRORS,
    SMALLEST_LOSS,
    Assessment,
    Candidate,
    Depth,
    Effort,
    Judge,
)
from monkeypalace.coach.outcomes import TurnOutcome
from monkeypalace.coach.praise import Praise
from monkeypalace.coach.reasons import Difference, Reasoner, TurnComparison
from monkeypalace.coach.report import reason_text, review_html, review_lines
from monkeypalace.coach.results import Account, JudgedDecision, Review, TurnReview
from monkeypalace.coach.review import CoachError, digest_of, review_game
from monkeypalace.coach.whole_turns import reasons_for_turn

__all__ = [
    "EFFORTS",
    "SIGNIFICANT_ERRORS",
    "SMALLEST_LOSS",
    "Account",
    "Candidate",
    "Clue",
    "CoachError",
    "Depth",
    "Effort",
    "Hint",
    "Hinter",
    "Judge",
    "JudgedDecision",
    "Assessment",
    "Praise",
    "Difference",
    "Reasoner",
    "Review",
    "TurnComparison",
    "TurnOutcome",
    "TurnReview",
    "digest_of",
    "hint_clues",
    "reason_text",
    "reasons_for_turn",
    "review_game",
    "review_html",
    "review_lines",
]
