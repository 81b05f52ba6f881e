"""Say what a better decision brings in later turns, from games that are simulated to the end.

A good delivery or a good place for the monkey changes nothing that could be counted at the end of
the turn. So games are played after both decisions, with the same unknown cards, and their results
are compared by source: cards, Bonus Cards, Trophy Cards, and what the others get.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import sqrt
from typing import Any, Final

import numpy as np

from monkeypalace.bots import TUNED
from monkeypalace.bots.rollouts import end_rows
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.coach.judging import SIGNIFICANT_ERRORS
from monkeypalace.coach.reasons import MOST_REASONS, Difference, TurnComparison
from monkeypalace.engine import FastGame, count_bananas, encode_decision, share_win
from monkeypalace.engine import layout as at
from monkeypalace.game import ANIMALS, Chance, Decision, State, hide
from monkeypalace.packs import Pack

#: Simulated games after each of the two decisions.
GAMES: Final = 200

#: The bananas of the deciding seat by source, and all bananas of the best other seat.
SOURCES: Final = ("later-cards", "later-bonus", "later-trophies", "later-others")

#: The sources of bananas to which facts may lead; facts of other kinds may lead to any source
#: except Trophy Cards.
_LEADS_TO: Final = {
    "bananas": "later-cards",
    "bonus": "later-bonus",
    "next-bonus": "later-bonus",
    "trophy": "later-trophies",
    "no-trophy": "later-trophies",
    "next-player": "later-others",
    "next-player-bonus": "later-others",
}

#: What the others get, by its cause.
_OTHERS: Final = ("later-others", "later-sooner", "later-uncovered")

#: Simulated differences that name their cause themselves.
CAUSES: Final = ("later-longer", "later-uncovered")

#: Plain facts that say little: any other fact, and any cause, comes before them.
VAGUE: Final = ("elsewhere", "other-cards")

#: The weight of a fact that does not lead to what the games bring is divided by this.
UNLINKED_DIVISOR: Final = 2.0

#: A difference of this many rounds explains a difference in bananas: in shorter games the others
#: get less, in longer ones the player gets more.
ROUNDS_DIFFERENCE: Final = 0.4


def later_difference(state: State, facts: TurnComparison, chance: Chance) -> Difference | None:
    """Return what the simulated games after the better decision bring most.

    This is the source of bananas in which the games differ most, if the difference is significant
    and rounds to at least one banana; otherwise the share of the win, if it differs significantly.
    """
    game = FastGame.of(hide(state))
    seeds = [chance.bits() for _ in range(GAMES)]
    first, second = (
        results_by_source(game, turn.decision, seeds) for turn in (facts.better, facts.worse)
    )
    gains = {name: _mean(first[name] - second[name]) for name in first}
    gains["later-others"] = _mean(second["later-others"] - first["later-others"])
    found = [
        Difference(name, {"bananas": round(gains[name])}, (), gains[name])
        for name in SOURCES
        if round(gains[name]) >= 1
    ]
    if found:
        largest = max(found, key=lambda difference: difference.weight)
        if largest.code == "later-others":
            return _cause(largest, gains, facts)
        own = sum(gains[name] for name in SOURCES if name != "later-others")
        if gains["rounds"] >= ROUNDS_DIFFERENCE and round(own) >= 1:
            return replace(largest, code="later-longer", params={"bananas": round(own)})
        return largest
    better, worse = (round(100 * float(each["wins"].mean())) for each in (first, second))
    if gains["wins"] > 0 and better > worse:
        return Difference("later-wins", {"better": better, "worse": worse})
    return None


def explain(facts: TurnComparison, later: Difference | None) -> tuple[Difference, ...]:
    """Return the reasons for an error that the facts explain too little.

    `later` is what the simulated games bring. A fact that may lead to it comes first, because the
    player can see it; another fact comes first only if it is large, or if every plain fact is one
    of `VAGUE`.
    """
    if later is None:
        return facts.reasons or facts.plain[:1]

    leading = [fact for fact in facts.reasons if _may_lead_to(fact, later)]

    def rank(fact: Difference) -> tuple[float, bool]:
        share = 1.0 if fact in leading else 1 / UNLINKED_DIVISOR
        return share * fact.weight, fact in leading

    large = [fact for fact in facts.reasons if UNLINKED_DIVISOR * fact.weight >= later.weight]
    if leading or large:
        first = max([*leading, *large], key=rank)
        others = [later, *(fact for fact in facts.reasons if fact != first)]
        return (first, max(others, key=lambda one: one.weight))
    clear = [fact for fact in facts.plain if fact.code not in VAGUE]
    if clear:
        return (clear[0], later, *facts.reasons)[:MOST_REASONS]
    if later.code in CAUSES:
        return (later, *facts.reasons)[:MOST_REASONS]
    if facts.plain and facts.reasons:
        return (facts.reasons[0], later)
    return (*facts.plain[:1], later, *facts.reasons)[:MOST_REASONS]


def _may_lead_to(fact: Difference, later: Difference) -> bool:
    """Return whether a fact of this turn may lead to what the simulated games bring.

    More pieces, for instance, may lead to cards or Bonus Cards, but a Bonus Card only to its own
    bananas.
    """
    source = "later-others" if later.code in _OTHERS else later.code
    if source == "later-wins":
        return True
    return _LEADS_TO.get(fact.code, source if source != "later-trophies" else "") == source


def _mean(values: Any) -> float:
    """Return the mean of a difference in all games; 0 if it is not significant."""
    mean, error = float(values.mean()), float(values.std(ddof=1)) / sqrt(len(values))
    return mean if abs(mean) >= SIGNIFICANT_ERRORS * error else 0.0


def _cause(others: Difference, gains: Mapping[str, float], facts: TurnComparison) -> Difference:
    """Say why the others get less: the game ends sooner, or fewer cards are uncovered for them."""
    if gains["rounds"] <= -ROUNDS_DIFFERENCE:
        return replace(others, code="later-sooner")
    if facts.better.uncovered < facts.worse.uncovered:
        return replace(others, code="later-uncovered")
    return others


def results_by_source(game: FastGame, decision: Decision, seeds: list[int]) -> Mapping[str, Any]:
    """Play a game to the end for each seed; return the results of all games.

    These are the bananas of each of `SOURCES`, `wins` (the seat's share of the win) and `rounds`.
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
    shares = np.zeros((len(seeds), 4))
    for end, counted, share in zip(ends, bananas, shares, strict=True):
        count_bananas(end, game.tables, counted)
        share_win(end, counted, share)
    others = [other for other in range(game.encoded[at.PLAYERS]) if other != seat]
    bonus = ends[:, at.PLAYER + seat * at.PLAYER_SIZE + at.BONUS_CARDS] * game.pack.bonus_bananas
    trophies = _trophy_bananas(ends, seat, game.pack)
    return {
        "later-cards": bananas[:, seat] - bonus - trophies,
        "later-bonus": bonus,
        "later-trophies": trophies,
        "later-others": bananas[:, others].max(axis=1),
        "wins": shares[:, seat],
        "rounds": ends[:, at.ROUND],
    }


def _trophy_bananas(ends: Any, seat: int, pack: Pack) -> Any:
    return sum(
        (ends[:, at.TROPHY + number] == seat) * getattr(pack.trophies, animal)
        for number, animal in enumerate(ANIMALS)
    )
