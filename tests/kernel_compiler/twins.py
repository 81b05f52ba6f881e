"""Compile the kernels of a test, and compare them with the same kernels as plain Python."""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import monkeypalace
from kernel_compiler import build
from monkeypalace import kernels


@dataclass(frozen=True)
class Twin:
    """A kernel, compiled and as plain Python."""

    compiled: Callable[..., Any]
    plain: Callable[..., Any]

    def agree(self, *arguments: Any) -> Any:
        """Check that both give the same result and the same arrays; return the result."""
        for_compiled = [_copy(argument) for argument in arguments]
        for_plain = [_as_plain(_copy(argument)) for argument in arguments]
        result = self.compiled(*for_compiled)
        # Compare texts, so that `nan` equals `nan`, and 1 does not equal 1.0.
        assert repr(result) == repr(self.plain(*for_plain))
        for mine, other in zip(for_compiled, for_plain, strict=True):
            if isinstance(mine, np.ndarray):
                assert mine.tolist() == (other if isinstance(other, list) else other.tolist())
        return result


class Twins:
    """The kernels of a package that a test has written."""

    def __init__(self, compiled: ModuleType, plain: dict[str, ModuleType]) -> None:
        self._compiled = compiled
        self._plain = plain

    def __getitem__(self, name: str) -> Twin:
        """Return a kernel: `twins["numbers.divide"]` is `divide` in the module `numbers`."""
        module, function = name.split(".")
        compiled = getattr(self._compiled, f"samples_{module}__{function}")
        return Twin(compiled, getattr(self._plain[module], function))


def write_package(root: Path, sources: dict[str, str]) -> Path:
    """Write modules into `monkeypalace.samples` of a checkout; return the folder of the package."""
    package = root / "src" / "monkeypalace"
    samples = package / "samples"
    samples.mkdir(parents=True, exist_ok=True)
    (samples / "__init__.py").touch()
    for name, source in sources.items():
        (samples / f"{name}.py").write_text(dedent(source), encoding="utf-8")
    return package


def make_twins(root: Path, sources: dict[str, str]) -> Twins:
    """Compile modules with kernels, and import them uncompiled."""
    package = write_package(root, sources)
    built = build(root)
    assert built is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernels, "_compiled", None)
        patch.setattr(monkeypalace, "__path__", [*monkeypalace.__path__, str(package)])
        plain = {name: importlib.import_module(f"monkeypalace.samples.{name}") for name in sources}
        for name in [name for name in sys.modules if name.startswith("monkeypalace.samples")]:
            del sys.modules[name]
        patch.delattr(monkeypalace, "samples")
    return Twins(load(built), plain)


def load(path: Path) -> ModuleType:
    """Load the compiled kernels of a file."""
    loader = importlib.machinery.ExtensionFileLoader("_kernels", str(path))
    spec = importlib.util.spec_from_file_location("_kernels", path, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def wrapped(number: int) -> int:
    """Return an integer wrapped around to 64 bits."""
    return (number + 2**63) % 2**64 - 2**63


def _copy(argument: Any) -> Any:
    return argument.copy() if isinstance(argument, np.ndarray) else argument


def _as_plain(argument: Any) -> Any:
    """Convert an array so that elements are Python's numbers and slices are views, as in C."""
    if not isinstance(argument, np.ndarray):
        return argument
    return argument.data if argument.ndim == 1 else argument.tolist()
