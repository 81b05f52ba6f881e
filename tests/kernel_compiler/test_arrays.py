"""Loops, arrays, scratch memory, tables and calls of kernels do what plain Python does."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from monkeypalace.kernels import int64_scratch
from tests.kernel_compiler.twins import Twins, make_twins

LAYOUT = """
SIZE = 4
FIRST, SECOND = 1, SIZE - 2
LAST = SIZE * 2 + FIRST
NAMED = FACTOR = 3
HALF = 0.5
STEPS = (1, -70000, 3, 2**40)
SQUARES = tuple(number * number for number in range(SIZE))
CHANGED = 5
CHANGED = CHANGED + 1
"""

OTHER = """
from monkeypalace.kernels import Int64s, kernel
from monkeypalace.samples.layout import FACTOR, SIZE as WIDTH

#: Another table than the one of the same name in `layout`.
STEPS = (9, 8, 7)
AREA = WIDTH * FACTOR


@kernel
def own_step(index: int) -> int:
    return STEPS[index] * AREA


@kernel
def set_first(numbers: Int64s, value: int) -> None:
    numbers[0] = value


@kernel
def passed_on(numbers: Int64s, value: int) -> None:
    set_first(numbers[1:], value)
"""

ARRAYS = """
from monkeypalace.kernels import (
    FloatBlocks,
    FloatRows,
    Floats,
    Int8s,
    Int16s,
    Int32Rows,
    Int32s,
    Int64s,
    UInt64s,
    copy_numbers,
    fill_numbers,
    float_rows,
    float_scratch,
    int32_rows,
    int64_scratch,
    kernel,
    long_kernel,
    uint64,
    uint64_scratch,
)
from monkeypalace.samples import layout as ws
from monkeypalace.samples.layout import STEPS
from monkeypalace.samples.other import own_step, passed_on, set_first


@kernel
def ranges(first: int, last: int, seen: Int64s) -> int:
    count = 0
    index = -1
    for index in range(first, last):
        seen[count] = index
        count += 1
    for index in range(first, last, 3):
        seen[count] = index
        count += 1
    for index in range(last, first, -2):
        seen[count] = index
        count += 1
    for index in range(last):
        if index == 3:
            continue
        if index > 5:
            break
        seen[count] = index
        count += 1
    return index


@kernel
def fixed_range(count: int) -> int:
    total = 0
    limit = count
    for index in range(limit):
        limit = 0
        index += 7
        total = total * 3 + index
    return total


@kernel
def tuples(a: int, seen: Int64s) -> int:
    at = 0
    b = a
    for number in (a, b + 1, -3, a > 2):
        b = 100
        for inner in (number, 5):
            seen[at] = inner
            at += 1
            if inner == 5:
                break
    return number * 2


@kernel
def steps_to_one(a: int) -> int:
    steps = 0
    while a != 1 and steps < 50:
        if a % 2 == 0:
            a = a // 2
        else:
            a = 3 * a + 1
        steps += 1
        if a > 10000:
            break
    return steps


@kernel
def elements(tiny: Int8s, small: Int16s, medium: Int32s, large: Int64s, bits: UInt64s) -> int:
    for index in range(len(tiny)):
        medium[index] = tiny[index] * small[index] - medium[index]
        large[index] += medium[index] * 100000
        tiny[index] = -tiny[index]
        small[index] //= 2
        bits[index] ^= uint64(bits[index]) >> 3
    return tiny[0] * 1000000 * small[0] * medium[0]


@kernel
def averages(numbers: Floats, counts: Int32s) -> float:
    total = 0.0
    for index in range(len(numbers)):
        numbers[index] = counts[index]
        numbers[index] += numbers[index] / 3
        total += numbers[index]
    return total / len(numbers)


@kernel
def rows(board: Int32Rows, row: int, column: int) -> int:
    line = board[row]
    line[column] = 7
    board[row][0] += 2
    below = board[(row + 1) % len(board)]
    line = below
    line[column] -= len(line) * 10 + len(board)
    return board[row][column] * 100 + first_of(board[row])


@kernel
def first_of(numbers: Int32s) -> int:
    return numbers[0]


