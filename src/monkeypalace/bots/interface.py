"""The interface of bots: a bot answers a question about a game with a decision.

A bot sees only what its seat may know. A simple one has five lines:

>>> from monkeypalace.game import Game, Kind
>>> class Longest(Bot):
...     def decide(self, question):
...         if question.kind is Kind.BUILD:
...             return max(question.some(200), key=lambda build: arches_of(build))
...         return question.chance.choice(question.some(50))
>>> game = Game(players=2, seed=1)
>>> answer = ask(Longest(), game.view(1), Chance(1))
>>> arches_of(answer.decision), answer.decision in game.legal
(2, True)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from itertools import islice
from typing import ClassVar

from monkeypalace.bots.tracebacks import place_of, place_of_decide, short_place, traceback_of
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Build, Chance, Decision, Kind, LegalDecisions, View, refusal


class BotError(MonkeyPalaceError):
    """A bot that cannot be loaded, that crashed, or that gave an illegal answer."""

    @classmethod
    def crash(cls, bot: str, error: BaseException) -> BotError:
        """Return the error for an exception in a bot's code."""
        reason = f"{type(error).__name__}: {error}"[:200]
        place = short_place(place_of(traceback_of(error)))
        return cls("bot-crash", bot=bot[:40], reason=reason, place=place)

    @classmethod
    def check_range(
        cls, bot: str, parameter: str, value: int, least: int, most: int | None = None
    ) -> None:
        """Raise the error for a number outside its range, which may have no upper limit."""
        if value < least or (most is not None and value > most):
            raise cls(
                "bot-parameter-range",
                name=bot[:40],
                parameter=parameter,
                value=value,
                least=least,
                most="none" if most is None else most,
            )


@dataclass(frozen=True, slots=True)
class Question:
    """A question to a bot: the view of a game in which its seat has to decide."""

    view: View
    #: The bot's random generator; use no other, so that a game can be reproduced by its seed.
    chance: Chance
    #: The time limit for the whole turn; `None` leaves it to the bot.
    seconds: float | None = None
    #: The seconds that this turn's earlier decisions have taken.
    spent: float = 0.0
    #: Whether the caller wants the candidates with their values.
    wants_reasons: bool = False

    @property
    def kind(self) -> Kind:
        """The kind of decision that is due."""
        return self.view.state.kind

    @property
    def legal(self) -> LegalDecisions:
        """The legal decisions: iterate over them, or test with `in`."""
        return self.view.legal

    def some(self, most: int = 100) -> list[Decision]:
        """Return the first `most` legal decisions as a list; listing all may take too long."""
        return list(islice(self.legal, most))


@dataclass(frozen=True, slots=True)
class Reason:
    """A candidate: a decision that the bot considered, and its value."""

    decision: Decision
    value: float
    #: The standard error of the value's difference from the bot's first candidate, if it was
    #: estimated; infinite if too few games were simulated.
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's decision. `reasons` has the candidates, best first, if they were asked for."""

    decision: Decision
    reasons: tuple[Reason, ...] = field(default=())


class Bot(ABC):
    """A player. Create one for each seat and game, because a bot may keep state."""

    #: The name in tables and on the command line.
    name: ClassVar[str] = "bot"

    @abstractmethod
    def decide(self, question: Question) -> Decision | Answer:
        """Return the decision of the seat that has to decide."""


def arches_of(decision: Decision) -> int:
    """Return the number of arches of a staircase; 0 for another decision."""
    return len(decision.staircase.arches) if isinstance(decision, Build) else 0


def ask(
    bot: Bot,
    view: View,
    chance: Chance,
    *,
    seconds: float | None = None,
    spent: float = 0.0,
    wants_reasons: bool = False,
) -> Answer:
    """Ask a bot for a decision, and check it.

    `seconds` is the limit for the whole turn; `spent` is the time that its earlier decisions took.

    Raises `BotError` if the bot crashes or its decision is illegal; `causes` has the details. To
    reproduce the error, ask again with the same view and the same seed of `chance`.
    """
    question = Question(view, chance, seconds, spent, wants_reasons)
    name = type(bot).__name__[:40]
    try:
        given = bot.decide(question)
    except Exception as error:
        raise BotError.crash(name, error) from error
    answer = given if isinstance(given, Answer) else Answer(given)
    refused = refusal(view.state, answer.decision)
    if refused is not None:
        place = short_place(place_of_decide(bot))
        raise BotError("bot-illegal", causes=(refused,), bot=name, place=place) from refused
    return answer
