"""Validate the coach: planted mistakes are found, and error rates follow the ladder.

    python -m bench.coach mistakes --games 100   # bad decisions planted in games of strong bots
    python -m bench.coach ladder --games 8       # error rates of each level in its own games
    python -m bench.coach identity --games 200   # luck and play add up; luck is 0 on average

Each command writes its figures to `docs/results/coach.json`, with one more game in each line of the
output, so that an interrupted run still shows its results.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np

from monkeypalace.bots import LADDER, Weights, ask, find_best, load_bot
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

RESULTS: Final = Path(__file__).parent.parent / "docs" / "results" / "coach.json"

#: The bot that plays all seats of the games in which mistakes are planted.
STRONG: Final = "orangutan:games=100"

#: A planted decision must lose at least this win share in games that are played to their end, and
#: it is compared with the strong bot's decision in this many of them.
LEAST_LOSS: Final = 0.1
GAMES_TO_THE_END: Final = 200

#: The simulations of the reviews that measure luck.
SMALL_EFFORT: Final = Effort(24, 12, 8, 60, 60)

#: How many random staircases a bad one is chosen from.
STAIRCASES: Final = 100

Worst = Callable[[State, Sequence[Decision]], Decision | None]


def _least(key: Callable[[State, Any], float]) -> Worst:
    """Return a choice of the legal decision with the lowest key."""

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
    """Return the credits of the best staircase for the pieces that this one leaves."""
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
        _least(
            lambda state, one: len(one.staircase.arches) - 3 * (str(_colour(state, one)) == "g")
        ),
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
    "only bricks": (Kind.RECURRING_DELIVERY, _least(lambda _, one: one.arches)),
    "only arches": (Kind.RECURRING_DELIVERY, _least(lambda _, one: one.bricks)),
    "only bricks once": (Kind.ONE_TIME_DELIVERY, _least(lambda _, one: one.arches)),
    "only arches once": (Kind.ONE_TIME_DELIVERY, _least(lambda _, one: one.bricks)),
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


def play_game(
    players: int, bots: Sequence[str], seed: int, game: Game | None = None
) -> tuple[Game, list[State]]:
    """Play a game, or the rest of one; return it with the state before each of its decisions."""
    game = game or Game(players, seed=seed)
    chance, seats = Chance(seed), [load_bot(name) for name in bots]
    states = []
    while not game.is_over:
        states.append(game.state)
        game.play(ask(seats[game.seat - 1], game.view(game.seat), chance).decision)
    return game, states


def loss_to_the_end(state: State, better: Decision, worse: Decision, seed: int) -> float:
    """Return the win share that a decision loses in games that are played to the end."""
    game, chance = FastGame.of(state), Chance(seed)
    weights = np.tile(SIMULATED_WEIGHTS.to_array(), (4, 1))
    encoded = [encode_decision(one, game.pack) for one in (better, worse)]
    rows = np.tile(np.array(encoded, dtype=np.int32), (GAMES_TO_THE_END, 1))
    seeds = np.repeat(
        np.array([chance.bits() for _ in range(GAMES_TO_THE_END)], dtype=np.uint64), 2
    )
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
    """Return legal decisions: random staircases, because listing all may take long, or all."""
    game = FastGame.of(state)
    if state.kind is not Kind.BUILD:
        return [decode_decision(row, game.pack) for row in spread(game, 1000)]
    generator = new_generator(seed)
    drawn = [game.random_decision(generator) for _ in range(STAIRCASES)]
    return [*dict.fromkeys(drawn)]


def planted(kind: str, seed: int) -> tuple[Game, int] | None:
    """Return a game in which a strong bot makes one bad decision, and the decision's number."""
    players = 2 + seed % 3
    original, states = play_game(players, [STRONG] * players, seed)
    due, worst = MISTAKES[kind]
    chance = Chance(seed)
    for index in chance.shuffled(range(len(states))):
        state = states[index]
        if state.kind is not due:
            continue
        good = original.records[index].decision
        bad = worst(state, _legal(state, seed))
        if bad is None or bad == good or loss_to_the_end(state, good, bad, seed) < LEAST_LOSS:
            continue
        game = original.restarted()
        for record in original.records[:index]:
            game.play(record.decision)
        game.play(bad)
        play_game(players, [STRONG] * players, seed, game)
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


