"""`docs/architecture.md` says what each extra installs, and why each dependency is there."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain
from pathlib import Path

from build_tools import NODE, ZIG

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
_, _, SECTION = (
    (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## Dependencies\n")
)

#: The name of a requirement with its own extras, without versions and markers.
_NAME = re.compile(r"[\w.-]+(?:\[[\w,]+\])?")


def table(number: int) -> dict[str, str]:
    """Return a table of the section as a mapping from its first to its last column."""
    lines = re.findall(r"(?:^\|.*\n)+", SECTION, re.MULTILINE)[number].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    assert all(all(row) for row in rows)
    return {row[0].strip("`"): row[-1] for row in rows}


def names(requirements: list[str]) -> list[str]:
    found = [_NAME.match(requirement) for requirement in requirements]
    return [match[0] for match in found if match]


def test_the_extras_install_what_the_table_says_and_no_more():
    project = PROJECT["project"]
    extras = {"(none)": project["dependencies"], **project["optional-dependencies"]}
    listed = {extra: re.findall("`([^`]+)`", cell) for extra, cell in table(0).items()}
    assert listed == {extra: names(requirements) for extra, requirements in extras.items()}


def test_an_extra_installs_only_extras_that_exist():
    extras = PROJECT["project"]["optional-dependencies"]
    for requirement in chain(*extras.values()):
        if match := re.fullmatch(r"monkeypalace\[([\w,]+)\]", requirement):
            assert set(match[1].split(",")) <= extras.keys()


def test_every_python_package_has_a_reason():
    project = PROJECT["project"]
    requirements = [
        *project["dependencies"],
        *chain(*project["optional-dependencies"].values()),
        *PROJECT["build-system"]["requires"],
        NODE,
        ZIG,
    ]
    needed = {name.partition("[")[0] for name in names(requirements)} - {"monkeypalace"}
    assert table(1).keys() == needed


def test_every_package_of_the_page_has_a_reason():
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    needed = {*package["dependencies"], *package["devDependencies"]}
    assert table(2).keys() == needed


def test_libraries_that_were_considered_are_used_or_not_as_the_table_says():
    project = PROJECT["project"]
    requirements = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    used = {library for library, decision in table(3).items() if decision.startswith("used: ")}
    assert table(3).keys() == {"wcwidth", "platformdirs", "pydantic-settings", "structlog", "Jinja"}
    assert used == {"wcwidth"}
    assert used <= set(names(requirements))
    assert not (table(3).keys() - used) & set(names(requirements))


def test_our_code_that_a_library_could_replace_is_where_the_table_says():
    considered = SECTION.partition("### Libraries considered\n")[2]
    places = re.findall(r"(?:`(\w[\w.]*)` in )?`([\w/]+\.py)`", considered)
    assert len(places) == 6
    for name, file in places:
        source = (ROOT / "src" / "monkeypalace" / file).read_text(encoding="utf-8")
        assert re.search(rf"(def|class) {name.rpartition('.')[2]}\b", source) or not name
