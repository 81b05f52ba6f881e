"""What is counted in games for the report on a pack, the targets, and the page."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monkeypalace.arena import census
from monkeypalace.arena.balance import (
    Balance,
    CardUse,
    Mean,
    OnMap,
    WithPlayers,
    map_margin,
    mean_of,
    measure,
    plan,
    targets,
)
from monkeypalace.arena.report import report_html
from monkeypalace.bots import Question
from monkeypalace.bots.quick import Mandrill
from monkeypalace.engine import layout as at
from monkeypalace.engine.convert import cards_of, encode_state, tables_of
from monkeypalace.game import Chance, Game, Kind, Options, events
from monkeypalace.packs import standard_pack
from monkeypalace.palace import Animal, Colour, Pieces

#: Few, so that the readable game keeps up.
NODES = 300


@pytest.fixture(scope="module")
def balance():
    return measure(standard_pack(), games=32, seed=3, nodes=NODES)


def counted(game):
    """What the kernel notes of a game."""
    notes: dict[str, Any] = {
        "shares": np.zeros(4),
        "facts": np.zeros(census.FACTS_SIZE, dtype=np.int64),
        "cards": np.zeros(at.CARD_COUNT, dtype=np.int8),
        "turns": np.full((census.MOST_ROUNDS, 4, census.TURN_SIZE), -1, dtype=np.int8),
    }
    weights = Mandrill.weights.to_array()
    rows = (note.reshape(-1) for note in notes.values())
    census.census(encode_state(game.state), tables_of(game.pack), weights, NODES, *rows)
    return notes


def played(game):
    """The same game by the readable rules, and the cards on top at the beginning of turns."""
    bots = [Mandrill(nodes=NODES) for _ in range(game.players)]
    seen = set()
    while not game.is_over:
        if game.kind is Kind.BUILD:
            seen |= {pile[0].id for pile in game.state.piles if pile}
        view = game.view(game.seat)
        game.play(bots[game.seat - 1].decide(Question(view, Chance(1))))
    return seen


# The kernel counts what happens


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, Options()),
        (3, Options(map=2, butterfly=True)),
        (4, Options(map=4, butterfly=True, frog=True)),
    ],
)
def test_the_kernel_notes_what_the_readable_game_does(players, options):
    game = Game(players, seed=5, options=options)
    notes = counted(game)
    seen = played(game)
    facts, log = notes["facts"], [event for record in game.records for event in record.events]
    ids = [card.id for card in cards_of(game.pack)]

    def with_bit(bit):
        return {ids[number] for number in np.flatnonzero(notes["cards"] & bit)}

    assert with_bit(census.SEEN) == seen
    assert with_bit(census.BOUGHT) == {e.card for e in log if isinstance(e, events.Bought)}
    assert with_bit(census.COVERED) == {
        e.covered for e in log if isinstance(e, events.CardPlaced) and e.covered
    }
    assert facts[census.ROUNDS] == game.state.round
    assert facts[census.PASSES] == sum(isinstance(e, events.Passed) for e in log)
    ground = game.state.palace.ground
    starts = Counter(ground.colour(e.staircase.start) for e in log if isinstance(e, events.Built))
    assert list(facts[census.STARTS :][:3]) == [starts[colour] for colour in Colour]
    assert list(facts[census.BANANAS :][:players]) == [score.total for score in game.scores]
    bonus = [player.bonus_cards for player in game.state.players]
    assert list(facts[census.BONUS :][:players]) == bonus
    moves = Counter(
        event.animal
        for record in game.records
        for event in record.events
        # A Trophy Card can be taken again by the seat that has it.
        if isinstance(event, events.TrophyTaken) and event.taken_from != record.seat
    )
    assert list(facts[census.TROPHY_MOVES :][:3]) == [moves[animal] for animal in Animal]
    winners = {seat + 1 for seat in range(players) if notes["shares"][seat] > 0}
    assert winners == set(game.winners)


def test_the_kernel_notes_turns_and_the_end():
    game = Game(2, seed=8)
    notes = counted(game)
    played(game)
    arches = np.full((game.state.round, 2), -1)
    income = np.zeros((game.state.round, 2))
    for record in game.records:
        where = record.round - 1, record.seat - 1
        for event in record.events:
            if isinstance(event, events.Built):
                arches[where] = len(event.staircase.arches)
            elif isinstance(event, events.Passed):
                arches[where] = 0
            elif isinstance(event, events.Delivered) and event.recurring:
                wanted = event.pieces + event.short
                income[where] = wanted.arches + wanted.bricks
    turns = notes["turns"][: game.state.round, :2]
    assert (turns[:, :, census.ARCHES] == arches).all()
    assert (turns[: game.state.round - 1, :, census.INCOME_ICONS] == income[:-1]).all()
    assert (notes["turns"][game.state.round :] == -1).all()
    (end,) = (
        record
        for record in game.records
        if any(isinstance(event, events.EndTriggered) for event in record.events)
    )
    (short,) = (
        event.short
        for event in end.events
        if isinstance(event, events.Delivered) and event.short != Pieces()
    )
    kinds = (short.arches > 0) + 2 * (short.bricks > 0) + 4 * (short.columns > 0)
    facts = notes["facts"]
    assert facts[census.ENDED_BY] == kinds
    assert (facts[census.ENDED_IN], facts[census.ENDED_SEAT] + 1) == (end.round, end.seat)


# The figures


def test_figures_agree_with_each_other(balance):
    assert [group.players for group in balance.by_players] == [2, 3, 4]
    for group in balance.by_players:
        assert group.games == 32
        assert sum(group.rounds_histogram.values()) == 32
        assert sum(won.mean for won in group.wins) == pytest.approx(1)
        assert len(group.wins) == len(group.bananas) == group.players
        assert sum(here.games for here in group.maps) == 32
        assert sum(group.ended_by.values()) >= 32
        assert len(group.cards) == 67
        assert all(use.covered <= use.bought <= use.seen <= 32 for use in group.cards)
        assert group.arches_by_round[0] > 1
        assert group.trophies["monkey"].mean > 0


def test_the_same_seed_gives_the_same_figures(balance):
    again = measure(standard_pack(), games=32, seed=3, nodes=NODES, jobs=2)
    assert again == balance
    assert measure(standard_pack(), games=32, seed=4, nodes=NODES) != balance


def test_progress_is_told(balance):
    told: list[int] = []
    measure(standard_pack(), games=5, seed=1, nodes=50, progress=told.append)
    assert sum(told) == 15


def test_maps_and_modules_take_turns():
    assert [map_number for map_number, _, _ in plan(4)] == [1, 2, 3, 4]
    assert {count for _, _, count in plan(64)} == {2}
    assert sum(count for _, modules, count in plan(32) if modules < 5) == 20


def test_means():
    found = mean_of([0, 1] * 50)
    assert found.mean == 0.5
    assert found.high - found.mean == pytest.approx(0.0985, abs=0.001)
    assert mean_of([3]) == Mean(3, 0, 3, 3)
    assert mean_of([]) == Mean(0, 0, 0, 0)


# The targets


def fair(players, **changes):
    """Games in which every target is met."""
    share = Mean(1 / players, 0.4, 0.0, 1.0)
    rounds = Mean({2: 10.0, 3: 8.0, 4: 7.0}[players], 1.0, 9.0, 10.0)
    group = WithPlayers(
        players=players,
        games=400,
        rounds=rounds,
        rounds_histogram={7: 400},
        wins=(share,) * players,
        bananas=(share,) * players,
        bonus_cards=(share,) * players,
        ended_by={"arches": 400, "bricks": 0, "columns": 0},
        passes=share,
        trophies={"monkey": share, "butterfly": share, "frog": share},
        starts={"l": share, "d": share, "g": share},
        maps=tuple(OnMap(number, "m", 100, rounds, (share,) * players) for number in (1, 2, 3, 4)),
        arches_by_round=(1.0, 2.0),
        income_by_round=(1.0, 2.0),
        columns_by_round=(0.0, 0.0),
        cards=tuple(CardUse(card.id, 100, 50, 10) for card in standard_pack().cards),
    )
    return replace(group, **changes)


def made(*groups):
    return Balance("p", "1", "d" * 64, 400, 1, "mandrill", groups)


def missed(balance):
    return [(t.subject, t.players, t.seat, t.map, t.card) for t in targets(balance) if not t.is_met]


def test_a_fair_pack_misses_nothing():
    whole = made(*map(fair, (2, 3, 4)))
    assert missed(whole) == []
    assert Counter(target.subject for target in targets(whole)) == {
        "rounds": 3,
        "seat": 9,
        "card": 3,
        "map": 12,
    }
    assert all(target["ok"] for target in whole.to_json()["targets"])


def share_of(*means):
    return tuple(Mean(mean, 0.4, mean, mean) for mean in means)


def test_each_target_can_be_missed():
    assert missed(made(fair(2, rounds=Mean(8.9, 1, 8, 9)))) == [("rounds", 2, 0, 0, "")]
    assert missed(made(fair(4, rounds=Mean(9.1, 1, 9, 9)))) == [("rounds", 4, 0, 0, "")]
    assert missed(made(fair(3, wins=share_of(0.28, 0.34, 0.38)))) == [("seat", 3, 1, 0, "")]
    uses = list(fair(2).cards)
    uses[5] = CardUse("1-6", 100, 9, 0)
    uses[6] = CardUse("1-7", 0, 0, 0)
    assert missed(made(fair(2, cards=tuple(uses)))) == [("card", 2, 0, 0, "1-6")]
    maps = list(fair(2).maps)
    maps[2] = replace(maps[2], wins=share_of(0.34, 0.64))
    assert missed(made(fair(2, maps=tuple(maps)))) == [("map", 2, 1, 3, "")]


def test_a_map_may_be_off_by_chance_but_not_by_more():
    assert map_margin(2, 100) == pytest.approx(0.148)
    assert map_margin(2, 10_000) == pytest.approx(0.0598)
    assert map_margin(4, 100) < map_margin(2, 100)


# The page


class Tags(HTMLParser):
    """All tags, and whether they are closed in order."""

    def __init__(self):
        super().__init__()
        self.open: list[str] = []
        self.count: Counter[str] = Counter()

    def handle_starttag(self, tag, attrs):
        self.count[tag] += 1
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.count[tag] += 1

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_whole_and_needs_nothing_else(balance):
    page = report_html(balance, standard_pack())
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    # Three each for rounds, wins, bananas; ends, colours; two courses; four maps with three; cards.
    assert tags.count["svg"] == 9 + 2 + 2 + 4 * 4 + 67 * 3 - page.count("<td>–</td>")
    assert not re.search(r"https?:|src=|@import|url\(", page)
    assert "prefers-color-scheme: dark" in page
    for card in standard_pack().cards:
        assert f"<td>{card.id}</td>" in page
    assert "nan" not in page.lower().replace("banan", "")
    assert not set("{}$") & set(re.sub("<style>.*?</style>", "", page, flags=re.DOTALL))


def test_the_page_says_what_is_missed():
    good = report_html(made(*map(fair, (2, 3, 4))), standard_pack())
    assert "All 27 targets are met." in good
    assert "not ok" not in good
    bad = fair(2, rounds=Mean(8.9, 1, 8, 9))
    page = report_html(made(bad, fair(3), fair(4)), standard_pack())
    assert "1 of 27 targets is missed." in page
    assert page.count("not ok") == 1


def test_a_packs_name_is_only_a_name():
    whole = replace(made(*map(fair, (2, 3, 4))), pack="<script>alert(1)</script>")
    assert "<script>" not in report_html(whole, standard_pack())


def test_the_report_in_the_docs_is_about_the_shipped_pack_and_meets_its_targets():
    """`make report` writes it anew."""
    page = (Path(__file__).parents[2] / "docs" / "pack-report.html").read_text(encoding="utf-8")
    assert standard_pack().digest[:12] in page
    assert re.search(r"All \d\d targets are met\.", page)
