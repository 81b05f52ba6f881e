"""The ladder: its levels are bots, and its ratings and steps follow from recorded results."""

from __future__ import annotations

from itertools import pairwise

import pytest

from docs.bot_tables import ladder_ratings, ladder_step
from docs.measurements import read
from monkeypalace.bots import BOTS, Mandrill, ask, load_bot
from monkeypalace.bots.gorilla import Gorilla
from monkeypalace.bots.ladder import LADDER
from monkeypalace.bots.orangutan import Orangutan
from monkeypalace.bots.quick import Marmoset
from monkeypalace.engine import FastGame
from monkeypalace.game import Chance, Game, Kind


def middle_of_a_game() -> Game:
    """Return a game after 30 or more decisions, in which the next decision is to build."""
    game, bot = Game(2, seed=3), Mandrill()
    while len(game.records) < 30 or game.kind is not Kind.BUILD:
        game.play(ask(bot, game.view(game.seat), Chance(1)).decision)
    return game


def test_the_levels_are_all_bots_except_random_and_gorilla():
    levels = [level.name for level in LADDER]
    assert [bot for bot in BOTS if bot not in ("random", "gorilla")] == levels


def test_the_ratings_follow_from_the_recorded_results():
    assert {level.name: level.rating for level in LADDER} == ladder_ratings(read("ladder"))
    assert sorted(level.rating for level in LADDER) == [level.rating for level in LADDER]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_recorded_steps_are_even(players):
    measurement = read("ladder")
    for below, level in pairwise(LADDER):
        step = ladder_step(measurement, level.name, players)
        specs = [spec.partition(":")[0] for spec in step["contest"].split()]
        assert specs == [level.name, below.name]
        share = step["share"]
        assert share["low"] > 0.6, level
        assert share["high"] < 0.9, level


def test_the_recorded_results_are_of_the_current_levels():
    budgets = {"orangutan": Orangutan.level_games}
    for row in read("ladder")["results"]:
        for spec in row["contest"].split():
            name, _, parameters = spec.partition(":")
            assert parameters == (f"games={budgets[name]}" if name in budgets else "")


def test_a_bot_that_misjudges_chooses_by_its_own_chance():
    bot, game = Marmoset(), middle_of_a_game()
    view = game.view(game.seat)
    chosen = [ask(bot, view, Chance(seed)).decision for seed in range(12)]
    assert chosen == [ask(bot, view, Chance(seed)).decision for seed in range(12)]
    assert len(set(chosen)) > 2


def test_a_bot_that_misjudges_gives_its_misjudged_values_as_reasons():
    game = middle_of_a_game()
    answer = ask(Marmoset(), game.view(game.seat), Chance(4), wants_reasons=True)
    assert answer.decision == ask(Marmoset(), game.view(game.seat), Chance(4)).decision
    assert answer.decision == answer.reasons[0].decision
    values = {
        reason.decision: reason.value
        for reason in Marmoset().candidates(FastGame.of(game.state), 40)
    }
    assert all(
        abs(reason.value - values[reason.decision]) <= Marmoset.error for reason in answer.reasons
    )


@pytest.mark.parametrize("bot", [Gorilla, Orangutan])
def test_without_a_budget_a_level_simulates_its_number_of_games(bot, monkeypatch):
    monkeypatch.setattr(bot, "level_games", 40)
    game = Game(2, seed=3)
    assert ask(bot(), game.view(1), Chance(4)) == ask(bot(games=40), game.view(1), Chance(4))


def test_with_a_budget_of_one_game_the_orangutan_plays_as_the_mandrill():
    game = Game(2, seed=3)
    expected = ask(Mandrill(), game.view(1), Chance(4)).decision
    assert ask(load_bot("orangutan:games=1"), game.view(1), Chance(4)).decision == expected
