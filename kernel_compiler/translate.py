"""Translate kernels to C functions."""

from __future__ import annotations

import ast

from kernel_compiler.expressions import Expressions, c_name
from kernel_compiler.sources import Kernel, Program
from kernel_compiler.types import INT, NOTHING, SCRATCH, Array, Scalar, Type


class Function(Expressions):
    """One kernel as a C function."""

    def __init__(self, program: Program, kernel: Kernel) -> None:
        super().__init__(program, kernel)
        self.declarations: list[str] = []
        self.written: set[str] = set()
        self._lines: list[str] = []
        self._depth = 1
        self._loops = 0

    @property
    def signature(self) -> str:
        arguments = [f"{type_.c} {c_name(name)}" for name, type_ in self.kernel.arguments]
        assert isinstance(self.kernel.returns, Scalar)
        listed = ", ".join(arguments) or "void"
        return f"static {self.kernel.returns.c} {self.kernel.symbol}({listed})"

    def text(self) -> str:
        """The whole function."""
        self._block(_without_docstring(self.kernel.node.body))
        if self.kernel.returns is not NOTHING:
            # Reached only if a path of the source returns nothing; mypy holds that none does.
            self._add("return 0;")
        body = [f"    {line}" for line in self.declarations] + self._lines
        return "\n".join([f"{self.signature} {{", *body, "}"])

    def _add(self, line: str) -> None:
        self._lines.append("    " * self._depth + line)

    def _block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            method = getattr(self, f"_do_{type(statement).__name__.lower()}", None)
            if method is None:
                raise self.error(statement, f"unknown statement: {ast.unparse(statement)}")
            method(statement)

    def _indented(self, statements: list[ast.stmt]) -> None:
        self._depth += 1
        self._block(statements)
        self._depth -= 1

    def _do_pass(self, statement: ast.Pass) -> None:
        pass

    def _do_break(self, statement: ast.Break) -> None:
        self._add("break;")

    def _do_continue(self, statement: ast.Continue) -> None:
        self._add("continue;")

    def _do_return(self, statement: ast.Return) -> None:
        if statement.value is None:
            self._add("return;")
            return
        assert isinstance(self.kernel.returns, Scalar)
        self._add(f"return {self.scalar(statement.value, self.kernel.returns).c};")

    def _do_if(self, statement: ast.If) -> None:
        self._add(f"if ({self.condition(statement.test)}) {{")
        self._indented(statement.body)
        if statement.orelse:
            self._add("} else {")
            self._indented(statement.orelse)
        self._add("}")

    def _do_while(self, statement: ast.While) -> None:
        if statement.orelse:
            raise self.error(statement, "a loop has no `else` here")
        self._add(f"while ({self.condition(statement.test)}) {{")
        self._indented(statement.body)
        self._add("}")

    def _do_for(self, statement: ast.For) -> None:
        if not isinstance(statement.target, ast.Name) or statement.orelse:
            raise self.error(statement, "unknown loop")
        self._loops += 1
        counter, end = f"loop_{self._loops}", f"end_{self._loops}"
        source = statement.iter
        if isinstance(source, ast.Tuple):
            values = ", ".join(self.scalar(value, INT).c for value in source.elts)
            self.declarations.append(f"int64_t items_{self._loops}[{len(source.elts)}];")
            self._add(f"memcpy(items_{self._loops}, (int64_t[]){{{values}}}, ")
            self._add(f"       sizeof items_{self._loops});")
            head = f"int64_t {counter} = 0; {counter} < {len(source.elts)}; {counter}++"
            value = f"items_{self._loops}[{counter}]"
        else:
            head = self._range(source, counter, end)
            value = counter
        self._add(f"for ({head}) {{")
        self._depth += 1
        self._declare(statement, statement.target.id, INT)
        self._add(f"{c_name(statement.target.id)} = {value};")
        self._block(statement.body)
        self._depth -= 1
        self._add("}")

    def _range(self, source: ast.expr, counter: str, end: str) -> str:
        if not (
            isinstance(source, ast.Call)
            and isinstance(source.func, ast.Name)
            and source.func.id == "range"
        ):
            raise self.error(source, "loops go over `range` or a tuple")
        bounds = [self.scalar(argument, INT) for argument in source.args]
        first = "0" if len(bounds) == 1 else bounds[0].c
        last = bounds[0].c if len(bounds) == 1 else bounds[1].c
        step = 1 if len(bounds) < 3 else bounds[2].number
        if not isinstance(step, int) or step == 0:
            raise self.error(source, "the step of a range is a constant")
        sign = "<" if step > 0 else ">"
        return f"int64_t {counter} = {first}, {end} = {last}; {counter} {sign} {end}; {counter} += {step}"

    def _do_expr(self, statement: ast.Expr) -> None:
        call = statement.value
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            if call.func.id == "copy_numbers":
                self._copy(call)
                return
            if call.func.id == "fill_numbers":
                self._fill(call)
                return
            if self.program.kernel(self.kernel.module, call.func.id) is not None:
                self._add(f"{self.translate(call).c};")
                return
        raise self.error(statement, f"unknown statement: {ast.unparse(statement)}")

    def _copy(self, call: ast.Call) -> None:
        """`copy_numbers(target, source, count)`."""
        target, source = self.translate(call.args[0]), self.translate(call.args[1])
        if not isinstance(target.type, Array) or target.type != source.type:
            raise self.error(call, "arrays of the same type can be copied")
        count = self.scalar(call.args[2], INT).c
        self.written |= self.roots_of(call.args[0])
        self._add(f'ROOM({count}, {target.c}.d[0], "{self._where(call)}");')
        self._add(f'ROOM({count}, {source.c}.d[0], "{self._where(call)}");')
        self._add(f"memmove({target.c}.p, {source.c}.p, sizeof(*{target.c}.p) * {count});")

    def _fill(self, call: ast.Call) -> None:
        """`fill_numbers(target, value)`."""
        target, value = self.translate(call.args[0]), self.scalar(call.args[1])
        self.written |= self.roots_of(call.args[0])
        self._loops += 1
        counter = f"loop_{self._loops}"
        self._add(f"for (int64_t {counter} = 0; {counter} < {target.c}.d[0]; {counter}++)")
        self._add(f"    {target.c}.p[{counter}] = {value.c};")

    def _do_assign(self, statement: ast.Assign) -> None:
        if len(statement.targets) != 1:
            raise self.error(statement, "one target at a time")
        target, source = statement.targets[0], statement.value
        if isinstance(target, ast.Tuple) and isinstance(source, ast.Tuple):
            if any(_mentions(target, node) for node in ast.walk(source)):
                raise self.error(statement, "a swap needs a third variable")
            for part, value in zip(target.elts, source.elts, strict=True):
                self._assign(statement, part, value)
        else:
            self._assign(statement, target, source)

    def _assign(self, statement: ast.stmt, target: ast.expr, source: ast.expr) -> None:
        if isinstance(target, ast.Subscript):
            value = self.scalar(source)
            self.written |= self.roots_of(target)
            self._add(f"{self.element(target).c} = {value.c};")
            return
        if not isinstance(target, ast.Name):
            raise self.error(statement, "unknown target")
        scratch = _scratch_call(source)
        if scratch is not None:
            self._scratch(target.id, scratch)
            return
        value_ = self.translate(source)
        type_ = value_.type
        self._declare(statement, target.id, type_)
        if isinstance(type_, Array):
            self.roots[target.id] = self.roots.get(target.id, set()) | self.roots_of(source)
        self._add(f"{c_name(target.id)} = {value_.c};")

    def _do_augassign(self, statement: ast.AugAssign) -> None:
        target = statement.target
        if isinstance(target, ast.Subscript):
            self.written |= self.roots_of(target)
            place = self.element(target)
        else:
            place = self.translate(target)
        result = self.binary(
            statement, self.scalar(target), statement.op, self.scalar(statement.value)
        )
        if isinstance(target, ast.Name):
            self._declare(statement, target.id, result.type)
        self._add(f"{place.c} = {result.c};")

    def _declare(self, node: ast.AST, name: str, type_: Type) -> None:
        known = self.locals.get(name)
        if known is None:
            self.locals[name] = type_
            self.declarations.append(f"{type_.c} {c_name(name)}{_nothing(type_)};")
        elif isinstance(known, Array) or isinstance(type_, Array):
            if known != type_:
                raise self.error(node, f"{name} changes its type")
        elif type_.rank > known.rank:
            raise self.error(node, f"{name} is {known.c} and cannot become {type_.c}")

    def _scratch(self, name: str, call: ast.Call) -> None:
        """Memory of this call, on the stack, filled with zeros."""
        assert isinstance(call.func, ast.Name)
        type_ = SCRATCH[call.func.id]
        sizes = [self.scalar(argument, INT).number for argument in call.args]
        if len(sizes) != type_.dimensions or not all(isinstance(size, int) for size in sizes):
            raise self.error(call, "the size of scratch memory is a constant")
        if name in self.locals:
            raise self.error(call, f"{name} has been used before")
        self.locals[name] = type_
        self.roots[name] = set()
        total = 1
        for size in sizes:
            assert isinstance(size, int)
            total *= size
        memory = f"{c_name(name)}memory"
        listed = ", ".join(str(size) for size in sizes)
        self.declarations += [
            f"{type_.element.c} {memory}[{total}];",
            f"{type_.c} {c_name(name)} = {{{memory}, {{{listed}}}}};",
        ]
        self._add(f"memset({memory}, 0, sizeof {memory});")


def _nothing(type_: Type) -> str:
    return " = {0}" if isinstance(type_, Array) else " = 0"


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0]
    has_one = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return body[1:] if has_one else body


def _mentions(target: ast.Tuple, node: ast.AST) -> bool:
    names = {part.id for part in target.elts if isinstance(part, ast.Name)}
    return isinstance(node, ast.Name) and node.id in names


def _scratch_call(source: ast.expr) -> ast.Call | None:
    if isinstance(source, ast.Call) and isinstance(source.func, ast.Name):
        return source if source.func.id in SCRATCH else None
    return None


def find_written(functions: list[Function]) -> None:
    """Mark the arguments that a kernel writes to, itself or through kernels that it calls."""
    by_kernel = {function.kernel.symbol: function for function in functions}
    changed = True
    while changed:
        changed = False
        for function in functions:
            for called, arguments in function.calls:
                inner = by_kernel[called.symbol]
                for (name, _), argument in zip(called.arguments, arguments, strict=True):
                    if name in inner.written:
                        fresh = function.roots_of(argument) - function.written
                        if fresh:
                            function.written |= fresh
                            changed = True
    for function in functions:
        names = [name for name, _ in function.kernel.arguments]
        function.kernel.written = {names.index(n) for n in function.written if n in names}
