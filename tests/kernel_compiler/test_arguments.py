"""Errors of compiled kernels name the wrong argument, and calls leak nothing."""

from __future__ import annotations

import gc
import sys
import time
from array import array
from collections.abc import Callable
from threading import Thread
from typing import Any

import numpy as np
import pytest

from tests.kernel_compiler.twins import Twins, make_twins

ARGUMENTS = """
from monkeypalace.kernels import (
    FloatRows, Floats, Int8s, Int16s, Int32Rows, Int64s, UInt64, UInt64s, kernel, long_kernel
)


@kernel
def total(numbers: Int64s, extra: int) -> int:
    found = extra
    for index in range(len(numbers)):
        found += numbers[index]
    return found


@kernel
def clear_inside(numbers: Int64s, board: Int32Rows) -> None:
    line = numbers
    clear_further_inside(line, board)


@kernel
def clear_further_inside(numbers: Int64s, board: Int32Rows) -> None:
    clear(numbers, board)


@kernel
def clear(numbers: Int64s, board: Int32Rows) -> None:
    numbers[0] = 0
    board[0][0] = 0


@kernel
def numbers_of_all_kinds(a: int, x: float, flag: bool, bits: UInt64) -> float:
    return a + x + (1 if flag else 0) + bits % 10


@kernel
def first_elements(a: Int8s, b: Int16s, c: UInt64s, d: Floats) -> float:
    return a[0] + b[0] + c[0] + d[0]


@kernel
def nothing() -> None:
    pass


@kernel
def answer() -> int:
    return 42


@kernel
def held(flag: Int64s, count: Int64s, most: int) -> bool:
    while flag[0] == 0 and count[0] < most:
        count[0] += 1
    return flag[0] != 0


@long_kernel
def released(flag: Int64s, count: Int64s, most: int) -> bool:
    return held(flag, count, most)
"""


@pytest.fixture(scope="module")
def twins(tmp_path_factory):
    return make_twins(tmp_path_factory.mktemp("arguments"), {"arguments": ARGUMENTS})


def read_only(numbers: np.ndarray) -> np.ndarray:
    numbers.flags.writeable = False
    return numbers


def misaligned() -> memoryview:
    """Return 64-bit numbers that begin at an odd address."""
    return np.frombuffer(bytearray(17), np.int64, count=2, offset=1).data


