"""Say what a better decision brings in later turns, from games that are simulated to the end.

A good delivery or a good place for the monkey changes nothing that could be counted at the end of
the turn. So games are played after both decisions, with the same unknown cards, and their results
are compared by source: cards, Bonus Cards, Trophy Cards, and what the others get.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

import numpy as np

from monkeypalace.bots import TUNED
from monkeypalace.bots.rollouts import end_rows
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.coach.reasons import Difference
from monkeypalace.engine import FastGame, count_bananas, encode_decision
from monkeypalace.engine import layout as at
from monkeypalace.game import ANIMALS, Chance, Decision, State, hide
from monkeypalace.packs import Pack

#: Simulated games after each of the two decisions.
GAMES: Final = 200

#: A difference counts if it is at least this many standard errors.
SIGNIFICANT_ERRORS: Final = 2.0


def later_difference(
    state: State, better: Decision, worse: Decision, chance: Chance
) -> Difference | None:
    """Return the source of bananas in which the simulated games differ most.

    Return `None` if no difference is significant, or if all are less than half a banana.
    """
    game = FastGame.of(hide(state))
    seeds = [chance.bits() for _ in range(GAMES)]
    first, second = (results_by_source(game, decision, seeds) for decision in (better, worse))
    found = []
    for source in first:
        gain = first[source] - second[source]
        if source == "others":
            gain = -gain
        mean, error = float(gain.mean()), float(gain.std(ddof=1)) / sqrt(GAMES)
        if round(mean) >= 1 and mean >= SIGNIFICANT_ERRORS * error:
            found.append(Difference(f"later-{source}", {"bananas": round(mean)}, (), mean))
    return max(found, key=lambda difference: difference.weight, default=None)


def results_by_source(game: FastGame, decision: Decision, seeds: list[int]) -> Mapping[str, Any]:
    """Play a game to the end for each seed; return the bananas of each source in all games.

    The sources are cards, Bonus Cards and Trophy Cards of the deciding seat, and all bananas of the
    best other seat.
    """
    encoded = np.array([encode_decision(decision, game.pack)], dtype=np.int32)
    ends = np.zeros((len(seeds), at.STATE_SIZE), dtype=np.int16)
    end_rows(
        game.encoded,
        game.tables,
        np.tile(TUNED.to_array(), (4, 1)),
        SIMULATED_NODES,
        np.array(seeds, dtype=np.uint64).reshape(-1, 1),
        np.repeat(encoded, len(seeds), axis=0),
        ends,
        0,
        len(seeds),
    )
    seat = game.seat - 1
    bananas = np.zeros((len(seeds), 4), dtype=np.int64)
    for end, row in zip(ends, bananas, strict=True):
        count_bananas(end, game.tables, row)
    others = [other for other in range(game.encoded[at.PLAYERS]) if other != seat]
    bonus = ends[:, at.PLAYER + seat * at.PLAYER_SIZE + at.BONUS_CARDS] * game.pack.bonus_bananas
    trophies = _trophy_bananas(ends, seat, game.pack)
    return {
        "cards": bananas[:, seat] - bonus - trophies,
        "bonus": bonus,
        "trophies": trophies,
        "others": bananas[:, others].max(axis=1),
    }


def _trophy_bananas(ends: Any, seat: int, pack: Pack) -> Any:
    return sum(
        (ends[:, at.TROPHY + number] == seat) * getattr(pack.trophies, animal)
        for number, animal in enumerate(ANIMALS)
    )
