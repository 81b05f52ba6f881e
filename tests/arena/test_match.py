"""One game: its result, and bots that crash, play illegally or exit."""

from __future__ import annotations

import time

import pytest

from monkeypalace.arena import match, play_game
from monkeypalace.arena.match import _places
from monkeypalace.arena.result import GameResult
from monkeypalace.bots import BotError, ask, load_bot
from monkeypalace.game import Chance, Game
from monkeypalace.gamefile import parse_game
from monkeypalace.locale import explain
from tests.arena.contests import contest


def test_a_game_and_its_result():
    played = play_game(contest("Random", "First"), 1, keep_game=True)
    result = played.result
    assert result.entries == (1, 0)
    assert sum(result.shares) == 1
    ((name, text),) = played.files
    assert name == "games/000001.json"
    game = parse_game(text)
    assert game.seed == result.seed
    assert result.bananas == tuple(score.total for score in game.scores)
    assert result.decisions == len(game.records)
    assert result.rounds == game.state.round
    assert tuple(result.places.index(1) + 1 for _ in game.winners) == game.winners
    turns = {(record.round, record.seat) for record in game.records}
    assert result.turns == tuple(sum(seat == own for _, seat in turns) for own in (1, 2))


def test_the_same_game_again_has_the_same_result():
    one, other = (play_game(contest("Random", "Random"), 5).result for _ in range(2))
    assert one.outcome == other.outcome
    assert one.outcome != play_game(contest("Random", "Random", seed=2), 5).result.outcome


@pytest.mark.parametrize("players", [2, 3, 4])
def test_results_survive_json(players):
    result = play_game(contest("Crashing", "First", players=players), 0).result
    assert result.faults
    assert GameResult.from_json(result.to_json()) == result


def test_time_is_measured_by_turns(monkeypatch):
    """The clock stands still except while `Slow` sleeps, once in each of its turns."""
    now = 0.0

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(match, "perf_counter", lambda: now)
    monkeypatch.setattr(time, "sleep", sleep)
    result = play_game(contest("Slow:seconds=0.25", "First"), 0).result
    assert result.turns[0] > 3
    assert result.seconds == (0.25 * result.turns[0], 0)
    assert result.longest == (0.25, 0)


@pytest.mark.parametrize(
    ("name", "code", "says"),
    [
        ("Crashing", "bot-crash", "ZeroDivisionError: by chance"),
        ("Cheating", "bot-illegal", "R-4"),
        ("Exiting", "bot-crash", "SystemExit: enough"),
        ("FailsToLoad:file=nowhere", "bot-crash", "RuntimeError: not here"),
    ],
)
def test_a_broken_bot_loses_and_the_others_finish(name, code, says):
    played = play_game(contest("First", name, players=3), 0)
    result = played.result
    assert result.entries == (0, 0, 1)
    (fault,) = result.faults
    assert (fault.seat, fault.error.code) == (3, code)
    assert says in explain(fault.error)
    assert result.places[2] == 3
    assert result.shares[2] == 0
    assert sum(result.shares) == 1
    assert result.rounds > 3
    assert fault.file == "faults/000000-seat3.json"
    assert [name for name, _ in played.files] == [fault.file]


@pytest.mark.parametrize("name", ["Crashing:round=3", "Cheating"])
def test_a_fault_can_be_reproduced(name):
    played = play_game(contest("Random", name), 2)
    (fault,) = played.result.faults
    game = parse_game(dict(played.files)[fault.file])
    assert len(game.records) == fault.decision - 1
    assert game.seat == fault.seat
    with pytest.raises(BotError) as caught:
        ask(load_bot(fault.bot), game.view(fault.seat), Chance(fault.chance))
    assert str(caught.value) == explain(fault.error)


def test_if_all_bots_fail_they_share_the_win():
    result = play_game(contest("Crashing", "Cheating"), 0).result
    assert len(result.faults) == 2
    assert result.shares == (0.5, 0.5)


def test_places():
    game = Game(players=4, seed=1)
    assert _places(game, (5, 9, 5, 1), set()) == (2, 1, 2, 4)
    assert _places(game, (5, 9, 5, -7), {2}) == (1, 4, 1, 3)
    assert _places(game, (5, 9, 9, 1), set()) == (3, 1, 1, 4)
    from dataclasses import replace

    # The Monkey Trophy decides a tie.
    game.state = replace(game.state, trophies=(3, None, None))
    assert _places(game, (5, 9, 9, 1), set()) == (3, 2, 1, 4)
