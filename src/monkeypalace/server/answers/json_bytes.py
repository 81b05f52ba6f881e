"""Encode answers as JSON."""

from __future__ import annotations

import json
from typing import Any, Final, TypeVar, cast

from msgspec import Raw, to_builtins
from msgspec.json import Encoder

from monkeypalace.server.schemas.base import JsonAnswer

_ENCODER: Final = Encoder()

Part = TypeVar("Part")


def encoded(part: Part) -> Part:
    """Encode a part of an answer once, so that several answers can include it.

    The result has no attributes, so it can only be included in an answer.
    """
    return cast(Part, Raw(dumps(part)))


def dumps(answer: JsonAnswer | Any) -> bytes:
    """Return compact JSON in UTF-8. A lone surrogate becomes a question mark."""
    try:
        return _ENCODER.encode(answer)
    except UnicodeEncodeError:
        written = json.dumps(to_builtins(answer), ensure_ascii=False, separators=(",", ":"))
        return written.encode(errors="replace")
