"""The stored result of a game: one line of JSON, and one row per seat in a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

#: Fields that depend on the clock.
_TIMES: Final = ("seconds", "longest")


@dataclass(frozen=True, slots=True)
class ErrorData:
    """An error as plain data, which can be stored and translated later."""

    code: str
    params: dict[str, str | int]
    family: str = "error"
    causes: tuple[ErrorData, ...] = ()

    @staticmethod
    def of(thing: Any) -> ErrorData:
        """Return the data of an error, a violation or anything else with a code."""
        return ErrorData(
            thing.code,
            dict(thing.params),
            getattr(thing, "family", "error"),
            tuple(ErrorData.of(cause) for cause in getattr(thing, "causes", ())),
        )

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> ErrorData:
        causes = tuple(ErrorData.from_json(cause) for cause in data["causes"])
        return ErrorData(data["code"], dict(data["params"]), data["family"], causes)


@dataclass(frozen=True, slots=True)
class BotFault:
    """A crash, an illegal decision, a broken time limit or the end of a bot's process.

    To reproduce it, load the game in `file` and ask the bot:
    `ask(load_bot(fault.bot), game.view(fault.seat), Chance(fault.chance))`.
    """

    seat: int
    bot: str
    #: The number of the decision in the game, from 1.
    decision: int
    #: The seed of the bot's random generator.
    chance: int
    error: ErrorData
    #: The file with the game up to this decision, relative to the folder of results.
    file: str
    #: The place in the bot's code as `FILE:LINE`, or empty if it is unknown.
    place: str = ""
    #: The bot's frames as `FILE:LINE in NAME`, innermost last.
    traceback: tuple[str, ...] = ()

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> BotFault:
        read = {"error": ErrorData.from_json(data["error"])}
        return BotFault(**{**data, **read, "traceback": tuple(data.get("traceback", ()))})


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game of a contest; tuples have one entry per seat."""

    index: int
    #: Games of one deal have the same cards; see `schedule`.
    deal: int
    seed: int
    map: int
    #: The numbers of the bots, from 0, and their specs.
    entries: tuple[int, ...]
    bots: tuple[str, ...]
    bananas: tuple[int, ...]
    #: 1 for the winner; tied seats have equal places.
    places: tuple[int, ...]
    #: Each seat's share of the win; all shares sum to 1.
    shares: tuple[float, ...]
    rounds: int
    decisions: int
    turns: tuple[int, ...]
    #: Seconds spent thinking, in total and in the longest turn.
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    faults: tuple[BotFault, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> GameResult:
        """Read the output of `to_json`; raise `ValueError` for anything else."""
        if not isinstance(data, dict) or set(data) != {each.name for each in fields(GameResult)}:
            raise ValueError("not the result of a game")
        lists = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
        faults = tuple(BotFault.from_json(fault) for fault in data["faults"])
        return GameResult(**{**data, **lists, "faults": faults})

    @property
    def outcome(self) -> tuple[Any, ...]:
        """Everything except the times: equal in every run of the same contest."""
        kept = (each.name for each in fields(self) if each.name not in _TIMES)
        return tuple(getattr(self, name) for name in kept)

    def rows(self) -> Iterator[dict[str, Any]]:
        """Yield one row per seat, for tables."""
        faulty = {fault.seat for fault in self.faults}
        for index, bot in enumerate(self.bots):
            yield {
                "game": self.index,
                "deal": self.deal,
                "seed": self.seed,
                "map": self.map,
                "seat": index + 1,
                "bot": bot,
                "entry": self.entries[index],
                "bananas": self.bananas[index],
                "place": self.places[index],
                "share": self.shares[index],
                "rounds": self.rounds,
                "turns": self.turns[index],
                "seconds": self.seconds[index],
                "longest": self.longest[index],
                "fault": int(index + 1 in faulty),
            }
