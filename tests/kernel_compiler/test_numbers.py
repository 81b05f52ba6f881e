"""Compiled kernels compute the same numbers as plain Python."""

from __future__ import annotations

import math

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.kernel_compiler.twins import Twins, make_twins, wrapped

DIVISORS = (-(2**40), -64, -10, -7, -1, 1, 2, 3, 7, 8, 10, 64, 1000, 2**40, 2**62)
SHIFTS = (0, 1, 31, 32, 63)

NUMBERS = """
from monkeypalace.kernels import UInt64, kernel, uint64

MASK = 0xFFFFFFFFFFFFFFFF
SMALLEST = -(2**63)
TINY = 1e-300


@kernel
def divide(a: int, b: int) -> int:
    return a // b


@kernel
def rest(a: int, b: int) -> int:
    return a % b


@kernel
def changed_in_place(a: int, b: int) -> int:
    a //= b
    a *= 3
    a -= b
    a %= b
    a ^= 5
    a |= 64
    a &= 1023
    a <<= 2
    a >>= 1
    a += b
    return a


@kernel
def add(a: int, b: int) -> int:
    return a + b


@kernel
def subtract(a: int, b: int) -> int:
    return a - b


@kernel
def multiply(a: int, b: int) -> int:
    return a * b


@kernel
def negate(a: int) -> int:
    return -a


@kernel
def bits(a: int, b: int) -> int:
    return (a & b) ^ (a | b) ^ -3


@kernel
def left(a: int, count: int) -> int:
    return a << count


@kernel
def right(a: int, count: int) -> int:
    return a >> count


@kernel
def shifted_truth(a: int, count: int) -> int:
    return (a > 0) << count


@kernel
def chain(a: int, b: int, c: int) -> bool:
    return a < b <= c or a == b != c or c > b >= a > -5


@kernel
def is_one_of(a: int, b: int) -> bool:
    return a in (1, -3, b, 2 * b)


@kernel
def is_one_of_mixed(x: float, b: int) -> bool:
    return x in (0.5, b, 2)


@kernel
def logic(a: bool, b: bool, c: int) -> bool:
    return a and not b or (b and c > 3) or bool(c and 0)


@kernel
def truth(a: int, x: float) -> int:
    if a or x:
        return 1 if not (a and x) else 2
    return 3


@kernel
def choose(a: int, b: int, flag: bool) -> int:
    return a if flag else b + 1 if a > b else -b


@kernel
def choose_mixed(a: int, x: float) -> float:
    return a if a > x else x


@kernel
def smallest(a: int, b: int, c: int) -> int:
    return min(a, b, c) - max(a, b)


@kernel
def extremes(x: float, y: float) -> float:
    return min(x, y) if x < 0 else max(x, y)


@kernel
def sizes(a: int, x: float) -> float:
    return abs(a) + abs(x) + abs(a > 0)


@kernel
def mix(a: int, b: int, x: float) -> float:
    y = a * x + b
    y -= a / 4
    y *= 2
    return y + 1 - b * TINY


@kernel
def ratio(a: int, b: int) -> float:
    return a / b


@kernel
def whole(x: float) -> int:
    return int(x) + int(x > 0)


@kernel
def as_float(a: int) -> float:
    return float(a)


@kernel
def keeps_float(a: int) -> float:
    x = 0.5
    x = a * 1.0
    return x


@kernel
def mixed_bits(seed: UInt64) -> UInt64:
    mixed = (seed + 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    return (mixed << 7 | mixed >> 57) & MASK


@kernel
def unsigned(a: UInt64, b: UInt64) -> UInt64:
    return max(a // b, a % b, abs(a - min(a, b)), a // 8, a % 8)


@kernel
def unsigned_order(a: UInt64, b: UInt64) -> bool:
    return a < b or a == 5 or a > 0x8000000000000000


@kernel
def without_sign(a: int) -> UInt64:
    return uint64(a)


@kernel
def products_of_small_numbers(flag: bool) -> int:
    return 50000 * 50000 * 3 + flag * 100000 * 100000 + (1 if flag else 70000) * 70000


@kernel
def extreme_numbers(which: int) -> int:
    if which == 0:
        return -9223372036854775808
    if which == 1:
        return SMALLEST
    if which == 2:
        return 9223372036854775807
    return - -5 - -2


@kernel
def signs_of_zero(x: float) -> float:
    return x * -0.0 - -0.0


@kernel
def truths(a: int, b: int) -> int:
    return (a > b) + (a > 0) * 2 - -(b > 0) * 4
"""

for number in DIVISORS:
    name = str(number).replace("-", "minus_")
    NUMBERS += f"""

@kernel
def by_{name}(a: int) -> int:
    return (a // {number}) * 3 + a % {number}


@kernel
def truth_by_{name}(a: int) -> int:
    return (a > 0) // {number} + (a > 0) % {number}
"""
for number in SHIFTS:
    NUMBERS += f"""

@kernel
def shifts_{number}(a: int) -> int:
    return (a << {number}) ^ (a >> {number})
"""

