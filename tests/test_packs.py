"""The standard pack agrees with the box, and a wrong pack is refused with all its problems."""

from __future__ import annotations

import contextlib
import copy
import json
import pickle
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monkeypalace import packs
from monkeypalace.errors import PackError
from monkeypalace.game import Game, Options
from monkeypalace.locale import explain, source
from monkeypalace.notation import format_staircase, parse_staircase
from monkeypalace.packs import (
    PILE_IDS,
    Board,
    Card,
    Delivery,
    Pack,
    PackProblem,
    Severity,
    Source,
    Trophies,
    check_pack,
    format_pack,
    included_pack,
    load_pack,
    new_pack_text,
    parse_pack,
    standard_pack,
)
from monkeypalace.packs.checks import CHECKS
from monkeypalace.packs.loader import _data
from monkeypalace.packs.problems import CODES
from monkeypalace.palace import Colour, Ground, Pieces, Spot
from tests.processes import tied

STANDARD = standard_pack()
#: The digest of version 1, as in game files that were saved with it.
FIRST_DIGEST = "6772ebaf8750d57bb4db4c2cd5885ea7017d37718b7a1a438889703a528b3310"
#: The reader and the checks are tested with version 1, because its numbers never change.
TEXT = _data("standard-1.toml")
FIRST = parse_pack(TEXT)
CARD = (
    "{ bananas = 0, one_time = { icons = 1, columns = 0 }, recurring = { icons = 1, columns = 0 } }"
)


def changed(old: str, new: str, text: str = TEXT) -> str:
    """Return the text of version 1 with the first `old` replaced."""
    assert old in text, old
    return text.replace(old, new, 1)


def changed_pile(pile_id: str, cards: str) -> str:
    """Return the text of version 1 with other cards in a pile."""
    pattern = rf"(\[piles\.{pile_id}\]\ncards = )\[\n.*?\n\]"
    assert re.search(pattern, TEXT, re.DOTALL)
    return re.sub(pattern, lambda found: found[1] + cards, TEXT, count=1, flags=re.DOTALL)


def problems(text: str) -> list[PackProblem]:
    with pytest.raises(PackError) as caught:
        parse_pack(text, "mine.toml")
    error = caught.value
    assert error.code == "pack"
    assert error.params == {"file": "mine.toml", "count": len(error.causes)}
    sentence = explain(error)
    assert "mine.toml" in sentence
    for problem in error.causes:
        assert problem.code in CODES
        assert problem.place in explain(problem)
    return list(error.causes)


def found(text: str) -> list[tuple[str, str]]:
    """Return the code and the place of every problem."""
    return [(problem.code, problem.place) for problem in problems(text)]


def checked(pack: Pack) -> list[tuple[str, str]]:
    return [(problem.code, problem.place) for problem in check_pack(pack)]


def with_map(number: int, rows: list[str] | None = None, start: str | None = None) -> Pack:
    """Return version 1 with another ground or starting staircase on one map."""
    maps = [
        replace(
            ground_map,
            ground=Ground.from_rows(rows) if rows else ground_map.ground,
            start=parse_staircase(start) if start else ground_map.start,
        )
        if ground_map.number == number
        else ground_map
        for ground_map in FIRST.maps
    ]
    return replace(FIRST, maps=tuple(maps))


def with_board(seat: int, start: Pieces | None = None, delivery: Delivery | None = None) -> Pack:
    boards = [
        Board(
            seat,
            board.start if start is None else start,
            board.delivery if delivery is None else delivery,
        )
        if board.seat == seat
        else board
        for board in FIRST.boards
    ]
    return replace(FIRST, boards=tuple(boards))


def with_cards(change) -> Pack:
    """Return version 1 with every card changed by a function."""
    piles = [replace(pile, cards=tuple(map(change, pile.cards))) for pile in FIRST.piles]
    return replace(FIRST, piles=tuple(piles))


# The standard pack


def test_the_standard_pack_has_no_problems():
    assert check_pack(STANDARD) == ()


