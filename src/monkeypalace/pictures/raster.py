"""Raster pictures: PNG, and films as GIF or WebP. They need the extra `pictures`."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from monkeypalace.errors import PictureError, brief, is_number

if TYPE_CHECKING:
    from PIL.Image import Image

#: Widths in pixels.
NARROWEST: Final = 64
WIDEST_PICTURE: Final = 4096
#: Limits memory, because all frames of a film are in memory together.
WIDEST_FILM: Final = 1280
PICTURE_WIDTH: Final = 1200
FILM_WIDTH: Final = 640

#: The duration of a turn, and of the finished palace, in milliseconds.
_TURN: Final = 700
_END: Final = 4000
#: The background of films, which cannot be transparent.
_BACKDROP: Final = "#fffaf0"


def format_png(svg: str, width: int = PICTURE_WIDTH) -> bytes:
    """Return a picture as PNG with this width in pixels."""
    _check_width(width, WIDEST_PICTURE)
    return _rendered(svg, width)


def format_gif(frames: Iterable[str], width: int = FILM_WIDTH) -> bytes:
    """Return SVG pictures of the same size as an animated GIF that repeats forever."""
    pictures = _pictures(frames, width)
    # The last frame has all colours. Without dithering, unchanged parts have equal pixels.
    palette = pictures[-1].quantize(256)
    from PIL.Image import Dither

    drawn = [picture.quantize(palette=palette, dither=Dither.NONE) for picture in pictures]
    return _film(drawn, "GIF", optimize=True)


def format_webp(frames: Iterable[str], width: int = FILM_WIDTH) -> bytes:
    """Return SVG pictures of the same size as an animated WebP that repeats forever."""
    return _film(_pictures(frames, width), "WEBP", quality=80, minimize_size=True)


def _check_width(width: int, widest: int) -> None:
    if not is_number(width, NARROWEST, widest):
        raise PictureError("picture-width", width=brief(width), least=NARROWEST, most=widest)


def _rendered(svg: str, width: int, background: str | None = None) -> bytes:
    from resvg_py import svg_to_bytes

    # Letters are drawn as shapes, so skip the slow search for fonts.
    return svg_to_bytes(svg, background=background, width=width, skip_system_fonts=True)


def _pictures(frames: Iterable[str], width: int) -> list[Image]:
    _check_width(width, WIDEST_FILM)
    from PIL.Image import open as open_image

    found: list[Image] = []
    before = ""
    for frame in frames:
        if frame == before:
            # Nothing was built in this turn.
            found.append(found[-1])
            continue
        with open_image(BytesIO(_rendered(frame, width, _BACKDROP))) as picture:
            found.append(picture.convert("RGB"))
        before = frame
    return found


def _film(pictures: list[Image], form: str, **options: Any) -> bytes:
    """Encode frames as a film; Pillow merges equal frames into a longer one."""
    times = [_TURN] * (len(pictures) - 1) + [_END]
    written = BytesIO()
    first, *others = pictures
    first.save(
        written,
        form,
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        **options,
    )
    return written.getvalue()
