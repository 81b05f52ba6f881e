"""Run commands: inside this process, which is quick, or as a separate program."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from monkeypalace.cli import command_line
from tests.processes import tied

DATA = Path(__file__).parent.parent / "data"


def run(*args: str | Path, typed: str | bytes = "") -> Result:
    """Run a command in this process; an exception other than `SystemExit` is a bug."""
    result = CliRunner().invoke(command_line, [str(arg) for arg in args], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def program(
    *args: str | Path, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a separate program."""
    return subprocess.run(
        tied([sys.executable, "-m", "monkeypalace", *args]),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
        timeout=200,
    )


def good(*args: str | Path, typed: str | bytes = "") -> str:
    """Return the output of a command that must succeed."""
    result = run(*args, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def refused(*args: str | Path, typed: str | bytes = "") -> str:
    """Run a command that must refuse its input (exit code 2); return its one-line message."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2
    return only_line(result.stderr)


def only_line(stderr: str) -> str:
    assert stderr.startswith("monkeypalace: ")
    assert stderr.count("\n") == 1
    assert stderr.endswith("\n")
    assert "Traceback" not in stderr
    return stderr.removeprefix("monkeypalace: ").rstrip("\n")


def palaces(file: str = "palaces.json") -> list[dict[str, Any]]:
    """Return positions with their counts from an independent program."""
    found = json.loads((DATA / file).read_text(encoding="utf-8"))
    assert isinstance(found, list)
    return found


#: The text of a file with a position.
POSITION = json.dumps(palaces()[0]["position"])
