"""The program's name and exit codes."""

from __future__ import annotations

from typing import Final

PROGRAM: Final = "monkeypalace"

#: The exit code for invalid input.
REFUSED: Final = 2
#: The exit code that shells report after Ctrl-C.
INTERRUPTED: Final = 130
