"""Play one game of a contest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from time import perf_counter
from typing import Final

from monkeypalace.arena.limits import Limits
from monkeypalace.arena.portable import file_of, original_frames
from monkeypalace.arena.result import BotFault, ErrorData, GameResult
from monkeypalace.arena.schedule import Contest
from monkeypalace.arena.warm import warm_up
from monkeypalace.arena.watch import LostBot, asking, current_watch
from monkeypalace.bots import (
    Bot,
    BotError,
    ask,
    load_bot,
    place_of,
    place_of_decide,
    short_place,
    traceback_of,
)
from monkeypalace.game import LONGEST_NAME, Chance, Decision, Game, View
from monkeypalace.gamefile import format_game
from monkeypalace.palace import Animal

#: Bits of the seed for one question: every JSON reader keeps integers of this size exact.
_CHANCE_BITS: Final = 53


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game's result, and its files: pairs of a name, relative to the folder, and a text."""

    result: GameResult
    files: tuple[tuple[str, str], ...] = ()


@dataclass(slots=True)
class _SeatState:
    """The state of a seat during the game."""

    seat: int
    spec: str
    bot: Bot
    chance: Chance
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    #: How the bot hung or ended its process when this game was played before, if it did.
    lost_bot: LostBot | None = None
    is_loaded: bool = False
    #: The current turn, and the time spent on it.
    turn: int = 0
    turn_seconds: float = 0.0

    @property
    def name(self) -> str:
        """The name of the bot's class, or its spec while it is not loaded."""
        return type(self.bot).__name__[:40] if self.is_loaded else self.spec[-40:]

    @property
    def code_line(self) -> str:
        """The file and line of the bot's method, or its file while it is not loaded."""
        if not self.is_loaded:
            return file_of(self.spec) or ""
        frame = f"{place_of_decide(self.bot)} in decide"
        return place_of(original_frames((frame,), self.spec))

    def spent_on(self, turn: int) -> float:
        return self.turn_seconds if turn == self.turn else 0.0

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

    def add(self, game: Game, seat_state: _SeatState, chance: int, error: BotError) -> None:
        """Add a fault and its position, and let a random player take over the seat."""
        name = f"faults/{self.index:06}-seat{seat_state.seat}.json"
        frames = (traceback_of(error.__cause__) if error.__cause__ else ()) or (
            seat_state.lost_bot.frames if seat_state.lost_bot else ()
        )
        frames = original_frames(frames, seat_state.spec)
        self.found.append(
            BotFault(
                seat_state.seat,
                seat_state.spec,
                len(game.records) + 1,
                chance,
                ErrorData.of(error),
                name,
                place_of(frames) or seat_state.code_line,
                frames,
            )
        )
        self.files.append((name, format_game(game)))
        seat_state.bot = load_bot("random")


def play_game(
    contest: Contest,
    index: int,
    *,
    keep_game: bool = False,
    load: Callable[[str], Bot] = load_bot,
) -> PlayedGame:
    """Play game `index` of a contest.

    A bot that crashes, decides illegally or breaks a time limit loses regardless of its bananas;
    a random player takes over its seat, so that the others can finish. A bot that never returns, or
    that ends the process, loses only if the game is played in another process; see `run`.
    """
    played, game = play_with_game(contest, index, load)
    if not keep_game:
        return played
    return PlayedGame(played.result, (*played.files, (f"games/{index:06}.json", format_game(game))))


def play_with_game(
    contest: Contest, index: int, load: Callable[[str], Bot] = load_bot
) -> tuple[PlayedGame, Game]:
    """Play game `index` of a contest; return also the `Game`, for callers that analyse it."""
    warm_up(contest, load)
    scheduled = contest.scheduled_game(index)
    specs = tuple(contest.bots[number] for number in scheduled.seats)
    game = Game(
        contest.players,
        seed=scheduled.seed,
        pack=contest.pack,
        options=scheduled.options,
        names=_names([contest.labels[number] for number in scheduled.seats]),
    )
    faults = _Faults(index)
    watch = current_watch()
    lost_bots = {} if watch is None else watch.lost_bots
    seats = []
    for seat, spec in enumerate(specs, start=1):
        seat_state = _SeatState(seat, spec, load_bot("random"), contest.chance_of(index, seat))
        seat_state.lost_bot = lost_bots.get(seat)
        _load(game, seat_state, faults, contest.limits, load)
        seats.append(seat_state)
    while not game.is_over:
        _decide(game, seats[game.seat - 1], faults, contest.limits)
    bananas = tuple(score.total for score in game.scores)
    lost = {fault.seat for fault in faults.found}
    places = _places(game, bananas, lost)
    winners = places.count(1)
    result = GameResult(
        index=index,
        deal=scheduled.deal,
        seed=scheduled.seed,
        map=scheduled.options.map,
        entries=scheduled.seats,
        bots=specs,
        bananas=bananas,
        places=places,
        shares=tuple(1 / winners if place == 1 else 0.0 for place in places),
        rounds=game.state.round,
        decisions=len(game.records),
        turns=tuple(seat_state.turns for seat_state in seats),
        seconds=tuple(round(seat_state.seconds, 6) for seat_state in seats),
        longest=tuple(round(seat_state.longest, 6) for seat_state in seats),
        faults=tuple(faults.found),
    )
    return PlayedGame(result, tuple(faults.files)), game


