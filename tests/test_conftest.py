"""With CI set, a skipped test is a failed test."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import tied

TESTS = {
    "skip": "import pytest\ndef test_it(): pytest.skip('not today')\n",
    "mark": "import pytest\n@pytest.mark.skip(reason='not today')\ndef test_it(): pass\n",
    "module": "import pytest\npytest.skip('not today', allow_module_level=True)\n",
    "xfail": "import pytest\n@pytest.mark.xfail(reason='not today')\ndef test_it(): assert 0\n",
    "xpass": "import pytest\n@pytest.mark.xfail(reason='not today')\ndef test_it(): pass\n",
}


def run(folder: Path, environment: dict[str, str]) -> tuple[int, str]:
    done = subprocess.run(
        tied([sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "."]),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("kind", TESTS)
def test_a_skip_is_a_failure_in_ci_only(kind, tmp_path):
    shutil.copy(Path(__file__).parent / "conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text(TESTS[kind], encoding="utf-8")

    code, output = run(tmp_path, {"CI": "1"})
    assert code != 0
    assert "with CI set that is a failure" in output
    assert "not today" in output

    code, _ = run(tmp_path, {})
    # 5 is pytest's "no tests collected", for the module that skips itself.
    assert code in (0, 5)


def test_a_test_that_runs_passes_in_ci(tmp_path):
    shutil.copy(Path(__file__).parent / "conftest.py", tmp_path)
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n", encoding="utf-8")
    code, output = run(tmp_path, {"CI": "1"})
    assert code == 0, output
