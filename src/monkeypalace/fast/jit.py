"""Compiled where numba is installed, plain Python where it is not.

`kernel` marks a function that works on numbers and arrays only. The environment variable
`MONKEYPALACE_JIT=0` keeps the kernels uncompiled, for tracebacks and coverage.

Compiled code is kept in the user's cache folder, or where `MONKEYPALACE_CACHE` says, under a
name made from all sources of this package, and of the kernel's own if it is another one: numba
itself does not notice when a function that another file's kernel calls has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

numba: Any
try:
    import numba
except ImportError:  # pragma: no cover - depends on what is installed
    numba = None

_HERE: Final = Path(__file__).parent

#: Compiled code of so many other versions is kept.
_KEPT_FOLDERS: Final = 4

#: Whether kernels are compiled in this process.
COMPILED: Final[bool] = numba is not None and os.environ.get("MONKEYPALACE_JIT") != "0"


@lru_cache(maxsize=8)
def cache_folder(package: Path = _HERE) -> Path | None:
    """Where compiled code of a package is kept; `None` if nothing can be written there."""
    named = os.environ.get("MONKEYPALACE_CACHE")
    if named:
        base = Path(named)
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "monkeypalace"
    digest = hashlib.sha256(f"{sys.version} {numba.__version__}".encode())
    for sources in sorted({_HERE, package}):
        for source in sorted(sources.glob("*.py")):
            digest.update(source.read_bytes())
    folder = base / f"{package.name}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old_folders(base, f"{package.name}-*", folder)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old_folders(base: Path, names: str, current: Path) -> None:
    """Keep the folders of the last few versions only."""
    others = [folder for folder in base.glob(names) if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[_KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)


def _package_of(function: Callable[..., Any]) -> Path:
    return Path(function.__code__.co_filename).parent


def _compile(function: F, **options: bool) -> F:
    if not COMPILED:
        return function
    folder = cache_folder(_package_of(function))
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or "")
    try:
        # error_model: a division by zero is never meant here and not worth a check each time.
        compiled: F = numba.njit(
            cache=folder is not None, nogil=True, error_model="numpy", **options
        )(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled


def kernel(function: F) -> F:
    """Compile a function on its first call and keep the result on disk."""
    return _compile(function)


def parallel_kernel(function: F) -> F:
    """As `kernel`; a loop over `each(n)` in it runs on all cores."""
    return _compile(function, parallel=True)


#: The range of a loop whose rounds do not depend on each other.
each: Any = numba.prange if COMPILED else range


@lru_cache(maxsize=32)
def announce_compilation(kernel: Any) -> None:
    """Say what is going on before the first call of a kernel compiles it; once is enough."""
    if COMPILED and not _is_cached(kernel):
        _say_it_compiles()


@lru_cache(maxsize=1)
def _say_it_compiles() -> None:
    from monkeypalace.locale import text

    print(text("fast-compiling"), file=sys.stderr, flush=True)  # noqa: T201 - said once


def _is_cached(kernel: Any) -> bool:
    """Whether numba has an index of compiled code for this kernel in our folder."""
    function = kernel.py_func
    folder = cache_folder(_package_of(function))
    name = f"{Path(function.__code__.co_filename).stem}.{function.__qualname__}-*.nbi"
    return folder is not None and any(folder.rglob(name))


def use_cores(count: int) -> None:
    """Let parallel kernels of this thread use at most so many cores."""
    if COMPILED:
        numba.set_num_threads(max(1, min(count, numba.config.NUMBA_NUM_THREADS)))
