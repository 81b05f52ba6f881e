"""Validate the coach: planted mistakes are found, and weaker bots have higher error rates.

    python -m bench.coach mistakes --games 100   # bad decisions planted in games of strong bots
    python -m bench.coach ladder --games 8       # error rates of each level in its own games
    python -m bench.coach identity --games 200   # luck and play add up; luck is 0 on average

The figures are written to the file `--out` as JSON after every game, so that an interrupted run is
not lost; `python -m docs.tables --take coach` stores them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np

from monkeypalace.bots import LADDER, Answer, Bot, Question, Weights, ask, find_best, load_bot
from monkeypalace.bots.gorilla import SIMULATED_WEIGHTS
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.thinking import SIMULATED_NODES, spread
from monkeypalace.coach import EFFORTS, Assessment, Depth, Effort, Judge, review_game
from monkeypalace.engine import FastGame, decode_decision, encode_decision, new_generator
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Decision,
    Game,
    Kind,
    PlaceCard,
    State,
    UseIcons,
    top_cards,
)
from monkeypalace.packs import Card
from monkeypalace.palace import Colour

#: The bots in games with a planted mistake. On the seat that gets the mistake, `STRONG` decides
#: about staircases and purchases, and `STRONG_OTHERS` about everything else. `STRONG_OTHERS` has a
#: larger budget because the bot spends only a twentieth of it on such decisions; with fewer than 12
#: simulations it would not compare them, and would make larger errors than the planted one. The
#: other seats play with `OPPONENT`.
STRONG: Final = "orangutan:games=200"
STRONG_OTHERS: Final = "orangutan:games=1200"
OPPONENT: Final = "orangutan:games=100"

#: A planted decision must lose at least this win share, compared with the strong bot's decision, in
#: simulated games. `GAMES_TO_FIND` games select it. Selection overestimates the loss, so
#: `GAMES_TO_CONFIRM` games with other random numbers must confirm it.
LEAST_LOSS: Final = 0.1
GAMES_TO_FIND: Final = 100
GAMES_TO_CONFIRM: Final = 500

#: The simulations of the reviews that measure luck.
SMALL_EFFORT: Final = Effort(24, 12, 8, 60, 60)

#: How many random staircases a bad one is chosen from.
STAIRCASES: Final = 100

#: The ladder: fewer simulations, and budgets that do not depend on the speed of the machine.
LADDER_EFFORT: Final = Effort(120, 50, 50, 2, 2)
LADDER_BUDGETS: Final = {"orangutan": ":games=200"}

Row = dict[str, Any]
Worst = Callable[[State, Sequence[Decision]], Decision | None]


def _least(key: Callable[[State, Any], float]) -> Worst:
    """Return a function that chooses the legal decision with the lowest key."""

    def choose(state: State, legal: Sequence[Decision]) -> Decision | None:
        return min(legal, key=lambda decision: key(state, decision))

    return choose


def _cards(state: State, decision: Decision) -> list[Card]:
    assert isinstance(decision, Buy), "not a purchase"
    return [top_cards(state)[pile] for pile in decision.piles]


def _income(card: Card) -> int:
    return card.recurring.icons + 2 * card.recurring.columns


def _colour(state: State, decision: Build) -> Any:
    return state.palace.ground.colour(decision.staircase.start)


def _is_gold(state: State, decision: Build) -> bool:
    return _colour(state, decision) is Colour.GOLD


def _buyable(state: State, decision: Build) -> int:
    """Return the cost of the cards in the staircase's colour that its arches can pay for."""
    arches = len(decision.staircase.arches)
    return sum(
        card.cost
        for card in top_cards(state).values()
        if card.colour in (None, _colour(state, decision)) and card.cost <= arches
    )


def _cost(decision: Build) -> int:
    cost = decision.staircase.cost
    return cost.bricks + 3 * cost.columns


def _best_left(state: State, decision: Build) -> float:
    """Return the credits of the best staircase that the pieces left by this one could build."""
    left = state.player.hand - decision.staircase.cost
    after = state.with_player(state.player.replace(hand=left))
    found = find_best(FastGame.of(after), Weights(), nodes=5000)
    return found[0][0] if found else 0.0


