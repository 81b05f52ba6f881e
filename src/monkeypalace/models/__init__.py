"""The palace as a model for the editors of brick builders."""

from monkeypalace.models.ldraw import format_game_model, format_palace_model

__all__ = ["format_game_model", "format_palace_model"]
