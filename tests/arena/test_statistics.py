"""Intervals, ratings and the sequential test agree with manual calculations and simulations."""

from __future__ import annotations

import random
from math import log, sqrt

import pytest

from monkeypalace.arena import Contest, Hypotheses, Sprt, SprtVerdict, seat_shares, standings
from monkeypalace.arena.ratings import ratings
from monkeypalace.arena.sprt import FEWEST_DEALS
from monkeypalace.arena.statistics import estimate_mean, estimate_share, wilson
from tests.arena.contests import result

PAIR = Contest(("a", "b"))


def test_wilson_agrees_with_published_examples():
    """Newcombe 1998, examples (a) and (d): 81 of 263, and 0 of 29."""
    low, high = wilson(81 / 263, 263)
    assert (low, high) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    low, high = wilson(0, 29)
    assert (low, high) == pytest.approx((0, 0.1170), abs=5e-5)


def test_a_mean_over_deals_by_hand():
    # Deals (1, 3) and (5, 7): mean 4; their sums, 4 and 12, differ by 4 from the expected 8.
    found = estimate_mean([(4, 2), (12, 2)])
    assert found.mean == 4
    # 2 / (2 - 1) * (16 + 16) / 4 ** 2 = 4
    assert found.high - found.mean == pytest.approx(1.959964 * 2)
    assert found.count == 4


def test_a_share_by_hand():
    # Two pairs won, one split, one lost; with two artificial pairs, 3 won, 1 split, 2 lost.
    found = estimate_share([(2, 2), (2, 2), (1, 2), (0, 2)])
    assert found.mean == 5 / 8
    middle = 7 / 12
    squares = 3 * (2 - 2 * middle) ** 2 + (1 - 2 * middle) ** 2 + 2 * (2 * middle) ** 2
    effective_games = middle * (1 - middle) / (6 / 5 * squares / 144)
    assert (found.low, found.high) == pytest.approx(wilson(5 / 8, effective_games))


def test_an_interval_always_has_a_width():
    for deals in ([(2, 2)], [(2, 2)] * 100, [(0, 2)] * 100, [(1, 2)] * 3):
        found = estimate_share(deals)
        assert 0 <= found.low <= found.mean <= found.high <= 1
        assert found.high - found.low > 0.01
    assert estimate_share([(2, 2)] * 200).low == pytest.approx(0.981, abs=0.002)


def test_pairs_with_one_win_for_each_bot_narrow_the_interval():
    """For example, the first seat wins every game."""
    split = estimate_share([(1, 2)] * 50)
    mixed = estimate_share([(2, 2)] * 25 + [(0, 2)] * 25)
    assert split.high - split.low < 0.25 * (mixed.high - mixed.low)


@pytest.mark.parametrize("share", [0.5, 0.7, 0.95])
@pytest.mark.parametrize("luck", [0.0, 0.3])
@pytest.mark.parametrize("deals", [20, 100])
def test_intervals_contain_the_true_share_in_95_of_100_contests(share, luck, deals):
    """`luck` is how often the cards decide both games of a pair in the same way."""
    chance = random.Random(4)
    contests, held = 800, 0
    for _ in range(contests):
        pairs = []
        for _ in range(deals):
            one = float(chance.random() < share)
            other = one if chance.random() < luck else float(chance.random() < share)
            pairs.append((one + other, 2))
        found = estimate_share(pairs)
        held += found.low <= share <= found.high
    assert 0.925 < held / contests < 0.985


def test_standings_by_hand():
    games = [
        result(0, (0, 1), (1, 2), bananas=(20, 10)),
        result(1, (1, 0), (1, 1), bananas=(15, 15)),
        result(2, (0, 1), (2, 1), bananas=(8, 9)),
        result(3, (1, 0), (2, 1), bananas=(0, 9)),
    ]
    first, second = standings(PAIR, reversed(games))
    assert (first.bot, second.bot) == ("a", "b")
    assert first.share.mean == 2.5 / 4
    assert second.share.mean == 1.5 / 4
    assert [seat.mean for seat in first.seats] == [0.5, 0.75]
    assert first.bananas.mean == (20 + 15 + 8 + 9) / 4
    assert first.place == (1 + 1 + 2 + 1) / 4
    assert first.turn_mean == pytest.approx(0.1)
    assert first.turn_longest == 0.2
    assert first.rating.mu > 25 > second.rating.mu
    assert [seat.mean for seat in seat_shares(PAIR, games)] == [(1 + 0.5) / 4, (0.5 + 1 + 1) / 4]


