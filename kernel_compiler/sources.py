"""Read kernel modules: their constants, and the functions that are marked as kernels."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from kernel_compiler.types import ANNOTATIONS, NOTHING, Array, KernelError, Type

#: The decorators that mark a kernel; a long kernel releases the interpreter lock.
DECORATORS = ("kernel", "long_kernel")

#: The functions that constant expressions may call.
_BUILTINS = {
    function.__name__: function
    for function in (abs, enumerate, len, max, min, prod, range, sum, tuple)
}

Constant = int | float | tuple[int, ...]


@dataclass
class Kernel:
    """A function that is translated."""

    module: Module
    node: ast.FunctionDef
    releases_lock: bool
    #: Indices of the array arguments that this kernel, or one that it calls, writes to.
    written: set[int] = field(default_factory=set)

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def symbol(self) -> str:
        """The name in C and in the extension module: `search_walk__step`."""
        return f"{self.module.symbol}__{self.name}"

    @cached_property
    def arguments(self) -> list[tuple[str, Type]]:
        rules = self.node.args
        if rules.vararg or rules.kwarg or rules.kwonlyargs or rules.defaults or rules.posonlyargs:
            raise self.error(self.node, "only plain positional arguments are allowed")
        return [(item.arg, self._type(item.annotation, item)) for item in rules.args]

    @cached_property
    def returns(self) -> Type:
        annotation = self.node.returns
        if isinstance(annotation, ast.Constant) and annotation.value is None:
            return NOTHING
        found = self._type(annotation, self.node)
        if isinstance(found, Array):
            raise self.error(self.node, "a kernel cannot return an array")
        return found

    def _type(self, annotation: ast.expr | None, node: ast.AST) -> Type:
        if isinstance(annotation, ast.Name) and annotation.id in ANNOTATIONS:
            return ANNOTATIONS[annotation.id]
        raise self.error(node, "every argument and the result need a supported type")

    def error(self, node: ast.AST, message: str) -> KernelError:
        return KernelError.at(self.module.path, node, message)


@dataclass
class Module:
    """A source file with kernels or constants for kernels."""

    #: Without the package: `search.walk`.
    name: str
    path: Path
    tree: ast.Module
    kernels: dict[str, Kernel] = field(default_factory=dict)
    #: Names that were imported from another module: that module's name and the name there.
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: Modules that were imported under a name.
    aliases: dict[str, str] = field(default_factory=dict)
    #: The names that are set at the top level; `None` if the value could not be evaluated.
    values: dict[str, Any] = field(default_factory=dict)
    #: Modules whose values are used to compute the values of this module.
    origins: set[str] = field(default_factory=set)

    @property
    def symbol(self) -> str:
        return self.name.replace(".", "_")


class Program:
    """All modules, by name, with names looked up across imports."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.modules: dict[str, Module] = {}
        self._used: set[str] = set()
        for path in kernel_sources(package):
            self._load(path)
        for module in list(self.modules.values()):
            for imported, _ in list(module.imported.values()):
                self._load(self._path(imported))

    def _path(self, name: str) -> Path:
        path = self.package / name.replace(".", "/")
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")

    def _load(self, path: Path) -> None:
        relative = path.relative_to(self.package).with_suffix("")
        name = ".".join(relative.parent.parts if path.stem == "__init__" else relative.parts)
        if name in self.modules or not path.is_file():
            return
        module = Module(name, path, ast.parse(path.read_text(encoding="utf-8")))
        self.modules[name] = module
        for node in module.tree.body:
            self._read(module, node)

    def _read(self, module: Module, node: ast.stmt) -> None:
        package = f"{self.package.name}."
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            origin = (node.module or "").removeprefix(package)
            self._load(self._path(origin))
            for alias in node.names:
                submodule = f"{origin}.{alias.name}"
                if self._path(submodule).is_file():
                    self._load(self._path(submodule))
                    module.aliases[alias.asname or alias.name] = submodule
                module.imported[alias.asname or alias.name] = (origin, alias.name)
        elif isinstance(node, ast.FunctionDef):
            marks = {d.id for d in node.decorator_list if isinstance(d, ast.Name)}
            if marks & set(DECORATORS):
                module.kernels[node.name] = Kernel(module, node, "long_kernel" in marks)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            value = self._evaluate(module, node.value)
            for target in targets:
                _set(module.values, target, value)
        elif not isinstance(node, ast.ClassDef):
            # A name that is set in a loop or in a branch is not a constant.
            for name in ast.walk(node):
                if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store):
                    module.values[name.id] = None

    def _evaluate(self, module: Module, expression: ast.expr) -> Any:
        """Return the value of a constant expression; `None` if it is not constant."""
        known: dict[str, Any] = {
            name: SimpleNamespace(**self.modules[alias].values)
            for name, alias in module.aliases.items()
        }
        definers = dict(module.aliases)
        for name, (origin, original) in module.imported.items():
            definer = self._definer(origin, original)
            if definer is not None and name not in known:
                definers[name], value = definer
                known[name] = value
        module.origins |= {
            definers[part.id]
            for part in ast.walk(expression)
            if isinstance(part, ast.Name) and part.id in known
        }
        known |= module.values
        try:
            code = compile(ast.Expression(expression), str(module.path), "eval")
            return eval(code, {"__builtins__": _BUILTINS, **known})
        except Exception:
            # Not a constant number or table, so no kernel can use it.
            return None

    def _definer(self, module: str, name: str) -> tuple[str, Any] | None:
        """Return the module that defines a name (follow re-exports), and the value of the name."""
        found = self.modules.get(module)
        while found is not None and name not in found.values:
            if name not in found.imported:
                return None
            origin, name = found.imported[name]
            found = self.modules.get(origin)
        return None if found is None else (found.name, found.values[name])

    def find(self, module: Module, node: ast.expr) -> tuple[Module, Constant | Kernel] | None:
        """Return the constant or kernel that a name such as `ws.NEXT` refers to, and its module."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            origin = module.aliases.get(node.value.id)
            return None if origin is None else self._find(self.modules[origin], node.attr)
        return self._find(module, node.id) if isinstance(node, ast.Name) else None

    def _find(self, module: Module, name: str) -> tuple[Module, Constant | Kernel] | None:
        found: Any = module.values.get(name, module.kernels.get(name))
        if isinstance(found, int | float | Kernel) or _is_table(found):
            self._used.add(module.name)
            return module, found
        origin, original = module.imported.get(name, (module.name, name))
        if origin in self.modules and self.modules[origin] is not module:
            return self._find(self.modules[origin], original)
        return None

    def sources(self) -> list[str]:
        """Return the files that the kernels come from, and those of the constants that they use."""
        found: set[str] = set()
        waiting = self._used | {name for name, module in self.modules.items() if module.kernels}
        while waiting:
            found |= waiting
            waiting = {new for name in waiting for new in self.modules[name].origins} - found
        paths = (self.modules[name].path for name in found)
        return sorted(path.relative_to(self.package).as_posix() for path in paths)

    def kernels(self) -> Iterator[Kernel]:
        for _, module in sorted(self.modules.items()):
            yield from module.kernels.values()


def _set(values: dict[str, Any], target: ast.expr, value: Any) -> None:
    """Set the names that `target = value` defines at the top level of a module."""
    if isinstance(target, ast.Name):
        values[target.id] = value
    elif isinstance(target, ast.Tuple):
        parts = value if isinstance(value, tuple | range) else ()
        for index, part in enumerate(target.elts):
            _set(values, part, parts[index] if len(parts) == len(target.elts) else None)


def _is_table(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(type(part) is int for part in value)


def kernel_sources(package: Path) -> list[Path]:
    """Return every file of the package that marks a kernel."""
    marks = tuple(f"@{name}\n" for name in DECORATORS)
    return sorted(
        path
        for path in package.rglob("*.py")
        if any(mark in path.read_text(encoding="utf-8") for mark in marks)
    )
