"""Bots: a small interface, `random` and a ladder of seven levels, and bots from your own files."""

from monkeypalace.bots.choosing import Found, Weights, find_best
from monkeypalace.bots.interface import Answer, Bot, BotError, Question, Reason, arches_of, ask
from monkeypalace.bots.ladder import LADDER, Level
from monkeypalace.bots.loading import BOTS, load_bot
from monkeypalace.bots.policy import choose
from monkeypalace.bots.quick import MOST_NODES, Mandrill
from monkeypalace.bots.tracebacks import (
    own_frames,
    place_of,
    place_of_decide,
    short_place,
    traceback_of,
)
from monkeypalace.bots.weights import GREEDY, SENSIBLE, TUNED, PolicyWeights
from monkeypalace.game import Decision

__all__ = [
    # Submodules for training, for searches for packs, weights and puzzles, and for the coach.
    "comparing",
    "features",
    "lookahead",
    "network",
    "quick",
    "rollouts",
    "simulator",
    "thinking",
    "tuning",
    "values",
    "BOTS",
    "GREEDY",
    "LADDER",
    "MOST_NODES",
    "SENSIBLE",
    "TUNED",
    "Answer",
    "Bot",
    "BotError",
    "Decision",
    "Found",
    "Level",
    "Mandrill",
    "PolicyWeights",
    "Question",
    "Reason",
    "Weights",
    "arches_of",
    "ask",
    "choose",
    "find_best",
    "load_bot",
    "own_frames",
    "place_of",
    "place_of_decide",
    "short_place",
    "traceback_of",
]
