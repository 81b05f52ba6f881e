"""The interface that `bench.kernel_worker` uses, for the numba kernels that `engine` replaced.

Modules are imported by name, because only the copy from the Git history has them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

fast: Any = import_module("monkeypalace.fast")
_jit: Any = import_module("monkeypalace.fast.jit")
_gorilla: Any = import_module("monkeypalace.bots.gorilla")
_quick: Any = import_module("monkeypalace.bots.quick")
_rollouts: Any = import_module("monkeypalace.fast.rollouts")
_vector: Any = import_module("monkeypalace.adapters.vector")

FastGame = fast.FastGame
new_generator = fast.new_generator
perft = fast.perft
perft_seconds = fast.perft_seconds
SIMULATED_WEIGHTS = _gorilla.IMAGINED
SIMULATED_NODES = _gorilla.IMAGINED_NODES
Mandrill = _quick.Mandrill
roll_out_many = _rollouts.roll_out_many
sample = _vector.sample


def encoded_of(game: Any) -> Any:
    """Return a game as an array."""
    return game.packed


def choice_of(bot: Any, game: Any) -> Any:
    """Return a bot's decision as an array."""
    return bot.packed_choice(game)


def vector_environment(games: int, players: int) -> Any:
    """Return a vector environment that uses one thread."""
    _jit.use_cores(1)
    return _vector.MonkeyPalaceVectorEnv(games, players)
