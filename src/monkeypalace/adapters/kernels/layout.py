"""Constants of the environments' kernels: the action list, drafts, observations.

Kernels import this module as `env`.

The action list is fixed. If the meaning of a number changes, `ACTION_LIST_VERSION` must change,
because trained weights and stored games depend on it.
"""

from __future__ import annotations

from math import prod
from typing import Final

from monkeypalace.engine.layout import CARD_COUNT, DECISION_SIZE, MOST_NEW_CARDS, PILE_COUNT

ACTION_LIST_VERSION: Final = 1

#: The most brick-or-arch icons of one delivery in the action list.
MOST_ICONS: Final = 24

# The action list.
START: Final = 0  # + spot
COLUMN: Final = 64
BRICK: Final = 65
DIRECTION: Final = 66  # + direction
FILL: Final = 70
FINISH: Final = 71
PASS: Final = 72
BUY_FROM: Final = 73  # + pile
STOP_BUYING: Final = BUY_FROM + PILE_COUNT
PUT_CARD: Final = STOP_BUYING + 1  # + 4 × number among the new cards + place
NAME_ARCHES: Final = PUT_CARD + 4 * MOST_NEW_CARDS  # + arches
REPLACE_WITH: Final = NAME_ARCHES + MOST_ICONS + 1  # + pieces
KNOB: Final = REPLACE_WITH + MOST_ICONS + 1  # + spot
LEAVE_FROG: Final = KNOB + 64
TAKE_FROG: Final = LEAVE_FROG + 1
ACTION_COUNT: Final = TAKE_FROG + 1

# The stage is the kind of action that is due. The first ones are the kinds of decision of
# `engine.layout`: `BUILD` asks for a start, `OVER` for nothing. The others are inside a decision:
# extend the staircase, fill the gap under an arch, replace pieces that the tray lacks.
EXTEND: Final = 10
GAP: Final = 11
REPLACE: Final = 12
STAGE_COUNT: Final = 13

# A draft: an unfinished decision, 32-bit numbers.
STAGE: Final = 0
# The staircase: the spot it has reached, the supports there, the arch whose gap is not filled
# yet, whether the staircase is attached to the palace, and the remaining hand.
SPOT: Final = 1
CAME_FROM: Final = 2
NEAR_COLUMNS: Final = 3
NEAR_BRICKS: Final = 4
DRAFT_DIRECTION: Final = 5
FAR_COLUMNS: Final = 6
ATTACHED: Final = 7
ARCHES: Final = 8
BRICKS: Final = 9
COLUMNS: Final = 10
# Cards: piles as bits, the last chosen pile, remaining credits.
CHOSEN: Final = 11
LAST_PILE: Final = 12
CREDITS_LEFT: Final = 13
# The encoded decision so far; of a staircase, the arches laid so far.
DECISION: Final = 14
DRAFT_SIZE: Final = DECISION + DECISION_SIZE

#: The observation of a seat: blocks of 16-bit numbers, one after another, with their shapes.
#: Seats are counted from the observer: 0 is the observer, 1 the next one clockwise.
BLOCKS: Final[dict[str, tuple[int, ...]]] = {
    "heights": (8, 8),  # south to north, west to east, the unfinished staircase included
    "tops": (8, 8),  # 0 ground, 1 brick or column, 2 arch end, 3 decoration
    "ground": (8, 8),  # 0 light green, 1 dark green, 2 gold, -1 blocked
    "animals": (8, 8),  # 1 monkey, 2 butterfly, 3 frog
    "path": (8, 8),  # the unfinished staircase, or the one just built: 1; its end: 2
    "stage": (STAGE_COUNT,),  # the kind of action that is due, one-hot
    "to_act": (4,),  # the seat that has to act, one-hot
    "seat": (4,),  # the observer's place in the order of play, one-hot
    "table": (10,),  # players, round, last round, and the options: butterfly, frog, sorted piles,
    # butterfly by colour, ties earn credit, end by total, new cards stacked
    "supply": (7,),  # tray: arches, bricks, columns; decorations by colour; Bonus Cards
    "highest": (3,),  # level of the highest decoration of each colour, -1 for none
    "trophies": (3, 4),  # monkey, butterfly, frog: the holder, one-hot
    "players": (4, 7),  # hand (3), Bonus Cards, bananas, recurring icons and columns
    "places": (4, 4, 4),  # cards there; of the visible one: bananas, recurring icons, columns
    "market": (PILE_COUNT, 7),  # cards left; of the top one: cost, bananas, deliveries (4)
    "turn": (8,),  # colour (3, one-hot), credits, decorated, bonus earned, frog not placed yet,
    # the place (1 to 4) that gets all remaining new cards
    "new_cards": (MOST_NEW_CARDS, 6),  # cost, bananas, deliveries (4)
    "draft": (14,),  # columns and bricks on the spot, direction (4), columns in the gap,
    # attached, arches laid, left in hand (3), arches and bricks named
    "chosen": (PILE_COUNT,),  # piles chosen so far
    "cards": (CARD_COUNT,),  # 0 unknown, 1 on top, 2 just bought, 3 + seat: owned
}

_SIZES: Final = tuple(prod(shape) for shape in BLOCKS.values())
OFFSETS: Final = {name: sum(_SIZES[:index]) for index, name in enumerate(BLOCKS)}
OBSERVATION_SIZE: Final = sum(_SIZES)
