"""Find puzzles in a game of bots: positions whose best turn has a clear lead over all others.

Most positions are dropped by cheap comparisons; only a few are compared with many simulations. In
every comparison all turns are tried with the same cards, drawn at random from those that nobody
sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from monkeypalace.bots import LADDER, Answer, Bot, Mandrill, ask, load_bot
from monkeypalace.bots.quick import QuickBot
from monkeypalace.bots.simulator import Simulator
from monkeypalace.engine import FastGame, encode_decision
from monkeypalace.game import (
    Build,
    Chance,
    Decision,
    Kind,
    Options,
    Pass,
    State,
    hide,
    legal,
    play_unchecked,
    view,
)
from monkeypalace.packs import MAP_NUMBERS
from monkeypalace.puzzle_maker.comparing import (
    TO_THE_END,
    Gap,
    cut,
    gap_of,
    one_round,
    sampled_values,
)
from monkeypalace.puzzle_maker.themes import themes_of
from monkeypalace.puzzle_maker.winning import (
    is_won_more_often,
    may_end_now,
    win_gap,
    wins_for_certain,
)
from monkeypalace.puzzles import Theme, answer_key
from monkeypalace.search import count_up_to

#: The bots whose games are searched; each seat gets one of them at random.
PLAYERS: Final = ("mandrill", "macaque", "langur")
#: The number of players in each game, repeated.
SEATS: Final = (2, 2, 3, 2, 4)
#: The probability of each module.
MODULE_SHARE: Final = 0.2

#: A position has at least this many different turns, and at most this many staircases, so that
#: every one of them can be compared.
FEWEST_TURNS: Final = 6
MOST_STAIRCASES: Final = 800
_COUNTING_NODES: Final = 20_000

#: At most this many turns, and this share of all, are accepted as variations of the best one.
MOST_ACCEPTED: Final = 24
ACCEPTED_SHARE: Final = 0.2

#: The number of decisions that are compared by simulations at first.
PROMISING: Final = 48

#: The smallest lead of the accepted turns, in the champion's value between 0 and 1.
LEAD: Final = 0.05
#: The smallest lead in standard errors.
ERRORS: Final = 4.0
#: The accepted turns may differ by this share of the lead.
SPREAD: Final = 0.5

#: Games that are simulated to the end with the best decision and with the best of the others, and
#: the lead in standard errors that they must show.
GAMES_TO_THE_END: Final = 200
ENDED_ERRORS: Final = 1.0

#: The champion with more than 25 times the simulations of its level.
CHAMPION: Final = "orangutan:games=8000"
#: How often a bot with random errors is asked.
_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a puzzle with its accepted answers, best first."""

    accepted: tuple[Decision, ...]
    #: The best of the other decisions.
    other: Decision
    gap: Gap
    #: The lead of the share of the win, over the other decision that wins most often.
    wins: Gap


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle that has passed all comparisons."""

    state: State
    steps: tuple[Step, ...]
    themes: tuple[Theme, ...]
    #: The levels of the ladder that find the answer in most tries.
    solved_by: tuple[str, ...]


@dataclass(slots=True)
class Funnel:
    """How many positions have passed each comparison."""

    passed: dict[str, int] = field(default_factory=dict)

    def count(self, stage: str) -> None:
        self.passed[stage] = self.passed.get(stage, 0) + 1


class Finder:
    """Finds puzzles in games; the seed and the number of a game determine the game."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._simulator = Simulator(Mandrill())
        self._bots = {name: load_bot(name) for name in PLAYERS}

    def search(self, number: int, funnel: Funnel) -> Iterator[FoundPuzzle]:
        """Yield the puzzles of one game."""
        chance = Chance(self._seed * 1_000_003 + number)
        options = Options(
            map=chance.choice(MAP_NUMBERS),
            butterfly=chance.below(100) < 100 * MODULE_SHARE,
            frog=chance.below(100) < 100 * MODULE_SHARE,
        )
        players = SEATS[number % len(SEATS)]
        bots = [self._bots[chance.choice(PLAYERS)] for _ in range(players)]
        game = FastGame(players, seed=chance.bits(), options=options)
        while not game.is_over:
            if game.kind in (Kind.BUILD, Kind.RECURRING_DELIVERY):
                found = self._puzzle(hide(game.state), Chance(chance.bits()), funnel)
                if found is not None:
                    yield found
            bot = bots[game.seat - 1]
            assert isinstance(bot, QuickBot)
            game.play_unchecked(bot.encoded_choice(game))

    def _puzzle(self, state: State, chance: Chance, funnel: Funnel) -> FoundPuzzle | None:
        funnel.count("positions")
        decisions = different_turns(state)
        if len(decisions) < _fewest(state):
            return None
        funnel.count("sizes")
        first = self._step(state, decisions, chance, funnel)
        if first is None:
            return None
        steps = [first]
        after, _ = play_unchecked(state, first.accepted[0])
        if after.kind is Kind.BUY and after.seat == state.seat:
            second = self._step(after, list(legal(after)), chance, None)
            if second is not None:
                steps.append(second)
        themes = themes_of(state, first.accepted, first.other, buys=len(steps) > 1)
        if not themes:
            return None
        funnel.count("themes")
        if not _solves(load_bot(CHAMPION), state, steps, chance):
            return None
        funnel.count("champion")
        solved = tuple(
            level.name for level in LADDER[:-1] if self._level_solves(level.name, state, steps)
        )
        return FoundPuzzle(state, tuple(steps), tuple(themes), solved)

    def _step(
        self, state: State, decisions: list[Decision], chance: Chance, funnel: Funnel | None
    ) -> Step | None:
        """Return the step if some decisions have a clear lead over all others."""
        if len(decisions) < 2:
            return None
        game = FastGame.of(state)
        encoded = np.array(
            [encode_decision(decision, state.pack) for decision in decisions], dtype=np.int32
        )
        most = max(1, min(MOST_ACCEPTED, int(ACCEPTED_SHARE * len(decisions))))
        turns_ahead = one_round(game)

        def values(rows: Any, samples: int, turns: int) -> Any:
            seeds = [chance.bits() for _ in range(samples)]
            return sampled_values(self._simulator, game, rows, seeds, turns)

        # Evaluate the end of the turn, then look a round ahead with more and more samples.
        order, count, gap = cut(values(encoded, 3, 0).mean(axis=0), most)
        if gap < 0.3 * LEAD:
            return None
        _count(funnel, "end of turn")
        order = order[:PROMISING]
        ranking, count, gap = cut(values(encoded[order], 6, turns_ahead).mean(axis=0), most)
        if gap < 0.5 * LEAD:
            return None
        order = order[ranking][: count + 16]
        _count(funnel, "few simulations")
        ranking, count, gap = cut(values(encoded[order], 30, turns_ahead).mean(axis=0), most)
        if gap < 0.8 * LEAD:
            return None
        # Decisions that were dropped for their value at the end of the turn get another chance.
        order = order[ranking]
        dropped = np.setdiff1d(np.arange(len(encoded)), order)
        if len(dropped):
            ranked = np.argsort(-values(encoded[dropped], 3, turns_ahead).mean(axis=0))
            order = np.concatenate([order[: count + 10], dropped[ranked][:10]])
        _count(funnel, "some simulations")
        samples = values(encoded[order], 200, turns_ahead)
        ranking, count, _ = cut(samples.mean(axis=0), most)
        found = gap_of(samples[:, ranking], count)
        if not found.is_clear(LEAD, ERRORS) or found.spread > SPREAD * found.lead:
            return None
        _count(funnel, "many simulations")
        order = order[ranking]
        accepted = [decisions[index] for index in order[:count]]
        if not _is_one_idea(state, accepted):
            return None
        _count(funnel, "one idea")
        # The results of whole games vary much more, so a small lead suffices here.
        ended = gap_of(values(encoded[order[[0, count]]], GAMES_TO_THE_END, TO_THE_END), 1)
        if not ended.is_clear(0.0, ENDED_ERRORS):
            return None
        _count(funnel, "games to the end")
        wins = _lead_of_wins(state, accepted, decisions, chance)
        if wins is None:
            return None
        _count(funnel, "wins")
        return Step(tuple(accepted), decisions[order[count]], found, wins)

    def _level_solves(self, name: str, state: State, steps: Sequence[Step]) -> bool:
        bot = load_bot(name)
        random = isinstance(bot, QuickBot) and bot.error > 0
        tries = _TRIES if random else 1
        solved = sum(_solves(bot, state, steps, Chance(number)) for number in range(tries))
        return 2 * solved > tries


