"""Code that is unsupported, or that C would run differently, is refused with file and line."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

from kernel_compiler import KernelError
from kernel_compiler.bindings import c_source
from tests.kernel_compiler.twins import write_package

HEAD = """\
from monkeypalace.kernels import (
    FloatRows, Floats, Int8s, Int16s, Int64Rows, Int64s, UInt64, UInt64s,
    copy_numbers, fill_numbers, int16_scratch, int64_scratch, kernel, uint64
)

LIMIT = 5
TABLE = (1, 2, 3)
WIDE = (1, 2**70)
UNKNOWN = print
SET_TWICE = 1
SET_TWICE += 1
ENDLESS = 1e999
if LIMIT > 3:
    DEPENDS = 7


@kernel
def draw(numbers: Int64s) -> int:
    numbers[0] += 1
    return numbers[0]


@kernel
def look(numbers: Int64s) -> int:
    return numbers[0]


@kernel
def take(bits: UInt64) -> int:
    return int(bits)


@kernel
def clear(numbers: Int64s) -> None:
    numbers[0] = 0


@kernel
def sample(
    a: int,
    x: float,
    flag: bool,
    bits: UInt64,
    n: Int64s,
    small: Int16s,
    rows: Int64Rows,
    unsigned: UInt64s,
) -> int:
"""

#: A body for `sample`, and a part of the message that it must give for its last line, or for the
#: line marked with `# here`.
BODIES = {
    "unknown function": ("return sum(a)", "unsupported function: sum"),
    "unknown method": ("return n.tolist()", "unsupported call: n.tolist()"),
    "keyword argument": ("return draw(numbers=n)", "unsupported call"),
    "too few arguments of a kernel": ("return draw()", "draw has 1 arguments"),
    "a number for an array": ("return draw(a)", "draw needs i64_1 for numbers"),
    "other elements": ("return draw(small)", "draw needs i64_1 for numbers"),
    "no result": ("return clear(n)", "clear(n) has no result"),
    "no result in an assignment": ("b = clear(n)", "clear(n) has no result"),
    "unknown name": ("return nowhere", "unknown name: nowhere"),
    "unknown attribute": ("return n.size", "unknown name: n.size"),
    "no constant": ("return UNKNOWN", "unknown name: UNKNOWN"),
    "a changed constant": ("return SET_TWICE", "unknown name: SET_TWICE"),
    "a conditional constant": ("return DEPENDS", "unknown name: DEPENDS"),
    "an infinite constant": ("x = ENDLESS", "unsupported constant: inf"),
    "too large a number": ("return a + 18446744073709551616", "unsupported constant"),
    "too small a number": ("return -9223372036854775809", "unsupported constant"),
    "too wide a table": ("return WIDE[a]", "64 bits"),
    "whole table": ("return TABLE", "unknown name: TABLE"),
    "table with two indices": ("return TABLE[a, 1]", "unknown array: TABLE"),
    "set in a table": ("TABLE[0] = 1", "unknown name: TABLE"),
    "list": ("b = [a, 1]", "unsupported expression: [a, 1]"),
    "dictionary": ("b = {a: 1}", "unsupported expression: {a: 1}"),
    "string": ("b = 'word'", "unsupported constant: 'word'"),
    "None": ("b = None", "unsupported constant: None"),
    "lambda": ("b = lambda: a", "unsupported expression: lambda: a"),
    "comprehension": ("b = tuple(c for c in n)", "unsupported function: tuple"),
    "walrus": ("return (b := a)", "unsupported expression"),
    "try": ("try:  # here\n    a += 1\nexcept ValueError:\n    pass", "unsupported statement: try"),
    "raise": ("raise ValueError", "unsupported statement: raise ValueError"),
    "assert": ("assert a", "unsupported statement: assert a"),
    "with": ("with a:  # here\n    pass", "unsupported statement: with a"),
    "del": ("del a", "unsupported statement: del a"),
    "global": ("global LIMIT", "unsupported statement: global LIMIT"),
    "import": ("import math", "unsupported statement: import math"),
    "annotated variable": ("b: int = 5", "unsupported statement: b: int = 5"),
    "nested function": ("def inner():  # here\n    pass", "unsupported statement: def inner"),
    "an expression alone": ("a + 1", "unsupported statement: a + 1"),
    "while-else": ("while a:  # here\n    a -= 1\nelse:\n    a = 1", "`else` after a loop"),
    "for-else": ("for b in range(a):  # here\n    a = 1\nelse:\n    a = 1", "unsupported loop"),
    "for with two variables": ("for b, c in n:  # here\n    a = 1", "unsupported loop"),
    "loop over an array": ("for b in n:  # here\n    a = 1", "a loop must be over"),
    "loop over nothing": ("for b in ():  # here\n    a = 1", "a loop must be over"),
    "loop over fractions": ("for b in (1, 0.5):  # here\n    a = 1", "int64_t is needed"),
    "unknown step": ("for b in range(0, 9, a):  # here\n    a = 1", "step of a range"),
    "step of 0": ("for b in range(0, 9, 0):  # here\n    a = 1", "step of a range"),
    "empty range": ("for b in range():  # here\n    a = 1", "a loop must be over"),
    "long range": ("for b in range(1, 2, 3, 4):  # here\n    a = 1", "a loop must be over"),
    "another type": ("a = 0.5", "double where int64_t is needed"),
    "a fraction in place": ("a /= 2", "double where int64_t is needed"),
    "a number for a truth": ("flag = 2", "int64_t where int is needed"),
    "a number without a sign": ("a = bits", "uint64_t where int64_t is needed"),
    "an array becomes a number": ("n = 5", "n changes its type"),
    "an array of another type": ("n = small", "n changes its type"),
    "in place without a value": ("b += 1", "b has no value yet"),
    "a constant in place": ("LIMIT += 1", "LIMIT has no value yet"),
    "a variable named as a constant": ("LIMIT = 1", "LIMIT is also the name of a constant"),
    "float // int": ("return x // 2", "// and % are for whole numbers"),
    "float % int": ("x %= 2", "// and % are for whole numbers"),
    "bits of a float": ("return x << 1", "no bit operations"),
    "division by zero": ("return a // 0", "division by zero"),
    "power": ("return a ** 2", "unsupported operator"),
    "inversion": ("return ~a", "unsupported operator"),
    "shift by 64": ("return a >> 64", "0 to 63 bits"),
    "negative shift": ("return a << -1", "0 to 63 bits"),
    "not in": ("return a not in (1, 2)", "unsupported comparison"),
    "is": ("return a is n", "unsupported comparison"),
    "in an array": ("return a in n", "unsupported comparison"),
    "in nothing": ("return a in ()", "`in` must be the only comparison"),
    "in a chain": ("return 1 < a in (1, 2)", "`in` must be the only comparison"),
    "a number or another": ("return a or 5", "int64_t where int is needed"),
    "a signed and an unsigned number": ("return a < bits", "int and UInt64 are mixed"),
    "a sign in a choice": ("return int(min(a, bits))", "int and UInt64 are mixed"),
    "a sign in a division": ("return int(bits // a)", "int and UInt64 are mixed"),
    "a sign in a tuple": ("return bits in (1, -1)", "int and UInt64 are mixed"),
    "a sign in a choice of two": ("return int(a if flag else bits)", "int and UInt64 are mixed"),
    "a sign in a variable": ("bits = a", "int and UInt64 are mixed"),
    "a sign in an unsigned element": ("unsigned[0] = a", "int and UInt64 are mixed"),
    "a sign in an argument": ("return take(a)", "int and UInt64 are mixed"),
    "a fraction without a sign": ("return int(uint64(x))", "uint64 of a floating point number"),
    "one number for min": ("return min(a)", "min needs at least two numbers"),
    "two numbers for abs": ("return abs(a, a)", "abs has one argument"),
    "length of a number": ("return len(a)", "an array is needed here"),
    "int of nothing": ("return int()", "int has one argument"),
    "int of a base": ("return int(a, 2)", "int has one argument"),
    "an index too many": ("return n[0][1]", "wrong number of indices"),
    "an index of a number": ("return a[0]", "an array is needed here"),
    "an index without a sign": ("return n[bits]", "int64_t is needed"),
    "an index from the end": ("return n[-1]", "an index must not be negative"),
    "a row as a number": ("return rows[0]", "a number is needed here"),
    "set a row": ("rows[0] = n", "a number is needed here"),
    "set a row to a number": ("rows[0] = a", "only elements of arrays can be set"),
    "slice with an end": ("b = n[1:2]", "the only supported slice"),
    "slice without a beginning": ("b = n[:]", "the only supported slice"),
    "slice with a step": ("b = n[1::2]", "the only supported slice"),
    "slice of rows": ("b = rows[1:]", "the only supported slice"),
    "set a slice": ("n[1:] = 0", "unsupported expression: 1:"),
    "a fraction into whole numbers": ("n[0] = x", "double where int64_t is needed"),
    "an unsigned number into signed ones": ("n[0] = bits", "uint64_t where int64_t is needed"),
    "a fraction in an element": ("n[0] /= 2", "double where int64_t is needed"),
    "fill with a fraction": ("fill_numbers(n, 0.5)", "double where int64_t is needed"),
    "fill a row of rows": ("fill_numbers(rows, 1)", "an array is needed here"),
    "copy two kinds": ("copy_numbers(n, small, 1)", "arrays of the same type"),
    "copy rows": ("copy_numbers(rows, rows, 1)", "an array is needed here"),
    "copy without a count": ("copy_numbers(n, n)", "unsupported statement"),
    "two targets": ("b = c = 1", "chained assignments"),
    "swap": ("b = 1\na, b = b, a", "the only supported form"),
    "swap of elements": ("n[0], n[1] = n[1], n[0]", "the only supported form"),
    "parts of an array": ("b, c = n", "the only supported form"),
    "three for two": ("b, c = 1, 2, 3", "the only supported form"),
    "starred": ("b, *c = 1, 2", "the only supported form"),
    "variable size": ("b = int64_scratch(a)", "the size of scratch memory must be"),
    "no size": ("b = int64_scratch(0)", "the size of scratch memory must be"),
    "much memory": ("b = int64_scratch(20000)", "bytes of scratch memory"),
    "used twice": ("b = int16_scratch(3)\nb = int16_scratch(3)", "b already has a value"),
    "no number to return": ("return", "does not match"),
    "a fraction to return": ("return x", "double where int64_t is needed"),
    "a conditional array": ("b = n if flag else n", "a number is needed here"),
    "two draws": ("return draw(n) - draw(n)", "order of the calls"),
    "a draw beside an element": ("return n[0] - draw(n)", "order of the calls"),
    "a draw beside a look": ("return max(look(n), draw(n))", "order of the calls"),
    "draws as arguments": ("return a + look(n[draw(n) + draw(n):])", "order of the calls"),
    "a draw in place": ("n[1] += draw(n)", "order of the calls"),
    "a draw as a place": ("n[draw(n)] += 1", "order of the calls"),
    "a draw and a place": ("n[n[1]] = draw(n)", "order of the calls"),
    "a draw in a chain": ("return 1 < draw(n) < 3", "order of the calls"),
    "a draw in a tuple": ("return draw(n) in (1, 2)", "order of the calls"),
    "a draw in a condition": ("while draw(n) < n[1]:  # here\n    pass", "order of the calls"),
    "a draw at the beginning of a view": ("b = n[draw(n):]", "order of the calls"),
}  # fmt: skip

SIGNATURES = {
    "default argument": "def sample(a: int = 1) -> int:",
    "keyword-only argument": "def sample(*, a: int) -> int:",
    "positional-only argument": "def sample(a: int, /) -> int:",
    "variable arguments": "def sample(*a: int) -> int:",
    "variable keyword arguments": "def sample(**a: int) -> int:",
    "unknown annotation": "def sample(a: str) -> int:",
    "no annotation": "def sample(a) -> int:",
    "no result": "def sample(a: int):",
    "unknown result": "def sample(a: int) -> list[int]:",
    "an array as a result": "def sample(a: Int64s) -> Int64s:",
}


def problems(root: Path, source: str) -> str:
    package = write_package(root, {"refused": source})
    with pytest.raises(KernelError) as caught:
        c_source(package)
    return str(caught.value)


@pytest.mark.parametrize("case", BODIES)
def test_unsupported_code_is_refused(tmp_path: Path, case: str):
    body, message = BODIES[case]
    source = HEAD + indent(body, "    ") + "\n    return 0\n"
    lines = source.splitlines()
    marked = [number for number, line in enumerate(lines, 1) if line.endswith("# here")]
    wanted = marked[0] if marked else len(lines) - 1
    found = problems(tmp_path, source)
    assert re.match(rf".*samples/refused\.py:{wanted}: ", found), found
    assert message in found
    assert "\n" not in found, "one mistake must give one line"


@pytest.mark.parametrize("case", SIGNATURES)
def test_unsupported_signatures_are_refused(tmp_path: Path, case: str):
    source = f"{HEAD}    return 0\n\n\n@kernel\n{SIGNATURES[case]}\n    return 0\n"
    found = problems(tmp_path, source.replace("def sample(", "def other(", 1))
    assert re.match(rf".*samples/refused\.py:{len(source.splitlines()) - 1}: ", found), found
    assert "\n" not in found


def test_the_unchanged_sample_is_accepted(tmp_path: Path):
    c_source(write_package(tmp_path, {"refused": HEAD + "    return 0\n"}))


def test_all_problems_are_reported_at_once(tmp_path: Path):
    """Errors inside blocks are reported, but not errors that only follow from another one."""
    source = """\
    from monkeypalace.kernels import Int64s, kernel

    @kernel
    def first(n: Int64s) -> int:
        b = [1]
        b[0] = 5
        if n[0]:
            c = 'word'
            return b[0]
        return sum(n)

    @kernel
    def second(a: str) -> int:
        return a

    @kernel
    def third(n: Int64s) -> int:
        return second(n) + n[-1]
    """
    found = re.findall(r"refused\.py:(\d+): ", problems(tmp_path, source))
    assert found == ["5", "8", "10", "13"]
