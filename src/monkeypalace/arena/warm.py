"""Warm up bots before their time is measured.

Imports take a moment that should not count as thinking time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from monkeypalace.arena.schedule import Contest
from monkeypalace.bots import Bot, ask, load_bot
from monkeypalace.game import Chance, Game

#: The groups of bots that were warmed up in this process.
_warm: set[tuple[str, ...]] = set()


def warm_up(contest: Contest, load: Callable[[str], Bot] = load_bot) -> None:
    """Let every bot play two rounds, once in each process."""
    if contest.bots in _warm:
        return
    _warm.add(contest.bots)
    for spec in dict.fromkeys(contest.bots):
        # Ignore faults here: the games report them.
        with suppress(Exception, SystemExit):
            bot = load(spec)
            game = Game(contest.players, seed=0, pack=contest.pack, options=contest.options)
            while game.state.round <= 2 and not game.is_over:
                answer = ask(bot, game.view(game.seat), Chance(0), seconds=0.01)
                game.play(answer.decision)
