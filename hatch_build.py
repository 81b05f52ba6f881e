"""Hatchling's build hook: add compiled kernels and the browser's page to the packages.

| built | page | kernels |
|---|---|---|
| sdist | built with npm | no: they belong to one platform |
| wheel from a clone | built with npm | compiled |
| wheel from an sdist | taken from the sdist | compiled |
| editable install | no: `make play` builds the page | compiled, beside their sources |

`MONKEYPALACE_PAGE=0` leaves out the page, `MONKEYPALACE_COMPILED=0` the kernels.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import build_page  # noqa: E402 - needs the path above

import build_tools  # noqa: E402 - needs the path above


class BuildHook(BuildHookInterface):  # type: ignore[type-arg] - it has no configuration
    """Add the page and the kernels to what hatchling builds."""

    def dependencies(self) -> list[str]:
        """Return the tools that this build needs and this machine does not have.

        An editable install cannot be distinguished from a wheel here, so it gets Node as well.
        """
        needed = []
        if build_tools.page_wanted() and not build_page.is_fresh():
            needed.append(build_tools.NODE)
        compiles = self.target_name == "wheel" and build_tools.kernels_wanted()
        if compiles and build_tools.needs_zig():
            needed.append(build_tools.ZIG)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        editable = version == "editable"
        if build_tools.page_wanted() and not editable:
            build_page.build_page()
            build_data["artifacts"].append(_pattern(build_page.STATIC))
        if self.target_name == "wheel":
            kernels = self._compile_kernels()
            if kernels is not None and not editable:
                build_data["artifacts"].append(_pattern(kernels))
                build_data["pure_python"] = False
                build_data["tag"] = f"cp311-abi3-{_platform()}"

    def _compile_kernels(self) -> Path | None:
        if not build_tools.kernels_wanted():
            self.app.display_warning("MONKEYPALACE_COMPILED=0: the package will run uncompiled.")
            return None
        import kernel_compiler

        # Prints a message if there is no compiler.
        return kernel_compiler.build(ROOT)


def _pattern(path: Path) -> str:
    """Return the pattern that makes hatchling include a file or folder that git ignores."""
    return f"/{path.relative_to(ROOT).as_posix()}"


def _platform() -> str:
    """Return this machine's tag, not `manylinux`: a local build may not run on other systems."""
    return next(tag for tag in platform_tags() if not tag.startswith(("manylinux", "musllinux")))
