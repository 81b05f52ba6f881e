"""Compile the kernels of the package ahead of time.

Kernels are functions on numbers and arrays, marked with `@kernel`. They are ordinary Python and
run as such; this package translates them to C (`translate`), wraps them for Python (`bindings`)
and compiles them with an installed C compiler (`build`). Anything unsupported is
reported with file and line.
"""

from kernel_compiler.build import build
from kernel_compiler.types import KernelError

__all__ = ["KernelError", "build"]
