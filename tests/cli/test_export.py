"""`monkeypalace export`: the file extension decides; unsuitable options are refused."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from monkeypalace.gamefile import format_game, moments
from monkeypalace.locale import LANGUAGES
from tests.cli.runs import POSITION, good, refused
from tests.gamefile.games import played_game

ENDINGS = ".svg .png .gif .webp .ldr .mpd .html"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(format_game(played_game(rounds=3)), encoding="utf-8")
    return file


def export(source: Path | str, out: Path, *options: str, typed: str = "") -> bytes:
    assert good("export", source, out, *options, typed=typed) == f"Written: {out}\n"
    return out.read_bytes()


def test_a_picture_of_a_position(tmp_path):
    isometric = export("-", tmp_path / "a.svg", typed=POSITION)
    assert "d4 Ae" in (ElementTree.fromstring(isometric).findtext("{*}desc") or "")
    plan = export("-", tmp_path / "b.SVG", "--plan", typed=POSITION)
    assert plan != isometric
    ElementTree.fromstring(plan)


def test_a_png_has_the_given_width(tmp_path):
    export("-", tmp_path / "a.png", "--plan", "--width", "100", typed=POSITION)
    with Image.open(tmp_path / "a.png") as picture:
        assert (picture.format, picture.size) == ("PNG", (100, 100))


@pytest.mark.parametrize(("ending", "form"), [("gif", "GIF"), ("webp", "WEBP")])
def test_a_film_of_a_game(game, tmp_path, ending, form):
    out = tmp_path / f"film.{ending}"
    export(game, out, "--width", "128")
    pictures = {moment.state.palace for moment in moments(played_game(rounds=3))}
    # Pillow's types do not have frames.
    film: Any
    with Image.open(out) as film:
        assert film.format == form
        assert film.width == 128
        assert film.n_frames == len(pictures) + 1


def test_models_of_positions_and_games(game, tmp_path):
    placed = export("-", tmp_path / "a.ldr", typed=POSITION).decode()
    assert placed.startswith("0 FILE palace.ldr\n0 A palace\n")
    # The plate with the ground, and the palace.
    assert placed.count("0 STEP") == 2
    steps = export(game, tmp_path / "a.mpd").decode()
    assert steps.count("0 STEP") > 3


def test_building_instructions_of_a_game(game, tmp_path):
    page = export(game, tmp_path / "a.html").decode()
    assert "<h1>Build this palace</h1>" in page
    assert "Round 3" in page
    shorter = export(game, tmp_path / "b.html", "--turn", "1.1").decode()
    # The starting staircase, the turn, and the animals.
    assert page.count("<li>") > shorter.count("<li>") == 3
    assert "not from a position" in refused("export", "-", tmp_path / "c.html", typed=POSITION)


def test_a_turn_can_be_chosen(game, tmp_path):
    whole = export(game, tmp_path / "whole.mpd").decode().count("0 STEP")
    some = export(game, tmp_path / "some.mpd", "--turn", "1.2").decode().count("0 STEP")
    none = export(game, tmp_path / "none.mpd", "--turn", "0").decode().count("0 STEP")
    assert whole > some > none == 2
    last = export(game, tmp_path / "last.svg")
    assert export(game, tmp_path / "first.svg", "--turn", "1.1") != last
    assert "no turn 9.1" in refused("export", game, tmp_path / "x.svg", "--turn", "9.1")


def test_an_unknown_ending_is_refused_with_the_known_ones(game, tmp_path):
    for name in ("palace.jpg", "palace", ".png", "-", "palace.svg.gz"):
        assert ENDINGS in refused("export", game, tmp_path / name)
    assert ENDINGS in refused("export", game, "-")
    assert list(tmp_path.iterdir()) == [game]


def test_an_existing_file_is_kept(tmp_path):
    file = tmp_path / "palace.svg"
    file.write_text("mine")
    assert "is there already" in refused("export", "-", file, typed=POSITION)
    assert file.read_text() == "mine"
    export("-", file, "--force", typed=POSITION)
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_a_folder_is_no_file(tmp_path):
    folder = tmp_path / "palace.png"
    folder.mkdir()
    for options in ([], ["--force"]):
        assert "is a folder" in refused("export", "-", folder, *options, typed=POSITION)
    missing = tmp_path / "nowhere" / "palace.svg"
    assert "cannot be written" in refused("export", "-", missing, typed=POSITION)


def test_a_position_has_no_turns(tmp_path):
    out = tmp_path / "palace.svg"
    assert "no turns" in refused("export", "-", out, "--turn", "1.1", typed=POSITION)
    for ending in ("gif", "webp"):
        out = tmp_path / f"film.{ending}"
        assert "a saved game" in refused("export", "-", out, typed=POSITION)
        assert not out.exists()


@pytest.mark.parametrize("width", ["0", "-5", "63", "4097", "99999999999999999999999"])
def test_a_width_out_of_bounds_is_refused(tmp_path, width):
    out = tmp_path / "palace.png"
    said = refused("export", "-", out, "--width", width, typed=POSITION)
    assert "from 64 to 4,096" in said
    assert not out.exists()


def test_options_must_fit_the_ending(game, tmp_path):
    assert ".svg .png" in refused("export", game, tmp_path / "a.gif", "--plan")
    assert ".svg .png" in refused("export", game, tmp_path / "a.mpd", "--plan")
    assert ".png .gif .webp" in refused("export", game, tmp_path / "a.svg", "--width", "100")


def test_without_the_extra_a_line_says_what_to_install(tmp_path, monkeypatch):
    usual = builtins.__import__

    def without_resvg(name, *args, **kwargs):
        if name == "resvg_py":
            raise ModuleNotFoundError(name)
        return usual(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without_resvg)
    said = refused("export", "-", tmp_path / "palace.png", typed=POSITION)
    assert "monkeypalace[pictures]" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_ending(language):
    said = good("--lang", language, "export", "--help")
    for ending in ENDINGS.split():
        assert ending in said
