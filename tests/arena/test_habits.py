"""The habits of bots agree with a separate count over the saved games."""

from __future__ import annotations

import json

import pytest

from monkeypalace.arena import Folder, run
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.habits import best_credits, habits
from monkeypalace.engine import FastGame
from monkeypalace.game import Kind, play
from monkeypalace.game.events import Bought, Credited, EndTriggered
from monkeypalace.gamefile import load_game
from tests.arena.contests import bot, contest, read_results
from tests.cli.runs import good, refused


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("habits")
    games = contest("Random", "First", games=4)
    run(games, folder=Folder(path, games), keep_games=True)
    return path


def test_every_purchase_and_every_end_is_counted(folder):
    found = {one.bot: one for one in habits(folder)}
    assert set(found) == {bot("Random"), bot("First")}
    results = read_results(folder)
    endings = dict.fromkeys(found, 0)
    wins = dict.fromkeys(found, 0.0)
    early: dict[str, list[int]] = {name: [] for name in found}
    for result in results:
        game = load_game(folder / "games" / f"{result.index:06}.json")
        bananas = {card.id: card.bananas for pile in game.pack.piles for card in pile.cards}
        for record in game.records:
            name = result.bots[record.seat - 1]
            for event in record.events:
                if isinstance(event, EndTriggered):
                    endings[name] += 1
                    wins[name] += result.shares[record.seat - 1]
                if isinstance(event, Bought) and 3 * (record.round - 1) < result.rounds:
                    early[name].append(bananas[event.card])
    for name, one in found.items():
        assert one.games == len(results)
        assert one.ends == endings[name] / len(results)
        assert one.wins_when_ending == pytest.approx(wins[name] / max(1, endings[name]))
        assert one.bananas[0] == pytest.approx(sum(early[name]) / max(1, len(early[name])))


def test_the_best_credits_are_the_most_that_any_staircase_earns(folder):
    game = load_game(folder / "games" / "000000.json")
    again, looked_at = game.restarted(), 0
    for record in game.records:
        few = again.kind is Kind.BUILD and FastGame.of(again.state).count_staircases() < 200
        if few and record.round > 1:
            logs = [play(again.state, decision)[1] for decision in again.legal]
            earned = [event for log in logs for event in log if isinstance(event, Credited)]
            most = max((event.arches + event.height for event in earned), default=0)
            assert best_credits(again) == most
            looked_at += 1
        again.play(record.decision)
    assert looked_at > 3


def test_the_table_and_the_json(folder):
    lines = good("habits", folder).splitlines()
    assert any("some_bots.py:Random" in line for line in lines)
    assert [one["games"] for one in json.loads(good("habits", folder, "--json"))] == [4, 4]


def test_a_folder_without_games_is_refused(tmp_path):
    with pytest.raises(ArenaError) as error:
        habits(tmp_path)
    assert error.value.code == "arena-no-games"
    assert "--save-games" in refused("habits", tmp_path / "nothing")
    (tmp_path / "results.jsonl").write_text("no result\n")
    assert "line 1" in refused("habits", tmp_path)