NUMBERS = np.zeros(3, np.int64)
BOARD = np.zeros((2, 2), np.int32)
WRONG: dict[str, tuple[str, tuple[Any, ...], str]] = {
    "too few": ("total", (NUMBERS,), "total needs 2 arguments, got 1"),
    "too many": ("total", (NUMBERS, 1, 2), "total needs 2 arguments, got 3"),
    "none wanted": ("nothing", (1,), "nothing needs 0 arguments, got 1"),
    "no array": ("total", (5, 1), "total: numbers must be a contiguous array"),
    "a list": ("total", ([1, 2], 1), "total: numbers must be a contiguous array"),
    "None": ("total", (None, 1), "total: numbers must be a contiguous array"),
    "bytes": ("total", (b"12345678", 1), "total: numbers must be .* 64-bit integers"),
    "narrow": ("total", (np.zeros(3, np.int32), 1), "total: numbers must be .*format i"),
    "without a sign": ("total", (np.zeros(3, np.uint64), 1), "total: numbers must be .*integers"),
    "floating point": ("total", (np.zeros(3), 1), "total: numbers must be .*format d"),
    "swapped bytes": ("total", (np.zeros(3, ">i8"), 1), "total: numbers must be"),
    "two dimensions": ("total", (np.zeros((3, 3), np.int64), 1), "total: numbers .* 1 dimensions"),
    "no dimension": ("total", (np.array(3), 1), "total: numbers must be"),
    "one dimension": ("clear", (NUMBERS, np.zeros(4, np.int32)), "clear: board .* 2 dimensions"),
    "steps": ("total", (np.zeros(6, np.int64)[::2], 1), "total: numbers must be a contiguous"),
    "columns first": ("clear", (NUMBERS, BOARD.T), "clear: board must be a contiguous array"),
    "misaligned": ("total", (misaligned(), 1), "total: numbers must be .* not aligned"),
    "read-only": (
        "clear",
        (read_only(NUMBERS.copy()), BOARD),
        "clear: numbers .*writable.*read-only",
    ),
    "read-only rows": (
        "clear",
        (NUMBERS, read_only(BOARD.copy())),
        "clear: board must be a writable",
    ),
    "read-only inside": (
        "clear_inside",
        (read_only(NUMBERS.copy()), BOARD),
        "clear_inside: numbers",
    ),
    "no number": ("total", (NUMBERS, "1"), "total: extra must be a 64-bit integer"),
    "a fraction": ("total", (NUMBERS, 1.5), "total: extra must be a 64-bit integer"),
    "too large": ("total", (NUMBERS, 2**63), "total: extra must be a 64-bit integer"),
    "text": ("numbers_of_all_kinds", (1, "x", True, 1), "numbers_of_all_kinds: x must be a number"),
    "no truth": ("numbers_of_all_kinds", (1, 1.0, [], 1), "numbers_of_all_kinds: flag must be"),
    "negative": ("numbers_of_all_kinds", (1, 1.0, True, -1), "bits must be an unsigned"),
    "65 bits": ("numbers_of_all_kinds", (1, 1.0, True, 2**64), "bits must be an unsigned"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments_are_named(twins: Twins, case: str):
    kernel, arguments, message = WRONG[case]
    with pytest.raises(TypeError, match=message):
        twins[f"arguments.{kernel}"].compiled(*arguments)


def test_keyword_arguments_are_refused(twins: Twins):
    with pytest.raises(TypeError, match="keyword"):
        twins["arguments.nothing"].compiled(extra=1)


def test_arrays_of_all_kinds_are_accepted(twins: Twins):
    total = twins["arguments.total"].compiled
    for numbers in (array("q", [1, 2]), memoryview(array("q", [1, 2])), np.array([1, 2])):
        assert total(numbers, np.int16(4)) == 7
    assert total(read_only(np.array([1, 2])), True) == 4
    assert total(array("q"), 5) == 5
    first_elements = twins["arguments.first_elements"].compiled
    bits = array("Q", [2**40])
    for tiny in (array("b", [1]), np.array([True])):
        assert first_elements(tiny, array("h", [2]), bits, array("d", [0.5])) == 2**40 + 3.5


def test_numbers_of_all_kinds_are_accepted(twins: Twins):
    twin = twins["arguments.numbers_of_all_kinds"]
    assert twin.agree(-1, 1.5, True, 2**64 - 1) == -1 + 1.5 + 1 + 5
    assert twin.compiled(np.int64(1), np.float32(0.5), 0, np.uint64(3)) == 4.5
    assert twin.compiled(-1, -1, False, 0) == -2
    # Every number except 0 is true, even if its lower half is 0.
    assert twin.compiled(0, 0, 2**32, 0) == 1


def test_results_are_returned(twins: Twins):
    assert twins["arguments.nothing"].agree() is None
    assert twins["arguments.answer"].agree() == 42


def test_a_call_leaks_no_references_and_no_memory(twins: Twins):
    """Check calls that succeed, and calls that are refused for any of their arguments."""
    total, clear = twins["arguments.total"].compiled, twins["arguments.clear"].compiled
    mixed = twins["arguments.numbers_of_all_kinds"].compiled
    numbers, large, board = array("q", [1, 2]), 2**40, np.zeros((2, 2), np.int32)
    wrong: list[tuple[Callable[..., Any], tuple[Any, ...]]] = [
        (total, (numbers, "1")),
        (total, (numbers,)),
        (total, (board, 1)),
        (total, ([], 1)),
        (clear, (numbers, numbers)),
        (clear, (numbers, board.T)),
        (clear, (numbers, None)),
        (clear, (board, board)),
        (mixed, (1, 1.0, True, -large)),
    ]

    def call_all() -> None:
        total(numbers, large)
        clear(numbers, board)
        for function, given in wrong:
            with pytest.raises(TypeError):
                function(*given)

    call_all()
    gc.collect()
    before = [sys.getrefcount(thing) for thing in (numbers, large, board, None)]
    blocks = sys.getallocatedblocks()
    for _ in range(1000):
        call_all()
    for _ in range(10_000):
        total(numbers, large)
        clear(numbers, board)
        mixed(1, 1.0, True, large)
    gc.collect()
    after = [sys.getrefcount(thing) for thing in (numbers, large, board, None)]
    assert after[:3] == before[:3]
    # Other code also references `None` and allocates small blocks; a leak would add 10,000.
    assert abs(after[3] - before[3]) < 1000
    assert sys.getallocatedblocks() - blocks < 1000
    numbers.append(3)  # raises an error if a call still holds the buffer
    assert numbers.tolist() == [0, 2, 3]


@pytest.mark.parametrize(("name", "most"), [("held", 10**8), ("released", 4 * 10**9)])
def test_a_long_kernel_lets_other_threads_run(twins: Twins, name: str, most: int):
    """The kernel sees the flag of the other thread only if both run at the same time."""
    flag, count = array("q", [0]), array("q", [0])

    def set_flag() -> None:
        while count[0] == 0:
            time.sleep(0.001)
        flag[0] = 1

    thread = Thread(target=set_flag)
    thread.start()
    seen = twins[f"arguments.{name}"].compiled(flag, count, most)
    thread.join()
    assert seen is (name == "released")