def test_the_standard_pack_has_the_boxs_numbers():
    assert STANDARD.tray == Pieces(80, 80, 16)
    assert len(STANDARD.cards) == 67
    assert (STANDARD.bonus_cards, STANDARD.bonus_bananas) == (14, 4)
    assert STANDARD.trophies == Trophies(monkey=2, butterfly=2, frog=-3)
    assert [board.seat for board in STANDARD.boards] == [1, 2, 3, 4]
    assert STANDARD.board(1).start == Pieces(arches=2)
    assert STANDARD.board(2).start == Pieces(arches=2, bricks=1)


def test_piles_lie_in_the_fixed_order_with_their_cost_and_colour():
    assert tuple(pile.id for pile in STANDARD.piles) == PILE_IDS
    sizes = {pile.id: len(pile.cards) for pile in STANDARD.piles}
    assert sizes == {**dict.fromkeys(PILE_IDS, 5), "1": 8, "2": 8, "6": 6}
    for pile in STANDARD.piles:
        assert pile.cost == int(pile.id[0])
        assert pile.colour == (Colour(pile.id[1]) if len(pile.id) > 1 else None)
        for number, card in enumerate(pile.cards, start=1):
            assert card.id == f"{pile.id}-{number}"
            assert (card.pile, card.cost, card.colour) == (pile.id, pile.cost, pile.colour)


def test_maps_have_even_colours_and_room_around_the_start():
    for ground_map in STANDARD.maps:
        counts = [len(ground_map.ground.spots_of(colour)) for colour in Colour]
        assert max(counts) - min(counts) <= 3
        assert format_staircase(ground_map.start) == "d4 E Eb"
        around = {"d4", "e4", "f4", "c4", "g4", "d3", "e3", "f3", "d5", "e5", "f5"}
        assert not around & set(ground_map.ground.spots_of(None))
    assert [len(each.ground.spots_of(None)) for each in STANDARD.maps] == [0, 0, 8, 10]


def test_each_colour_has_its_strength():
    """Light green for income, dark green for deliveries at once and columns, gold for bananas."""
    totals = {
        colour: (
            sum(card.recurring.icons for card in STANDARD.cards if card.colour is colour),
            sum(card.one_time.size for card in STANDARD.cards if card.colour is colour),
            sum(card.bananas for card in STANDARD.cards if card.colour is colour),
        )
        for colour in Colour
    }
    best = [max(Colour, key=lambda colour: totals[colour][kind]) for kind in range(3)]
    assert best == [Colour.LIGHT_GREEN, Colour.DARK_GREEN, Colour.GOLD]


def test_dearer_piles_have_more_bananas():
    for colour in (None, *Colour):
        piles = [pile for pile in STANDARD.piles if pile.colour is colour]
        best = [max(card.bananas for card in pile.cards) for pile in piles]
        assert best == sorted(set(best))


def test_no_card_of_a_pile_is_better_than_another_in_everything():
    def values(card: Card) -> tuple[int, ...]:
        once, always = card.one_time, card.recurring
        return (card.bananas, once.icons, once.columns, always.icons, always.columns)

    for pile in STANDARD.piles:
        for card in pile.cards:
            for other in pile.cards:
                better = [a >= b for a, b in zip(values(card), values(other), strict=True)]
                assert values(card) == values(other) or not all(better), (card.id, other.id)


def test_lookups_find_what_is_there_and_nothing_else():
    assert STANDARD.card("5d-2") is STANDARD.pile("5d").cards[1]
    assert STANDARD.map(3).number == 3
    wrong: list[tuple[Callable[[Any], object], Any]] = [
        (STANDARD.card, "5d-9"),
        (STANDARD.card, "7-1"),
        (STANDARD.card, ""),
        (STANDARD.pile, "5x"),
        (STANDARD.board, 5),
        (STANDARD.map, 0),
    ]
    for lookup, key in wrong:
        with pytest.raises(KeyError):
            lookup(key)


def test_every_value_has_a_source():
    for pile in STANDARD.piles:
        for number in range(1, len(pile.cards) + 1):
            assert STANDARD.source(f"piles.{pile.id}.cards[{number}].bananas") is Source.OURS
    for seat in (1, 2, 3, 4):
        expected = Source.RULEBOOK if seat <= 2 else Source.OURS
        assert STANDARD.source(f"boards.{seat}.start") is expected
        assert STANDARD.source(f"boards.{seat}.delivery.icons") is Source.OURS
    for place in ("tray.arches", "bonus.cards", "trophies.frog"):
        assert STANDARD.source(place) is Source.RULEBOOK
    assert STANDARD.source("maps.4.ground") is Source.OURS
    with pytest.raises(KeyError):
        STANDARD.source("name")


