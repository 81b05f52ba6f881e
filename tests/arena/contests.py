"""Contests for the tests."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from monkeypalace.arena import Contest, GameResult

BOTS = Path(__file__).with_name("some_bots.py")


def bot(name: str) -> str:
    """Return the spec of one of `some_bots`."""
    return f"{BOTS}:{name}"


def line_of(text: str) -> int:
    """Return the number of the first line of `some_bots` that contains this text."""
    lines = BOTS.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def contest(*names: str, **settings: Any) -> Contest:
    return Contest(tuple(bot(name) for name in names), **settings)


def outcomes(results: Iterable[GameResult]) -> list[tuple[Any, ...]]:
    """Return the values that do not depend on clocks, in the order of the games."""
    return sorted(result.outcome for result in results)


def read_results(folder: Path) -> list[GameResult]:
    """Return the results in a folder, read with the standard library only."""
    lines = (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()
    return [GameResult.from_json(json.loads(line)) for line in lines]


def result(
    index: int,
    entries: tuple[int, ...],
    places: tuple[int, ...],
    *,
    deal: int | None = None,
    bananas: tuple[int, ...] | None = None,
) -> GameResult:
    """Return the result of an invented game."""
    winners = places.count(1)
    seats = len(entries)
    return GameResult(
        index=index,
        deal=index // 2 if deal is None else deal,
        seed=0,
        map=1,
        entries=entries,
        bots=tuple(f"bot{entry}" for entry in entries),
        bananas=bananas or (10,) * seats,
        places=places,
        shares=tuple(1 / winners if place == 1 else 0.0 for place in places),
        rounds=9,
        decisions=50,
        turns=(9,) * seats,
        seconds=(0.9,) * seats,
        longest=(0.2,) * seats,
    )
