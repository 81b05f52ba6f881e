"""The checked build aborts at an invalid number, and prints file and line."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kernel_compiler import build
from tests.kernel_compiler.twins import load, write_package
from tests.processes import tied

CHECKED = """
from monkeypalace.kernels import Int8s, Int32Rows, Int64s, copy_numbers, fill_numbers, kernel

TABLE = (1, 2, 3)


@kernel
def read(n: Int64s, at: int) -> int:
    return n[at]  # read


@kernel
def write(n: Int64s, at: int) -> int:
    n[at] = 1  # write
    return 1


@kernel
def row(rows: Int32Rows, at: int, column: int) -> int:
    line = rows[at]  # row
    return line[column]  # column


@kernel
def table(at: int) -> int:
    return TABLE[at]  # table


@kernel
def tail(n: Int64s, first: int) -> int:
    return len(n[first:])  # tail


@kernel
def copy(n: Int64s, m: Int64s, count: int) -> int:
    copy_numbers(n, m, count)  # copy
    return 1


@kernel
def shift(a: int, count: int) -> int:
    return a << count  # shift


@kernel
def divide(a: int, b: int) -> int:
    return a // b  # divide


@kernel
def rest(a: int, b: int) -> int:
    return a % b  # rest


@kernel
def ratio(a: int, b: float) -> float:
    return a / b  # ratio


@kernel
def store(tiny: Int8s, value: int) -> int:
    tiny[0] = value  # store
    return 1


@kernel
def fill(tiny: Int8s, value: int) -> int:
    fill_numbers(tiny, value)  # fill
    return 1


@kernel
def whole(x: float) -> int:
    return int(x)  # whole


@kernel
def inner(n: Int64s, at: int) -> int:
    return read(n, at)
"""

#: A valid call, one that aborts the process, and the line and message that it prints.
CALLS = {
    "read": ("read(n, 3)", "read(n, 4)", "read", "wrong index: 4, limit 4"),
    "negative": ("read(n, 0)", "read(n, -1)", "read", "wrong index: -1, limit 4"),
    "write": ("write(n, 3)", "write(n, 4)", "write", "wrong index: 4, limit 4"),
    "row": ("row(rows, 1, 2)", "row(rows, 2, 0)", "row", "wrong index: 2, limit 2"),
    "column": ("row(rows, 0, 2)", "row(rows, 0, 3)", "column", "wrong index: 3, limit 3"),
    "table": ("table(2)", "table(3)", "table", "wrong index: 3, limit 3"),
    "tail": ("tail(n, 4) == 0", "tail(n, 5)", "tail", "wrong index: 5, limit 5"),
    "target": ("copy(n, m, 3)", "copy(m, n, 4)", "copy", "wrong count: 4, limit 3"),
    "source": ("copy(n, m, -1)", "copy(n, m, 4)", "copy", "wrong count: 4, limit 3"),
    "shift": ("shift(1, 63)", "shift(1, 64)", "shift", "wrong shift: 64"),
    "negative shift": ("shift(1, 0)", "shift(1, -1)", "shift", "wrong shift: -1"),
    "divide": ("divide(1, -1)", "divide(1, 0)", "divide", "division by zero"),
    "rest": ("rest(1, -1) == 0", "rest(1, 0)", "rest", "division by zero"),
    "ratio": ("ratio(1, 0.5)", "ratio(1, 0)", "ratio", "division by zero"),
    "store": ("store(tiny, 127)", "store(tiny, 128)", "store", "does not fit: 128"),
    "negative store": ("store(tiny, -128)", "store(tiny, -129)", "store", "does not fit: -129"),
    "fill": ("fill(tiny, -128)", "fill(tiny, 300)", "fill", "does not fit: 300"),
    "whole": ("whole(-1e18) < 0", "whole(1e19)", "whole", "not a whole number of 64 bits"),
    "no number": ("whole(0.5) == 0", "whole(float('nan'))", "whole", "not a whole number"),
    "inner": ("inner(n, 3)", "inner(n, 4)", "read", "wrong index: 4, limit 4"),
}

SCRIPT = """
import sys
from array import array
from importlib.machinery import ExtensionFileLoader, ModuleSpec

loader = ExtensionFileLoader("_kernels", sys.argv[1])
kernels = loader.create_module(ModuleSpec("_kernels", loader, origin=sys.argv[1]))
known = {name.removeprefix("samples_checked__"): found for name, found in vars(kernels).items()}
n, m, tiny = array("q", [1] * 4), array("q", [1] * 3), array("b", [1])
rows = memoryview(array("i", [1] * 6)).cast("B").cast("i", (2, 3))
for call in sys.argv[2:]:
    assert eval(call, {**known, "n": n, "m": m, "tiny": tiny, "rows": rows}), call
"""


@pytest.fixture(scope="module")
def checked(tmp_path_factory):
    root = tmp_path_factory.mktemp("checked")
    write_package(root, {"checked": CHECKED})
    return build(root, checked=True)


def run(checked: Path, *calls: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-I", "-S", "-c", SCRIPT, str(checked), *calls]
    return subprocess.run(tied(command), capture_output=True, text=True, timeout=240, check=False)


def test_valid_calls_succeed(checked: Path):
    done = run(checked, *(right for right, *_ in CALLS.values()))
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a process ends differently there")
@pytest.mark.parametrize("case", CALLS)
def test_a_wrong_number_ends_the_process(checked: Path, case: str):
    _, wrong, mark, message = CALLS[case]
    lines = CHECKED.splitlines()
    line = next(number for number, text in enumerate(lines, 1) if text.endswith(f"# {mark}"))
    done = run(checked, wrong)
    assert done.returncode == -signal.SIGABRT
    assert f"samples/checked.py:{line}: {message}" in done.stderr


def test_builds_say_whether_they_are_checked(checked: Path, tmp_path: Path):
    assert load(checked).CHECKED == 1
    write_package(tmp_path, {"checked": CHECKED})
    plain = build(tmp_path)
    assert plain is not None
    assert load(plain).CHECKED == 0
