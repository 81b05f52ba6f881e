"""The report on a pack: the figures counted in games, their targets, and the page."""

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
    MapFigures,
    Mean,
    PlayersFigures,
    mean_of,
    measure,
    plan,
)
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.feel import Feel, Records, feel_of, restricted_tables
from monkeypalace.arena.report import report_html
from monkeypalace.arena.strongest import (
    MODULES,
    BotGames,
    BotSchedule,
    measure_bot,
    records_of,
)
from monkeypalace.arena.target_check import balance_to_json, map_margin, targets
from monkeypalace.bots import Question
from monkeypalace.bots.quick import Mandrill
from monkeypalace.engine import layout as at
from monkeypalace.engine.convert import cards_of, encode_pack, encode_state
from monkeypalace.game import Chance, Game, Kind, Options, events
from monkeypalace.packs import standard_pack
from monkeypalace.palace import Animal, Colour, Pieces

#: A small search budget, because the readable game is slow.
NODES = 300


@pytest.fixture(scope="module")
def balance():
    return measure(standard_pack(), games=32, seed=3, nodes=NODES)


def counted(game):
    """Play a game with the kernel; return its records."""
    notes: dict[str, Any] = {
        "shares": np.zeros(4),
        "facts": np.zeros(census.FACTS_SIZE, dtype=np.int64),
        "cards": np.zeros(at.CARD_COUNT, dtype=np.int8),
        "turns": np.full((census.MOST_ROUNDS, 4, census.TURN_SIZE), -1, dtype=np.int8),
    }
    weights = Mandrill.weights.to_array()
    rows = (note.reshape(-1) for note in notes.values())
    tables = encode_pack(game.pack)
    census.census(
        encode_state(game.state), tables, restricted_tables(game.pack), weights, NODES, *rows
    )
    return notes


def played(game):
    """Play the same game by the readable rules; return all top cards at the beginning of turns."""
    bots = [Mandrill(nodes=NODES) for _ in range(game.players)]
    seen = set()
    while not game.is_over:
        if game.kind is Kind.BUILD:
            seen |= {pile[0].id for pile in game.state.piles if pile}
        view = game.view(game.seat)
        game.play(bots[game.seat - 1].decide(Question(view, Chance(1))))
    return seen


# What the kernel counts


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, Options()),
        (3, Options(map=2, butterfly=True)),
        (4, Options(map=4, butterfly=True, frog=True)),
    ],
)
def test_the_kernel_records_what_the_readable_game_does(players, options):
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


def test_the_kernel_records_turns_and_the_end():
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


@pytest.mark.parametrize(("players", "map_number"), [(2, 1), (4, 3)])
def test_the_records_of_a_game_give_the_same_figures(players, map_number):
    options = Options(map=map_number)
    notes = counted(Game(players, seed=11, options=options))
    game = Game(players, seed=11, options=options)
    played(game)
    ours = records_of(game)
    ours.shares[0] = notes["shares"]
    kernel = Records(
        maps=np.array([map_number]),
        modules=np.zeros(1),
        **{name: note[np.newaxis] for name, note in notes.items()},
    )
    assert feel_of(ours, players, game.pack) == feel_of(kernel, players, game.pack)
    # The kernel also records which cards were covered.
    assert (ours.cards == kernel.cards & (census.SEEN | census.BOUGHT)).all()


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


def test_progress_is_reported(balance):
    reported: list[int] = []
    measure(standard_pack(), games=5, seed=1, nodes=50, progress=reported.append)
    assert sum(reported) == 15


def test_games_are_spread_evenly_over_maps_and_modules():
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
    """Return the figures of games that meet every target."""
    share = Mean(1 / players, 0.4, 0.0, 1.0)
    rounds = Mean({2: 10.0, 3: 8.0, 4: 7.0}[players], 1.0, 9.0, 10.0)
    feel = Feel(400, rounds.mean, 0.01, 0.005, 4.0, 0.7, 0.3, 0.6, (1 / players,) * players)
    group = PlayersFigures(
        players=players,
        games=400,
        feel=feel,
        restricted={"no-income": 0.3, "only-income": 0.4},
        rounds=rounds,
        rounds_histogram={7: 400},
        wins=(share,) * players,
        bananas=(share,) * players,
        bonus_cards=(share,) * players,
        ended_by={"arches": 400, "bricks": 0, "columns": 0},
        passes=share,
        trophies={"monkey": share, "butterfly": share, "frog": share},
        starts={"l": share, "d": share, "g": share},
        maps=tuple(
            MapFigures(number, "m", 100, rounds, (share,) * players, feel)
            for number in (1, 2, 3, 4)
        ),
        arches_by_round=(1.0, 2.0),
        income_by_round=(1.0, 2.0),
        columns_by_round=(0.0, 0.0),
        cards=tuple(CardUse(card.id, 100, 50, 10) for card in standard_pack().cards),
    )
    return replace(group, **changes)


