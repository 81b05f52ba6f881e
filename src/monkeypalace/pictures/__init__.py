"""Draw palaces and cards as SVG, and write palaces as LDraw models and building instructions.

Only the standard library is needed, and the same scene always gives the same bytes.
`pictures.raster` makes PNG files and films from the SVG.
"""

from monkeypalace.pictures import cards
from monkeypalace.pictures.cards import draw_cards
from monkeypalace.pictures.instructions import format_instructions
from monkeypalace.pictures.isometric import draw_isometric
from monkeypalace.pictures.ldraw import format_game_model, format_palace_model
from monkeypalace.pictures.plan import draw_plan
from monkeypalace.pictures.portrait import draw_film, draw_portrait, draw_snapshot, palaces_of
from monkeypalace.pictures.scene import Frame, Scene, scene_of

__all__ = [
    # Two modules, whose contents are not exported here: the classes of `cards` have names that are
    # too short without their module, and `raster` needs the extra `pictures`.
    "cards",
    "raster",
    "Frame",
    "Scene",
    "draw_cards",
    "draw_film",
    "draw_isometric",
    "draw_plan",
    "draw_portrait",
    "draw_snapshot",
    "format_game_model",
    "format_instructions",
    "format_palace_model",
    "palaces_of",
    "scene_of",
]