def test_packs_can_be_copied_hashed_and_sent_to_other_processes():
    assert pickle.loads(pickle.dumps(STANDARD)) == STANDARD
    assert copy.deepcopy(STANDARD) == STANDARD
    assert len({STANDARD, parse_pack(_data("standard.toml"))}) == 1
    assert standard_pack() is STANDARD


# The digest


def test_the_digest_ignores_names_comments_and_sources():
    text = changed('name = "standard"', 'name = "other"')
    text = changed('version = "1"', 'version = "99" # a comment', text)
    text = changed('name = "Rings"', 'name = "Stripes"', text)
    text = text.replace('source = "ours"', 'source = "box"')
    pack = parse_pack(text)
    assert pack.name == "other"
    assert pack.digest == FIRST.digest
    assert re.fullmatch("[0-9a-f]{64}", pack.digest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bananas = 11", "bananas = 12"),
        ("start = { arches = 2, bricks = 3", "start = { arches = 2, bricks = 4"),
        ("delivery = { icons = 2", "delivery = { icons = 3"),
        ('"lgdgdgld"', '"lgdgdgll"'),
        ('"d4 E Eb"', '"e4 E Eb"'),
        ("one_time = { icons = 1, columns = 0", "one_time = { icons = 0, columns = 0"),
        ("recurring = { icons = 1, columns = 0", "recurring = { icons = 1, columns = 1"),
    ],
)
def test_the_digest_depends_on_every_value_of_play(old, new):
    assert parse_pack(changed(old, new)).digest != FIRST.digest


