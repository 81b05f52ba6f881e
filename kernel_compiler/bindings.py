"""The C file: helpers, kernels, and a Python module around them.

The module uses only the stable ABI of Python 3.11, and declares its functions itself. So
no `Python.h` is needed, and one compiled file serves every later version of Python.
"""

from __future__ import annotations

from pathlib import Path

from kernel_compiler.order import order_problems
from kernel_compiler.sources import Kernel, Program
from kernel_compiler.translate import Function, find_written
from kernel_compiler.types import (
    BOOL,
    ELEMENTS,
    FLOAT,
    INT,
    NOTHING,
    UINT,
    Array,
    KernelError,
    Scalar,
)

_PRELUDE = Path(__file__).with_name("prelude.h")


def c_source(package: Path) -> str:
    """Return all kernels of a package as one C file."""
    program = Program(package)
    functions, texts, problems = [], [], []
    for kernel in program.kernels():
        try:
            function = Function(program, kernel)
            texts.append(function.text())
        except KernelError as error:
            problems.append(str(error))
        else:
            functions.append(function)
            problems += function.problems
    if not problems:
        find_written(functions)
        problems = [problem for function in functions for problem in order_problems(function)]
    if problems:
        # A kernel with a wrong signature causes the same error at every call.
        raise KernelError("\n".join(dict.fromkeys(problems)))
    parts = [
        _PRELUDE.read_text(encoding="utf-8"),
        "\n".join(_array_types()),
        "\n".join(_tables(functions)),
        "\n".join(f"{function.signature};" for function in functions),
        *texts,
        *(_wrapper(function.kernel) for function in functions),
        _module([function.kernel for function in functions], program.sources()),
    ]
    return "\n\n".join(parts) + "\n"


def _array_types() -> list[str]:
    arrays = [
        Array(element, dimensions) for element in ELEMENTS.values() for dimensions in (1, 2, 3)
    ]
    return [
        f"typedef struct {{ {array.element.c} *p; int64_t d[{array.dimensions}]; }} {array.c};"
        for array in arrays
    ]


def _tables(functions: list[Function]) -> list[str]:
    tables = {name: values for function in functions for name, values in function.tables.items()}
    return [
        f"static const {_table_type(values)} {name}[{len(values)}] = "
        f"{{{', '.join(f'INT64_C({value})' for value in values)}}};"
        for name, values in sorted(tables.items())
    ]


def _table_type(values: tuple[int, ...]) -> str:
    """Return the smallest type for all of these numbers: small tables stay in the cache."""
    bits = max(value.bit_length() for value in values) + 1
    return next(f"int{size}_t" for size in (8, 16, 32, 64) if bits <= size)


#: C functions that convert Python's numbers to arguments, and expressions that convert results.
_FROM_PYTHON = {INT: "take_int", UINT: "take_uint", FLOAT: "take_float", BOOL: "take_bool"}
_TO_PYTHON = {
    INT: "PyLong_FromLongLong(found)",
    UINT: "PyLong_FromUnsignedLongLong(found)",
    FLOAT: "PyFloat_FromDouble(found)",
    BOOL: "PyBool_FromLong(found)",
    NOTHING: "none()",
}


def _wrapper(kernel: Kernel) -> str:
    """Return the function that Python calls: it converts the arguments and the result."""
    returns, count = kernel.returns, len(kernel.arguments)
    assert isinstance(returns, Scalar)
    arrays = sum(isinstance(type_, Array) for _, type_ in kernel.arguments)
    call = f"{kernel.symbol}({', '.join(f'a{index}' for index in range(count))});"
    if returns is not NOTHING:
        call = f"found = {call}"
    if kernel.releases_lock:
        call = f"{{ void *thread = PyEval_SaveThread(); {call} PyEval_RestoreThread(thread); }}"
    body = [
        "(void)self; (void)args;",
        f"Py_buffer views[{max(1, arrays)}];",
        "int held = 0;",
        "PyObject *result = NULL;",
        *([f"{returns.c} found;"] if returns is not NOTHING else []),
        *(f"{type_.c} a{index};" for index, (_, type_) in enumerate(kernel.arguments)),
        f'if (!has_count("{kernel.name}", count, {count})) goto done;',
        *(line for index in range(count) for line in _take_argument(kernel, index)),
        call,
        f"result = {_TO_PYTHON[returns]};",
        "done:",
        "while (held > 0) PyBuffer_Release(&views[--held]);",
        "return result;",
    ]
    head = f"py_{kernel.symbol}(PyObject *self, PyObject *const *args, Py_ssize_t count)"
    lines = [f"    {line}" for line in body]
    return "\n".join([f"static PyObject *{head} {{", *lines, "}"])


def _take_argument(kernel: Kernel, index: int) -> list[str]:
    name, type_ = kernel.arguments[index]
    names = f'"{kernel.name}", "{name}"'
    if isinstance(type_, Scalar):
        return [f"if (!{_FROM_PYTHON[type_]}(args[{index}], &a{index}, {names})) goto done;"]
    wanted = f"'{type_.element.kind}', {type_.element.size}, {type_.dimensions}"
    writes = int(index in kernel.written)
    return [
        f"if (!take_array(args[{index}], &views[held], {wanted}, {writes}, {names})) goto done;",
        f"a{index}.p = views[held].buf;",
        *(f"a{index}.d[{at}] = views[held].shape[{at}];" for at in range(type_.dimensions)),
        "held++;",
    ]


def _module(kernels: list[Kernel], sources: list[str]) -> str:
    rows = [
        f'    {{"{kernel.symbol}", (void *)py_{kernel.symbol}, METH_FASTCALL, NULL}},'
        for kernel in kernels
    ]
    listed = " ".join(sources)
    return "\n".join(
        [
            "static PyMethodDef methods[] = {",
            *rows,
            "    {NULL, NULL, 0, NULL},",
            "};",
            "",
            f'static const char *const SOURCES = "{listed}";',
            "",
            "EXPORTED PyObject *PyInit__kernels(void) { return new_module(methods, SOURCES); }",
        ]
    )
