"""Matches between bots: schedule, games, and statistics.

A `Contest` determines all its games. `run` plays them, on this machine or on a cluster;
`standings` estimates the strength of the bots with confidence intervals.
"""

from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.folder import Folder
from monkeypalace.arena.match import PlayedGame, play_game
from monkeypalace.arena.ratings import Rating
from monkeypalace.arena.result import BotFault, GameResult, Told
from monkeypalace.arena.run import ContestResult, Tally, run
from monkeypalace.arena.schedule import Contest, Fixture
from monkeypalace.arena.sprt import Hypotheses, Sprt, SprtVerdict
from monkeypalace.arena.statistics import Estimate, Standing, seat_shares, standings

__all__ = [
    "ArenaError",
    "Contest",
    "Estimate",
    "BotFault",
    "Fixture",
    "Folder",
    "GameResult",
    "Hypotheses",
    "ContestResult",
    "PlayedGame",
    "Rating",
    "Sprt",
    "Standing",
    "Tally",
    "Told",
    "SprtVerdict",
    "play_game",
    "run",
    "seat_shares",
    "standings",
]
