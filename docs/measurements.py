"""Read and write `docs/results`: the output of measurements, with date, machine and command."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypedDict

RESULTS: Final = Path(__file__).parent / "results"

Row = Mapping[str, Any]


class Measurement(TypedDict):
    """A file of `docs/results`: the results that commands have printed as JSON."""

    date: str
    #: A short description, without names or paths.
    machine: str
    #: The versions of Python and of other packages that the results depend on.
    versions: dict[str, str]
    commands: list[str]
    results: list[dict[str, Any]]


def origin(measurement: Measurement) -> str:
    """Describe when, where and with which commands something was measured."""
    # Results from before the kernels were compiled ahead of time have the version of numba.
    known = [name for name in ("Python", "numba") if name in measurement["versions"]]
    versions = ", ".join(f"{name} {measurement['versions'][name]}" for name in known)
    commands = ", ".join(f"`{command}`" for command in measurement["commands"])
    return f"{measurement['date']}, {measurement['machine']}, {versions}: {commands}"


def read(name: str) -> Measurement:
    measurement: Measurement = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    return measurement


def documents(printed: str) -> Iterator[dict[str, Any]]:
    """Yield the objects of one or several JSON texts, with numbers rounded to six digits.

    >>> list(documents('{"a": 1.23456789} [{"b": 2}, {"c": 3}]'))
    [{'a': 1.23457}, {'b': 2}, {'c': 3}]
    """
    decoder = json.JSONDecoder(parse_float=lambda digits: float(f"{float(digits):.6g}"))
    rest = printed.strip()
    while rest:
        found, end = decoder.raw_decode(rest)
        yield from found if isinstance(found, list) else [found]
        rest = rest[end:].strip()


def format_measurement(measurement: Measurement) -> str:
    """Format a file of `docs/results`, one line per result."""
    head = {key: value for key, value in measurement.items() if key != "results"}
    rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in measurement["results"])
    before_brace = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{before_brace},\n "results": [\n{rows}\n ]\n}}\n'