def _names(labels: list[str]) -> list[str] | None:
    """Return the bots as player names of a game file, if their specs are valid names."""
    names = [label[:LONGEST_NAME] for label in labels]
    return names if all(name.isprintable() and name.strip() for name in names) else None


def _load(
    game: Game,
    seat_state: _SeatState,
    faults: _Faults,
    limits: Limits,
    load: Callable[[str], Bot],
) -> None:
    """Load the bot of a seat."""
    lost_bot = seat_state.lost_bot
    if lost_bot is not None and not lost_bot.may_load:
        faults.add(game, seat_state, 0, _lost(seat_state, lost_bot, limits))
        return
    began = perf_counter()
    try:
        with asking(seat_state.seat, 0, limits.loading):
            seat_state.bot = load(seat_state.spec)
        seat_state.is_loaded = True
        if perf_counter() - began > limits.loading:
            line = short_place(seat_state.code_line)
            raise limits.broken(seat_state.name, 0, line, loading=True)
    except BotError as error:
        faults.add(game, seat_state, 0, error)


def _decide(game: Game, seat_state: _SeatState, faults: _Faults, limits: Limits) -> None:
    """Play one decision of the current seat."""
    # A new generator for each question: position and seed are enough to ask it again.
    chance = seat_state.chance.bits() >> (64 - _CHANCE_BITS)
    turn, number = game.state.round, len(game.records) + 1
    view = game.view(seat_state.seat)
    allowed = limits.allowed(seat_state.seconds)
    spent, lost_bot = seat_state.seconds, seat_state.lost_bot
    has_lost = any(fault.seat == seat_state.seat for fault in faults.found)
    began = perf_counter()
    try:
        if lost_bot is not None and number >= lost_bot.decision and not has_lost:
            raise _lost(seat_state, lost_bot, limits)
        with asking(seat_state.seat, number, inf if has_lost else allowed, spent):
            decision = _ask(seat_state.bot, view, chance, seat_state.spent_on(turn))
        if perf_counter() - began > allowed and not has_lost:
            raise limits.broken(seat_state.name, spent, short_place(seat_state.code_line))
    except BotError as error:
        seat_state.add_time(turn, perf_counter() - began)
        faults.add(game, seat_state, chance, error)
        decision = ask(seat_state.bot, view, Chance(chance)).decision
    else:
        seat_state.add_time(turn, perf_counter() - began)
    game.play(decision)


def _lost(seat_state: _SeatState, lost_bot: LostBot, limits: Limits) -> BotError:
    """Return the error of a bot that hung or ended its process when the game was played before."""
    line = short_place(place_of(lost_bot.frames) or seat_state.code_line)
    if lost_bot.exit_code is None:
        return limits.broken(seat_state.name, lost_bot.spent, line, loading=not lost_bot.decision)
    return BotError(
        "bot-died", bot=seat_state.name, code=lost_bot.exit_code, signal=lost_bot.signal, place=line
    )


def _ask(bot: Bot, view: View, chance: int, spent: float) -> Decision:
    try:
        return ask(bot, view, Chance(chance), spent=spent).decision
    except BotError:
        raise
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        # The bot tried to exit, or returned something that cannot be checked.
        raise BotError.crash(type(bot).__name__, error) from error


def _places(game: Game, bananas: tuple[int, ...], lost: set[int]) -> tuple[int, ...]:
    """Return each seat's place by bananas; a tie goes to the holder of the Monkey Trophy.

    Seats that lost by a fault come last. If all seats did, they share the win.
    """
    if len(lost) == len(bananas):
        return (1,) * len(bananas)
    holder = game.state.trophy_holder(Animal.MONKEY)
    ranked = [
        (-inf, False) if seat in lost else (count, seat == holder)
        for seat, count in enumerate(bananas, start=1)
    ]
    return tuple(1 + sum(other > own for other in ranked) for own in ranked)
