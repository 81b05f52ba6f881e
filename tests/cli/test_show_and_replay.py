"""`monkeypalace show` and `monkeypalace replay`."""

from __future__ import annotations

import json

import pytest

from monkeypalace.game import Game, Options
from monkeypalace.gamefile import format_game, parse_game
from monkeypalace.packs import new_pack_text, parse_pack
from tests.cli.runs import good, only_line, palaces, program, refused

POSITION = json.dumps(palaces()[0]["position"])


def played(decisions: int | None = None, **options: object) -> Game:
    """Return a game in which everybody takes the first legal decision."""
    # `options` may be any arguments of `Game`, and mypy cannot know their types.
    game = Game(2, seed=5, names=["Ann", "Ben"], **options)  # type: ignore[arg-type]
    while not game.is_over and (decisions is None or len(game.records) < decisions):
        game.play(next(iter(game.legal)))
    return game


@pytest.fixture(scope="module")
def finished() -> str:
    return format_game(played(options=Options(map=3, butterfly=True, frog=True)))


def test_show_draws_a_position():
    shown = good("show", "-", typed=POSITION)
    assert "1→───" in shown
    assert "In hand: 2a 1b 0c" in shown
    assert "\x1b" not in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_show_in_colour_if_asked(monkeypatch):
    assert "\x1b[" in good("show", "-", "--colour", typed=POSITION)
    assert "\x1b[" not in good("show", "-", "--no-colour", typed=POSITION)


def test_show_lists_stacks():
    assert "f4  3  bAwG" in good("show", "-", "--stacks", typed=POSITION)


def test_show_draws_positions_of_more_than_one_box():
    example = next(found for found in palaces() if found["name"] == "palace-7-10")
    shown = good("show", "-", "--stacks", typed=json.dumps(example["position"]))
    assert "box" in shown


def test_show_draws_the_last_turn_of_a_game(finished):
    shown = good("show", "-", typed=finished)
    game = parse_game(finished)
    last = game.records[-1]
    assert f"’s turn {last.round}.{last.seat} " in shown.splitlines()[0]
    assert "the last one" in shown
    assert "total" in shown
    assert all(len(line) <= 80 for line in shown.splitlines()[1:])


def test_show_draws_the_turn_asked_for(finished):
    shown = good("show", "-", "--turn", "1.2", typed=finished)
    turn = json.loads(finished)["turns"][1]["turn"]
    assert shown.splitlines()[0] == f"After Ben’s turn {turn}"
    assert "Round 2" in shown
    assert shown != good("show", "-", "--turn", "2.1", typed=finished)


def test_show_says_whether_the_turn_was_finished():
    shown = good("show", "-", typed=format_game(played(1)))
    built = played(1).records[0]
    heading = shown.splitlines()[0]
    assert heading.startswith("In the middle of Ann’s turn 1.1 ")
    assert built.round == 1
    game = played(1)
    while game.seat == 1:
        game.play(next(iter(game.legal)))
    assert good("show", "-", typed=format_game(game)).startswith("After Ann’s turn 1.1 ")
    game.play(next(iter(game.legal)))
    again = format_game(game)
    assert good("show", "-", "--turn", "1.1", typed=again).startswith("After Ann’s turn 1.1 ")
    assert good("show", "-", typed=again).startswith("In the middle of Ben’s turn 1.2 ")


def test_show_draws_the_beginning(finished):
    shown = good("show", "-", "--turn", "0", typed=finished)
    assert "Before the first turn" in shown
    new = format_game(Game(3, seed=1))
    assert "Before the first turn" in good("show", "-", typed=new)
    assert "Seat 3" in good("show", "-", typed=new)


def test_show_refuses_turns_that_are_not_there(finished):
    assert "99.1" in refused("show", "-", "--turn", "99.1", typed=finished)
    assert "3.2" in refused("show", "-", "--turn", "third", typed=finished)
    assert "no turns" in refused("show", "-", "--turn", "1.1", typed=POSITION)
    said = refused("show", "-", "--turn", "1.1", typed=format_game(Game(2, seed=1)))
    assert said == "The game has no turn 1.1; none has been played yet."


def test_show_refuses_what_cannot_stand():
    position = {"ground": ["llddggll"] * 8, "stacks": {"a1": "Ae"}}
    assert "a1" in refused("show", "-", typed=json.dumps(position))


def test_replay_tells_every_turn(finished):
    told = good("replay", "-", typed=finished)
    game = parse_game(finished)
    for record in game.records:
        assert f"{record.round}.{record.seat}  {game.names[record.seat - 1]}\n" in told
    assert "share the win!" in told or "wins!" in told
    assert told.splitlines()[-1] == f"{2 * game.state.round} turns, every decision verified."
    assert all(len(line) <= 80 for line in told.splitlines())


def test_replay_stops_where_asked(finished):
    told = good("replay", "-", "--turn", "1.2", typed=finished)
    assert "1.2  Ben" in told
    assert "2.1  Ann" not in told
    assert told.endswith("2 turns, every decision verified.\n")


def test_replay_draws_boards(finished):
    told = good("replay", "-", "--turn", "1.2", "--boards", typed=finished)
    assert told.count("     a     b     c     d     e     f     g     h\n") == 2


def test_replay_of_a_game_that_is_not_over():
    assert "not over" in good("replay", "-", typed=format_game(played(9)))
    assert "No turn" in good("replay", "-", typed=format_game(Game(2, seed=3)))


def test_replay_of_a_public_file():
    game = played(12)
    told = good("replay", "-", typed=format_game(game, public=True))
    assert told == good("replay", "-", typed=format_game(game))


def test_replay_names_the_first_wrong_decision(finished):
    data = json.loads(finished)
    data["turns"][2]["turn"] = "2.1 a1 E E E"
    said = refused("replay", "-", typed=json.dumps(data))
    assert said.startswith("Turn 2.1, decision 1")
    data = json.loads(finished)
    data["turns"][3]["check"] = "0" * 12
    assert "2.2" in refused("replay", "-", typed=json.dumps(data))
    data = json.loads(finished)
    data["result"]["winners"] = [1, 2]
    assert "result" in refused("replay", "-", typed=json.dumps(data))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "chess"),
        ("version", 99),
        ("players", 9),
        ("players", None),
        ("names", ["Ann"]),
        ("names", ["\x1b[2J", "Ben"]),
        ("options", {"map": 9}),
        ("options", {"moon": True}),
        ("chance", {"seed": -1}),
        ("turns", "all"),
        ("turns", [{"turn": "1.1 jump"}]),
        ("pack", {}),
    ],
)
def test_damaged_games_are_refused(finished, name, value):
    data = {**json.loads(finished), name: value}
    said = refused("replay", "-", typed=json.dumps(data))
    assert "\x1b" not in said
    refused("show", "-", typed=json.dumps(data))


def test_games_with_another_pack(tmp_path):
    text = new_pack_text().replace("delivery = { icons = 3,", "delivery = { icons = 4,")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    game = format_game(played(8, pack=parse_pack(text)))
    assert "--pack" in refused("replay", "-", typed=game)
    assert "verified" in good("replay", "-", "--pack", file, typed=game)
    assert "Ann" in good("show", "-", "--pack", file, typed=game)
    refused("show", "-", "--pack", tmp_path / "other.toml", typed=game)


def test_the_real_program_refuses_in_one_line(finished, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(finished.replace("take", "fake"), encoding="utf-8")
    for command in ("show", "replay"):
        done = program(command, file)
        assert done.returncode == 2
        assert "turns[1]" in only_line(done.stderr)
