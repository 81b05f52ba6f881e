"""The game: turns of eight steps as a sequence of decisions, with cards, trophies and scores.

`play` is the only function that changes a state, `legal` lists the legal decisions, and `view`
returns what a seat may know. `Game` combines a state with its history.
"""

from monkeypalace.decisions import (
    Build,
    Buy,
    Decision,
    Kind,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    TakeFrog,
    UseIcons,
)
from monkeypalace.game.chance import LARGEST_SEED, Chance
from monkeypalace.game.events import Event, Record
from monkeypalace.game.game import Game
from monkeypalace.game.legal import LegalDecisions, legal, refusal
from monkeypalace.game.options import ButterflyRule, Options, PileOrder
from monkeypalace.game.play import play
from monkeypalace.game.scoring import Score, score, scores, winners
from monkeypalace.game.state import Player, State, Turn
from monkeypalace.game.views import View, imagine, view

__all__ = [
    "LARGEST_SEED",
    "Build",
    "ButterflyRule",
    "Buy",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Kind",
    "LegalDecisions",
    "Options",
    "Pass",
    "PileOrder",
    "PlaceCard",
    "Player",
    "PutFrog",
    "PutMonkey",
    "Record",
    "Score",
    "State",
    "TakeFrog",
    "Turn",
    "UseIcons",
    "View",
    "imagine",
    "legal",
    "play",
    "refusal",
    "score",
    "scores",
    "view",
    "winners",
]
