"""A contract for import-linter: packages are used through what they export."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


def exported(package: str) -> set[str]:
    """Return the names in a package's `__all__`, without importing the package."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return set()
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return set(ast.literal_eval(node.value))
    return set()


class ExportsContract(Contract):
    """Other packages import only a package itself, or modules that its `__all__` names.

    mypy checks the other half: names that are imported from a package must be exported there.
    """

    type_name = "exports"

    root = fields.StringField()

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        output.verbose_print(verbose, "Looking for imports of other packages' files")
        root = str(self.root)
        public = {package: exported(package) for package in graph.find_children(root)}
        broken = []
        for importer in sorted(graph.find_descendants(root)):
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                package, _, inner = imported.removeprefix(f"{root}.").partition(".")
                if (
                    inner
                    and imported.startswith(f"{root}.")
                    and not f"{importer}.".startswith(f"{root}.{package}.")
                    and inner not in public[f"{root}.{package}"]
                ):
                    broken.append(f"{importer} -> {imported}")
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["broken"]:
            output.print_error(line)
        output.new_line()