def test_a_bot_that_has_not_played_yet():
    three = Contest(("a", "b", "c"))
    last = standings(three, [result(0, (0, 1), (1, 2))])[-1]
    assert last.share.count == 0
    assert (last.share.low, last.share.high) == (0, 1)


def test_ratings_of_a_first_game_are_those_of_the_model():
    """Weng and Lin 2011, Plackett-Luce: two new players, the first wins."""
    beta, sigma = 25 / 6, sqrt((25 / 3) ** 2 + (25 / 300) ** 2)
    c = sqrt(2 * (sigma**2 + beta**2))
    winner, loser = ratings(2, [result(0, (0, 1), (1, 2))])
    gain = sigma**2 / c * 0.5
    assert winner.mu == pytest.approx(25 + gain, abs=1e-6)
    assert loser.mu == pytest.approx(25 - gain, abs=1e-6)
    assert winner.sigma == pytest.approx(loser.sigma)
    assert winner.sigma < 25 / 3


def test_ratings_order_bots_that_never_met():
    games = [result(index, (0, 1), (1, 2)) for index in range(30)]
    games += [result(index, (1, 2), (1, 2)) for index in range(30, 60)]
    best, middle, worst = ratings(3, games)
    assert best.mu > middle.mu > worst.mu


def test_a_bot_on_several_seats_is_rated_once():
    (alone,) = ratings(1, [result(0, (0, 0), (1, 2))])
    assert alone.mu == pytest.approx(25)
    strong, weak = ratings(2, [result(0, (0, 0, 1, 1), (1, 2, 3, 4))])
    assert strong.mu > 25 > weak.mu


# The sequential test


def test_the_ratio_by_hand():
    test = Sprt(Hypotheses(0.5, 0.6))
    for share in (1, 1, 0.5, 0):
        test.add(share)
    mean, count = 2.5 / 4, 6
    variance = (1 + 1 + 0.25 + 1) / count - (3.5 / count) ** 2
    assert test.ratio == pytest.approx(4 * 0.1 * (2 * mean - 1.1) / (2 * variance))
    assert test.bounds == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))


def test_no_verdict_before_the_variance_is_known():
    test = Sprt(Hypotheses(0.5, 0.9))
    for _ in range(FEWEST_DEALS - 1):
        test.add(1)
        assert test.verdict is SprtVerdict.OPEN
    test.add(1)
    assert test.verdict is SprtVerdict.BETTER


def test_a_verdict_is_final():
    test = Sprt(Hypotheses(0.5, 0.6))
    while test.verdict is SprtVerdict.OPEN:
        test.add(1)
    before = test.to_json()
    test.add(0)
    assert test.to_json() == before


@pytest.mark.parametrize("shared", [0.0, 0.2])
@pytest.mark.parametrize(("low", "high"), [(0.5, 0.6), (0.45, 0.55), (0.7, 0.8)])
def test_wrong_verdicts_are_as_rare_as_promised(low, high, shared):
    """Games are simulated as coin flips; `shared` is the fraction in which the win is shared."""
    chance = random.Random(9)
    matches = 300
    for truth, wrong in ((low, SprtVerdict.BETTER), (high, SprtVerdict.NOT_BETTER)):
        winning = (truth - shared / 2) / (1 - shared)

        def game(winning: float = winning) -> float:
            return 0.5 if chance.random() < shared else float(chance.random() < winning)

        errors = 0
        for _ in range(matches):
            test = Sprt(Hypotheses(low, high))
            while test.verdict is SprtVerdict.OPEN:
                test.add((game() + game()) / 2)
            errors += test.verdict is wrong
        # 5 % plus three standard deviations of 300 matches.
        assert errors / matches < 0.05 + 3 * sqrt(0.05 * 0.95 / matches)


def test_hypotheses_must_make_sense():
    for low, high in ((0.6, 0.5), (0.5, 0.5), (0, 0.5), (0.5, 1)):
        with pytest.raises(ValueError):
            Hypotheses(low, high)
