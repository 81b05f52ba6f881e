"""Options of a game: the map, the modules, and rulings on questions the rulebooks leave open."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from monkeypalace.errors import OptionsError, brief


class PileOrder(StrEnum):
    """How the card piles are prepared (ruling R-7)."""

    SHUFFLED = "shuffled"
    #: Lowest bananas on top.
    SORTED = "sorted"


class ButterflyRule(StrEnum):
    """Which decoration the butterfly comes to (ruling R-10)."""

    TALLEST_OF_ALL = "tallest-of-all"
    TALLEST_OF_ITS_COLOUR = "tallest-of-its-colour"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game. The defaults are the standard game.

    >>> Options(map=3, frog=True).to_json()["frog"]
    True
    """

    map: int = 1
    #: The optional modules.
    butterfly: bool = False
    frog: bool = False
    piles: PileOrder = PileOrder.SHUFFLED
    butterfly_rule: ButterflyRule = ButterflyRule.TALLEST_OF_ALL
    #: Whether a decoration as high as another of its colour earns the height credit (R-6).
    ties_earn_credit: bool = False

    def __post_init__(self) -> None:
        for option in fields(self):
            value = _read(option.name, getattr(self, option.name), option.default)
            object.__setattr__(self, option.name, value)

    def to_json(self) -> dict[str, Any]:
        return {option: getattr(self, option) for option in self.__slots__}

    @staticmethod
    def from_json(data: Any) -> Options:
        """Read options; those that are missing keep their defaults."""
        if not isinstance(data, Mapping):
            raise OptionsError("options-type", name="options", expected="object")
        known = [option.name for option in fields(Options)]
        for name in data:
            if name not in known:
                close = difflib.get_close_matches(brief(name), known, n=1)
                raise OptionsError(
                    "option-unknown", name=brief(name), hint=close[0] if close else "none"
                )
        return Options(**data)


def _read(name: str, value: Any, default: Any) -> Any:
    if isinstance(default, StrEnum):
        if value not in list(type(default)):
            choices = ", ".join(type(default))
            raise OptionsError("option-choice", name=name, text=brief(value), choices=choices)
        return type(default)(value)
    if type(value) is not type(default):
        expected = "boolean" if isinstance(default, bool) else "number"
        raise OptionsError("options-type", name=name, expected=expected)
    return value
