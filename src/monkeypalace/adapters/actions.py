"""The action list of a learner: every small action with its number.

A turn is a sequence of small actions. A staircase begins with its start. For each arch, columns
and bricks are put on the spot that the staircase has reached, and the arch is laid in a direction.
If the gap under its far end can be filled in more than one way, columns are put there one by one,
and `fill` fills the rest with bricks. `finish` ends the staircase. The list is the same for all
games, packs and numbers of players.
Names consist of words and notation:

>>> [format_action(number) for number in (27, 64, 66, 71, 73, 85, 112)]
['start:d4', 'column', 'arch:N', 'finish', 'buy:1', 'stop-buying', 'arches:2']
>>> parse_action("start:d4")
27
"""

from __future__ import annotations

from typing import Final

from monkeypalace.adapters.kernels.layout import (
    ACTION_COUNT,
    ACTION_LIST_VERSION,
    MOST_ICONS,
    STAGE_COUNT,
)
from monkeypalace.engine import KINDS
from monkeypalace.engine.layout import MOST_NEW_CARDS, PLACE_COUNT
from monkeypalace.errors import OptionsError
from monkeypalace.packs import PILE_IDS, Pack
from monkeypalace.palace import SPOTS, Colour
from monkeypalace.search import DIRECTIONS

__all__ = [
    "ACTIONS",
    "ACTION_COUNT",
    "ACTION_LIST_VERSION",
    "STAGES",
    "format_action",
    "parse_action",
]

#: The names of all actions by number.
ACTIONS: Final[tuple[str, ...]] = (
    *(f"start:{spot}" for spot in SPOTS),
    "column",
    "brick",
    *(f"arch:{direction}" for direction in DIRECTIONS),
    "fill",
    "finish",
    "pass",
    *(f"buy:{pile}" for pile in PILE_IDS),
    "stop-buying",
    *(
        f"card:{number}-on-{place}"
        for number in range(1, MOST_NEW_CARDS + 1)
        for place in range(1, PLACE_COUNT + 1)
    ),
    *(f"arches:{number}" for number in range(MOST_ICONS + 1)),
    *(f"replace:{number}" for number in range(MOST_ICONS + 1)),
    *(f"knob:{spot}" for spot in SPOTS),
    "leave-frog",
    "take-frog",
)

#: The kinds of action that can be due, by their number in observations.
STAGES: Final[tuple[str, ...]] = (*map(str, KINDS), "extend", "gap", "replace")

_NUMBERS: Final = {name: number for number, name in enumerate(ACTIONS)}

assert len(ACTIONS) == ACTION_COUNT
assert len(STAGES) == STAGE_COUNT


def format_action(action: int) -> str:
    """Return the name of an action, which `parse_action` reads."""
    return ACTIONS[action]


def parse_action(name: str) -> int:
    """Return the number of an action."""
    return _NUMBERS[name]


def check_pack(pack: Pack) -> None:
    """Raise `OptionsError` if a pack's deliveries exceed the numbers in the action list."""
    one_time = max(
        sum(
            max(card.one_time.icons for card in pile.cards)
            for pile in pack.piles
            if pile.cards and pile.cards[0].colour in (None, colour)
        )
        for colour in Colour
    )
    visible = sorted((card.recurring.icons for card in pack.cards), reverse=True)[:PLACE_COUNT]
    board = max(pack.board(seat).delivery.icons for seat in range(1, 5))
    icons = max(one_time, board + sum(visible))
    if icons > MOST_ICONS:
        raise OptionsError("environment-icons", icons=icons, most=MOST_ICONS)
