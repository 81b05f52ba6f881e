"""Environment variables for a process like that of a first-time user: an empty home folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

#: How the kernels run: compiled ahead of time, or as plain Python, as without a C compiler.
MODES: Final = {"compiled": "1", "uncompiled": "0"}


def settings(folder: Path, mode: str) -> dict[str, str]:
    """Return the environment variables of a new process whose home is a new, empty folder."""
    home = folder / "home"
    home.mkdir(parents=True)
    return {
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / ".cache"),
        "MONKEYPALACE_COMPILED": MODES[mode],
    }
