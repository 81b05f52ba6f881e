"""The game's own random generator."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from monkeypalace.game import LARGEST_SEED, Chance


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        # The reference values of SplitMix64, as its authors' C code prints them.
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ],
)
def test_it_is_splitmix64(seed, numbers):
    chance = Chance(seed)
    assert [chance.bits() for _ in numbers] == numbers


def test_the_shuffle_never_changes():
    # If this changes, every saved seed gives a different game.
    assert Chance(1).shuffled(range(10)) == (4, 2, 8, 1, 9, 3, 0, 6, 7, 5)


def test_a_generator_continues_its_stream():
    chance, again = Chance(5), Chance(5)
    first = [chance.below(100) for _ in range(20)]
    assert first == [again.below(100) for _ in range(20)]
    assert [chance.below(100) for _ in range(20)] != first


def test_all_bits_of_the_seed_matter():
    found = {Chance(1 << bit).bits() for bit in range(64)}
    assert len(found) == 64
    assert Chance(LARGEST_SEED).bits() != Chance(0).bits()


def test_below_stays_below():
    chance = Chance(3)
    for limit in (1, 2, 3, 7, 67, 1 << 63, (1 << 64) - 1, 1 << 64):
        assert all(0 <= chance.below(limit) < limit for _ in range(50))


def test_below_is_uniform():
    chance = Chance(4)
    counts = Counter(chance.below(6) for _ in range(60_000))
    # 10,000 expected, standard deviation 91.
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


def test_numbers_that_would_bias_the_result_are_rejected():
    # With this limit nearly half of all 64-bit numbers must be thrown away.
    limit = (1 << 63) + 1
    chance, raw = Chance(9), Chance(9)
    drawn = [chance.below(limit) for _ in range(50)]
    kept = [bits for bits in (raw.bits() for _ in range(200)) if bits < limit]
    assert drawn == kept[:50]


def test_every_order_is_equally_likely():
    chance = Chance(6)
    counts = Counter(chance.shuffled("abc") for _ in range(12_000))
    assert set(counts) == set(permutations("abc"))
    # 2,000 expected, standard deviation 41.
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_shuffling_keeps_the_items_and_the_original():
    items = ["a", "b", "c", "d", "e"]
    shuffled = Chance(8).shuffled(items)
    assert sorted(shuffled) == items == ["a", "b", "c", "d", "e"]
    assert Chance(8).shuffled([]) == ()
    assert Chance(8).shuffled(["one"]) == ("one",)


def test_choice_takes_any_item():
    chance = Chance(10)
    assert {chance.choice("abcd") for _ in range(200)} == set("abcd")
