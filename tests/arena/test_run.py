"""Whole contests: any number of jobs, resumed or decided early, and with killed processes."""

from __future__ import annotations

import json
import re

import pytest

from monkeypalace.arena import ArenaError, Contest, Folder, Hypotheses, Sprt, SprtVerdict, run
from monkeypalace.arena.folder import settings_of
from monkeypalace.arena.portable import PortableLoader
from monkeypalace.arena.run import MOST_BOTS, Tally, check
from monkeypalace.bots import BotError
from monkeypalace.errors import OptionsError
from monkeypalace.game import Options
from tests.arena.contests import BOTS, bot, contest, outcomes, read_results, result

PAIR = contest("Random", "First", games=8)


@pytest.fixture(scope="module")
def uninterrupted():
    """Return the results that all other runs of the contest must have."""
    return outcomes(run(PAIR).results)


@pytest.mark.parametrize("jobs", [2, 3])
def test_jobs_do_not_change_the_results(jobs, uninterrupted):
    outcome = run(PAIR, jobs=jobs)
    assert [found.index for found in outcome.results] == list(range(8))
    assert outcomes(outcome.results) == uninterrupted


def test_a_folder_contains_results_games_tables_and_summary(tmp_path, uninterrupted):
    outcome = run(PAIR, folder=Folder(tmp_path / "out", PAIR), keep_games=True)
    folder = tmp_path / "out"
    assert outcomes(read_results(folder)) == uninterrupted
    assert len(list((folder / "games").glob("*.json"))) == 8
    rows = (folder / "seats.csv").read_text().splitlines()
    assert len(rows) == 1 + 8 * 2
    assert rows[0].startswith("game,deal,seed,map,seat,bot,")
    summary = json.loads((folder / "summary.json").read_text())
    assert summary == json.loads(json.dumps(outcome.to_json()))
    assert summary["games"] == 8
    assert not list(folder.rglob("*.part"))


@pytest.mark.parametrize("kept", [0, 1, 5, 8])
@pytest.mark.parametrize("broken", [b"", b'{"index": 7, "de'])
def test_a_resumed_contest_is_the_same_as_an_uninterrupted_one(
    kept, broken, tmp_path, uninterrupted
):
    """After a kill the file has some of the lines, and the last one may be cut off."""
    run(PAIR, folder=Folder(tmp_path, PAIR))
    file = tmp_path / "results.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:kept]) + broken)
    folder = Folder(tmp_path, PAIR, resume=True)
    assert len(folder.results) == kept
    assert outcomes(run(PAIR, folder=folder).results) == uninterrupted
    found = read_results(tmp_path)
    assert len(found) == 8
    assert outcomes(found) == uninterrupted


def test_a_contest_can_be_made_longer(tmp_path, uninterrupted):
    short = contest("Random", "First", games=4)
    run(short, folder=Folder(tmp_path, short))
    outcome = run(PAIR, folder=Folder(tmp_path, PAIR, resume=True))
    assert outcomes(outcome.results) == uninterrupted
    # In a shorter contest only the first games count.
    shorter = run(short, folder=Folder(tmp_path, short, resume=True))
    assert outcomes(shorter.results) == uninterrupted[:4]


def test_a_folder_is_not_overwritten(tmp_path):
    run(PAIR, folder=Folder(tmp_path, PAIR))
    with pytest.raises(ArenaError) as caught:
        Folder(tmp_path, PAIR)
    assert caught.value.code == "arena-out-exists"


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (contest("First", "Random", games=8), "bots"),
        (contest("Random", "First", games=8, seed=2), "seed"),
        (contest("Random", "First", games=8, players=3), "players"),
        (contest("Random", "First", games=8, maps=(2,)), "maps"),
        (contest("Random", "First", games=8, options=Options(frog=True)), "options"),
    ],
)
def test_another_contest_is_not_resumed(other, name, tmp_path):
    run(PAIR, folder=Folder(tmp_path, PAIR))
    with pytest.raises(ArenaError) as caught:
        Folder(tmp_path, other, resume=True)
    assert (caught.value.code, caught.value.params["name"]) == ("arena-settings-differ", name)


