"""Translate the expressions of a kernel to C."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite

from kernel_compiler.sources import Kernel, Program
from kernel_compiler.types import BOOL, FLOAT, INT, NOTHING, UINT, Array, KernelError, Scalar, Type

_ARITHMETIC = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
_COMPARISONS = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


@dataclass(frozen=True, slots=True)
class Value:
    """A C expression with its type; `number` is its value if it is a known constant."""

    c: str
    type: Type
    number: int | float | None = None


class Expressions:
    """The expressions of one kernel, with the types of its local variables."""

    def __init__(self, program: Program, kernel: Kernel) -> None:
        self.program = program
        self.kernel = kernel
        self.locals: dict[str, Type] = dict(kernel.arguments)
        #: For each local array, the arrays that it may be a view of.
        self.views: dict[str, set[str]] = {}
        #: The kernels that are called, with their arguments, to find out which arrays are written.
        self.calls: list[tuple[Kernel, list[ast.expr]]] = []
        self.tables: dict[str, tuple[int, ...]] = {}

    def error(self, node: ast.AST, message: str) -> KernelError:
        return self.kernel.error(node, message)

    def translate(self, node: ast.expr) -> Value:
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.error(node, f"unsupported expression: {ast.unparse(node)}")
        found: Value = method(node)
        if found.type is NOTHING:
            raise self.error(node, f"{ast.unparse(node)} has no result")
        return found

    def scalar(self, node: ast.expr, wanted: Scalar | None = None) -> Value:
        """Translate an expression to a number of the wanted type or of a lower rank."""
        value = self.translate(node)
        if not isinstance(value.type, Scalar):
            raise self.error(node, "a number is needed here")
        if wanted is not None:
            self.fits(node, value, wanted)
        return value

    def fits(self, node: ast.AST, value: Value, wanted: Scalar) -> None:
        """Refuse a number whose type has a higher rank than wanted, or differs in signedness."""
        assert isinstance(value.type, Scalar)
        if value.type.rank > wanted.rank:
            raise self.error(node, f"{value.type.c} where {wanted.c} is needed")
        self._same_sign(node, [value, Value("", wanted)])

    def array(self, node: ast.expr, dimensions: int | None = None) -> Value:
        value = self.translate(node)
        if not isinstance(value.type, Array) or dimensions not in (None, value.type.dimensions):
            raise self.error(node, "an array is needed here")
        return value

    def condition(self, node: ast.expr) -> str:
        """Translate a condition. Only its truth matters, so parts of `a or b` may be numbers."""
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return "(" + sign.join(self.condition(value) for value in node.values) + ")"
        return self.scalar(node).c

    def _boolop(self, node: ast.BoolOp) -> Value:
        # As a value, `3 or x` is 3 in Python and 1 in C.
        for value in node.values:
            self.scalar(value, BOOL)
        return Value(self.condition(node), BOOL)

    def _constant(self, node: ast.Constant) -> Value:
        return self._literal(node, node.value)

    def _literal(self, node: ast.AST, value: object) -> Value:
        if isinstance(value, bool):
            return Value(str(int(value)), BOOL, int(value))
        if isinstance(value, int) and -(2**63) <= value < 2**64:
            if value >= 2**63:
                return Value(f"UINT64_C({value})", UINT, value)
            smallest = "INT64_MIN"  # as a literal, its digits would overflow
            return Value(smallest if value == -(2**63) else f"INT64_C({value})", INT, value)
        if isinstance(value, float) and isfinite(value):
            return Value(f"({value!r})", FLOAT, value)
        raise self.error(node, f"unsupported constant: {value!r}")

    def _name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            return Value(c_name(node.id), self.locals[node.id])
        return self._attribute(node)

    def _attribute(self, node: ast.Attribute | ast.Name) -> Value:
        """Translate a constant of this or another module: `NONE`, `ws.NEXT`."""
        _, found = self.program.find(self.kernel.module, node) or (None, None)
        if isinstance(found, int | float):
            return self._literal(node, found)
        raise self.error(node, f"unknown name: {ast.unparse(node)}")

    def _unaryop(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return Value(f"(!{self.condition(node.operand)})", BOOL)
        if not isinstance(node.op, ast.USub):
            raise self.error(node, "unsupported operator")
        value = self.scalar(node.operand)
        if value.number is not None:
            return self._literal(node, -value.number)
        return Value(f"(-{value.c})", INT if value.type is BOOL else value.type)

    def _compare(self, node: ast.Compare) -> Value:
        parts = []
        left = self.scalar(node.left)
        for operator, comparator in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In) and isinstance(comparator, ast.Tuple):
                if len(node.ops) > 1 or not comparator.elts:
                    raise self.error(
                        node, "`in` must be the only comparison, with a tuple that is not empty"
                    )
                choices = [self.scalar(part) for part in comparator.elts]
                self._same_sign(node, [left, *choices])
                parts = [" || ".join(f"{left.c} == {choice.c}" for choice in choices)]
                break
            if type(operator) not in _COMPARISONS:
                raise self.error(node, "unsupported comparison")
            right = self.scalar(comparator)
            self._same_sign(node, [left, right])
            parts.append(f"{left.c} {_COMPARISONS[type(operator)]} {right.c}")
            left = right
        return Value("(" + " && ".join(parts) + ")", BOOL)

    def _same_sign(self, node: ast.AST, values: Sequence[Value]) -> None:
        """Refuse mixing signed and unsigned: C would convert a negative number to a large one."""
        for value in values:
            known = value.number is not None and value.number >= 0
            if value.type is INT and not known and any(other.type is UINT for other in values):
                raise self.error(node, "int and UInt64 are mixed: convert one of them")

    def _ifexp(self, node: ast.IfExp) -> Value:
        first, second = self.scalar(node.body), self.scalar(node.orelse)
        self._same_sign(node, [first, second])
        type_ = _higher(first, second)
        return Value(f"({self.condition(node.test)} ? {first.c} : {second.c})", type_)

    def _binop(self, node: ast.BinOp) -> Value:
        return self.binary(node, self.scalar(node.left), node.op, self.scalar(node.right))

    def binary(self, node: ast.AST, left: Value, operator: ast.operator, right: Value) -> Value:
        """Translate an operation with Python's meaning: `//` and `%` round down."""
        type_ = _higher(left, right)
        if type_ is BOOL:
            type_ = INT
        if isinstance(operator, ast.Div):
            divisor = f'NOT_ZERO_FLOAT((double){right.c}, "{self.where(node)}")'
            return Value(f"((double){left.c} / {divisor})", FLOAT)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            return self._rounded_down(node, left, operator, right, type_)
        if type(operator) not in _ARITHMETIC:
            raise self.error(node, "unsupported operator")
        sign = _ARITHMETIC[type(operator)]
        if type_ is FLOAT and sign not in "+-*":
            raise self.error(node, "a floating point number has no bit operations")
        number = _folded(left, sign, right)
        if number is not None:
            return self._literal(node, number)
        if sign in ("<<", ">>"):
            return self._shift(node, left, sign, right)
        return Value(f"({left.c} {sign} {right.c})", type_)

    def _shift(self, node: ast.AST, left: Value, sign: str, right: Value) -> Value:
        type_ = left.type if left.type is UINT else INT
        count = f'SHIFT({right.c}, "{self.where(node)}")'
        if right.number is not None:
            if not 0 <= right.number < 64:
                raise self.error(node, "a shift must be by 0 to 63 bits")
            count = right.c
        return Value(f"(({type_.c}){left.c} {sign} {count})", type_)

    def _rounded_down(
        self, node: ast.AST, left: Value, operator: ast.operator, right: Value, type_: Scalar
    ) -> Value:
        divides = isinstance(operator, ast.FloorDiv)
        number, divisor = right.number, f'NOT_ZERO({right.c}, "{self.where(node)}")'
        if type_ is FLOAT:
            raise self.error(node, "// and % are for whole numbers")
        if number == 0:
            raise self.error(node, "division by zero")
        if type_ is UINT:
            self._same_sign(node, [left, right])
            return Value(f"({left.c} {'/' if divides else '%'} (uint64_t){divisor})", UINT)
        if isinstance(number, int) and number > 0 and number & (number - 1) == 0:
            if divides:
                return Value(f"((int64_t){left.c} >> {number.bit_length() - 1})", INT)
            return Value(f"({left.c} & INT64_C({number - 1}))", INT)
        return Value(f"{'floor_div' if divides else 'floor_mod'}({left.c}, {divisor})", INT)

    def _subscript(self, node: ast.Subscript) -> Value:
        """Translate an element, a row, or the rest from an index (`draft[DECISION:]`)."""
        base, indices = flatten(node)
        if not (isinstance(base, ast.Name) and base.id in self.locals):
            return self._table(node, base, indices)
        array = self.array(base)
        assert isinstance(array.type, Array)
        if len(indices) == 1 and isinstance(indices[0], ast.Slice):
            return self._tail(node, array, indices[0])
        left = array.type.dimensions - len(indices)
        if left < 0:
            raise self.error(node, "wrong number of indices")
        place = self._place(node, array, indices)
        if left == 0:
            # Widen on reading, so that arithmetic with small elements does not overflow.
            element = array.type.element
            return Value(f"(({element.scalar.c}){array.c}.p[{place}])", element.scalar)
        sizes = [f"{array.c}.d[{at}]" for at in range(len(indices), array.type.dimensions)]
        row = Array(array.type.element, left)
        offset = " * ".join([f"({place})", *sizes])
        return Value(f"(({row.c}){{{array.c}.p + {offset}, {{{', '.join(sizes)}}}}})", row)

    def store(self, node: ast.Subscript, source: Value) -> str:
        """Return the C statement that sets an element."""
        base, indices = flatten(node)
        array = self.array(base)
        assert isinstance(array.type, Array)
        if len(indices) != array.type.dimensions:
            raise self.error(node, "only elements of arrays can be set")
        value = self.stored(node, array.type, source)
        return f"{array.c}.p[{self._place(node, array, indices)}] = {value};"

    def stored(self, node: ast.AST, array: Array, value: Value) -> str:
        """Convert a number to the type of an element."""
        element = array.element
        self.fits(node, value, element.scalar)
        if element.kind == "i" and element.size < 8:
            return f'FITS({value.c}, {8 * element.size}, "{self.where(node)}")'
        return value.c

    def _place(self, node: ast.AST, array: Value, indices: list[ast.expr]) -> str:
        place = ""
        for at, index in enumerate(indices):
            value = self.scalar(index, INT)
            if value.number is not None and value.number < 0:
                raise self.error(node, "an index must not be negative")
            checked = f'AT({value.c}, {array.c}.d[{at}], "{self.where(node)}")'
            place = checked if not place else f"({place}) * {array.c}.d[{at}] + {checked}"
        return place

    def where(self, node: ast.AST) -> str:
        path = self.kernel.module.path.relative_to(self.program.package).as_posix()
        return f"{path}:{getattr(node, 'lineno', 0)}"

    def _tail(self, node: ast.Subscript, array: Value, part: ast.Slice) -> Value:
        assert isinstance(array.type, Array)
        if part.lower is None or part.upper or part.step or array.type.dimensions != 1:
            raise self.error(node, "the only supported slice is `array[first:]`")
        first = self.scalar(part.lower, INT).c
        start = f'AT({first}, {array.c}.d[0] + 1, "{self.where(node)}")'
        return Value(
            f"(({array.type.c}){{{array.c}.p + {start}, {{{array.c}.d[0] - {first}}}}})", array.type
        )

    def _table(self, node: ast.Subscript, base: ast.expr, indices: list[ast.expr]) -> Value:
        """Translate an element of a table of constants."""
        module, values = self.program.find(self.kernel.module, base) or (None, None)
        if module is None or not isinstance(values, tuple) or len(indices) != 1:
            raise self.error(node, f"unknown array: {ast.unparse(base)}")
        if not all(-(2**63) < value < 2**63 for value in values):
            raise self.error(node, "the numbers of a table must fit in 64 bits")
        original = base.attr if isinstance(base, ast.Attribute) else ast.unparse(base)
        name = f"{module.symbol}__{original}"
        self.tables[name] = values
        index = self.scalar(indices[0], INT).c
        return Value(f'((int64_t){name}[AT({index}, {len(values)}, "{self.where(node)}")])', INT)

    def call(self, node: ast.Call) -> Value:
        """Translate a call of a kernel or of a supported function."""
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.error(node, f"unsupported call: {ast.unparse(node)}")
        name, arguments = node.func.id, node.args
        kernel = self.called(node)
        if kernel is not None:
            return self._kernel_call(node, kernel)
        if name in ("min", "max"):
            return self._extreme(node, name)
        if name not in ("len", "abs", "int", "float", "bool", "uint64"):
            raise self.error(node, f"unsupported function: {name}")
        if len(arguments) != 1:
            raise self.error(node, f"{name} has one argument")
        if name == "len":
            _, table = self.program.find(self.kernel.module, arguments[0]) or (None, None)
            if isinstance(table, tuple):
                return self._literal(node, len(table))
            return Value(f"{self.array(arguments[0]).c}.d[0]", INT)
        if name == "bool":
            return Value(f"({self.condition(arguments[0])} != 0)", BOOL)
        value = self.scalar(arguments[0])
        if name == "float":
            return Value(f"((double){value.c})", FLOAT)
        if name == "uint64" and value.type is not FLOAT:
            return Value(f"((uint64_t){value.c})", UINT)
        if name == "int":
            text = f'WHOLE({value.c}, "{self.where(node)}")' if value.type is FLOAT else value.c
            return Value(f"((int64_t){text})", INT)
        if name == "uint64":
            raise self.error(node, "uint64 of a floating point number is unsupported")
        if value.type is UINT:
            return value
        if value.type is FLOAT:
            return Value(f"fabs({value.c})", FLOAT)
        return Value(f"absolute({value.c})", INT)

    _call = call

    def called(self, node: ast.Call) -> Kernel | None:
        _, found = self.program.find(self.kernel.module, node.func) or (None, None)
        return found if isinstance(found, Kernel) and isinstance(node.func, ast.Name) else None

    def _kernel_call(self, node: ast.Call, kernel: Kernel) -> Value:
        if len(node.args) != len(kernel.arguments):
            raise self.error(node, f"{kernel.name} has {len(kernel.arguments)} arguments")
        passed = []
        for argument, (name, type_) in zip(node.args, kernel.arguments, strict=True):
            if isinstance(type_, Scalar):
                passed.append(self.scalar(argument, type_).c)
            else:
                value = self.translate(argument)
                if value.type != type_:
                    raise self.error(argument, f"{kernel.name} needs {type_.c} for {name}")
                passed.append(value.c)
        self.calls.append((kernel, node.args))
        return Value(f"{kernel.symbol}({', '.join(passed)})", kernel.returns)

    def _extreme(self, node: ast.Call, name: str) -> Value:
        values = [self.scalar(argument) for argument in node.args]
        if len(values) < 2:
            raise self.error(node, f"{name} needs at least two numbers")
        self._same_sign(node, values)
        found = values[0]
        for value in values[1:]:
            type_ = _higher(found, value)
            ending = {FLOAT: "_float", UINT: "_uint"}.get(type_, "_int")
            found = Value(f"{name}{ending}({found.c}, {value.c})", type_)
        return found

    def roots_of(self, node: ast.expr) -> set[str]:
        """Return the local arrays and arguments whose memory an array expression may use."""
        base, _ = flatten(node)
        found: set[str] = set()
        waiting = {base.id} if isinstance(base, ast.Name) else set()
        while waiting:
            found |= waiting
            waiting = {view for name in waiting for view in self.views.get(name, ())} - found
        return found


def _higher(left: Value, right: Value) -> Scalar:
    assert isinstance(left.type, Scalar)
    assert isinstance(right.type, Scalar)
    return left.type if left.type.rank >= right.type.rank else right.type


def _folded(left: Value, sign: str, right: Value) -> int | None:
    """Return the sum, difference or product of two constants: sizes of scratch memory need it."""
    if left.type is right.type is INT and sign in "+-*":
        first, second = left.number, right.number
        if isinstance(first, int) and isinstance(second, int):
            return {"+": first + second, "-": first - second, "*": first * second}[sign]
    return None


def flatten(node: ast.expr) -> tuple[ast.expr, list[ast.expr]]:
    """Return the base and the indices: `a`, `i` and `j` for both `a[i][j]` and `a[i, j]`."""
    if not isinstance(node, ast.Subscript):
        return node, []
    base, before = flatten(node.value)
    index = node.slice
    return base, before + (list(index.elts) if isinstance(index, ast.Tuple) else [index])


def c_name(name: str) -> str:
    """Return a local variable's name in C, with a suffix that avoids C keywords."""
    return f"{name}_"
