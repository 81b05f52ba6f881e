"""The types that kernels may use, with their C types."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path


class KernelError(Exception):
    """Kernels use something unsupported; the message has one line for each place."""

    @classmethod
    def at(cls, path: Path, node: ast.AST, message: str) -> KernelError:
        return cls(f"{path}:{getattr(node, 'lineno', 0)}: {message}")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number. `rank` orders the types: an operation has the type of its highest operand."""

    c: str
    rank: int


BOOL = Scalar("int", 0)
INT = Scalar("int64_t", 1)
UINT = Scalar("uint64_t", 2)
FLOAT = Scalar("double", 3)
NOTHING = Scalar("void", -1)


@dataclass(frozen=True, slots=True)
class Element:
    """The element type of an array: its C type, and its description in the buffer protocol."""

    c: str
    code: str
    #: `i` signed, `u` unsigned, `f` floating point.
    kind: str
    size: int

    @property
    def scalar(self) -> Scalar:
        """The type to which an element is converted when it is read."""
        return {"i": INT, "u": UINT, "f": FLOAT}[self.kind]


@dataclass(frozen=True, slots=True)
class Array:
    """A C-contiguous array with one to three dimensions."""

    element: Element
    dimensions: int

    @property
    def c(self) -> str:
        return f"{self.element.code}_{self.dimensions}"

    @property
    def row(self) -> Array:
        return Array(self.element, self.dimensions - 1)


Type = Scalar | Array

ELEMENTS = {
    "Int8": Element("int8_t", "i8", "i", 1),
    "Int16": Element("int16_t", "i16", "i", 2),
    "Int32": Element("int32_t", "i32", "i", 4),
    "Int64": Element("int64_t", "i64", "i", 8),
    "UInt64": Element("uint64_t", "u64", "u", 8),
    "Float": Element("double", "f64", "f", 8),
}

#: Every annotation of a kernel's argument.
ANNOTATIONS: dict[str, Type] = {
    "int": INT,
    "float": FLOAT,
    "bool": BOOL,
    "UInt64": UINT,
    **{
        name + ending: Array(element, dimensions)
        for name, element in ELEMENTS.items()
        for dimensions, ending in ((1, "s"), (2, "Rows"), (3, "Blocks"))
    },
}

#: The functions that return scratch memory to a kernel: `int64_scratch(64)`, `float_rows(3, 20)`.
SCRATCH: dict[str, Array] = {
    f"{name.lower()}_{ending}": Array(element, dimensions)
    for name, element in ELEMENTS.items()
    for dimensions, ending in ((1, "scratch"), (2, "rows"))
}