def _one_card(state: State, legal: Sequence[Decision], key: Callable[[Card], float]) -> Any:
    singles = [one for one in legal if isinstance(one, Buy) and len(one.piles) == 1]
    return min(singles, key=lambda one: key(_cards(state, one)[0]), default=None)


#: Twenty kinds of bad decisions: the kind of decision, and the choice of the worst one.
MISTAKES: Final[dict[str, tuple[Kind, Worst]]] = {
    "shortest staircase": (Kind.BUILD, _least(lambda _, one: len(one.staircase.arches))),
    "short and dear staircase": (
        Kind.BUILD,
        _least(lambda _, one: 4 * len(one.staircase.arches) - _cost(one)),
    ),
    "most pieces for an arch": (
        Kind.BUILD,
        _least(lambda _, one: -_cost(one) / len(one.staircase.arches)),
    ),
    "columns wasted": (
        Kind.BUILD,
        _least(lambda _, one: len(one.staircase.arches) - 5 * one.staircase.cost.columns),
    ),
    "colour without cards": (Kind.BUILD, _least(_buyable)),
    "fewest arches in gold": (
        Kind.BUILD,
        _least(lambda state, one: len(one.staircase.arches) - 3 * _is_gold(state, one)),
    ),
    "nothing left to build with": (Kind.BUILD, _least(_best_left)),
    "no purchase": (Kind.BUY, lambda _, legal: Buy() if Buy() in legal else None),
    "cheapest card only": (
        Kind.BUY,
        lambda state, legal: _one_card(state, legal, lambda card: card.cost),
    ),
    "card with the least income": (
        Kind.BUY,
        lambda state, legal: _one_card(
            state, legal, lambda card: 10 * _income(card) + card.bananas
        ),
    ),
    "card with the fewest bananas": (
        Kind.BUY,
        lambda state, legal: _one_card(
            state, legal, lambda card: 10 * card.bananas + _income(card)
        ),
    ),
    "least income for the credits": (
        Kind.BUY,
        _least(lambda state, one: sum(map(_income, _cards(state, one)))),
    ),
    "fewest bananas for the credits": (
        Kind.BUY,
        _least(lambda state, one: sum(card.bananas for card in _cards(state, one))),
    ),
    "only bricks (Recurring Delivery)": (
        Kind.RECURRING_DELIVERY,
        _least(lambda _, one: one.arches),
    ),
    "only arches (Recurring Delivery)": (
        Kind.RECURRING_DELIVERY,
        _least(lambda _, one: one.bricks),
    ),
    "only bricks (One-time Delivery)": (Kind.ONE_TIME_DELIVERY, _least(lambda _, one: one.arches)),
    "longest staircase": (Kind.BUILD, _least(lambda _, one: -len(one.staircase.arches))),
    "end the game behind": (
        Kind.RECURRING_DELIVERY,
        lambda state, legal: next((one for one in legal if _is_short(state, one)), None),
    ),
    "best card covered": (
        Kind.PLACE_CARD,
        _least(lambda state, one: -_covered_income(state, one)),
    ),
    "poorest card on the richest": (
        Kind.PLACE_CARD,
        _least(lambda state, one: _new_income(state, one) - _covered_income(state, one)),
    ),
}


def _is_short(state: State, decision: Decision) -> bool:
    assert isinstance(decision, UseIcons), "not a delivery"
    return decision.arches > state.tray.arches or decision.bricks > state.tray.bricks


def _covered_income(state: State, decision: PlaceCard) -> int:
    place = state.player.places[decision.place - 1]
    return _income(place[-1]) if place else 0


def _new_income(state: State, decision: PlaceCard) -> int:
    return next(_income(card) for card in state.turn.new_cards if card.id == decision.card)


