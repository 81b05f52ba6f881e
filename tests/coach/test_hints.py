"""Hints: legal, independent of hidden cards, and in three steps that do not reveal the next one."""

from __future__ import annotations

import pytest

from monkeypalace.bots import ask, load_bot
from monkeypalace.coach import Effort, Hinter, Judge, hint_clues, reason_text
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Game,
    Kind,
    Options,
    State,
    events,
    play_unchecked,
    top_cards,
)
from monkeypalace.game.views import View, sample_state
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.notation import format_decision
from monkeypalace.palace import Pieces

#: Fewer simulations than on the server: these tests are about texts, not about strength.
EFFORT = Effort(40, 20, 20, 20, 20)


def states(players: int, seed: int) -> list[State]:
    """Return what the seat to move sees before each decision of a game with all modules."""
    options = Options(1 + seed % 4, butterfly=True, frog=True)
    game, bot, chance = Game(players, seed=seed, options=options), load_bot("mandrill"), Chance(0)
    found = []
    while not game.is_over:
        found.append(game.view(game.seat).state)
        game.play(ask(bot, game.view(game.seat), chance).decision)
    return found


@pytest.fixture(scope="module")
def hinter() -> Hinter:
    return Hinter(Judge(EFFORT))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
def test_every_hint_of_a_game_is_legal_and_has_texts(hinter: Hinter, players: int, seed: int):
    kinds = set()
    for state in states(players, seed)[::3]:
        hint = hinter.hint(state, seed=0)
        kinds.add(state.kind)
        assert hint.decision in View(state.seat, state).legal
        clues = hint_clues(hint)
        assert list(clues)[:3] == ["look", "where", "turn"]
        for language in LANGUAGES:
            for clue in clues.values():
                assert text(clue.id, clue.params, language)
            for reason in hint.reasons:
                assert reason_text(reason, language)
    assert {Kind.BUILD, Kind.BUY, Kind.RECURRING_DELIVERY, Kind.FROG} <= kinds


def test_the_first_step_is_true(hinter: Hinter):
    """What the first step promises happens when the hint is followed."""
    seen = set()
    for state in states(3, 5):
        if state.kind not in (Kind.BUILD, Kind.BUY):
            continue
        hint = hinter.hint(state, seed=0)
        _, log = play_unchecked(state, hint.decision)
        seen.add(hint.look.id)
        match hint.look.id:
            case "hint-look-height":
                assert any(isinstance(each, events.Credited) and each.height for each in log)
            case "hint-look-pillar":
                assert isinstance(hint.decision, Build)
                arches = hint.decision.staircase.arches
                assert any(
                    sum(3 if piece == "c" else 1 for piece in pieces) >= 5
                    for arch in arches
                    for pieces in (arch.near, arch.far)
                )
            case "hint-look-card":
                cost = hint.look.params["cost"]
                assert cost in {top_cards(state)[pile].cost for pile in hint.where.piles}
            case "hint-look-income":
                assert isinstance(hint.decision, Buy)
                shown = top_cards(state)[hint.where.piles[0]]
                assert shown.recurring.icons + shown.recurring.columns > 0
            case "hint-look-bananas":
                assert top_cards(state)[hint.where.piles[0]].bananas > 0
    assert len(seen) >= 4


def test_no_step_reveals_the_next_one(hinter: Hinter):
    for state in states(2, 7):
        hint = hinter.hint(state, seed=0)
        clues = hint_clues(hint)
        look, where = (text(clues[name].id, clues[name].params) for name in ("look", "where"))
        assert (hint.look.spots, hint.look.piles, hint.look.place) == ((), (), None)
        assert format_decision(hint.decision) not in where
        if isinstance(hint.decision, Build):
            assert hint.where.spots == (hint.decision.staircase.start,)
            assert hint.decision.staircase.start not in look.split()


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_hidden_cards_changes_no_hint(hinter: Hinter, seed: int):
    """Permutation test: a hint may depend only on what the seat can know."""
    for state in states(2 + seed % 3, 10 + seed)[:: 7 + seed]:
        expected = hinter.hint(state, seed=3)
        for other in range(3):
            permuted = sample_state(View(state.seat, state), Chance(other))
            assert permuted.piles != state.piles
            assert hinter.hint(permuted, seed=3) == expected


def test_the_hint_for_a_forced_decision_says_that_there_is_no_choice(hinter: Hinter):
    """Without a piece in hand, nothing can be built."""
    state = Game(2, seed=1).view(1).state
    hint = hinter.hint(state.with_player(state.player.replace(hand=Pieces())), seed=0)
    clues = {name: text(clue.id, clue.params) for name, clue in hint_clues(hint).items()}
    assert clues["turn"] == "Pass: nothing can be built."
    assert clues["remark"] == "There is no other choice."
    assert hint.reasons == ()
