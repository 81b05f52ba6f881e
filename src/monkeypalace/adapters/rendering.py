"""Show a game: text, pictures as arrays of pixels, and films of an episode."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, Final

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.kernels.layout import DECISION, EXTEND, GAP, STAGE
from monkeypalace.building import Staircase
from monkeypalace.errors import OptionsError, brief
from monkeypalace.notation import format_staircase
from monkeypalace.palace import FILES, RANKS, Palace, Spot
from monkeypalace.pictures import draw_film, draw_snapshot, raster
from monkeypalace.search import decode_staircase

with needs("rl"):
    import numpy as np

RENDER_MODES: Final = ("human", "ansi", "rgb_array")

#: The width of a rendered array, in pixels.
PIXELS: Final = 640

#: The film formats by the ending of the file's name.
_FORMATS: Final = {".gif": raster.format_gif, ".webp": raster.format_webp}


def render(game: ActionGame, mode: str | None) -> Any:
    """Return the game as a text or an array of pixels, or print it, depending on the mode."""
    if mode == "ansi":
        return draw_text(game)
    if mode == "rgb_array":
        return draw_pixels(game)
    if mode == "human":
        print(draw_text(game))  # noqa: T201 - this mode prints
    return None


def draw_text(game: ActionGame) -> str:
    """Return the board with ground, height and top of each spot, then the acting seat."""
    palace = game.state.palace
    lines = [f"{rank}  " + "".join(_cell(palace, rank, file) for file in FILES) for rank in RANKS]
    lines.reverse()
    lines.append("   " + "".join(file.ljust(6) for file in FILES))
    bananas = " ".join(str(number) for number in game.bananas())
    staircase = _draft(game)
    written = "" if staircase is None else f"{format_staircase(staircase)} "
    lines.append(f"player_{game.seat} {game.stage} {written}| {bananas}")
    return "\n".join(line.rstrip() for line in lines)


def _cell(palace: Palace, rank: str, file: str) -> str:
    spot = Spot(file + rank)
    colour, stack = palace.ground.colour(spot), palace.stack(spot)
    if colour is None:
        return ".".ljust(6)
    animal = palace.animal_on(spot)
    built = f"{stack.height}{stack.top}" if stack.top else ""
    return f"{colour}{built}{str(animal)[0].upper() if animal else ''}".ljust(6)


def _draft(game: ActionGame) -> Staircase | None:
    """Return the unfinished staircase."""
    if game.draft[STAGE] not in (EXTEND, GAP):
        return None
    return decode_staircase(game.draft[DECISION:])


def draw_pixels(game: ActionGame) -> Any:
    """Return the isometric picture of the palace; the unfinished staircase is highlighted."""
    from PIL.Image import open as open_image

    png = raster.format_png(draw_snapshot(game.state.palace, _draft(game)), PIXELS)
    with open_image(BytesIO(png)) as picture:
        paper = picture.convert("RGBA")
    flat = np.full((paper.height, paper.width, 3), 255, dtype=np.uint8)
    drawn = np.asarray(paper)
    opacity = drawn[..., 3:].astype(np.uint16)
    return ((drawn[..., :3] * opacity + flat * (255 - opacity)) // 255).astype(np.uint8)


class Recorder:
    """The palaces of an episode, for a film with a frame for each staircase."""

    def __init__(self) -> None:
        self._palaces: list[Palace] = []

    def begin(self, game: ActionGame) -> None:
        """Forget the last episode."""
        self._palaces = [game.state.palace]

    def add(self, game: ActionGame) -> None:
        """Add the palace if it has changed."""
        palace = game.state.palace
        if palace != self._palaces[-1]:
            self._palaces.append(palace)

    def save(self, file: str | Path, width: int = PIXELS) -> None:
        """Write the film as GIF or WebP, depending on the ending of the file's name."""
        path = Path(file)
        form = _FORMATS.get(path.suffix.lower())
        if form is None:
            choices = ", ".join(_FORMATS)
            raise OptionsError("option-choice", name="file", text=brief(path.name), choices=choices)
        path.write_bytes(form(draw_film(self._palaces), width))


def new_recorder(mode: str | None) -> Recorder | None:
    """Return a recorder if the mode draws pictures.

    Raises `MissingExtraError` if the libraries for pictures are not installed.
    """
    if mode != "rgb_array":
        return None
    with needs("pictures"):
        import resvg_py  # noqa: F401 - only to see whether it is there
    return Recorder()


def save_film(recorder: Recorder | None, file: str | Path, width: int) -> None:
    """Write a film if the environment records one."""
    if recorder is None:
        raise OptionsError("environment-film")
    recorder.save(file, width)
