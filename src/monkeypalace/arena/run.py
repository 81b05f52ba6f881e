"""Run a contest, locally or on a cluster, until it is complete or `sprt` has decided it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from monkeypalace.arena.cluster import play_in_parallel
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.folder import Folder, settings_of, write_files
from monkeypalace.arena.local import play_locally
from monkeypalace.arena.match import PlayedGame, play_game
from monkeypalace.arena.portable import PortableLoader, file_of
from monkeypalace.arena.result import BotFault, GameResult
from monkeypalace.arena.schedule import Contest
from monkeypalace.arena.sprt import Hypotheses, Sprt, SprtVerdict
from monkeypalace.arena.statistics import seat_shares, standings
from monkeypalace.arena.watch import asking, current_watch
from monkeypalace.bots import BotError, load_bot, place_of, short_place
from monkeypalace.game import Game

#: With more bots, a single deal would have many thousands of games.
MOST_BOTS: Final = 16


@dataclass(slots=True)
class Tally:
    """The games so far, for progress bars and for the SPRT, which may end the contest early."""

    contest: Contest
    sprt: Sprt | None = None
    results: dict[int, GameResult] = field(default_factory=dict)
    #: The wins of each bot, and the number of seats it has played on.
    won: list[float] = field(init=False)
    seats: list[int] = field(init=False)
    #: The next game for the SPRT, which takes games in the order of their indices.
    _next: int = 0
    #: The first bot's wins so far in the current deal.
    _won_in_deal: float = 0.0

    def __post_init__(self) -> None:
        self.won = [0.0] * len(self.contest.bots)
        self.seats = [0] * len(self.contest.bots)

    def add(self, result: GameResult) -> None:
        if result.index in self.results:
            return
        self.results[result.index] = result
        for entry, share in zip(result.entries, result.shares, strict=True):
            self.won[entry] += share
            self.seats[entry] += 1
        if self.sprt is not None:
            self._test(self.sprt)

    def _test(self, sprt: Sprt) -> None:
        while sprt.verdict is SprtVerdict.OPEN and self._next in self.results:
            result = self.results[self._next]
            self._won_in_deal += sum(
                share
                for entry, share in zip(result.entries, result.shares, strict=True)
                if entry == 0
            )
            self._next += 1
            following = self.contest.scheduled_game(self._next).deal
            if following != result.deal:
                sprt.add(self._won_in_deal / self.contest.deal_size(result.deal))
                self._won_in_deal = 0.0

    @property
    def is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not SprtVerdict.OPEN

    def counted(self) -> list[GameResult]:
        """Return the games that count, in order.

        Games after the one that decided the SPRT do not count, so that the result does not depend
        on the number of games that are played in parallel.
        """
        found = [self.results[index] for index in sorted(self.results)]
        return found[: self._next] if self.is_decided else found


@dataclass(frozen=True, slots=True)
class ContestResult:
    """The result of a contest, complete or not."""

    contest: Contest
    #: The games that count, in order.
    results: tuple[GameResult, ...]
    interrupted: bool = False
    sprt: Sprt | None = None
    #: The folder of the files of faults, if any.
    folder: Path | None = None

    @property
    def faults(self) -> list[tuple[GameResult, BotFault, Path]]:
        """Every fault with its game and its file."""
        return [
            (result, fault, (self.folder or Path()) / fault.file)
            for result in self.results
            for fault in result.faults
        ]

    def to_json(self) -> dict[str, Any]:
        return {
            "settings": settings_of(self.contest),
            "games": len(self.results),
            "interrupted": self.interrupted,
            "bots": [found.to_json() for found in standings(self.contest, self.results)],
            "seats": [asdict(found) for found in seat_shares(self.contest, self.results)],
            "sprt": None if self.sprt is None else self.sprt.to_json(),
            "faults": [
                {"game": result.index, **asdict(fault), "file": str(file)}
                for result, fault, file in self.faults
            ],
        }


def check(
    contest: Contest, hypotheses: Hypotheses | None = None, *, isolated: bool = False
) -> None:
    """Raise an error if a contest cannot be played; call this before the first game.

    With `isolated`, the bots are loaded in another process: a bot may end the process it is in.
    """
    if not contest.bots:
        raise ArenaError("arena-no-bots")
    if len(contest.bots) > MOST_BOTS:
        raise ArenaError("arena-many-bots", count=len(contest.bots), most=MOST_BOTS)
    if hypotheses is not None and len(contest.bots) != 2:
        raise ArenaError("arena-sprt-bots", count=len(contest.bots))
    for number in contest.map_numbers:
        options = replace(contest.options, map=number)
        Game(contest.players, seed=contest.seed, pack=contest.pack, options=options)
    for _ in play_locally(_try_to_load, contest, range(len(contest.bots)), isolated=isolated):
        pass


def _try_to_load(contest: Contest, number: int) -> None:
    spec = contest.bots[number]
    watch = current_watch()
    lost_bot = None if watch is None else watch.lost_bots.get(1)
    if lost_bot is not None:
        place = short_place(place_of(lost_bot.frames) or file_of(spec) or spec)
        if lost_bot.exit_code is None:
            raise contest.limits.broken(spec, 0, place, loading=True)
        raise BotError(
            "bot-died", bot=spec[-40:], code=lost_bot.exit_code, signal=lost_bot.signal, place=place
        )
    with asking(1, 0, contest.limits.loading):
        load_bot(spec)


def run(
    contest: Contest,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    folder: Folder | None = None,
    keep_games: bool = False,
    hypotheses: Hypotheses | None = None,
    progress: Callable[[Tally], None] | None = None,
    isolated: bool = False,
) -> ContestResult:
    """Run a contest. Ctrl-C ends it early and keeps the finished games.

    Games are played by `jobs` processes of this machine, or by the Ray cluster at the address
    `cluster`. Games that are already in the folder are skipped. `progress` is called after
    every game.

    With one job, games are played in this process, unless they are `isolated` or the contest has
    time limits. Then they are played in another process, so that a bot that hangs or ends its
    process loses its game; a program that calls this needs `if __name__ == "__main__":`.
    """
    isolated = isolated or bool(contest.limits)
    tally = Tally(contest, None if hypotheses is None else Sprt(hypotheses))
    total = contest.whole_games
    for result in folder.results if folder is not None else ():
        if result.index < total:
            tally.add(result)
    missing = [index for index in range(total) if index not in tally.results]
    path = None if folder is None else folder.path
    interrupted = False
    try:
        if missing and not tally.is_decided:
            with closing(_play(contest, missing, jobs, cluster, keep_games, isolated)) as games:
                for played in games:
                    if folder is not None:
                        folder.add(played)
                    elif played.files:
                        # Without a folder, files of faults go to a temporary folder.
                        path = path or Path(mkdtemp(prefix="monkeypalace-arena-"))
                        write_files(path, played.files)
                    tally.add(played.result)
                    if progress is not None:
                        progress(tally)
                    if tally.is_decided:
                        break
    except KeyboardInterrupt:
        interrupted = True
        # Ctrl-C may have come after a game was stored, but before it was counted.
        for result in folder.read() if folder is not None else ():
            if result.index < total and result.index not in tally.results:
                tally.add(result)
    outcome = ContestResult(contest, tuple(tally.counted()), interrupted, tally.sprt, path)
    if folder is not None:
        folder.finish(outcome.results, outcome.to_json())
    return outcome


def _play(
    contest: Contest,
    indices: Iterable[int],
    jobs: int,
    cluster: str | None,
    keep_games: bool,
    isolated: bool,
) -> Generator[PlayedGame, None, None]:
    load = load_bot if cluster is None else PortableLoader(contest.bots)
    task = partial(play_game, keep_game=keep_games, load=load)
    yield from play_in_parallel(
        task, contest, indices, jobs=jobs, cluster=cluster, isolated=isolated
    )