def test_the_digest_is_the_same_in_every_process():
    code = "from monkeypalace.packs import standard_pack; print(standard_pack().digest)"
    for seed in ("0", "1"):
        done = subprocess.run(
            tied([sys.executable, "-c", code]),
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == STANDARD.digest


# Files


def test_a_pack_is_read_from_a_file(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(TEXT, encoding="utf-8")
    assert load_pack(file) == FIRST
    assert load_pack(str(file)) == FIRST


def test_byte_order_marks_and_dos_line_ends_are_accepted(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load_pack(file) == FIRST


@pytest.mark.parametrize("kind", ["file-missing", "file-unreadable", "file-too-large", "encoding"])
def test_a_file_that_cannot_be_read(kind, tmp_path):
    file = tmp_path / "mine.toml"
    if kind == "file-unreadable":
        file.mkdir()
    if kind == "file-too-large":
        file.write_bytes(b"#" * 1_000_001)
    if kind == "encoding":
        file.write_bytes(b'name = "caf\xe9"')
    with pytest.raises(PackError) as caught:
        load_pack(file)
    assert [problem.code for problem in caught.value.causes] == [kind]
    assert str(file) in str(caught.value)


@pytest.mark.parametrize("name", ["a\0b", "", "x" * 5000, b"mine.toml", None])
def test_a_name_that_no_file_can_have(name):
    with pytest.raises(PackError) as caught:
        load_pack(name)
    assert [problem.code for problem in caught.value.causes] == ["file-unreadable"]


def test_a_large_file_with_many_comments_is_accepted(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(TEXT + "#" * (1_000_000 - len(TEXT.encode())), encoding="utf-8")
    assert load_pack(file) == FIRST


def test_an_endless_device_is_refused():
    with pytest.raises(PackError) as caught:
        load_pack("/dev/zero")
    assert [problem.code for problem in caught.value.causes] == ["file-too-large"]


def test_the_order_of_tables_in_the_file_does_not_matter():
    head, first, rest = re.split(r"(?=\[piles\.[12]\])", TEXT)
    assert parse_pack(head + rest + first) == FIRST


def test_the_new_pack_is_the_standard_one_with_instructions():
    text = new_pack_text()
    pack = parse_pack(text)
    assert pack.name == "my-box"
    assert pack.digest == STANDARD.digest
    assert check_pack(pack) == ()
    assert text.startswith("# A pack for your own box")
    assert "monkeypalace pack check FILE" in text
    assert max(map(len, text.splitlines())) <= 100


# Malformed text


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("format = ", "syntax", 1, 10),
        ("format = 1\nname = standard\n", "syntax", 2, 8),
        ("format = 1\nformat = 1\n", "twice", 2, 11),
        ("[piles.3l]\n[piles.3l]\n", "twice", 2, 10),
        ("a = { b = 1, b = 2 }", "twice", 1, 19),
        ('format = 1\nname = "', "syntax", 2, 9),
        ("x = " + "9" * 5_000, "syntax", 1, 1),
    ],
    ids=["value", "quotes", "key", "table", "inline", "end", "digits"],
)
def test_text_that_is_not_toml_is_shown_by_line_and_column(text, code, line, column):
    (problem,) = problems(text)
    assert problem.code == code
    assert (problem.params["line"], problem.params["column"]) == (line, column)
    assert len(str(problem.params["text"])) <= 40


def test_a_bad_line_is_quoted():
    (problem,) = problems("format = 1\nname = standard\n")
    assert problem.params["text"] == '"name = standard"'
    assert "Line 2, column 8" in explain(problem)


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("bananas = 11,", "bananas = true,", "not-a-number", "piles.6.cards[6].bananas"),
        ("bananas = 11,", 'bananas = "11",', "not-a-number", "piles.6.cards[6].bananas"),
        ("bananas = 11,", "bananas = 11.0,", "not-a-number", "piles.6.cards[6].bananas"),
        ("bananas = 11,", "bananas = -1,", "range", "piles.6.cards[6].bananas"),
        ("bananas = 11,", "bananas = 1000,", "range", "piles.6.cards[6].bananas"),
        ("bananas = 11,", f"bananas = {'9' * 4000},", "range", "piles.6.cards[6].bananas"),
        ("bananas = 11,", "", "missing", "piles.6.cards[6].bananas"),
        ("bananas = 11,", "bananas = 11, price = 6,", "unknown", "piles.6.cards[6].price"),
        ('name = "Rings"', "name = 1", "not-a-text", "maps.1.name"),
        ('name = "Rings"', 'name = "  "', "length", "maps.1.name"),
        ('name = "Rings"', f'name = "{"x" * 61}"', "length", "maps.1.name"),
        ('name = "Rings"', 'name = "a\\nb"', "unprintable", "maps.1.name"),
        ('name = "standard"', 'name = ""', "length", "name"),
        ('version = "1"', "version = 1", "not-a-text", "version"),
        ('version = "1"', "", "missing", "version"),
        ("format = 1", "format = 2", "format", "format"),
        ("format = 1", 'format = "1"', "not-a-number", "format"),
        ("format = 1", "format = 1\nbanana = 1", "unknown", "banana"),
        ("format = 1", 'format = 1\n"a b" = 1', "unknown", '"a b"'),
        ("delivery = { icons = 2", "delivery = { icons = 21", "range", "boards.1.delivery.icons"),
        (
            "delivery = { icons = 2, columns = 0 }",
            "delivery = 2",
            "not-a-table",
            "boards.1.delivery",
        ),
        ('"lgdgdgld",', "", "ground-rows", "maps.1.ground"),
        ('"lgdgdgld"', '"lgdgdgl"', "ground-row", "maps.1.ground[1]"),
        ('"lgdgdgld"', '"lgdgdglx"', "ground-row", "maps.1.ground[1]"),
        ('"lgdgdgld"', '"lgdgdgld\\n"', "ground-row", "maps.1.ground[1]"),
        ('"lgdgdgld"', "7", "ground-row", "maps.1.ground[1]"),
        ('"d4 E Eb"', '"d4 E X"', "start-text", "maps.1.start"),
        ('"d4 E Eb"', '"z9 E Eb"', "start-text", "maps.1.start"),
        ('"d4 E Eb"', "[]", "not-a-text", "maps.1.start"),
        ('source = "rulebook"', 'source = "memory"', "source", "tray.source"),
        ('source = "rulebook"', "source = 1", "source", "tray.source"),
        ('source = "rulebook"', "", "missing", "tray.source"),
        ('{ start = "rulebook", ', "{ ", "missing", "boards.1.source.start"),
        ('{ start = "rulebook", ', '{ start = "box!", ', "source", "boards.1.source.start"),
        ("[boards.4]", "[boards.5]", "unknown", "boards.5"),
        ("[maps.4]", "[maps.four]", "unknown", "maps.four"),
        ("[piles.3l]", "[piles.3k]", "unknown", "piles.3k"),
        ("frog = -3", "toad = -3", "unknown", "trophies.toad"),
    ],
)
def test_a_value_of_the_wrong_form_is_named_by_its_place(old, new, code, place):
    """The problem names the place of the wrong value; a misspelt key may give two problems."""
    assert (code, place) in found(changed(old, new))


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("7", ("not-a-list", "piles.3l.cards")),
        ("[7]", ("not-a-table", "piles.3l.cards[1]")),
        (f"[{CARD}, 'card']", ("not-a-table", "piles.3l.cards[2]")),
        ("[]", ("pile-empty", "piles.3l.cards")),
        ("[{}]", ("missing", "piles.3l.cards[1].recurring")),
    ],
)
def test_piles_that_are_not_a_list_of_cards(cards, expected):
    assert expected in found(changed_pile("3l", cards))


