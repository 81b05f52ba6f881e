"""The public names are what `__all__` says, each can be used, and `docs/stability.md` lists them.

`python -m tests.test_public_names` writes the list of that page anew.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import monkeypalace
from monkeypalace.gamefile.files import VERSION
from monkeypalace.packs.loader import FORMAT
from tests.processes import tied

PAGE = Path(__file__).parent.parent / "docs" / "stability.md"

_TABLE = re.compile(r"(?<=\| from \| names \|\n\|---\|---\|\n)(?:\|.*\n)+")


def table() -> str:
    """The public names by the package that has them."""
    rows: list[tuple[str, tuple[str, ...]]] = [("the package", ("__version__",))]
    rows += [
        (f"`monkeypalace.{package}`", names) for package, names in monkeypalace._PACKAGES.items()
    ]
    return "".join(
        f"| {package} | {', '.join(f'`{name}`' for name in names)} |\n" for package, names in rows
    )


def test_every_public_name_is_there():
    assert sorted(monkeypalace.__all__) == sorted(set(monkeypalace.__all__))
    for name in monkeypalace.__all__:
        assert getattr(monkeypalace, name) is not None
    assert dir(monkeypalace) == sorted(monkeypalace.__all__)


def test_every_name_of_a_room_is_public():
    assert {*monkeypalace._PACKAGE_OF, "__version__"} == set(monkeypalace.__all__)


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(monkeypalace, "banana")


def test_the_rooms_are_loaded_on_first_use():
    program = (
        "import sys, monkeypalace\n"
        "print(any(name.startswith('monkeypalace.') for name in sys.modules))\n"
        "monkeypalace.Game\n"
        "print('monkeypalace.game' in sys.modules)"
    )
    run = subprocess.run(
        tied([sys.executable, "-c", program]), capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "True"]


def test_the_page_lists_them():
    [found] = _TABLE.findall(PAGE.read_text(encoding="utf-8"))
    assert found == table(), "run `python -m tests.test_public_names`, and the changelog?"


def test_the_page_has_the_versions_of_the_formats():
    text = PAGE.read_text(encoding="utf-8")
    assert f"| game files | {VERSION} |" in text
    assert f"| packs | {FORMAT} |" in text


def write() -> None:
    """Put the list into the page."""
    PAGE.write_text(_TABLE.sub(table(), PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write()
