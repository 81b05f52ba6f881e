"""Bringing a database up to date."""

from __future__ import annotations


def migrate(url: str) -> None:
    raise NotImplementedError