@pytest.mark.parametrize(
    ("old", "new", "place", "meant"),
    [
        ("bananas = 11", "banana = 11", "piles.6.cards[6].banana", "bananas"),
        ("[trophies]", "[trophys]", "trophys", "trophies"),
        ("columns = 16", "collumns = 16", "tray.collumns", "columns"),
        ("{ start = ", "{ strat = ", "boards.1.source.strat", "start"),
    ],
)
def test_misspelt_keys_are_guessed(old, new, place, meant):
    (problem,) = [problem for problem in problems(changed(old, new)) if problem.code == "misspelt"]
    assert (problem.place, problem.params["meant"]) == (place, meant)
    assert f"did you mean {meant}?" in explain(problem)


def test_all_problems_are_named_at_once():
    """Numbers are checked, too, in the parts of the file that can be read."""
    text = changed("frog = -3", "frog = 3")
    text = changed("bananas = 4 # each", "bananas = true", text)
    text = changed('"lll.ddgg"', '"lll.ddg?"', text)
    text = changed("bananas = 11", "bananas = -10", text)
    text = changed("bananas = 8", "bananas = 800", text)
    assert sorted(found(text)) == [
        ("count", "trophies.frog"),
        ("ground-row", "maps.3.ground[1]"),
        ("not-a-number", "bonus.bananas"),
        ("range", "piles.5l.cards[5].bananas"),
        ("range", "piles.6.cards[6].bananas"),
    ]


def test_an_empty_file_lacks_every_part():
    assert found("") == [
        ("missing", "format"),
        ("missing", "name"),
        ("missing", "version"),
        ("missing", "tray"),
        ("missing", "bonus"),
        ("missing", "trophies"),
        ("missing", "boards"),
        ("missing", "maps"),
        ("missing", "piles"),
    ]


@given(st.text())
def test_any_text_is_refused_properly(text):
    with pytest.raises(PackError) as caught:
        parse_pack(text)
    assert str(caught.value)


TOML_VALUES = st.recursive(
    st.one_of(st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


def _toml(value) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k)} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


@given(st.data())
def test_any_value_anywhere_is_refused_properly_or_read(data):
    """Any value of the file is replaced by anything."""
    values = list(re.finditer(r'(?<= = )(-?\d+|"[^"\n]*"|\{[^{}\n]*\})', TEXT))
    value = data.draw(st.sampled_from(values))
    new = _toml(data.draw(TOML_VALUES))
    with contextlib.suppress(PackError):
        pack = parse_pack(TEXT[: value.start()] + new + TEXT[value.end() :])
        assert not [each for each in check_pack(pack) if each.severity is Severity.ERROR]


# The numbers of the box: for each check, version 1 passes and a changed pack fails


def test_checks_have_different_names():
    assert len({check.__name__ for check in CHECKS}) == len(CHECKS)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("arches = 80", "arches = 79", "tray.arches"),
        ("bricks = 80", "bricks = 81", "tray.bricks"),
        ("columns = 16", "columns = 15", "tray.columns"),
        ("cards = 14", "cards = 15", "bonus.cards"),
        ("bananas = 4 # each", "bananas = 5", "bonus.bananas"),
        ("monkey = 2", "monkey = 3", "trophies.monkey"),
        ("butterfly = 2", "butterfly = 1", "trophies.butterfly"),
        ("frog = -3", "frog = -2", "trophies.frog"),
    ],
)
def test_the_rulebooks_counts(old, new, place):
    assert found(changed(old, new)) == [("count", place)]


