"""Build sdist and wheel from a clean clone, install them into empty environments, and use them.

`make package` runs it, which takes minutes. Uncommitted files are left out. The tests hide the Node
of the machine, and also npm's registry where a package must install without it.
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

from tests.processes import tied
from tests.server.clients import Client
from tests.server.running import free_port
from tests.test_dependencies import PROJECT, names

ROOT = Path(__file__).parent.parent
VERSION = PROJECT["project"]["version"]
#: Files that are useful only in the repository.
NOT_SHIPPED = (".ci/", ".github/", ".pre-commit-config.yaml")
STATIC = "monkeypalace/server/static/"
KERNELS = "monkeypalace/_kernels."
#: An address at which nothing listens.
NO_NPM = {"npm_config_registry": "http://127.0.0.1:9/"}
#: How long the server may take to answer, in seconds.
TIMEOUT = 60


class Environment:
    """A virtual environment in which nothing is installed at first."""

    def __init__(self, folder: Path, forbidden: Path, **variables: str) -> None:
        venv.create(folder, with_pip=True)
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        path = os.pathsep.join([str(self.bin), str(forbidden), inherited["PATH"]])
        self.variables = {**inherited, "PATH": path, "HOME": str(folder), **variables}

    def run(self, program: str, *arguments: str | Path, cwd: Path | None = None) -> str:
        done = self.try_run(program, *arguments, cwd=cwd)
        assert done.returncode == 0, f"{done.args}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def try_run(
        self, program: str, *arguments: str | Path, cwd: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / program), *map(str, arguments)]
        # Run outside the repository: Python would import its files instead of the installed ones.
        where = cwd or self.bin
        return subprocess.run(
            tied(command),
            cwd=where,
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def install(self, *requirements: str | Path) -> None:
        self.run("python", "-m", "pip", "install", "-qq", *requirements)

    def installed(self) -> set[str]:
        listed = self.run("python", "-m", "pip", "list", "--format=freeze")
        return {line.partition("==")[0].lower() for line in listed.splitlines()}


@pytest.fixture(scope="module")
def no_node(tmp_path_factory):
    """Return a folder for the front of PATH, with a fake Node that fails."""
    folder = tmp_path_factory.mktemp("no-node")
    for name in ("node", "npm", "npx"):
        script = folder / name
        script.write_text("#!/bin/sh\necho 'the Node of this machine was used' >&2\nexit 1\n")
        script.chmod(0o755)
    return folder


def clone_to(folder: Path) -> Path:
    subprocess.run(tied(["git", "clone", "-q", "--depth=1", ROOT.as_uri(), folder]), check=True)
    return folder


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    return clone_to(tmp_path_factory.mktemp("clone") / "monkeypalace")


@pytest.fixture(scope="module")
def tracked(clone):
    """Return the files of the repository."""
    command = ["git", "-C", str(clone), "ls-files"]
    return set(
        subprocess.run(tied(command), capture_output=True, text=True, check=True).stdout.split()
    )


@pytest.fixture(scope="module")
def built(clone, no_node, tmp_path_factory):
    """Return the folder with the sdist and the wheel, both built from the clone."""
    builder = Environment(tmp_path_factory.mktemp("builder"), no_node)
    builder.install("build")
    out = tmp_path_factory.mktemp("dist")
    builder.run("python", "-m", "build", "--sdist", "--wheel", "--outdir", out, clone, cwd=clone)
    return out


@pytest.fixture(scope="module")
def wheel(built):
    [found] = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sdist(built):
    [found] = built.glob("*.tar.gz")
    return found


def files_in(archive: Path) -> set[str]:
    """Return the files of a wheel, or of an sdist below its only folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sdist:
        return {member.name.partition("/")[2] for member in sdist if member.isfile()}


def page_of(files: Iterable[str], folder: str) -> set[str]:
    """Return the files of the page; check that it is complete."""
    page = {name for name in files if name.startswith(folder)}
    assert {f"{folder}index.html", f"{folder}index.html.gz"} <= page
    assert not any("node_modules" in name or name.endswith(".map") for name in page)
    return page


def test_the_sdist_has_what_the_repository_has_and_the_page(sdist, tracked):
    files = files_in(sdist)
    shipped = {name for name in tracked if not name.startswith(NOT_SHIPPED)}
    assert files - page_of(files, f"src/{STATIC}") == shipped | {"PKG-INFO"}


def test_the_wheel_has_the_package_the_page_and_the_kernels(wheel, tracked):
    files = files_in(wheel)
    about = {name for name in files if name.startswith(f"monkeypalace-{VERSION}.dist-info/")}
    package = {name.removeprefix("src/") for name in tracked if name.startswith("src/")}
    [kernels] = files - page_of(files, STATIC) - about - package
    assert kernels.startswith(KERNELS)
    assert package <= files


def test_the_wheel_is_for_one_platform_and_every_python_from_3_11_on(wheel):
    assert re.fullmatch(rf"monkeypalace-{VERSION}-cp311-abi3-(?!any)\w+\.whl", wheel.name)
    with zipfile.ZipFile(wheel) as archive:
        about = archive.read(f"monkeypalace-{VERSION}.dist-info/WHEEL").decode()
    assert "Root-Is-Purelib: false" in about


