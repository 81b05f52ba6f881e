"""`monkeypalace arena` as a program: tables, JSON, Ctrl-C, kills, refusals, texts."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import monkeypalace
from monkeypalace.arena import Contest, run
from monkeypalace.locale import LANGUAGES, TOPICS, text
from tests.arena.contests import bot, outcomes, read_results
from tests.cli.runs import good, program, refused
from tests.ftl import messages
from tests.processes import tied

QUICK = ("arena", bot("Random"), bot("First"), "--jobs", "1")
#: A thousand games take most of a minute with two jobs, so tests interrupt them before the end.
SLOW = bot("Slow:seconds=0.005")
#: Seconds to wait: enough for a busy machine, but below the time limit of a test.
TIMEOUT = 240
FEW = (*QUICK, "--games", "4")


def start(*args: str | Path, **streams: int) -> subprocess.Popen[str]:
    """Start the program in a new session, as a terminal does."""
    process: subprocess.Popen[str] = subprocess.Popen(
        tied([sys.executable, "-m", "monkeypalace", *args]),
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        start_new_session=True,
        # mypy cannot match a dictionary of arguments with an overload.
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},  # type: ignore[call-overload]
    )
    return process


def wait_for_games(folder: Path, process: subprocess.Popen[str], count: int = 3) -> None:
    file = folder / "results.jsonl"
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        assert process.poll() is None, process.communicate()
        if file.exists() and file.read_bytes().count(b"\n") >= count:
            return
        time.sleep(0.02)
    raise AssertionError("too few games were finished in time")


def wait_for_group(group: int) -> None:
    """Wait until no process of the group is left; then `os.killpg` raises an error."""
    for _ in range(10 * TIMEOUT):
        os.killpg(group, 0)
        time.sleep(0.1)


def test_the_table():
    lines = good(*FEW).splitlines()
    assert lines[0] == "4 games, 2 players, seed 1, maps: 1, 2, 3, 4; a fair share is 50.0 %."
    assert lines[2].split()[:4] == ["bot", "win", "share", "95"]
    assert "some_bots.py:Random" in lines[3]
    assert re.search(r" 100\.0 %  +\d\d\.\d–100\.0 % ", lines[3])
    assert lines[-1].startswith("all ")
    assert all(len(line) <= 100 for line in lines)


def test_a_table_for_four_players_has_short_lines():
    lines = good("arena", *[bot("First")] * 4, "--players", "4", "--games", "3").splitlines()
    assert lines[0] == "4 games, so that all bots sit equally often on every seat."
    assert "4 players" in lines[1]
    assert all(len(line) <= 100 for line in lines)


def test_json():
    found = json.loads(good(*FEW, "--json"))
    assert found["games"] == 4
    assert [one["bot"] for one in found["bots"]] == [bot("Random"), bot("First")]
    assert found["bots"][0]["share"]["mean"] == 1
    assert found["sprt"] is None
    assert found["faults"] == []


def test_quiet_still_prints_the_result():
    done = program(*FEW, "--quiet")
    assert (done.returncode, done.stderr) == (0, "")
    assert "win share" in done.stdout


def test_a_bot_from_a_file_and_options_of_the_game():
    shown = good(
        *("arena", "random", "--bot", bot("First"), "--games", "2", "--jobs", "1", "--seed", "7"),
        *("--map", "2", "--map", "3", "--butterfly", "--frog", "--piles", "sorted"),
    )
    assert "seed 7, maps: 2, 3;" in shown


def test_the_verdict_of_the_sequential_test_is_printed():
    shown = good(*QUICK, "--games", "200", "--sprt", "0.5,0.7")
    assert re.search(
        r"py:Random is better: it wins 70\.0 % against .*First rather than 50\.0 %", shown
    )
    undecided = good(*FEW, "--sprt", "0.5,0.51")
    assert "Not decided yet" in undecided


def test_faults_are_printed_with_the_file_of_their_position():
    done = program("arena", bot("Crashing"), bot("First"), "--games", "14")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    printed = [line for line in lines if line.startswith("Game ")]
    assert len(printed) == 5
    assert "ZeroDivisionError" in printed[0]
    assert Path(printed[0].rpartition(" ")[2]).is_file()
    assert lines[-1].startswith("And 9 more faults; all positions are in ")


def test_the_same_seed_gives_the_same_games_everywhere(tmp_path):
    """Other processes, hash seeds and numbers of jobs give the same games."""
    expected = outcomes(run(Contest((bot("Random"), "random"), games=4)).results)
    for number, jobs in (("1", "1"), ("2", "2")):
        args = ("arena", bot("Random"), "random", "--games", "4", "--jobs", jobs)
        done = program(*args, "--out", tmp_path / number, PYTHONHASHSEED=number)
        assert done.returncode == 0, done.stderr
        assert outcomes(read_results(tmp_path / number)) == expected


# Ctrl-C and killed processes


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_control_c_keeps_finished_games(jobs, tmp_path):
    args = ("arena", SLOW, bot("First"), "--games", "1000", "--jobs", jobs)
    process = start(*args, "--out", tmp_path)
    wait_for_games(tmp_path, process)
    # A terminal sends SIGINT to all processes.
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130
    assert errors == "To continue, add --resume to the same command.\n"
    done = read_results(tmp_path)
    assert shown.startswith(f"Stopped after {len(done)} games of 1,000.\n")
    assert "win share" in shown
    assert json.loads((tmp_path / "summary.json").read_text())["interrupted"]
    # Resume with one more pair of games.
    wanted = (max(found.index for found in done) // 2 + 2) * 2
    slow = Contest((SLOW, bot("First")), games=wanted)
    expected = outcomes(run(slow).results)
    args = ("arena", SLOW, bot("First"), "--games", str(wanted), "--jobs", jobs)
    assert "Stopped" not in good(*args, "--out", tmp_path, "--resume")
    assert outcomes(read_results(tmp_path)) == expected


def test_control_c_before_the_first_game(tmp_path):
    args = ("arena", bot("Slow:seconds=30"), bot("First"), "--jobs", "2")
    process = start(*args, "--out", tmp_path)
    wait_for_games(tmp_path, process, count=0)
    os.killpg(process.pid, signal.SIGINT)
    shown, errors = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130
    assert shown == "Stopped after 0 games of 100.\n"
    assert errors == "To continue, add --resume to the same command.\n"


def test_a_killed_contest_can_be_resumed_and_leaves_no_process(tmp_path):
    args = ("arena", SLOW, bot("First"), "--jobs", "2", "--out", tmp_path)
    process = start(*args, "--games", "1000")
    wait_for_games(tmp_path, process)
    process.kill()
    process.communicate(timeout=TIMEOUT)
    done = read_results(tmp_path)
    wanted = (max(found.index for found in done) // 2 + 2) * 2
    good(*args, "--games", str(wanted), "--resume")
    expected = outcomes(run(Contest((SLOW, bot("First")), games=wanted)).results)
    assert outcomes(read_results(tmp_path)) == expected
    with pytest.raises(ProcessLookupError):
        wait_for_group(process.pid)


def test_progress_on_a_terminal():
    terminal, program_end = pty.openpty()
    process = start(*FEW, stderr=program_end)
    os.close(program_end)
    assert process.stdout is not None
    shown = process.stdout.read()
    seen = os.read(terminal, 100_000).decode()
    os.close(terminal)
    process.stdout.close()
    assert process.wait(timeout=TIMEOUT) == 0
    assert "win share" in shown
    assert "[####################] 4/4, 0:00 left: some_bots.py:Random 100.0 %," in seen
    # The progress line is cleared before the result.
    assert seen.endswith(" \r")


# Refusals


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ((), "at least one bot"),
        (("randon",), "did you mean “random”"),
        (("baboon",), "There is no bot “baboon”. There are: random, "),
        (("nowhere.py:Bot",), "no file nowhere.py"),
        ((bot("First:x=1"),), "no parameter “x”. It has: none at all"),
        (("random", "--players", "5"), "2 to 4"),
        (("random", "--map", "9"), "no map 9"),
        (("random", "--games", "0"), "--games"),
        (("random", "random", "--sprt", "0.5"), "“0.5” is not a valid test"),
        (("random", "random", "--sprt", "0.6,0.5"), "“0.6,0.5” is not a valid test"),
        (("random", "--sprt", "0.5,0.6"), "compares two bots, but there is one"),
        (("random", "--resume"), "--resume needs a folder"),
        (("random", "--save-games"), "--save-games needs a folder"),
        (("random", "--decision-limit", "0"), "--decision-limit"),
        (("random", "--pack", "nowhere.toml"), "nowhere.toml"),
        (("random", "--seed", "-1"), "seed"),
    ],
)
def test_refusals_are_one_line(args, says):
    assert says in refused("arena", *args)


def test_folders_that_cannot_be_used(tmp_path):
    good(*FEW, "--out", tmp_path / "out")
    assert "--resume" in refused(*FEW, "--out", tmp_path / "out")
    differs = refused(*FEW, "--seed", "2", "--out", tmp_path / "out", "--resume")
    assert "“seed” is not the same" in differs
    (tmp_path / "file").write_text("")
    assert "file" in refused(*FEW, "--out", tmp_path / "file")


def test_extras_that_are_not_installed(monkeypatch):
    from monkeypalace.cli.commands import arena

    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == "openskill" else name)
    assert "monkeypalace[bots]" in refused(*FEW)
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == "ray" else name)
    assert "monkeypalace[cluster]" in refused(*FEW, "--cluster", "auto")


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_arena_exists(language):
    known = messages(language, *TOPICS)
    sources = Path(monkeypalace.__file__).parent
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("arena", "bots")
        for path in (sources / folder).glob("*.py")
    )
    command = (sources / "cli" / "commands" / "arena.py").read_text(encoding="utf-8")
    refusals = set(re.findall(r'(?:ArenaError|BotError)\(\s*"([a-z-]+)"', code))
    assert len(refusals) > 12
    used = {f"error-{refusal}" for refusal in refusals}
    used |= set(re.findall(r'"(arena-[a-z-]+)"', command)) - {"arena-sprt", "arena-no-out"}
    used |= {f"cli-help-arena-{name}" for name in re.findall(r'_option\("--([a-z-]+)"', command)}
    used |= {f"arena-sprt-{verdict}" for verdict in ("open", "better", "not-better")}
    assert used <= set(known), used - set(known)


def test_one_game_is_singular():
    assert text("arena-stopped", {"games": 1, "wanted": 8}) == "Stopped after 1 game of 8."
