"""Suggestions at the terminal: legal, the bot's choice first, independent of hidden cards."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from monkeypalace.bots import BotError, ask, load_bot
from monkeypalace.cli.session.advice import ADVISER, Adviser
from monkeypalace.cli.session.playing import Session
from monkeypalace.cli.session.remarks import hand_after, remark
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.style import Style
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Decision,
    Game,
    Kind,
    Options,
    Pass,
    State,
    TakeFrog,
    UseIcons,
    View,
    refusal,
)
from monkeypalace.game.views import sample_state
from monkeypalace.notation import position_from_json
from monkeypalace.palace import Pieces
from tests.cli.runs import good

SAY = Speech("en")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Run in a temporary folder, because interrupted games are saved to the current one."""
    monkeypatch.chdir(tmp_path)


def view(state: State) -> View:
    return View(state.seat, state)


def with_hand(state: State, hand: Pieces) -> State:
    return state.with_player(type(state.player)(hand))


def effects(state: State, uses: Iterable[Decision]) -> list[tuple[Pieces, bool]]:
    return [hand_after(state, use) for use in uses if isinstance(use, UseIcons)]


def decisions_of(kind: Kind, *, frog: bool = False) -> Iterator[Game]:
    """Yield games at each decision of a kind; the caller stops when it has enough."""
    adviser = Adviser()
    for seed in range(40):
        game, chance = Game(2, seed=seed, options=Options(frog=frog)), Chance(seed)
        while not game.is_over:
            if game.kind is kind:
                yield game
            game.play(chance.choice(list(islice(adviser.suggest(game.view(game.seat)), 3))))


# What is suggested


@pytest.mark.parametrize("seed", range(4))
def test_every_suggestion_is_legal_and_unique_and_has_a_remark(seed):
    game = Game(2 + seed % 3, seed=seed, options=Options(seed + 1, butterfly=True, frog=True))
    adviser, chance = Adviser(), Chance(seed)
    while not game.is_over:
        decisions = list(islice(adviser.suggest(game.view(game.seat)), 12))
        assert decisions
        assert len(decisions) == len(set(decisions))
        for decision in decisions:
            assert refusal(game.state, decision) is None
            assert remark(game.state, decision, SAY)
        game.play(chance.choice(decisions[:5]))


def test_the_choice_of_the_bot_comes_first():
    adviser, bot = Adviser(), load_bot(ADVISER)
    game = Game(3, seed=2, options=Options(butterfly=True, frog=True))
    ranked = 0
    while not game.is_over:
        seen = game.view(game.seat)
        answer = ask(bot, seen, Chance(0), wants_reasons=True)
        best = [reason.decision for reason in answer.reasons] or [answer.decision]
        ranked += len(best) > 1
        assert list(islice(adviser.suggest(seen), len(best))) == best
        game.play(best[0])
    assert ranked > 3


@pytest.mark.parametrize(
    "kind", [kind for kind in Kind if kind not in (Kind.BUILD, Kind.FROG_KNOB, Kind.OVER)]
)
def test_all_other_legal_decisions_follow(kind):
    games = 0
    for game in islice(decisions_of(kind, frog=True), 3):
        games += 1
        suggested = list(Adviser().suggest(game.view(game.seat)))
        if kind in (Kind.ONE_TIME_DELIVERY, Kind.RECURRING_DELIVERY):
            assert set(effects(game.state, suggested)) == set(effects(game.state, game.legal))
        else:
            assert set(suggested) == set(game.legal)
    assert games == 3


def test_all_staircases_of_a_small_hand_are_suggested():
    game = Game(2, seed=1)
    suggested = list(Adviser().suggest(game.view(1)))
    assert len(suggested) == 9
    assert set(suggested) == set(game.legal)


def test_small_staircases_follow_those_of_the_bot():
    """Late in a game there are thousands of staircases, and a list of all could take minutes."""
    state = with_hand(Game(2, seed=1).state, Pieces(arches=5, bricks=9, columns=2))
    best = ask(load_bot(ADVISER), view(state), Chance(0), wants_reasons=True).reasons
    others = list(Adviser().suggest(view(state)))[len(best) :]
    assert len(others) > 100
    for decision in others:
        assert isinstance(decision, Build)
        assert decision.staircase.cost <= Pieces(arches=3, bricks=6, columns=1)
        assert refusal(state, decision) is None


def test_nothing_to_build_is_a_pass():
    state = with_hand(Game(2, seed=1).state, Pieces())
    assert list(Adviser().suggest(view(state))) == [Pass()]


def test_buying_nothing_is_the_last_suggestion():
    several = 0
    for game in islice(decisions_of(Kind.BUY), 10):
        suggested = list(Adviser().suggest(game.view(game.seat)))
        several += len(suggested) > 1
        assert suggested[-1] == Buy()
    assert several > 5


def test_uses_with_the_same_effect_are_suggested_once():
    """The tray has fewer pieces than the delivery: some uses lead to the same hand."""
    for game in decisions_of(Kind.RECURRING_DELIVERY):
        uses = list(Adviser().suggest(game.view(game.seat)))
        found = effects(game.state, uses)
        assert len(uses) == len(found) == len(set(found))
        if len(uses) < len(list(game.legal)):
            return
    pytest.fail("no delivery had two uses with the same effect")


