"""Bots: a small interface, five levels from `random` upwards, and bots from your own files."""

from monkeypalace.bots.choosing import Found, Weights, find_best
from monkeypalace.bots.interface import Answer, Bot, BotError, Question, Reason, arches_of, ask
from monkeypalace.bots.loading import BOTS, load_bot
from monkeypalace.game import Decision

__all__ = [
    "BOTS",
    "Answer",
    "Bot",
    "BotError",
    "Decision",
    "Found",
    "Question",
    "Reason",
    "Weights",
    "arches_of",
    "ask",
    "find_best",
    "load_bot",
]
