"""Parse what people type, tolerantly.

The notation of `notation.decisions` is accepted. In addition, extra spaces, commas and upper case
are tolerated where the meaning is unambiguous, and the first word may be omitted if only one kind
of decision is possible.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from monkeypalace.building import Staircase
from monkeypalace.game import Decision, Kind, State
from monkeypalace.notation import parse_decision, parse_staircase
from monkeypalace.palace import SPOT_INDEX, Spot

_SUPPORTS = re.compile("[bc]{2,}")
_TWO_ARCHES = re.compile("(?<=[NESW])(?=[NESW])")
_START = re.compile("^([a-h][1-8])(?=[^ ])")
_TAKE = re.compile(r"(?:take )?(\d{1,3}) ?a?(?:(?: |(?<=a))(\d{1,3}) ?b?)?(?: ?\+ ?(\d{1,3}))?")
_CARD = re.compile(r"(?:card )?(\S{1,20}) (?:on )?(?:place )?(\d)")


def read_decision(text: str, state: State) -> Decision:
    """Return the decision that was typed, legal or not; raise `NotationError` if unclear."""
    typed = tidy(text)
    return parse_decision(_READ[state.kind](typed, state) or typed)


def tidy(text: str) -> str:
    """Remove commas and repeated spaces."""
    return " ".join(text.replace(",", " ").split())


def read_staircase(text: str) -> Staircase:
    """Return a staircase, typed in any case.

    >>> read_staircase("D3 bn EE") == parse_staircase("d3 bN E E")
    True
    """
    return parse_staircase(tidy_staircase(tidy(text)))


def tidy_staircase(text: str) -> str:
    """Write directions in capitals, supports in lower case, and columns first.

    >>> tidy_staircase("C2 BCEbc cn")
    'c2 cbEcb cN'
    """
    start, *steps = _START.sub(r"\1 ", text[:2].lower() + text[2:], count=1).split(" ")
    return " ".join([start.lower(), *(_tidy_step(step) for step in steps)])


def _tidy_step(step: str) -> str:
    spot, step = (step[:3].lower(), step[3:]) if step.startswith("@") else ("", step)
    letters = "".join(
        sign.upper() if sign in "nesw" else sign.lower() if sign in "BC" else sign for sign in step
    )
    letters = _SUPPORTS.sub(lambda run: "".join(sorted(run[0], reverse=True)), letters)
    return spot + _TWO_ARCHES.sub(" ", letters)


def _build(text: str, _: State) -> str | None:
    if Spot(text[:2].lower()) in SPOT_INDEX:
        return tidy_staircase(text)
    return text.lower() if text.lower() == "pass" else None


def _buy(text: str, state: State) -> str | None:
    """Accept piles in any order; `buy` may be omitted if the text is not just a number."""
    order = [pile.id for pile in state.pack.piles]
    first, *rest = text.lower().split(" ")
    if first in ("nothing", "none", "no") and not rest:
        return "buy nothing"
    if first == "buy":
        piles = [pile for pile in rest if pile != "and"]
    elif first in order:
        piles = [first, *rest]
    else:
        return None
    if all(pile in order for pile in piles):
        piles.sort(key=order.index)
    return "buy " + (" ".join(piles) or "nothing")


def _take(text: str, state: State) -> str | None:
    """Accept `3 2`, `3a 2b` or `3a`; without a number of bricks, the other icons are bricks."""
    found = _TAKE.fullmatch(text.lower())
    if found is None:
        return None
    arches = int(found[1])
    bricks = int(found[2]) if found[2] else max(0, state.delivery().icons - arches)
    more = f" +{found[3]}" if found[3] else ""
    return f"take {arches}a {bricks}b{more}"


def _card(text: str, _: State) -> str | None:
    found = _CARD.fullmatch(text.lower())
    return f"card {found[1]} on {found[2]}" if found else None


def _spot_for(animal: str) -> Callable[[str, State], str | None]:
    def read(text: str, _: State) -> str | None:
        word = text.lower().removeprefix(f"{animal} ")
        return f"{animal} {word}" if Spot(word) in SPOT_INDEX else None

    return read


def _frog(text: str, _: State) -> str | None:
    return {"y": "frog", "yes": "frog", "frog": "frog", "n": "no frog", "no": "no frog"}.get(
        text.lower(), text.lower()
    )


_READ: Final[dict[Kind, Callable[[str, State], str | None]]] = {
    Kind.FROG_BEFORE_BUILDING: _frog,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.ONE_TIME_DELIVERY: _take,
    Kind.PLACE_CARD: _card,
    Kind.RECURRING_DELIVERY: _take,
    Kind.MONKEY: _spot_for("monkey"),
    Kind.FROG: _frog,
    Kind.FROG_KNOB: _spot_for("frog"),
}
