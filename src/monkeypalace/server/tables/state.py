"""The state of a table: an immutable value that is computed from its events."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, Literal

from monkeypalace.game import Game, Options, Record, State
from monkeypalace.narration import seat_names
from monkeypalace.notation import parse_decision
from monkeypalace.packs import Pack
from monkeypalace.server.answers.identity_cache import cached_by_parts
from monkeypalace.server.sentences import text
from monkeypalace.server.storage.rows import StoredEvent, StoredTable

DAY: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its owner, and the bot that plays there. It is open if it has neither.

    If the owner has deleted their data, `name` is a neutral one, such as "Former player".
    """

    #: The owner, also while a bot plays for them.
    person: int | None = None
    name: str | None = None
    #: The bot that plays here now.
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        return self.person is None and self.name is None and self.bot is None

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


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that was played on a copy of a table's game, and the game after it."""

    game: Game
    records: tuple[Record, ...]


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

    @cached_property
    def public_state(self) -> State:
        """Return the state of the game without hidden cards. All seats and spectators know it."""
        assert self.game is not None, "a game that has not begun"
        return self.game.view().state

    @property
    def is_public(self) -> bool:
        return bool(self.stored.set_up["public"])

    @property
    def has_hints(self) -> bool:
        """Return whether players may ask for hints. Tables of earlier versions allow them."""
        return bool(self.stored.set_up.get("hints", True))

    @property
    def is_running(self) -> bool:
        return self.game is not None and not self.game.is_over

    @property
    def status(self) -> Literal["waiting", "running", "finished"]:
        if self.game is None:
            return "waiting"
        return "finished" if self.game.is_over else "running"

    @property
    def to_move(self) -> Seat | None:
        """Return the seat to move."""
        if self.game is None or self.game.is_over:
            return None
        return self.seats[self.game.seat - 1]

    @cached_property
    def bot_to_move(self) -> str | None:
        """Return the bot that plays for the seat to move."""
        return self.to_move.bot if self.to_move is not None else None

    @property
    def turn_ends(self) -> float | None:
        """Return when the time of the current turn is over, also while a bot plays it."""
        seconds, days = self.stored.set_up["turn_seconds"], self.stored.set_up["turn_days"]
        limit = seconds if seconds is not None else days and days * DAY
        return None if limit is None or not self.is_running else self.turn_began + float(limit)

    @property
    def due(self) -> float | None:
        """Return when the turn of the person to move times out."""
        return self.turn_ends if self.bot_to_move is None else None

    def names(self, language: str | None = None) -> tuple[str, ...]:
        """Return the names of the seats, by default in the table's language."""
        return _names(self.seats, language or self.language)

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
        game = self.game.copy()
        game.names = self.names()
        return game

    def after(self, event: StoredEvent, turn: PlayedTurn | None = None) -> TableState:
        """Return the state after another event.

        `turn`: the turn that this event describes, if it has already been played.
        """
        assert event.number == self.number + 1, "an event is missing"
        if event.type == "played":
            turn = turn or self._play(event)
            changed, records = self._after_turn(event, turn), turn.records
        else:
            change = getattr(self, "_after_" + event.type.replace("-", "_"))
            changed, records = change(event), ()
        assert isinstance(changed, TableState)
        # Nothing else refers to the new value yet, so it may still be changed. Another copy of it
        # would take longer than everything else here.
        object.__setattr__(changed, "log", (*self.log, Entry(event, records)))
        return changed

    def _play(self, event: StoredEvent) -> PlayedTurn:
        """Read and play the decisions of an event."""
        assert self.game is not None, "a turn before the game"
        game, seat = self.game.copy(), event.data["seat"]
        decisions = [parse_decision(decision) for decision in event.data["decisions"]]
        return PlayedTurn(game, tuple(game.play(decision, seat=seat) for decision in decisions))

    def _after_turn(self, event: StoredEvent, turn: PlayedTurn) -> TableState:
        assert self.game is not None, "a turn before the game"
        before, after = self.game.state, turn.game.state
        same_turn = (before.round, before.seat) == (after.round, after.seat)
        began = self.turn_began if same_turn else event.at
        return replace(self, game=turn.game, turn_began=began)

    def _after_created(self, event: StoredEvent) -> TableState:
        seats = tuple(Seat(**seat) for seat in event.data["seats"])
        return replace(self, seats=seats)

    def _after_seated(self, event: StoredEvent) -> TableState:
        seat = Seat(event.data["person"], event.data["name"], event.data.get("bot"))
        return self._with_seat(event.data["seat"], seat)

    def _after_bot_seated(self, event: StoredEvent) -> TableState:
        return self._with_seat(event.data["seat"], Seat(bot=event.data["bot"]))

    def _after_started(self, event: StoredEvent) -> TableState:
        chance: dict[str, Any] = self.stored.chance
        game = Game(
            len(self.seats),
            pack=self.pack,
            options=self.options,
            seed=chance.get("seed"),
            piles=chance.get("piles"),
        )
        return replace(self, game=game, turn_began=event.at)

    def _after_left(self, event: StoredEvent) -> TableState:
        seat = self.seats[event.data["seat"] - 1]
        return self._with_seat(event.data["seat"], replace(seat, bot=event.data["bot"]))

    def _after_returned(self, event: StoredEvent) -> TableState:
        number = event.data["seat"]
        # The clock keeps running: otherwise a person could gain time by leaving and returning.
        return self._with_seat(number, replace(self.seats[number - 1], bot=None))

    def _after_erased(self, event: StoredEvent) -> TableState:
        """Replace an owner who deleted their data by a bot; before the game, open the seat."""
        number = event.data["seat"]
        if self.game is None:
            return self._with_seat(number, Seat())
        bot = event.data["bot"] if self.is_running else None
        return self._with_seat(number, Seat(None, event.data["name"], bot))

    def _after_rematch(self, event: StoredEvent) -> TableState:
        return replace(self, rematch=event.data["table"])

    def _with_seat(self, number: int, seat: Seat) -> TableState:
        return replace(self, seats=(*self.seats[: number - 1], seat, *self.seats[number:]))


@cached_by_parts(2_000, lambda seats, language: (seats, language))
def _names(seats: tuple[Seat, ...], language: str) -> tuple[str, ...]:
    """Return the names of seats, cached because each entry of the log needs them."""

    def say(id_: str, /, **params: str | int) -> str:
        return text(id_, params, language)

    return seat_names([(seat.name, seat.bot) for seat in seats], say)
