"""Find the candidates of a decision, and simulate the turns that follow them.

Used by the bot `orangutan` and by the coach. The unknown cards are drawn at random for each
simulation. The network evaluates the position at the end of the simulated turns.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from monkeypalace.bots.lookahead import look_ahead_rows
from monkeypalace.bots.network import NETWORK_LEAD_WEIGHT, OUTPUTS, Network
from monkeypalace.bots.quick import Mandrill
from monkeypalace.bots.thinking import SIMULATED_NODES, distinct, spread
from monkeypalace.bots.weights import TUNED
from monkeypalace.engine import FastGame
from monkeypalace.engine import layout as at
from monkeypalace.game import Chance, Kind
from monkeypalace.kernels.threads import run_in_parts

#: The largest number of candidates that are staircases of different kinds; the best staircases of
#: any kind are candidates, too.
STAIRCASES: Final = 24
#: The largest number of candidates that are other decisions, evenly spaced in the list of all.
OTHERS: Final = 40

#: How often each candidate is evaluated for the ranking, each time with newly drawn cards.
RANKING_SAMPLES: Final = 3


def values_of(outputs: Any) -> Any:
    """Return the values of the network's outputs: the share of the win mixed with the lead."""
    return (1 - NETWORK_LEAD_WEIGHT) * outputs[..., 0] + NETWORK_LEAD_WEIGHT * outputs[..., 1]


class Simulator:
    """Finds candidates and simulates turns, for any number of games; not thread-safe."""

    def __init__(
        self, quick: Mandrill, *, width: int = 1, threads: int = 1, network: str = ""
    ) -> None:
        """Set the bot that finds candidates, and how to simulate.

        Seats choose between `width` decisions by the network, or by the policy if `width` is 1.
        `network` is the path of a network; by default the package's.
        """
        self.quick = quick
        self._width = width
        self._threads = threads
        self._weights = TUNED.to_array()
        loaded = Network.load(Path(network) if network else None)
        # Uncompiled kernels slice this array; a slice of a memoryview is not a copy.
        self._parameters = memoryview(loaded.parameters)

    def candidates(self, game: FastGame, most: int = OTHERS) -> Any:
        """Return distinct encoded decisions; the first is the choice of the quick bot.

        `most` limits the number of decisions that are not staircases.
        """
        found: list[Any] = [self.quick.encoded_choice(game)]
        if game.kind is Kind.BUILD:
            found += self.quick.encoded_candidates(game, STAIRCASES)[0]
            found += self.quick.encoded_best(game)
        elif not self.quick.finds_waiting_useless(game):
            found += [*spread(game, most)]
        return distinct(game, found)

    def ranked(
        self, game: FastGame, found: Any, chance: Chance, *, kept: int = 1, turns: int = 0
    ) -> Any:
        """Return decisions sorted by their value, best first; the first `kept` keep their places.

        The value is that of the position `turns` turns after the end of this turn.
        """
        others = np.arange(kept, len(found))
        values = sum(
            self.values(game, found, turns, others, chance.bits()) for _ in range(RANKING_SAMPLES)
        )
        return found[[*range(kept), *others[np.argsort(-values, kind="stable")]]]

    def values(self, game: FastGame, found: Any, turns: int, numbers: Any, seed: int) -> Any:
        """Simulate `found[number]` once for each number; return values between 0 and 1."""
        seeds = np.full(len(numbers), seed, dtype=np.uint64)
        return values_of(self.outputs(game, found[numbers], turns, seeds))

    def outputs(
        self, game: FastGame, decisions: Any, turns: int, seeds: Any, *, all_seats: bool = False
    ) -> Any:
        """Simulate each decision once with the seed of its row; return the network's outputs.

        A row has the outputs of the deciding seat, or those of every seat in turn.
        """
        seats = game.encoded[at.PLAYERS] if all_seats else 1
        outputs = np.zeros((len(decisions), OUTPUTS * seats))
        play = partial(
            look_ahead_rows,
            game.encoded,
            game.tables,
            self._weights,
            self._parameters,
            SIMULATED_NODES,
            self._width,
            self._width,
            turns,
            all_seats,
            seeds.astype(np.uint64).reshape(-1, 1),
            decisions,
            outputs,
        )
        run_in_parts(play, len(decisions), self._threads)
        return outputs
