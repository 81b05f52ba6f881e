"""Check that the best turn also wins more often, in games against opponents of several kinds.

A large lead in the champion's value does not suffice: another turn may win as surely by a banana,
or the lead may depend on the reply of one bot. So games are played to the end, in which the
opponents follow one policy after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from monkeypalace.bots import GREEDY, SENSIBLE, TUNED
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.engine import FastGame, encode_decision
from monkeypalace.game import Chance, Decision, State, hide, leaders, legal, play_unchecked
from monkeypalace.puzzle_maker.comparing import Gap

#: The policies of the opponents; the deciding seat always follows the first one.
OPPONENTS: Final = (TUNED, SENSIBLE, GREEDY)
#: The games against each kind of opponents: with every turn, with the better ones, and with those
#: that remain.
GAMES: Final = (2, 16, 400)
#: How many of the other turns remain after the first and the second of these.
REMAINING: Final = (10, 3)
#: The smallest lead of the share of the win in standard errors.
ERRORS: Final = 2.0
#: With more arches and bricks than this in the tray, no delivery is expected to end the game.
_FEW_PIECES: Final = 12
#: At most this many states are visited to find a certain win after a decision.
_MOST_STATES: Final = 1500


def win_shares(state: State, decisions: Sequence[Decision], games: int, chance: Chance) -> Any:
    """Return shares of the win: blocks for opponents, rows for games, columns for decisions.

    In each row, all decisions are played with the same unknown cards.
    """
    game = FastGame.of(hide(state))
    encoded = np.array([encode_decision(each, state.pack) for each in decisions], dtype=np.int32)
    found = np.zeros((len(OPPONENTS), games, len(decisions)))
    for opponents, shares in zip(OPPONENTS, found, strict=True):
        weights = np.tile(opponents.to_array(), (4, 1))
        weights[game.seat - 1] = OPPONENTS[0].to_array()
        seeds = np.array([chance.bits() for _ in range(games)], dtype=np.uint64)
        results = np.zeros((shares.size, 8))
        roll_out_rows(
            game.encoded,
            game.tables,
            weights,
            SIMULATED_NODES,
            np.repeat(seeds, len(decisions)).reshape(-1, 1),
            np.tile(encoded, (games, 1)),
            results,
            0,
            len(results),
        )
        shares[:] = results[:, game.seat - 1].reshape(shares.shape)
    return found


def win_gap(state: State, best: Decision, others: Sequence[Decision], chance: Chance) -> Gap:
    """Return the lead of the best decision's share of the win over that of the best other one.

    The other decision is selected in games that do not count for the lead.
    """
    left = list(others)
    for games, remaining in zip(GAMES, REMAINING, strict=False):
        if len(left) > remaining:
            means = win_shares(state, left, games, chance).mean(axis=(0, 1))
            left = [left[index] for index in np.argsort(-means, kind="stable")[:remaining]]
    return min(
        (gap_of_shares(state, best, other, chance) for other in left),
        key=lambda gap: gap.lead,
    )


def gap_of_shares(
    state: State, best: Decision, other: Decision, chance: Chance, games: int = GAMES[-1]
) -> Gap:
    """Return the lead of one decision's share of the win over that of another one."""
    shares = win_shares(state, [best, other], games, chance)
    differences = shares[..., 0] - shares[..., 1]
    # The kinds of opponents are not a sample, so only the games vary.
    variance = differences.var(axis=1, ddof=1).sum() / len(OPPONENTS) ** 2
    return Gap(float(differences.mean()), float(np.sqrt(variance / games)), 0.0)


def is_won_more_often(gap: Gap) -> bool:
    """Return whether the lead is positive and significant.

    If both turns always win, or neither ever does, the lead and its error are 0.
    """
    return gap.lead > 0 and gap.is_clear(0.0, ERRORS)


def wins_for_certain(state: State, decision: Decision) -> bool:
    """Return whether the seat can end the game in this turn, and win it alone or by the tiebreak.

    False if the search has to be stopped.
    """
    left = [play_unchecked(state, decision)[0]]
    for _ in range(_MOST_STATES):
        if not left:
            return False
        after = left.pop()
        if after.is_over:
            if leaders(after) == (state.seat,):
                return True
        elif (after.round, after.seat) == (state.round, state.seat):
            left += [play_unchecked(after, each)[0] for each in legal(after)]
    return False


def may_end_now(state: State) -> bool:
    """Return whether the game may end in this turn: a delivery may exceed what the tray has."""
    few = min(state.tray.arches, state.tray.bricks)
    return state.seat == len(state.players) and (state.last_round or few <= _FEW_PIECES)
