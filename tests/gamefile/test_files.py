"""Game files: written, read back, replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monkeypalace.errors import GameFileError
from monkeypalace.game import Game, Options, PileOrder
from monkeypalace.gamefile import format_game, load_game, parse_game, save_game
from monkeypalace.packs import standard_pack
from tests.game.tables import PLAIN, pack
from tests.gamefile.games import ALL_MODULES, file_of, played_game

# There and back


@pytest.mark.parametrize("rounds", [0, 1, 4, None])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_read_back(players, rounds):
    game = played_game(players=players, rounds=rounds)
    again = parse_game(format_game(game))
    assert again.state == game.state
    assert again.records == game.records
    assert again.seed == game.seed
    assert again.names == game.names
    assert again.options == game.options
    assert again.winners == game.winners
    assert format_game(again) == format_game(game)


def test_a_game_can_be_saved_in_the_middle_of_a_turn():
    game = Game(seed=3)
    game.play(next(iter(game.legal)))
    again = parse_game(format_game(game))
    assert again.state == game.state
    # The loaded game continues like the saved one.
    decision = next(iter(game.legal))
    assert again.play(decision) == game.play(decision)
    assert format_game(again) == format_game(game)


def test_a_game_with_a_given_order_of_cards():
    game = Game(piles={"1": ["1-4"]})
    game.play(next(iter(game.legal)))
    data = file_of(game)
    assert data["chance"]["piles"]["1"][0] == "1-4"
    again = parse_game(format_game(game))
    assert again.state == game.state
    assert again.seed is None


def test_a_game_with_sorted_piles():
    options = Options(piles=PileOrder.SORTED)
    game = Game(pack=pack({"1-1": {"bananas": 9}}), seed=1, options=options)
    game.play(next(iter(game.legal)))
    for public in (False, True):
        again = parse_game(format_game(game, public=public), pack=game.pack)
        # Nothing is hidden, so that even a public file gives the whole state.
        assert again.state == game.state


def test_a_game_with_another_pack():
    game = Game(pack=PLAIN, seed=1)
    game.play(next(iter(game.legal)))
    assert parse_game(format_game(game), pack=PLAIN).state == game.state


def test_the_fields_of_a_file():
    data = file_of(played_game(players=3))
    assert list(data) == [
        "format",
        "version",
        "pack",
        "options",
        "players",
        "names",
        "chance",
        "turns",
        "result",
    ]
    assert (data["format"], data["version"]) == ("monkeypalace-game", 1)
    assert data["pack"] == {
        "name": "standard",
        "version": standard_pack().version,
        "digest": standard_pack().digest,
    }
    assert data["options"] == ALL_MODULES.to_json()
    assert data["players"] == 3
    assert data["names"] == ["Ada", "Bé", "C"]
    assert data["chance"] == {"seed": 11}
    assert all(set(turn) == {"turn", "check"} for turn in data["turns"])
    assert data["result"] == {
        "bananas": [found.total for found in played_game(players=3).scores],
        "winners": list(played_game(players=3).winners),
        "rounds": played_game(players=3).state.round,
    }


def test_a_running_game_has_no_result():
    assert file_of(played_game(rounds=2))["result"] is None


def test_one_line_a_turn():
    text = format_game(played_game())
    assert text.count('"turn": ') == len(file_of(played_game())["turns"])
    assert text.endswith("}\n")


# Public files


@pytest.mark.parametrize("rounds", [0, 1, 4, None])
def test_a_public_file_gives_the_same_view(rounds):
    game = played_game(rounds=rounds)
    data = file_of(game, public=True)
    assert list(data["chance"]) == ["piles"]
    again = parse_game(json.dumps(data))
    assert again.view(1) == game.view(1)
    assert again.records == game.records
    assert again.seed is None


def test_a_public_file_has_the_same_checks():
    game = played_game()
    assert file_of(game, public=True)["turns"] == file_of(game)["turns"]


def test_a_public_file_of_a_public_file_is_the_same():
    text = format_game(played_game(rounds=3), public=True)
    assert format_game(parse_game(text), public=True) == text


# On disk


def test_save_and_load(tmp_path):
    game = played_game(rounds=2)
    path = tmp_path / "game.json"
    save_game(game, path)
    assert load_game(path).state == game.state
    assert load_game(str(path)).state == game.state
    save_game(game, path, public=True)
    assert load_game(path).seed is None
    # No other files are left.
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_names_survive_in_any_script(tmp_path):
    game = Game(seed=1, names=["Zoë 🐒", "猿"])
    save_game(game, tmp_path / "g")
    assert load_game(tmp_path / "g").names == ("Zoë 🐒", "猿")
    assert "猿" in (tmp_path / "g").read_text(encoding="utf-8")


def test_a_byte_order_mark_is_ignored(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(format_game(played_game(rounds=1)), encoding="utf-8-sig")
    assert load_game(path).state == played_game(rounds=1).state


def unreadable(path: str | Path) -> GameFileError:
    with pytest.raises(GameFileError) as caught:
        load_game(path)
    assert caught.value.params.get("file", str(path)) == str(path)
    return caught.value


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    assert unreadable(tmp_path / "none.json").code == "file-unreadable"
    assert unreadable(tmp_path).code == "file-unreadable"
    assert unreadable("a\0b").code == "file-unreadable"
    (tmp_path / "latin").write_bytes(b'{"name": "\xe9"}')
    assert unreadable(tmp_path / "latin").params["reason"] == "not UTF-8 text"
    (tmp_path / "empty").write_bytes(b"")
    assert unreadable(tmp_path / "empty").code == "file-json"


def test_a_huge_file_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        # A terabyte that takes no space on the disk.
        file.truncate(1 << 40)
    assert unreadable(path).code == "file-too-large"


@pytest.mark.parametrize("name", ["none/game.json", "", "a\0b", "."])
def test_a_file_that_cannot_be_written_is_refused(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(GameFileError) as caught:
        save_game(played_game(rounds=1), name)
    assert caught.value.code == "file-unwritable"
    assert list(tmp_path.iterdir()) == []


def test_a_failed_save_leaves_the_old_file(tmp_path):
    path = tmp_path / "game.json"
    save_game(played_game(rounds=1), path)
    before = path.read_bytes()
    # A folder stands where the new file would be prepared.
    (tmp_path / "game.json.part").mkdir()
    with pytest.raises(GameFileError):
        save_game(played_game(rounds=2), path)
    assert path.read_bytes() == before


# Earlier versions of the standard pack


def test_a_game_of_version_1_of_the_standard_pack_is_replayed():
    text = (Path(__file__).parents[1] / "data" / "games" / "pack-1.json").read_text("utf-8")
    game = parse_game(text)
    assert game.pack.version == "1"
    assert game.is_over
    assert [score.total for score in game.scores] == [32, 33, 25]
    # Options that were added since have their defaults; every turn and its check is the same.
    again, before = json.loads(format_game(game)), json.loads(text)
    assert (again["turns"], again["result"]) == (before["turns"], before["result"])
