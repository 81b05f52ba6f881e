"""The C file: helpers, kernels, and a Python module around them.

The module uses only what the stable ABI of Python 3.11 promises, and declares that itself. So
no `Python.h` is needed, and one compiled file serves every later version of Python.
"""

from __future__ import annotations

from pathlib import Path

from kernel_compiler.order import order_problems
from kernel_compiler.sources import Kernel, Program
from kernel_compiler.translate import Function, find_written
from kernel_compiler.types import BOOL, ELEMENTS, FLOAT, NOTHING, UINT, Array, KernelError, Scalar

_PRELUDE = Path(__file__).with_name("prelude.h")


def c_source(package: Path) -> str:
    """All kernels of a package as one C file."""
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
        # A kernel with a wrong signature is refused again wherever it is called.
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
    return [
        f"typedef struct {{ {element.c} *p; int64_t d[{dimensions}]; }} {element.code}_{dimensions};"
        for element in ELEMENTS.values()
        for dimensions in (1, 2, 3)
    ]


def _tables(functions: list[Function]) -> list[str]:
    tables = {name: values for function in functions for name, values in function.tables.items()}
    return [
        f"static const {_table_type(values)} {name}[{len(values)}] = "
        f"{{{', '.join(f'INT64_C({value})' for value in values)}}};"
        for name, values in sorted(tables.items())
    ]


def _table_type(values: tuple[int, ...]) -> str:
    """The smallest type that has room for all of them: small tables stay in the cache."""
    bits = max(value.bit_length() for value in values) + 1
    return next(f"int{size}_t" for size in (8, 16, 32, 64) if bits <= size)


def _wrapper(kernel: Kernel) -> str:
    """The function that Python calls: checks and unpacks the arguments, packs the result."""
    arrays = [
        index for index, (_, type_) in enumerate(kernel.arguments) if isinstance(type_, Array)
    ]
    lines = [
        f"static PyObject *py_{kernel.symbol}(PyObject *self, PyObject *const *args, "
        "Py_ssize_t count) {",
        "    (void)self;",
        f"    Py_buffer views[{max(1, len(arrays))}];",
        "    int held = 0;",
        "    PyObject *result = NULL;",
    ]
    if kernel.returns is not NOTHING:
        assert isinstance(kernel.returns, Scalar)
        lines.append(f"    {kernel.returns.c} found;")
    for index, (_, type_) in enumerate(kernel.arguments):
        lines.append(f"    {type_.c} a{index};")
    lines.append(
        f'    if (!has_count("{kernel.name}", count, {len(kernel.arguments)})) return NULL;'
    )
    for index, (name, type_) in enumerate(kernel.arguments):
        if isinstance(type_, Array):
            element = type_.element
            lines += [
                f"    if (!take_array(args[{index}], &views[held], '{element.kind}', {element.size}, "
                f'{type_.dimensions}, {int(index in kernel.written)}, "{kernel.name}", "{name}"))',
                "        goto done;",
                f"    a{index}.p = views[held].buf;",
                *(
                    f"    a{index}.d[{at}] = views[held].shape[{at}];"
                    for at in range(type_.dimensions)
                ),
                "    held++;",
            ]
        else:
            take = {FLOAT: "take_float", UINT: "take_uint", BOOL: "take_bool"}.get(type_, "take_int")
            lines += [
                f'    if (!{take}(args[{index}], &a{index}, "{kernel.name}", "{name}")) goto done;',
            ]
    passed = ", ".join(f"a{index}" for index in range(len(kernel.arguments)))
    call = f"{kernel.symbol}({passed});"
    if kernel.returns is not NOTHING:
        call = f"found = {call}"
    if kernel.releases_lock:
        call = f"{{ void *thread = PyEval_SaveThread(); {call} PyEval_RestoreThread(thread); }}"
    lines.append(f"    {call}")
    if kernel.returns is NOTHING:
        lines.append("    Py_IncRef(&_Py_NoneStruct);")
        lines.append("    result = &_Py_NoneStruct;")
    elif kernel.returns is BOOL:
        lines.append("    result = PyBool_FromLong(found != 0);")
    elif kernel.returns is FLOAT:
        lines.append("    result = PyFloat_FromDouble(found);")
    elif kernel.returns is UINT:
        lines.append("    result = PyLong_FromUnsignedLongLong(found);")
    else:
        lines.append("    result = PyLong_FromLongLong(found);")
    lines += [
        "done:" if len(kernel.arguments) else "    ;",
        "    while (held > 0) PyBuffer_Release(&views[--held]);",
        "    return result;",
        "}",
    ]
    return "\n".join(lines)


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
