"""The fast engine for Python programs: packed games with the kernels behind plain methods.

`FastGame` is one game, `FastBatch` many games that are stepped together. Both play exactly
what `Game` plays; the tests hold the two engines against each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Any, Final, TypeVar

import numpy as np

from monkeypalace.building import Staircase
from monkeypalace.errors import DecisionError, OptionsError, PositionError
from monkeypalace.fast import convert
from monkeypalace.fast import layout as at
from monkeypalace.fast.choosing import (
    CLASS_SIZE,
    FOR_BONUS,
    FOR_COLOUR,
    FOR_END,
    FOR_HEIGHT,
    FOR_START,
    MOST_CLASSES,
    PER_ARCH,
    PER_BRICK,
    PER_COLUMN,
    PER_LEVEL,
    WEIGHTS_SIZE,
    best_staircases,
    class_representatives,
)
from monkeypalace.fast.decisions import (
    count_decisions,
    count_staircases,
    random_decision,
    write_decision,
)
from monkeypalace.fast.games import (
    apply_all,
    count_bananas,
    play_out,
    play_out_all,
    share_win,
    shuffle,
)
from monkeypalace.fast.jit import announce_compilation
from monkeypalace.fast.rng import new_generator
from monkeypalace.fast.staircases import count_by_start, count_within, list_staircases
from monkeypalace.fast.steps import apply
from monkeypalace.fast.walk import (
    WORK_BONUS,
    WORK_SIZE,
    WORK_TALLY,
    WORK_TOP_LEVEL,
    begin,
    can_start,
    prepare,
)
from monkeypalace.foreign import brief, is_number
from monkeypalace.game import LARGEST_SEED, Decision, Game, Kind, Options, State, refusal
from monkeypalace.game.state import COLOURS
from monkeypalace.packs import Pack, standard_pack
from monkeypalace.palace import BOX, SPOTS, Palace, Pieces

#: The largest batch.
_MOST_GAMES: Final = 1 << 24
#: More decisions than any game has.
ENDLESS: Final = 1_000_000
_MOST_NODES: Final = 1 << 62
#: Staircases that `generate` finds ahead of being asked.
_LISTED_AT_ONCE: Final = 512

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Perft:
    """The counts of a position's staircases."""

    staircases: int
    by_arches: dict[int, int]
    by_colour: dict[str, int]
    with_bonus: int
    top_level: int


@dataclass(frozen=True, slots=True)
class Weights:
    """What makes a staircase good, for `best` and `classes`."""

    arch: float = 1.0
    height: float = 1.0
    bonus: float = 0.0
    brick: float = 0.0
    column: float = 0.0
    level: float = 0.0
    colours: tuple[float, float, float] = (0.0, 0.0, 0.0)
    starts: tuple[float, ...] = (0.0,) * 64
    ends: tuple[float, ...] = (0.0,) * 64

    def to_array(self) -> Any:
        if (len(self.colours), len(self.starts), len(self.ends)) != (3, 64, 64):
            raise ValueError("a weight for each of 3 colours, 64 starts and 64 ends is needed")
        weights = np.zeros(WEIGHTS_SIZE)
        weights[PER_ARCH] = self.arch
        weights[FOR_HEIGHT] = self.height
        weights[FOR_BONUS] = self.bonus
        weights[PER_BRICK] = self.brick
        weights[PER_COLUMN] = self.column
        weights[PER_LEVEL] = self.level
        weights[FOR_COLOUR : FOR_COLOUR + 3] = self.colours
        weights[FOR_START : FOR_START + 64] = self.starts
        weights[FOR_END : FOR_END + 64] = self.ends
        return weights


@dataclass(frozen=True, slots=True)
class StaircaseClass:
    """Staircases that give and take the same, and the best of them by the weights."""

    arches: int
    colour: str
    height_credit: bool
    bonus: bool
    bricks: int
    columns: int
    worth: float
    staircase: Staircase


