"""Find what the winner of a game did well: facts that set the winner apart from the others.

The sentence of a `Praise` is the text `coach-praise-<code>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from monkeypalace.game import ANIMALS, Game, Record, events, scores

#: At most this many facts about the winner.
MOST_PRAISE: Final = 3
#: A higher error rate is not praised, even if it is the lowest.
HIGHEST_RATE: Final = 0.11


@dataclass(frozen=True, slots=True)
class Praise:
    """A fact about the winner's game."""

    code: str
    seat: int
    params: dict[str, str | int]

    def to_json(self) -> dict[str, Any]:
        """Return the fact as plain dictionaries, strings and numbers."""
        return {"code": self.code, "seat": self.seat, "params": dict(self.params)}


def praise_for(game: Game, rates: Mapping[int, float]) -> tuple[Praise, ...]:
    """Return what the only winner did well; nothing if the win is shared or the game not over.

    `rates` has the error rate of each seat.
    """
    if len(game.winners) != 1:
        return ()
    return tuple(_facts(game, rates, game.winners[0]))[:MOST_PRAISE]


def _facts(game: Game, rates: Mapping[int, float], seat: int) -> Iterator[Praise]:
    others = [other for other in range(1, game.players + 1) if other != seat]
    if all(rates[seat] < rates[other] for other in others) and rates[seat] <= HIGHEST_RATE:
        yield Praise("errors", seat, {})
    income = _early_income(game)
    if all(income[seat] > income[other] for other in others):
        yield Praise("income", seat, {"count": income[seat]})
    best, other = _best_turns(game, seat, others)
    if best > other:
        yield Praise("turn", seat, {"bananas": best})
    bonus = {found.seat: found.bonus for found in scores(game.state)}
    if all(bonus[seat] > bonus[other] for other in others):
        yield Praise("bonus", seat, {"bananas": bonus[seat]})
    if _ended_by(game.records) == seat:
        yield Praise("end", seat, {})
    trophies = [animal for animal in ANIMALS if game.state.trophy_holder(animal) == seat]
    worth = sum(max(0, getattr(game.pack.trophies, animal)) for animal in trophies)
    if worth > 0:
        yield Praise("trophies", seat, {"bananas": worth})


def _early_income(game: Game) -> Counter[int]:
    """Return the pieces per turn on the cards that each seat bought in the first third."""
    found: Counter[int] = Counter()
    for record in game.records:
        if 3 * record.round > game.state.round + 2:
            break
        for event in record.events:
            if isinstance(event, events.Bought):
                delivery = game.pack.card(event.card).recurring
                found[record.seat] += delivery.icons + delivery.columns
    return found


def _best_turns(game: Game, seat: int, others: Sequence[int]) -> tuple[int, int]:
    """Return the most bananas of cards bought in one turn: by the seat, and by any other."""
    bought: Counter[tuple[int, int]] = Counter()
    for record in game.records:
        for event in record.events:
            if isinstance(event, events.Bought):
                bought[record.seat, record.round] += game.pack.card(event.card).bananas
    own = max((value for (whose, _), value in bought.items() if whose == seat), default=0)
    other = max((value for (whose, _), value in bought.items() if whose in others), default=0)
    return own, other


def _ended_by(records: Sequence[Record]) -> int | None:
    """Return the seat whose delivery triggered the end."""
    for record in records:
        if any(isinstance(event, events.EndTriggered) for event in record.events):
            return record.seat
    return None