@kernel
def blocks(cube: FloatBlocks, plane: int, row: int) -> float:
    total = 0.0
    flat = cube[plane]
    for index in range(len(flat)):
        for column in range(len(flat[index])):
            total += flat[index][column]
    line = cube[plane][row]
    line[1] = total
    weighted = sum_of_rows(cube[plane])
    return total + weighted + cube[1 - plane][row][0]


@kernel
def sum_of_rows(numbers: FloatRows) -> float:
    total = 0.0
    for row in range(len(numbers)):
        line = numbers[row]
        for column in range(len(line)):
            total += line[column] * (row + 1)
            line[column] = total
    return total


@kernel
def tail(numbers: Int64s, first: int) -> int:
    end = numbers[first:]
    end[0] = 5
    passed_on(end, 6)
    set_first(numbers[first + 2 :], 7)
    further = end[1:]
    return len(end) * 100 + further[1]


@kernel
def scratch(numbers: Int64s, value: int) -> int:
    own = int64_scratch(ws.SIZE * 2 + 1)
    parts = float_scratch(3)
    grid = int32_rows(2, ws.SIZE)
    halves = float_rows(2, 3)
    bits = uint64_scratch(1)
    total = 0
    for index in range(len(own)):
        total += own[index]
        own[index] = value
    for row in range(len(grid)):
        for column in range(len(grid[row])):
            total += grid[row][column]
            grid[row][column] = value % 1000
    for index in range(3):
        total += int(parts[index] + halves[1][index])
        parts[index] = value
        halves[1][index] = 3.5
    total += int(bits[0])
    bits[0] = uint64(value)
    for again in range(2):
        fresh = int64_scratch(2)
        total += fresh[1]
        fresh[1] = again + 1
    set_first(own, 3)
    numbers[0] = own[0] + own[1] + grid[1][0]
    return total


@kernel
def scratch_tail(value: int) -> int:
    own = int64_scratch(4)
    set_first(own[2:], value)
    return own[2] * 10 + own[0]


@kernel
def copies(target: Int64s, source: Int64s, count: int, value: int) -> None:
    fill_numbers(target, value)
    copy_numbers(target, source, count)
    copy_numbers(target[1:], target, count - 1)


@kernel
def fill_kinds(tiny: Int8s, numbers: Floats, board: Int32Rows, value: int) -> None:
    fill_numbers(tiny, value)
    fill_numbers(numbers, value)
    fill_numbers(board[1], value)
    copy_numbers(board[0], board[1], 2)


@kernel
def constants(index: int) -> int:
    return (
        ws.STEPS[index]
        + STEPS[index] * ws.FACTOR
        + ws.SQUARES[index]
        + ws.LAST * ws.SECOND
        + ws.CHANGED
        + ws.NAMED
        + len(ws.STEPS) * len(STEPS)
    )


@kernel
def half(a: int) -> float:
    return ws.HALF * a


@kernel
def both_tables(index: int) -> int:
    return own_step(index) * 1000 + STEPS[index]


@kernel
def fibonacci(n: int) -> int:
    if n < 2:
        return n
    return fibonacci(n - 1) + fibonacci(n - 2)


@kernel
def is_even(n: int) -> bool:
    return True if n == 0 else is_odd(n - 1)


@kernel
def is_odd(n: int) -> bool:
    return False if n == 0 else is_even(n - 1)


@kernel
def next_number(state: Int64s) -> int:
    state[0] = (state[0] * 1103515245 + 12345) % 2147483648
    return state[0]


@long_kernel
def in_order(state: Int64s, out: Int64s) -> int:
    first, second = next_number(state), next_number(state)
    out[first % 4] = next_number(state)
    third = next_number(state) if first % 2 else second
    if next_number(state) % 2 == 0 and next_number(state) % 3 == 0:
        third += next_number(state)
    fill_numbers(out[2:], next_number(state))
    for number in (next_number(state), next_number(state)):
        third ^= number
    return first * 7 + second - third


@kernel
def swings(a: Int64s, b: Int64s) -> int:
    line = a
    for turn in range(2):
        line[0] += turn + 1
        other = line
        line = b
    return other[0]
