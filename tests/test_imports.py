"""Imports go one way, and importing the library is cheap."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import tied

ROOT = Path(__file__).parent.parent

#: Modules that only some uses need; each is imported where it is used.
HEAVY = {
    "asyncio",
    "attr",
    "babel",
    "click",
    "fastapi",
    "fluent",
    "http",
    "hypothesis",
    "numba",
    "numpy",
    "pydantic",
    "pytz",
    "sqlalchemy",
    "sqlite3",
    "ssl",
    "unittest",
    "urllib.request",
}


def test_packages_import_downwards_only():
    """The contract is in pyproject.toml, under `tool.importlinter`."""
    code = (
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    )
    done = subprocess.run(
        tied([sys.executable, "-c", code]), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("statement", ["import monkeypalace", "from monkeypalace import *"])
def test_importing_the_library_loads_nothing_heavy(statement):
    code = f"{statement}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run(
        tied([sys.executable, "-c", code]), capture_output=True, text=True, check=True
    )
    loaded = set(json.loads(done.stdout))
    assert "monkeypalace" in loaded
    assert loaded & HEAVY == set()
