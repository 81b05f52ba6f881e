"""The interface that `bench.kernel_worker` uses, for the kernels of this package."""

from __future__ import annotations

from typing import Any

from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv, sample
from monkeypalace.bots.gorilla import SIMULATED_WEIGHTS
from monkeypalace.bots.quick import Mandrill
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.engine import FastGame, new_generator
from monkeypalace.search import perft, perft_seconds

__all__ = [
    "SIMULATED_WEIGHTS",
    "SIMULATED_NODES",
    "FastGame",
    "Mandrill",
    "choice_of",
    "encoded_of",
    "new_generator",
    "perft",
    "perft_seconds",
    "roll_out_many",
    "sample",
    "vector_environment",
]


def encoded_of(game: FastGame) -> Any:
    """Return a game as an array."""
    return game.encoded


def choice_of(bot: Mandrill, game: FastGame) -> Any:
    """Return a bot's decision as an array."""
    return bot.encoded_choice(game)


def vector_environment(games: int, players: int) -> Any:
    """Return a vector environment that uses one thread."""
    return MonkeyPalaceVectorEnv(games, players, threads=1)


def roll_out_many(
    state: Any,
    tables: Any,
    weights: Any,
    most_nodes: int,
    generators: Any,
    decisions: Any,
    results: Any,
) -> None:
    """Play one simulated game for each row of decisions."""
    count = len(decisions)
    roll_out_rows(state, tables, weights, most_nodes, generators, decisions, results, 0, count)