def test_a_tray_that_is_too_small_for_the_start_is_one_problem():
    assert found(changed("arches = 80", "arches = 3")) == [("count", "tray.arches")]


def test_there_are_67_cards():
    (problem,) = problems(changed_pile("1", "[" + ", ".join([CARD] * 7) + "]"))
    assert (problem.code, problem.place) == ("card-count", "piles")
    assert problem.params == {"place": "piles", "found": 66, "expected": 67}


def test_no_pile_is_empty():
    # Pile 1 gets as many cards as pile 6 loses, so the empty pile is the only problem.
    text = changed_pile("1", "[" + ", ".join([CARD] * 14) + "]")
    text = changed("[piles.6]\ncards = [", "[piles.6]\ncards = []\nrest = [", text)
    text = re.sub(r"rest = \[\n.*?\n\]\n", "", text, flags=re.DOTALL)
    assert found(text) == [("pile-empty", "piles.6.cards")]


@pytest.mark.parametrize(
    ("seat", "start"),
    [
        (1, Pieces(arches=2, bricks=1)),
        (1, Pieces(arches=3)),
        (2, Pieces(arches=2)),
        (2, Pieces(arches=2, bricks=1, columns=1)),
    ],
)
def test_the_first_two_hands(seat, start):
    assert ("first-hand", f"boards.{seat}.start") in checked(with_board(seat, start))


def test_the_other_two_hands_are_free():
    assert checked(with_board(3, Pieces(3, 3))) == [("later-seat-gets-less", "boards.4.start")]
    assert checked(with_board(4, Pieces(3, 3, 1))) == []


def test_a_first_hand_is_no_larger_than_what_can_be_played():
    assert checked(with_board(4, Pieces(9, 9, 4))) == []
    for start in (Pieces(10), Pieces(2, 10), Pieces(2, 2, 5), Pieces(70, 70, 16)):
        assert checked(with_board(4, start)) == [("hand-too-large", "boards.4.start")]


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 20_000) + " = 1",
        "[" + ".".join("a" * 20_000) + "]",
        " . ".join(['"x"'] * 20_000) + " = 1",
        "a = " + "[" * 20_000,
        "a = {b = " * 20_000,
        "\n".join(f"a{number} = 1" for number in range(20_000)),
        "\n".join(f"[a{number}]" for number in range(20_000)),
        "a = [" + "1," * 20_000 + "]",
        "a = " + "{b.c.d.e.f.g.h.i.j.k.l = 1}",
        "x" * 100_000 + ".y" * 50_000,
    ],
    ids=range(10),
)
def test_a_text_that_is_far_too_complex_is_refused_before_it_is_parsed(
    text: str, monkeypatch: pytest.MonkeyPatch
):
    """The parser of the standard library would need gigabytes for the first text."""
    parsed: list[str] = []

    def note_and_refuse(given: str) -> None:
        parsed.append(given)
        raise tomllib.TOMLDecodeError("invalid (at line 1, column 1)")

    monkeypatch.setattr(tomllib, "loads", note_and_refuse)
    assert found(text) == [("too-complex", "")]
    assert parsed == []
    # Other texts do reach the parser.
    assert found("a = 1") == [("syntax", "")]
    assert parsed == ["a = 1"]


def test_quotes_are_read_in_linear_time():
    """Quadratic time, one search for the end of each quote, would exceed the limit of a test."""
    assert found('"' * 499_999 + "'" * 499_999)[0][0] == "syntax"


def test_strings_and_comments_do_not_count_as_complex(tmp_path):
    comment = "# " + "a." * 1000 + " = [[[[[[[[[[[[[[[[[[[[\n"
    named = changed('name = "standard"', 'name = "a.b.c.d.e.f.g.h.i.j.k.l.m [[[[[[[[[[[[[[["')
    assert parse_pack(comment + named).digest


