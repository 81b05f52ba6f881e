"""Translate the expressions of a kernel to C."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from kernel_compiler.sources import Kernel, Program
from kernel_compiler.types import BOOL, FLOAT, INT, UINT, Array, KernelError, Scalar, Type

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
_LARGEST_INT = 2**63 - 1


@dataclass(frozen=True, slots=True)
class Value:
    """A piece of C with its type. `number` is its value if that is known."""

    c: str
    type: Type
    number: int | float | None = None


class Expressions:
    """The expressions of one kernel, with the types of its local variables."""

    def __init__(self, program: Program, kernel: Kernel) -> None:
        self.program = program
        self.kernel = kernel
        self.locals: dict[str, Type] = dict(kernel.arguments)
        #: For local arrays the arguments whose memory they show.
        self.roots: dict[str, set[str]] = {
            name: {name} for name, type_ in kernel.arguments if isinstance(type_, Array)
        }
        #: Kernels that are called, with the arguments passed: to find out what is written.
        self.calls: list[tuple[Kernel, list[ast.expr]]] = []
        self.tables: dict[str, tuple[int, ...]] = {}

    def error(self, node: ast.AST, message: str) -> KernelError:
        return self.kernel.error(node, message)

    def translate(self, node: ast.expr) -> Value:
        method = getattr(self, f"_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.error(node, f"unknown expression: {ast.unparse(node)}")
        found: Value = method(node)
        return found

    def scalar(self, node: ast.expr, wanted: Scalar | None = None) -> Value:
        """An expression that is a number, of the wanted type or one below it."""
        value = self.translate(node)
        if not isinstance(value.type, Scalar):
            raise self.error(node, "a number is needed here")
        if wanted is not None and value.type.rank > wanted.rank:
            raise self.error(node, f"{value.type.c} where {wanted.c} is needed")
        return value

    def condition(self, node: ast.expr) -> str:
        return self.scalar(node).c

    def _constant(self, node: ast.Constant) -> Value:
        return self._literal(node, node.value)

    def _literal(self, node: ast.AST, value: object) -> Value:
        if isinstance(value, bool):
            return Value(str(int(value)), BOOL, int(value))
        if isinstance(value, int):
            if abs(value) > _LARGEST_INT:
                return Value(f"UINT64_C({value})", UINT, value)
            return Value(f"INT64_C({value})" if abs(value) >= 2**31 else str(value), INT, value)
        if isinstance(value, float):
            return Value(repr(value), FLOAT, value)
        raise self.error(node, f"unknown constant: {value!r}")

    def _name(self, node: ast.Name) -> Value:
        if node.id in self.locals:
            return Value(c_name(node.id), self.locals[node.id])
        return self._number(node, self.program.constant(self.kernel.module, node.id))

    def _attribute(self, node: ast.Attribute) -> Value:
        """A constant of another module: `ws.NEXT`."""
        if isinstance(node.value, ast.Name):
            module = self.kernel.module
            return self._number(node, self.program.attribute(module, node.value.id, node.attr))
        raise self.error(node, f"unknown expression: {ast.unparse(node)}")

    def _number(self, node: ast.expr, value: object) -> Value:
        if isinstance(value, int | float):
            found = self._literal(node, value)
            return Value(f"({found.c})" if value < 0 else found.c, found.type, found.number)
        raise self.error(node, f"unknown name: {ast.unparse(node)}")

    def _unaryop(self, node: ast.UnaryOp) -> Value:
        value = self.scalar(node.operand)
        if isinstance(node.op, ast.Not):
            return Value(f"(!{value.c})", BOOL)
        if isinstance(node.op, ast.USub):
            number = None if value.number is None else -value.number
            return Value(f"(-{value.c})", INT if value.type is BOOL else value.type, number)
        raise self.error(node, "unknown operator")

    def _boolop(self, node: ast.BoolOp) -> Value:
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return Value("(" + sign.join(self.condition(value) for value in node.values) + ")", BOOL)

    def _compare(self, node: ast.Compare) -> Value:
        parts = []
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In) and isinstance(right, ast.Tuple):
                value = self.scalar(left)
                equal = (f"{value.c} == {self.scalar(part).c}" for part in right.elts)
                parts.append("(" + " || ".join(equal) + ")")
            elif type(operator) in _COMPARISONS:
                sign = _COMPARISONS[type(operator)]
                parts.append(f"{self.scalar(left).c} {sign} {self.scalar(right).c}")
            else:
                raise self.error(node, "unknown comparison")
            left = right
        return Value("(" + " && ".join(parts) + ")", BOOL)

    def _ifexp(self, node: ast.IfExp) -> Value:
        first, second = self.scalar(node.body), self.scalar(node.orelse)
        type_ = _higher(first, second)
        return Value(f"({self.condition(node.test)} ? {first.c} : {second.c})", type_)

    def _binop(self, node: ast.BinOp) -> Value:
        return self.binary(node, self.scalar(node.left), node.op, self.scalar(node.right))

    def binary(self, node: ast.AST, left: Value, operator: ast.operator, right: Value) -> Value:
        """An operation with Python's meaning: `//` and `%` round down."""
        type_ = _higher(left, right)
        if type_ is BOOL:
            type_ = INT
        if isinstance(operator, ast.Div):
            return Value(f"((double)({left.c}) / (double)({right.c}))", FLOAT)
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            return self._rounded_down(node, left, operator, right, type_)
        if type(operator) not in _ARITHMETIC:
            raise self.error(node, "unknown operator")
        sign = _ARITHMETIC[type(operator)]
        if type_ is FLOAT and sign not in "+-*":
            raise self.error(node, "bits of a floating point number")
        widened = f"(int64_t){left.c}" if sign == "<<" and type_ is INT else left.c
        return Value(f"({widened} {sign} {right.c})", type_, _folded(left, sign, right))

    def _rounded_down(
        self, node: ast.AST, left: Value, operator: ast.operator, right: Value, type_: Scalar
    ) -> Value:
        divides = isinstance(operator, ast.FloorDiv)
        if type_ is FLOAT:
            raise self.error(node, "// and % are for whole numbers")
        if type_ is UINT:
            return Value(f"({left.c} {'/' if divides else '%'} {right.c})", UINT)
        number = right.number
        if isinstance(number, int) and number > 0 and number & (number - 1) == 0:
            if divides:
                return Value(f"({left.c} >> {number.bit_length() - 1})", INT)
            return Value(f"({left.c} & {number - 1})", INT)
        return Value(f"{'floor_div' if divides else 'floor_mod'}({left.c}, {right.c})", INT)

    def _subscript(self, node: ast.Subscript) -> Value:
        """An element, a row, or from an index on (`draft[DECISION:]`)."""
        base, indices = self._flatten(node)
        if not (isinstance(base, ast.Name) and base.id in self.locals):
            return self._table(node, base, indices)
        array = self.translate(base)
        if not isinstance(array.type, Array):
            raise self.error(node, "only arrays have elements")
        if len(indices) == 1 and isinstance(indices[0], ast.Slice):
            return self._tail(node, array, indices[0])
        left = array.type.dimensions - len(indices)
        if left < 0 or left > array.type.dimensions - 1:
            raise self.error(node, "wrong number of indices")
        place = self._place(node, array, indices)
        if left == 0:
            # Widened where it is read, so that small elements do not overflow in arithmetic.
            element = array.type.element
            return Value(f"(({element.scalar.c}){array.c}.p[{place}])", element.scalar)
        sizes = [f"{array.c}.d[{at}]" for at in range(len(indices), array.type.dimensions)]
        row = Array(array.type.element, left)
        offset = " * ".join([f"({place})", *sizes])
        return Value(f"(({row.c}){{{array.c}.p + {offset}, {{{', '.join(sizes)}}}}})", row)

    def element(self, node: ast.Subscript) -> Value:
        """An element that is written to."""
        base, indices = self._flatten(node)
        array = self.translate(base)
        if not isinstance(array.type, Array) or len(indices) != array.type.dimensions:
            raise self.error(node, "only elements of arrays can be set")
        place = self._place(node, array, indices)
        return Value(f"{array.c}.p[{place}]", array.type.element.scalar)

    def _place(self, node: ast.AST, array: Value, indices: list[ast.expr]) -> str:
        place = ""
        for at, index in enumerate(indices):
            checked = f'AT({self.scalar(index, INT).c}, {array.c}.d[{at}], "{self._where(node)}")'
            place = checked if not place else f"({place}) * {array.c}.d[{at}] + {checked}"
        return place

    def _where(self, node: ast.AST) -> str:
        return f"{self.kernel.module.path.name}:{getattr(node, 'lineno', 0)}"

    def _flatten(self, node: ast.expr) -> tuple[ast.expr, list[ast.expr]]:
        """`a[i][j]` and `a[i, j]` as `a` with the indices `i` and `j`."""
        if not isinstance(node, ast.Subscript):
            return node, []
        base, before = self._flatten(node.value)
        index = node.slice
        return base, before + (list(index.elts) if isinstance(index, ast.Tuple) else [index])

    def _tail(self, node: ast.Subscript, array: Value, part: ast.Slice) -> Value:
        assert isinstance(array.type, Array)
        if part.lower is None or part.upper or part.step or array.type.dimensions != 1:
            raise self.error(node, "only `array[first:]` is known")
        first = self.scalar(part.lower, INT).c
        return Value(
            f"(({array.type.c}){{{array.c}.p + {first}, {{{array.c}.d[0] - {first}}}}})", array.type
        )

    def _table(self, node: ast.Subscript, base: ast.expr, indices: list[ast.expr]) -> Value:
        """An element of a table of constants."""
        value, name = None, ""
        if isinstance(base, ast.Name):
            value, name = self.program.constant(self.kernel.module, base.id), base.id
        elif isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name):
            name = base.attr
            value = self.program.attribute(self.kernel.module, base.value.id, name)
        if not isinstance(value, tuple) or len(indices) != 1:
            raise self.error(node, f"unknown array: {ast.unparse(base)}")
        self.tables[name] = value
        index = self.scalar(indices[0], INT).c
        return Value(f'TABLE_{name}[AT({index}, {len(value)}, "{self._where(node)}")]', INT)

    def _call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.error(node, f"unknown call: {ast.unparse(node)}")
        name = node.func.id
        kernel = self.program.kernel(self.kernel.module, name)
        if kernel is not None:
            return self._kernel_call(node, kernel)
        if name in ("min", "max"):
            return self._extreme(node, name)
        if name == "len":
            array = self.translate(node.args[0])
            return Value(f"{array.c}.d[0]", INT)
        argument = self.scalar(node.args[0])
        if name == "abs":
            function = "fabs" if argument.type is FLOAT else "absolute"
            return Value(f"{function}({argument.c})", argument.type)
        if name in ("int", "float", "bool", "uint64"):
            type_ = {"int": INT, "float": FLOAT, "bool": BOOL, "uint64": UINT}[name]
            if name == "bool":
                return Value(f"({argument.c} != 0)", BOOL)
            return Value(f"(({type_.c})({argument.c}))", type_)
        raise self.error(node, f"unknown function: {name}")

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
        found = values[0]
        for value in values[1:]:
            type_ = _higher(found, value)
            ending = {FLOAT: "_float", UINT: "_uint"}.get(type_, "_int")
            found = Value(f"{name}{ending}({found.c}, {value.c})", type_)
        return found

    def roots_of(self, node: ast.expr) -> set[str]:
        """The arguments whose memory an array expression shows."""
        base, _ = self._flatten(node)
        return self.roots.get(base.id, set()) if isinstance(base, ast.Name) else set()


def _higher(left: Value, right: Value) -> Scalar:
    assert isinstance(left.type, Scalar)
    assert isinstance(right.type, Scalar)
    return left.type if left.type.rank >= right.type.rank else right.type


def _folded(left: Value, sign: str, right: Value) -> int | None:
    """The value of a sum or product of known whole numbers: sizes of scratch memory."""
    if isinstance(left.number, int) and isinstance(right.number, int) and sign in "+-*":
        return {
            "+": left.number + right.number,
            "-": left.number - right.number,
            "*": left.number * right.number,
        }[sign]
    return None


def c_name(name: str) -> str:
    """A local variable in C: with an ending, so that it is never a word of the language."""
    return f"{name}_"
