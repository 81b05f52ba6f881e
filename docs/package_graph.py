"""The table of packages in `architecture.md`, made from the import contracts and from the code."""

from __future__ import annotations

import ast
import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any, Final

import grimp

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = "monkeypalace"


def contracts() -> dict[str, dict[str, Any]]:
    """Return the import contracts by their names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {found["name"]: found for found in project["tool"]["importlinter"]["contracts"]}


def layers() -> dict[str, list[str]]:
    """Return the packages of each layer, in an order in which none imports an earlier one."""
    known = contracts()
    [name] = [name for name in known if name.startswith("Layers: ")]
    titles = name.removeprefix("Layers: ").split(", ")
    found = {}
    for title, members in zip(titles, known[name]["layers"], strict=True):
        inner = known.get(f"Inside the layer of {title}", {"layers": [members]})
        found[title] = re.findall(r"\w+", " ".join(inner["layers"]))
        if sorted(found[title]) != re.findall(r"\w+", members):
            raise ValueError(f"the contracts disagree about the layer of {title}")
    return found


def summary(package: str) -> str:
    """Return the first sentence of a package's or module's docstring."""
    path = ROOT / "src" / PACKAGE / package
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n\n")[0].replace("\n", " ").rstrip(".")


def packages_table() -> str:
    """Return the packages by layer, with their contents and what each imports."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    for child in graph.find_children(PACKAGE):
        graph.squash_module(child)
    order = layers()
    position = {package: place for place, package in enumerate(chain(*order.values()))}
    lines = ["| layer | package | contents | imports |", "|---|---|---|---|"]
    for layer, packages in order.items():
        for number, package in enumerate(packages):
            found = graph.find_modules_directly_imported_by(f"{PACKAGE}.{package}")
            imported = {name.removeprefix(f"{PACKAGE}.") for name in found} - {package}
            named = sorted(imported & set(position), key=position.__getitem__)
            names = ", ".join(f"`{name}`" for name in named)
            title = "" if number else layer
            lines.append(f"| {title} | `{package}` | {summary(package)} | {names} |")
    return "\n".join(re.sub(" +", " ", line) for line in lines)