class StrongBot(Bot):
    """Plays as `orangutan`, with `STRONG_OTHERS` for decisions other than building and buying."""

    name = "strong"

    def __init__(self) -> None:
        self._main, self._others = load_bot(STRONG), load_bot(STRONG_OTHERS)

    def decide(self, question: Question) -> Decision | Answer:
        is_main = question.kind in (Kind.BUILD, Kind.BUY)
        return (self._main if is_main else self._others).decide(question)


def play_game(
    seats: Sequence[Bot], seed: int, game: Game | None = None
) -> tuple[Game, list[State]]:
    """Play a game, or the rest of one; return it with the state before each of its decisions."""
    game = game or Game(len(seats), seed=seed)
    chance = Chance(seed)
    states = []
    while not game.is_over:
        states.append(game.state)
        game.play(ask(seats[game.seat - 1], game.view(game.seat), chance).decision)
    return game, states


def loss_to_the_end(
    state: State, better: Decision, worse: Decision, chance: Chance, games: int
) -> float:
    """Return the win share that a decision loses in games that are played to the end."""
    game = FastGame.of(state)
    weights = np.tile(SIMULATED_WEIGHTS.to_array(), (4, 1))
    encoded = [encode_decision(one, game.pack) for one in (better, worse)]
    rows = np.tile(np.array(encoded, dtype=np.int32), (games, 1))
    seeds = np.repeat(np.array([chance.bits() for _ in range(games)], dtype=np.uint64), 2)
    results = np.zeros((len(rows), 8))
    roll_out_rows(
        game.encoded,
        game.tables,
        weights,
        SIMULATED_NODES,
        seeds.reshape(-1, 1),
        rows,
        results,
        0,
        len(rows),
    )
    shares = results[:, game.seat - 1].reshape(-1, 2).mean(axis=0)
    return float(shares[0] - shares[1])


def _legal(state: State, seed: int) -> list[Decision]:
    """Return all legal decisions, except for staircases: a random sample of them.

    Listing all staircases may take long. If none can be built, the list is empty.
    """
    game = FastGame.of(state)
    if state.kind is not Kind.BUILD:
        return [decode_decision(row, game.pack) for row in spread(game, 1000)]
    generator = new_generator(seed)
    drawn = [game.random_decision(generator) for _ in range(STAIRCASES)]
    return [one for one in dict.fromkeys(drawn) if isinstance(one, Build)]


def planted(kind: str, seed: int) -> tuple[Game, int] | None:
    """Return a game in which a strong bot makes one bad decision, and the decision's number."""
    players = 2 + seed % 3
    seats: list[Bot] = [load_bot(OPPONENT) for _ in range(players)]
    own = 1 + seed // 3 % players
    seats[own - 1] = StrongBot()
    original, states = play_game(seats, seed)
    due, worst = MISTAKES[kind]
    chance = Chance(seed)
    for index in chance.shuffled(range(len(states))):
        state = states[index]
        if state.kind is not due or state.seat != own:
            continue
        good = original.records[index].decision
        legal = _legal(state, seed)
        bad = worst(state, legal) if legal else None
        if bad is None or bad == good:
            continue
        if any(
            loss_to_the_end(state, good, bad, chance, games) < LEAST_LOSS
            for games in (GAMES_TO_FIND, GAMES_TO_CONFIRM)
        ):
            continue
        game = original.restarted()
        for record in original.records[:index]:
            game.play(record.decision)
        game.play(bad)
        play_game(seats, seed, game)
        return game, index + 1
    return None


def assessments(
    game: Game, judge: Judge, seed: int, seats: Sequence[int]
) -> Iterator[tuple[int, Assessment]]:
    """Yield the number and the assessment of each decision of these seats."""
    replayed = game.restarted()
    for record in game.records:
        state, played = replayed.state, record.decision
        if record.seat in seats:
            yield record.number, judge.judge(state, seed=seed + record.number, played=played)
        replayed.play(played)


