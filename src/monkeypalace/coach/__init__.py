"""The coach: judge decisions, review games, and say why another turn is better.

It needs numpy, as the bots that look ahead do.
"""

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
from monkeypalace.coach.praise import Praise
from monkeypalace.coach.reasons import Difference, Reasoner
from monkeypalace.coach.report import reason_text, review_html, review_lines
from monkeypalace.coach.review import (
    Account,
    CoachError,
    JudgedDecision,
    Review,
    TurnReview,
    digest_of,
    review_game,
)

__all__ = [
    "EFFORTS",
    "SIGNIFICANT_ERRORS",
    "SMALLEST_LOSS",
    "Account",
    "Candidate",
    "CoachError",
    "Depth",
    "Effort",
    "Judge",
    "JudgedDecision",
    "Assessment",
    "Praise",
    "Difference",
    "Reasoner",
    "Review",
    "TurnReview",
    "digest_of",
    "reason_text",
    "review_game",
    "review_html",
    "review_lines",
]
