"""Programs that tests run and that Debian has."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest


def install(*packages: str) -> None:
    """Install Debian's packages, if we may; otherwise the test is skipped."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.skip(f"not installed: {', '.join(packages)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Another process of the tests may be installing something, too.
    patient = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "--no-install-recommends", "--yes", *packages]):
        subprocess.run([*patient, *command], check=True, env=quiet, capture_output=True)
