"""Games and efforts for the tests of the coach."""

from __future__ import annotations

from functools import cache

from monkeypalace.bots import ask, load_bot
from monkeypalace.coach import Depth, Effort, Review, review_game
from monkeypalace.game import Chance, Game, Options

#: Few simulations: enough to test what holds for every number of them.
SMALL = Effort(24, 12, 8, 12, 12)


@cache
def played(players: int, seed: int = 1, bot: str = "langur", modules: bool = False) -> Game:
    """Return a finished game in which one bot plays every seat."""
    options = Options(butterfly=modules, frog=modules)
    game, chance = Game(players, seed=seed, options=options), Chance(seed)
    seats = [load_bot(bot) for _ in range(players)]
    while not game.is_over:
        game.play(ask(seats[game.seat - 1], game.view(game.seat), chance).decision)
    return game


@cache
def reviewed(players: int, seed: int = 1) -> Review:
    """Return the review of a finished game."""
    return review_game(played(players, seed), Depth.QUICK, effort=SMALL)
