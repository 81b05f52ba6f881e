"""Refuse expressions whose result depends on the order in which their parts are evaluated.

Python evaluates from left to right; C leaves the order to the compiler, except at `and`, `or` and
the conditional expression. The order matters only where a kernel is called that writes to an
array: beside such a call, an expression must neither read an array nor call another such kernel.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from enum import Flag, auto
from functools import reduce
from operator import or_

from kernel_compiler.expressions import flatten
from kernel_compiler.translate import Function
from kernel_compiler.types import Array, KernelError


class Effects(Flag):
    """How the evaluation of an expression accesses the memory of arrays."""

    NONE = 0
    READS = auto()
    WRITES = auto()


def order_problems(function: Function) -> Iterator[str]:
    """Yield a line for each statement of a translated kernel in which the order matters."""
    for statement in ast.walk(function.kernel.node):
        if isinstance(statement, ast.stmt) and statement is not function.kernel.node:
            try:
                for parts in _statement_parts(statement):
                    _combined_effects(function, statement, parts)
            except KernelError as error:
                yield str(error)


def _statement_parts(statement: ast.stmt) -> Iterator[list[ast.expr]]:
    """Yield the groups of expressions in a statement that C evaluates in any order."""
    source = statement.iter if isinstance(statement, ast.For) else None
    source = statement.value if isinstance(statement, ast.Assign) else source
    if isinstance(source, ast.Tuple):
        # Each value becomes a separate statement.
        yield from ([value] for value in source.elts)
    elif isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Subscript):
        target = ast.Subscript(statement.target.value, statement.target.slice, ast.Load())
        yield [target, target, statement.value]
    else:
        yield _children(statement)


def _children(node: ast.AST) -> list[ast.expr]:
    return [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]


def _combined_effects(function: Function, node: ast.AST, parts: Sequence[ast.expr]) -> Effects:
    """Return the effects of parts that are evaluated in any order."""
    effects = [found for part in parts if (found := _effects(function, part))]
    found = reduce(or_, effects, Effects.NONE)
    if len(effects) > 1 and Effects.WRITES in found:
        raise function.error(node, "the order of the calls matters: use a variable for one of them")
    return found


def _effects(function: Function, node: ast.expr) -> Effects:
    children = _children(node)
    if isinstance(node, ast.BoolOp | ast.IfExp):
        return reduce(or_, (_effects(function, child) for child in children))
    if isinstance(node, ast.Slice) or (
        isinstance(node, ast.Compare) and (len(node.ops) > 1 or isinstance(node.ops[0], ast.In))
    ):
        # In C, parts of these are evaluated twice or not at all.
        children *= 2
    found = _combined_effects(function, node, children)
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        base, indices = flatten(node)
        array = function.locals.get(base.id) if isinstance(base, ast.Name) else None
        is_view = isinstance(node.slice, ast.Slice)
        if isinstance(array, Array) and len(indices) == array.dimensions and not is_view:
            found |= Effects.READS
    kernel = function.called(node) if isinstance(node, ast.Call) else None
    if kernel is not None and any(isinstance(type_, Array) for _, type_ in kernel.arguments):
        found |= Effects.WRITES if kernel.written else Effects.READS
    return found