def different_turns(state: State) -> list[Decision]:
    """Return the legal decisions, one of each `answer_key`; none if there are too many."""
    if state.kind is not Kind.BUILD:
        return list(legal(state)) if _can_end(state) else []
    palace, hand = state.palace, state.player.hand
    count, complete = count_up_to(palace, hand, most_nodes=_COUNTING_NODES)
    if not complete or count > MOST_STAIRCASES:
        return []
    found = {answer_key(each): each for each in legal(state) if not isinstance(each, Pass)}
    return list(found.values())


def _can_end(state: State) -> bool:
    """Return whether the player may choose to trigger the end with this delivery."""
    if state.kind is not Kind.RECURRING_DELIVERY or state.last_round:
        return False
    return state.delivery().icons > min(state.tray.arches, state.tray.bricks)


def _fewest(state: State) -> int:
    return FEWEST_TURNS if state.kind is Kind.BUILD else 2


def _is_one_idea(state: State, accepted: list[Decision]) -> bool:
    """Return whether accepted staircases have the same colour, credits and Bonus Card."""
    if not isinstance(accepted[0], Build):
        return True
    turns = {
        (turn.colour, turn.credits, turn.earns_bonus)
        for turn in (play_unchecked(state, decision)[0].turn for decision in accepted)
    }
    return len(turns) == 1


def _lead_of_wins(
    state: State, accepted: list[Decision], decisions: list[Decision], chance: Chance
) -> Gap | None:
    """Return the lead of the share of the win.

    `None` if another decision wins for certain, or about as often as the best one.
    """
    others = [each for each in decisions if each not in accepted]
    if may_end_now(state) and any(wins_for_certain(state, each) for each in others):
        return None
    found = win_gap(state, accepted[0], others, chance)
    return found if is_won_more_often(found) else None


def _solves(bot: Bot, state: State, steps: Sequence[Step], chance: Chance) -> bool:
    """Return whether a bot's answer to every step is accepted."""
    for step in steps:
        answer: Answer = ask(bot, view(state, state.seat), chance)
        accepted = {answer_key(decision) for decision in step.accepted}
        if answer_key(answer.decision) not in accepted:
            return False
        state, _ = play_unchecked(state, step.accepted[0])
    return True


def _count(funnel: Funnel | None, stage: str) -> None:
    if funnel is not None:
        funnel.count(stage)
