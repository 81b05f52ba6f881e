"""`python -m kernel_compiler`: build the kernels of this checkout."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kernel_compiler import KernelError, build
from kernel_compiler.bindings import c_source


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kernel_compiler", description=__doc__)
    parser.add_argument("--checked", action="store_true", help="check every index at run time")
    parser.add_argument("--out", type=Path, help="the output folder; default: the package")
    parser.add_argument("--c", action="store_true", help="write the C file to standard output")
    arguments = parser.parse_args()
    root = Path(__file__).resolve().parent.parent
    try:
        if arguments.c:
            sys.stdout.write(c_source(root / "src" / "monkeypalace"))
            return 0
        built = build(root, checked=arguments.checked, out=arguments.out)
    except KernelError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0 if built else 1


if __name__ == "__main__":
    sys.exit(main())
