"""Evaluate cards and pieces by weights, for the quick bots.

The value of a card is its bananas and its deliveries; a recurring delivery counts more the longer
the game will last. `bots/weights.py` has a set of weights for each level.
"""

from __future__ import annotations

from monkeypalace.engine import layout as at
from monkeypalace.engine import player_at, top_card
from monkeypalace.kernels import Floats, Int16s, Int64s, float_scratch, int64_scratch, kernel

# The weights, in bananas.
ICON = 0  # a brick or an arch of a delivery
COLUMN = 1  # a column of a delivery
RECURRING = 2  # a recurring delivery, for each turn it will come
ARCH_LEFT = 3  # pieces left in hand after building
BRICK_LEFT = 4
COLUMN_LEFT = 5
BONUS_CARD = 6  # for each banana of a Bonus Card
MONKEY_TROPHY = 7
BUTTERFLY_TROPHY = 8
LEVEL_CLIMBED = 9  # how high the staircase ends
BRICKS_PER_ARCH = 10  # bricks wanted in the hand for each arch
TURNS = 11  # factor for the estimate of the turns to come
ENDING_LEAD = 12  # the lead with which the game may be ended
BLOCKING = 13  # subtracted for each banana that the next player's best staircase is worth
BASE_BRICKS = 14  # bricks wanted in the hand in addition to those for each arch
POLICY_SIZE = 15

#: More credits are useless: all piles of a colour together cost less.
MOST_CREDITS = 24


@kernel
def turns_to_come(state: Int16s, tables: Int16s, weights: Floats) -> float:
    """Estimate how many more turns the player will have, from how fast the tray empties."""
    if state[at.LAST_ROUND] == 1:
        return 0.0
    taken = 0.0
    for seat in range(state[at.PLAYERS]):
        taken += tables[at.BOARD + 2 * seat] + 1.5
        for place in range(at.PLACE_COUNT):
            card = state[player_at(seat) + at.VISIBLE + place]
            if card >= 0:
                taken += tables[card * at.CARD_SIZE + at.RECURRING_ICONS]
    return float((state[at.TRAY] + state[at.TRAY + 1]) / taken * weights[TURNS])


@kernel
def usefulness(turns: float) -> float:
    """Return how useful pieces still are: 0 in the last turn, 1 if two or more turns follow."""
    return min(1.0, 0.5 * turns)


@kernel
def recurring_value(tables: Int16s, card: int, weights: Floats) -> float:
    """Return the value of a card's recurring delivery in one turn."""
    row = card * at.CARD_SIZE
    return float(
        weights[ICON] * tables[row + at.RECURRING_ICONS]
        + weights[COLUMN] * tables[row + at.RECURRING_COLUMNS]
    )


@kernel
def _one_time_value(tables: Int16s, card: int, weights: Floats, useful: float) -> float:
    """Return the value of a card's bananas and its one-time delivery."""
    row = card * at.CARD_SIZE
    pieces = weights[ICON] * tables[row + at.ONE_TIME_ICONS]
    pieces += weights[COLUMN] * tables[row + at.ONE_TIME_COLUMNS]
    return float(tables[row + at.CARD_BANANAS] + useful * pieces)


@kernel
def _income_gain(visible: Floats, places: int, fresh: Floats, count: int, stacking: bool) -> float:
    """Return how much new cards raise the income if they cover the cards with the lowest income.

    `visible` has the income of each of `places` used places, `fresh` that of `count` new cards.
    With `stacking`, cards for which no place is empty cover each other, and only the last of them
    covers an earlier card (R-17).
    """
    gain = 0.0
    for index in range(count):
        gain += fresh[index]
    covered = count - (at.PLACE_COUNT - places)
    if covered <= 0:
        return gain
    everything = float_scratch(16)
    for index in range(places):
        everything[index] = visible[index]
    for index in range(count):
        everything[places + index] = fresh[index]
    for left in range(covered, 0, -1):
        poorest = places if stacking and left > 1 else 0
        for index in range(poorest + 1, places + count):
            if everything[index] < everything[poorest]:
                poorest = index
        gain -= everything[poorest]
        everything[poorest] = 1e9
    return gain


@kernel
def write_card_values(
    state: Int16s,
    tables: Int16s,
    weights: Floats,
    colour: int,
    turns: float,
    most_credits: int,
    values: Floats,
    chosen: Int64s,
) -> None:
    """Write for each number of credits the value of the best cards of a colour, and their piles.

    `values` and `chosen` are indexed by the credits; the piles are bits. Cards that cost more
    than `most_credits` are left out, which saves most of the time.
    """
    most = min(most_credits, MOST_CREDITS)
    useful = usefulness(turns)
    visible = float_scratch(at.PLACE_COUNT)
    places = 0
    row = player_at(state[at.SEAT]) + at.VISIBLE
    for place in range(at.PLACE_COUNT):
        card = state[row + place]
        if card >= 0:
            visible[places] = recurring_value(tables, card, weights)
            places += 1
    piles = int64_scratch(at.PILE_COUNT)
    cards = int64_scratch(at.PILE_COUNT)
    costs = int64_scratch(at.PILE_COUNT)
    count = 0
    for pile in range(at.PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0:
            its_colour = tables[card * at.CARD_SIZE + at.CARD_COLOUR]
            cost = tables[card * at.CARD_SIZE + at.CARD_COST]
            if cost <= most and (its_colour < 0 or its_colour == colour):
                piles[count] = pile
                cards[count] = card
                costs[count] = cost
                count += 1
    for paid in range(MOST_CREDITS + 1):
        values[paid] = 0.0
        chosen[paid] = 0
    fresh = float_scratch(at.PILE_COUNT)
    for subset in range(1, 1 << count):
        cost = 0
        for index in range(count):
            if (subset >> index) & 1:
                cost += costs[index]
        if cost > most:
            continue
        value = 0.0
        bits = 0
        number = 0
        for index in range(count):
            if (subset >> index) & 1:
                card = cards[index]
                value += _one_time_value(tables, card, weights, useful)
                fresh[number] = recurring_value(tables, card, weights)
                number += 1
                bits |= 1 << piles[index]
        gain = _income_gain(visible, places, fresh, number, bool(state[at.STACK_NEW_CARDS] == 1))
        value += weights[RECURRING] * turns * gain
        if value > values[cost]:
            values[cost] = value
            chosen[cost] = bits
    for paid in range(1, MOST_CREDITS + 1):
        if values[paid - 1] > values[paid]:
            values[paid] = values[paid - 1]
            chosen[paid] = chosen[paid - 1]
