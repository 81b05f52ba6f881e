"""Compile the kernels of a checkout: `make` runs this when a kernel has changed.

This is `python -m kernel_compiler`, with the same options, but it also installs a C compiler if the
machine has none.
"""

from __future__ import annotations

import runpy
import subprocess
import sys

import kernel_compiler
from build_tools import ROOT, ZIG, kernels_wanted, needs_zig, provide


def main() -> None:
    if needs_zig():
        try:
            provide("ziglang", ZIG)
        except subprocess.CalledProcessError:
            sys.stderr.write("There is no C compiler, and Zig's could not be installed.\n")
    if sys.argv[1:]:
        runpy.run_module("kernel_compiler", run_name="__main__", alter_sys=True)
    else:
        # A missing compiler is not an error: `build` prints a message, and kernels run uncompiled.
        kernel_compiler.build(ROOT)


if __name__ == "__main__" and kernels_wanted():
    main()
