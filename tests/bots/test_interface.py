"""The interface of bots: questions, answers, time limits, and how bots are loaded."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monkeypalace.bots import (
    BOTS,
    Answer,
    Bot,
    BotError,
    Question,
    ask,
    comparing,
    load_bot,
    thinking,
)
from monkeypalace.bots.gorilla import Gorilla
from monkeypalace.bots.network import Network
from monkeypalace.bots.quick import Mandrill
from monkeypalace.bots.weights import TUNED
from monkeypalace.engine import FastGame
from monkeypalace.game import Chance, Game, Kind, Pass, view
from monkeypalace.game import play as state_after
from monkeypalace.packs import standard_pack

#: The bots that do not look ahead.
QUICK = ("random", "marmoset", "capuchin", "howler", "langur", "macaque", "mandrill")


class Crashing(Bot):
    def decide(self, question):
        raise ZeroDivisionError("no bananas")


class Cheating(Bot):
    def decide(self, question):
        return Pass()


class Curious(Bot):
    """Stores its last question."""

    def decide(self, question):
        self.question = question
        return question.some(1)[0]


def test_a_bot_gets_its_view_the_legal_decisions_a_budget_and_its_own_chance():
    game, bot = Game(2, seed=3), Curious()
    chance = Chance(5)
    answer = ask(bot, game.view(1), chance, seconds=2.5, wants_reasons=True)
    assert isinstance(answer, Answer)
    assert answer.decision in game.legal
    question = bot.question
    assert isinstance(question, Question)
    assert (question.view, question.chance, question.seconds) == (game.view(1), chance, 2.5)
    assert question.wants_reasons
    assert question.kind is Kind.BUILD
    assert question.some(3) == list(question.legal)[:3]


def test_a_crash_is_reported():
    with pytest.raises(BotError) as error:
        ask(Crashing(), Game(2, seed=3).view(1), Chance(5))
    assert error.value.code == "bot-crash"
    assert error.value.params["bot"] == "Crashing"
    assert "no bananas" in str(error.value.params["reason"])


def test_an_illegal_answer_is_reported_with_its_reason():
    with pytest.raises(BotError) as error:
        ask(Cheating(), Game(2, seed=3).view(1), Chance(5))
    assert error.value.code == "bot-illegal"
    assert [cause.code for cause in error.value.causes] == ["must-build"]


@pytest.mark.parametrize("name", BOTS)
def test_bots_load_by_name(name):
    assert load_bot(name).name == name


def test_bots_load_with_parameters():
    bot = load_bot("gorilla:seconds=0.25,games=12")
    assert (vars(bot)["seconds"], vars(bot)["games"]) == (0.25, 12)


def test_bots_load_from_a_file(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(
        "from monkeypalace.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def __init__(self, depth=1):\n"
        "        self.depth = depth\n"
        "    def decide(self, question):\n"
        "        return question.some(1)[0]\n"
        "NOT_A_BOT = dict\n"
    )
    assert vars(load_bot(f"{file}:Mine"))["depth"] == 1
    assert vars(load_bot(f"{file}:Mine:depth=3"))["depth"] == 3
    for spec, code in [
        (f"{file}:Yours", "bot-file-class"),
        (f"{file}", "bot-file-class"),
        (f"{file}:NOT_A_BOT", "bot-class"),
        (f"{tmp_path}/none.py:Mine", "bot-file"),
        (f"{file}:Mine:width=3", "bot-parameter"),
        (f"{file}:Mine:depth", "bot-parameter"),
        (f"{file}:Mine:depth=deep", "bot-parameter-value"),
        ("orang", "bot-unknown"),
        ("gorila", "bot-unknown"),
        ("", "bot-unknown"),
    ]:
        with pytest.raises(BotError) as error:
            load_bot(spec)
        assert error.value.code == code, spec


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("width=25", "from 1 to 24"),
        ("width=0", "from 1 to 24"),
        ("candidates=0", "of at least 1"),
        ("rounds=-1", "of at least 0"),
    ],
)
def test_options_out_of_range_are_refused(option, message):
    with pytest.raises(BotError, match=message) as error:
        load_bot(f"orangutan:{option}")
    assert error.value.code == "bot-parameter-range"


@pytest.mark.parametrize("option", ["width=24", "candidates=1", "rounds=0"])
def test_options_at_the_ends_of_their_range_are_allowed(option):
    game = Game(2, seed=3)
    assert (
        ask(load_bot(f"orangutan:games=8,{option}"), game.view(1), Chance(1)).decision in game.legal
    )


def test_a_file_that_does_not_run_is_refused(tmp_path):
    file = tmp_path / "broken.py"
    file.write_text("import nothing_of_this_name\n")
    with pytest.raises(BotError) as error:
        load_bot(f"{file}:Mine")
    assert error.value.code == "bot-crash"


def play(specs: tuple[str, ...], seed: int, most: int = 10_000) -> Game:
    bots = [load_bot(spec) for spec in specs]
    chances = [Chance(seed * 100 + seat) for seat in range(len(bots))]
    game = Game(len(bots), seed=seed)
    while not game.is_over and len(game.records) < most:
        seat = game.seat - 1
        game.play(ask(bots[seat], game.view(game.seat), chances[seat]).decision)
    return game


@pytest.mark.parametrize("name", QUICK)
def test_quick_bots_play_whole_games_the_same_way_each_time(name):
    first, second = play((name,) * 3, seed=4), play((name,) * 3, seed=4)
    assert first.is_over
    assert first.records == second.records


@pytest.mark.parametrize("name", ["gorilla:games=40", "orangutan:games=40"])
def test_bots_that_look_ahead_play_the_same_way_with_a_fixed_number_of_games(name):
    specs = (name, "mandrill")
    assert play(specs, seed=6, most=12).records == play(specs, seed=6, most=12).records


@pytest.mark.parametrize("name", [*QUICK, "gorilla:games=30", "orangutan:games=30"])
def test_hidden_cards_change_no_decision(name):
    """All decisions of a turn are compared, in games of two, three and four players."""
    chance = Chance(1)
    for players in (2, 3, 4):
        game = play(("mandrill",) * players, seed=9, most=30)
        bot, seat = load_bot(name), game.seat
        while game.seat == seat and not game.is_over:
            piles = tuple((*pile[:1], *chance.shuffled(pile[1:])) for pile in game.state.piles)
            assert piles != game.state.piles
            other = replace(game.state, piles=piles)
            one = ask(bot, view(game.state, seat), Chance(2))
            two = ask(bot, view(other, seat), Chance(2))
            assert one == two
            game.play(one.decision)


def test_every_bot_is_tested_with_hidden_cards():
    assert [*QUICK, "gorilla", "orangutan"] == list(BOTS)


@pytest.mark.parametrize("name", ["mandrill", "gorilla:games=60", "orangutan:games=60"])
def test_reasons_are_the_candidates_best_first(name):
    game = play(("mandrill", "mandrill"), seed=9, most=24)
    while game.kind is not Kind.BUILD:
        game.play(next(iter(game.legal)))
    answer = ask(load_bot(name), game.view(game.seat), Chance(2), wants_reasons=True)
    values = [reason.value for reason in answer.reasons]
    assert len(values) > 1
    assert values == sorted(values, reverse=True)
    assert answer.reasons[0].decision == answer.decision
    assert all(reason.decision in game.legal for reason in answer.reasons)


class Clock:
    """A fake clock: every call advances it by a hundredth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def set_clock(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    for module in (comparing, thinking):
        monkeypatch.setattr(module, "perf_counter", clock)


@pytest.mark.parametrize("name", ["gorilla", "orangutan"])
def test_bots_that_look_ahead_keep_any_time_limit(monkeypatch, name):
    """With any limit a bot gives an answer, and stops when it checks the clock after the limit."""
    game = play(("mandrill", "mandrill"), seed=9, most=24)
    while game.kind is not Kind.BUILD:
        game.play(next(iter(game.legal)))
    for seconds in (0.0, 0.05, 2.0):
        clock = Clock()
        set_clock(monkeypatch, clock)
        answer = ask(load_bot(name), game.view(game.seat), Chance(2), seconds=seconds)
        assert answer.decision in game.legal
        # One check at the beginning, and one each time that candidates are dropped.
        assert clock.now <= Gorilla.turn_shares[Kind.BUILD] * seconds + 0.12


def test_the_gorilla_uses_only_the_time_that_is_left(monkeypatch):
    """When the time of a turn is used up, its remaining decisions are those of the quick bot."""
    game, bot = Game(2, seed=3), load_bot("gorilla")
    clock = Clock()
    set_clock(monkeypatch, clock)
    game.play(ask(bot, game.view(1), Chance(2), seconds=1.0).decision)
    assert game.kind is Kind.BUY
    before = clock.now
    answer = ask(bot, game.view(1), Chance(2), seconds=1.0, spent=5.0)
    assert answer.decision == ask(load_bot("mandrill"), game.view(1), Chance(2)).decision
    assert clock.now - before < 0.1
    # The next turn has the full time limit again.
    while game.seat == 1:
        game.play(next(iter(game.legal)))
    before = clock.now
    ask(bot, game.view(2), Chance(2), seconds=1.0)
    assert clock.now - before > 0.3


@pytest.mark.parametrize("name", ["gorilla", "orangutan"])
def test_bots_that_look_ahead_use_their_full_time_at_every_table(monkeypatch, name):
    """One bot object serves all tables of a server; each table has a separate time limit."""
    bot, clock = load_bot(name), Clock()
    set_clock(monkeypatch, clock)
    taken = []
    for seed in range(4):
        before = clock.now
        ask(bot, Game(2, seed=seed).view(1), Chance(2), seconds=1.0)
        taken.append(clock.now - before)
    assert min(taken) > 0.5
    assert max(taken) < 0.75


def test_the_orangutan_reports_values_with_their_errors():
    game = play(("mandrill", "mandrill"), seed=9, most=24)
    while game.kind is not Kind.BUILD:
        game.play(next(iter(game.legal)))
    answer = ask(load_bot("orangutan:games=200"), game.view(game.seat), Chance(2))
    values = {reason.decision: reason for reason in answer.reasons}
    assert len(values) == len(answer.reasons) > 3
    assert all(0 <= reason.value <= 1 for reason in answer.reasons)
    # The first candidate is compared with itself; others have an error, infinite after few games.
    errors = sorted(reason.error for reason in answer.reasons)
    assert errors[0] == 0.0 < errors[1] < 0.2


def test_the_orangutan_answers_the_same_with_one_and_several_threads():
    game = play(("mandrill", "mandrill"), seed=9, most=24)
    one, two = (
        ask(load_bot(f"orangutan:games=60,jobs={jobs}"), game.view(game.seat), Chance(2))
        for jobs in (1, 2)
    )
    assert one == two


def test_the_network_of_the_package_says_how_it_was_trained():
    facts = Network.load().training
    assert {"generation", "games", "seconds", "seed", "pack"} <= set(facts)
    assert facts["games"] > 1000
    assert facts["seconds"] > 0
    assert len(facts["pack"]) == len(standard_pack().digest)


def test_a_mandrill_with_a_weight_for_blocking_leaves_less_to_the_next_player():
    """The shipped weight is 0. With 1, the next player's best staircase is worth less on average.

    Most positions have no staircase that blocks at a small cost, so the test uses many positions.
    """
    left: dict[float, list[float]] = {0.0: [], 1.0: []}
    for seed in range(32):
        game = play(("mandrill", "mandrill"), seed=seed, most=30)
        while game.kind is not Kind.BUILD:
            game.play(next(iter(game.legal)))
        for blocking, found in left.items():
            bot = Mandrill()
            bot._weights = replace(TUNED, blocking=blocking).to_array()
            after, _ = state_after(game.state, ask(bot, game.view(game.seat), Chance(1)).decision)
            next_seat = replace(after, seat=game.seat % 2 + 1, kind=Kind.BUILD)
            best = Mandrill().candidates(FastGame.of(next_seat), 1)
            found.append(best[0].value if best else 0.0)
    assert sum(left[1.0]) < sum(left[0.0])
