"""Many encoded games that are stepped together; needs numpy."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from monkeypalace.engine import convert
from monkeypalace.engine import layout as at
from monkeypalace.engine.games import apply_rows, play_out_rows, shuffle
from monkeypalace.errors import OptionsError, brief, is_number
from monkeypalace.game import LARGEST_SEED, Game, Options, State
from monkeypalace.kernels.threads import default_threads, run_in_parts
from monkeypalace.packs import Pack, standard_pack

#: The largest batch.
_MOST_GAMES: Final = 1 << 24


class FastBatch:
    """Many games that are stepped together.

    `states` has one encoded game in each row.

    >>> batch = FastBatch(games=4, players=2, seed=1)
    >>> made = batch.play_out()
    >>> bool((batch.states[:, at.KIND] == at.OVER).all())
    True
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        seed: int = 0,
        pack: Pack | None = None,
        options: Options | None = None,
        threads: int | None = None,
    ) -> None:
        """Set up games; game `i` has seed `seed + i`. By default all cores are used."""
        if not (is_number(games, 1, _MOST_GAMES) and is_number(seed, 0, LARGEST_SEED - games)):
            raise OptionsError("batch", games=brief(games), seed=brief(seed), most=_MOST_GAMES)
        self.pack = pack or standard_pack()
        self.tables: Any = convert.encode_pack(self.pack)
        self.threads = default_threads() if threads is None else threads
        self.states = np.tile(new_template(players, self.pack, options, seed), (games, 1))
        #: The generator of each game; it shuffles the piles, then draws the players' choices.
        self.generators = np.arange(seed, seed + games, dtype=np.uint64).reshape(games, 1)
        for index in range(games):
            shuffle(self.states[index], self.tables, self.generators[index])

    def play_out(self, most_decisions: int = at.ALL_DECISIONS) -> int:
        """Play all games at random, to the end or `most_decisions` each; return the total."""

        def play(first: int, last: int) -> int:
            return play_out_rows(
                self.states, self.tables, self.generators, most_decisions, first, last
            )

        return sum(run_in_parts(play, len(self.states), self.threads))

    def step(self, decisions: Any) -> None:
        """Play one encoded legal decision in each game.

        `decisions` has a row of 32-bit numbers for each game.
        """
        expected = (len(self.states), at.DECISION_SIZE)
        if decisions.shape != expected or decisions.dtype != np.int32:
            raise ValueError(f"decisions must be 32-bit numbers of shape {expected}")

        def play(first: int, last: int) -> None:
            apply_rows(self.states, self.tables, decisions, first, last)

        run_in_parts(play, len(self.states), self.threads, smallest=64)

    def state(self, index: int) -> State:
        """Return the readable form of one game."""
        return convert.decode_state(self.states[index], self.pack)


def new_template(players: int, pack: Pack, options: Options | None, seed: int = 0) -> Any:
    """Return an encoded game that is set up but not shuffled."""
    if options is None or options.piles == "shuffled":
        game = Game(players, piles={}, pack=pack, options=options)
    else:
        game = Game(players, seed=seed, pack=pack, options=options)
    return np.array(convert.encode_state(game.state), dtype=np.int16)
