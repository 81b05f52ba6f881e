"""Games for the tests of files, played once."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from monkeypalace.game import Chance, Game, Options
from monkeypalace.gamefile import format_game
from tests.random_games import random_decision

ALL_MODULES = Options(butterfly=True, frog=True)


@cache
def played_game(seed: int = 11, players: int = 2, rounds: int | None = None) -> Game:
    """Return a random game, to its end or for some rounds. It is shared: do not play on."""
    game = Game(players, seed=seed, options=ALL_MODULES, names=["Ada", "Bé", "C", "D"][:players])
    chance = Chance(seed)
    while not game.is_over and (rounds is None or game.state.round <= rounds):
        game.play(random_decision(game.state, chance))
    return game


def file_of(game: Game, *, public: bool = False) -> dict[str, Any]:
    """Return a game file as plain data, to change and write again."""
    data: dict[str, Any] = json.loads(format_game(game, public=public))
    return data
