"""Say which extra to install if a library that an adapter needs is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from monkeypalace.errors import MissingExtraError


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Turn a failed import in this block into an error that names the extra to install.

    >>> with needs("rl"):
    ...     import no_such_library
    Traceback (most recent call last):
    ...
    monkeypalace.errors.MissingExtraError: The package no_such_library is not installed. \
Install it with: pip install 'monkeypalace[rl]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "monkeypalace":
            raise
        raise MissingExtraError("extra-missing", package=package, extra=extra) from error
