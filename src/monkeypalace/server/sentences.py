"""Sentences in a language, cached: formatting is slow, and most sentences of a game recur."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from monkeypalace import locale

#: Longer values are rare, and would fill the memory.
_LONGEST_CACHED: Final = 200


def text(id_: str, params: Mapping[str, str | int], language: str) -> str:
    """Return `locale.text`, cached."""
    for value in params.values():
        if isinstance(value, str) and len(value) > _LONGEST_CACHED:
            return locale.text(id_, params, language)
    return _cached(id_, tuple(params.items()), language)


@lru_cache(maxsize=20_000)
def _cached(id_: str, params: tuple[tuple[str, str | int], ...], language: str) -> str:
    return locale.text(id_, dict(params), language)
