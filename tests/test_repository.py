"""Citation, licence, commit hooks and workflow agree with the files that they repeat."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import monkeypalace

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = re.findall(
    r"^Programming Language :: Python :: (3\.\d+)$", "\n".join(PROJECT["classifiers"]), re.MULTILINE
)


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def read_yaml(path: str) -> Any:
    return yaml.safe_load(read(path))


def recipe(target: str) -> list[str]:
    """Return the commands of a target of the Makefile, with `$(BIN)` replaced by the folder."""
    [found] = re.findall(rf"^{target}:.*\n((?:\t.*\n)+)", read("Makefile"), re.MULTILINE)
    lines = [line.strip() for line in found.splitlines()]
    return [line.replace("$(BIN)", ".venv/bin") for line in lines]


def test_the_citation_agrees_with_the_package():
    citation = read_yaml("CITATION.cff")
    assert citation["version"] == PROJECT["version"] == monkeypalace.__version__
    assert citation["title"] == PROJECT["name"]
    assert citation["authors"] == PROJECT["authors"]
    assert citation["license"] == PROJECT["license"]
    assert citation["abstract"] == PROJECT["description"]


def test_the_licence_is_an_spdx_name_and_its_text_is_in_the_package():
    assert PROJECT["license"] == "MIT"
    assert [read(name).splitlines()[0] for name in PROJECT["license-files"]] == ["MIT License"]
    # A classifier would duplicate the licence.
    assert not [line for line in PROJECT["classifiers"] if line.startswith("License ::")]


def test_a_commit_is_checked_by_the_same_commands_as_make_lint():
    [local] = read_yaml(".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local"
    commands = [*recipe("lint-python"), *recipe("lint-page")]
    assert [hook["entry"] for hook in local["hooks"]] == commands


def test_the_workflow_runs_what_ci_runs_on_every_version_of_python():
    job = read_yaml(".github/workflows/test.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == VERSIONS
    assert [step["run"] for step in job["steps"] if "run" in step] == [".ci/run"]
    assert VERSIONS[0] == PROJECT["requires-python"].removeprefix(">=")


def test_the_designers_of_the_game_are_credited():
    for page in ("README.md", "docs/index.md"):
        for name in ("David Gordon", "TAM", "LEGO", "unofficial"):
            assert name in read(page), (page, name)


def test_the_security_page_names_tests_that_exist():
    named = set(re.findall(r"`(tests/[^`]+)`", read("SECURITY.md")))
    assert named
    for each in named:
        path, _, test = each.partition("::")
        assert (ROOT / path).exists(), path
        assert not test or re.search(rf"^(async )?def {test}\(", read(path), re.MULTILINE), each


#: Placeholders, and names of the operating system.
NOT_IN_CODE = {"parse_x", "format_x", "x_to_json", "x_from_json", "MSG_PEEK", "SCM_RIGHTS"}


def missing_names(page: str, code: str) -> set[str]:
    """Return the names with an underscore that a page mentions and that the code does not have."""
    return set(re.findall(r"`(\w*_\w+)`", page)) - NOT_IN_CODE - set(re.findall(r"\w+", code))


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_the_functions_and_constants_that_a_page_names_exist(page: str):
    files = [
        path
        for folder in ("src", "tests", "docs", "web/src", "kernel_compiler")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".ts", ".svelte") and path != Path(__file__)
    ]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert missing_names(read(page), code) == set()
    assert missing_names("`_is_there` calls `is_gone`", "def _is_there():") == {"is_gone"}


def test_no_page_has_merge_markers():
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        markers = [line for line in lines if line.startswith(("<<<<<<<", ">>>>>>>"))]
        assert not markers, path.name