"""


@pytest.fixture(scope="module")
def twins(tmp_path_factory):
    sources = {"layout": LAYOUT, "other": OTHER, "arrays": ARRAYS}
    return make_twins(tmp_path_factory.mktemp("arrays"), sources)


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_loops_over_ranges(twins: Twins, first: int, last: int):
    twins["arrays.ranges"].agree(first, last, np.zeros(100, np.int64))
    twins["arrays.fixed_range"].agree(last)


@given(st.integers(-5, 10), st.integers(1, 200))
def test_loops_over_tuples_and_conditions(twins: Twins, a: int, b: int):
    twins["arrays.tuples"].agree(a, np.zeros(20, np.int64))
    twins["arrays.steps_to_one"].agree(b)


@given(st.integers(0, 2**32))
def test_elements_of_all_sizes(twins: Twins, seed: int):
    chance = np.random.default_rng(seed)
    tiny = chance.integers(-127, 128, 5, dtype=np.int8)
    small = chance.integers(-(2**15), 2**15, 5, dtype=np.int16)
    medium = chance.integers(-1000, 1000, 5, dtype=np.int32)
    large = chance.integers(-(2**40), 2**40, 5, dtype=np.int64)
    bits = chance.integers(0, 2**64 - 1, 5, dtype=np.uint64)
    twins["arrays.elements"].agree(tiny, small, medium, large, bits)
    twins["arrays.averages"].agree(chance.random(5), medium)


@given(st.integers(0, 2), st.integers(0, 3), st.integers(0, 2**32))
def test_rows_and_blocks(twins: Twins, row: int, column: int, seed: int):
    chance = np.random.default_rng(seed)
    board = chance.integers(-9, 9, (3, 4), dtype=np.int32)
    twins["arrays.rows"].agree(board, row, column)
    twins["arrays.blocks"].agree(chance.random((2, 3, 4)), seed % 2, row)


@pytest.mark.parametrize("first", range(4))
def test_the_end_of_an_array_is_a_view(twins: Twins, first: int):
    assert twins["arrays.tail"].agree(np.arange(8), first) == (8 - first) * 100 + 7


def test_scratch_memory_is_zero_at_each_call(twins: Twins):
    for value in range(1, 50):
        assert twins["arrays.scratch"].agree(np.zeros(1, np.int64), value) == 0


def test_uncompiled_scratch_memory_behaves_like_compiled(twins: Twins):
    """Slices are views, and elements have a fixed size but are not numpy types."""
    assert twins["arrays.scratch_tail"].agree(7) == 70
    numbers = int64_scratch(1)
    numbers[0] = np.int16(30_000)
    assert numbers[0] * 43_691 == 1_310_730_000
    with pytest.raises(ValueError, match="invalid value"):
        numbers[0] = 2**63


@pytest.mark.parametrize("count", [-1, 0, 1, 3, 4])
def test_numbers_are_copied_and_filled(twins: Twins, count: int):
    """Target and source of a copy may overlap."""
    twins["arrays.copies"].agree(np.arange(6), np.arange(10, 15), count, -7)
    twins["arrays.fill_kinds"].agree(
        np.zeros(3, np.int8), np.ones(4), np.zeros((2, 3), np.int32), count
    )


@pytest.mark.parametrize("index", range(3))
def test_constants_and_tables_of_other_modules(twins: Twins, index: int):
    """Tables with the same name in two modules are separate; large numbers in them are kept."""
    twins["arrays.constants"].agree(index)
    twins["arrays.half"].agree(index)
    twins["arrays.both_tables"].agree(index)
    twins["other.own_step"].agree(index)


def test_kernels_call_kernels(twins: Twins):
    assert twins["arrays.fibonacci"].agree(20) == 6765
    for number in range(5):
        assert twins["arrays.is_even"].agree(number) is (number % 2 == 0)


def test_calls_are_made_in_the_order_of_python(twins: Twins):
    chance = Random(1)
    for _ in range(200):
        start = np.array([chance.randrange(2**31)])
        twins["arrays.in_order"].agree(start, np.zeros(4, np.int64))


def test_a_variable_that_becomes_a_view_counts_as_written(twins: Twins):
    """`line` is a view of the second argument only in the second iteration."""
    twins["arrays.swings"].agree(np.array([1]), np.array([10]))
    fixed = np.array([10])
    fixed.flags.writeable = False
    with pytest.raises(TypeError, match="swings: b must be a writable"):
        twins["arrays.swings"].compiled(np.array([1]), fixed)
