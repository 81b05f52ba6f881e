"""The import contracts are kept, and importing the library is cheap."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import tied

ROOT = Path(__file__).parent.parent

#: Modules that only some functions need; each is imported where it is used.
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


#: A forbidden import for each kind of contract: the contract, the module, and what it imports.
FORBIDDEN = [
    (
        "Layers: programs, players, presentation, engine, rules",
        "game/scoring.py",
        "monkeypalace.locale",
    ),
    ("Inside the layer of programs", "server/times.py", "monkeypalace.cli"),
    ("Inside the layer of players", "arena/ratings.py", "monkeypalace.adapters"),
    ("Inside the layer of presentation", "narration.py", "monkeypalace.rulebook"),
    ("Inside the layer of rules", "building/built.py", "monkeypalace.search"),
    (
        "Packages are used through what they export",
        "cli/commands/show.py",
        "monkeypalace.game.steps",
    ),
    ("No module cycles", "palace/stack.py", "monkeypalace.palace.palace"),
    ("Inside the command line", "cli/terminal/cells.py", "monkeypalace.cli.session.remarks"),
    ("Inside the server", "server/times.py", "monkeypalace.server.app"),
    (
        "Worker processes load neither web framework nor database",
        "server/lanes/jobs.py",
        "sqlalchemy",
    ),
]


def check_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts, which are in pyproject.toml under `tool.importlinter`."""
    code = (
        f"import sys; sys.path[:0] = [{str(root / 'src')!r}, {str(ROOT)!r}]\n"
        "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    )
    return subprocess.run(
        tied([sys.executable, "-c", code]), cwd=root, capture_output=True, text=True, check=False
    )


def test_the_import_contracts_are_kept():
    done = check_imports(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_import_contract_finds_a_forbidden_import(tmp_path):
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    package = tmp_path / "src" / "monkeypalace"
    shutil.copytree(
        ROOT / "src" / "monkeypalace",
        package,
        ignore=shutil.ignore_patterns("static", "_kernels.*"),
    )
    for _, module, imported in FORBIDDEN:
        file = package / module
        file.write_text(
            f"{file.read_text(encoding='utf-8')}\nimport {imported}\n", encoding="utf-8"
        )
    done = check_imports(tmp_path)
    assert done.returncode == 1, done.stderr
    contracts = dict(re.findall(r"(?m)^(.+) (KEPT|BROKEN)$", done.stdout))
    assert contracts == {name: "BROKEN" for name, _, _ in FORBIDDEN}
    for contract, module, imported in FORBIDDEN:
        importer = f"monkeypalace.{module.removesuffix('.py').replace('/', '.')}"
        # For a cycle, import-linter names only one import, which may be a different one.
        assert f"{importer} -> {imported}" in done.stdout or contract == "No module cycles"


@pytest.mark.parametrize("statement", ["import monkeypalace", "from monkeypalace import *"])
def test_importing_the_library_loads_nothing_heavy(statement):
    code = f"{statement}\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    # `make coverage` measures processes that tests start, and coverage itself loads such modules.
    measured = {"COVERAGE_PROCESS_START", "COVERAGE_PROCESS_CONFIG"}
    environment = {name: value for name, value in os.environ.items() if name not in measured}
    done = subprocess.run(
        tied([sys.executable, "-c", code]),
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    loaded = set(json.loads(done.stdout))
    assert "monkeypalace" in loaded
    assert loaded & HEAVY == set()
