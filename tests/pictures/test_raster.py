"""Raster pictures and films have the right size and frames, and show the palace."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from monkeypalace.errors import PictureError
from monkeypalace.gamefile import moments
from monkeypalace.palace import Palace
from monkeypalace.pictures import draw_film, draw_isometric, draw_plan, palaces_of, scene_of
from monkeypalace.pictures.raster import format_gif, format_png, format_webp
from tests.boards import START, board
from tests.gamefile.games import played_game

FILMS = {"GIF": format_gif, "WEBP": format_webp}
#: Much higher than the palace at the beginning.
TOWER = board("""
        a    b
    2   .    .
    1   ccccAe  ccccAw
""")


def opened(data: bytes) -> Any:
    """Return a picture as `Any`: Pillow's types do not have frames."""
    return Image.open(BytesIO(data))


def test_a_picture_has_the_width_that_was_asked_for():
    with opened(format_png(draw_plan(scene_of(START)), 300)) as picture:
        assert (picture.format, picture.size) == ("PNG", (300, 300))
    with opened(format_png(draw_isometric(scene_of(START)), 300)) as picture:
        assert picture.width == 300
        assert 150 < picture.height < 300


def test_letters_are_rendered_without_fonts():
    drawn = draw_plan(scene_of(START))
    with opened(format_png(drawn, 548)) as picture:
        # The plan is 548 units wide, so a pixel is a unit. Cut out the "1" of the lowest rank.
        rank = picture.convert("L").crop((7, 474, 27, 494))
    darkest, lightest = rank.getextrema()
    assert darkest < 80
    assert lightest > 180


def test_around_the_palace_a_picture_is_transparent():
    with opened(format_png(draw_isometric(scene_of(START)), 200)) as picture:
        assert picture.convert("RGBA").getpixel((0, 0))[3] == 0


@pytest.mark.parametrize("width", [0, -1, 63, 4097, True, "wide", 10**30])
def test_a_width_out_of_bounds_is_refused(width):
    with pytest.raises(PictureError, match="from 64 to 4,096"):
        format_png("<svg/>", width)


@pytest.mark.parametrize("film", FILMS.values())
def test_a_film_out_of_bounds_is_refused(film):
    with pytest.raises(PictureError, match="from 64 to 1,280"):
        film([], 1281)


def growing() -> list[Palace]:
    """Return the different palaces of a game, in order."""
    return list(dict.fromkeys(palaces_of(played_game(rounds=4))))


@pytest.mark.parametrize("form", FILMS)
def test_a_film_has_a_frame_for_each_turn_and_a_long_last_one(form: str):
    palaces = growing()
    assert len(palaces) > 6
    with opened(FILMS[form](draw_film(palaces), 160)) as film:
        assert film.format == form
        assert film.n_frames == len(palaces)
        assert film.info["loop"] == 0
        assert durations(film) == [700] * (len(palaces) - 1) + [4000]


@pytest.mark.parametrize("form", FILMS)
def test_a_turn_without_building_is_as_long_as_others(form: str):
    first, second, *_ = growing()
    with opened(FILMS[form](draw_film([first, first, second, second]), 160)) as film:
        assert sum(durations(film)) == 3 * 700 + 4000


def durations(film: Any) -> list[int]:
    found = []
    for number in range(film.n_frames):
        film.seek(number)
        film.load()
        found.append(film.info["duration"])
    return found


def test_all_frames_of_a_film_have_the_same_viewpoint():
    frames = list(draw_film([START, TOWER]))
    boxes = {frame.partition('viewBox="')[2].partition('"')[0] for frame in frames}
    assert len(boxes) == 1
    alone = [draw_isometric(scene_of(palace)) for palace in (START, TOWER)]
    assert boxes != {alone[0].partition('viewBox="')[2].partition('"')[0]}
    with opened(format_webp(frames, 160)) as film, opened(format_png(frames[1], 160)) as tower:
        assert film.size == tower.size


def test_a_film_begins_before_the_first_turn():
    game = played_game(rounds=4)
    palaces = palaces_of(game)
    assert len(palaces) == len(list(moments(game))) + 1
    assert palaces[0] == game.restarted().state.palace
    assert palaces[-1] == game.state.palace


@pytest.mark.parametrize(("write", "most"), [(format_gif, 900_000), (format_webp, 600_000)])
def test_a_film_is_small_enough_to_send(write: Callable[..., bytes], most: int):
    assert len(write(draw_film(growing()[-4:]))) < most
