"""Format commands of this program so that they can be pasted into a shell."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from monkeypalace.cli.terminal.program import PROGRAM
from monkeypalace.cli.terminal.speech import printable


def command_line(*args: str | Path) -> str:
    """Return a command line that begins with the program as it was started."""
    return printable(shlex.join([*_program(), *map(str, args)]))


def resuming(file: str | Path, pack_file: str | Path | None, bots: Sequence[str] = ()) -> str:
    """Return the command that resumes a saved game."""
    pack = () if pack_file is None else ("--pack", pack_file)
    opponents = [word for bot in bots for word in ("--bot", bot)]
    return command_line("play", "--resume", file, *pack, *opponents)


def _program() -> list[str]:
    started = Path(sys.argv[0])
    if (started.parent.name, started.name) == (PROGRAM, "__main__.py"):
        return [sys.executable, "-m", PROGRAM]
    if started.stem == PROGRAM and not _is_on_path(started):
        return [str(started)]
    return [PROGRAM]


def _is_on_path(started: Path) -> bool:
    """Return whether the program's name alone would start it."""
    found = shutil.which(PROGRAM)
    return started == Path(started.name) or (
        found is not None and Path(found).absolute() == started.absolute()
    )