def test_a_board_delivers_something_or_a_game_might_never_end():
    assert checked(with_board(3, delivery=Delivery(icons=1))) == []
    assert checked(with_board(3, delivery=Delivery(columns=1))) == []
    assert checked(with_board(3, delivery=Delivery())) == [("no-delivery", "boards.3.delivery")]


def test_an_owner_may_block_spots_on_maps_1_and_2():
    """It is only our guess that these maps have no blocked spots, so there is only a warning."""
    rows = ["l" * 4 + "d" * 3 + "."] + ["gggddlll"] * 7
    for number in (1, 2):
        pack = with_map(number, rows)
        (problem,) = check_pack(pack)
        assert (problem.code, problem.place) == ("map-not-open", f"maps.{number}.ground")
        assert problem.severity is Severity.WARNING
        assert parse_pack(format_pack(pack)).map(number).ground.is_blocked(Spot("h8"))
        game = Game(2, seed=1, pack=pack, options=Options(map=number))
        assert game.state.palace.ground.is_blocked(Spot("h8"))
    for number in (3, 4):
        assert checked(with_map(number, rows)) == []


def test_maps_3_and_4_are_blocked_in_part():
    rows = ["gggddlll"] * 8
    for number in (3, 4):
        assert checked(with_map(number, rows)) == [("map-not-blocked", f"maps.{number}.ground")]
    for number in (1, 2):
        assert checked(with_map(number, rows)) == []


@pytest.mark.parametrize("spot", ["d4", "e4", "f4"])
def test_no_start_spot_is_blocked(spot):
    rows = [list("gggddlll") for _ in range(8)]
    rows[4]["abcdefgh".index(spot[0])] = "."
    pack = with_map(3, ["".join(row) for row in rows])
    assert set(checked(pack)) == {("start-blocked", "maps.3.start")}
    assert {problem.params["spot"] for problem in check_pack(pack)} == {spot}


@pytest.mark.parametrize(
    ("start", "codes"),
    [
        ("d4 E Eb", []),
        ("c6 S Eb", []),
        ("d4 bEb E", ["start-pieces", "start-rule"]),
        ("d4 E", ["start-pieces"]),
        ("d4", ["start-pieces", "start-rule"]),
        ("d4 E E", ["start-pieces", "start-rule"]),
        ("d4 E bW", ["start-rule", "start-rule"]),
        ("h4 E Eb", ["start-rule"]),
        ("d4 E E b", ["start-rule", "start-rule"]),
    ],
)
def test_starting_staircases_keep_the_building_rules(start, codes):
    assert checked(with_map(1, start=start)) == [(code, "maps.1.start") for code in codes]


def test_a_broken_building_rule_is_explained():
    (problem,) = check_pack(with_map(1, start="h4 E Eb"))
    assert [cause.code for cause in problem.causes] == ["d-off-the-map"]
    assert explain(problem.causes[0]) in explain(problem)


def test_an_error_comes_before_a_warning():
    pack = replace(with_board(4, Pieces(columns=1)), bonus_cards=1)
    assert [problem.severity for problem in check_pack(pack)] == [
        Severity.ERROR,
        Severity.WARNING,
        Severity.WARNING,
    ]


# Warnings


def test_warnings_do_not_keep_a_pack_from_being_played():
    text = changed("start = { arches = 2, bricks = 3", "start = { arches = 0, bricks = 1")
    assert [problem.code for problem in check_pack(parse_pack(text))] == [
        "hand-without-arch",
        "later-seat-gets-less",
    ]
    for problem in check_pack(parse_pack(text)):
        assert problem.severity is Severity.WARNING
        assert problem.place in explain(problem)


def test_a_one_time_delivery_of_two_icons_and_a_column_can_happen():
    def no_columns(card: Card) -> Card:
        return replace(card, one_time=Delivery(card.one_time.icons))

    assert ("one-time-example", "piles") in checked(with_cards(no_columns))


def test_two_icons_and_a_column_may_come_from_two_cards_that_can_be_taken_together():
    def only(*deliveries: tuple[str, Delivery]) -> Pack:
        wanted = dict(deliveries)
        return with_cards(
            lambda card: replace(
                card, one_time=wanted.get(card.id, Delivery()), recurring=Delivery()
            )
        )

    icons, column = Delivery(icons=2), Delivery(columns=1)
    missing = ("one-time-example", "piles")
    assert missing not in checked(only(("3l-1", icons), ("4l-1", column)))
    assert missing not in checked(only(("3l-1", icons), ("6-1", column)))
    # Two cards of one pile, or of two colours, are never taken in one turn.
    assert missing in checked(only(("3l-1", icons), ("3l-2", column)))
    assert missing in checked(only(("3l-1", icons), ("4d-1", column)))


