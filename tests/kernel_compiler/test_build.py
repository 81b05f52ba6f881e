"""An installed compiler is used; without one, a message is printed and nothing fails."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kernel_compiler import build
from kernel_compiler.bindings import c_source
from tests.kernel_compiler.twins import load, write_package
from tests.processes import tied

CONSTANTS = """
from monkeypalace.samples.deeper import DEPTH

FACTOR = DEPTH * 2
"""

SOURCES = {
    "deeper": "DEPTH = 3\n",
    "constants": CONSTANTS,
    "unrelated": "WIDTH = 3\n",
    "numbers": """
        from monkeypalace.kernels import kernel
        from monkeypalace.samples.constants import FACTOR
        from monkeypalace.samples.unrelated import WIDTH


        @kernel
        def times(a: int) -> int:
            return a * FACTOR
        """,
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write_package(tmp_path, SOURCES)
    return tmp_path


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setitem(sys.modules, "ziglang", None)


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_one_sentence_says_what_to_do(root: Path, capsys):
    assert build(root) is None
    printed = capsys.readouterr().err
    assert printed == (
        "monkeypalace: no C compiler could build the kernels (none was found). The package works "
        "without them, but slowly: install a C compiler or `pip install ziglang`, and install "
        "again.\n"
    )
    assert {path.name for path in (root / "src" / "monkeypalace").iterdir()} == {"samples"}


@pytest.mark.usefixtures("no_compiler")
def test_a_compiler_that_fails_leaves_the_older_file(root: Path, capsys, monkeypatch):
    target = root / "src" / "monkeypalace" / "_kernels.abi3.so"
    target.write_text("older")
    monkeypatch.setenv("CC", "no-such-compiler -q")
    assert build(root) is None
    assert "no-such-compiler -q: " in capsys.readouterr().err
    assert target.read_text() == "older"


def test_the_next_compiler_is_tried(root: Path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    built = build(root, out=root / "elsewhere")
    assert built is not None
    assert built.parent == root / "elsewhere"
    assert load(built).samples_numbers__times(7) == 42


def test_a_source_that_changes_while_compiling_is_newer(root: Path, monkeypatch):
    """The compiled file has the time at which the build began to read the sources."""
    source = root / "src" / "monkeypalace" / "samples" / "numbers.py"
    script = root / "slow-compiler"
    script.write_text(f'#!/bin/sh\nsleep 0.1\ntouch "{source}"\nexec cc "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))
    built = build(root)
    assert built is not None
    assert built.stat().st_mtime < source.stat().st_mtime


def test_the_files_of_kernels_and_of_their_constants_are_listed(root: Path):
    """After a change in one of these files the kernels must be compiled again."""
    text = c_source(root / "src" / "monkeypalace")
    assert '"samples/constants.py samples/deeper.py samples/numbers.py"' in text


def test_the_same_sources_give_the_same_text(root: Path, tmp_path_factory):
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(root / "src", other / "src")
    package = root / "src" / "monkeypalace"
    assert c_source(package) == c_source(other / "src" / "monkeypalace")


def test_the_kernels_of_this_checkout_can_be_shown_as_c():
    command = [sys.executable, "-m", "kernel_compiler", "--c"]
    root = Path(__file__).parents[2]
    done = subprocess.run(tied(command), capture_output=True, text=True, cwd=root, check=True)
    assert "search_walk__step" in done.stdout