class Found(list[T]):
    """What a search has found; `complete` is false if it was cut short."""

    def __init__(self, items: Iterable[T], *, complete: bool) -> None:
        super().__init__(items)
        self.complete = complete


class FastGame:
    """One packed game.

    >>> game = FastGame(players=2, seed=1)
    >>> game.count_decisions()
    9
    >>> decisions = game.play_out(seed=7)
    >>> game.kind is Kind.OVER
    True
    """

    __slots__ = ("_by_start", "_work", "pack", "packed", "tables")

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int | None = None,
        pack: Pack | None = None,
        options: Options | None = None,
    ) -> None:
        game = Game(players, seed=seed, pack=pack, options=options)
        self._set(convert.pack_state(game.state), game.pack)

    def _set(self, packed: Any, pack: Pack) -> None:
        self.packed = packed
        self.pack = pack
        self.tables = convert.tables_of(pack)
        self._work = np.zeros(WORK_SIZE, dtype=np.int64)
        self._by_start = np.zeros(at.SPOT_COUNT, dtype=np.int64)

    @classmethod
    def of(cls, state: State) -> FastGame:
        """The packed form of a state of the readable game."""
        game = cls.__new__(cls)
        game._set(convert.pack_state(state), state.pack)
        return game

    @property
    def state(self) -> State:
        """The readable form."""
        return convert.unpack_state(self.packed, self.pack)

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self.packed[at.SEAT]) + 1

    @property
    def kind(self) -> Kind:
        """What is to be decided."""
        return convert.KINDS[self.packed[at.KIND]]

    @property
    def is_over(self) -> bool:
        return bool(self.packed[at.KIND] == at.OVER)

    @property
    def scratch(self) -> tuple[Any, Any]:
        """Memory for the kernels: the workspace, and room for a number for each start."""
        return self._work, self._by_start

    def copy(self) -> FastGame:
        """A game that goes its own way from here. The scratch memory is shared."""
        other = FastGame.__new__(FastGame)
        other.packed = self.packed.copy()
        other.pack, other.tables = self.pack, self.tables
        other._work, other._by_start = self._work, self._by_start
        return other

    def count_decisions(self) -> int:
        """How many decisions are legal, staircases one by one."""
        announce_compilation(count_decisions)
        return int(count_decisions(self.packed, self.tables, self._work, self._by_start))

    def decision(self, number: int) -> Decision:
        """Legal decision `number`, from 0."""
        count = self.count_decisions()
        if not 0 <= number < count:
            raise IndexError(number)
        packed = np.zeros(at.DECISION_SIZE, dtype=np.int32)
        write_decision(self.packed, self.tables, self._work, self._by_start, number, packed)
        return convert.unpack_decision(packed, self.pack)

    def random_decision(self, generator: Any) -> Decision:
        """A legal decision, each as likely as any other; see `new_generator`."""
        if self.is_over:
            raise DecisionError("game-over")
        announce_compilation(random_decision)
        packed = np.zeros(at.DECISION_SIZE, dtype=np.int32)
        random_decision(self.packed, self.tables, self._work, self._by_start, generator, packed)
        return convert.unpack_decision(packed, self.pack)

    def play(self, decision: Decision) -> None:
        """Play a decision after the readable game has judged it."""
        refused = refusal(self.state, decision)
        if refused is not None:
            raise refused
        self.play_unchecked(convert.pack_decision(decision, self.pack))

    def play_unchecked(self, packed_decision: Any) -> None:
        """Play a packed decision that is known to be legal."""
        announce_compilation(apply)
        apply(self.packed, self.tables, self._work, packed_decision)

    def play_out(self, *, seed: int, most_decisions: int = ENDLESS) -> int:
        """Play at random to the end; return the number of decisions."""
        announce_compilation(play_out)
        return int(play_out(self.packed, self.tables, new_generator(seed), most_decisions))

    def bananas(self) -> tuple[int, ...]:
        """The bananas of every seat, now."""
        counted = np.zeros(4, dtype=np.int64)
        count_bananas(self.packed, self.tables, counted)
        return tuple(int(number) for number in counted[: self.packed[at.PLAYERS]])

    def win_shares(self) -> tuple[float, ...]:
        """Each seat's share of the win if the game ended now."""
        counted, shares = np.zeros(4, dtype=np.int64), np.zeros(4)
        count_bananas(self.packed, self.tables, counted)
        share_win(self.packed, counted, shares)
        return tuple(float(share) for share in shares[: self.packed[at.PLAYERS]])

    def count_staircases(self) -> int:
        """How many staircases the player to move can build."""
        return int(count_staircases(self.packed, self._work, self._by_start))

    def best(
        self, weights: Weights, few: int = 1, *, most_nodes: int = _MOST_NODES
    ) -> Found[tuple[float, Staircase]]:
        """The best few staircases by the weights, with what they are worth, best first."""
        if few < 1:
            raise ValueError("few must be at least 1")
        announce_compilation(best_staircases)
        decisions = np.zeros((few, at.DECISION_SIZE), dtype=np.int32)
        worths = np.zeros(few)
        found = best_staircases(
            self.packed, self._work, weights.to_array(), most_nodes, decisions, worths
        )
        ranked = [
            (float(worths[index]), convert.unpack_staircase(decisions[index]))
            for index in range(abs(found))
        ]
        return Found(ranked, complete=bool(found >= 0))

    def classes(self, weights: Weights, *, most_nodes: int = _MOST_NODES) -> Found[StaircaseClass]:
        """One staircase for each (arches, colour, height credit, bonus, pieces used)."""
        announce_compilation(class_representatives)
        classes = np.zeros((MOST_CLASSES, CLASS_SIZE), dtype=np.int64)
        decisions = np.zeros((MOST_CLASSES, at.DECISION_SIZE), dtype=np.int32)
        worths = np.zeros(MOST_CLASSES)
        found = class_representatives(
            self.packed, self._work, weights.to_array(), most_nodes, classes, decisions, worths
        )
        representatives = [
            StaircaseClass(
                int(row[0]),
                str(COLOURS[row[1]]),
                bool(row[2]),
                bool(row[3]),
                int(row[4]),
                int(row[5]),
                float(worths[index]),
                convert.unpack_staircase(decisions[index]),
            )
            for index, row in enumerate(classes[: abs(found)])
        ]
        return Found(representatives, complete=bool(found >= 0))


