"""`monkeypalace play`: whole games from piped input, saving, and all commands."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import pytest

from monkeypalace.bots import LADDER
from monkeypalace.coach import Hinter, Judge
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    EndRule,
    Game,
    Options,
    TakeFrog,
    UseIcons,
)
from monkeypalace.gamefile import format_game, load_game, save_game
from monkeypalace.notation import format_decision
from monkeypalace.packs import new_pack_text
from tests.cli.runs import good, only_line, program, refused, run
from tests.processes import tied

#: Chooses the first suggestion each time, to the end of any game.
ONES = "1\n" * 2000


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Run in a temporary folder, because interrupted games are saved to the current one."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "options",
    [
        ["--players", "2"],
        ["--names", "Ann, Ben, Cleo", "--map", "2", "--butterfly"],
        ["--players", "4", "--map", "3", "--frog", "--piles", "sorted"],
        [
            *("--names", "Ann,Ben", "--map", "4", "--butterfly", "--frog"),
            *("--butterfly-rule", "tallest-of-its-colour", "--ties-earn-credit"),
        ],
    ],
    ids=["2", "3-butterfly", "4-frog", "2-everything"],
)
def test_a_whole_game_by_typing_1(options):
    shown = good("play", *options, "--seed", "11", "--save", "game.json", typed=ONES)
    assert "Time to count the bananas" in shown
    assert "wins!" in shown or "share the win!" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    game = load_game("game.json")
    assert game.is_over
    assert "verified" in good("replay", "game.json")


def test_a_whole_game_of_the_real_program():
    done = program("play", "--players", "2", "--seed", "3", typed=ONES)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "bananas" in done.stdout


def test_a_whole_game_without_options_by_typing_1():
    """As in `yes 1 | make terminal`: 1 is not a valid number of players, so the default applies."""
    shown = good("play", typed=ONES)
    assert "Seat 2" in shown
    assert "Seat 3" not in shown
    assert "Time to count the bananas" in shown


def test_without_options_there_are_three_questions():
    shown = good("play", typed="Ann, Ben, Cleo\n3\n4\nquit\n")
    assert "Cleo" in shown
    assert "░░░" in shown
    assert "frog before you build?" in shown
    assert "Seat 2" in good("play", typed="\n\n\nquit\n")
    wrong = good("play", typed="7\nAnn,\n4\n9\n\nx\n2\nquit\n")
    assert "not for 7" in wrong
    assert "Seat 4" in wrong


@pytest.mark.parametrize("answer", ["²", "٣", "12345678901234567890", "1", "Ann", ",", "Ann,,Ben"])
def test_answers_that_name_no_players(answer):
    """`²` is a digit for `str.isdigit`, but not for `int`."""
    shown = good("play", typed=f"{answer}\n" * 3 + "\n\nquit\n")
    assert "Then it is a game for two." in shown
    assert "Seat 2" in shown
    assert "a game for two" not in good("play", typed=f"{answer}\n3\n\n\nquit\n")


def test_after_three_wrong_answers_the_default_is_named():
    shown = good("play", typed="2\n" + "x\n" * 3 + "\nquit\n")
    assert "Then it is 1." in shown
    assert "Then it is" not in good("play", typed="2\n" + "x\n" * 2 + "3\n\nquit\n")
    assert "Then it is" not in good("play", typed="\n\n\nquit\n")


@pytest.mark.parametrize("typed", ["", "2\n", "2\n1\n"])
def test_input_that_ends_during_the_questions(typed):
    assert "Goodbye" in good("play", typed=typed)


@pytest.mark.parametrize(
    ("given", "options"),
    [
        (["--edition", "fr"], Options.from_edition("fr")),
        (["--edition", "it", "--frog"], Options.from_edition("it", frog=True)),
        (["--edition", "pt-BR", "--no-stack-new-cards"], Options()),
        (["--edition", "nl", "--butterfly-rule", "tallest-of-all"], Options()),
        (
            ["--end-rule", "total", "--stack-new-cards"],
            Options(end_rule=EndRule.TOTAL, stack_new_cards=True),
        ),
    ],
)
def test_a_game_follows_a_printed_rulebook(given, options):
    good("play", "--players", "2", "--save", "game.json", *given, typed="1\n1\n1\n1\nquit\n")
    assert load_game("game.json").options == options


def test_before_a_delivery_the_game_says_what_naming_a_missing_kind_does():
    said = "Name more of a kind than that, and this round is the last."
    shown, total = (
        " ".join(good("play", "--players", "4", "--seed", "11", *more, typed=ONES).split())
        for more in ([], ["--end-rule", "total"])
    )
    assert "takes (number" in shown.partition(said)[2], "it is said before the choice"
    assert said not in total


def test_suggestions_are_numbered_and_more_shows_further_ones():
    shown = good("play", "--players", "2", "--seed", "1", typed="99\n0\nmore\n6\nquit\n")
    assert "suggestions 1 to 5" in shown
    assert "  6  " in shown
    assert "Seat 1 builds" in shown
    assert "The game is saved" in shown


@pytest.mark.parametrize("number", ["0", "00011", "0001" + "9" * 5000, "9" * 5000, "²"])
def test_numbers_that_no_suggestion_has(number):
    shown = good("play", "--players", "2", "--seed", "1", typed=f"{number}\nquit\n")
    assert "Seat 1 builds " not in shown.replace("Seat 1 builds (", "")


def test_suggestions_say_what_they_cost():
    shown = good("play", "--players", "2", "--seed", "1", typed="quit\n")
    assert "  3 credits (1 for height), dark green, to d4, costs 2a\n" in shown


def test_more_says_when_all_suggestions_were_shown():
    shown = good("play", "--players", "2", "--seed", "1", typed="more\n" * 60 + "quit\n")
    assert "That was all." in shown


def test_typed_notation_is_played():
    typed = "D2 n n\nbuy 2 1\n2 0\n2 1\nquit\n"
    shown = good("play", "--names", "Ann,Ben", "--seed", "6", "--save", "g.json", typed=typed)
    assert "Ann builds d2 N N." in shown
    turns = json.loads(Path("g.json").read_text(encoding="utf-8"))["turns"]
    assert turns[0]["turn"] == "1.1 d2 N N; buy 1 2; take 2a 0b; take 2a 1b"


def test_refusals_are_explained_by_rule():
    typed = "d4 E\nd3 bN\nhello\nbuy 1\npass\nd2 N N\nbuy 5g\nbuy 1 1\nbuy 9\nquit\n"
    shown = good("play", "--players", "2", "--seed", "1", typed=typed)
    assert "Rule A" in shown
    assert "You need 1 brick" in shown
    assert "“hello” cannot be read" in shown
    assert "Your next choice: a staircase" in shown
    assert "you must build" in shown
    assert "another colour" in shown
    assert "named twice" in shown
    assert "no pile “9”" in shown


def test_questions_while_building():
    typed = (
        "help\n?\nstarts\ntry d2\ntry d2 N\ntry d2 N N\ntry a1\ntry d4\ntry\ntry zz\n"
        "why d2 N N\nwhy d4 E W\nwhy\nwhy x\nboard\nmarket\ncards\nscore\nquit\n"
    )
    shown = good("play", "--players", "2", "--seed", "1", typed=typed)
    assert "BUILD." in shown
    assert "dark green: d2 c3 e3 b4" in shown
    assert "N  to d3 at level 0: d2 N (must continue to the palace)" in shown
    assert "N  to d4 at level 1: d2 N N\n" in shown
    assert "d2 N N can be built as it is, but cannot continue" in shown
    assert "From a1 nothing can be built" in shown
    assert "Rule H" in shown
    assert "d2 N N can be built: 3 credits" in shown
    assert "cards left" in shown
    assert "covered cards" in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_questions_about_building_are_refused_at_other_decisions():
    shown = good("play", "--players", "2", "--seed", "1", typed="1\nstarts\nhelp\nmore\nquit\n")
    assert "ask this only while you build" in shown
    assert "BUY." in shown


def test_every_kind_of_decision_has_help():
    from monkeypalace.cli.terminal.speech import Speech
    from monkeypalace.game import Kind

    say = Speech("en")
    for kind in Kind:
        if kind is not Kind.OVER:
            assert say(f"play-help-{kind}")
            assert say(f"play-ask-{kind}", name="Ann")


def test_a_game_is_saved_after_every_turn_and_resumed():
    good("play", "--names", "Ann,Ben", "--seed", "5", "--save", "g.json", typed="1\n" * 9)
    before = load_game("g.json")
    assert before.records
    shown = good("play", "--resume", "g.json", typed="1\n" * 9)
    assert "Ann" in shown
    after = load_game("g.json")
    assert len(after.records) > len(before.records)
    assert after.records[: len(before.records)] == before.records
    good("play", "--resume", "g.json", "--save", "other.json", typed=ONES)
    assert load_game("other.json").is_over
    assert load_game("g.json").records == after.records
    over = good("play", "--resume", "other.json")
    assert "Time to count the bananas" in over


def test_a_resumed_game_equals_an_uninterrupted_one():
    good("play", "--players", "2", "--seed", "5", "--save", "whole.json", typed=ONES)
    good("play", "--players", "2", "--seed", "5", "--save", "parts.json", typed="1\n" * 17)
    good("play", "--resume", "parts.json", typed=ONES)
    assert Path("parts.json").read_text("utf-8") == Path("whole.json").read_text("utf-8")


def test_decisions_are_undone_until_the_turn_is_confirmed():
    typed = "d2 N N\nundo\nundo\nb4 E E\nbuy 3d\nundo\nbuy 1\n1\nwhat\nundo\n2\n\nundo\nquit\n"
    shown = good("play", "--players", "2", "--seed", "1", "--save", "g.json", typed=typed)
    assert "Undone: d2 N N" in shown
    assert "Undone: buy 3d" in shown
    assert shown.count("Nothing to undo in this turn.") == 2
    assert "Press Enter to play the turn" in shown
    turns = json.loads(Path("g.json").read_text(encoding="utf-8"))["turns"]
    assert [turn["turn"] for turn in turns] == ["1.1 b4 E E; buy 1; take 3a 0b"]


def test_a_bought_card_is_replaced_only_after_the_turn_is_confirmed():
    """Otherwise a player could look at the next card, and undo."""
    game = Game(2, seed=1)
    hidden = dict(zip((pile.id for pile in game.pack.piles), game.first_piles, strict=True))["3d"]
    typed = "b4 E E\nbuy 3d\nmarket\n1\n1\nboard\nmarket\n\nmarket\nquit\n"
    row = "  3d          ?        ?           ?           4\n"
    shown = good("play", "--players", "2", "--seed", "1", typed=typed)
    before, _, after = shown.partition("has finished the turn")
    unconfirmed, _, confirmed = after.partition("Pile 3d now shows")
    assert row in before
    assert row in unconfirmed
    assert confirmed.startswith(f" {hidden[1].id} ")
    assert "now shows" not in before + unconfirmed
    assert all(card.id not in before + unconfirmed for card in hidden[1:])


def test_undone_decisions_do_not_change_a_game():
    """Undo and repeat every decision of whole games: the saved files are the same."""
    for seed, options in ((3, ()), (4, ("--butterfly", "--frog", "--piles", "sorted"))):
        played = ("play", "--players", "3", "--seed", str(seed), *options)
        good(*played, "--save", "plain.json", typed=ONES)
        undone = "1\nundo\n1\n" * 2000
        good(*played, "--save", "undone.json", typed=undone)
        assert Path("plain.json").read_text("utf-8") == Path("undone.json").read_text("utf-8")
        Path("plain.json").unlink()
        Path("undone.json").unlink()


def test_a_hint_is_revealed_in_three_steps():
    typed = "hint\nhint\nhint\nhint\nquit\n"
    shown = good("play", "--players", "2", "--seed", "1", typed=typed)
    _, look, where, turn, again, _ = (*shown.split("(number, staircase, help): hint\n"), "")
    hint = Hinter(Judge()).hint(Game(2, seed=1).view(1).state, seed=0)
    assert isinstance(hint.decision, Build)
    assert "“hint” again says more." in " ".join(look.split())
    assert f"Start on {hint.decision.staircase.start}, on " in " ".join(where.split())
    written = f"Build {format_decision(hint.decision)}."
    assert written not in look + where
    assert turn.startswith(written)
    assert again.startswith(written)
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_every_kind_of_decision_has_a_hint():
    typed = "hint\nhint\nhint\n1\n" * 40
    options = ("--players", "2", "--butterfly", "--frog", "--seed", "2")
    shown = good("play", *options, "--lang", "fr", "--save", "game.json", typed=typed)
    assert "Cherchez" in shown
    kinds = {type(record.decision) for record in load_game("game.json").records}
    assert kinds >= {Build, Buy, UseIcons, TakeFrog}


def test_a_turn_that_was_saved_half_done_can_still_be_undone():
    good(
        "play", "--players", "2", "--seed", "1", "--save", "g.json", typed="b4 E E\nbuy 3d\nquit\n"
    )
    assert len(load_game("g.json").records) == 2
    shown = good("play", "--resume", "g.json", typed="undo\nundo\nd2 N N\nquit\n")
    assert "Already decided in this turn: b4 E E; buy 3d." in shown
    turns = json.loads(Path("g.json").read_text(encoding="utf-8"))["turns"]
    assert [turn["turn"] for turn in turns] == ["1.1 d2 N N"]


def test_an_interrupted_game_is_never_lost():
    shown = good("play", "--players", "2", typed="1\n1\n")
    assert "\n  monkeypalace play --resume monkeypalace-game-1.json\n" in shown
    assert len(load_game("monkeypalace-game-1.json").records) == 2
    good("play", "--players", "2", typed="1\nquit\n")
    assert load_game("monkeypalace-game-2.json").records
    assert "nothing was saved" in good("play", "--players", "2", typed="quit\n")
    assert not Path("monkeypalace-game-3.json").exists()


def interrupted(*args: str, typed: str, at: str) -> tuple[int, str, str]:
    """Send SIGINT when `at` has been printed; return exit code, output and errors."""
    output = Path("shown.txt")
    until = time.monotonic() + 240
    with output.open("w") as stdout:
        process = subprocess.Popen(
            tied([sys.executable, "-m", "monkeypalace", "play", *args]),
            stdin=subprocess.PIPE,
            stdout=stdout,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"},
        )
    with process:
        try:
            assert process.stdin is not None
            assert process.stderr is not None
            process.stdin.write(typed)
            process.stdin.flush()
            while at not in output.read_text(encoding="utf-8"):
                assert process.poll() is None, process.stderr.read()
                assert time.monotonic() < until
                time.sleep(0.1)
            # A signal between the prompt and the system call that reads is noticed only when
            # the call ends, so it is sent again if need be.
            while process.poll() is None:
                assert time.monotonic() < until
                time.sleep(0.1)
                process.send_signal(signal.SIGINT)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=60)
            return process.returncode, output.read_text(encoding="utf-8"), process.stderr.read()
        finally:
            process.kill()


def test_ctrl_c_saves_the_game_and_exits_130():
    options = ("--players", "2", "--seed", "1", "--save", "g.json")
    code, shown, errors = interrupted(*options, typed="1\n1\n", at="Seat 1 takes (number")
    assert (code, errors) == (130, "")
    assert shown.splitlines()[-2].startswith("Goodbye. The game is saved.")
    assert "--resume g.json" in shown.splitlines()[-1]
    assert len(load_game("g.json").records) == 2


def test_ctrl_c_during_the_questions_exits_130():
    code, shown, errors = interrupted(typed="Ann, Ben\n", at="Which map?")
    assert (code, errors) == (130, "")
    assert shown.splitlines()[-1] == "Goodbye. No turn was played, so nothing was saved."
    assert list(Path().iterdir()) == [Path("shown.txt")]


def test_save_as_during_the_game():
    Path("there.json").write_text("precious")
    typed = "save\nsave there.json\nsave no-folder/g.json\nsave new.json\n1\n1\n1\n1\nquit\n"
    shown = good("play", "--players", "2", "--seed", "1", typed=typed)
    assert "save game.json" in shown
    assert "already" in shown
    assert "cannot be written" in shown
    assert Path("there.json").read_text() == "precious"
    assert load_game("new.json").records
    assert not Path("monkeypalace-game-1.json").exists()


def test_a_failed_save_does_not_lose_the_game():
    shown = good("play", "--players", "2", typed="save no-folder/x.json\n1\n1\nquit\n")
    assert "“no-folder/x.json” cannot be written" in shown
    assert "--resume monkeypalace-game-1.json" in shown
    assert len(load_game("monkeypalace-game-1.json").records) == 2


def test_a_failed_save_does_not_replace_the_file_that_works():
    typed = f"save no-folder/x.json\n1\nsave {'x' * 5000}\nsave a\0b\n1\nquit\n"
    shown = good("play", "--players", "2", "--save", "good.json", typed=typed)
    assert shown.count("cannot be written") == 3
    assert "--resume good.json" in shown
    assert len(load_game("good.json").records) == 2


def test_a_game_whose_file_cannot_be_written_any_more_is_saved_elsewhere(monkeypatch):
    folder = Path("folder")
    folder.mkdir()
    answers = iter(["1", "1"])

    def typed(_: str) -> str:
        for answer in answers:
            return answer
        folder.joinpath("g.json").unlink()
        folder.rmdir()
        return "quit"

    monkeypatch.setattr("builtins.input", typed)
    shown = good("play", "--players", "2", "--save", "folder/g.json")
    assert "“folder/g.json” cannot be written" in shown
    assert "--resume monkeypalace-game-1.json" in shown
    assert len(load_game("monkeypalace-game-1.json").records) == 2


def test_a_game_is_saved_among_temporary_files_if_nowhere_else(monkeypatch, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(temporary))
    wanted = {temporary / "monkeypalace-game-1.json"}

    def save_only_there(game, file):
        save_game(game, file if file in wanted else "no-folder/g.json")

    monkeypatch.setattr("monkeypalace.cli.session.playing.save_game", save_only_there)
    shown = good("play", "--players", "2", typed="1\nquit\n")
    assert f"--resume {temporary}/monkeypalace-game-1.json" in shown
    assert load_game(temporary / "monkeypalace-game-1.json").records
    wanted.clear()
    assert "could not be saved anywhere" in good("play", "--players", "2", typed="1\nquit\n")


def test_a_file_may_have_any_name():
    shown = good("play", "--players", "2", typed="save Ann,  Ben.json\n1\nquit\n")
    assert load_game("Ann,  Ben.json").records
    assert "--resume 'Ann,  Ben.json'" in shown


def test_the_same_seed_gives_the_same_game():
    first = good("play", "--players", "2", "--seed", "9", typed="1\n" * 20)
    second = good("play", "--players", "2", "--seed", "9", typed="1\n" * 20)
    assert first.replace("-1.json", "") == second.replace("-2.json", "")


def test_a_custom_pack():
    text = new_pack_text().replace('name = "Rings"', 'name = "Garden"')
    Path("mine.toml").write_text(text, encoding="utf-8")
    good("play", "--pack", "mine.toml", "--players", "2", "--save", "g.json", typed="1\n1\nquit\n")
    good("play", "--pack", "mine.toml", "--resume", "g.json", typed="quit\n")


def test_the_printed_command_resumes_the_game():
    text = new_pack_text().replace("delivery = { icons = 2,", "delivery = { icons = 3,")
    Path("my box.toml").write_text(text, encoding="utf-8")
    done = program("play", "--pack", "my box.toml", "--names", "Ann,Ben", typed="1\nquit\n")
    command = shlex.split(done.stdout.splitlines()[-1])
    assert command[-4:] == ["--resume", "monkeypalace-game-1.json", "--pack", "my box.toml"]
    again = subprocess.run(
        tied(command), input="quit\n", capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert "Ann buys" in again.stdout
    assert again.stdout.splitlines()[-1] == done.stdout.splitlines()[-1]


def test_lots_decide_who_sits_where():
    options = ["--names", "Ann,Ben,Cleo", "--lots", "--seed"]
    orders = set()
    for seed in range(12):
        shown = good("play", *options, str(seed), "--save", f"{seed}.json", typed="quit\n")
        game = load_game(f"{seed}.json")
        first, second, third = game.names
        assert {first, second, third} == {"Ann", "Ben", "Cleo"}
        assert shown.splitlines()[0] == (
            f"The lots are drawn: {first} has seat 1, {second} has seat 2 and {third} has seat 3."
        )
        # The cards are the same as without lots, and the seed determines the lots.
        assert game.state == Game(3, seed=seed).state
        assert game.names == Chance(seed ^ 0x5EA75).shuffled(["Ann", "Ben", "Cleo"])
        orders.add(game.names)
    assert len(orders) > 3
    assert "The lots are drawn" in good("play", "--names", "Ann,Ben", "--lots", typed="quit\n")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--players", "1"], "2 to 4 players"),
        (["--players", "99999999999999999999"], "2 to 4 players"),
        (["--players", "3", "--names", "Ann,Ben"], "3 players"),
        (["--names", "Ann,,Ben"], "name"),
        (["--names", "Ann,\x1b[2J"], "name"),
        (["--map", "5"], "no map 5"),
        (["--map", "-1"], "no map"),
        (["--seed", "-1"], "seed"),
        (["--seed", "1" * 40], "seed"),
        (["--pack", "no-such.toml"], "no-such.toml"),
        (["--resume", "no-such.json"], "no-such.json"),
        (["--resume", "g.json", "--frog"], "--frog"),
        (["--resume", "g.json", "--map", "2"], "--map"),
        (["--resume", "g.json", "--lots"], "--lots"),
        (["--resume", "g.json", "--edition", "fr"], "--edition"),
        (["--resume", "g.json", "--no-stack-new-cards"], "--stack-new-cards"),
        (["--lots"], "--names"),
        (["--lots", "--players", "3"], "--names"),
        (["--players", "2", "--save", "g.json"], "monkeypalace play --resume g.json"),
        (["--players", "2", "--save", ""], "name of a file is empty"),
        (["--resume", " "], "name of a file is empty"),
        (["--pack", ""], "name of a file is empty"),
        (["--pack", "/dev/zero"], "too large"),
        (["--players", "2", "--save", "no-folder/g.json"], "no-folder"),
    ],
)
def test_games_that_cannot_be_set_up(options, says):
    Path("g.json").write_text(format_game(Game(2, seed=1)), encoding="utf-8")
    assert says in refused("play", *options)


def test_a_damaged_game_is_not_resumed():
    text = format_game(Game(2, seed=1)).replace('"map": 1', '"map": "one"')
    Path("g.json").write_text(text, encoding="utf-8")
    refused("play", "--resume", "g.json")
    assert Path("g.json").read_text(encoding="utf-8") == text
    done = program("play", "--resume", "g.json")
    assert done.returncode == 2
    only_line(done.stderr)


def test_input_that_is_not_text():
    result = run("play", "--players", "2", typed=b"\xff\xfe\n\x00\n\nquit\n")
    assert result.exit_code == 0
    assert "cannot be read" in result.stdout


# Bots


def test_a_whole_game_against_bots():
    options = ("--names", "Ann", "--bot", "capuchin", "--bot", "mandrill", "--seed", "5")
    shown = good("play", *options, "--save", "game.json", typed=ONES)
    assert "Time to count the bananas" in shown
    game = load_game("game.json")
    assert game.names == ("Ann", "Capuchin", "Mandrill")
    # Only Ann was asked.
    assert "Ann builds (number" in shown
    assert "Mandrill builds (number" not in shown
    again = good("play", *options, "--save", "again.json", typed=ONES)
    assert load_game("again.json").records == game.records
    assert again.splitlines()[:40] == shown.splitlines()[:40]


def test_bots_are_called_by_name_in_the_short_questions():
    shown = good("play", typed="Ann, macaque\n\n\n" + "1\n" * 8)
    levels = ", ".join(level.name for level in LADDER)
    assert f"from easy to hard: random, {levels}." in " ".join(shown.split())
    assert "Macaque builds" in shown
    assert "Macaque builds (number" not in shown
    # The command that resumes the game names the bot.
    assert "--bot macaque" in shown


def test_bots_keep_their_seats_with_lots_and_in_a_resumed_game():
    options = ("--names", "Ann,Ben", "--bot", "capuchin", "--lots", "--seed", "2")
    good("play", *options, "--save", "game.json", typed="1\n" * 6)
    names = load_game("game.json").names
    shown = good("play", "--resume", "game.json", "--bot", "capuchin", typed=ONES)
    assert set(names) == {"Ann", "Ben", "Capuchin"}
    assert "Capuchin builds (number" not in shown
    assert "Time to count the bananas" in shown


@pytest.mark.parametrize("lots", [(), ("--lots", "--seed", "2")])
def test_bots_of_a_kind_have_the_number_of_their_seat_as_on_the_server(lots: tuple[str, ...]):
    """On seats 2 and 3, for example, they are `Capuchin 2` and `Capuchin 3`."""
    options = ("--names", "Ann", "--bot", "capuchin", "--bot", "capuchin", *lots)
    good("play", *options, "--save", "game.json", typed="1\n" * 6)
    names = load_game("game.json").names
    numbered = [(seat, name) for seat, name in enumerate(names, start=1) if name != "Ann"]
    assert len(numbered) == 2
    assert all(name == f"Capuchin {seat}" for seat, name in numbered)
    shown = good(
        "play", "--resume", "game.json", "--bot", "capuchin", "--bot", "capuchin", typed=ONES
    )
    assert "Capuchin 2 builds (number" not in shown
    assert "Time to count the bananas" in shown


def test_bots_keep_their_seats_when_a_game_is_resumed_in_another_language():
    options = ("--names", "Ann,Ben", "--bot", "capuchin", "--lots", "--seed", "8")
    good("play", *options, "--save", "game.json", "--lang", "it", typed="1\n" * 6)
    assert load_game("game.json").names == ("Cebo", "Ann", "Ben")
    shown = good("play", "--resume", "game.json", "--bot", "capuchin", typed=ONES)
    assert "Cebo builds (number" not in shown
    assert "Ben builds (number" in shown


def test_a_bot_that_fails_is_replaced_and_reported():
    Path("mine.py").write_text(
        "from monkeypalace.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def decide(self, question):\n"
        "        raise ValueError('no idea')\n"
    )
    shown = good("play", "--bot", "mine.py:Mine", "--seed", "5", typed=ONES)
    assert shown.count("no idea") == 1
    assert "From now on Mine plays at random." in shown
    assert "Time to count the bananas" in shown


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--bot", "orang"], "There is no bot “orang”"),
        (["--bot", "gorila"], "did you mean “gorilla”"),
        (["--bot", "nothing.py:Mine"], "nothing.py"),
        (["--players", "2", *["--bot", "random"] * 3], "2"),
        (["--names", "A,B,C,D", "--bot", "random"], "5"),
    ],
)
def test_bots_that_cannot_play(options, said):
    assert said in refused("play", *options)