def measure_mistakes(games: int, first: int) -> dict[str, Any]:
    judge, kinds = Judge(EFFORTS[Depth.QUICK]), list(MISTAKES)
    found: dict[str, list[int]] = {}
    done, seed = 0, first
    while done < games:
        kind = kinds[seed % len(kinds)]
        seed += 1
        case = planted(kind, seed)
        if case is None:
            print(f"{seed} {kind}: no position in which it is bad", flush=True)
            if seed > first + 6 * games:
                break
            continue
        game, number = case
        seat, turn = game.records[number - 1].seat, game.records[number - 1].round
        losses = [
            (assessed.loss, other) for other, assessed in assessments(game, judge, seed, [seat])
        ]
        loss, largest = max(losses)
        hit = int(loss > 0 and game.records[largest - 1].round == turn)
        found.setdefault(kind, []).append(hit)
        done += 1
        total = [one for hits in found.values() for one in hits]
        print(
            f"{seed} {kind}: {'found' if hit else 'MISSED'} {sum(total)}/{len(total)}", flush=True
        )
        result = {
            "bot": STRONG,
            "games": len(total),
            "found": sum(total),
            "kinds": {name: [sum(hits), len(hits)] for name, hits in sorted(found.items())},
        }
        _save("mistakes", result)
    return result


def measure_ladder(games: int, first: int) -> dict[str, Any]:
    judge = Judge(EFFORTS[Depth.QUICK])
    rates: dict[str, list[float]] = {level.name: [] for level in LADDER}
    for seed in range(first, first + games):
        for level in LADDER:
            game, _ = play_game(2, [level.name] * 2, seed)
            losses = [assessed.loss for _, assessed in assessments(game, judge, seed, [1, 2])]
            rates[level.name].append(sum(losses) / (2 * game.state.round))
        print(seed, {name: round(fmean(values), 4) for name, values in rates.items()}, flush=True)
        _save(
            "ladder",
            [
                {
                    "level": name,
                    "games": len(values),
                    "rate": round(fmean(values), 5),
                    "error": round(stdev(values) / sqrt(len(values)), 5) if values[1:] else None,
                }
                for name, values in rates.items()
            ],
        )
    return {"levels": rates}


def measure_identity(games: int, first: int) -> None:
    lucks: dict[int, list[float]] = {}
    worst, starts = 0.0, []
    for seed in range(first, first + games):
        players = 2 + seed % 3
        game, _ = play_game(players, ["mandrill"] * players, seed)
        review = review_game(game, effort=SMALL_EFFORT)
        for account in review.accounts:
            total = account.start + account.luck + account.own_play + account.others_play
            worst = max(worst, abs(total - account.result))
        # The lucks of all seats of a game sum to 0, so only that of one seat is counted.
        seat = seed // 3 % players
        lucks.setdefault(players, []).append(review.accounts[seat].luck)
        starts.append(review.accounts[seat].start - review.accounts[seat].result)
        every = [luck for group in lucks.values() for luck in group]
        if len(every) > 2:
            result = {
                "bot": "mandrill",
                "games": len(every),
                "players": {str(count): len(group) for count, group in sorted(lucks.items())},
                "largest_gap": worst,
                "mean_luck": round(fmean(every), 5),
                "luck_error": round(stdev(every) / sqrt(len(every)), 5),
                "mean_start_minus_result": round(fmean(starts), 5),
                "start_error": round(stdev(starts) / sqrt(len(starts)), 5),
            }
            print(seed, result, flush=True)
            _save("identity", result)


def _save(name: str, result: Any) -> None:
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    text = json.dumps({**known, name: result}, indent=1, sort_keys=True)
    RESULTS.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("mistakes", "ladder", "identity"))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    measures = {
        "mistakes": measure_mistakes,
        "ladder": measure_ladder,
        "identity": measure_identity,
    }
    measures[given.what](given.games, given.seed)


if __name__ == "__main__":
    main()
