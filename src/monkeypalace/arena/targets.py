"""The targets for a pack: how games should go with strong play, according to the rulebooks.

Passing is rare, pillars of five are built, bricks matter as much as arches, a recurring delivery
of nine icons occurs, and no seat, card or strategy is much better than the others.
"""

from __future__ import annotations

from typing import Final

#: The numbers of players that are measured.
PLAYERS: Final = (2, 3, 4)

#: The largest allowed share of turns without a staircase, in all rounds and in the first half of
#: games.
PASSED: Final = 0.02
PASSED_EARLY: Final = 0.01

#: The smallest allowed mean number of Bonus Cards in a game, by the number of players.
BONUS_CARDS: Final = {2: 2.0, 3: 2.5, 4: 3.0}
#: The number of Bonus Cards in the box.
MOST_BONUS_CARDS: Final = 14

#: The smallest allowed number of bricks per arch among the pieces that players have built with.
BRICKS_PER_ARCH: Final = 0.6

#: The smallest allowed share of games in which a recurring delivery has nine icons.
NINE_ICONS: Final = {2: 0.2, 3: 0.0, 4: 0.0}

#: The allowed range of the mean number of rounds, by the number of players.
ROUNDS: Final = {2: (9.0, 13.0), 3: (7.0, 11.0), 4: (6.0, 9.0)}

#: The largest allowed difference between a seat's share of the wins and the fair share.
SEAT_MARGIN: Final = 0.05

#: Of the games in which a card was on top, the smallest allowed share in which it was bought.
LEAST_BOUGHT: Final = 0.15

#: The largest allowed share of the wins, times the number of players, of a player who never buys a
#: card with a Recurring Delivery, or who buys only such cards.
RESTRICTED_STRENGTH: Final = 0.8

#: The smallest allowed share of games in which the winner leads by less than a third of the
#: winner's bananas.
CLOSE: Final = 0.5

#: Standard deviations on each side of the mean that contain 95 % of a normal distribution.
SIGMAS: Final = 1.96
