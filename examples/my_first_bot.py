"""A short bot: build the longest staircase, buy expensive cards, take two arches per brick.

Try it: monkeypalace arena random --bot examples/my_first_bot.py:MyFirstBot --games 40
"""

from monkeypalace.bots import Bot, Decision, Question, arches_of
from monkeypalace.game import Buy, Kind, UseIcons


class MyFirstBot(Bot):
    """Builds the longest of the first five hundred legal staircases."""

    name = "my-first-bot"

    def decide(self, question: Question) -> Decision:
        choices = question.some(500)
        if question.kind is Kind.BUILD:
            return max(choices, key=arches_of)
        buys = [choice for choice in choices if isinstance(choice, Buy)]
        if buys:
            return max(buys, key=lambda buy: sum(int(pile[0]) for pile in buy.piles))
        deliveries = [choice for choice in choices if isinstance(choice, UseIcons)]
        if deliveries:
            return max(deliveries, key=lambda take: min(take.arches, 2 * take.bricks + 1))
        return question.chance.choice(choices)
