"""Matches between bots: who plays whom, the games, and what the results prove.

A `Contest` is everything the games follow from. `run` plays it, here or on a cluster;
`standings` says how good the bots are and how sure that is.
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
