"""The game: turns of eight steps as a sequence of decisions, with cards, trophies and scores.

`play` returns the state after a decision, `legal` lists the legal decisions, and `view` returns
what a seat may know. `Game` combines a state with its history.
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
from monkeypalace.game.deliveries import is_end_a_choice
from monkeypalace.game.events import Event, Record
from monkeypalace.game.game import LONGEST_NAME, Game
from monkeypalace.game.legal import LegalDecisions, legal, refusal
from monkeypalace.game.market import affordable_piles, top_cards
from monkeypalace.game.options import EDITIONS, ButterflyRule, Edition, EndRule, Options, PileOrder
from monkeypalace.game.play import play, play_unchecked
from monkeypalace.game.scoring import Score, leaders, score, scores
from monkeypalace.game.setup import FEWEST_PLAYERS, MOST_PLAYERS, arrange_piles, set_up
from monkeypalace.game.state import ANIMALS, COLOURS, PLACES, Player, State, Turn
from monkeypalace.game.steps import begin_turn, earns_height_credit
from monkeypalace.game.trophies import is_tallest
from monkeypalace.game.views import (
    View,
    card_to_json,
    hide,
    reveals_hidden_card,
    sample_state,
    view,
)

__all__ = [
    # A module: event classes have short names, so they are used as `events.Built`.
    "events",
    "ANIMALS",
    "COLOURS",
    "EDITIONS",
    "FEWEST_PLAYERS",
    "LARGEST_SEED",
    "LONGEST_NAME",
    "MOST_PLAYERS",
    "PLACES",
    "Build",
    "ButterflyRule",
    "Buy",
    "Chance",
    "Decision",
    "Edition",
    "EndRule",
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
    "affordable_piles",
    "arrange_piles",
    "begin_turn",
    "card_to_json",
    "earns_height_credit",
    "hide",
    "sample_state",
    "is_end_a_choice",
    "is_tallest",
    "leaders",
    "legal",
    "play",
    "play_unchecked",
    "refusal",
    "reveals_hidden_card",
    "score",
    "scores",
    "set_up",
    "top_cards",
    "view",
]
