"""Options of a game: map, butterfly, frog, and rulings on questions the rulebooks leave open."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from monkeypalace.errors import OptionsError, brief


class PileOrder(StrEnum):
    """How the card piles are prepared (ruling R-7)."""

    SHUFFLED = "shuffled"
    #: Lowest bananas on top.
    SORTED = "sorted"


class ButterflyRule(StrEnum):
    """The decoration to which the butterfly moves (ruling R-10)."""

    TALLEST_OF_ALL = "tallest-of-all"
    TALLEST_OF_ITS_COLOUR = "tallest-of-its-colour"


class EndRule(StrEnum):
    """What triggers the end of the game (ruling R-12)."""

    #: The tray lacks a kind of piece that the player has named.
    NAMED = "named"
    #: The tray cannot meet the icons with any mixture of arches and bricks, or lacks columns.
    TOTAL = "total"


class Edition(StrEnum):
    """A language in which the rulebook is printed; `EDITIONS` has the options that differ."""

    EN = "en"
    FR = "fr"
    NL = "nl"
    IT = "it"
    PT_BR = "pt-BR"


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game. The defaults are the standard game.

    >>> Options(map=3, frog=True).to_json()["frog"]
    True
    """

    map: int = 1
    #: The modules of the game: the optional animals.
    butterfly: bool = False
    frog: bool = False
    piles: PileOrder = PileOrder.SHUFFLED
    butterfly_rule: ButterflyRule = ButterflyRule.TALLEST_OF_ALL
    #: Whether a decoration that is only as high as the highest of its colour earns the height
    #: credit (R-6).
    ties_earn_credit: bool = False
    end_rule: EndRule = EndRule.NAMED
    #: Whether new cards that do not fit on empty places all go on the same place (R-17).
    stack_new_cards: bool = False

    def __post_init__(self) -> None:
        for option in fields(self):
            value = _checked(option.name, getattr(self, option.name), option.default)
            object.__setattr__(self, option.name, value)

    @staticmethod
    def from_edition(edition: Edition | str, **changes: Any) -> Options:
        """Return the options of a printed rulebook, with `changes` to single options.

        >>> Options.from_edition("fr").butterfly_rule
        <ButterflyRule.TALLEST_OF_ITS_COLOUR: 'tallest-of-its-colour'>
        >>> Options.from_edition("it", map=3).end_rule
        <EndRule.TOTAL: 'total'>
        >>> Options.from_edition("pt-BR", stack_new_cards=False) == Options()
        True
        """
        if edition not in list(Edition):
            choices = ", ".join(Edition)
            raise OptionsError("edition-unknown", text=brief(edition), choices=choices)
        return Options.from_json({**EDITIONS[Edition(edition)], **changes})

    def editions(self) -> tuple[Edition, ...]:
        """Return the editions whose rulebook has these options; there may be two.

        >>> Options.from_edition("nl", frog=True).editions()
        (<Edition.FR: 'fr'>, <Edition.NL: 'nl'>)
        """
        return tuple(
            edition
            for edition, preset in EDITIONS.items()
            if all(getattr(self, name) == value for name, value in preset.items())
        )

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


#: The options in which the rulebooks differ: butterfly (R-10), end (R-12), new cards (R-17).
EDITIONS: Final[Mapping[Edition, Mapping[str, Any]]] = MappingProxyType(
    {
        edition: MappingProxyType(
            {"butterfly_rule": butterfly, "end_rule": end, "stack_new_cards": stack}
        )
        for edition, butterfly, end, stack in (
            (Edition.EN, ButterflyRule.TALLEST_OF_ALL, EndRule.NAMED, False),
            (Edition.FR, ButterflyRule.TALLEST_OF_ITS_COLOUR, EndRule.NAMED, False),
            (Edition.NL, ButterflyRule.TALLEST_OF_ITS_COLOUR, EndRule.NAMED, False),
            (Edition.IT, ButterflyRule.TALLEST_OF_ALL, EndRule.TOTAL, False),
            (Edition.PT_BR, ButterflyRule.TALLEST_OF_ALL, EndRule.NAMED, True),
        )
    }
)


def _checked(name: str, value: Any, default: Any) -> Any:
    if isinstance(default, StrEnum):
        if value not in list(type(default)):
            choices = ", ".join(type(default))
            raise OptionsError("option-choice", name=name, text=brief(value), choices=choices)
        return type(default)(value)
    if type(value) is not type(default):
        expected = "boolean" if isinstance(default, bool) else "number"
        raise OptionsError("options-type", name=name, expected=expected)
    return value
