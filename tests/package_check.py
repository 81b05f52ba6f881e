"""Wheel and sdist from a clean clone, installed into empty environments and tried out.

`make package` runs it; it takes minutes. What is not committed is not part of it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from tests.server.running import free_port
from tests.test_dependencies import PROJECT, names

ROOT = Path(__file__).parent.parent
VERSION = PROJECT["project"]["version"]
#: In the repository, but of no use without it.
NOT_SHIPPED = {".ci/run"}
STATIC = "monkeypalace/server/static/"
#: How long the server may take to answer, in seconds.
PATIENCE = 60


class Environment:
    """A virtual environment of its own, in which nothing is installed yet."""

    def __init__(self, folder: Path, forbidden: Path) -> None:
        venv.create(folder, with_pip=True)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        path = os.pathsep.join([str(self.bin), str(forbidden), inherited["PATH"]])
        self.variables = {**inherited, "PATH": path, "HOME": str(folder)}

    def run(self, program: str, *arguments: str | Path, cwd: Path | None = None) -> str:
        command = [str(self.bin / program), *map(str, arguments)]
        # Anywhere but in the repository, whose files would hide what is installed.
        where = cwd or self.bin
        done = subprocess.run(
            command, cwd=where, env=self.variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def install(self, *requirements: str | Path) -> None:
        self.run("python", "-m", "pip", "install", "-qq", *requirements)

    def installed(self) -> set[str]:
        listed = self.run("python", "-m", "pip", "list", "--format=freeze")
        return {line.partition("==")[0].lower() for line in listed.splitlines()}


@pytest.fixture(scope="module")
def no_node(tmp_path_factory):
    """A folder that comes first on the path, with a Node that only complains."""
    folder = tmp_path_factory.mktemp("no-node")
    for name in ("node", "npm", "npx"):
        script = folder / name
        script.write_text("#!/bin/sh\necho 'the Node of this machine was used' >&2\nexit 1\n")
        script.chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("clone") / "monkeypalace"
    subprocess.run(["git", "clone", "-q", "--depth=1", ROOT.as_uri(), str(folder)], check=True)
    return folder


@pytest.fixture(scope="module")
def tracked(clone):
    """The files of the repository."""
    command = ["git", "-C", str(clone), "ls-files"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


@pytest.fixture(scope="module")
def built(clone, no_node, tmp_path_factory):
    """The folder with the sdist, and the wheel that was built from it."""
    builder = Environment(tmp_path_factory.mktemp("builder"), no_node)
    builder.install("build")
    out = tmp_path_factory.mktemp("dist")
    builder.run("python", "-m", "build", "--outdir", out, clone, cwd=clone)
    return out


@pytest.fixture(scope="module")
def wheel(built):
    [found] = built.glob("*.whl")
    return found


def test_the_sdist_has_what_the_repository_has(built, tracked):
    [sdist] = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        files = {member.name.partition("/")[2] for member in archive if member.isfile()}
    assert files == (tracked - NOT_SHIPPED) | {"PKG-INFO"}


def test_the_wheel_has_the_package_and_the_page(wheel, tracked):
    with zipfile.ZipFile(wheel) as archive:
        files = set(archive.namelist())
    page = {name for name in files if name.startswith(STATIC)}
    about = {name for name in files if name.startswith(f"monkeypalace-{VERSION}.dist-info/")}
    package = {name.removeprefix("src/") for name in tracked if name.startswith("src/")}
    assert files - page - about == package
    assert f"{STATIC}index.html" in page
    assert not any("node_modules" in name or name.endswith(".map") for name in page)


def test_the_wheel_asks_for_what_pyproject_says(wheel):
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(f"monkeypalace-{VERSION}.dist-info/METADATA").decode()
    metadata = Parser().parsestr(text)
    assert metadata["Version"] == VERSION
    extras = PROJECT["project"]["optional-dependencies"]
    assert set(metadata.get_all("Provides-Extra") or ()) == extras.keys()
    asked = metadata.get_all("Requires-Dist") or []
    for extra in extras:
        assert normal(line for line in asked if f"extra == '{extra}'" in line) == normal(
            everything_in(extra)
        )
    alone = (line for line in asked if "extra ==" not in line)
    assert normal(alone) == normal(PROJECT["project"]["dependencies"])


def normal(requirements: Iterable[str]) -> set[str]:
    """Names as the build spells them: with hyphens."""
    return {re.sub("[-_.]+", "-", name) for name in names(list(requirements))}


def everything_in(extra: str) -> set[str]:
    """What an extra installs, extras of our own within it included."""
    found = set(names(PROJECT["project"]["optional-dependencies"][extra]))
    for name in list(found):
        if name.startswith("monkeypalace["):
            found.remove(name)
            for other in name.removeprefix("monkeypalace[").rstrip("]").split(","):
                found |= everything_in(other)
    return found


def test_it_runs_in_an_empty_environment(wheel, no_node, tmp_path):
    fresh = Environment(tmp_path / "fresh", no_node)
    before = fresh.installed()
    fresh.install(wheel)
    # Those of pyproject, and what they bring.
    added = fresh.installed() - before
    expected = {"attrs", "babel", "click", "fluent.runtime", "fluent.syntax", "monkeypalace"}
    assert added <= {*expected, "pytz", "typing_extensions", "colorama"}
    assert fresh.run("monkeypalace", "--version") == f"monkeypalace {VERSION}\n"
    assert "Commands:" in fresh.run("monkeypalace", "--help")
    assert "Rule A" in fresh.run("monkeypalace", "rules", "a")
    program = "from monkeypalace import Game; g = Game(2, seed=1); g.play(next(iter(g.legal)))"
    fresh.run("python", "-W", "error", "-c", program)


@pytest.mark.parametrize("extra", PROJECT["project"]["optional-dependencies"])
def test_an_extra_can_be_installed(wheel, no_node, tmp_path, extra):
    fresh = Environment(tmp_path / "fresh", no_node)
    options = ("-qq", "--dry-run", "--report", "-")
    report = json.loads(fresh.run("python", "-m", "pip", "install", *options, f"{wheel}[{extra}]"))
    found = {each["metadata"]["name"].lower() for each in report["install"]}
    asked = {name.partition("[")[0] for name in everything_in(extra)}
    assert normal(asked) <= normal(found)
    # What others ask for, and this one does not, stays away.
    if extra in ("docs", "fast", "bots", "pictures"):
        assert not found & {"fastapi", "pettingzoo", "open-spiel", "ray", "catanatron", "pytest"}


def test_the_server_serves_the_page(wheel, no_node, tmp_path):
    home = Environment(tmp_path / "home", no_node)
    home.install(f"{wheel}[server]")
    with serving(home, tmp_path / "tables.sqlite3") as address:
        assert httpx.get(f"{address}/health").status_code == 200
        page = httpx.get(f"{address}/").text
        [script] = re.findall(r'<script[^>]* src="([^"]+)"', page)
        assert httpx.get(urljoin(f"{address}/", script)).status_code == 200


@contextmanager
def serving(environment: Environment, database: Path) -> Iterator[str]:
    """The installed server on a free port, until the block ends."""
    port = free_port()
    options = ["--port", str(port), "--database", str(database)]
    process = subprocess.Popen(
        [str(environment.bin / "monkeypalace"), "serve", *options],
        cwd=environment.bin,
        env=environment.variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(f"http://127.0.0.1:{port}/health", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, "the server has ended"
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.2)
        else:
            return
    raise AssertionError("the server does not answer")
