"""The weakest bot, a baseline for the others."""

from __future__ import annotations

from typing import ClassVar

from monkeypalace.bots.interface import Bot, Question
from monkeypalace.engine import FastGame, new_generator
from monkeypalace.game import Decision


class RandomBot(Bot):
    """Decides at random; all legal decisions are equally likely."""

    name: ClassVar[str] = "random"

    def decide(self, question: Question) -> Decision:
        generator = new_generator(question.chance.bits())
        return FastGame.of(question.view.state).random_decision(generator)
