"""Play one game of a contest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from time import perf_counter
from typing import Final

from monkeypalace.arena.result import BotFault, GameResult, Told
from monkeypalace.arena.schedule import Contest
from monkeypalace.arena.warm import warm_up
from monkeypalace.bots import Bot, BotError, ask, load_bot
from monkeypalace.game import Chance, Decision, Game, View
from monkeypalace.game.game import LONGEST_NAME
from monkeypalace.gamefile import format_game
from monkeypalace.palace import Animal

#: The range of seeds for one question: JSON numbers hold this many bits everywhere.
_CHANCE_BITS: Final = 53


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game's result and its files: names relative to the folder, and texts."""

    result: GameResult
    files: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class _Chair:
    """The state of a seat during the game."""

    seat: int
    spec: str
    bot: Bot
    chance: Chance
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    #: The current turn, and the time spent on it.
    turn: int = 0
    turn_seconds: float = 0.0

    def add_time(self, turn: int, seconds: float) -> None:
        if turn != self.turn:
            self.turn, self.turn_seconds = turn, 0.0
            self.turns += 1
        self.turn_seconds += seconds
        self.seconds += seconds
        self.longest = max(self.longest, self.turn_seconds)


@dataclass(slots=True)
class _Faults:
    """Faults of bots, each with the game at that moment."""

    index: int
    found: list[BotFault] = field(default_factory=list)
    files: list[tuple[str, str]] = field(default_factory=list)

    def add(self, game: Game, chair: _Chair, chance: int, error: BotError) -> None:
        name = f"faults/{self.index:06}-seat{chair.seat}.json"
        number = len(game.records) + 1
        self.found.append(BotFault(chair.seat, chair.spec, number, chance, Told.of(error), name))
        self.files.append((name, format_game(game)))


def play_game(
    contest: Contest,
    index: int,
    *,
    keep_game: bool = False,
    load: Callable[[str], Bot] = load_bot,
) -> PlayedGame:
    """Play game `index` of a contest.

    A bot that crashes or decides illegally loses regardless of its bananas; a random player
    takes over its seat, so that the others can finish.
    """
    warm_up(contest, load)
    fixture = contest.fixture(index)
    specs = tuple(contest.bots[number] for number in fixture.seats)
    game = Game(
        contest.players,
        seed=fixture.seed,
        pack=contest.pack,
        options=fixture.options,
        names=_names([contest.labels[number] for number in fixture.seats]),
    )
    faults = _Faults(index)
    chairs = []
    for seat, spec in enumerate(specs, start=1):
        chair = _Chair(seat, spec, load_bot("random"), contest.chance_of(index, seat))
        try:
            chair.bot = load(spec)
        except BotError as error:
            faults.add(game, chair, 0, error)
        chairs.append(chair)
    while not game.is_over:
        _decide(game, chairs[game.seat - 1], faults)
    bananas = tuple(score.total for score in game.scores)
    lost = {fault.seat for fault in faults.found}
    places = _places(game, bananas, lost)
    winners = places.count(1)
    result = GameResult(
        index=index,
        deal=fixture.deal,
        seed=fixture.seed,
        map=fixture.options.map,
        entries=fixture.seats,
        bots=specs,
        bananas=bananas,
        places=places,
        shares=tuple(1 / winners if place == 1 else 0.0 for place in places),
        rounds=game.state.round,
        decisions=len(game.records),
        turns=tuple(chair.turns for chair in chairs),
        seconds=tuple(round(chair.seconds, 6) for chair in chairs),
        longest=tuple(round(chair.longest, 6) for chair in chairs),
        faults=tuple(faults.found),
    )
    files = list(faults.files)
    if keep_game:
        files.append((f"games/{index:06}.json", format_game(game)))
    return PlayedGame(result, tuple(files))


def _names(labels: list[str]) -> list[str] | None:
    """Return the bots as player names of a game file, if their specs are valid names."""
    names = [label[:LONGEST_NAME] for label in labels]
    return names if all(name.isprintable() and name.strip() for name in names) else None


def _decide(game: Game, chair: _Chair, faults: _Faults) -> None:
    """Play one decision of the current seat."""
    # A new generator for each question: position and seed are enough to ask it again.
    chance = chair.chance.bits() >> (64 - _CHANCE_BITS)
    turn = game.state.round
    view = game.view(chair.seat)
    began = perf_counter()
    try:
        decision = _asked(chair.bot, view, chance)
    except BotError as error:
        chair.add_time(turn, perf_counter() - began)
        faults.add(game, chair, chance, error)
        chair.bot = load_bot("random")
        decision = ask(chair.bot, view, Chance(chance)).decision
    else:
        chair.add_time(turn, perf_counter() - began)
    game.play(decision)


def _asked(bot: Bot, view: View, chance: int) -> Decision:
    try:
        return ask(bot, view, Chance(chance)).decision
    except BotError:
        raise
    except (Exception, SystemExit) as error:
        # The bot tried to exit, or returned something that cannot be judged.
        what = f"{type(error).__name__}: {error}"[:200]
        raise BotError("bot-crash", bot=type(bot).__name__[:40], reason=what) from error


def _places(game: Game, bananas: tuple[int, ...], lost: set[int]) -> tuple[int, ...]:
    """Return each seat's place by bananas; a tie goes to the holder of the Monkey Trophy.

    Seats that lost by a fault come last. If all seats did, they share the win.
    """
    if len(lost) == len(bananas):
        return (1,) * len(bananas)
    holder = game.state.trophy_holder(Animal.MONKEY)
    worth = [
        (-inf, False) if seat in lost else (count, seat == holder)
        for seat, count in enumerate(bananas, start=1)
    ]
    return tuple(1 + sum(other > own for other in worth) for own in worth)
