"""Contests between bots: schedule, games, and statistics.

A `Contest` defines every game in advance. `run` plays the games on this machine or on a cluster.
`standings` estimates the strength of the bots with confidence intervals.
"""

from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.folder import Folder, complete_lines
from monkeypalace.arena.limits import Limits
from monkeypalace.arena.match import PlayedGame, play_game
from monkeypalace.arena.portable import file_of, short_bot
from monkeypalace.arena.ratings import Rating
from monkeypalace.arena.result import BotFault, ErrorData, GameResult
from monkeypalace.arena.run import ContestResult, Tally, check, run
from monkeypalace.arena.schedule import Contest, ScheduledGame
from monkeypalace.arena.sprt import Hypotheses, Sprt, SprtVerdict
from monkeypalace.arena.statistics import Estimate, Standing, seat_shares, standings

__all__ = [
    # Submodules that are not imported here: each needs numpy or has a single user.
    "balance",
    "cluster",
    "contest_page",
    "habits",
    "local",
    "report",
    "strongest",
    "target_check",
    "targets",
    "ArenaError",
    "BotFault",
    "Contest",
    "ContestResult",
    "ErrorData",
    "Estimate",
    "ScheduledGame",
    "Folder",
    "GameResult",
    "Hypotheses",
    "Limits",
    "PlayedGame",
    "Rating",
    "Sprt",
    "SprtVerdict",
    "Standing",
    "Tally",
    "check",
    "complete_lines",
    "file_of",
    "play_game",
    "run",
    "seat_shares",
    "short_bot",
    "standings",
]