def test_the_wheel_requires_what_pyproject_says(wheel):
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
    """Return names as the build spells them: with hyphens."""
    return {re.sub("[-_.]+", "-", name) for name in names(list(requirements))}


def everything_in(extra: str) -> set[str]:
    """Return what an extra installs, including extras that it names."""
    found = set(names(PROJECT["project"]["optional-dependencies"][extra]))
    for name in list(found):
        if name.startswith("monkeypalace["):
            found.remove(name)
            for other in name.removeprefix("monkeypalace[").rstrip("]").split(","):
                found |= everything_in(other)
    return found


#: Plays one decision with the library alone.
PROGRAM = "from monkeypalace import Game; g = Game(2, seed=1); g.play(next(iter(g.legal)))"


def test_it_runs_in_an_empty_environment(wheel, no_node, tmp_path):
    fresh = Environment(tmp_path / "fresh", no_node)
    before = fresh.installed()
    fresh.install(wheel)
    # The dependencies in pyproject.toml, and their dependencies.
    added = fresh.installed() - before
    expected = {"attrs", "babel", "click", "fluent.runtime", "fluent.syntax", "monkeypalace"}
    assert added <= {*expected, "pytz", "typing_extensions", "colorama", "wcwidth"}
    assert fresh.run("monkeypalace", "--version") == f"monkeypalace {VERSION}\n"
    assert "Commands:" in fresh.run("monkeypalace", "--help")
    assert "Rule A" in fresh.run("monkeypalace", "rules", "a")
    fresh.run("python", "-W", "error", "-c", PROGRAM)


def test_it_runs_uncompiled(sdist, no_node, tmp_path):
    fresh = Environment(tmp_path / "fresh", no_node, **NO_NPM, MONKEYPALACE_COMPILED="0")
    fresh.run("python", "-m", "pip", "wheel", "-qq", "--no-deps", "-w", tmp_path, sdist)
    wheel = tmp_path / f"monkeypalace-{VERSION}-py3-none-any.whl"
    assert not any(name.startswith(KERNELS) for name in files_in(wheel))
    del fresh.variables["MONKEYPALACE_COMPILED"]
    fresh.install(wheel)
    fresh.run("python", "-c", "from monkeypalace.kernels import COMPILED; assert not COMPILED")
    fresh.run("python", "-c", PROGRAM)


def test_without_npm_a_clone_names_a_remedy_and_installs_without_the_page(no_node, tmp_path):
    clone = clone_to(tmp_path / "clone")
    fresh = Environment(tmp_path / "fresh", no_node, **NO_NPM)
    failed = fresh.try_run("python", "-m", "pip", "install", "-qq", clone)
    assert failed.returncode != 0
    said = [line for line in failed.stderr.splitlines() if NO_NPM["npm_config_registry"] in line]
    assert len(said) == 1
    assert "MONKEYPALACE_PAGE=0" in said[0]
    assert "Traceback" not in failed.stderr
    fresh.variables["MONKEYPALACE_PAGE"] = "0"
    fresh.install(clone)
    fresh.run("python", "-c", PROGRAM)


@pytest.mark.parametrize("extra", PROJECT["project"]["optional-dependencies"])
def test_an_extra_can_be_installed(wheel, no_node, tmp_path, extra):
    fresh = Environment(tmp_path / "fresh", no_node)
    options = ("-qq", "--dry-run", "--report", "-")
    report = json.loads(fresh.run("python", "-m", "pip", "install", *options, f"{wheel}[{extra}]"))
    found = {each["metadata"]["name"].lower() for each in report["install"]}
    asked = {name.partition("[")[0] for name in everything_in(extra)}
    assert normal(asked) <= normal(found)
    # Dependencies of other extras must not be installed.
    if extra in ("docs", "bots", "pictures"):
        assert not found & {"fastapi", "pettingzoo", "open-spiel", "ray", "catanatron", "pytest"}


@pytest.mark.parametrize("package", ["wheel", "sdist"])
def test_the_server_serves_the_page_and_a_bot_plays(package, request, no_node, tmp_path):
    archive = request.getfixturevalue(package)
    home = Environment(tmp_path / "home", no_node, **NO_NPM)
    home.install(f"{archive}[server]")
    home.run("python", "-c", "from monkeypalace.kernels import COMPILED; assert COMPILED")
    with serving(home, tmp_path / "tables.sqlite3") as address:
        page = httpx.get(f"{address}/").text
        [script] = re.findall(r'<script[^>]* src="([^"]+)"', page)
        assert httpx.get(urljoin(f"{address}/", script)).status_code == 200
        with Client(address) as client:
            stream = client.stream(client.set_up("bot:capuchin", "Ann")["table"]["id"])
            # Events 1 and 2 are "created" and "started"; the third is the bot's turn.
            stream.wait_for_number(3)


@contextmanager
def serving(environment: Environment, database: Path) -> Iterator[str]:
    """Run the installed server on a free port until the block ends."""
    port = free_port()
    options = ["--port", str(port), "--database", str(database)]
    process = subprocess.Popen(
        tied([environment.bin / "monkeypalace", "serve", *options]),
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
        process.wait(TIMEOUT)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        assert process.poll() is None, "the server has ended"
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.2)
        else:
            return
    raise AssertionError("the server does not answer")
