"""Pin the dependencies of the server: `python deploy/lock.py`.

The requirements are read from `pyproject.toml` directly: pip would build the package, with kernels
and page, to find them. pip chooses the versions; each package is pinned by the hash of the wheel
for this system, so run it where the server will run.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

_DEPLOY = Path(__file__).parent
_LOCK = _DEPLOY / "requirements.lock"
_HEADER = """\
# The dependencies of the server with the hashes of their wheels: CPython 3.11, Linux (x86-64).
# `make lock` writes this file, `make audit` looks for known vulnerabilities.
#   pip install --require-hashes --requirement deploy/requirements.lock

"""


def requirements() -> list[str]:
    """Return the requirements of the server, with those of the extras that it includes."""
    text = (_DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    found = [*project["dependencies"]]
    extras = ["server"]
    for extra in extras:
        for requirement in project["optional-dependencies"][extra]:
            included = re.fullmatch(r"monkeypalace\[(.+)\]", requirement)
            if included:
                extras += included[1].split(",")
            else:
                found.append(requirement)
    return found


def main() -> None:
    options = "--dry-run --ignore-installed --only-binary :all: --quiet --report -"
    command = [sys.executable, "-m", "pip", "install", *options.split(), *requirements()]
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    entries = sorted(_entry(found) for found in report["install"])
    _LOCK.write_text(_HEADER + "\n".join(entries) + "\n", encoding="utf-8")


def _entry(found: dict[str, Any]) -> str:
    name = re.sub(r"[-_.]+", "-", found["metadata"]["name"]).lower()
    return f"{name}=={found['metadata']['version']} \\\n    --hash=sha256:{_hash(found)}"


def _hash(found: dict[str, Any]) -> str:
    source = found["download_info"]
    known = source.get("archive_info", {}).get("hashes", {}).get("sha256")
    if known is not None:
        return str(known)
    # The report has no hash for a local file.
    return hashlib.sha256(Path(unquote(urlsplit(source["url"]).path)).read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