def test_the_frog_is_suggested_first_only_if_it_is_needed():
    state = Game(2, seed=1, options=Options(frog=True)).state
    assert state.kind is Kind.FROG_BEFORE_BUILDING
    assert list(Adviser().suggest(view(state))) == [TakeFrog(False), TakeFrog(True)]
    stuck = with_hand(state, Pieces(arches=1))
    assert list(Adviser().suggest(view(stuck))) == [TakeFrog(True), TakeFrog(False)]


def test_staircases_are_suggested_where_the_search_of_the_bot_finds_none():
    """One node is too few to find any, so that the bot would pass, which is not legal."""
    seen = Game(2, seed=1).view(1)
    with pytest.raises(BotError, match="Mandrill"):
        ask(load_bot("mandrill:nodes=1"), seen, Chance(0))
    suggested = list(Adviser("mandrill:nodes=1").suggest(seen))
    assert suggested == list(seen.legal)


def test_something_is_suggested_wherever_something_can_be_built():
    """A wall that no small staircase climbs, and a bot that finds nothing."""
    palace = position_from_json(
        {
            "ground": ["........"] * 6 + ["ldg.....", "ldg....."],
            "stacks": {"a1": "bbbbbbbbbbbbAe", "b1": "bbbbbbbbbbbbAw"},
        }
    ).palace
    state = with_hand(Game(2, seed=1).state.replace(palace=palace), Pieces(arches=1, bricks=26))
    (only,) = Adviser("mandrill:nodes=1").suggest(view(state))
    assert isinstance(only, Build)
    assert refusal(state, only) is None
    stuck = with_hand(state, Pieces(arches=1, bricks=3))
    assert list(Adviser().suggest(view(stuck))) == [Pass()]


def test_a_huge_hand_does_not_take_for_ever():
    """With these pieces there are more staircases than anyone could list."""
    state = with_hand(Game(2, seed=1).state, Pieces(arches=40, bricks=40, columns=12))
    best = list(islice(Adviser().suggest(view(state)), 5))
    assert len(best) == 5
    assert all(refusal(state, decision) is None for decision in best)


# When and where there is nothing to suggest


def test_others_and_spectators_get_no_suggestions():
    game = Game(3, seed=1)
    adviser = Adviser()
    assert list(adviser.suggest(game.view(1))) != []
    for seat in (None, 2, 3):
        assert list(adviser.suggest(game.view(seat))) == []


def test_after_the_end_there_is_nothing_to_suggest():
    adviser, game = Adviser(), Game(2, seed=3)
    while not game.is_over:
        game.play(next(adviser.suggest(game.view(game.seat))))
    assert [list(adviser.suggest(game.view(seat))) for seat in (1, 2, None)] == [[], [], []]


@pytest.mark.parametrize("question", ["starts", "try d2", "why d2 N N"])
def test_questions_about_building_at_another_time_are_answered_clearly(question):
    shown = good("play", "--players", "2", "--seed", "1", typed=f"1\n{question}\nquit\n")
    assert "help): " + question + "\nYou can ask this only while you build.\n" in shown


def test_an_unknown_number_is_answered_with_the_numbers_that_were_shown():
    shown = good("play", "--players", "2", "--seed", "1", typed="6\nmore\n6\nquit\n")
    assert "There are suggestions 1 to 5; “more” shows more of them." in shown
    assert "Seat 1 builds c5 E S." in shown


def test_more_after_the_last_suggestion_is_answered():
    shown = good("play", "--players", "2", "--seed", "1", typed="more\nmore\nquit\n")
    assert "  9  " in shown
    assert "That was all. You can still type another decision." in shown


# Hidden cards

#: A bot that cheats: what it builds depends on the order of the cards that nobody may know.
PEEKER = """
from zlib import crc32
from monkeypalace.bots import Bot

class Peeker(Bot):
    def decide(self, question):
        hidden = [card.id for pile in question.view.state.piles for card in pile[1:]]
        choices = question.some()
        return choices[crc32(str(hidden).encode()) % len(choices)]
"""


def test_suggestions_do_not_depend_on_hidden_cards(tmp_path, monkeypatch, capsys):
    (tmp_path / "peeker.py").write_text(PEEKER, encoding="utf-8")
    peeker = Adviser("peeker.py:Peeker")
    monkeypatch.setattr("monkeypalace.cli.session.playing.Adviser", lambda: peeker)
    known = Game(2, seed=1).view(1)
    states = [sample_state(known, Chance(seed)) for seed in range(6)]
    # The bot's choice does depend on hidden cards if it gets them.
    assert len({next(peeker.suggest(view(state))) for state in states}) > 1
    shown = set()
    for state in states:
        game = Game(2, seed=1)
        game.state = state
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        Session(game, SAY, Style()).run()
        shown.add(capsys.readouterr().out)
    assert len(shown) == 1
    assert "  1  " in shown.pop()
