"""Every name in `docs/glossary.md` exists in one of the modules of its row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "glossary.md"

_SPOT = re.compile("[a-h][1-8]")
_CODE = re.compile(r"`([A-Za-z_.0-9]+)`")


def rows() -> Iterator[tuple[str, list[str]]]:
    """Yield each name on the page with the modules of its row."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        found = _CODE.findall(line) if line.startswith("|") else []
        modules = [code for code in found if code.startswith("monkeypalace.")]
        names = [code for code in found if code not in modules and not _SPOT.fullmatch(code)]
        yield from ((name, modules) for name in names or ([""] if modules else []))


def is_in(name: str, module: str) -> bool:
    value: Any = import_module(module)
    for part in filter(None, name.split(".")):
        if is_dataclass(value) and part in {field.name for field in fields(value)}:
            return True
        if not hasattr(value, part):
            return False
        value = getattr(value, part)
    return True


@pytest.mark.parametrize(("name", "modules"), list(rows()))
def test_every_name_of_the_glossary_exists(name: str, modules: list[str]):
    assert any(is_in(name, module) for module in modules), (name, modules)


def test_a_wrong_name_is_found():
    assert not is_in("Palace.is_wrong", "monkeypalace.palace")
    assert is_in("Palace.height", "monkeypalace.palace")
