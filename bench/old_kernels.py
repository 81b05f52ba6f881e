"""The numba kernels from the Git history, in `build/numba-kernels` with their own environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "numba-kernels"
#: The last commit with kernels that numba compiles.
COMMIT: Final = "930fcb9"
_NEEDED: Final = ("click", "fluent.runtime", "gymnasium", "numba", "numpy")


def prepare() -> tuple[Path, dict[str, str]]:
    """Return the Python of the old kernels and its variables; install them on first use."""
    python = FOLDER / "venv" / "bin" / "python"
    stamp = FOLDER / "ready"
    if not stamp.exists() or stamp.read_text() != COMMIT:
        print("Setting up the old kernels in build/numba-kernels ...", file=sys.stderr)
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        source = subprocess.run(
            ["git", "archive", COMMIT, "src"], cwd=ROOT, check=True, capture_output=True
        ).stdout
        subprocess.run(["tar", "-x", "-C", FOLDER], input=source, check=True)
        subprocess.run([sys.executable, "-m", "venv", FOLDER / "venv"], check=True)
        pip = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, *_NEEDED], check=True)
        # Written last, so that an interrupted installation is done again.
        stamp.write_text(COMMIT)
    return python, {
        **os.environ,
        "PYTHONPATH": str(FOLDER / "src"),
        "MONKEYPALACE_CACHE": str(FOLDER / "cache"),
    }
