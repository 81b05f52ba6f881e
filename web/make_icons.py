"""Draw the app icons into `web/public`: `python web/make_icons.py`."""

from __future__ import annotations

from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).parent / "public"
SIZES = (192, 512)

#: An arch of the palace with a staircase over it, and bananas as the sun.
DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#2f7a4f"/><stop offset="1" stop-color="#123322"/>
</linearGradient></defs>
<rect width="96" height="96" rx="{corner}" fill="url(#sky)"/>
<circle cx="67" cy="29" r="13" fill="#f2c14a" stroke="#8a5a0c" stroke-width="2.5"/>
<path d="M61 24.5c1 6.500 5 10 12 10-2 4-13 4-14-8z" fill="#8a5a0c"/>
<g stroke="#3b2208" stroke-width="2.5" stroke-linejoin="round">
<path d="M17 76V46h5v-5h8v5h6v-5h8v5h5v30H39v-8a6 6 0 0 0-12 0v8z" fill="#b5522b"/>
<path d="M47 76V60h5v-5h8v5h6v-5h8v5h5v16H69v-3a6 6 0 0 0-12 0v3z" fill="#d98a4a"/>
<path d="M14 76h68v6H14z" fill="#ecbc4d"/>
</g></svg>
"""


def main() -> None:
    PUBLIC.mkdir(exist_ok=True)
    (PUBLIC / "icon.svg").write_text(DRAWING.format(corner=20), encoding="utf-8")
    for size in SIZES:
        # Systems crop an icon to their own shape, so the background fills the whole square.
        picture = svg_to_bytes(svg_string=DRAWING.format(corner=0), width=size, height=size)
        (PUBLIC / f"icon-{size}.png").write_bytes(bytes(picture))


if __name__ == "__main__":
    main()
