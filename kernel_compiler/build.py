"""Build the extension module with an installed C compiler."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from kernel_compiler.bindings import c_source

#: Without fused operations and with defined overflow, every compiler gives the same results.
_FLAGS = (
    "-std=c11",
    "-O3",
    "-g0",
    "-fwrapv",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-fvisibility=hidden",
)
_TIME_LIMIT = 600


def build(root: Path, *, checked: bool = False, out: Path | None = None) -> Path | None:
    """Compile the kernels of the checkout at `root`; return the file, or `None` without a compiler.

    A `checked` build compares every index with the size of its array, and aborts the process if an
    index is invalid. The file is replaced atomically, and running programs keep the old one.
    """
    package = root / "src" / "monkeypalace"
    folder = package if out is None else out
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / module_name()
    flags = [*_FLAGS, *_link_flags(), *(["-DCHECKED"] if checked else [])]
    with tempfile.TemporaryDirectory(dir=folder, prefix=".kernels-") as scratch:
        source, built = Path(scratch) / "kernels.c", Path(scratch) / target.name
        began = Path(scratch).stat().st_mtime_ns
        source.write_text(c_source(package), encoding="utf-8")
        failures = []
        for compiler in compilers():
            command = [*compiler, *flags, str(source), "-o", str(built), *_libraries()]
            failure = _run(command, scratch)
            if failure is None:
                # Set the time at which the sources were read, so that later changes are noticed.
                os.utime(built, ns=(began, began))
                built.replace(target)
                return target
            failures.append(f"{shlex.join(compiler)}: {failure}")
    tried = "; ".join(failures) or "none was found"
    sys.stderr.write(
        f"monkeypalace: no C compiler could build the kernels ({tried}). The package works without "
        "them, but slowly: install a C compiler or `pip install ziglang`, and install again.\n"
    )
    return None


def module_name() -> str:
    return "_kernels.pyd" if sys.platform == "win32" else "_kernels.abi3.so"


def compilers() -> Iterator[list[str]]:
    """Yield the C compilers of this machine, the one of the package `ziglang` last."""
    yield from system_compilers()
    if importlib.util.find_spec("ziglang") is not None:
        # By default zig compiles for this processor only.
        yield [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline"]


def system_compilers() -> Iterator[list[str]]:
    """Yield the C compilers that are installed: `CC`, then the usual names."""
    named = os.environ.get("CC")
    if named:
        yield shlex.split(named)
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            yield [name]


def _link_flags() -> list[str]:
    if sys.platform == "darwin":
        return ["-bundle", "-undefined", "dynamic_lookup"]
    if sys.platform == "win32":
        return ["-shared"]
    return ["-shared", "-fPIC"]


def _libraries() -> list[str]:
    if sys.platform == "win32":
        return [str(Path(sys.base_prefix) / "libs" / "python3.lib")]
    return ["-lm"]


def _run(command: list[str], scratch: str) -> str | None:
    """Run a compiler; return the error on one line, or `None`."""
    # Zig's compiler needs a folder for its cache, even where there is no home folder.
    environment = {"ZIG_GLOBAL_CACHE_DIR": scratch, **os.environ}
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=_TIME_LIMIT,
            check=False,
            env=environment,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return None
    lines = done.stderr.strip().splitlines()
    errors = [line for line in lines if "error" in line] or lines
    return errors[0] if errors else f"exit status {done.returncode}"
