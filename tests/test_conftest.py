"""With CI set, a skipped test is a failed test."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.processes import tied

TESTS = {
    "skip": "import pytest\ndef test_it(): pytest.skip('not today')\n",
    "mark": "import pytest\n@pytest.mark.skip(reason='not today')\ndef test_it(): pass\n",
    "module": "import pytest\npytest.skip('not today', allow_module_level=True)\n",
    "xfail": "import pytest\n@pytest.mark.xfail(reason='not today')\ndef test_it(): assert 0\n",
    "xpass": "import pytest\n@pytest.mark.xfail(reason='not today')\ndef test_it(): pass\n",
}


def run(folder: Path, environment: dict[str, str]) -> str:
    """Run all of these tests and one that passes; return what pytest printed."""
    shutil.copy(Path(__file__).parent / "conftest.py", folder)
    for kind, text in {**TESTS, "good": "def test_it(): pass\n"}.items():
        (folder / f"test_{kind}.py").write_text(text, encoding="utf-8")
    options = ["-p", "no:cacheprovider", "-q", "--continue-on-collection-errors"]
    done = subprocess.run(
        tied([sys.executable, "-m", "pytest", *options, "."]),
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def test_a_skip_is_a_failure_in_ci(tmp_path):
    output = run(tmp_path, {"CI": "1"})
    assert output.splitlines()[-1].startswith("3 failed, 1 passed, 2 errors in ")
    for kind in TESTS:
        pattern = rf"test_{kind}\.py\S* was .*\(.*not today.*\); with CI set that is a failure"
        assert re.search(pattern, output), kind


def test_a_skip_is_allowed_elsewhere(tmp_path):
    output = run(tmp_path, {})
    assert output.splitlines()[-1].startswith("1 passed, 3 skipped, 1 xfailed, 1 xpassed in ")
