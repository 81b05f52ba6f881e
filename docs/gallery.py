"""Make the pictures of the gallery: `python -m docs.gallery LIBRARY` (`make gallery`).

A game of four bots gives a picture, a film and a brick model. LeoCAD renders the model with the
LDraw library in the folder LIBRARY (Debian's package `ldraw-parts`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image, ImageChops

from monkeypalace.bots import ask, load_bot
from monkeypalace.game import Chance, Game, Options
from monkeypalace.pictures import draw_film, draw_portrait, format_game_model, palaces_of
from monkeypalace.pictures.raster import format_png, format_webp
from tests.pictures.leocad import render

PICTURES: Final = Path(__file__).parent / "pictures"
_PLAYERS: Final = 4
_SEED: Final = 21
#: Film and pictures must be small: people read these pages on phones.
_FILM_WIDTH: Final = 420
_WIDTH: Final = 1100


def gallery_game() -> Game:
    """Play the game of the gallery."""
    options = Options(map=2, butterfly=True, frog=True)
    game = Game(_PLAYERS, seed=_SEED, options=options)
    bots = [load_bot("mandrill") for _ in range(_PLAYERS)]
    chances = [Chance(seat) for seat in range(_PLAYERS)]
    while not game.is_over:
        index = game.seat - 1
        game.play(ask(bots[index], game.view(game.seat), chances[index]).decision)
    return game


def main(library: Path) -> None:
    """Write all pictures."""
    game = gallery_game()
    drawn = PICTURES / "gallery-palace.png"
    drawn.write_bytes(format_png(draw_portrait(game.state.palace), _WIDTH))
    with Image.open(drawn) as picture:
        picture.convert("P", palette=Image.Palette.ADAPTIVE, colors=128).save(drawn, optimize=True)
    film = PICTURES / "gallery-film.webp"
    film.write_bytes(format_webp(draw_film(palaces_of(game)), _FILM_WIDTH))
    with TemporaryDirectory() as folder:
        rendered = Path(folder) / "model.png"
        render(format_game_model(game), rendered, library)
        _cropped(rendered).save(PICTURES / "gallery-model.jpg", quality=86, optimize=True)


def _cropped(file: Path) -> Image.Image:
    """Return a picture without its white margin, in the width of the gallery."""
    with Image.open(file) as opened:
        # A margin on all sides, so that there is one even if the model reaches the edge.
        picture = Image.new("RGB", (opened.width + 80, opened.height + 80), "white")
        mask = opened.getchannel("A") if opened.mode == "RGBA" else None
        picture.paste(opened, (40, 40), mask)
    empty = Image.new("RGB", picture.size, "white")
    left, above, right, below = ImageChops.difference(picture, empty).getbbox() or (0, 0, 1, 1)
    margin = 20
    found = picture.crop((left - margin, above - margin, right + margin, below + margin))
    size = (_WIDTH, round(found.height * _WIDTH / found.width))
    return found.resize(size, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
