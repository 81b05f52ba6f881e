"""One encoded game, with methods that call the kernels."""

from __future__ import annotations

from array import array
from typing import Any

from monkeypalace.engine import convert
from monkeypalace.engine import layout as at
from monkeypalace.engine.decisions import (
    count_decisions,
    count_staircases,
    random_decision,
    write_decision,
)
from monkeypalace.engine.games import count_bananas, play_out, share_win
from monkeypalace.engine.steps import apply
from monkeypalace.errors import DecisionError
from monkeypalace.game import Decision, Game, Kind, Options, State, refusal
from monkeypalace.kernels.random import new_generator
from monkeypalace.packs import Pack
from monkeypalace.search import layout as ws
from monkeypalace.search import new_workspace


def new_decision() -> array[int]:
    """Return an empty array for an encoded decision."""
    return array("i", bytes(4 * ws.DECISION_SIZE))


class FastGame:
    """One encoded game, with exactly the rules of `Game`.

    >>> game = FastGame(players=2, seed=1)
    >>> game.count_decisions()
    9
    >>> decisions = game.play_out(seed=7)
    >>> game.kind is Kind.OVER
    True
    """

    __slots__ = ("_by_start", "_work", "encoded", "pack", "tables")

    #: The game as numbers; see `layout.py`.
    encoded: array[int]

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int | None = None,
        pack: Pack | None = None,
        options: Options | None = None,
    ) -> None:
        game = Game(players, seed=seed, pack=pack, options=options)
        self._set(convert.encode_state(game.state), game.pack)

    def _set(self, encoded: array[int], pack: Pack) -> None:
        self.encoded = encoded
        self.pack = pack
        self.tables: Any = convert.encode_pack(pack)
        self._work = new_workspace()
        self._by_start = array("q", bytes(8 * at.SPOT_COUNT))

    @classmethod
    def of(cls, state: State) -> FastGame:
        """Return the encoded game for a state of the readable game."""
        game = cls.__new__(cls)
        game._set(convert.encode_state(state), state.pack)
        return game

    @property
    def state(self) -> State:
        """The readable form of the game."""
        return convert.decode_state(self.encoded, self.pack)

    @property
    def seat(self) -> int:
        """The seat that has to decide."""
        return self.encoded[at.SEAT] + 1

    @property
    def kind(self) -> Kind:
        """The kind of decision that is due."""
        return convert.KINDS[self.encoded[at.KIND]]

    @property
    def is_over(self) -> bool:
        return self.encoded[at.KIND] == at.OVER

    @property
    def scratch(self) -> tuple[array[int], array[int]]:
        """Memory for the kernels: the workspace, and a number for each start."""
        return self._work, self._by_start

    def copy(self) -> FastGame:
        """Return an independent copy. The scratch memory is shared."""
        other = FastGame.__new__(FastGame)
        other.encoded = self.encoded[:]
        other.pack, other.tables = self.pack, self.tables
        other._work, other._by_start = self._work, self._by_start
        return other

    def count_decisions(self) -> int:
        """Count the legal decisions, every staircase included; this may take long."""
        return count_decisions(
            self.encoded, self.tables, ws.NODES_WITHOUT_LIMIT, self._work, self._by_start
        )

    def decision(self, number: int) -> Decision:
        """Return legal decision `number`, from 0."""
        count = self.count_decisions()
        if not 0 <= number < count:
            raise IndexError(number)
        encoded = new_decision()
        write_decision(self.encoded, self.tables, self._work, self._by_start, number, encoded)
        return convert.decode_decision(encoded, self.pack)

    def random_decision(self, generator: array[int]) -> Decision:
        """Return a random legal decision, all equally likely; see `new_generator`.

        If there are too many staircases to count in milliseconds, some are more likely.
        """
        if self.is_over:
            raise DecisionError("game-over")
        encoded = new_decision()
        random_decision(self.encoded, self.tables, self._work, self._by_start, generator, encoded)
        return convert.decode_decision(encoded, self.pack)

    def play(self, decision: Decision) -> None:
        """Play a decision after checking it with the readable game."""
        refused = refusal(self.state, decision)
        if refused is not None:
            raise refused
        self.play_unchecked(convert.encode_decision(decision, self.pack))

    def play_unchecked(self, encoded_decision: Any) -> None:
        """Play an encoded decision that is known to be legal."""
        apply(self.encoded, self.tables, self._work, encoded_decision)

    def play_out(self, *, seed: int, most_decisions: int = at.ALL_DECISIONS) -> int:
        """Play at random to the end; return the number of decisions."""
        return play_out(self.encoded, self.tables, new_generator(seed), most_decisions)

    def bananas(self) -> tuple[int, ...]:
        """Return the current bananas of every seat."""
        return tuple(self._counted()[: self.encoded[at.PLAYERS]])

    def win_shares(self) -> tuple[float, ...]:
        """Return each seat's share of the win if the game ended now."""
        shares = array("d", bytes(8 * 4))
        share_win(self.encoded, self._counted(), shares)
        return tuple(shares[: self.encoded[at.PLAYERS]])

    def _counted(self) -> array[int]:
        counted = array("q", bytes(8 * 4))
        count_bananas(self.encoded, self.tables, counted)
        return counted

    def count_staircases(self) -> int:
        """Count the staircases that the player to move can build."""
        return count_staircases(self.encoded, ws.NODES_WITHOUT_LIMIT, self._work, self._by_start)
