"""Install programs from Debian that tests need."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest


def install(*packages: str) -> None:
    """Install packages from Debian; skip the test if that is not possible."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        pytest.skip(f"not installed: {', '.join(packages)}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # Another test process may be installing something at the same time.
    apt_get = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    for command in (["update"], ["install", "--no-install-recommends", "--yes", *packages]):
        subprocess.run([*apt_get, *command], check=True, env=quiet, capture_output=True)