class FastBatch:
    """Many games that are stepped together, on all cores.

    `states` has one packed game a row.

    >>> batch = FastBatch(games=4, players=2, seed=1)
    >>> made = batch.play_out()
    >>> bool((batch.states[:, at.KIND] == at.OVER).all())
    True
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        seed: int = 0,
        pack: Pack | None = None,
        options: Options | None = None,
    ) -> None:
        """Game `i` of the batch is the game with seed `seed + i`."""
        if not (is_number(games, 1, _MOST_GAMES) and is_number(seed, 0, LARGEST_SEED - games)):
            raise OptionsError("batch", games=brief(games), seed=brief(seed), most=_MOST_GAMES)
        self.pack = pack or standard_pack()
        self.tables = convert.tables_of(self.pack)
        unshuffled = Game(players, piles={}, pack=self.pack, options=options)
        if options is not None and options.piles != "shuffled":
            unshuffled = Game(players, seed=seed, pack=self.pack, options=options)
        self.states = np.tile(convert.pack_state(unshuffled.state), (games, 1))
        #: Chance for the players' choices; it goes on from the shuffle.
        self.generators = np.arange(seed, seed + games, dtype=np.uint64).reshape(games, 1)
        for index in range(games):
            shuffle(self.states[index], self.tables, self.generators[index])

    def play_out(self, most_decisions: int = ENDLESS) -> int:
        """Play all games at random, to the end or so many decisions each; return the total."""
        announce_compilation(play_out_all)
        return int(play_out_all(self.states, self.tables, self.generators, most_decisions))

    def step(self, decisions: Any) -> None:
        """Play one packed decision in each game; they must be legal.

        `decisions` has a row of 32-bit numbers for each game.
        """
        expected = (len(self.states), at.DECISION_SIZE)
        if decisions.shape != expected or decisions.dtype != np.int32:
            raise ValueError(f"decisions must be 32-bit numbers of shape {expected}")
        apply_all(self.states, self.tables, decisions)

    def state(self, index: int) -> State:
        """The readable form of one game."""
        return convert.unpack_state(self.states[index], self.pack)


def _prepared(palace: Palace, hand: Pieces) -> tuple[Any, Any]:
    """A packed palace and a workspace prepared for it."""
    _check_hand(hand)
    announce_compilation(count_by_start)
    packed = np.zeros(at.STATE_SIZE, dtype=np.int16)
    convert.pack_palace(packed, palace)
    work = np.zeros(WORK_SIZE, dtype=np.int64)
    prepare(packed, work)
    return packed, work


def _check_hand(hand: Pieces) -> None:
    """The kernels count with numbers that a box cannot exceed."""
    if not (Pieces() <= hand <= BOX):
        raise PositionError(
            "hand-beyond-the-box", arches=BOX.arches, bricks=BOX.bricks, columns=BOX.columns
        )


def perft(palace: Palace, hand: Pieces) -> Perft:
    """Count the legal staircases of a position."""
    packed, work = _prepared(palace, hand)
    by_start = np.zeros(at.SPOT_COUNT, dtype=np.int64)
    total = count_by_start(work, hand.arches, hand.bricks, hand.columns, by_start)
    tally = work[WORK_TALLY:WORK_BONUS]
    by_colour = {
        str(colour): int(by_start[packed[at.GROUND : at.GROUND + 64] == number].sum())
        for number, colour in enumerate(COLOURS)
    }
    return Perft(
        staircases=int(total),
        by_arches={arches: int(count) for arches, count in enumerate(tally) if count},
        by_colour={colour: count for colour, count in sorted(by_colour.items()) if count},
        with_bonus=int(work[WORK_BONUS]),
        top_level=int(work[WORK_TOP_LEVEL]),
    )


def count_up_to(palace: Palace, hand: Pieces, *, most_nodes: int) -> tuple[int, bool]:
    """How many legal staircases there are, and whether that is all of them.

    Late in a game there may be more than anybody can wait for; so it stops after `most_nodes`
    arches, and then there are at least as many.
    """
    _, work = _prepared(palace, hand)
    found = int(count_within(work, hand.arches, hand.bricks, hand.columns, most_nodes))
    return (found, True) if found >= 0 else (-1 - found, False)


def perft_seconds(palace: Palace, hand: Pieces, repeats: int = 5) -> float:
    """How long counting takes, the median of so many times, compilation excluded."""
    _, work = _prepared(palace, hand)
    by_start = np.zeros(at.SPOT_COUNT, dtype=np.int64)
    pieces = (hand.arches, hand.bricks, hand.columns)
    count_by_start(work, *pieces, by_start)
    taken = []
    for _ in range(repeats):
        began = perf_counter()
        count_by_start(work, *pieces, by_start)
        taken.append(perf_counter() - began)
    return median(taken)


def generate(palace: Palace, hand: Pieces) -> Iterator[Staircase]:
    """Every legal staircase, found as you ask; the twin of `building.generate`."""
    _, work = _prepared(palace, hand)
    pieces = (hand.arches, hand.bricks, hand.columns)
    rows = np.zeros((_LISTED_AT_ONCE, 3 + hand.arches), dtype=np.int32)
    for start in range(len(SPOTS)):
        if not can_start(work, start, hand.arches):
            continue
        begin(work, start, *pieces)
        combination = np.zeros(1, dtype=np.int64)
        written = len(rows)
        while written == len(rows):
            written = list_staircases(work, combination, rows)
            for row in rows[:written]:
                yield convert.unpack_staircase(row)