def balance_of(*groups):
    return Balance("p", "1", "d" * 64, 400, 1, "mandrill", groups)


def missed(balance):
    return [(t.subject, t.players, t.seat, t.map, t.card) for t in targets(balance) if not t.is_met]


def test_a_fair_pack_misses_no_target():
    whole = balance_of(*map(fair, (2, 3, 4)))
    assert missed(whole) == []
    assert Counter(target.subject for target in targets(whole)) == {
        "passed": 3,
        "passed_early": 3,
        "bonus_cards": 3,
        "bricks_per_arch": 3,
        "nine_icons": 1,
        "rounds": 3,
        "close": 3,
        "seat": 9,
        "map": 12,
        "card": 3,
        "no-income": 3,
        "only-income": 3,
    }
    assert all(target["ok"] for target in balance_to_json(whole)["targets"])


def share_of(*means):
    return tuple(Mean(mean, 0.4, mean, mean) for mean in means)


def test_each_target_can_be_missed():
    for name, players, value in (
        ("passed", 2, 0.021),
        ("passed_early", 3, 0.011),
        ("bonus_cards", 4, 2.9),
        ("bricks_per_arch", 3, 0.59),
        ("nine_icons", 2, 0.19),
        ("rounds", 2, 8.9),
        ("rounds", 4, 9.1),
        ("close", 4, 0.49),
    ):
        group = fair(players)
        off = replace(group.feel, **{name: value})
        assert missed(balance_of(replace(group, feel=off))) == [(name, players, 0, 0, "")]
        # A miss on a single map counts, too.
        on_maps = (*group.maps[:3], replace(group.maps[3], feel=off))
        assert missed(balance_of(replace(group, maps=on_maps))) == [(name, players, 0, 0, "")]
    restricted = {"no-income": 0.3, "only-income": 0.9}
    assert missed(balance_of(fair(3, restricted=restricted))) == [("only-income", 3, 0, 0, "")]
    assert missed(balance_of(fair(3, wins=share_of(0.28, 0.34, 0.38)))) == [("seat", 3, 1, 0, "")]
    uses = list(fair(2).cards)
    uses[5] = CardUse("1-6", 100, 9, 0)
    uses[6] = CardUse("1-7", 0, 0, 0)
    assert missed(balance_of(fair(2, cards=tuple(uses)))) == [("card", 2, 0, 0, "1-6")]
    maps = list(fair(2).maps)
    maps[2] = replace(maps[2], feel=replace(maps[2].feel, wins=(0.36, 0.64)))
    assert missed(balance_of(fair(2, maps=tuple(maps)))) == [("map", 2, 1, 3, "")]


def test_the_margin_of_a_map_depends_on_games_and_players():
    assert map_margin(2, 100) == pytest.approx(0.148)
    assert map_margin(2, 10_000) == pytest.approx(0.0598)
    assert map_margin(4, 100) < map_margin(2, 100)


# The page


class Tags(HTMLParser):
    """Counts the tags of a page, and checks that they are closed in order."""

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


def test_the_page_is_complete_and_loads_nothing(balance):
    page = report_html(balance, standard_pack())
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    # For each of 2, 3 and 4 players: rounds, wins and bananas. Once: endings, colours and two line
    # charts. For each of four maps: a picture, and wins of 2, 3 and 4 players. For each card and
    # number of players: a bar, unless the card was never seen.
    assert tags.count["svg"] == 9 + 2 + 2 + 4 * 4 + 67 * 3 - page.count("<td>–</td>")
    assert not re.search(r"https?:|src=|@import|url\(", page)
    assert "prefers-color-scheme: dark" in page
    for card in standard_pack().cards:
        assert f"<td>{card.id}</td>" in page
    assert "nan" not in page.lower().replace("banan", "")
    assert not set("{}$") & set(re.sub("<style>.*?</style>", "", page, flags=re.DOTALL))


def test_the_page_says_which_targets_are_missed():
    good = report_html(balance_of(*map(fair, (2, 3, 4))), standard_pack())
    assert "All 49 targets are met." in good
    assert "not ok" not in good
    bad = fair(2, feel=replace(fair(2).feel, rounds=8.9))
    page = report_html(balance_of(bad, fair(3), fair(4)), standard_pack())
    assert "1 of 49 targets is missed." in page
    assert page.count("not ok") == 1


