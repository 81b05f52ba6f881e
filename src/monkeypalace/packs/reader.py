"""Read TOML and collect every problem.

A `Reader` returns values and records the problems that it meets. For an invalid value it
returns a harmless default, so that reading continues and all problems are found at once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from monkeypalace.packs.problems import PackProblem
from monkeypalace.packs.schema import Source

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
#: The position at the end of a message of `tomllib`.
_WHERE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
#: Many times what a pack has: about 600 keys, five levels deep.
_MOST_KEYS = 5_000
_MOST_VALUES = 10_000
_DEEPEST = 10
_STRING_OR_COMMENT = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z)|"(?:[^"\\\n]|\\.)*+"?|#[^\n]*+'''
    r"""|'''(?:[^']|'(?!''))*+(?:'''|\Z)|'[^'\n]*+'?""",
    re.DOTALL,
)
_HEADER = re.compile(r"^[ \t]*+\[", re.MULTILINE)
_DOTTED = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{_DEEPEST}}}")
_BRACKET = re.compile(r"[\[\]{}]")
#: The beginnings of the messages of `tomllib` about a key or a table that is defined twice.
_TWICE = ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate inline table key")


def parse_toml(text: str) -> dict[str, Any] | PackProblem:
    """Return the tables of a TOML text, or the problem that makes it unreadable."""
    import tomllib

    if _is_too_complex(text):
        return PackProblem("too-complex", "", {"keys": _MOST_KEYS, "depth": _DEEPEST})
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a number with thousands of digits
        message = str(error)
    code = "twice" if message.startswith(_TWICE) else "syntax"
    where = _WHERE.search(message)
    lines = text.splitlines() or [""]
    if where is None:
        return PackProblem("syntax", "", {"line": 1, "column": 1, "text": shown(lines[0])})
    line, column = (int(number) if number else 0 for number in where.groups())
    if not line:  # the end of the document
        line, column = len(lines), len(lines[-1]) + 1
    # The line may be missing: Python and TOML split lines at different characters.
    near = lines[line - 1].strip() if line <= len(lines) else ""
    return PackProblem(code, "", {"line": line, "column": column, "text": shown(near)})


def _is_too_complex(text: str) -> bool:
    """Return whether reading the text would take far more time or memory than a pack.

    `tomllib` needs quadratic time and memory for dotted keys: 1.7 GB for 40 KB of them. So keys are
    counted, in linear time, before `tomllib` reads them.
    """
    # Strings and comments are data; a quoted key still counts as a key.
    plain = _STRING_OR_COMMENT.sub(lambda found: "" if found[0].startswith("#") else "s", text)
    keys = plain.count("=") + len(_HEADER.findall(plain))
    if keys > _MOST_KEYS or plain.count(",") > _MOST_VALUES or _DOTTED.search(plain):
        return True
    depth = 0
    for bracket in _BRACKET.findall(plain):
        depth += 1 if bracket in "[{" else -1
        if depth > _DEEPEST:
            return True
    return False


class Reader:
    """Reads values from tables and records problems."""

    def __init__(self) -> None:
        self.problems: list[PackProblem] = []
        self.sources: dict[str, Source] = {}

    def report(self, code: str, place: str, /, *causes: Any, **values: str | int) -> None:
        self.problems.append(PackProblem(code, place, values, causes=causes))

    def table(self, value: Any, place: str, keys: Iterable[str]) -> Mapping[str, Any]:
        """Return a table with exactly these keys, or the usable part of an invalid table."""
        if not isinstance(value, dict):
            self.report("not-a-table", place, found=shown(value))
            return {}
        expected = tuple(keys)
        missing = [key for key in expected if key not in value]
        for key in value:
            if key not in expected:
                self._unknown_key(key, place, missing, expected)
        for key in missing:
            self.report("missing", at(place, key))
        return {key: value[key] for key in expected if key in value}

    def child(
        self, parent: Mapping[str, Any], key: str, place: str, keys: Iterable[str]
    ) -> Mapping[str, Any]:
        """Return the table of a key; an empty one if it is missing (already reported)."""
        return self.table(parent[key], at(place, key), keys) if key in parent else {}

    def child_with_source(
        self, parent: Mapping[str, Any], key: str, place: str, keys: Iterable[str]
    ) -> Mapping[str, Any]:
        """Return the table of a key like `child`, and record the source that the table names."""
        expected = tuple(keys)
        found = self.child(parent, key, place, (*expected, "source"))
        if "source" in found:
            self._record_sources(found["source"], at(place, key), expected)
        return found

    def number(self, table: Mapping[str, Any], key: str, place: str, low: int, high: int) -> int:
        """Return an integer; `low` if it is invalid. As in TOML, `true` is not a number."""
        if key not in table:
            return low
        value = table[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.report("not-a-number", at(place, key), found=shown(value), low=low, high=high)
            return low
        if not low <= value <= high:
            self.report("range", at(place, key), found=shown(value), low=low, high=high)
            return low
        return value

    def text(self, table: Mapping[str, Any], key: str, place: str, longest: int) -> str:
        """Return a text on one line; an empty one if it is invalid."""
        if key not in table:
            return ""
        value = table[key]
        if not isinstance(value, str):
            self.report("not-a-text", at(place, key), found=shown(value))
        elif not 0 < len(value.strip()) <= len(value) <= longest:
            self.report("length", at(place, key), found=len(value), longest=longest)
        elif not value.isprintable():
            self.report("unprintable", at(place, key), found=shown(value))
        else:
            return value
        return ""

    def list_(self, table: Mapping[str, Any], key: str, place: str) -> list[Any] | None:
        """Return a list; `None` if it is invalid or missing."""
        if key not in table:
            return None
        value = table[key]
        if not isinstance(value, list):
            self.report("not-a-list", at(place, key), found=shown(value))
            return None
        return value

    def _unknown_key(
        self, key: str, place: str, missing: Iterable[str], expected: Iterable[str]
    ) -> None:
        from difflib import get_close_matches

        # Prefer a missing key: it is more likely to be meant than one that is present.
        close = get_close_matches(key, missing, 1) or get_close_matches(key, expected, 1)
        if close:
            self.report("misspelt", at(place, key), meant=close[0])
        else:
            self.report("unknown", at(place, key), expected=", ".join(expected))

    def _record_sources(self, value: Any, place: str, keys: tuple[str, ...]) -> None:
        """Record the source of the whole table, or one for each of its keys."""
        if isinstance(value, dict):
            for key, name in self.table(value, at(place, "source"), keys).items():
                self._record_source(name, at(at(place, "source"), key), at(place, key))
        else:
            self._record_source(value, at(place, "source"), place)

    def _record_source(self, name: Any, source_place: str, place: str) -> None:
        if isinstance(name, str) and name in list(Source):
            self.sources[place] = Source(name)
        else:
            self.report("source", source_place, found=shown(name), expected=", ".join(Source))


def at(place: str, key: str) -> str:
    """Return the place of a key in a table.

    >>> at("boards", "1")
    'boards.1'
    >>> at("", "a b")
    '"a b"'
    """
    name = key if _BARE_KEY.fullmatch(key) and len(key) <= 40 else shown(key)
    return f"{place}.{name}" if place else name


def shown(value: Any) -> str:
    """Return a value as it might appear in the file, shortened."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except ValueError:  # a number with thousands of digits
        text = "..."
    return text if len(text) <= 40 else text[:37] + "..."
