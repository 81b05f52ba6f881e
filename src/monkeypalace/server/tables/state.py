"""The state of a table: an immutable value that its events lead to."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from monkeypalace.game import Game, Options, Record
from monkeypalace.notation import parse_decision
from monkeypalace.packs import Pack
from monkeypalace.server.storage.rows import StoredEvent, StoredTable

DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its owner, and the bot that plays there. It is open if it has neither."""

    #: The owner, also while a bot plays for them.
    person: int | None = None
    name: str | None = None
    #: The bot that plays here now.
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_away(self) -> bool:
        """Return whether a bot plays for the owner."""
        return self.person is not None and self.bot is not None


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """An event of the table, with the records of the decisions it has played."""

    event: StoredEvent
    records: tuple[Record, ...] = ()

    @property
    def seat(self) -> int | None:
        """Return the seat that the event concerns."""
        found = self.event.data.get("seat")
        return found if isinstance(found, int) else None


@dataclass(frozen=True, eq=False)
class TableState:
    """The state of a table after an event. Compared by identity."""

    stored: StoredTable = field(repr=False)
    pack: Pack = field(repr=False)
    seats: tuple[Seat, ...] = ()
    log: tuple[Entry, ...] = field(default=(), repr=False)
    #: `None` until the game starts.
    game: Game | None = None
    #: The id of the table where these players play again.
    rematch: str | None = None
    #: When the current turn began.
    turn_began: float = 0.0

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def number(self) -> int:
        """Return the number of the last event."""
        return self.log[-1].event.number if self.log else 0

    @property
    def changed(self) -> float:
        return self.log[-1].event.at if self.log else self.stored.created

    @property
    def language(self) -> str:
        return str(self.stored.set_up["language"])

    @property
    def options(self) -> Options:
        if self.game is not None:
            return self.game.state.options
        return Options.from_json(self.stored.set_up["options"])

    @property
    def is_public(self) -> bool:
        return bool(self.stored.set_up["public"])

    @property
    def is_running(self) -> bool:
        return self.game is not None and not self.game.is_over

    @property
    def status(self) -> str:
        if self.game is None:
            return "waiting"
        return "finished" if self.game.is_over else "running"

    @property
    def to_move(self) -> Seat | None:
        """Return the seat to move."""
        if self.game is None or self.game.is_over:
            return None
        return self.seats[self.game.seat - 1]

    @property
    def bot_to_move(self) -> str | None:
        """Return the bot that plays for the seat to move."""
        return self.to_move.bot if self.to_move is not None else None

    @property
    def due(self) -> float | None:
        """Return when the turn of the person to move times out."""
        seconds, days = self.stored.set_up["turn_seconds"], self.stored.set_up["turn_days"]
        limit = seconds if seconds is not None else days and days * DAY
        if limit is None or self.to_move is None or self.to_move.bot is not None:
            return None
        return self.turn_began + float(limit)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Return the names of the seats: a person's name, or a bot's level and seat."""
        return tuple(
            seat.name or (f"{seat.bot} {number}" if seat.bot else str(number))
            for number, seat in enumerate(self.seats, start=1)
        )

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """Return the seats of a person, including those where a bot plays for them."""
        return tuple(
            number
            for number, seat in enumerate(self.seats, start=1)
            if person is not None and seat.person == person
        )

    def command(self, person: int, command_id: str) -> Entry | None:
        """Return the event that a command has caused."""
        for entry in reversed(self.log):
            if entry.event.command_id == command_id and entry.event.person == person:
                return entry
        return None

    def with_names(self) -> Game:
        """Return the game with the names of its players, to be written to a file."""
        assert self.game is not None, "a game that has not begun"
        game = copy.copy(self.game)
        game.names = self.names
        return game

    def after(self, event: StoredEvent, *, checked: bool = False) -> TableState:
        """Return the state after another event.

        `checked`: the decisions were found legal in this state before.
        """
        assert event.number == self.number + 1, "an event is missing"
        if checked:
            changed, records = self._after_played(event, checked=True)
        else:
            change = getattr(self, "_after_" + event.type.replace("-", "_"))
            changed, records = change(event)
        assert isinstance(changed, TableState)
        return replace(changed, log=(*self.log, Entry(event, records)))

    def _after_created(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        seats = tuple(Seat(**seat) for seat in event.data["seats"])
        return replace(self, seats=seats), ()

    def _after_seated(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        seat = Seat(event.data["person"], event.data["name"])
        return self._with_seat(event.data["seat"], seat), ()

    def _after_bot_seated(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        return self._with_seat(event.data["seat"], Seat(bot=event.data["bot"])), ()

    def _after_started(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        chance: dict[str, Any] = self.stored.chance
        game = Game(
            len(self.seats),
            pack=self.pack,
            options=self.options,
            seed=chance.get("seed"),
            piles=chance.get("piles"),
        )
        return replace(self, game=game, turn_began=event.at), ()

    def _after_played(
        self, event: StoredEvent, *, checked: bool = False
    ) -> tuple[TableState, tuple[Record, ...]]:
        assert self.game is not None, "a turn before the game"
        game = copy_game(self.game)
        before = (game.state.round, game.seat)
        decisions = [parse_decision(decision) for decision in event.data["decisions"]]
        if checked:
            records = tuple(game.play_unchecked(decision) for decision in decisions)
        else:
            seat = event.data["seat"]
            records = tuple(game.play(decision, seat=seat) for decision in decisions)
        same_turn = before == (game.state.round, game.seat)
        began = self.turn_began if same_turn else event.at
        return replace(self, game=game, turn_began=began), records

    def _after_left(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        seat = self.seats[event.data["seat"] - 1]
        return self._with_seat(event.data["seat"], replace(seat, bot=event.data["bot"])), ()

    def _after_returned(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        number = event.data["seat"]
        changed = self._with_seat(number, replace(self.seats[number - 1], bot=None))
        # A person who returns gets the time of a whole turn.
        return replace(changed, turn_began=event.at), ()

    def _after_rematch(self, event: StoredEvent) -> tuple[TableState, tuple[Record, ...]]:
        return replace(self, rematch=event.data["table"]), ()

    def _with_seat(self, number: int, seat: Seat) -> TableState:
        return replace(self, seats=(*self.seats[: number - 1], seat, *self.seats[number:]))


def copy_game(game: Game) -> Game:
    """Return an independent copy."""
    other = copy.copy(game)
    other.records = list(game.records)
    return other
