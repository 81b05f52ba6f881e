"""Reasons are facts: each is checked with the encoded game, in which both turns are replayed."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from monkeypalace.bots import Mandrill
from monkeypalace.coach import Difference, Reasoner, TurnComparison, reason_text
from monkeypalace.coach.later import SOURCES
from monkeypalace.coach.reasons import MOST_REASONS
from monkeypalace.engine import FastGame, encode_decision
from monkeypalace.engine import layout as at
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Decision,
    Game,
    Kind,
    State,
    UseIcons,
    hide,
    legal,
    sample_state,
    view,
)
from monkeypalace.locale import LANGUAGES
from monkeypalace.palace import Animal, Pieces
from tests.coach.games import played

BOT = Mandrill()
ANIMALS = [str(animal) for animal in Animal]


class Turn:
    """A decision and the rest of its turn, played on arrays."""

    def __init__(self, state: State, decision: Decision) -> None:
        game = FastGame.of(hide(state))
        seat = self.seat = game.seat - 1
        row = at.PLAYER + seat * at.PLAYER_SIZE
        self.bonus_before = game.encoded[row + at.BONUS_CARDS]
        taken = self.taken = list(game.encoded[at.TAKEN : at.TAKEN + at.PILE_COUNT])
        order, tables = game.encoded[at.ORDER : at.ORDER + at.CARD_COUNT], game.tables
        self.was_last = game.encoded[at.LAST_ROUND]
        start = (game.encoded[at.ROUND], game.seat)
        choice: array[int] = encode_decision(decision, game.pack)
        self.credits = 0
        while True:
            building = game.kind is Kind.BUILD
            game.play_unchecked(choice)
            if building and game.seat - 1 == seat:
                self.credits = game.encoded[at.CREDITS]
            if game.is_over or (game.encoded[at.ROUND], game.seat) != start:
                break
            choice = BOT.encoded_choice(game)
        self.game, self.row = game, row
        self.path = decision.staircase.path if isinstance(decision, Build) else ()
        self.cards = [
            order[tables[at.PILE_START + pile] + number]
            for pile in range(at.PILE_COUNT)
            for number in range(taken[pile], game.encoded[at.TAKEN + pile])
        ]

    def total(self, column: int) -> int:
        found: int = sum(self.game.tables[card * at.CARD_SIZE + column] for card in self.cards)
        return found

    @property
    def bonus(self) -> int:
        return self.game.encoded[self.row + at.BONUS_CARDS] - self.bonus_before

    @property
    def hand(self) -> int:
        pieces: int = sum(self.game.encoded[self.row + at.HAND : self.row + at.HAND + 3])
        return pieces

    @property
    def income(self) -> int:
        found: int = sum(self.game.tables[at.BOARD + 2 * self.seat : at.BOARD + 2 * self.seat + 2])
        for place in range(at.PLACE_COUNT):
            card = self.game.encoded[self.row + at.VISIBLE + place]
            if card >= 0:
                row = card * at.CARD_SIZE
                found += self.game.tables[row + at.RECURRING_ICONS]
                found += self.game.tables[row + at.RECURRING_COLUMNS]
        return found

    @property
    def ends(self) -> bool:
        return bool(self.game.encoded[at.LAST_ROUND] and not self.was_last)

    @property
    def lead(self) -> int:
        totals = list(self.game.bananas())
        own = totals.pop(self.seat)
        return own - max(totals)

    @property
    def arches_and_bricks(self) -> tuple[int, int]:
        hand = self.row + at.HAND
        return self.game.encoded[hand], self.game.encoded[hand + 1]

    @property
    def visible(self) -> set[int]:
        return {*self.game.encoded[self.row + at.VISIBLE : self.row + at.VISIBLE + at.PLACE_COUNT]}

    @property
    def monkey(self) -> int:
        spot: int = self.game.encoded[at.ANIMAL + ANIMALS.index("monkey")]
        return spot

    @property
    def monkey_height(self) -> int:
        height: int = self.game.encoded[at.HEIGHT + self.monkey]
        return height

    @property
    def uncovered(self) -> int:
        """The number of cards that the turn uncovered on piles that were not empty after it."""
        piles = range(at.PILE_COUNT)
        taken = [self.game.encoded[at.TAKEN + pile] - self.taken[pile] for pile in piles]
        tables = self.game.tables
        sizes = [tables[at.PILE_START + pile + 1] - tables[at.PILE_START + pile] for pile in piles]
        # A purchase never takes two cards of one pile.
        return sum(
            count > 0 and self.game.encoded[at.TAKEN + pile] < sizes[pile]
            for pile, count in enumerate(taken)
        )

    def holds(self, animal: object) -> bool:
        return self.game.encoded[at.TROPHY + ANIMALS.index(str(animal))] == self.seat

    def builds(self, seat: int) -> Iterator[tuple[Build, FastGame]]:
        """Yield every staircase that a seat could build next, and the game after it."""
        state = self.game.state.replace(seat=seat, kind=Kind.BUILD)
        for build in legal(state):
            if isinstance(build, Build):
                after = FastGame.of(state)
                after.play_unchecked(encode_decision(build, state.pack))
                yield build, after

    def can_earn_bonus(self, seat: int) -> bool:
        """Return whether one of these staircases earns a Bonus Card."""
        if self.game.encoded[at.BONUS_LEFT] == 0:
            return False
        cards = at.PLAYER + (seat - 1) * at.PLAYER_SIZE + at.BONUS_CARDS
        before = self.game.encoded[cards]
        # The card is taken when the turn ends. The turn is already over if nothing can be bought.
        return any(
            after.encoded[at.EARNS_BONUS] or after.encoded[cards] > before
            for _, after in self.builds(seat)
        )

    def most_credits(self, seat: int) -> int:
        """Return the credits of the best staircase, from a list of all staircases."""
        best = 0
        for build, after in self.builds(seat):
            arches = len(build.staircase.arches)
            best = max(best, after.encoded[at.CREDITS] if after.kind is Kind.BUY else arches)
        return best


Check = Callable[[Difference, Turn, Turn], bool]


def _compare(attribute: Callable[[Turn], int]) -> Check:
    def check(reason: Difference, better: Turn, worse: Turn) -> bool:
        expected = (reason.params["better"], reason.params["worse"])
        found = (attribute(better), attribute(worse))
        return found == expected and found[0] > found[1]

    return check


CHECKS: dict[str, Check] = {
    "bananas": _compare(lambda turn: turn.total(at.CARD_BANANAS)),
    "income": _compare(lambda turn: turn.income),
    "pieces": _compare(lambda turn: turn.hand),
    "credits": lambda reason, better, worse: (
        _compare(lambda turn: turn.credits)(reason, better, worse)
        and better.total(at.CARD_COST) == reason.params["paid"]
        and worse.total(at.CARD_COST) == reason.params["paid_by_worse"]
    ),
    "height": lambda _, better, worse: better.credits > worse.credits,
    "bonus": lambda _, better, worse: better.bonus == 1 and worse.bonus == 0,
    "trophy": lambda reason, better, worse: (
        better.holds(reason.params["animal"]) and not worse.holds(reason.params["animal"])
    ),
    "no-trophy": lambda reason, better, worse: (
        worse.holds(reason.params["animal"]) and not better.holds(reason.params["animal"])
    ),
    "end-ahead": lambda reason, better, worse: (
        better.ends and not worse.ends and better.lead == reason.params["lead"]
    ),
    "end-behind": lambda reason, better, worse: (
        worse.ends and not better.ends and -worse.lead == reason.params["behind"]
    ),
}


def _has_more(index: int) -> Check:
    """Check that a hand has more arches (0) or bricks (1), and less of the other."""

    def check(fact: Difference, better: Turn, worse: Turn) -> bool:
        told = [fact.params[name] for name in ("arches", "bricks")]
        of_worse = [fact.params[f"{name}_of_worse"] for name in ("arches", "bricks")]
        first, second = better.arches_and_bricks, worse.arches_and_bricks
        return (
            ([*first], [*second]) == (told, of_worse)
            and first[index] > second[index]
            and first[1 - index] < second[1 - index]
        )

    return check


#: Facts without a weight.
PLAIN: dict[str, Check] = {
    "more-arches": _has_more(0),
    "more-bricks": _has_more(1),
    "monkey-knob": lambda _, better, worse: (
        better.monkey != worse.monkey and better.monkey_height == worse.monkey_height
    ),
    "monkey-high": lambda fact, better, worse: (
        [better.monkey_height, worse.monkey_height] == [fact.params["height"], fact.params["other"]]
        and better.monkey_height > worse.monkey_height
    ),
    "monkey-low": lambda fact, better, worse: (
        [better.monkey_height, worse.monkey_height] == [fact.params["height"], fact.params["other"]]
        and better.monkey_height < worse.monkey_height
    ),
    "card-place": lambda _, better, worse: better.visible != worse.visible,
    "other-cards": lambda _, better, worse: bool({*better.cards} - {*worse.cards}),
    "fewer-cards": lambda fact, better, worse: (
        {*better.cards} < {*worse.cards}
        and [better.uncovered, worse.uncovered] == [fact.params["better"], fact.params["worse"]]
        and better.uncovered < worse.uncovered
    ),
    "elsewhere": lambda _, better, worse: any(
        first != second for first, second in zip(better.path, worse.path, strict=False)
    ),
    "ends": lambda _, better, worse: better.ends and not worse.ends,
    "plays-on": lambda _, better, worse: worse.ends and not better.ends,
}

#: Reasons that need all staircases of the next turn; they are checked where there are few.
NEXT: dict[str, Check] = {
    "stuck": lambda _, better, worse: (
        better.most_credits(better.seat + 1) > 0 and worse.most_credits(better.seat + 1) == 0
    ),
    "next-turn": _compare(lambda turn: turn.most_credits(turn.seat + 1)),
    "next-bonus": lambda _, better, worse: (
        better.can_earn_bonus(better.seat + 1) and not worse.can_earn_bonus(worse.seat + 1)
    ),
    "next-player": lambda reason, better, worse: (
        better.most_credits(int(reason.params["seat"])) == reason.params["better"]
        and worse.most_credits(int(reason.params["seat"])) == reason.params["worse"]
        and reason.params["better"] < reason.params["worse"]
    ),
    "next-player-bonus": lambda reason, better, worse: (
        worse.can_earn_bonus(int(reason.params["seat"]))
        and not better.can_earn_bonus(int(reason.params["seat"]))
    ),
}


def decisions(game: Game) -> Iterator[tuple[State, Decision]]:
    """Yield the decisions of a game with the states in which they were made."""
    replayed = game.restarted()
    for record in game.records:
        yield replayed.state, record.decision
        replayed.play(record.decision)


def pairs() -> Iterator[tuple[State, Decision, Decision]]:
    """Yield two decisions in each of many positions."""
    for players, seed, modules in ((2, 1, False), (3, 2, True), (4, 3, True), (2, 4, True)):
        replayed, chance = played(players, seed, modules=modules).restarted(), Chance(seed)
        for record in played(players, seed, modules=modules).records:
            state = replayed.state
            other = FastGame.of(state).random_decision(array("Q", [chance.bits()]))
            if other != record.decision:
                yield state, record.decision, other
                yield state, other, record.decision
            replayed.play(record.decision)


@pytest.fixture(scope="module")
def compared() -> list[tuple[State, Decision, Decision, TurnComparison]]:
    reasoner = Reasoner()
    return [
        (state, better, worse, reasoner.compare(state, better, worse))
        for state, better, worse in pairs()
    ]


@pytest.fixture(scope="module")
def found(compared) -> list[tuple[State, Decision, Decision, tuple[Difference, ...]]]:
    return [(state, better, worse, each.reasons) for state, better, worse, each in compared]


def test_every_reason_is_a_fact(found):
    checked: Counter[str] = Counter()
    for state, better, worse, reasons in found:
        for reason in reasons:
            check = CHECKS.get(reason.code)
            if check is not None:
                assert check(reason, Turn(state, better), Turn(state, worse)), reason
                checked[reason.code] += 1
    assert sum(checked.values()) > 200
    assert {"bananas", "income", "pieces", "credits", "height", "bonus"} <= set(checked)


def test_every_plain_fact_is_true(compared):
    checked: Counter[str] = Counter()
    for state, better, worse, each in compared:
        for fact in each.plain:
            assert fact.weight == 0
            if checked[fact.code] < 100:
                first, second = Turn(state, better), Turn(state, worse)
                assert PLAIN[fact.code](fact, first, second), fact
                checked[fact.code] += 1
    # Few games have a turn with a choice whether it ends them.
    assert set(checked) | {"ends", "plays-on"} == set(PLAIN)


def test_a_longer_staircase_on_the_same_way_is_not_called_another_way():
    replayed = played(2, 1, modules=False).restarted()
    for record in played(2, 1, modules=False).records[:40]:
        replayed.play(record.decision)
    while replayed.state.kind is not Kind.BUILD:
        replayed.play(next(iter(legal(replayed.state))))
    state = replayed.state
    builds = [build for build in legal(state) if isinstance(build, Build)]
    first, longer = next(
        (one, other)
        for one, other in permutations(builds, 2)
        if other.staircase.path[: len(one.staircase.path)] == one.staircase.path
        and other.staircase.path != one.staircase.path
    )
    other = next(one for one in builds if one.staircase.path[1] != first.staircase.path[1])
    codes = [
        {fact.code for fact in Reasoner().compare(state, first, each).plain}
        for each in (longer, other)
    ]
    assert "elsewhere" not in codes[0]
    assert "elsewhere" in codes[1]


def test_only_one_of_the_turns_may_end_the_game():
    """The delivery that the tray cannot meet ends the game, another one does not (R-12)."""
    state = next(
        state
        for state, decision in decisions(played(2))
        if isinstance(decision, UseIcons)
        and 0 < state.tray.arches < decision.arches + decision.bricks <= state.tray.bricks
    )
    icons = state.recurring_delivery(state.seat).icons
    ending = UseIcons(icons, 0, icons - state.tray.arches)
    going_on = UseIcons(0, icons)
    compare = Reasoner().compare
    assert compare(state, ending, going_on).plain[0].code == "ends"
    assert compare(state, going_on, ending).plain[0].code == "plays-on"
    for first, second in ((ending, going_on), (going_on, ending)):
        for fact in compare(state, first, second).plain:
            assert PLAIN[fact.code](fact, Turn(state, first), Turn(state, second))


def test_a_turn_that_ends_the_game_is_not_compared_by_the_next_turn():
    """Taking arches leaves the last brick in the tray, taking bricks ends the game (R-12)."""
    found = []
    for state, decision in decisions(played(2)):
        icons = state.recurring_delivery(state.seat).icons
        if isinstance(decision, UseIcons) and 2 < icons <= state.tray.arches:
            short = state.replace(tray=Pieces(state.tray.arches, 1, state.tray.columns))
            facts = Reasoner().compare(short, UseIcons(icons, 0), UseIcons(0, icons, icons - 1))
            found += [reason.code for reason in facts.reasons if facts.worse.triggers_end]
    assert found
    assert not {"next-turn", "next-bonus", "stuck"} & {*found}


def test_what_every_opponent_could_build_counts_less_for_a_later_one(compared):
    """Every opponent with a turn left, in order of play; the one who plays next counts fully."""
    for state, _, _, each in compared:
        opponents = each.better.opponents
        left = not (each.better.after.last_round or each.better.after.is_over)
        others = [seat for seat in range(1, len(state.players) + 1) if seat != state.seat]
        assert set(opponents) == {seat for seat in others if left or seat > state.seat} or (
            each.better.after.is_over
        )
        if opponents and left:
            assert opponents[0] == each.better.after.seat


def test_reasons_about_the_next_turn_are_facts(found):
    checked: Counter[str] = Counter()
    for state, better, worse, reasons in found:
        for reason in reasons:
            if reason.code not in NEXT or state.round > 4 or checked[reason.code] == 5:
                continue
            first, second = Turn(state, better), Turn(state, worse)
            assert NEXT[reason.code](reason, first, second), reason
            checked[reason.code] += 1
    # The reason `next-player` is rarely one of the two main reasons.
    assert set(checked) | {"next-player"} == set(NEXT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language):
    names = ["better", "worse", "paid", "paid_by_worse", "bananas", "lead", "behind", "seat"]
    names += ["arches", "bricks", "arches_of_worse", "bricks_of_worse", "height", "other"]
    params: dict[str, str | int] = {
        **dict.fromkeys(names, 2),
        "spot": "d4",
        "animal": "frog",
        "card": "1-1",
    }
    later = [*SOURCES, "later-sooner", "later-longer", "later-uncovered", "later-wins"]
    codes = [*CHECKS, *NEXT, *PLAIN, *later]
    said = [reason_text(Difference(code, params), language) for code in codes]
    assert len(set(said)) == len(codes)


def test_at_most_two_reasons_are_given_the_largest_first(found):
    for _, _, _, reasons in found:
        assert len(reasons) <= MOST_REASONS
        weights = [reason.weight for reason in reasons]
        assert weights == sorted(weights, reverse=True)


def test_a_decision_is_not_better_than_itself():
    state = Game(2, seed=1).state
    decision = next(iter(legal(state)))
    assert Reasoner().reasons(state, decision, decision) == ()


def test_hidden_cards_do_not_change_the_reasons(found):
    reasoner = Reasoner()
    for state, better, worse, reasons in found[::20]:
        other = sample_state(view(state), Chance(9))
        assert reasoner.reasons(other, better, worse) == reasons


def test_a_pillar_is_shown_where_it_stands(found):
    shown = [
        reason.spots
        for _, better, _, reasons in found
        for reason in reasons
        if reason.code == "bonus" and isinstance(better, Build)
    ]
    assert shown
    assert all(shown)


def test_buying_nothing_is_worse_because_of_what_the_cards_bring():
    replayed, codes = played(2).restarted(), set()
    for record in played(2).records:
        if isinstance(record.decision, Buy) and record.decision.piles:
            reasons = Reasoner().reasons(replayed.state, record.decision, Buy())
            codes |= {reason.code for reason in reasons}
        replayed.play(record.decision)
    assert codes >= {"bananas", "income"}