def measure_mistakes(
    games: int, first: int, kinds: Sequence[str] = tuple(MISTAKES)
) -> Iterator[list[Row]]:
    """Yield after each game how many planted mistakes of each kind have been found."""
    judge = Judge(EFFORTS[Depth.QUICK])
    found: dict[str, list[bool]] = {}
    done = 0
    for seed in range(first, first + 20 * games):
        kind = kinds[seed % len(kinds)]
        case = planted(kind, seed)
        if case is None:
            continue
        game, number = case
        planted_in = game.records[number - 1]
        by_turn: dict[int, float] = defaultdict(float)
        for _, assessed in assessments(game, judge, seed, [planted_in.seat]):
            by_turn[assessed.round] += assessed.loss
        loss, largest = max((loss, turn) for turn, loss in by_turn.items())
        hit = loss > 0 and largest == planted_in.round
        if not hit:
            print(
                f"missed: seed {seed}, {kind}: {by_turn[planted_in.round]:.3f} in turn"
                f" {planted_in.round}, {loss:.3f} in turn {largest}",
                file=sys.stderr,
                flush=True,
            )
        found.setdefault(kind, []).append(hit)
        yield [
            {"what": "mistakes", "kind": name, "planted": len(hits), "found": sum(hits)}
            for name, hits in sorted(found.items())
        ]
        done += 1
        if done == games:
            return


def measure_ladder(games: int, first: int) -> Iterator[list[Row]]:
    """Yield what errors cost each level in games against itself, per turn and per game."""
    judge = Judge(LADDER_EFFORT)
    losses: dict[str, list[float]] = {level.name: [] for level in LADDER}
    rates: dict[str, list[float]] = {level.name: [] for level in LADDER}
    for seed in range(first, first + games):
        for level in LADDER:
            name = level.name + LADDER_BUDGETS.get(level.name, "")
            game, _ = play_game([load_bot(name), load_bot(name)], seed)
            found = [assessed.loss for _, assessed in assessments(game, judge, seed, [1, 2])]
            losses[level.name].append(sum(found) / 2)
            rates[level.name].append(sum(found) / 2 / game.state.round)
            yield [
                {
                    "what": "ladder",
                    "level": known,
                    "games": len(values),
                    "rate": fmean(values),
                    "error": _error(values),
                    "loss": fmean(losses[known]),
                    "loss_error": _error(losses[known]),
                }
                for known, values in rates.items()
                if values
            ]


def measure_identity(games: int, first: int) -> Iterator[list[Row]]:
    """Yield the mean luck, and the largest gap between result and start + luck + play."""
    lucks: dict[int, list[float]] = {}
    largest, starts = 0.0, []
    for seed in range(first, first + games):
        players = 2 + seed % 3
        game, _ = play_game([load_bot("mandrill") for _ in range(players)], seed)
        review = review_game(game, effort=SMALL_EFFORT)
        for account in review.accounts:
            total = account.start + account.luck + account.own_play + account.others_play
            largest = max(largest, abs(total - account.result))
        # The lucks of all seats of a game sum to 0, so only that of one seat is counted.
        counted = review.accounts[seed // 3 % players]
        lucks.setdefault(players, []).append(counted.luck)
        starts.append(counted.start - counted.result)
        every = [luck for group in lucks.values() for luck in group]
        yield [
            {
                "what": "identity",
                "games": len(every),
                "players": {str(count): len(group) for count, group in sorted(lucks.items())},
                "largest_gap": largest,
                "luck": fmean(every),
                "luck_error": _error(every),
                "start_minus_result": fmean(starts),
                "start_error": _error(starts),
            }
        ]


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean; 0 for a single value."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


MEASURES: Final[dict[str, Callable[[int, int], Iterator[list[Row]]]]] = {
    "mistakes": measure_mistakes,
    "ladder": measure_ladder,
    "identity": measure_identity,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=sorted(MEASURES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=MISTAKES, help="plant only mistakes of this kind")
    parser.add_argument("--out", type=Path, default=Path("coach.json"))
    given = parser.parse_args()
    measure = MEASURES[given.what]
    if given.kind:
        if given.what != "mistakes":
            parser.error("--kind is for `mistakes`")
        measure = partial(measure_mistakes, kinds=[given.kind])
    for rows in measure(given.games, given.seed):
        given.out.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
