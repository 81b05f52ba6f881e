"""Other game engines, measured in the same run if the extra `bench` is installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, Final

from monkeypalace.cli.measuring.measure import Figure, rates

#: Games of OpenSpiel that are played at random.
SPIEL_GAMES: Final = ("connect_four", "backgammon", "chess")


def measure_peers(repeats: int, seconds: float) -> Iterator[Figure]:
    """Yield figures of the installed engines."""
    for module, measure in PEERS.items():
        if find_spec(module):
            yield from measure(repeats, seconds)


def _measure_catanatron(repeats: int, seconds: float) -> Iterator[Figure]:
    """Measure catanatron (Catan in Python): whole random games of four players."""
    catanatron: Any = __import__("catanatron")
    colours = list(catanatron.Color)[:4]
    seeds = iter(range(1 << 62))

    def once() -> int:
        players = [catanatron.RandomPlayer(colour) for colour in colours]
        catanatron.Game(players, seed=next(seeds)).play()
        return 1

    yield rates("catanatron-games", once, repeats, seconds)


def _measure_spiel(repeats: int, seconds: float) -> Iterator[Figure]:
    """Measure OpenSpiel's games in C++, driven from Python: whole random games."""
    pyspiel: Any = __import__("pyspiel")
    chance = random.Random(1)
    for name in SPIEL_GAMES:
        game = pyspiel.load_game(name)

        def once(game: Any = game) -> int:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(actions, odds)[0])
                else:
                    state.apply_action(chance.choice(state.legal_actions()))
            return 1

        yield rates(f"spiel-{name.replace('_', '-')}", once, repeats, seconds)


def _measure_chess(repeats: int, seconds: float) -> Iterator[Figure]:
    """Measure python-chess: the leaves of a perft of the initial position."""
    chess: Any = __import__("chess")

    def perft(board: Any, depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += perft(board, depth - 1)
            board.pop()
        return total

    yield rates("chess-perft", lambda: perft(chess.Board(), 3), repeats, seconds)


PEERS: Final[dict[str, Callable[[int, float], Iterator[Figure]]]] = {
    "catanatron": _measure_catanatron,
    "pyspiel": _measure_spiel,
    "chess": _measure_chess,
}
