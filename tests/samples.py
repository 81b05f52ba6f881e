"""Sample the parameters of tests: every run uses a few of them, `make thorough` uses all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], every: int, first: int = 0) -> list[Any]:
    """Return values for `parametrize`; all except each `every`-th one are marked as `thorough`.

    >>> [bool(value.marks) for value in sampled("abcd", every=3)]
    [False, True, True, False]
    """
    return [
        pytest.param(value, marks=() if number % every == first else pytest.mark.thorough)
        for number, value in enumerate(values)
    ]
