"""Describe a game between two turns as numbers, from the point of view of one seat.

The numbers describe only what everybody can see, not hidden cards. They are small whole numbers,
so that recorded games take little memory; `network.py` scales them.

| from | numbers | what |
|---|---|---|
| `PLAYER_COUNT` | 3 | two, three or four players, one-hot |
| `MAP_NUMBER` | 4 | the map, one-hot |
| `OPTION` | 7 | the options, in the order of the encoded game |
| `IS_LAST_ROUND` | 1 | 1 in the last round |
| `ROUND_NUMBER` | 1 | the round |
| `TRAY_LEFT` | 3 | arches, bricks, columns in the tray |
| `COLOUR_LEFT` | 3 | decorations left of each colour |
| `COLOUR_HIGHEST` | 3 | the level of the highest decoration of each colour |
| `BONUS_CARDS_LEFT` | 1 | Bonus Cards left |
| `NO_HOLDER` | 3 | 1 for each Trophy Card that nobody holds |
| `ROUNDS_LEFT` | 1 | how many rounds the tray will last, in eighths |
| `FEWER_ROUNDS_LEFT` | 6 | for each limit of `ROUND_LIMITS`: 1 if `ROUNDS_LEFT` is below it |
| `KNOBS` | 8 | open knobs by height: 0, 1, ... 7 and more |
| `STARTS` | 3 | open ground knobs of each colour |
| `STARTS_BESIDE` | 9 | those beside the palace, by colour and the lowest neighbour: 1, 2, 3+ high |
| `PILE` | 12 × 6 | 1 if the pile has a card; of its top card: bananas, both deliveries (4) |
| `LEAD_NOW` | 1 | the seat's lead in bananas |
| `SEAT_FACTS` | 4 × 20 | of this seat, then of the others in the order of play; see `SEAT_SIZE` |
"""

from __future__ import annotations

from monkeypalace.engine import count_bananas, player_at, prepare_search, top_card
from monkeypalace.engine import layout as at
from monkeypalace.kernels import Int16s, Int64s, fill_numbers, int64_scratch, kernel
from monkeypalace.search import can_build
from monkeypalace.search import layout as ws

#: Limits of the rounds to come, in eighths: one, two, three, four, six and eight rounds.
ROUND_LIMITS = (8, 16, 24, 32, 48, 64)
MOST_EIGHTHS = 160
HIGHEST_KNOB = 7

PLAYER_COUNT = 0
MAP_NUMBER = PLAYER_COUNT + 3
OPTION = MAP_NUMBER + 4
OPTION_COUNT = 7
IS_LAST_ROUND = OPTION + OPTION_COUNT
ROUND_NUMBER = IS_LAST_ROUND + 1
TRAY_LEFT = ROUND_NUMBER + 1
COLOUR_LEFT = TRAY_LEFT + 3
COLOUR_HIGHEST = COLOUR_LEFT + 3
BONUS_CARDS_LEFT = COLOUR_HIGHEST + 3
NO_HOLDER = BONUS_CARDS_LEFT + 1
ROUNDS_LEFT = NO_HOLDER + 3
FEWER_ROUNDS_LEFT = ROUNDS_LEFT + 1
KNOBS = FEWER_ROUNDS_LEFT + len(ROUND_LIMITS)
STARTS = KNOBS + HIGHEST_KNOB + 1
STARTS_BESIDE = STARTS + 3
PILE = STARTS_BESIDE + 9
PILE_SIZE = 6
LEAD_NOW = PILE + at.PILE_COUNT * PILE_SIZE
SEAT_FACTS = LEAD_NOW + 1

# Offsets of the numbers of one seat.
IS_PRESENT = 0
BANANAS = 1
ARCHES = 2
BRICKS = 3
COLUMNS = 4
INCOME_ICONS = 5
INCOME_COLUMNS = 6
POOREST_PLACE = 7  # the lowest income of a place, or 0 if a place is empty
EMPTY_PLACES = 8
HOLDS = 9  # 1 for each of the three trophies
IS_NEXT = 12  # 1 if the seat has the next turn
MOVES_THIS_ROUND = 13  # 1 if it still moves this round
MOVES_LAST = 14  # 1 if it still moves this round and the round is the last
ICONS_TO_COME = 15  # income times rounds left
COLUMNS_TO_COME = 16
CAN_BUILD = 17  # 1 if it could build now
NO_ARCHES = 18
FEW_ARCHES = 19  # 1 if it has one or two arches
SEAT_SIZE = 20

FEATURE_COUNT = SEAT_FACTS + 4 * SEAT_SIZE


