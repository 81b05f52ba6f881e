"""A wheel carries the browser's page: it is built here, also on machines without Node."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg] - it has no configuration of its own
    """Builds the page for a wheel. An editable install takes it from `make play`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if self.target_name == "wheel" and version != "editable":
            script = runpy.run_path(str(Path(self.root) / "web" / "build_page.py"))
            script["build_page"]()
