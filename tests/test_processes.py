"""Processes that tests start end with them and receive Ctrl-C; every test has a time limit."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import cleanup_if_killed, tied

TESTS = Path(__file__).parent

#: Files that may start processes without `tied`.
UNTIED = {
    "debian.py": "a package manager must not be killed half way",
    "processes.py": "the helper itself",
    "server/postgres.py": "a daemon, which `cleanup_if_killed` stops",
    "server/test_faults.py": "restarts that daemon",
}

#: Prints its process id and waits.
SLEEPER = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"


def calls_of_subprocess(file: Path) -> list[ast.Call]:
    """Return the calls in `file` that start a process."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return [
        node
        for node in nodes
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("subprocess.run", "subprocess.Popen")
    ]


def is_tied(call: ast.Call) -> bool:
    first = call.args[0]
    return isinstance(first, ast.Call) and ast.unparse(first.func) == "tied"


def test_every_process_that_a_test_starts_is_tied_to_it():
    starting = {
        str(file.relative_to(TESTS)): calls
        for file in TESTS.rglob("*.py")
        if (calls := calls_of_subprocess(file))
    }
    assert starting.keys() > UNTIED.keys()
    untied = {file for file, calls in starting.items() if not all(map(is_tied, calls))}
    assert untied == UNTIED.keys()


def wait_until_gone(process: int) -> None:
    deadline = time.monotonic() + 120
    while Path(f"/proc/{process}").exists() and state_of(process) != "Z":
        assert time.monotonic() < deadline, f"process {process} is still running"
        time.sleep(0.02)


def state_of(process: int) -> str:
    """Return the state of a process; `Z`, for a zombie, if it has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return "Z"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ties processes together")
def test_a_tied_process_is_killed_with_the_one_that_started_it():
    code = (
        "import subprocess, sys\n"
        "from tests.processes import tied\n"
        f"subprocess.run(tied([sys.executable, '-c', {SLEEPER!r}]), start_new_session=True)\n"
    )
    starter = subprocess.Popen(
        tied([sys.executable, "-c", code]), cwd=TESTS.parent, stdout=subprocess.PIPE, text=True
    )
    with starter:
        assert starter.stdout is not None
        child = int(starter.stdout.readline())
        starter.kill()
    wait_until_gone(child)


@pytest.mark.parametrize("ignored", [False, True])
def test_ctrl_c_reaches_a_tied_process_also_from_a_background_job(ignored):
    """A shell starts a background job with SIGINT ignored, which all its processes inherit."""
    code = (
        "import time\n"
        "try:\n    print('ready', flush=True)\n    while True: time.sleep(0.1)\n"
        "except KeyboardInterrupt:\n    raise SystemExit(42)\n"
    )
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if ignored else None
    try:
        process = subprocess.Popen(
            tied([sys.executable, "-c", code]), stdout=subprocess.PIPE, text=True
        )
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)
    with process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            process.send_signal(signal.SIGINT)
            assert process.wait(timeout=120) == 42
        finally:
            process.kill()


def test_a_daemon_is_stopped_if_the_tests_are_killed(tmp_path):
    stopped = tmp_path / "stopped"
    code = (
        "import time\n"
        "from tests.processes import cleanup_if_killed\n"
        f"with cleanup_if_killed(['touch', {str(stopped)!r}]):\n"
        "    print('ready', flush=True)\n"
        "    time.sleep(600)\n"
    )
    process = subprocess.Popen(
        tied([sys.executable, "-c", code]), cwd=TESTS.parent, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.kill()
    deadline = time.monotonic() + 120
    while not stopped.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_block_that_ends_normally_runs_no_cleanup_command(tmp_path):
    with cleanup_if_killed(["touch", tmp_path / "stopped"]):
        pass
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("method", ["signal", "thread"])
def test_a_test_that_takes_too_long_fails_and_its_process_ends(method, tmp_path):
    number = tmp_path / "number"
    (tmp_path / "test_slow.py").write_text(
        "import subprocess, sys\n"
        "from pathlib import Path\n"
        "from tests.processes import tied\n"
        "def test_slow():\n"
        f"    with Path({str(number)!r}).open('w') as out:\n"
        f"        subprocess.run(tied([sys.executable, '-c', {SLEEPER!r}]), stdout=out)\n"
    )
    path = os.pathsep.join([str(TESTS.parent), os.environ.get("PYTHONPATH", "")])
    options = ["-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(tmp_path)]
    # On a busy machine the process may not have started after two seconds.
    for limit in ("2", "60"):
        limits = ["--timeout", limit, "--timeout-method", method]
        done = subprocess.run(
            tied([sys.executable, "-m", "pytest", *options, *limits, str(tmp_path)]),
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            timeout=200,
            check=False,
        )
        if number.exists() and number.read_text():
            break
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Timeout" in done.stdout + done.stderr
    wait_until_gone(int(number.read_text()))


def test_every_test_has_a_time_limit(request):
    assert float(request.config.getini("timeout")) == 300
