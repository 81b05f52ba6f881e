"""Pictures of pixels: PNG, and films as GIF or WebP. They need the extra `pictures`."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from monkeypalace.errors import PictureError, brief, is_number

if TYPE_CHECKING:
    from PIL.Image import Image

#: In pixels.
NARROWEST: Final = 64
WIDEST_PICTURE: Final = 4096
#: All frames of a film are in memory at once.
WIDEST_FILM: Final = 1280
PICTURE_WIDTH: Final = 1200
FILM_WIDTH: Final = 640

#: A turn, and the finished palace; in milliseconds.
_TURN: Final = 700
_END: Final = 4000
#: Behind the palace, where a film cannot be transparent.
_BACKDROP: Final = "#fffaf0"


def format_png(svg: str, width: int = PICTURE_WIDTH) -> bytes:
    """Return a picture as PNG, so many pixels wide."""
    _check_width(width, WIDEST_PICTURE)
    return _rendered(svg, width)


def format_gif(frames: Iterable[str], width: int = FILM_WIDTH) -> bytes:
    """Return a film of SVG pictures of the same size as an animated GIF, repeated for ever."""
    pictures = _pictures(frames, width)
    # The end has all colours. Without dithering, what stands still has the same pixels.
    palette = pictures[-1].quantize(256)
    from PIL.Image import Dither

    drawn = [picture.quantize(palette=palette, dither=Dither.NONE) for picture in pictures]
    return _film(drawn, "GIF", optimize=True)


def format_webp(frames: Iterable[str], width: int = FILM_WIDTH) -> bytes:
    """Return a film of SVG pictures of the same size as an animated WebP, repeated for ever."""
    return _film(_pictures(frames, width), "WEBP", quality=80, minimize_size=True)


def _check_width(width: int, widest: int) -> None:
    if not is_number(width, NARROWEST, widest):
        raise PictureError("picture-width", width=brief(width), least=NARROWEST, most=widest)


def _rendered(svg: str, width: int, background: str | None = None) -> bytes:
    from resvg_py import svg_to_bytes

    # Letters are drawn as shapes, so there is no use for fonts; looking for them takes time.
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
    """Pictures one after the other; Pillow makes one longer frame of those that are the same."""
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
