"""The layout of an encoded game: one array of 16-bit numbers. Kernels import it as `at`.

Seats, spots, cards, piles and places are counted from 0 here; -1 means none. Spots are in the
order of `SPOTS`, colours in that of `Colour`, animals in that of `Animal`, directions in that
of `Direction`. Cards are numbered in the order of the pack, pile by pile.

| from | numbers | what |
|---|---|---|
| `PLAYERS` ... `STACK_NEW_CARDS` | 9 | players, map, and the options |
| `KIND` ... `LAST_ROUND` | 4 | kind of decision, seat to move, round (from 1), last round or not |
| `TRAY` | 3 | arches, bricks, columns left |
| `DECORATIONS` | 3 | decorations left |
| `BONUS_LEFT` | 1 | Bonus Cards left |
| `TROPHY` | 3 | the seat that holds each Trophy Card |
| `ANIMAL` | 3 | the spot of each animal |
| `COLOUR` ... `NEW_CARD` | 13 | the turn so far: `Turn` of the readable game |
| `PATH_LENGTH` | 1 | the number of spots of the staircase just built |
| `HIGHEST` | 3 | the level of the highest decoration of each colour |
| `LOG_LENGTH` | 1 | the number of pieces in `LOG` |
| `PLAYER` | 4 × 12 | hand (3), Bonus Cards, cards on each place (4), visible cards (4) |
| `TAKEN` | 12 | the number of cards taken from each pile |
| `ORDER` | 67 | the cards of all piles, top first, pile after pile |
| `CARD_PLACE`, `CARD_DEPTH` | 2 × 67 | of a bought card: seat × 4 + place, and its depth |
| `PATH` | 82 | the spots of the staircase just built |
| `HEIGHT`, `TOP`, `CLOSED`, `GROUND` | 4 × 64 | by spot: height, top piece, closed or not, colour |
| `LOG` | 304 | the list of all pieces, lower ones of a spot before higher ones: spot × 16 + piece |

Options have the names of their fields in `Options`; 1 is the value that is not the default.
`DECORATED` is 1 if a decoration was placed this turn, 2 if it also moves the butterfly.

`LOG` makes the encoding lossless: it contains all stacks. The other numbers about the palace could
be computed from it; they are stored because the rules need them often.
"""

from __future__ import annotations

from typing import Final

from monkeypalace.search import layout as ws

SPOT_COUNT: Final = 64
PILE_COUNT: Final = 12
CARD_COUNT: Final = 67
PLACE_COUNT: Final = 4
#: In one turn a player can take one card from each of six piles: three of the turn's colour and
#: three multicoloured ones.
MOST_NEW_CARDS: Final = 6
#: 80 arches with two ends each, 80 bricks, 16 columns, 48 decorations.
MOST_PIECES: Final = 304

PLAYERS: Final = 0
MAP: Final = 1
WITH_BUTTERFLY: Final = 2
WITH_FROG: Final = 3
PILES: Final = 4
BUTTERFLY_RULE: Final = 5
TIES_EARN_CREDIT: Final = 6
END_RULE: Final = 7
STACK_NEW_CARDS: Final = 8
KIND: Final = 9
SEAT: Final = 10
ROUND: Final = 11
LAST_ROUND: Final = 12
TRAY: Final = 13
DECORATIONS: Final = 16
BONUS_LEFT: Final = 19
TROPHY: Final = 20
ANIMAL: Final = 23
COLOUR: Final = 26
DECORATED: Final = 27
CREDITS: Final = 28
EARNS_BONUS: Final = 29
FROG_WAITS: Final = 30
STACK_PLACE: Final = 31
NEW_CARDS: Final = 32
NEW_CARD: Final = 33
PATH_LENGTH: Final = NEW_CARD + MOST_NEW_CARDS
HIGHEST: Final = PATH_LENGTH + 1
LOG_LENGTH: Final = HIGHEST + 3
PLAYER: Final = LOG_LENGTH + 1
TAKEN: Final = PLAYER + 48
ORDER: Final = TAKEN + PILE_COUNT
CARD_PLACE: Final = ORDER + CARD_COUNT
CARD_DEPTH: Final = CARD_PLACE + CARD_COUNT
PATH: Final = CARD_DEPTH + CARD_COUNT
HEIGHT: Final = PATH + ws.LONGEST_PATH
TOP: Final = HEIGHT + SPOT_COUNT
CLOSED: Final = TOP + SPOT_COUNT
GROUND: Final = CLOSED + SPOT_COUNT
LOG: Final = GROUND + SPOT_COUNT
STATE_SIZE: Final = LOG + MOST_PIECES

#: The numbers of one player, at `PLAYER + seat * PLAYER_SIZE`.
PLAYER_SIZE: Final = 12
HAND: Final = 0
BONUS_CARDS: Final = 3
CARDS_ON_PLACE: Final = 4
VISIBLE: Final = 8

#: More decisions than a game can have: the value of `most_decisions` without a limit.
ALL_DECISIONS: Final = 1_000_000

#: Piece codes in `LOG`.
BRICK_PIECE: Final = 0
COLUMN_PIECE: Final = 1
ARCH_PIECE: Final = 2  # + direction
DECORATION_PIECE: Final = 6  # + colour

#: Tops of stacks.
TOP_GROUND: Final = 0
TOP_SUPPORT: Final = 1
TOP_ARCH: Final = 2
TOP_DECORATION: Final = 3

NONE: Final = ws.NONE

#: Kinds of decision, in the order of `Kind`. `Kind.MONKEY` asks for the monkey's knob, `Kind.FROG`
#: whether the player takes the frog.
FROG_BEFORE_BUILDING: Final = 0
BUILD: Final = 1
BUY: Final = 2
ONE_TIME_DELIVERY: Final = 3
PLACE_CARD: Final = 4
RECURRING_DELIVERY: Final = 5
MONKEY_KNOB: Final = 6
FROG_OR_NOT: Final = 7
FROG_KNOB: Final = 8
OVER: Final = 9

#: A decision is an array of 32-bit numbers: its type, then its values. `DO_BUILD` is followed
#: by a staircase as in `search/layout.py`.
DO_BUILD: Final = ws.DO_BUILD
DECISION_SIZE: Final = ws.DECISION_SIZE
DO_PASS: Final = 1
DO_BUY: Final = 2  # a bit for each pile
DO_USE_ICONS: Final = 3  # arches, bricks, `replacements`
DO_PLACE_CARD: Final = 4  # card, place
DO_PUT_MONKEY: Final = 5  # spot
DO_TAKE_FROG: Final = 6  # 0 or 1
DO_PUT_FROG: Final = 7  # spot

#: The pack as numbers, the parameter `tables` of kernels: seven for each card, then the first card
#: of each pile and the end of the last one, then two for each board, then the bananas of a Bonus
#: Card and of the three Trophy Cards.
CARD_SIZE: Final = 7
CARD_COST: Final = 0
CARD_COLOUR: Final = 1
CARD_BANANAS: Final = 2
ONE_TIME_ICONS: Final = 3
ONE_TIME_COLUMNS: Final = 4
RECURRING_ICONS: Final = 5
RECURRING_COLUMNS: Final = 6
PILE_START: Final = CARD_COUNT * CARD_SIZE
BOARD: Final = PILE_START + PILE_COUNT + 1
BONUS_BANANAS: Final = BOARD + 8
TROPHY_BANANAS: Final = BONUS_BANANAS + 1
TABLES_SIZE: Final = TROPHY_BANANAS + 3
