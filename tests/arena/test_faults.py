"""Bots that crash, cheat, hang or end their process lose their game, and the contest goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from monkeypalace.arena import ArenaError, Contest, Folder, Limits, check, match, run
from monkeypalace.arena.contest_page import contest_html
from monkeypalace.arena.local import MOST_CRASHES, Pool, play_locally
from monkeypalace.arena.watch import LostBot
from monkeypalace.bots import BotError
from monkeypalace.gamefile import parse_game
from monkeypalace.locale import LANGUAGES, explain
from tests.arena.contests import BOTS, bot, contest, line_of, outcomes, read_results
from tests.cli.runs import program, refused
from tests.processes import tied

#: Long enough for an honest decision on a busy machine.
LIMITS = Limits(decision=3)

#: For each bad bot: the error's code, part of its sentence, and part of the line that it names.
BAD = {
    "Crashing": ("bot-crash", "ZeroDivisionError: by chance", "raise ZeroDivisionError"),
    # Without a traceback, the method `decide` is named.
    "Cheating": (
        "bot-illegal",
        "R-4",
        "def decide(self, question: Question) -> Decision:  # cheats",
    ),
    "Dying": ("bot-died", "exit code 3", "os._exit(3)"),
    "Dying:how=segfault": ("bot-died", "SIGSEGV", "ctypes.string_at(0)"),
    "Dying:how=kill": ("bot-died", "SIGKILL", "Decision:  # dies"),
    "Hanging": ("bot-slow", "limit of 3 s for one decision", "while True:"),
}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", BAD)
def test_a_bad_bot_loses_with_its_file_and_line_and_the_contest_ends(name, jobs, tmp_path):
    code, says, line = BAD[name]
    bad = contest("Random", name, games=2, limits=LIMITS if name == "Hanging" else Limits())
    outcome = run(bad, jobs=jobs, isolated=True, folder=Folder(tmp_path, bad))
    assert [result.index for result in outcome.results] == [0, 1]
    # The stored results contain the same values.
    assert outcomes(read_results(tmp_path)) == outcomes(outcome.results)
    for result, fault, file in outcome.faults:
        assert fault.error.code == code
        assert result.bots[fault.seat - 1] == bot(name)
        assert result.places[fault.seat - 1] == 2
        assert result.rounds > 3
        sentence = explain(fault.error)
        assert says in sentence
        path, _, number = fault.place.rpartition(":")
        assert path == str(BOTS)
        assert f"{BOTS.name}:{number}" in sentence
        # The loop has two lines.
        assert int(number) - line_of(line) in ((0, 1) if name == "Hanging" else (0,))
        # The position is the one before the decision.
        game = parse_game(file.read_text())
        assert (len(game.records), game.seat) == (fault.decision - 1, fault.seat)
    assert len(outcome.faults) == 2


def test_the_traceback_has_the_calls_inside_the_bot():
    dying = contest("Dying", "First", games=1)
    _, fault, _ = run(dying, isolated=True).faults[0]
    assert [frame.rpartition(" in ")[2] for frame in fault.traceback] == ["decide", "die"]
    assert all(frame.startswith(str(BOTS)) for frame in fault.traceback)


def test_the_other_games_are_the_same_as_without_isolation():
    fair = contest("Random", "First", games=4)
    expected = outcomes(run(fair).results)
    assert outcomes(run(fair, isolated=True).results) == expected
    limited = contest("Random", "First", games=4, limits=Limits(decision=60, game=600))
    assert outcomes(run(limited, jobs=2).results) == expected


def test_a_bot_that_answers_too_late_loses():
    late = contest("Late:seconds=0.3", "First", games=2, limits=Limits(decision=0.25))
    faults = [fault for _, fault, _ in run(late).faults]
    assert [fault.bot for fault in faults].count(late.bots[0]) == 2
    for fault in faults:
        assert fault.error.code == "bot-slow"
        assert fault.error.params["seconds"] == "0.25"
        assert fault.place.startswith(str(BOTS))


def test_a_bot_that_uses_more_than_its_time_for_the_game_loses():
    # Each turn sleeps once, so the third turn exceeds the limit.
    slow = contest("Slow:seconds=0.4", "First", games=2, limits=Limits(game=1))
    outcome = run(slow)
    assert len(outcome.faults) == 2
    for result, fault, _ in outcome.faults:
        assert fault.error.code == "bot-slow-game"
        assert "1 s for all its decisions" in explain(fault.error)
        assert result.seconds[fault.seat - 1] >= 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_whose_process_is_killed_once_is_played_again(jobs, tmp_path):
    unlucky = contest(f"KilledOnce:file={tmp_path / 'died'}", "First", games=4)
    outcome = run(unlucky, jobs=jobs, isolated=True)
    assert (tmp_path / "died").exists()
    assert [found.index for found in outcome.results] == [0, 1, 2, 3]
    assert not outcome.faults


@pytest.mark.parametrize(("second", "code"), [(5, "bot-slow"), (0, "bot-slow-load")])
def test_a_bot_that_hangs_twice_in_a_game_is_not_loaded_again(second, code, monkeypatch):
    hanging = contest("First", "First", games=1, limits=LIMITS)
    pool = Pool(_exit_process, hanging)
    for decision in (9, second):
        worker = SimpleNamespace(games=[0], warming=None, lost_bot=LostBot(1, decision, None))
        pool.find_cause(cast(Any, worker), None)
    monkeypatch.setattr(
        match, "current_watch", lambda: SimpleNamespace(lost_bots=pool.lost_bots[0])
    )
    fault = match.play_game(hanging, 0).result.faults[0]
    assert (fault.seat, fault.decision, fault.error.code) == (1, 1, code)


def test_every_bot_of_a_game_can_fail():
    outcome = run(contest("Dying", "Dying:how=segfault", "Crashing", players=3, games=1), jobs=2)
    for result in outcome.results:
        assert {fault.seat for fault in result.faults} == {1, 2, 3}
        assert sum(result.shares) == 1


def _exit_process(_: Contest, index: int) -> int:
    os._exit(1 + index)


def test_a_process_that_dies_outside_of_any_bot_is_an_internal_error():
    with pytest.raises(ArenaError) as caught:
        list(play_locally(_exit_process, contest("First"), range(MOST_CRASHES), isolated=True))
    assert caught.value.code == "arena-worker"


def test_a_bot_that_ends_the_process_when_it_is_loaded_is_refused_before_the_first_game():
    with pytest.raises(BotError) as caught:
        check(contest("DiesAtLoading"), isolated=True)
    assert caught.value.code == "bot-died"
    assert caught.value.params["place"] == f"{BOTS.name}:{line_of('os._exit(4)')}"


def test_no_process_is_left_when_the_arena_is_killed_while_a_bot_hangs(tmp_path):
    process = subprocess.Popen(
        tied([sys.executable, "-m", "monkeypalace", "arena", bot("Hanging"), "--out", tmp_path]),
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 120
    while not (tmp_path / "results.jsonl").exists() and time.monotonic() < until:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    while time.monotonic() < until:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    raise AssertionError("a worker process is still there")


# At the command line


def test_the_command_fails_and_prints_only_results(tmp_path):
    page = tmp_path / "page.html"
    args = ("arena", bot("Hanging"), bot("First"), "--games", "2", "--jobs", "1", "--json")
    done = program(*args, "--decision-limit", "3", "--html", page, "--out", tmp_path / "out")
    assert done.returncode == 1, done.stderr
    found = json.loads(done.stdout)
    assert [fault["error"]["code"] for fault in found["faults"]] == ["bot-slow"] * 2
    assert "think_forever" in found["faults"][0]["traceback"][-1]
    assert found["settings"]["limits"] == {"decision": 3.0, "game": None}
    # What the bot printed went to standard error.
    assert "thinking" in done.stderr
    shown = page.read_text(encoding="utf-8")
    assert "think_forever" in shown
    assert "There were 2 faults" in shown
    line = json.loads((tmp_path / "out" / "results.jsonl").read_text().splitlines()[0])
    assert line["faults"][0]["place"].startswith(str(BOTS))
    assert "page.html" in refused(*args, "--html", page)


def test_a_contest_with_other_limits_is_not_resumed(tmp_path):
    fair = contest("Random", "First", games=2)
    run(fair, folder=Folder(tmp_path, fair))
    with pytest.raises(ArenaError) as caught:
        Folder(tmp_path, contest("Random", "First", games=2, limits=LIMITS), resume=True)
    assert caught.value.params["name"] == "limits"


@pytest.fixture(scope="module")
def outcome():
    return run(contest("Crashing", "First", "Random", games=3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_bots_and_faults_in_every_language(language, outcome):
    page = contest_html(outcome, language)
    assert f'<html lang="{language}">' in page
    for name in ("Crashing", "First", "Random"):
        assert f"<code>some_bots.py:{name}</code>" in page
    assert page.count("<details>") == len(outcome.faults) > 0
    assert f"{BOTS}:{line_of('raise ZeroDivisionError')} in decide" in page
    assert "<script" not in page


def test_the_page_escapes_messages_of_exceptions(tmp_path):
    file = tmp_path / "rude.py"
    file.write_text(
        "from monkeypalace.bots import Bot\n"
        "class Rude(Bot):\n"
        "    def decide(self, question):\n"
        "        raise ValueError('<script>alert(1)</script>')\n"
    )
    page = contest_html(run(Contest((f"{file}:Rude", "random"), games=2)))
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_faults_without_place_and_traceback_can_be_read(outcome):
    """Faults in folders of earlier versions have neither."""
    from monkeypalace.arena import GameResult

    data = json.loads(json.dumps(outcome.results[0].to_json()))
    for fault in data["faults"]:
        del fault["place"], fault["traceback"]
    assert all(not fault.place for fault in GameResult.from_json(data).faults)


def test_temporary_files_are_removed(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    script = tmp_path / "script.py"
    script.write_text(
        "from tests.arena.contests import contest\n"
        "from monkeypalace.arena import run\n"
        "if __name__ == '__main__':\n"
        "    run(contest('Random', 'First', games=2), jobs=2)\n"
    )
    root = Path(__file__).parents[2]
    subprocess.run(
        tied([sys.executable, script]),
        check=True,
        cwd=root,
        timeout=240,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert not list(tmp_path.glob("monkeypalace-watch-*"))
