"""The public names are those of `__all__`, can be imported, and are in `docs/stability.md`.

`python -m tests.test_public_names` rewrites the list of that page.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import monkeypalace
from monkeypalace.gamefile.files import VERSION
from monkeypalace.packs.loader import FORMAT
from tests.processes import tied

PAGE = Path(__file__).parent.parent / "docs" / "stability.md"

_TABLE = re.compile(r"(?<=\| from \| names \|\n\|---\|---\|\n)(?:\|.*\n)+")


def table() -> str:
    """Return the table of public names, with a row for each package."""
    rows: list[tuple[str, tuple[str, ...]]] = [("the package", ("__version__",))]
    rows += [
        (f"`monkeypalace.{package}`", names) for package, names in monkeypalace._PACKAGES.items()
    ]
    return "".join(
        f"| {package} | {', '.join(f'`{name}`' for name in names)} |\n" for package, names in rows
    )


def test_every_public_name_exists():
    assert sorted(monkeypalace.__all__) == sorted(set(monkeypalace.__all__))
    for name in monkeypalace.__all__:
        assert getattr(monkeypalace, name) is not None
    assert dir(monkeypalace) == sorted(monkeypalace.__all__)


def test_every_name_of_a_package_is_public():
    assert {*monkeypalace._PACKAGE_OF, "__version__"} == set(monkeypalace.__all__)


def test_no_two_public_classes_share_a_name():
    """Server schemas are checked only among themselves: they may share names with game classes."""
    package = Path(monkeypalace.__file__).parent
    schemas = package / "server" / "schemas"
    places: dict[tuple[bool, str], list[str]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                key = (schemas in path.parents, node.name)
                places[key].append(str(path.relative_to(package)))
    assert len(places) > 100
    assert {name: found for (_, name), found in places.items() if len(found) > 1} == {}


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(monkeypalace, "banana")


def test_packages_are_loaded_on_first_use():
    program = (
        "import sys, monkeypalace\n"
        "print([name for name in sys.modules if name.startswith('monkeypalace.')])\n"
        "monkeypalace.Game\n"
        "print('monkeypalace.game' in sys.modules)"
    )
    run = subprocess.run(
        tied([sys.executable, "-c", program]), capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["['monkeypalace.errors']", "True"]


def test_the_page_lists_the_public_names():
    [found] = _TABLE.findall(PAGE.read_text(encoding="utf-8"))
    assert found == table(), "run `python -m tests.test_public_names`, and update the changelog"


def test_the_page_has_the_versions_of_the_formats():
    text = PAGE.read_text(encoding="utf-8")
    assert f"| game files | {VERSION} |" in text
    assert f"| packs | {FORMAT} |" in text


def write() -> None:
    """Write the list into the page."""
    PAGE.write_text(_TABLE.sub(table(), PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
