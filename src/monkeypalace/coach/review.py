"""Review a game: simulate its turns, judge its decisions, and add up luck and play.

results.py defines luck and play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from math import sqrt
from threading import local
from typing import Any, Final

import numpy as np

from monkeypalace.bots import Mandrill
from monkeypalace.bots.network import Network
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.coach.judging import (
    EFFORTS,
    ROUNDS_TO_EVALUATE,
    Assessment,
    Depth,
    Effort,
    Judge,
    leads_of,
)
from monkeypalace.coach.later import explain, later_difference
from monkeypalace.coach.praise import praise_for
from monkeypalace.coach.reasons import (
    LEAST_WEIGHT,
    Difference,
    Reasoner,
    TurnComparison,
)
from monkeypalace.coach.results import Account, JudgedDecision, Review, TurnReview
from monkeypalace.engine import FastGame, encode_decision
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Chance, Game, Record, State, events, hide, legal, score
from monkeypalace.gamefile import TurnText, format_game, turns_of

#: The version of the calculation. Increase it with every change that affects reviews.
REVIEW_VERSION: Final = 4

#: Rounds that are simulated before the network evaluates a position between two turns. Simulated
#: players all play alike, so that more rounds make the result look more certain than it is; with
#: fewer rounds, the network would have to predict how a game ends.
POSITION_ROUNDS: Final = 3

#: The first reason must explain at least this part of the bananas that an error costs.
LEAST_EXPLAINED: Final = 0.3

#: The number of turning points.
TURNING_POINTS: Final = 3


class CoachError(MonkeyPalaceError):
    """A game that cannot be reviewed, or a review that was stopped."""


Progress = Callable[[int, int], None]


def review_game(
    game: Game,
    depth: Depth = Depth.QUICK,
    *,
    jobs: int = 1,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
    effort: Effort | None = None,
) -> Review:
    """Review a game, with `jobs` threads.

    `effort` replaces the numbers of simulations of the depth.

    `progress(done, total)` is called after each step. If `stop()` returns true, the review ends
    with a `CoachError`. A game that is not over is reviewed up to its last complete turn. The same
    game and depth always give the same review.

    Raises `CoachError` if the game has no complete turn.
    """
    return _Reviewer(game, Depth(depth), jobs, progress, stop, effort).review()


def digest_of(game: Game, depth: Depth) -> str:
    """Return an identifier of a game's review, which also determines all random numbers.

    It depends on all that a review depends on: game, depth, effort, network, and the version of the
    calculation. So a stored review is made again after any of them has changed.
    """
    facts = (REVIEW_VERSION, depth, EFFORTS[depth], _network_digest(), format_game(game))
    return hashlib.sha256(" ".join(map(str, facts)).encode()).hexdigest()


@cache
def _network_digest() -> str:
    return Network.load().digest


@dataclass(frozen=True, slots=True)
class _Step:
    """One decision of the game with the states before and after it."""

    record: Record
    before: State
    after: State


@dataclass(frozen=True, slots=True)
class _Luck:
    change: tuple[float, ...]
    errors: tuple[float, ...]


class _Reviewer:
    def __init__(
        self,
        game: Game,
        depth: Depth,
        jobs: int,
        progress: Progress | None,
        stop: Callable[[], bool] | None,
        effort: Effort | None,
    ) -> None:
        self.game, self.depth, self.jobs = game, depth, jobs
        self.progress, self.stop = progress, stop
        self.effort = effort or EFFORTS[depth]
        self.digest = digest_of(game, depth)
        self.seed = int(self.digest[:16], 16)
        #: The judge and the bot of each thread, because they are not thread-safe.
        self.tools = local()

    def review(self) -> Review:
        turns = self._complete_turns()
        if not turns:
            raise CoachError("coach-no-turn")
        steps = [step for turn in turns for step in turn]
        judged_steps = [step for step in steps if _is_choice(step.before)]
        lucky_steps = [step for step in steps if _revealed(step.record)]
        # The positions before each turn, and after the last one.
        positions = [turn[0].before for turn in turns] + [turns[-1][-1].after]
        tasks: list[Callable[[], Any]] = [
            *(partial(self._value, number, state) for number, state in enumerate(positions)),
            *(partial(self._luck, step) for step in lucky_steps),
            *(partial(self._judge, step) for step in judged_steps),
        ]
        results = self._run(tasks)
        values = results[: len(positions)]
        rest = results[len(positions) :]
        lucks = {
            step.record.number: luck
            for step, luck in zip(lucky_steps, rest[: len(lucky_steps)], strict=True)
        }
        judged = {found.number: found for found in rest[len(lucky_steps) :]}
        reviewed = tuple(
            self._turn(turn, values[number], values[number + 1], lucks, judged)
            for number, turn in enumerate(turns)
        )
        accounts = self._accounts(reviewed, turns[-1][-1].after)
        return Review(
            self.digest,
            self.depth,
            self.game.players,
            self.game.names,
            self.game.is_over,
            self.game.winners,
            reviewed,
            accounts,
            _turning_points(reviewed),
            praise_for(self.game, {account.seat: account.rate for account in accounts}),
        )

    def _complete_turns(self) -> list[list[_Step]]:
        replayed = self.game.restarted()
        turns = []
        for records in turns_of(self.game.records):
            steps = []
            for record in records:
                before = replayed.state
                replayed.play_unchecked(record.decision)
                steps.append(_Step(record, before, replayed.state))
            after = replayed.state
            if after.is_over or (after.round, after.seat) != (records[0].round, records[0].seat):
                turns.append(steps)
        return turns

    def _run(self, tasks: Sequence[Callable[[], Any]]) -> list[Any]:
        """Return the results of all tasks; report progress, and stop if asked."""
        results = []
        for done, result in enumerate(self._results(tasks), start=1):
            results.append(result)
            if self.progress is not None:
                self.progress(done, len(tasks))
            self._check_stop()
        return results

    def _results(self, tasks: Sequence[Callable[[], Any]]) -> Iterator[Any]:
        if self.jobs == 1:
            for task in tasks:
                yield task()
            return
        with ThreadPoolExecutor(self.jobs, thread_name_prefix="monkeypalace-review") as pool:
            waiting = [pool.submit(task) for task in tasks]
            try:
                for future in waiting:
                    yield future.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def _check_stop(self) -> None:
        if self.stop is not None and self.stop():
            raise CoachError("coach-stopped")

    def _own_judge(self) -> Judge:
        """Return the judge of this thread."""
        if not hasattr(self.tools, "judge"):
            self.tools.judge = Judge(self.effort)
        judge: Judge = self.tools.judge
        return judge

    def _own_bot(self) -> Mandrill:
        """Return the bot of this thread; simulations begin with the decision that it chooses."""
        if not hasattr(self.tools, "bot"):
            self.tools.bot = Mandrill(nodes=SIMULATED_NODES)
        bot: Mandrill = self.tools.bot
        return bot

    def _seeds(self, kind: int, number: int, count: int) -> Any:
        chance = Chance(self.seed + 4 * number + kind)
        return np.array([chance.bits() for _ in range(count)], dtype=np.uint64)

    def _value(self, number: int, state: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return every seat's share of the win and lead in bananas."""
        if state.is_over:
            game = FastGame.of(state)
            bananas = game.bananas()
            leads = tuple(
                float(own - max(bananas[:seat] + bananas[seat + 1 :]))
                for seat, own in enumerate(bananas)
            )
            return game.win_shares(), leads
        seeds = self._seeds(0, number, self.effort.for_position)
        outputs = self._continued(state, seeds, POSITION_ROUNDS * self.game.players)
        leads = leads_of(outputs[:, 1::2]).mean(axis=0)
        return tuple(_shares(outputs).mean(axis=0).tolist()), tuple(leads.tolist())

    def _continued(self, state: State, seeds: Any, turns: int) -> Any:
        """Return the outputs for all seats after the rest of the turn and some more turns."""
        judge, game = self._own_judge(), FastGame.of(hide(state))
        choice = np.array(self._own_bot().encoded_choice(game), dtype=np.int32)
        return judge.simulator.outputs(
            game,
            np.tile(choice, (len(seeds), 1)),
            turns,
            seeds,
            all_seats=True,
        )

    def _luck(self, step: _Step) -> _Luck:
        """Return the effect of the revealed cards: the value after them minus the value before.

        Both values follow from simulations that end at the same turn, so that luck is zero on
        average over all cards that could have been revealed.
        """
        seats = self.game.players
        if step.after.is_over:
            return _Luck((0.0,) * seats, (0.0,) * seats)
        turns = ROUNDS_TO_EVALUATE * seats
        seeds = self._seeds(1, step.record.number, self.effort.for_luck)
        judge, game = self._own_judge(), FastGame.of(hide(step.before))
        played = np.array(encode_decision(step.record.decision, game.pack), dtype=np.int32)
        expected = _shares(
            judge.simulator.outputs(
                game, np.tile(played, (len(seeds), 1)), turns, seeds, all_seats=True
            )
        )
        is_next = (step.after.round, step.after.seat) != (step.before.round, step.before.seat)
        seen = _shares(self._continued(step.after, seeds, turns - int(is_next)))
        differences = seen - expected
        errors = differences.std(axis=0, ddof=1) / np.sqrt(len(seeds))
        return _Luck(tuple(differences.mean(axis=0).tolist()), tuple(errors.tolist()))

    def _judge(self, step: _Step) -> JudgedDecision:
        number, played = step.record.number, step.record.decision
        chance = Chance(self.seed + 4 * number + 2)
        found = self._own_judge().judge(step.before, seed=chance.bits(), played=played)
        reasons: tuple[Difference, ...] = ()
        if found.is_error:
            facts = Reasoner().compare(step.before, found.best.decision, played)
            reasons = _with_later(facts, found, step.before, chance)
        return JudgedDecision(number, found, reasons)

    def _turn(
        self,
        steps: Sequence[_Step],
        before: Any,
        after: Any,
        lucks: Mapping[int, _Luck],
        judged: Mapping[int, JudgedDecision],
    ) -> TurnReview:
        numbers = [step.record.number for step in steps]
        found = [lucks[number] for number in numbers if number in lucks]
        seats = range(self.game.players)
        luck = tuple(sum(one.change[seat] for one in found) for seat in seats)
        records = [step.record for step in steps]
        return TurnReview(
            records[0].round,
            records[0].seat,
            str(TurnText.of(records)),
            numbers[0],
            numbers[-1],
            before[0],
            after[0],
            after[1],
            luck,
            tuple(sqrt(sum(one.errors[seat] ** 2 for one in found)) for seat in seats),
            tuple(after[0][seat] - before[0][seat] - luck[seat] for seat in seats),
            tuple(pair for record in records for pair in _revealed(record)),
            tuple(judged[number] for number in numbers if number in judged),
        )

    def _accounts(self, turns: Sequence[TurnReview], end: State) -> tuple[Account, ...]:
        return tuple(_account(seat, turns, end) for seat in range(1, self.game.players + 1))