ints = st.integers(-(2**63), 2**63 - 1) | st.integers(-100, 100)
uints = st.integers(0, 2**64 - 1) | st.integers(0, 100)
small = st.integers(-(2**31), 2**31) | st.integers(-9, 9)
floats = st.floats(allow_nan=True, allow_infinity=True)
bools = st.booleans()


@pytest.fixture(scope="module")
def twins(tmp_path_factory):
    return make_twins(tmp_path_factory.mktemp("numbers"), {"numbers": NUMBERS})


@given(ints, ints)
@example(-(2**63), -1)
@example(-(2**63), 2**63 - 1)
@example(7, -(2**63))
def test_whole_numbers_wrap_around(twins: Twins, a: int, b: int):
    for name in ("add", "subtract", "multiply", "bits", "smallest"):
        twin = twins[f"numbers.{name}"]
        arguments = (a, b, a ^ b) if name == "smallest" else (a, b)
        assert twin.compiled(*arguments) == wrapped(twin.plain(*arguments))
    twin = twins["numbers.negate"]
    assert twin.compiled(a) == wrapped(twin.plain(a))
    if b:
        for name in ("divide", "rest"):
            twin = twins[f"numbers.{name}"]
            assert twin.compiled(a, b) == wrapped(twin.plain(a, b))


@given(small, small)
def test_division_rounds_down_for_all_signs(twins: Twins, a: int, b: int):
    if b:
        assert twins["numbers.divide"].agree(a, b) * b + twins["numbers.rest"].agree(a, b) == a
        twins["numbers.changed_in_place"].agree(a, b)


@pytest.mark.parametrize("divisor", DIVISORS)
@given(a=ints)
@example(-(2**63))
def test_division_by_a_constant(twins: Twins, divisor: int, a: int):
    name = str(divisor).replace("-", "minus_")
    twin = twins[f"numbers.by_{name}"]
    assert twin.compiled(a) == wrapped(twin.plain(a))
    twins[f"numbers.truth_by_{name}"].agree(a)


@given(ints, st.integers(0, 63))
def test_shifts(twins: Twins, a: int, count: int):
    left, truth = twins["numbers.left"], twins["numbers.shifted_truth"]
    assert left.compiled(a, count) == wrapped(left.plain(a, count))
    assert truth.compiled(a, count) == wrapped(truth.plain(a, count))
    twins["numbers.right"].agree(a, count)
    for number in SHIFTS:
        twin = twins[f"numbers.shifts_{number}"]
        assert twin.compiled(a) == wrapped(twin.plain(a))


@given(small, small, small)
def test_comparisons_and_choices(twins: Twins, a: int, b: int, c: int):
    assert isinstance(twins["numbers.chain"].agree(a, b, c), bool)
    assert isinstance(twins["numbers.is_one_of"].agree(a, b), bool)
    twins["numbers.is_one_of"].agree(2 * b, b)
    twins["numbers.choose"].agree(a, b, c > 0)
    twins["numbers.truths"].agree(a, b)
    twins["numbers.smallest"].agree(a, b, c)


@given(bools, bools, st.integers(-1, 5))
def test_logic(twins: Twins, a: bool, b: bool, c: int):
    assert isinstance(twins["numbers.logic"].agree(a, b, c), bool)


@given(small, small, floats, floats)
@example(0, 1, 0.0, math.nan)
@example(0, 1, -0.0, 0.0)
def test_floating_point_numbers(twins: Twins, a: int, b: int, x: float, y: float):
    twins["numbers.mix"].agree(a, b, x)
    twins["numbers.truth"].agree(a, x)
    twins["numbers.is_one_of_mixed"].agree(x, b)
    twins["numbers.is_one_of_mixed"].agree(float(b), b)
    twins["numbers.extremes"].agree(x, y)
    twins["numbers.sizes"].agree(a, x)
    twins["numbers.signs_of_zero"].agree(x)
    assert twins["numbers.choose_mixed"].compiled(a, x) == (a if a > x else x) or math.isnan(x)
    if b:
        twins["numbers.ratio"].agree(a, b)


@given(ints)
def test_whole_numbers_become_floating_point_numbers(twins: Twins, a: int):
    assert isinstance(twins["numbers.as_float"].agree(a), float)
    twins["numbers.keeps_float"].agree(a)


@given(st.floats(-1e18, 1e18))
def test_floating_point_numbers_are_truncated(twins: Twins, x: float):
    twins["numbers.whole"].agree(x)


@given(uints, uints)
@example(2**64 - 1, 2**63)
def test_numbers_without_a_sign(twins: Twins, a: int, b: int):
    twins["numbers.mixed_bits"].agree(a)
    twins["numbers.unsigned_order"].agree(a, b)
    if b:
        twins["numbers.unsigned"].agree(a, b)


@given(ints)
def test_a_number_loses_its_sign(twins: Twins, a: int):
    assert twins["numbers.without_sign"].agree(a) == a % 2**64


def test_constants(twins: Twins):
    """Small numbers are multiplied in 64 bits, and the smallest 64-bit number is allowed."""
    for flag in (False, True):
        twins["numbers.products_of_small_numbers"].agree(flag)
    for which in range(4):
        twins["numbers.extreme_numbers"].agree(which)
