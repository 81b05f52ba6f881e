"""Decisions as text.

| decision | text |
|---|---|
| build | `d3 bN E` |
| pass | `pass` |
| buy | `buy 1 3l`, `buy nothing` |
| use icons | `take 2a 1b`; `take 5a 0b +2`: 2 bricks replace arches that the tray lacks |
| place a card | `card 3l-2 on 4` |
| monkey | `monkey e4` |
| take or decline the frog | `frog`, `no frog` |
| frog's knob | `frog e4` |

Each decision has exactly one text: numbers have no leading zeros, words are one space apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from monkeypalace.decisions import (
    Build,
    Buy,
    Decision,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    TakeFrog,
    UseIcons,
)
from monkeypalace.errors import NotationError
from monkeypalace.notation.positions import check_text, parse_spot
from monkeypalace.notation.staircases import format_staircase, parse_staircase

_NUMBER = "(0|[1-9][0-9]{0,2})"
# Semicolons separate the decisions of a turn, so names must not contain any.
_NAME = r"[^\s;]{1,20}"
_TAKE = re.compile(rf"take {_NUMBER}a {_NUMBER}b(?: \+([1-9][0-9]{{0,2}}))?")
_CARD = re.compile(f"card ({_NAME}) on ([0-9])")
_BUY = re.compile(f"buy {_NAME}(?: {_NAME})*")
#: In characters: longer than a staircase with every piece of the box.
_LONGEST = 1000

_STAIRCASE = re.compile(r"[a-h][1-8]( .*)?")


def format_decision(decision: Decision) -> str:
    """Return a decision as text that `parse_decision` reads.

    >>> format_decision(UseIcons(arches=2, bricks=1))
    'take 2a 1b'
    """
    match decision:
        case Build(staircase):
            return format_staircase(staircase)
        case Pass():
            return "pass"
        case Buy(piles):
            return "buy " + (" ".join(piles) or "nothing")
        case UseIcons(arches, bricks, replacements):
            return f"take {arches}a {bricks}b" + (f" +{replacements}" if replacements else "")
        case PlaceCard(card, place):
            return f"card {card} on {place}"
        case PutMonkey(spot):
            return f"monkey {spot}"
        case TakeFrog(take):
            return "frog" if take else "no frog"
        case PutFrog(spot):
            return f"frog {spot}"


def parse_decision(text: str) -> Decision:
    """Read a decision.

    >>> parse_decision("buy 1 3l")
    Buy(piles=('1', '3l'))
    >>> parse_decision("monkey e4")
    PutMonkey(spot='e4')
    """
    check_text(text)
    word, _, rest = text.partition(" ")
    parse = _PARSERS.get(word)
    if parse is not None:
        decision = parse(text, rest)
        if decision is not None:
            return decision
    elif len(text) <= _LONGEST and _STAIRCASE.fullmatch(text):
        return Build(parse_staircase(text))
    raise NotationError("decision", text=text[:60])


def _parse_buy(text: str, rest: str) -> Decision | None:
    if rest == "nothing":
        return Buy()
    return Buy(tuple(rest.split(" "))) if _BUY.fullmatch(text) else None


def _parse_take(text: str, _: str) -> Decision | None:
    found = _TAKE.fullmatch(text)
    return UseIcons(int(found[1]), int(found[2]), int(found[3] or 0)) if found else None


def _parse_card(text: str, _: str) -> Decision | None:
    found = _CARD.fullmatch(text)
    return PlaceCard(found[1], int(found[2])) if found else None


def _parse_frog(text: str, rest: str) -> Decision | None:
    return TakeFrog(True) if text == "frog" else PutFrog(parse_spot(rest))


_PARSERS: Final[dict[str, Callable[[str, str], Decision | None]]] = {
    "pass": lambda text, _: Pass() if text == "pass" else None,
    "buy": _parse_buy,
    "take": _parse_take,
    "card": _parse_card,
    "monkey": lambda _, rest: PutMonkey(parse_spot(rest)),
    "frog": _parse_frog,
    "no": lambda text, _: TakeFrog(False) if text == "no frog" else None,
}