def test_a_recurring_delivery_of_nine_icons_can_happen():
    def poor(card: Card) -> Card:
        return replace(card, recurring=Delivery(min(card.recurring.icons, 1)))

    missing = ("recurring-example", "piles")
    # Two icons from the board and one from each of four cards are six.
    assert missing in checked(with_cards(poor))
    assert missing not in checked(replace(with_cards(poor), boards=with_boards_of(5)))
    assert missing in checked(replace(with_cards(poor), boards=with_boards_of(10)))


def with_boards_of(icons: int) -> tuple[Board, ...]:
    return tuple(replace(board, delivery=Delivery(icons)) for board in FIRST.boards)


def test_high_bananas_go_with_few_bricks():
    def richer(card: Card) -> Card:
        return replace(card, one_time=Delivery(5)) if card.id == "3g-5" else card

    (problem,) = check_pack(with_cards(richer))
    assert (problem.code, problem.place) == ("bananas-and-bricks", "piles.3g.cards[5]")
    assert (problem.params["card"], problem.params["other"]) == ("3g-5", "3g-2")
    assert problem.severity is Severity.WARNING


def test_a_map_has_all_three_colours():
    (problem,) = check_pack(with_map(1, ["lllldddd"] * 8))
    assert (problem.code, problem.place) == ("colour-missing", "maps.1.ground")
    assert "golden" in explain(problem)


def test_no_spot_is_cut_off():
    assert checked(with_map(3, [".gdlllll", "g.dlllll", *["ggddllll"] * 6])) == []
    (problem,) = check_pack(with_map(3, ["g.dlllll", ".gdlllll", *["ggddllll"] * 6]))
    assert (problem.code, problem.params["spot"]) == ("spot-cut-off", "a8")


# Texts


def test_every_code_that_is_used_is_listed():
    folder = Path(packs.__file__).parent
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    used = set(re.findall(r'(?:PackProblem|_warning|report)\(\s*"([a-z-]+)"', text))
    assert len(used) > 30
    assert used - set(CODES) == set()


def test_every_code_has_a_sentence():
    ids = set(re.findall(r"^pack-([a-z-]+) =", source("files"), re.MULTILINE))
    assert set(CODES) - ids == set()


def test_a_sentence_names_place_fault_and_expectation():
    (problem,) = problems(changed("bananas = 11", "bananas = -1"))
    assert explain(problem) == (
        "piles.6.cards[6].bananas: expected a number from 0 to 50, but found -1."
    )
    with pytest.raises(PackError) as caught:
        parse_pack(changed("bananas = 11", "bananas = -1"), "mine.toml")
    assert str(caught.value).startswith("The pack “mine.toml” has a problem.")


# Written packs, and earlier versions


def test_a_written_pack_is_read_again():
    assert parse_pack(format_pack(FIRST)) == FIRST
    assert dict(parse_pack(format_pack(FIRST)).sources) == dict(FIRST.sources)
    named = replace(FIRST, name='a "quoted" \\ name', sources=())
    assert parse_pack(format_pack(named)).name == named.name
    assert parse_pack(format_pack(named)).source("tray.arches") is Source.OURS


def test_the_publishers_faq_is_a_source():
    text = changed(
        'monkey = 2\nbutterfly = 2\nfrog = -3\nsource = "rulebook"',
        'monkey = 2\nbutterfly = 2\nfrog = -3\nsource = "faq"',
    )
    assert parse_pack(text).source("trophies.frog") is Source.FAQ
    assert parse_pack(text).digest == FIRST.digest


def test_earlier_versions_of_the_standard_pack_are_found_by_their_digest():
    first = included_pack(FIRST_DIGEST)
    assert first is not None
    assert (first.name, first.version) == ("standard", "1")
    assert included_pack(STANDARD.digest) is STANDARD
    for unknown in ("standard", "", None, 1, ["1"]):
        assert included_pack(unknown) is None
