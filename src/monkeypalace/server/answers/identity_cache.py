"""Cache results by the identity of immutable values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
Value = TypeVar("Value")
Result = TypeVar("Result")


def cached_by_identity(
    most: int,
) -> Callable[[Callable[[Value], Result]], Callable[[Value], Result]]:
    """Return a decorator that caches at most `most` results of a function.

    A game's states share most of their cards and stacks. Looking a value up by its id is faster
    than hashing it. The id stays valid because the cache keeps a reference to the value.

    >>> @cached_by_identity(10)
    ... def double(values):
    ...     print("called")
    ...     return values * 2
    >>> one = (1, 2)
    >>> double(one), double(one)
    called
    ((1, 2, 1, 2), (1, 2, 1, 2))
    """

    def decorate(function: Callable[[Value], Result]) -> Callable[[Value], Result]:
        known: dict[int, tuple[Value, Result]] = {}

        def cached(value: Value) -> Result:
            found = known.get(id(value))
            if found is None:
                if len(known) >= most:
                    known.clear()
                found = known[id(value)] = value, function(value)
            return found[1]

        return cached

    return decorate


def cached_by_parts(
    most: int, parts: Callable[P, tuple[Any, ...]]
) -> Callable[[Callable[P, Result]], Callable[P, Result]]:
    """Return a decorator that caches at most `most` results by the identity of several values.

    `parts` gets the arguments of the function and returns the values that its result depends on.

    >>> @cached_by_parts(10, lambda pair, more: (pair[0], more))
    ... def add(pair, more):
    ...     print("called")
    ...     return pair[0] + more
    >>> one, two = (1, 2), (3,)
    >>> add((one, "first"), two), add((one, "second"), two)
    called
    ((1, 2, 3), (1, 2, 3))
    """

    def decorate(function: Callable[P, Result]) -> Callable[P, Result]:
        known: dict[tuple[int, ...], tuple[Any, Result]] = {}

        def cached(*args: P.args, **named: P.kwargs) -> Result:
            values = parts(*args, **named)
            key = tuple(map(id, values))
            found = known.get(key)
            if found is None:
                if len(known) >= most:
                    known.clear()
                found = known[key] = values, function(*args, **named)
            return found[1]

        return cached

    return decorate
