"""`monkeypalace perft`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import time

import pytest

from bench.processes import process_time_of
from monkeypalace.building import build, level_and_pillar
from monkeypalace.cli.commands.perft import ctrl_c_ends_process
from monkeypalace.notation import format_staircase, position_from_json
from monkeypalace.search import generate
from tests import oracle
from tests.cli.runs import good, only_line, palaces, program, refused, run
from tests.processes import tied

START = palaces()[0]


@pytest.mark.parametrize("example", palaces(), ids=lambda example: example["name"])
def test_counts_are_those_of_an_independent_program(example):
    result = run("perft", "-", typed=json.dumps(example["position"]))
    assert result.exit_code == 0
    assert result.stdout == json.dumps(example["expected"]) + "\n"


def test_the_exact_output():
    assert good("perft", "-", typed=json.dumps(START["position"])) == (
        '{"staircases": 21, "by_arches": {"1": 3, "2": 18}, '
        '"by_colour": {"d": 8, "g": 6, "l": 7}, "with_bonus": 0, "top_level": 2}\n'
    )


def test_nothing_to_build():
    position = {**START["position"], "hand": {}}
    assert json.loads(good("perft", "-", typed=json.dumps(position))) == {
        "staircases": 0,
        "by_arches": {},
        "by_colour": {},
        "with_bonus": 0,
        "top_level": -1,
    }


def test_list_prints_every_staircase(tmp_path):
    file = tmp_path / "start.json"
    file.write_text(json.dumps(START["position"]))
    listed = good("perft", "--list", file).splitlines()
    assert len(listed) == len(set(listed)) == 21
    assert "b4 E E" in listed
    position = position_from_json(START["position"], one_box=False)
    naive = oracle.generate(position.palace, position.hand)
    assert sorted(map(format_staircase, naive)) == sorted(listed)


def test_seconds():
    counts = json.loads(good("perft", "--seconds", "-", typed=json.dumps(START["position"])))
    assert list(counts)[-1] == "seconds"
    assert counts.pop("seconds") > 0
    assert counts == START["expected"]


def test_a_list_has_no_seconds(tmp_path):
    assert "--seconds" in refused("perft", "--list", "--seconds", tmp_path / "no-such-file")


def test_ctrl_c_stops_a_kernel(tmp_path):
    """The kernel would run for hours, and does not return to Python to handle the signal."""
    file = tmp_path / "huge.json"
    hand = {"arches": 40, "bricks": 40, "columns": 12}
    file.write_text(json.dumps({**START["position"], "hand": hand}))
    code = (
        "import sys\n"
        "from monkeypalace.cli import main\n"
        "from monkeypalace.cli.commands import perft\n"
        "count = perft.perft\n"
        "def announced(*position):\n"
        "    print('counting', flush=True)\n"
        "    return count(*position)\n"
        "perft.perft = announced\n"
        f"sys.argv = ['monkeypalace', 'perft', {str(file)!r}]\n"
        "main()\n"
    )
    with subprocess.Popen(
        tied([sys.executable, "-c", code]),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "counting\n"
        # The processor time shows that the kernel counts; a busy machine only takes longer.
        began = process_time_of(process.pid)
        while process_time_of(process.pid) < began + 0.5:
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        # A shell reports it as 130.
        assert process.wait(timeout=200) == -signal.SIGINT


@pytest.fixture
def ctrl_c():
    """Set Python's handler of SIGINT: in background jobs of a shell the signal is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield signal.default_int_handler
    signal.signal(signal.SIGINT, before)


def test_the_handler_of_ctrl_c_is_restored(ctrl_c):
    with ctrl_c_ends_process():
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    assert signal.getsignal(signal.SIGINT) is ctrl_c


def test_an_ignored_ctrl_c_stays_ignored_and_other_threads_change_nothing(ctrl_c):
    seen = []

    def look() -> None:
        with ctrl_c_ends_process():
            seen.append(signal.getsignal(signal.SIGINT))

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    look()
    signal.signal(signal.SIGINT, ctrl_c)
    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [signal.SIG_IGN, ctrl_c]


def test_more_than_one_box_is_counted_with_a_note():
    example = next(found for found in palaces() if found["name"] == "palace-7-10")
    done = program("perft", "-", typed=json.dumps(example["position"]))
    assert done.returncode == 0
    assert json.loads(done.stdout) == example["expected"]
    assert done.stderr.count("\n") == 1
    assert "box" in done.stderr


def test_every_reason_why_a_position_cannot_stand_is_named():
    position = {
        "ground": ["llddggl."] * 8,
        "stacks": {"a1": "Ae", "h8": "b"},
        "animals": {"monkey": "c3"},
    }
    said = refused("perft", "-", typed=json.dumps(position))
    for spot in ("a1", "h8", "c3"):
        assert spot in said


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "nonsense",
        "[" * 100_000,
        '{"ground": 3}',
        '{"ground": ["l"]}',
        '{"hand": {}}',
        json.dumps({**START["position"], "hand": {"arches": -1}}),
        json.dumps({**START["position"], "hand": {"arches": 10**30}}),
        json.dumps({**START["position"], "hand": {"arches": True}}),
        json.dumps({**START["position"], "stacks": {"z9": "b"}}),
        json.dumps({**START["position"], "stacks": {"a1": "x"}}),
        json.dumps({**START["position"], "colour": "red"}),
        '{"ground": [], "hand": {"arches": ' + "9" * 5000 + "}}",
    ],
)
def test_bad_positions_are_refused(text):
    refused("perft", "-", typed=text)


def test_the_real_program_refuses_in_one_line():
    done = program("perft", "-", typed="{")
    assert done.returncode == 2
    only_line(done.stderr)


def test_level_and_pillar_agree_with_building():
    for example in palaces()[:6]:
        position = position_from_json(example["position"], one_box=False)
        for staircase in list(generate(position.palace, position.hand))[::7]:
            work = build(position.palace, staircase)
            found = level_and_pillar(position.palace, staircase)
            assert found == (work.top_level, work.highest_pillar)
