"""Translate kernels to C functions."""

from __future__ import annotations

import ast
from math import prod

from kernel_compiler.expressions import Expressions, Value, c_name
from kernel_compiler.sources import Kernel, Program
from kernel_compiler.types import INT, NOTHING, SCRATCH, Array, KernelError, Scalar, Type

#: Scratch memory is on the stack, which is small in threads.
_MOST_SCRATCH = 128 * 1024


class Function(Expressions):
    """One kernel as a C function."""

    def __init__(self, program: Program, kernel: Kernel) -> None:
        super().__init__(program, kernel)
        self.declarations: list[str] = []
        #: Array expressions whose elements are set.
        self.stores: list[ast.expr] = []
        #: One line for each statement that could not be translated.
        self.problems: list[str] = []
        self._unknown: set[str] = set()
        self._scratch_size = 0
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
        """Return the whole function in C."""
        self._block(_without_docstring(self.kernel.node.body))
        if self.kernel.returns is not NOTHING:
            # Never reached: mypy checks that every path of the source returns a value.
            self._add("return 0;")
        body = [f"    {line}" for line in self.declarations] + self._lines
        return "\n".join([f"{self.signature} {{", *body, "}"])

    def _add(self, line: str) -> None:
        self._lines.append("    " * self._depth + line)

    def _block(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self._translate_statement(statement)

    def _translate_statement(self, statement: ast.stmt) -> None:
        try:
            method = getattr(self, f"_do_{type(statement).__name__.lower()}", None)
            if method is None:
                first = ast.unparse(statement).splitlines()[0]
                raise self.error(statement, f"unsupported statement: {first}")
            method(statement)
        except KernelError as error:
            self._refuse(statement, error)

    def _refuse(self, statement: ast.stmt, error: KernelError) -> None:
        """Record a problem, unless an earlier one caused it by leaving a variable undefined."""
        names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
        if not self._unknown & {name.id for name in names}:
            self.problems.append(str(error))
        self._unknown |= {name.id for name in names if isinstance(name.ctx, ast.Store)}

    def _indented(self, statements: list[ast.stmt]) -> None:
        self._depth += 1
        self._block(statements)
        self._depth -= 1

    def _do_pass(self, _: ast.Pass) -> None:
        pass

    def _do_break(self, _: ast.Break) -> None:
        self._add("break;")

    def _do_continue(self, _: ast.Continue) -> None:
        self._add("continue;")

    def _do_return(self, statement: ast.Return) -> None:
        assert isinstance(self.kernel.returns, Scalar)
        if (statement.value is None) != (self.kernel.returns is NOTHING):
            raise self.error(statement, "the result does not match the kernel's return type")
        if statement.value is None:
            self._add("return;")
        else:
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
            raise self.error(statement, "`else` after a loop is unsupported")
        self._add(f"while ({self.condition(statement.test)}) {{")
        self._indented(statement.body)
        self._add("}")

    def _do_for(self, statement: ast.For) -> None:
        if not isinstance(statement.target, ast.Name) or statement.orelse:
            raise self.error(statement, "unsupported loop")
        self._loops += 1
        counter, end = f"loop_{self._loops}", f"end_{self._loops}"
        source = statement.iter
        if isinstance(source, ast.Tuple) and source.elts:
            items = f"items_{self._loops}"
            self.declarations.append(f"int64_t {items}[{len(source.elts)}];")
            for index, item in enumerate(source.elts):
                self._add(f"{items}[{index}] = {self.scalar(item, INT).c};")
            head = f"int64_t {counter} = 0; {counter} < {len(source.elts)}; {counter}++"
            value = f"{items}[{counter}]"
        else:
            head = self._range(source, counter, end)
            value = counter
        self._add(f"for ({head}) {{")
        self._depth += 1
        self._set(statement, statement.target.id, Value(value, INT))
        self._block(statement.body)
        self._depth -= 1
        self._add("}")

    def _range(self, source: ast.expr, counter: str, end: str) -> str:
        if not (
            isinstance(source, ast.Call)
            and isinstance(source.func, ast.Name)
            and source.func.id == "range"
            and 1 <= len(source.args) <= 3
            and not source.keywords
        ):
            raise self.error(source, "a loop must be over `range` or a tuple")
        bounds = [self.scalar(argument, INT) for argument in source.args]
        first = "0" if len(bounds) == 1 else bounds[0].c
        last = bounds[0].c if len(bounds) == 1 else bounds[1].c
        step = 1 if len(bounds) < 3 else bounds[2].number
        if not isinstance(step, int) or step == 0:
            raise self.error(source, "the step of a range must be a constant other than 0")
        sign = "<" if step > 0 else ">"
        start = f"int64_t {counter} = {first}, {end} = {last}"
        return f"{start}; {counter} {sign} {end}; {counter} += {step}"

    def _do_expr(self, statement: ast.Expr) -> None:
        call = statement.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            raise self.error(statement, f"unsupported statement: {ast.unparse(statement)}")
        if self.called(call) is not None:
            self._add(f"{self.call(call).c};")
        elif call.func.id == "copy_numbers" and len(call.args) == 3 and not call.keywords:
            self._copy(*call.args)
        elif call.func.id == "fill_numbers" and len(call.args) == 2 and not call.keywords:
            self._fill(*call.args)
        else:
            raise self.error(statement, f"unsupported statement: {ast.unparse(statement)}")

    def _copy(self, target: ast.expr, source: ast.expr, count: ast.expr) -> None:
        """Translate `copy_numbers(target, source, count)`."""
        to, from_ = self.array(target, 1), self.array(source, 1)
        if to.type != from_.type:
            raise self.error(target, "only arrays of the same type can be copied")
        self.stores.append(target)
        where = self.where(target)
        self._add(f"{{ {to.type.c} to = {to.c}, from = {from_.c};")
        self._add(f"  int64_t count = {self.scalar(count, INT).c};")
        self._add(f'  ROOM(count, to.d[0], "{where}"); ROOM(count, from.d[0], "{where}");')
        self._add("  if (count > 0) memmove(to.p, from.p, sizeof(*to.p) * count); }")

    def _fill(self, target: ast.expr, value: ast.expr) -> None:
        """Translate `fill_numbers(target, value)`."""
        to = self.array(target, 1)
        assert isinstance(to.type, Array)
        number = self.stored(value, to.type, self.scalar(value))
        self.stores.append(target)
        self._add(f"{{ {to.type.c} to = {to.c}; {to.type.element.c} number = {number};")
        self._add("  for (int64_t at = 0; at < to.d[0]; at++) to.p[at] = number; }")

    def _do_assign(self, statement: ast.Assign) -> None:
        if len(statement.targets) != 1:
            raise self.error(statement, "chained assignments are unsupported")
        target, source = statement.targets[0], statement.value
        if not isinstance(target, ast.Tuple):
            self._assign(statement, target, source)
            return
        # The variables are set one after the other, so no value may use an earlier target.
        names = {part.id for part in target.elts if isinstance(part, ast.Name)}
        if (
            not isinstance(source, ast.Tuple)
            or len(source.elts) != len(target.elts)
            or len(names) != len(target.elts)
            or any(isinstance(node, ast.Name) and node.id in names for node in ast.walk(source))
        ):
            raise self.error(
                statement,
                "the only supported form is `a, b = x, y`, where x and y do not use a or b",
            )
        for part, value in zip(target.elts, source.elts, strict=True):
            self._assign(statement, part, value)

    def _assign(self, statement: ast.stmt, target: ast.expr, source: ast.expr) -> None:
        if isinstance(target, ast.Subscript):
            self.stores.append(target)
            self._add(self.store(target, self.scalar(source)))
            return
        if not isinstance(target, ast.Name):
            raise self.error(statement, "unsupported target")
        if (
            isinstance(source, ast.Call)
            and isinstance(source.func, ast.Name)
            and source.func.id in SCRATCH
        ):
            self._scratch(target.id, source, SCRATCH[source.func.id])
            return
        value = self.translate(source)
        self._set(statement, target.id, value)
        if isinstance(value.type, Array):
            self.views.setdefault(target.id, set()).update(self.roots_of(source))

    def _do_augassign(self, statement: ast.AugAssign) -> None:
        target = statement.target
        if isinstance(target, ast.Name) and target.id not in self.locals:
            raise self.error(statement, f"{target.id} has no value yet")
        result = self.binary(
            statement, self.scalar(target), statement.op, self.scalar(statement.value)
        )
        if isinstance(target, ast.Subscript):
            self.stores.append(target)
            self._add(self.store(target, result))
        else:
            assert isinstance(target, ast.Name)
            self._set(statement, target.id, result)

    def _set(self, node: ast.AST, name: str, value: Value) -> None:
        """Set a variable, which gets its type the first time."""
        known = self.locals.get(name)
        if known is None:
            self._new(node, name, value.type)
            nothing = "{0}" if isinstance(value.type, Array) else "0"
            self.declarations.append(f"{value.type.c} {c_name(name)} = {nothing};")
        elif isinstance(known, Scalar) and isinstance(value.type, Scalar):
            self.fits(node, value, known)
        elif known != value.type:
            raise self.error(node, f"{name} changes its type")
        self._add(f"{c_name(name)} = {value.c};")

    def _new(self, node: ast.AST, name: str, type_: Type) -> None:
        if self.program.find(self.kernel.module, ast.Name(name)) is not None:
            raise self.error(node, f"{name} is also the name of a constant or a kernel")
        self.locals[name] = type_

    def _scratch(self, name: str, call: ast.Call, type_: Array) -> None:
        """Declare scratch memory: zeroed, on the stack of this call."""
        sizes = [self.scalar(argument, INT).number for argument in call.args]
        known = [size for size in sizes if isinstance(size, int) and size > 0]
        if not len(sizes) == len(known) == type_.dimensions or call.keywords:
            raise self.error(call, "the size of scratch memory must be a constant above 0")
        if name in self.locals:
            raise self.error(call, f"{name} already has a value")
        self._scratch_size += prod(known) * type_.element.size
        if self._scratch_size > _MOST_SCRATCH:
            raise self.error(call, f"over {_MOST_SCRATCH} bytes of scratch memory in a kernel")
        self._new(call, name, type_)
        memory = f"{c_name(name)}memory"
        listed = ", ".join(map(str, known))
        self.declarations += [
            f"{type_.element.c} {memory}[{prod(known)}];",
            f"{type_.c} {c_name(name)} = {{{memory}, {{{listed}}}}};",
        ]
        self._add(f"memset({memory}, 0, sizeof {memory});")


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    first = body[0]
    has_one = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return body[1:] if has_one else body


def find_written(functions: list[Function]) -> None:
    """Mark the arguments that a kernel writes to, itself or through kernels that it calls."""
    changed = True
    while changed:
        changed = False
        for function in functions:
            stores = list(function.stores)
            for called, arguments in function.calls:
                stores += [arguments[index] for index in called.written]
            roots = {root for node in stores for root in function.roots_of(node)}
            names = [name for name, _ in function.kernel.arguments]
            written = {index for index, name in enumerate(names) if name in roots}
            changed |= written != function.kernel.written
            function.kernel.written = written
