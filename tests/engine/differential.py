"""Play the same random games with both engines, and compare everything at every decision.

The readable game is `monkeypalace.game`, the encoded one `monkeypalace.engine`. `make fuzz` plays
for as long as you like; the tests play a sample.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import count
from typing import Any

import numpy as np

from monkeypalace import Game
from monkeypalace.building import validate
from monkeypalace.engine import FastGame, new_generator
from monkeypalace.engine.convert import decode_decision, decode_state, encode_decision
from monkeypalace.game import Build, Chance, Decision, Kind, Options, Pass, view
from monkeypalace.search import generate, perft
from tests import oracle
from tests.random_games import SETTINGS, random_decision

#: Up to this number of staircases the two lists are compared; beyond it, a sample is validated.
MOST_LISTED = 600


def compare_staircases(game: Game, fast: FastGame, generator: Any) -> None:
    """Compare the staircases of both engines, and of the oracle if there are few."""
    palace, hand = game.state.palace, game.state.player.hand
    counted = perft(palace, hand).staircases
    assert counted == fast.count_staircases()
    assert fast.count_decisions() == max(1, counted)
    if counted <= MOST_LISTED:
        expected = set(oracle.generate(palace, hand))
        assert set(generate(palace, hand)) == expected
        assert len(expected) == counted
        if not expected:
            assert fast.decision(0) == Pass()
    else:
        for _ in range(5):
            decision = fast.random_decision(generator)
            assert isinstance(decision, Build)
            assert validate(palace, hand, decision.staircase) == []


def compare_states(game: Game, fast: FastGame) -> None:
    """Compare every public value of the encoded game with the readable one."""
    state = fast.state
    assert state == game.state
    assert fast.kind is game.kind
    assert fast.seat == game.seat
    for seat in (None, *range(1, game.players + 1)):
        assert view(state, seat) == game.view(seat)
    assert fast.bananas() == tuple(score.total for score in game.scores)
    # The readable game does not keep the order in which pieces were logged and cards were taken.
    # So the newly encoded game is compared by its decoded state, not by its numbers.
    again = FastGame.of(game.state)
    assert decode_state(again.encoded, game.pack) == game.state
    if game.is_over:
        winners = tuple(seat for seat, share in enumerate(fast.win_shares(), 1) if share > 0)
        assert winners == game.winners
        assert np.isclose(sum(fast.win_shares()), 1.0)


def compare_decisions(game: Game, fast: FastGame, generator: Any) -> None:
    """Compare the legal decisions of both engines."""
    if game.kind is Kind.BUILD:
        compare_staircases(game, fast, generator)
        return
    readable = list(game.legal)
    listed = [fast.decision(number) for number in range(fast.count_decisions())]
    assert len(listed) == len(readable)
    assert set(listed) == set(readable)


def play_both(seed: int, setting: tuple[int, Options] | None = None) -> int:
    """Play one game in both engines; return the number of decisions."""
    players, options = setting or SETTINGS[seed * 7 % len(SETTINGS)]
    chance, generator = Chance(seed), new_generator(seed + 1)
    game = Game(players, seed=seed, options=options)
    fast = FastGame(players, seed=seed, options=options)
    compare_states(game, fast)
    while not game.is_over:
        compare_decisions(game, fast, generator)
        decision: Decision
        if chance.below(2):
            decision = fast.random_decision(generator)
            assert decision in game.legal, decision
        else:
            decision = random_decision(game.state, chance)
        encoded = encode_decision(decision, game.pack)
        assert decode_decision(encoded, game.pack) == decision
        game.play(decision)
        fast.play_unchecked(encoded)
        compare_states(game, fast)
    return len(game.records)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--games", type=int, default=sys.maxsize)
    parser.add_argument("--first-seed", type=int, default=0)
    args = parser.parse_args()
    began, games, decisions = time.monotonic(), 0, 0
    for seed in count(args.first_seed):
        if games == args.games or time.monotonic() - began > args.seconds:
            break
        try:
            decisions += play_both(seed)
        except BaseException:
            print(f"seed {seed}", file=sys.stderr)
            raise
        games += 1
        if games % 100 == 0:
            print(f"{games} games, {decisions} decisions", flush=True)
    print(f"{games} games, {decisions} decisions, {time.monotonic() - began:.0f} s: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