@kernel
def _write_seat(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    seat: int,
    bananas: int,
    rounds: int,
    features: Int16s,
) -> None:
    row = player_at(seat)
    arches = int(state[row + at.HAND])
    bricks = int(state[row + at.HAND + 1])
    if can_build(work, arches, bricks, int(state[row + at.HAND + 2])):
        features[CAN_BUILD] = 1
    features[NO_ARCHES] = 1 if arches == 0 else 0
    features[FEW_ARCHES] = 1 if 0 < arches <= 2 else 0
    features[IS_PRESENT] = 1
    features[BANANAS] = bananas
    for kind in range(3):
        features[ARCHES + kind] = state[row + at.HAND + kind]
        features[HOLDS + kind] = 1 if state[at.TROPHY + kind] == seat else 0
    icons = int(tables[at.BOARD + 2 * seat])
    columns = int(tables[at.BOARD + 2 * seat + 1])
    empty = 0
    poorest = 100
    for place in range(at.PLACE_COUNT):
        card = state[row + at.VISIBLE + place]
        if card < 0:
            empty += 1
            continue
        its_icons = int(tables[card * at.CARD_SIZE + at.RECURRING_ICONS])
        its_columns = int(tables[card * at.CARD_SIZE + at.RECURRING_COLUMNS])
        icons += its_icons
        columns += its_columns
        poorest = min(poorest, its_icons + 2 * its_columns)
    features[INCOME_ICONS] = icons
    features[INCOME_COLUMNS] = columns
    features[POOREST_PLACE] = 0 if empty > 0 else poorest
    features[EMPTY_PLACES] = empty
    moves = 1 if seat >= state[at.SEAT] else 0
    features[IS_NEXT] = 1 if seat == state[at.SEAT] else 0
    features[MOVES_THIS_ROUND] = moves
    features[MOVES_LAST] = moves * state[at.LAST_ROUND]
    features[ICONS_TO_COME] = icons * rounds
    features[COLUMNS_TO_COME] = columns * rounds


@kernel
def _write_palace(state: Int16s, features: Int16s) -> None:
    for spot in range(at.SPOT_COUNT):
        colour = state[at.GROUND + spot]
        if state[at.CLOSED + spot] == 1 or colour < 0:
            continue
        height = min(state[at.HEIGHT + spot], HIGHEST_KNOB)
        features[KNOBS + height] += 1
        if height > 0:
            continue
        features[STARTS + colour] += 1
        # The lowest neighbour that was built on needs the fewest bricks.
        lowest = 100
        for direction in range(4):
            other = ws.NEIGHBOUR[spot * 4 + direction]
            if other >= 0 and state[at.CLOSED + other] == 0 and state[at.HEIGHT + other] > 0:
                lowest = min(lowest, state[at.HEIGHT + other])
        if lowest < 100:
            features[STARTS_BESIDE + 3 * colour + min(lowest, 3) - 1] += 1


@kernel
def rounds_left(state: Int16s, tables: Int16s) -> int:
    """Estimate how many rounds the tray will last, in eighths of a round."""
    if state[at.LAST_ROUND] == 1:
        return 0
    taken = 0
    for seat in range(state[at.PLAYERS]):
        # A turn brings some pieces of one-time deliveries, too.
        taken += 2 * tables[at.BOARD + 2 * seat] + 3
        for place in range(at.PLACE_COUNT):
            card = state[player_at(seat) + at.VISIBLE + place]
            if card >= 0:
                taken += 2 * tables[card * at.CARD_SIZE + at.RECURRING_ICONS]
    return int(min(MOST_EIGHTHS, 16 * (state[at.TRAY] + state[at.TRAY + 1]) // taken))


@kernel
def write_features(
    state: Int16s, tables: Int16s, work: Int64s, seat: int, features: Int16s
) -> None:
    """Describe a game in which a turn has just ended, as `seat` sees it."""
    fill_numbers(features, 0)
    players = int(state[at.PLAYERS])
    features[PLAYER_COUNT + players - 2] = 1
    features[MAP_NUMBER + state[at.MAP] - 1] = 1
    for number in range(OPTION_COUNT):
        features[OPTION + number] = state[at.WITH_BUTTERFLY + number]
    features[IS_LAST_ROUND] = state[at.LAST_ROUND]
    features[ROUND_NUMBER] = state[at.ROUND]
    features[BONUS_CARDS_LEFT] = state[at.BONUS_LEFT]
    for number in range(3):
        features[TRAY_LEFT + number] = state[at.TRAY + number]
        features[COLOUR_LEFT + number] = state[at.DECORATIONS + number]
        features[COLOUR_HIGHEST + number] = state[at.HIGHEST + number]
        features[NO_HOLDER + number] = 1 if state[at.TROPHY + number] < 0 else 0
    eighths = rounds_left(state, tables)
    features[ROUNDS_LEFT] = eighths
    for number in range(len(ROUND_LIMITS)):
        features[FEWER_ROUNDS_LEFT + number] = 1 if eighths < ROUND_LIMITS[number] else 0
    _write_palace(state, features)
    for pile in range(at.PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0:
            facts = PILE + PILE_SIZE * pile
            features[facts] = 1
            # Bananas and the numbers of both deliveries are side by side in the tables.
            for number in range(PILE_SIZE - 1):
                features[facts + 1 + number] = tables[
                    card * at.CARD_SIZE + at.CARD_BANANAS + number
                ]
    bananas = int64_scratch(4)
    prepare_search(state, 0, work)
    count_bananas(state, tables, bananas)
    best_other = -1000
    for number in range(players):
        other = (seat + number) % players
        if number > 0:
            best_other = max(best_other, bananas[other])
        _write_seat(
            state,
            tables,
            work,
            other,
            bananas[other],
            eighths,
            features[SEAT_FACTS + SEAT_SIZE * number :],
        )
    features[LEAD_NOW] = bananas[seat] - best_other
