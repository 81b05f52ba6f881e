"""JSON as bytes."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import PydanticSerializationError, to_json


def dumps(data: Any) -> bytes:
    """Return compact JSON in UTF-8. A lone surrogate becomes a question mark."""
    try:
        return to_json(data)
    except PydanticSerializationError:
        written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        return written.encode(errors="replace")
