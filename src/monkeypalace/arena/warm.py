"""Warm up bots before their time is measured.

Imports take a moment that should not count as thinking time.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from monkeypalace.arena.schedule import Contest
from monkeypalace.arena.watch import asking, current_watch
from monkeypalace.bots import Bot, ask, load_bot
from monkeypalace.game import Chance, Game

#: The groups of bots that were warmed up in this process.
_warm: set[tuple[str, ...]] = set()


def warm_up(contest: Contest, load: Callable[[str], Bot] = load_bot) -> None:
    """Let every bot play two rounds, once in each process."""
    if contest.bots in _warm:
        return
    _warm.add(contest.bots)
    watch = current_watch()
    # Skip bots that ended or blocked their process in an earlier warm-up: the games report them.
    cold = frozenset() if watch is None else watch.cold
    for spec in dict.fromkeys(contest.bots):
        if (number := contest.bots.index(spec)) in cold:
            continue
        # Ignore faults here: the games report them.
        with suppress(Exception, SystemExit):
            with asking(number + 1, 0, contest.limits.loading, warming=True):
                bot = load(spec)
            game = Game(contest.players, seed=0, pack=contest.pack, options=contest.options)
            while game.state.round <= 2 and not game.is_over:
                with asking(number + 1, 0, contest.limits.warming, warming=True):
                    answer = ask(bot, game.view(game.seat), Chance(0), seconds=0.01)
                game.play(answer.decision)
