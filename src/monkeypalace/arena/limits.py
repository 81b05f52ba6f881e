"""Time limits of a contest: what a bot may use before it loses its game."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import inf
from typing import Final

from monkeypalace.bots import BotError

#: Seconds to load a bot in a contest with a time limit: libraries take a while to import.
LOADING: Final = 60.0
#: Seconds that a bot may use beyond its limit when it is warmed up, for the same reason.
WARMING: Final = 5.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for one decision, and for all decisions of a seat in a game; `None`: no limit.

    They are a protection against bots that hang, not a chess clock: bots are not told about them.

    >>> limits = Limits(decision=2, game=5)
    >>> limits.allowed(spent=1), limits.allowed(spent=4)
    (2, 1)
    >>> bool(limits), bool(Limits())
    (True, False)
    """

    decision: float | None = None
    game: float | None = None

    def __bool__(self) -> bool:
        return self.decision is not None or self.game is not None

    def allowed(self, spent: float) -> float:
        """Return how long the next decision may take, after this many seconds in the game."""
        decision = inf if self.decision is None else self.decision
        return min(decision, inf if self.game is None else max(0, self.game - spent))

    @property
    def warming(self) -> float:
        """The seconds for a decision while a bot is warmed up."""
        return self.allowed(0) + WARMING

    @property
    def loading(self) -> float:
        return LOADING if self else inf

    def broken(self, bot: str, spent: float, place: str, *, loading: bool = False) -> BotError:
        """Return the error of a bot that took too long.

        `spent` is the number of seconds that it had used before this decision.
        """
        if loading:
            code, seconds = "bot-slow-load", LOADING
        elif self.decision is not None and self.allowed(spent) == self.decision:
            code, seconds = "bot-slow", self.decision
        else:
            code, seconds = "bot-slow-game", self.game or 0
        return BotError(code, bot=bot[:40], seconds=f"{seconds:g}", place=place)

    def to_json(self) -> dict[str, float | None] | None:
        return asdict(self) if self else None
