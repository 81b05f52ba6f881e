"""Kernels: functions on numbers and arrays that are compiled when the package is built.

A kernel is marked with `@kernel`. Its source is plain Python. If the package was built without a C
compiler, or if `MONKEYPALACE_COMPILED=0` is set, kernels run as Python, with the same results.
`kernel_compiler`, in the repository, translates all of them to C; docs/kernels.md says what a
kernel may use.

Arguments are numbers and arrays. Any object with the buffer protocol is an array: `array.array`
in the base package, numpy for batches. An uncompiled kernel also accepts lists.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import sys
import warnings
from array import array
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar

__all__ = [
    # Submodules.
    "random",
    "threads",
    "COMPILED",
    "FloatBlocks",
    "FloatRows",
    "Floats",
    "Int16Rows",
    "Int16s",
    "Int32Rows",
    "Int32s",
    "Int64Rows",
    "Int64s",
    "Int8Rows",
    "Int8s",
    "Rows",
    "UInt64",
    "UInt64Rows",
    "UInt64s",
    "UncompiledWarning",
    "copy_numbers",
    "fill_numbers",
    "float_rows",
    "float_scratch",
    "int16_scratch",
    "int32_rows",
    "int32_scratch",
    "int64_scratch",
    "kernel",
    "long_kernel",
    "uint64",
    "uint64_scratch",
]

Function = TypeVar("Function", bound=Callable[..., Any])

# The types of array arguments, named after the elements; types with `Rows` in their name have two
# dimensions, those with `Blocks` three. The kernel compiler reads these names, and compiled kernels
# check their arguments. For the type checker an array is anything with elements, because
# `array.array`, `memoryview` and numpy's arrays have no useful type in common.
Int8s: TypeAlias = Any
Int16s: TypeAlias = Any
Int32s: TypeAlias = Any
Int64s: TypeAlias = Any
UInt64: TypeAlias = int
UInt64s: TypeAlias = Any
Floats: TypeAlias = Any
Int8Rows: TypeAlias = Any
Int16Rows: TypeAlias = Any
Int32Rows: TypeAlias = Any
Int64Rows: TypeAlias = Any
UInt64Rows: TypeAlias = Any
FloatRows: TypeAlias = Any
FloatBlocks: TypeAlias = Any

_PACKAGE: Final = Path(__file__).parent.parent
_COMPILER: Final = _PACKAGE.parent.parent / "kernel_compiler"


class UncompiledWarning(RuntimeWarning):
    """Kernels run as plain Python, although `MONKEYPALACE_COMPILED=0` is not set."""


def _load() -> ModuleType | None:
    """Return the compiled kernels; `None` if there are none or they are out of date."""
    if os.environ.get("MONKEYPALACE_COMPILED") == "0":
        return None
    if "free-threading" in sys.version:
        # Without the lock, the layout of objects differs from the stable ABI.
        _warn("This Python has no global interpreter lock and cannot load the compiled kernels")
        return None
    named = os.environ.get("MONKEYPALACE_KERNELS")
    names = (named,) if named else ("_kernels.abi3.so", "_kernels.pyd")
    path = next((path for name in names if (path := _PACKAGE / name).is_file()), None)
    if path is None:
        _warn("The kernels are not compiled")
        return None
    loader = importlib.machinery.ExtensionFileLoader("_kernels", str(path))
    spec = importlib.util.spec_from_file_location("_kernels", path, loader=loader)
    assert spec is not None
    try:
        module = importlib.util.module_from_spec(spec)
    except ImportError as error:
        # Built on another system, for example.
        _warn(f"The compiled kernels cannot be loaded ({error})")
        return None
    loader.exec_module(module)
    if _is_checkout() and _is_older(path, module):
        _warn("The compiled kernels are older than their sources")
        return None
    return module


def _is_checkout() -> bool:
    """Return whether this is a checkout, where the sources may change after compiling."""
    return _COMPILER.is_dir()


def _is_older(path: Path, module: ModuleType) -> bool:
    built = path.stat().st_mtime
    sources = [_PACKAGE / name for name in module.SOURCES.split()]
    sources += [*_COMPILER.glob("*.py"), *_COMPILER.glob("*.h")]
    return any(not source.is_file() or source.stat().st_mtime > built for source in sources)


def _warn(what: str) -> None:
    warnings.warn(
        f"{what}, so monkeypalace runs as plain Python, about a hundred times slower. "
        + (
            "Run `python build_kernels.py` in the checkout."
            if _is_checkout()
            else "Install a C compiler or the package ziglang, then install monkeypalace again."
        ),
        UncompiledWarning,
        stacklevel=3,
    )
    # Child processes would warn again; one warning is enough.
    os.environ["MONKEYPALACE_COMPILED"] = "0"


_compiled: Final = _load()

#: Whether kernels run compiled in this process.
COMPILED: Final = _compiled is not None


def kernel(function: Function) -> Function:
    """Mark a function as a kernel; return the compiled version if there is one."""
    if _compiled is None:
        return function
    module = function.__module__.removeprefix("monkeypalace.").replace(".", "_")
    found: Function | None = getattr(_compiled, f"{module}__{function.__name__}", None)
    if found is None:
        raise ImportError(
            f"{function.__name__} in {function.__module__} is not among the compiled kernels: "
            "run `python build_kernels.py` in the checkout"
        )
    return found


def long_kernel(function: Function) -> Function:
    """Mark a long-running kernel: it releases the interpreter lock during the call."""
    return kernel(function)


def int16_scratch(size: int) -> Int16s:
    """Return zeroed memory for one call of a kernel.

    As in compiled code, elements have a fixed size, and a slice `scratch[first:]` is a view.
    """
    return memoryview(array("h", bytes(2 * size)))


def int32_scratch(size: int) -> Int32s:
    """Return zeroed memory for one call of a kernel."""
    return memoryview(array("i", bytes(4 * size)))


def int64_scratch(size: int) -> Int64s:
    """Return zeroed memory for one call of a kernel."""
    return memoryview(array("q", bytes(8 * size)))


def uint64_scratch(size: int) -> UInt64s:
    """Return zeroed memory for one call of a kernel."""
    return memoryview(array("Q", bytes(8 * size)))


def float_scratch(size: int) -> Floats:
    """Return zeroed memory for one call of a kernel."""
    return memoryview(array("d", bytes(8 * size)))


def int32_rows(rows: int, size: int) -> Int32Rows:
    """Return zeroed memory for one call of a kernel."""
    return [int32_scratch(size) for _ in range(rows)]


def float_rows(rows: int, size: int) -> FloatRows:
    """Return zeroed memory for one call of a kernel."""
    return [float_scratch(size) for _ in range(rows)]


def copy_numbers(target: Any, source: Any, count: int) -> None:
    """Copy the first `count` elements; the two arrays may overlap."""
    numbers = [source[index] for index in range(count)]
    for index, number in enumerate(numbers):
        target[index] = number


def fill_numbers(target: Any, value: float) -> None:
    """Set all elements to a value."""
    for index in range(len(target)):
        target[index] = value


def uint64(value: int) -> int:
    """Return a number that kernels treat as an unsigned 64-bit integer.

    >>> uint64(-1) == 2**64 - 1
    True
    """
    return int(value) & 0xFFFF_FFFF_FFFF_FFFF


class Rows:
    """Memory for several encoded decisions, without numpy.

    Pass `argument` to a kernel; read a single row with an index.

    >>> rows = Rows(2, 3)
    >>> rows[1].tolist()
    [0, 0, 0]
    """

    def __init__(self, count: int, size: int) -> None:
        self._memory = memoryview(array("i", bytes(4 * count * size)))
        self._size = size
        self.argument: Any = [self[index] for index in range(count)]
        if COMPILED:
            self.argument = self._memory.cast("B").cast("i", (count, size))

    def __getitem__(self, index: int) -> memoryview[int]:
        return self._memory[index * self._size : (index + 1) * self._size]