def test_a_contest_whose_bot_has_changed_is_not_resumed(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_text(BOTS.read_text())
    own = Contest((f"{mine}:First", f"{mine}:Random"), games=2)
    run(own, folder=Folder(tmp_path / "out", own))
    mine.write_text(BOTS.read_text() + "\n# better now\n")
    with pytest.raises(ArenaError) as caught:
        Folder(tmp_path / "out", own, resume=True)
    assert caught.value.params["name"] == "files"


@pytest.mark.parametrize("line", ["{}", "[]", "banana", '{"index": 1}'])
def test_broken_results_are_refused(line, tmp_path):
    run(PAIR, folder=Folder(tmp_path, PAIR))
    file = tmp_path / "results.jsonl"
    file.write_text(f"{line}\n{file.read_text()}")
    with pytest.raises(ArenaError) as caught:
        Folder(tmp_path, PAIR, resume=True)
    assert (caught.value.code, caught.value.params["line"]) == ("arena-results", 1)


def test_broken_settings_are_refused(tmp_path):
    run(PAIR, folder=Folder(tmp_path, PAIR))
    for text in ("", "[]", "{"):
        (tmp_path / "settings.json").write_text(text)
        with pytest.raises(ArenaError) as caught:
            Folder(tmp_path, PAIR, resume=True)
        assert caught.value.code == "arena-settings"


def test_settings_have_the_digest_of_the_pack():
    assert settings_of(PAIR)["pack"]["digest"] == PAIR.pack.digest


# Faults


def test_faults_are_kept_with_their_positions(tmp_path):
    broken = contest("Crashing", "First", games=2)
    for folder in (None, Folder(tmp_path, broken)):
        outcome = run(broken, folder=folder)
        files = [file for _, _, file in outcome.faults]
        assert len(files) == 2
        assert all(file.is_file() for file in files)
        assert outcome.to_json()["faults"][0]["error"]["code"] == "bot-crash"
    assert files[0].parent == tmp_path / "faults"


def _fail(_: Contest, index: int) -> int:
    raise LookupError(f"mistake in game {index}")


def test_internal_errors_have_their_traceback():
    from monkeypalace.arena.local import play_locally

    with pytest.raises(RuntimeError, match=re.compile("_fail.*mistake in game", re.DOTALL)):
        list(play_locally(_fail, PAIR, range(4), jobs=2))


def test_a_bot_can_be_loaded_where_its_file_is_missing(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_text(BOTS.read_text())
    load = PortableLoader([f"{mine}:Crashing:round=7", "random"])
    mine.unlink()
    assert vars(load(f"{mine}:Crashing:round=7")) == {"round": 7}
    assert load("random").name == "random"


# The sequential test


def test_the_sequential_test_ends_at_the_same_game_for_any_jobs():
    uneven = contest("Random", "First", games=200)
    hypotheses = Hypotheses(0.5, 0.7)
    one, other = (run(uneven, jobs=jobs, hypotheses=hypotheses) for jobs in (1, 2))
    assert one.sprt is not None
    assert one.sprt.verdict is SprtVerdict.BETTER
    assert len(one.results) == 2 * one.sprt.deals < 200
    assert outcomes(one.results) == outcomes(other.results)
    swapped = run(contest("First", "Random", games=200), hypotheses=hypotheses)
    assert swapped.sprt is not None
    assert swapped.sprt.verdict is SprtVerdict.NOT_BETTER


def test_games_count_in_the_order_of_their_numbers_not_of_arrival():
    tallies = []
    for order in (range(100), [*range(50, 100), *reversed(range(50))]):
        tally = Tally(Contest(("a", "b"), games=100), Sprt(Hypotheses(0.5, 0.7)))
        for index in order:
            seats = (0, 1) if index % 2 == 0 else (1, 0)
            # The first bot wins four of five deals.
            won = (index // 2) % 5 > 0
            places = (1, 2) if won == (seats == (0, 1)) else (2, 1)
            tally.add(result(index, seats, places))
        assert tally.is_decided
        tallies.append([found.index for found in tally.counted()])
    assert tallies[0] == tallies[1]
    assert tallies[0] == list(range(len(tallies[0])))


def test_a_repeated_result_counts_once():
    tally = Tally(Contest(("a", "b")))
    for _ in range(2):
        tally.add(result(0, (0, 1), (1, 2)))
    assert (tally.won, tally.seats) == ([1, 0], [1, 1])


# Contests that cannot be played


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Contest(()), "arena-no-bots"),
        (Contest(("random",) * (MOST_BOTS + 1)), "arena-many-bots"),
        (Contest(("random", "baboon")), "bot-unknown"),
        (Contest((bot("Nobody"),)), "bot-file-class"),
        (Contest(("nowhere.py:Bot",)), "bot-file"),
        (Contest((bot("Slow:seconds=long"),)), "bot-parameter-value"),
        (Contest((bot("First:depth=2"),)), "bot-parameter"),
        (Contest((bot("Path"),)), "bot-class"),
        (Contest((bot("FailsToLoad:file=nowhere"),)), "bot-crash"),
        (Contest(("random",), players=5), "players"),
        (Contest(("random",), maps=(1, 9)), "map"),
        (Contest(("random",), seed=-1), "seed"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused_before_the_first_game(wrong, code):
    with pytest.raises((ArenaError, BotError, OptionsError)) as caught:
        check(wrong)
    assert caught.value.code == code
    assert str(caught.value)


def test_the_sequential_test_needs_two_bots():
    with pytest.raises(ArenaError) as caught:
        check(Contest(("random",) * 3), Hypotheses())
    assert caught.value.code == "arena-sprt-bots"
