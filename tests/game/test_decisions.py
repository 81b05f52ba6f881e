"""Legal decisions are exactly those that are listed, and invalid values change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice, product
from typing import Any

import pytest

from monkeypalace.building import Arch, Staircase
from monkeypalace.errors import DecisionError
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Decision,
    Game,
    Kind,
    Options,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    State,
    TakeFrog,
    UseIcons,
    legal,
    play,
    refusal,
)
from monkeypalace.notation import parse_staircase
from monkeypalace.packs import PILE_IDS, Delivery
from monkeypalace.palace import SPOTS, Animal, Colour, Direction, Piece, Pieces, Spot
from monkeypalace.search import generate
from tests.boards import START
from tests.game.tables import (
    NONSENSE,
    NOTHING,
    after,
    nonsense,
    pack,
    refused,
    refused_value,
    table,
)
from tests.random_games import SETTINGS, random_decision

FROG = Options(frog=True)
CARDS = pack({"1-1": {"one_time": Delivery(icons=3, columns=1)}})
FULL = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]

#: A state of every kind; for some kinds there are several, which differ in what is legal.
MOMENTS: dict[str, State] = {
    "frog before building": table(START, Pieces(2, 1), options=FROG),
    "build": table(START, Pieces(arches=2, bricks=1)),
    "pass": table(START, Pieces(arches=1)),
    "buy": after(table(START, Pieces(3, 2)), "b4 E E Nbb"),
    "buy with an empty pile": replace(
        after(table(START, Pieces(2)), "b4 E E"),
        piles=((), *after(table(START, Pieces(2)), "b4 E E").piles[1:]),
    ),
    "one-time delivery": after(table(START, Pieces(2), pack=CARDS), "b4 E E", "buy 1"),
    "one-time delivery, few bricks": after(
        table(START, Pieces(2), pack=CARDS, tray=Pieces(9, 1, 0)), "b4 E E", "buy 1"
    ),
    "place cards, full board": after(
        table(START, Pieces(2), places=FULL), "b4 E E", "buy 1 2", "take 2a 0b"
    ),
    "place cards, one empty place": after(
        table(START, Pieces(2), places=FULL[:3]), "b4 E E", "buy 1 2", "take 2a 0b"
    ),
    "recurring delivery": after(table(START, places=FULL), "pass"),
    "recurring delivery, few arches": after(
        table(START, places=FULL, tray=Pieces(2, 3, 1)), "pass"
    ),
    "recurring delivery, empty tray": after(table(START, tray=NOTHING), "pass"),
    "monkey": after(table(START, Pieces(1, 2)), "e5 bbS", "buy nothing", "take 2a 0b"),
    "frog": after(
        table(START, Pieces(2), options=FROG), "no frog", "b4 E E", "buy nothing", "take 2a 0b"
    ),
    "frog knob": after(
        table(START, Pieces(1, 1), options=FROG, decorations={Colour.DARK_GREEN: 0}),
        "frog",
        "c4 bE",
        "buy nothing",
        "take 2a 0b",
    ),
    "over": after(table(START, seat=2, tray=NOTHING), "pass", "take 2a 0b"),
}

#: One decision of every class, each legal somewhere.
OF_EACH_CLASS: tuple[Decision, ...] = (
    Build(parse_staircase("b4 E E")),
    Pass(),
    Buy(("1",)),
    UseIcons(3, 0),
    PlaceCard("1-1", 1),
    PutMonkey(Spot("d4")),
    TakeFrog(True),
    PutFrog(Spot("c4")),
)

PLAYING = [name for name in MOMENTS if name != "over"]


def test_there_is_a_moment_of_every_kind():
    assert {state.kind for state in MOMENTS.values()} == set(Kind)


# What is listed and what is not


def candidates(state: State) -> Iterator[Any]:
    """Yield decisions of the classes that fit this state: all legal ones, and many illegal ones."""
    match state.kind:
        case Kind.BUILD:
            yield Pass()
            # What a player with more pieces could build, and every way to continue.
            for staircase in generate(state.palace, state.player.hand + Pieces(1, 1, 1)):
                yield Build(staircase)
            for staircase in generate(state.palace, state.player.hand):
                yield Build(replace(staircase, arches=staircase.arches[:-1]))
                yield Build(replace(staircase, trailing=(Piece.BRICK,)))
                for direction in Direction:
                    yield Build(replace(staircase, arches=(Arch(direction), *staircase.arches)))
                for start in SPOTS[::7]:
                    yield Build(replace(staircase, start=start))
        case Kind.BUY:
            for size in range(5):
                for piles in combinations(PILE_IDS, size):
                    yield Buy(piles)
                    yield Buy((*piles, "1"))
                    yield Buy(piles[::-1])
            yield Buy(("7",))
        case Kind.ONE_TIME_DELIVERY | Kind.RECURRING_DELIVERY:
            counts = range(-1, state.delivery().icons + 3)
            for arches, bricks, replacements in product(counts, repeat=3):
                yield UseIcons(arches, bricks, replacements)
        case Kind.PLACE_CARD:
            for card, place in product(state.pack.cards, range(-1, 7)):
                yield PlaceCard(card.id, place)
        case Kind.MONKEY:
            yield from (PutMonkey(spot) for spot in (*SPOTS, Spot("i9"), Spot("")))
        case Kind.FROG_KNOB:
            yield from (PutFrog(spot) for spot in (*SPOTS, Spot("i9"), Spot("")))
        case Kind.FROG | Kind.FROG_BEFORE_BUILDING:
            odd: Any
            for odd in (True, False, 1, 0, None, "frog"):
                yield TakeFrog(odd)
        case Kind.OVER:
            yield from OF_EACH_CLASS


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_listed_is_legal_and_nothing_else_is(moment):
    state = MOMENTS[moment]
    # Compared as text, because `1 == True`, but `1` is not a legal answer.
    listed = {repr(decision) for decision in legal(state)}
    assert len(listed) == sum(1 for _ in legal(state)), "something is listed twice"
    assert all(decision in legal(state) for decision in legal(state))
    seen = set()
    for decision in candidates(state):
        expected = repr(decision) in listed
        seen.add(expected)
        assert (decision in legal(state)) == expected, decision
        assert (refusal(state, decision) is None) == expected
    # The candidates include legal and illegal ones, except after the end, when nothing is legal.
    assert seen == ({False} if state.is_over else {True, False})
    assert bool(legal(state)) == bool(listed)


@pytest.mark.parametrize("moment", PLAYING)
def test_what_is_listed_can_be_played(moment):
    state = MOMENTS[moment]
    for decision in legal(state):
        now, _ = play(state, decision, seat=state.seat)
        assert now != state


@pytest.mark.parametrize("seed", [13, 60, 110, 159, 350])
def test_the_list_and_the_refusals_agree_throughout_a_game(seed):
    players, options = SETTINGS[seed]
    game = Game(players, seed=seed, options=options)
    chance = Chance(seed)
    while not game.is_over:
        if game.kind is Kind.BUILD:
            # There may be millions; `tests/search/test_agreement.py` checks them.
            assert all(decision in game.legal for decision in islice(game.legal, 20))
        else:
            listed = {repr(decision) for decision in game.legal}
            for decision in candidates(game.state):
                assert (decision in game.legal) == (repr(decision) in listed), decision
        game.play(random_decision(game.state, chance))


# Wrong player, wrong moment


@pytest.mark.parametrize("moment", PLAYING)
def test_only_the_seat_whose_turn_it_is_decides(moment):
    state = MOMENTS[moment]
    decision = next(iter(legal(state)))
    error = refused(state, decision, seat=2)
    assert (error.code, error.params) == ("not-your-turn", {"seat": "2", "turn": 1})
    play(state, decision, seat=1)
    play(state, decision)


@pytest.mark.parametrize("seat", [0, 3, *nonsense("none")])
def test_a_seat_that_does_not_exist_decides_nothing(seat):
    state = MOMENTS["build"]
    assert refused(state, next(iter(legal(state))), seat=seat).code == "not-your-turn"


@pytest.mark.parametrize("moment", PLAYING)
@pytest.mark.parametrize("decision", OF_EACH_CLASS, ids=lambda decision: type(decision).__name__)
def test_a_decision_of_another_step_is_refused(moment, decision):
    state = MOMENTS[moment]
    found = refusal(state, decision)
    if state.kind in decision.kinds:
        assert found is None or found.code != "wrong-step"
    else:
        error = refused(state, decision)
        assert (error.code, error.params) == (
            "wrong-step",
            {"asked": str(state.kind), "given": type(decision).__name__},
        )


@pytest.mark.parametrize(
    "value",
    [
        *nonsense(),
        pytest.param(Build, id="a class"),
        pytest.param(parse_staircase("b4 E E"), id="a staircase"),
    ],
)
def test_a_value_that_is_not_a_decision_is_refused(value):
    for moment in PLAYING:
        assert refused_value(MOMENTS[moment], value).code == "no-decision"


@pytest.mark.parametrize("decision", [*OF_EACH_CLASS, None, "pass"])
def test_nothing_is_decided_after_the_end(decision):
    with pytest.raises(DecisionError) as caught:
        play(MOMENTS["over"], decision, seat=1)
    assert caught.value.code == "game-over"


# Nonsense in every field of every decision

EAST = Direction.EAST


def nonsense_decisions() -> Iterator[Any]:
    """Yield test parameters: the moment, the decision, the expected code."""

    def each(field: str, moment: str, make: Any, code: str, *without: str) -> Iterator[Any]:
        for name, value in NONSENSE.items():
            if name not in without:
                yield pytest.param(moment, make(value), code, id=f"{field}-{name}")

    broken = "decision-malformed"
    yield from each("staircase", "build", Build, broken)
    yield from each("start", "build", lambda x: Build(Staircase(x, (Arch(EAST),))), broken)
    yield from each("arches", "build", lambda x: Build(Staircase(Spot("b4"), x)), broken, "tuple")
    yield from each("arch", "build", lambda x: Build(Staircase(Spot("b4"), (x,))), broken)
    yield from each(
        "direction", "build", lambda x: Build(Staircase(Spot("b4"), (Arch(x),))), broken
    )
    yield from each(
        "near", "build", lambda x: Build(Staircase(Spot("b4"), (Arch(EAST, (x,)),))), broken
    )
    yield from each(
        "far", "build", lambda x: Build(Staircase(Spot("b4"), (Arch(EAST, (), (x,)),))), broken
    )
    yield from each(
        "spot",
        "build",
        lambda x: Build(Staircase(Spot("b4"), (Arch(EAST, spot=x),))),
        broken,
        "none",
    )
    yield from each(
        "trailing",
        "build",
        lambda x: Build(Staircase(Spot("b4"), (Arch(EAST), Arch(EAST)), x)),
        broken,
        "tuple",
    )
    yield from each("piles", "buy", Buy, broken, "tuple")
    yield from each("pile", "buy", lambda x: Buy((x,)), "buy-unknown-pile", "digit")
    for moment in ("one-time delivery", "recurring delivery"):
        for field in ("arches", "bricks", "replacements"):
            yield from each(
                f"{moment} {field}",
                moment,
                lambda x, field=field: replace(UseIcons(3, 0), **{field: x}),
                "delivery-count",
            )
    yield from each("card", "place cards, full board", lambda x: PlaceCard(x, 1), "card-not-new")
    yield from each("place", "place cards, full board", lambda x: PlaceCard("1-1", x), "card-place")
    yield from each("monkey", "monkey", PutMonkey, "monkey-knob")
    yield from each("frog knob", "frog knob", PutFrog, "frog-knob")
    yield from each("frog", "frog", TakeFrog, "frog-choice", "true")
    yield from each("early frog", "frog before building", TakeFrog, "frog-choice", "true")


@pytest.mark.parametrize(("moment", "decision", "code"), list(nonsense_decisions()))
def test_nonsense_is_refused_with_a_short_reason(moment, decision, code):
    assert refused(MOMENTS[moment], decision).code == code


def test_a_malformed_decision_names_its_field():
    unknown_spot = Build(Staircase(Spot("z9"), (Arch(EAST),)))
    assert refused(MOMENTS["build"], unknown_spot).params == {
        "decision": "Build",
        "field": "staircase",
    }
    no_piles: Any = None
    assert refused(MOMENTS["buy"], Buy(no_piles)).params == {"decision": "Buy", "field": "piles"}


def test_an_arch_end_is_no_support():
    # An arch end is a piece, so the decision is not malformed: the building rules refuse it.
    staircase = Staircase(Spot("b4"), (Arch(EAST, (Piece.ARCH_EAST,)),))
    assert refused(MOMENTS["build"], Build(staircase)).code == "staircase"


# Refusals change nothing


@pytest.mark.parametrize(
    "decision",
    [Build(parse_staircase("d4 N")), Pass(), Buy(("1",)), UseIcons(1, 1), "nonsense", None],
)
def test_a_refused_decision_leaves_the_game_as_it_was(decision):
    game = Game(seed=5)
    before, records = game.state, list(game.records)
    listed = list(game.legal)
    with pytest.raises(DecisionError):
        game.play(decision)
    with pytest.raises(DecisionError):
        game.play(listed[0], seat=2)
    assert game.state is before
    assert game.records == records
    assert list(game.legal) == listed
    record = game.play(listed[0], seat=1)
    assert (record.number, record.round, record.seat) == (1, 1, 1)


def test_a_staircase_is_refused_with_every_reason():
    error = refused(table(START, NOTHING), "d4 N b")
    assert [cause.code for cause in error.causes] == [
        "a-built-on",
        "c-ends-without-arch",
        "f-too-low",
        "pieces-missing",
        "pieces-missing",
    ]


def test_a_trophy_that_is_not_in_play_cannot_be_taken():
    assert refused(MOMENTS["build"], TakeFrog(True)).code == "wrong-step"
    assert MOMENTS["build"].trophy_holder(Animal.FROG) is None
