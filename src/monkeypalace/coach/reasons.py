"""Say why one decision is better than another: the facts in which the two turns differ.

Both decisions are played, and the same bot plays the rest of both turns, so that later decisions do
not blur the comparison. Each reason is a fact about the two turns, with a weight: about how many
bananas it is worth. Plain facts have no weight; they are for turns that differ in nothing else.
The sentence of a reason is the text `coach-reason-<code>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from monkeypalace.bots import SENSIBLE, TUNED, Mandrill
from monkeypalace.bots.values import usefulness
from monkeypalace.coach.outcomes import TurnOutcome
from monkeypalace.engine import FastGame, decode_decision
from monkeypalace.game import (
    ANIMALS,
    Buy,
    Decision,
    PlaceCard,
    PutMonkey,
    State,
    hide,
    play_unchecked,
)
from monkeypalace.palace import Pieces, Spot

#: At most this many reasons, and none of less than this weight in bananas.
MOST_REASONS: Final = 2
LEAST_WEIGHT: Final = 0.4

#: The value of a credit in bananas: in the player's next turn, and in an opponent's.
OWN_CREDIT: Final = 0.8
THEIR_CREDIT: Final = 0.4
#: If the player could earn a Bonus Card next turn, this share of its bananas counts.
NEXT_BONUS: Final = 0.8
#: If an opponent could earn one, this share counts.
THEIR_BONUS: Final = 0.5
#: What an opponent could do counts only this much if another one plays before.
NOT_NEXT: Final = 0.5
#: While others may still take a Trophy Card from the player, this share of its bananas counts.
UNSAFE_TROPHY: Final = 0.5
#: What it costs not to be able to build next turn.
STUCK: Final = 4.0


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact in which the better turn differs, and where it can be seen."""

    code: str
    params: dict[str, str | int]
    #: The spots that show it on the board.
    spots: tuple[Spot, ...] = ()
    #: About how many bananas it is worth.
    weight: float = 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the reason as plain dictionaries, lists, strings and numbers."""
        return {
            "code": self.code,
            "params": dict(self.params),
            "spots": list(self.spots),
            "weight": round(self.weight, 2),
        }


class Reasoner:
    """Finds reasons; not thread-safe."""

    def __init__(self) -> None:
        self._bot = Mandrill()

    def reasons(self, state: State, better: Decision, worse: Decision) -> tuple[Difference, ...]:
        """Return the main reasons why `better` is better than `worse`, the largest first.

        There are at most `MOST_REASONS`, and none if the turns differ in nothing that counts.
        Cards that the deciding seat cannot know do not affect the result.
        """
        return self.compare(state, better, worse).reasons

    def compare(self, state: State, better: Decision, worse: Decision) -> TurnComparison:
        """Return the facts in which the turns of two decisions differ, in favour of each."""
        seen = hide(state)
        return compare_outcomes(self.outcome(seen, better), self.outcome(seen, worse))

    def outcome(self, state: State, decision: Decision, *later: Decision) -> TurnOutcome:
        """Play a decision, the `later` ones and the rest of the turn; return the outcome."""
        after, log = play_unchecked(state, decision)
        for each in later:
            after, more = play_unchecked(after, each)
            log += more
        while not after.is_over and (after.round, after.seat) == (state.round, state.seat):
            after, more = play_unchecked(after, self.choice(after))
            log += more
        return TurnOutcome(state, decision, log, after)

    def choice(self, state: State) -> Decision:
        """Return the decision of the bot that plays the rest of a turn."""
        game = FastGame.of(state)
        return decode_decision(self._bot.encoded_choice(game), game.pack)


@dataclass(frozen=True, slots=True)
class TurnComparison:
    """Two turns, and the facts in favour of each, the largest first."""

    better: TurnOutcome
    worse: TurnOutcome
    reasons: tuple[Difference, ...]
    #: What is better in the worse turn.
    opposing: tuple[Difference, ...]
    #: Facts without a weight, for turns that differ in nothing else.
    plain: tuple[Difference, ...] = ()

    @property
    def main_weight(self) -> float:
        """The weight of the main reason; 0 if there is none."""
        return max((one.weight for one in self.reasons), default=0.0)

    @property
    def opposing_weight(self) -> float:
        """The weight of the main fact in favour of the worse turn; 0 if there is none."""
        return max((one.weight for one in self.opposing), default=0.0)

    @property
    def explained(self) -> float:
        """About how many bananas the main reason explains, less the main opposing fact."""
        return self.main_weight - self.opposing_weight


def compare_outcomes(better: TurnOutcome, worse: TurnOutcome) -> TurnComparison:
    """Return the facts in which two turns differ, in favour of each."""
    return TurnComparison(
        better,
        worse,
        main_reasons(differences(better, worse)),
        main_reasons(differences(worse, better)),
        tuple(reason for find in _PLAIN for reason in find(better, worse)),
    )


def differences(better: TurnOutcome, worse: TurnOutcome) -> list[Difference]:
    """Return every fact in favour of the better turn that has enough weight."""
    found = (reason for find in _FINDERS for reason in find(better, worse))
    return [reason for reason in found if reason.weight >= LEAST_WEIGHT]


def main_reasons(found: Iterable[Difference]) -> tuple[Difference, ...]:
    """Return the facts with the largest weights, the largest first, without repetition."""
    return _without_repetition(sorted(found, key=lambda reason: -reason.weight))[:MOST_REASONS]


_Finder = Callable[[TurnOutcome, TurnOutcome], Iterator[Difference]]


def _bananas(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    more = better.bananas - worse.bananas
    if more > 0:
        params: dict[str, str | int] = {
            "more": more,
            "better": better.bananas,
            "worse": worse.bananas,
        }
        yield Difference("bananas", params, better.path, float(more))


def _income(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    icons, columns = (
        first - second for first, second in zip(better.income, worse.income, strict=True)
    )
    more = icons + columns
    if more > 0 and better.has_next_turn:
        per_turn = TUNED.recurring * (TUNED.icon * icons + TUNED.column * columns)
        params: dict[str, str | int] = {
            "more": more,
            "better": sum(better.income),
            "worse": sum(worse.income),
        }
        yield Difference("income", params, better.path, per_turn * better.turns)


def _credits(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Compare credits. More of them are a reason only if they paid for more expensive cards."""
    if better.staircase is None or worse.staircase is None:
        return
    paid, paid_by_worse = (sum(card.cost for card in one.cards) for one in (better, worse))
    if better.credits <= worse.credits or paid <= paid_by_worse:
        return
    # Perhaps the One-time Deliveries of the more expensive cards only gave back the pieces that the
    # longer staircase cost.
    is_richer = better.bananas > worse.bananas or sum(better.income) > sum(worse.income)
    if not is_richer and _count(better.hand) <= _count(worse.hand):
        return
    weight = 0.95 * (_card_value(better) - _card_value(worse))
    params: dict[str, str | int] = {
        "better": better.credits,
        "worse": worse.credits,
        "paid": paid,
        "paid_by_worse": paid_by_worse,
    }
    yield Difference("credits", params, better.path, weight)
    if better.height_credit and not worse.height_credit and better.end is not None:
        share = 1 / (better.credits - worse.credits)
        yield Difference("height", {"spot": better.end}, (better.end,), 1.02 * weight * share)