def _account(seat: int, turns: Sequence[TurnReview], end: State) -> Account:
    own = [turn for turn in turns if turn.seat == seat]
    others = [turn for turn in turns if turn.seat != seat]
    index = seat - 1
    return Account(
        seat,
        start=turns[0].shares_before[index],
        luck=sum(turn.luck[index] for turn in turns),
        luck_error=sqrt(sum(turn.luck_errors[index] ** 2 for turn in turns)),
        own_play=sum(turn.play[index] for turn in own),
        others_play=sum(turn.play[index] for turn in others),
        result=turns[-1].shares[index],
        errors=sum(turn.loss for turn in own),
        error_count=sum(len(turn.errors) for turn in own),
        turns=len(own),
        bananas=score(end, seat).total,
    )


def _turning_points(turns: Sequence[TurnReview]) -> tuple[int, ...]:
    """Return the indices of the turns that changed the win shares most, in order of play."""

    def change(number: int) -> float:
        turn = turns[number]
        return max(
            abs(after - before)
            for before, after in zip(turn.shares_before, turn.shares, strict=True)
        )

    largest = sorted(range(len(turns)), key=lambda number: (-change(number), number))
    return tuple(sorted(largest[:TURNING_POINTS]))


def _with_later(
    facts: TurnComparison, found: Assessment, state: State, chance: Chance
) -> tuple[Difference, ...]:
    """Return the facts, and what later turns bring if the facts explain too little."""
    assert found.played is not None, "an error without a played decision"
    if facts.explained >= max(LEAST_WEIGHT, LEAST_EXPLAINED * found.played.bananas_loss):
        return facts.reasons
    return explain(facts, later_difference(state, facts, chance))


def _is_choice(state: State) -> bool:
    """Return whether there is more than one legal decision."""
    return len([*islice(legal(state), 2)]) > 1


def _revealed(record: Record) -> tuple[tuple[str, str], ...]:
    """Return the cards that a decision revealed, by pile."""
    return tuple(
        (event.pile, event.card)
        for event in record.events
        if isinstance(event, events.Revealed) and event.card is not None
    )


def _shares(outputs: Any) -> Any:
    """Return the win shares of all seats in each simulation; they sum to 1."""
    shares = outputs[:, ::2]
    return shares / shares.sum(axis=1, keepdims=True)