def test_a_stronger_bot_has_its_own_table():
    whole = balance_of(*map(fair, (2, 3, 4)))
    games = tuple(BotGames(n, fair(n).feel, (fair(n).feel,) * 4, ("1-1", 0.5)) for n in (2, 3, 4))
    page = report_html(
        replace(whole, strongest_bot="gorilla:games=9", strongest=games), standard_pack()
    )
    assert "gorilla:games=9" in page
    # The 49 targets of the report, and those of the bot's games: feel, seats, maps and cards.
    assert page.count("✓") == 49 + 19 + 9 + 12 + 3


def test_any_bot_can_be_measured():
    reported: list[int] = []
    found = measure_bot(standard_pack(), "capuchin:nodes=50", games=2, progress=reported.append)
    assert [games.players for games in found] == [2, 3, 4]
    assert [games.feel.games for games in found] == [2, 2, 2]
    assert sum(reported) == 6
    assert found == measure_bot(standard_pack(), "capuchin:nodes=50", games=2, jobs=2)


def test_a_bots_games_have_the_maps_and_modules_of_a_report():
    schedule = BotSchedule(standard_pack(), "capuchin", 32, 1)
    for players in (2, 3, 4):
        indices = [n for n in range(96) if schedule.players(n) == players]
        played_options = Counter(schedule.contest(n).scheduled_game(n).options for n in indices)
        wanted = Counter(
            Options(map=number, butterfly=MODULES[modules][0], frog=MODULES[modules][1])
            for number, modules, count in plan(32)
            for _ in range(count)
        )
        assert played_options == wanted


def test_an_interrupted_measurement_continues(tmp_path):
    log = tmp_path / "games.jsonl"
    whole = measure_bot(standard_pack(), "capuchin:nodes=50", games=2, log=log)
    lines = log.read_text().splitlines()
    assert len(lines) == 1 + 6
    # The measurement was stopped in the middle of a line.
    log.write_text("\n".join(lines[:4]) + "\n" + lines[4][:30])
    reported: list[int] = []
    again = measure_bot(
        standard_pack(), "capuchin:nodes=50", games=2, log=log, progress=reported.append
    )
    assert again == whole
    assert reported == [3, 1, 1, 1]
    assert log.read_text().splitlines() == lines
    # A smaller measurement uses only its own games.
    assert measure_bot(standard_pack(), "capuchin:nodes=50", games=1, log=log) == measure_bot(
        standard_pack(), "capuchin:nodes=50", games=1
    )


def test_a_log_of_other_games_is_refused(tmp_path):
    log = tmp_path / "games.jsonl"
    measure_bot(standard_pack(), "capuchin:nodes=50", games=1, log=log)
    before = log.read_text()
    with pytest.raises(ArenaError) as caught:
        measure_bot(standard_pack(), "capuchin:nodes=50", games=1, seed=2, log=log)
    assert caught.value.code == "arena-log"
    assert log.read_text() == before


def test_every_value_has_its_source_on_the_page(balance):
    page = report_html(balance, standard_pack())
    for place, _ in standard_pack().sources:
        assert f"<code>{place}</code>" in page
    assert "the publisher’s FAQ" in page


def test_a_packs_name_is_escaped():
    whole = replace(balance_of(*map(fair, (2, 3, 4))), pack="<script>alert(1)</script>")
    assert "<script>" not in report_html(whole, standard_pack())


def test_the_report_in_the_docs_is_about_the_shipped_pack_and_its_misses_are_explained():
    """`make report` writes the report; `docs/bots.md` names every missed target with its figure.

    Targets may be missed on single maps only: figures over all maps are in their ranges.
    """
    docs = Path(__file__).parents[2] / "docs"
    page = (docs / "pack-report.html").read_text(encoding="utf-8")
    assert standard_pack().digest[:12] in page
    assert "1,200 games with each number of players" in page
    explained = " ".join((docs / "bots.md").read_text(encoding="utf-8").split())
    missed_rows = [row for row in re.findall("<tr>(.*?)</tr>", page, re.DOTALL) if "✗" in row]
    for row in missed_rows:
        name, measured, _, allowed_range, _ = re.findall("<td>(.*?)</td>", row)
        assert f'"{name}" has {measured}' in explained
        low, high = (float(number) for number in re.findall(r"\d+\.\d+", allowed_range))
        on_all_maps = low <= float(measured.removesuffix(" %")) <= high
        assert on_all_maps or name.startswith("Map ")
    assert explained.count('" has ') == len(missed_rows)
