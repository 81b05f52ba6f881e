"""Matches between bots: who plays whom, the games, and what the results prove.

A `Contest` is everything the games follow from. `run` plays it, here or on a cluster;
`standings` says how good the bots are and how sure that is.
"""

from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.folder import Folder
from monkeypalace.arena.play import Played, play_game
from monkeypalace.arena.ratings import Rating
from monkeypalace.arena.result import Fault, GameResult, Told
from monkeypalace.arena.run import Outcome, Tally, run
from monkeypalace.arena.schedule import Contest, Fixture
from monkeypalace.arena.sprt import Hypotheses, Sprt, Verdict
from monkeypalace.arena.statistics import Estimate, Standing, seat_shares, standings

__all__ = [
    "ArenaError",
    "Contest",
    "Estimate",
    "Fault",
    "Fixture",
    "Folder",
    "GameResult",
    "Hypotheses",
    "Outcome",
    "Played",
    "Rating",
    "Sprt",
    "Standing",
    "Tally",
    "Told",
    "Verdict",
    "play_game",
    "run",
    "seat_shares",
    "standings",
]