def _card_value(outcome: TurnOutcome) -> float:
    """Return about how many bananas the bought cards are worth."""
    value = float(outcome.bananas)
    useful = float(usefulness(outcome.turns))
    for card in outcome.cards:
        value += useful * TUNED.icon * (card.one_time.icons + 2 * card.one_time.columns)
    icons, columns = outcome.income
    every_turn = TUNED.icon * icons + TUNED.column * columns
    return value + TUNED.recurring * outcome.turns * every_turn


def _bonus(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    if better.bonus and not worse.bonus:
        bananas = better.before.pack.bonus_bananas
        yield Difference("bonus", {"bananas": bananas}, better.pillars, float(bananas))


def _trophies(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    for animal in ANIMALS:
        if better.holds(animal) == worse.holds(animal):
            continue
        bananas = getattr(better.before.pack.trophies, animal)
        kept = 1.0 if better.turns < 2.0 else UNSAFE_TROPHY
        if bananas > 0 and better.holds(animal):
            # Taking a trophy from the only opponent counts twice for the lead.
            taken = worse.after.trophy_holder(animal) is not None
            weight = kept * bananas * (2 if taken and len(better.after.players) == 2 else 1)
            spots = (better.end,) if better.end else ()
            yield Difference("trophy", {"animal": str(animal), "bananas": bananas}, spots, weight)
        elif bananas < 0 and worse.holds(animal):
            yield Difference(
                "no-trophy", {"animal": str(animal), "bananas": -bananas}, (), -bananas * kept
            )


def _pieces(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    if not better.has_next_turn:
        return
    more = better.hand - worse.hand
    count = _count(more)
    weight = SENSIBLE.arch_left * more.arches + SENSIBLE.brick_left * more.bricks
    weight += SENSIBLE.column_left * more.columns
    if count > 0:
        useful = float(usefulness(better.turns))
        params: dict[str, str | int] = {
            "more": count,
            "better": _count(better.hand),
            "worse": _count(worse.hand),
        }
        yield Difference("pieces", params, better.path, useful * weight)


def _count(pieces: Pieces) -> int:
    return pieces.arches + pieces.bricks + pieces.columns


def _own_next(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    if not better.has_next_turn or not worse.has_next_turn:
        return
    if better.own_next is None or worse.own_next is None:
        return
    (most, spots), (fewer, _) = better.own_next, worse.own_next
    if fewer == 0 and most > 0:
        yield Difference("stuck", {}, spots, STUCK)
    elif most > fewer:
        params: dict[str, str | int] = {"better": most, "worse": fewer}
        yield Difference("next-turn", params, spots, OWN_CREDIT * (most - fewer))


def _next_bonus(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    both_go_on = better.has_next_turn and worse.has_next_turn
    if both_go_on and better.next_bonus and worse.next_bonus == ():
        bananas = better.before.pack.bonus_bananas
        params: dict[str, str | int] = {"bananas": bananas}
        yield Difference("next-bonus", params, better.next_bonus, NEXT_BONUS * bananas)


def _their_next(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    for seat, most in worse.their_next.items():
        fewer = better.their_next.get(seat)
        if most is not None and fewer is not None and fewer[0] < most[0]:
            params: dict[str, str | int] = {"seat": seat, "better": fewer[0], "worse": most[0]}
            weight = THEIR_CREDIT * (most[0] - fewer[0])
            yield Difference("next-player", params, most[1], _in_turn(weight, seat, worse))


def _their_next_bonus(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    for seat, path in worse.their_next_bonus.items():
        if path and better.their_next_bonus.get(seat) == ():
            bananas = better.before.pack.bonus_bananas
            params: dict[str, str | int] = {"seat": seat, "bananas": bananas}
            weight = _in_turn(THEIR_BONUS * bananas, seat, worse)
            yield Difference("next-player-bonus", params, path, weight)


def _in_turn(weight: float, seat: int, outcome: TurnOutcome) -> float:
    """Return the weight, reduced if another opponent plays before this seat."""
    return weight if seat == outcome.opponents[0] else NOT_NEXT * weight


def _ending(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    if better.triggers_end and not worse.triggers_end and better.lead > 0:
        yield Difference("end-ahead", {"lead": better.lead}, (), 2.0 + better.lead)
    if worse.triggers_end and not better.triggers_end and worse.lead < 0:
        yield Difference("end-behind", {"behind": -worse.lead}, (), 2.0 - worse.lead)


def _kinds_in_hand(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Report that the hand has more arches and fewer bricks, or the reverse."""
    if not better.has_next_turn:
        return
    arches, bricks = better.hand.arches, better.hand.bricks
    fewer, less = worse.hand.arches - arches, worse.hand.bricks - bricks
    if fewer * less < 0:
        params: dict[str, str | int] = {
            "arches": arches,
            "bricks": bricks,
            "arches_of_worse": worse.hand.arches,
            "bricks_of_worse": worse.hand.bricks,
        }
        yield Difference("more-bricks" if fewer > 0 else "more-arches", params)


def _monkey(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Report which knob the monkey closes, which is all that such a decision changes."""
    first, second = better.decision, worse.decision
    if not isinstance(first, PutMonkey) or not isinstance(second, PutMonkey) or first == second:
        return
    height, other = (better.before.palace.height(one.spot) for one in (first, second))
    if height == other:
        yield Difference("monkey-knob", {}, (first.spot,))
    else:
        code = "monkey-high" if height > other else "monkey-low"
        yield Difference(code, {"height": height, "other": other}, (first.spot,))


def _card_place(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Report that a new card goes on another place, if other cards are visible then."""
    first, second = better.decision, worse.decision
    if not isinstance(first, PlaceCard) or not isinstance(second, PlaceCard):
        return
    if first.place != second.place and {*better.visible_cards} != {*worse.visible_cards}:
        yield Difference("card-place", {})


def _other_cards(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Report that a purchase takes other cards, or uncovers fewer for the opponents."""
    if not isinstance(better.decision, Buy):
        return
    cards, of_worse = {*better.cards}, {*worse.cards}
    if cards - of_worse:
        yield Difference("other-cards", {})
    elif better.uncovered < worse.uncovered:
        params: dict[str, str | int] = {"better": better.uncovered, "worse": worse.uncovered}
        yield Difference("fewer-cards", params)


def _elsewhere(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Report that the staircases take different ways, and not only that one is longer."""
    length = min(len(better.path), len(worse.path))
    if better.path[:length] != worse.path[:length]:
        yield Difference("elsewhere", {}, better.path)


def _ending_alone(better: TurnOutcome, worse: TurnOutcome) -> Iterator[Difference]:
    """Report that only one of the turns ends the game."""
    if better.triggers_end and worse.has_next_turn:
        yield Difference("ends", {})
    if worse.triggers_end and better.has_next_turn:
        yield Difference("plays-on", {})


_FINDERS: Final[tuple[_Finder, ...]] = (
    _bananas,
    _income,
    _credits,
    _bonus,
    _trophies,
    _pieces,
    _own_next,
    _next_bonus,
    _their_next,
    _their_next_bonus,
    _ending,
)

#: Facts without a weight: what they are worth shows only in later turns.
_PLAIN: Final[tuple[_Finder, ...]] = (
    _ending_alone,
    _monkey,
    _card_place,
    _kinds_in_hand,
    _elsewhere,
    _other_cards,
)

#: Reasons that say nearly the same; only the larger of them is given.
_SAME: Final = (
    {"credits", "height"},
    {"next-player", "next-player-bonus"},
    {"pieces", "next-turn", "next-bonus", "stuck"},
)


def _without_repetition(found: Iterable[Difference]) -> tuple[Difference, ...]:
    kept: list[Difference] = []
    for reason in found:
        if not any(reason.code in same and other.code in same for same in _SAME for other in kept):
            kept.append(reason)
    return tuple(kept)
